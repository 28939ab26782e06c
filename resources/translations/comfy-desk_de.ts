<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>comfy_desk</name>
    <message>
        <location filename="app/accounts.py"/>
        <source>Add one of your own to name it.</source>
        <translation>Bitte ein eigenes hinzufügen; dem lässt sich ein Name geben.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>An account needs a name.</source>
        <translation>Ein Konto braucht einen Namen.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Change it there and start again.</source>
        <translation>Bitte dort ändern und neu starten.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Choose it in the list.</source>
        <translation>Bitte in der Liste wählen.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Correct it.</source>
        <translation>Bitte korrigieren.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Correct or remove it.</source>
        <translation>Bitte korrigieren oder entfernen.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Remove it there and start again.</source>
        <translation>Bitte dort entfernen und neu starten.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Remove its key instead.</source>
        <translation>Bitte stattdessen seinen Schlüssel entfernen.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Remove one first.</source>
        <translation>Bitte zuerst eines entfernen.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Remove the variable and start again.</source>
        <translation>Bitte die Variable entfernen und neu starten.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>The Router takes this key.</source>
        <translation>Der Router nimmt diesen Schlüssel an.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>The Router takes this key. Balance: {balance}.</source>
        <translation>Der Router nimmt diesen Schlüssel an. Guthaben: {balance}.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>The key of this account comes from {key_variable}.</source>
        <translation>Der Schlüssel dieses Kontos kommt aus {key_variable}.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>The usual account stays in the list.</source>
        <translation>Das übliche Konto bleibt in der Liste.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>There can be at most {most} accounts.</source>
        <translation>Es kann höchstens {most} Konten geben.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <location filename="media/inputs.py"/>
        <location filename="ui/forms/media_load.py"/>
        <source>This</source>
        <translation>Dies</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>This account comes from the environment.</source>
        <translation>Dieses Konto kommt aus der Umgebung.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <location filename="services/request_acts.py"/>
        <location filename="services/session.py"/>
        <source>This account is not here any more.</source>
        <translation>Dieses Konto ist nicht mehr hier.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Type one.</source>
        <translation>Bitte einen eingeben.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Wait for them or cancel them: nobody else can collect them.</source>
        <translation>Bitte auf sie warten oder sie abbrechen: Niemand sonst kann sie abholen.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{host} (environment)</source>
        <translation>{host} (Umgebung)</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{label} uses this key already.</source>
        <translation>{label} verwendet diesen Schlüssel schon.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{name} is not the address of a Router.</source>
        <translation>{name} ist nicht die Adresse eines Routers.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{unfinished} of its requests has not ended.</source>
        <translation>{unfinished} seiner Aufträge ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{unfinished} of its requests have not ended.</source>
        <translation>{unfinished} seiner Aufträge sind noch nicht zu Ende.</translation>
    </message>
    <message>
        <location filename="app/faults.py"/>
        <source>a thread</source>
        <translation>ein Thread</translation>
    </message>
    <message>
        <location filename="app/practice.py"/>
        <source>Start the program again.</source>
        <translation>Bitte das Programm neu starten.</translation>
    </message>
    <message>
        <location filename="app/practice.py"/>
        <source>The practice Router could not be started.</source>
        <translation>Der Übungs-Router konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <location filename="app/practice.py"/>
        <source>The practice Router did not start.</source>
        <translation>Der Übungs-Router ist nicht gestartet.</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Another comfy-desk window works with these requests.</source>
        <translation>Ein anderes Fenster von comfy-desk arbeitet mit diesen Aufträgen.</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Enter a key</source>
        <translation>Schlüssel eingeben</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Its key is not here.</source>
        <translation>Sein Schlüssel ist nicht hier.</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Opening your own accounts…</source>
        <translation>Ihre eigenen Konten werden geöffnet …</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <location filename="ui/frame_words.py"/>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Putting the key into the keyring…</source>
        <translation>Der Schlüssel wird in den Schlüsselbund gelegt …</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Starting the practice Router…</source>
        <translation>Der Übungs-Router wird gestartet …</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <location filename="media/workers.py"/>
        <location filename="services/desk.py"/>
        <source>The program is closing.</source>
        <translation>Das Programm wird beendet.</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>The system keyring has not answered yet; it may be waiting to be unlocked.</source>
        <translation>Der Schlüsselbund des Systems hat noch nicht geantwortet; vielleicht wartet er darauf, entsperrt zu werden.</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Use that one, or close it first.</source>
        <translation>Bitte jenes verwenden oder zuerst schließen.</translation>
    </message>
    <message>
        <location filename="app/tour_choosing.py"/>
        <location filename="ui/compare/table.py"/>
        <source>Reading what was sent…</source>
        <translation>Gesendetes wird gelesen …</translation>
    </message>
    <message>
        <location filename="app/wiring.py"/>
        <location filename="ui/status_line.py"/>
        <source>Practice Router</source>
        <translation>Übungs-Router</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>An answer came that is not from the Router, or not whole.</source>
        <translation>Eine Antwort kam, die nicht vom Router oder nicht vollständig ist.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>An earlier try may have run and been charged.</source>
        <translation>Ein früherer Versuch ist vielleicht gelaufen und wurde dann berechnet.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Failed ({name}).</source>
        <translation>Fehlgeschlagen ({name}).</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <location filename="services/history.py"/>
        <source>HTTP {status}</source>
        <translation>HTTP {status}</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>It may have run and been charged before; sent as new, it may be charged again.</source>
        <translation>Der Auftrag wurde vielleicht schon ausgeführt und berechnet; als neuer gesendet, kann er noch einmal berechnet werden.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>It waited in the queue too long and never started.</source>
        <translation>Der Auftrag wartete zu lange in der Warteschlange und begann nie.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>May have been charged.</source>
        <translation>Vielleicht berechnet.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Not charged.</source>
        <translation>Nicht berechnet.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <location filename="ui/failing_words.py"/>
        <source>Nothing was reported about a charge.</source>
        <translation>Über Kosten wurde nichts gemeldet.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Something on this machine failed.</source>
        <translation>Auf diesem Rechner ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router could not be reached.</source>
        <translation>Der Router war nicht erreichbar.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router did not accept the key.</source>
        <translation>Der Router hat den Schlüssel nicht angenommen.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <location filename="services/request_acts.py"/>
        <source>The Router does not know this request under this account.</source>
        <translation>Der Router kennt diesen Auftrag unter diesem Konto nicht.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <location filename="services/models.py"/>
        <source>The Router does not offer this model.</source>
        <translation>Der Router bietet dieses Modell nicht an.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router does not take this request under its key again.</source>
        <translation>Der Router nimmt diesen Auftrag mit seinem Schlüssel nicht noch einmal.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router had a fault of its own.</source>
        <translation>Im Router ist ein Fehler aufgetreten.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router is not available just now.</source>
        <translation>Der Router ist gerade nicht verfügbar.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router keeps results for 24 hours; this one is gone.</source>
        <translation>Der Router behält Ergebnisse 24 Stunden; dieses ist fort.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The account asked too often; everything waits a moment.</source>
        <translation>Das Konto hat zu oft angefragt; alles wartet einen Moment.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The account has too few credits for this.</source>
        <translation>Das Konto hat dafür zu wenig Credits.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The connection closed before the answer.</source>
        <translation>Die Verbindung endete vor der Antwort.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The line broke before the answer.</source>
        <translation>Die Leitung brach vor der Antwort ab.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The model did not accept something in the form.</source>
        <translation>Das Modell hat etwas im Formular nicht angenommen.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The model refused this on grounds of its content policy.</source>
        <translation>Das Modell hat dies wegen seiner Inhaltsrichtlinien abgelehnt.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The model refused {subject}.</source>
        <translation>Abgelehnt vom Modell: {subject}.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The partner that runs this model did not answer in time.</source>
        <translation>Partner antwortete nicht rechtzeitig.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The partner that runs this model failed.</source>
        <translation>Fehler beim Partner dieses Modells.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The run outlasted the connection.</source>
        <translation>Die Ausführung dauerte länger als die Verbindung.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>This key may not use this model.</source>
        <translation>Dieser Schlüssel darf dieses Modell nicht verwenden.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>This model charges for refusals.</source>
        <translation>Dieses Modell berechnet Ablehnungen.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>This model does not charge for refusals.</source>
        <translation>Dieses Modell berechnet Ablehnungen nicht.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>This model or key cannot use the queue.</source>
        <translation>Dieses Modell oder dieser Schlüssel kann die Warteschlange nicht verwenden.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Too many of your requests wait at the Router; this one waits here.</source>
        <translation>Zu viele Ihrer Aufträge warten beim Router; dieser wartet hier.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Too many runs at once; this one waits.</source>
        <translation>Zu viele Ausführungen auf einmal; diese wartet.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Whether this model charges for refusals is not known.</source>
        <translation>Ob dieses Modell Ablehnungen berechnet, ist nicht bekannt.</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the film it had made</source>
        <translation>der Film, den es gemacht hatte</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the film you gave</source>
        <translation>der gegebene Film</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the picture it had made</source>
        <translation>das Bild, das es gemacht hatte</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the picture you gave</source>
        <translation>das gegebene Bild</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the prompt</source>
        <translation>der Prompt</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the sound it had made</source>
        <translation>der Ton, den es gemacht hatte</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the sound you gave</source>
        <translation>der gegebene Ton</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the text it had written</source>
        <translation>der Text, den es geschrieben hatte</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>what it had made</source>
        <translation>was es gemacht hatte</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>what was sent</source>
        <translation>was gesendet wurde</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>All words must be there; a word may be the beginning of a longer one.</source>
        <translation>Alle Wörter müssen vorkommen; ein Wort darf der Anfang eines längeren sein.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Exactly these words, one after another.</source>
        <translation>Genau diese Wörter, eines nach dem anderen.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>In a collection of this name.</source>
        <translation>In einer Sammlung dieses Namens.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made before this day.</source>
        <translation>Vor diesem Tag entstanden.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made on this day or later. A month, a year, or 7d, 2w, 3m, 12h ago work as well.</source>
        <translation>An diesem Tag oder später entstanden. Ein Monat, ein Jahr oder 7d, 2w, 3m, 12h (so lange her) gehen auch.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made today; yesterday works as well.</source>
        <translation>Heute entstanden; yesterday (gestern) geht auch.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made with a model of this name or provider.</source>
        <translation>Mit einem Modell dieses Namens oder Anbieters entstanden.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made with exactly this seed.</source>
        <translation>Mit genau diesem Seed entstanden.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Not what stands behind the minus sign; works before every filter.</source>
        <translation>Nicht, was hinter dem Minuszeichen steht; geht vor jedem Filter.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Of a batch of this name.</source>
        <translation>Aus einem Stapel dieses Namens.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Picked while going through many.</source>
        <translation>Beim Durchsehen ausgewählt.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Rated so, with 1 to 5 stars; also rating:3, rating:&gt;3, rating:&lt;=2.</source>
        <translation>So bewertet, mit 1 bis 5 Sternen; auch rating:3, rating:&gt;3, rating:&lt;=2.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Rejected while going through many.</source>
        <translation>Beim Durchsehen aussortiert.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The file is larger than this; b, kb, mb and gb work.</source>
        <translation>Die Datei ist größer als das; b, kb, mb und gb gehen.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <location filename="ui/copying.py"/>
        <location filename="ui/cull/stage.py"/>
        <source>The file is no longer where it was saved.</source>
        <translation>Die Datei ist nicht mehr dort, wo sie gespeichert wurde.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The request cost more than so many dollars.</source>
        <translation>Der Auftrag hat mehr als so viele Dollar gekostet.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The word stands in the file's name.</source>
        <translation>Das Wort steht im Namen der Datei.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The word stands in the prompt.</source>
        <translation>Das Wort steht im Prompt.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The word stands in your note; note: alone finds all that have one.</source>
        <translation>Das Wort steht in Ihrer Notiz; note: allein findet alle, die eine haben.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Without a file in your folder.</source>
        <translation>Ohne Datei in Ihrem Ordner.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Without stars.</source>
        <translation>Ohne Sterne.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Your favourites.</source>
        <translation>Ihre Favoriten.</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>image, video, audio, 3d, vector or text; several with commas.</source>
        <translation>image, video, audio, 3d, vector oder text; mehrere mit Kommas.</translation>
    </message>
    <message>
        <location filename="domain/output.py"/>
        <source>held back</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <location filename="domain/output.py"/>
        <source>out of reach</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <location filename="domain/output.py"/>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>A key begins with {key_prefix} and this text does not.</source>
        <translation>Ein Schlüssel beginnt mit {key_prefix}, dieser Text nicht.</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>Character {odd} cannot be part of a key ({odd2}). Please copy the key once more.</source>
        <translation>Zeichen {odd} kann nicht zu einem Schlüssel gehören ({odd2}). Bitte den Schlüssel noch einmal kopieren.</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>The key ends after {key_prefix}. Please copy all of it.</source>
        <translation>Der Schlüssel endet nach {key_prefix}. Bitte den ganzen Schlüssel kopieren.</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>There is a sign inside the key that no key has. Please copy the key once more.</source>
        <translation>Im Schlüssel steht ein Zeichen, das kein Schlüssel hat. Bitte den Schlüssel noch einmal kopieren.</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>There is a space inside the key. Please copy the key alone, and all of it.</source>
        <translation>Im Schlüssel steht ein Leerzeichen. Bitte nur den Schlüssel kopieren, und zwar ganz.</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>There is no key in this text.</source>
        <translation>In diesem Text ist kein Schlüssel.</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>This text is too long for a key. Please copy the key alone.</source>
        <translation>Dieser Text ist zu lang für einen Schlüssel. Bitte nur den Schlüssel kopieren.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A / makes folders. A missing fact leaves no gap, and nothing is ever written over.</source>
        <translation>Ein / legt Ordner an. Eine fehlende Angabe hinterlässt keine Lücke, und überschrieben wird nie etwas.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A batch counts as a whole. Above it, Generate asks once more. It rests on reported costs and estimates as this machine knows them, each with the most it may be; runs without a price count as nothing.</source>
        <translation>Ein Stapel zählt als Ganzes. Darüber fragt „Erzeugen“ noch einmal nach. Grundlage sind gemeldete Kosten und Schätzungen, wie dieser Rechner sie kennt, jede mit ihrem höchsten Wert; Ausführungen ohne Preis zählen nicht mit.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A longer answer is not read to its end. It stays at the Router, and can be read once this limit is raised.</source>
        <translation>Eine längere Antwort wird nicht zu Ende gelesen. Sie bleibt beim Router und kann gelesen werden, sobald diese Grenze angehoben ist.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A longer file is not fetched to its end. It can be fetched again once this limit is raised, while its link lives.</source>
        <translation>Eine längere Datei wird nicht zu Ende geladen. Sie kann noch einmal geladen werden, sobald diese Grenze angehoben ist und solange ihr Link gilt.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A small file that says how the work was made (its name ends in .comfy.json). It holds no key and no signed link.</source>
        <translation>Eine kleine Datei, die sagt, wie das Werk entstanden ist (ihr Name endet auf .comfy.json). Sie enthält keinen Schlüssel und keinen signierten Link.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>All that the model sent, without what signs its links (.answer.json). The data folder keeps it whole in any case.</source>
        <translation>Alles, was das Modell gesendet hat, ohne die Signaturen seiner Links (.answer.json). Der Datenordner behält es in jedem Fall ganz.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Also when it is no longer at the Router.</source>
        <translation>Auch wenn er nicht mehr beim Router ist.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>As far as it works here</source>
        <translation>Soweit es hier geht</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Ask before one press that may cost more than</source>
        <translation>Vor dem Senden fragen, wenn es mehr kosten kann als</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Asked of the system only while something is at the Router or being collected. The screen may still go dark, where the system lets it.</source>
        <translation>Wird vom System nur verlangt, solange etwas beim Router ist oder abgeholt wird. Der Bildschirm darf trotzdem dunkel werden, wo das System es zulässt.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>By the system and with a sound, while the window is not in front</source>
        <translation>Durch das System und mit Ton, solange das Fenster nicht vorn ist</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>By the system too, while the window is not in front</source>
        <translation>Auch durch das System, solange das Fenster nicht vorn ist</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/views/queue.py"/>
        <source>Compact rows</source>
        <translation>Kompakte Zeilen</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/commands/words.py"/>
        <source>Desktop</source>
        <translation>Desktop</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Do not sleep while requests run</source>
        <translation>Nicht in den Ruhezustand, solange Aufträge laufen</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Every command with its keys, and those that it has by itself. Keys that fields of text need cannot be taken.</source>
        <translation>Alle Befehle mit ihren Tasten, auch mit denen, die sie von Haus aus haben. Tasten, die Textfelder brauchen, lassen sich nicht vergeben.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Everything that was made is saved here as it arrives. What is saved already stays where it is.</source>
        <translation>Alles, was entstanden ist, wird bei der Ankunft hier gespeichert. Schon Gespeichertes bleibt, wo es ist.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>File names</source>
        <translation>Dateinamen</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Folder for finished work</source>
        <translation>Ordner für fertige Arbeiten</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>For all accounts together, by the days of this machine. What is at the Router is followed and collected. It rests on reported costs and estimates as this machine knows them, each with the most it may be; runs without a price count as nothing.</source>
        <translation>Für alle Konten zusammen, nach den Tagen dieses Rechners. Was beim Router ist, wird verfolgt und abgeholt. Grundlage sind gemeldete Kosten und Schätzungen, wie dieser Rechner sie kennt, jede mit ihrem höchsten Wert; Ausführungen ohne Preis zählen nicht mit.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>How many of all models at once</source>
        <translation>Von allen Modellen gleichzeitig</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>How many of one model at once</source>
        <translation>Von einem Modell gleichzeitig</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>In the list of notices</source>
        <translation>In der Liste der Mitteilungen</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>It rests on reported costs and estimates as this machine knows them, each with the most it may be; runs without a price count as nothing.</source>
        <translation>Grundlage sind gemeldete Kosten und Schätzungen, wie dieser Rechner sie kennt, jede mit ihrem höchsten Wert; Ausführungen ohne Preis zählen nicht mit.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Keep running in the tray when the window is closed</source>
        <translation>Nach dem Schließen des Fensters im Infobereich weiterlaufen</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Keep the zoom from picture to picture</source>
        <translation>Zoom von Bild zu Bild beibehalten</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/dialogs/shortcuts.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Largest answer</source>
        <translation>Größte Antwort</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Largest file behind a link</source>
        <translation>Größte Datei hinter einem Link</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Light, dark, or with as much contrast as can be.</source>
        <translation>Hell, dunkel oder mit so viel Kontrast wie möglich.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Many within moments become one notice. Works of a batch are told by the batch's own notice, where that is on.</source>
        <translation>Viele kurz nacheinander werden eine Mitteilung. Werke eines Stapels meldet dessen eigene Mitteilung, wo sie eingeschaltet ist.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/commands/words.py"/>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/notices/centre.py"/>
        <source>Notices</source>
        <translation>Mitteilungen</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Of the whole window, and of how numbers, dates and money are written. It changes with the next start.</source>
        <translation>Des ganzen Fensters, und dazu, wie Zahlen, Datum und Geld geschrieben werden. Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Once all of its requests have ended.</source>
        <translation>Sobald alle seine Aufträge zu Ende sind.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Only their poster</source>
        <translation>Nur ihr Vorschaubild</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Pictures of the same size are shown at the same place and zoom, so that they can be told apart.</source>
        <translation>Bilder gleicher Größe werden an derselben Stelle und mit demselben Zoom gezeigt, damit sie sich unterscheiden lassen.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Quit in the menu, or the tray's own menu, ends the program. Where the desktop has no tray, closing ends it as usual.</source>
        <translation>„Beenden“ im Menü oder im Menü des Infobereichs beendet das Programm. Wo der Desktop keinen Infobereich hat, beendet es wie sonst das Schließen.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Save a recipe beside each work</source>
        <translation>Neben jedem Werk ein Rezept speichern</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Save the model's own answer beside the works</source>
        <translation>Die Antwort des Modells selbst neben den Werken speichern</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Send nothing more on a day that has cost</source>
        <translation>Nichts mehr senden, wenn ein Tag gekostet hat</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Sending</source>
        <translation>Senden</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Show 3D objects in the window</source>
        <translation>3D-Objekte im Fenster zeigen</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>So many requests of one account are at the Router together; the others wait here, where they can still be edited, moved and removed. Direct runs count, too. Lowering it takes nothing back.</source>
        <translation>So viele Aufträge eines Kontos sind zusammen beim Router; die anderen warten hier, wo sie sich noch ändern, verschieben und entfernen lassen. Direkt Ausgeführtes zählt mit. Ein kleinerer Wert nimmt nichts zurück.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>The queue shows more requests at once, with smaller pictures.</source>
        <translation>Die Warteschlange zeigt mehr Aufträge auf einmal, mit kleineren Bildern.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>They can be turned there. Where the graphics of this machine cannot do it, they are drawn more simply.</source>
        <translation>Dort lassen sie sich drehen. Wo die Grafik dieses Rechners das nicht kann, werden sie einfacher gezeichnet.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>What is not on this machine yet, six hours and one hour before the Router forgets it.</source>
        <translation>Was noch nicht auf diesem Rechner ist, sechs Stunden und eine Stunde, bevor der Router es vergisst.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>What waits for them is kept.</source>
        <translation>Was auf sie wartet, bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When a batch is done</source>
        <translation>Wenn ein Stapel fertig ist</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When a request fails</source>
        <translation>Wenn ein Auftrag fehlschlägt</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When a result is done</source>
        <translation>Wenn ein Ergebnis fertig ist</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When a result is not kept much longer</source>
        <translation>Wenn ein Ergebnis nicht mehr lange aufbewahrt wird</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When an account needs credits</source>
        <translation>Wenn ein Konto Credits braucht</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>A later version of this program wrote this file.</source>
        <translation>Eine neuere Version dieses Programms hat diese Datei geschrieben.</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>There is no such setting here.</source>
        <translation>Eine solche Einstellung gibt es hier nicht.</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>This file has more entries than there are settings.</source>
        <translation>Diese Datei hat mehr Einträge, als es Einstellungen gibt.</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>This file is too large for a file of settings.</source>
        <translation>Diese Datei ist zu groß für eine Datei mit Einstellungen.</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>This is no file of settings.</source>
        <translation>Das ist keine Datei mit Einstellungen.</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>Update this program to use it.</source>
        <translation>Bitte dieses Programm aktualisieren, um sie zu verwenden.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>Only https links are fetched, not {scheme}.</source>
        <translation>Nur https-Links werden geladen, nicht {scheme}.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link cannot be read.</source>
        <translation>Der Link lässt sich nicht lesen.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link carries a user name, which no result link has.</source>
        <translation>Der Link enthält einen Benutzernamen, den kein Ergebnis-Link hat.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link holds characters that no link has.</source>
        <translation>Der Link enthält Zeichen, die kein Link hat.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link is not encrypted (http) and is not followed.</source>
        <translation>Der Link ist nicht verschlüsselt (http) und wird nicht verfolgt.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link is too long to be one.</source>
        <translation>Der Link ist zu lang, um einer zu sein.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link leads into a private network and is not followed.</source>
        <translation>Der Link führt in ein privates Netz und wird nicht verfolgt.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link leads to a port where no files are served.</source>
        <translation>Der Link führt zu einem Port, an dem es keine Dateien gibt.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link leads to the Router itself and not to a file.</source>
        <translation>Der Link führt zum Router selbst und nicht zu einer Datei.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link names no server.</source>
        <translation>Der Link nennt keinen Server.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link's server is a number in disguise.</source>
        <translation>Der Server des Links ist eine verkleidete Zahl.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link's server name cannot be read.</source>
        <translation>Der Servername des Links lässt sich nicht lesen.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The redirect leads to another program on this machine and is not followed.</source>
        <translation>Die Weiterleitung führt zu einem anderen Programm auf diesem Rechner und wird nicht verfolgt.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The redirect's link cannot be read.</source>
        <translation>Der Link der Weiterleitung lässt sich nicht lesen.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The redirect's link is not encrypted (http) and is not followed.</source>
        <translation>Der Link der Weiterleitung ist nicht verschlüsselt (http) und wird nicht verfolgt.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The redirect's link is too long to be one.</source>
        <translation>Der Link der Weiterleitung ist zu lang, um einer zu sein.</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>incomplete ones</source>
        <translation>unvollständige</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <source>The link has expired.</source>
        <translation>Der Link ist abgelaufen.</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <source>The server refused the link (HTTP {status}).</source>
        <translation>Der Server hat den Link abgelehnt (HTTP {status}).</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <location filename="media/transfer.py"/>
        <source>The server sent a part nobody asked for.</source>
        <translation>Der Server hat einen Teil gesendet, der nicht verlangt war.</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <source>The server sent an empty file.</source>
        <translation>Der Server hat eine leere Datei gesendet.</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <source>The server that keeps the file has trouble (HTTP {status}).</source>
        <translation>Der Server, auf dem die Datei liegt, hat eine Störung (HTTP {status}).</translation>
    </message>
    <message>
        <location filename="media/carriers.py"/>
        <source>Only a PNG, JPEG or WebP picture can carry its recipe.</source>
        <translation>Nur ein PNG-, JPEG- oder WebP-Bild kann sein Rezept in sich tragen.</translation>
    </message>
    <message>
        <location filename="media/carriers.py"/>
        <source>This picture carries notes of another program that leave no room for a recipe.</source>
        <translation>Dieses Bild trägt Notizen eines anderen Programms, die für ein Rezept keinen Platz lassen.</translation>
    </message>
    <message>
        <location filename="media/carriers.py"/>
        <source>This picture is not built as its format says, so no recipe can be put into it.</source>
        <translation>Dieses Bild ist nicht so gebaut, wie sein Format es verlangt; ein Rezept lässt sich nicht hineinlegen.</translation>
    </message>
    <message>
        <location filename="media/document.py"/>
        <source>The answer ends in the middle: it was cut off on its way.</source>
        <translation>Die Antwort endet mittendrin: Sie wurde unterwegs abgeschnitten.</translation>
    </message>
    <message>
        <location filename="media/document.py"/>
        <source>The answer has too many parts to look into; it is kept whole.</source>
        <translation>Die Antwort hat zu viele Teile, um sie auszuwerten; sie bleibt ganz erhalten.</translation>
    </message>
    <message>
        <location filename="media/document.py"/>
        <source>The answer is nested too deeply to look into; it is kept whole.</source>
        <translation>Die Antwort ist zu tief verschachtelt, um sie auszuwerten; sie bleibt ganz erhalten.</translation>
    </message>
    <message>
        <location filename="media/document.py"/>
        <source>The answer is not valid JSON.</source>
        <translation>Die Antwort ist kein gültiges JSON.</translation>
    </message>
    <message>
        <location filename="media/examine.py"/>
        <source>The answer has a form that this program does not know; it was saved as it came.</source>
        <translation>Die Antwort hat eine Form, die dieses Programm nicht kennt; sie wurde gespeichert, wie sie kam.</translation>
    </message>
    <message>
        <location filename="media/examine.py"/>
        <source>The answer is a web page, not a result: something on the way answered instead of the model.</source>
        <translation>Die Antwort ist eine Webseite und kein Ergebnis: Etwas unterwegs hat anstelle des Modells geantwortet.</translation>
    </message>
    <message>
        <location filename="media/examine.py"/>
        <source>The answer is empty.</source>
        <translation>Die Antwort ist leer.</translation>
    </message>
    <message>
        <location filename="media/examine.py"/>
        <source>This answer has very many parts, and only the first of them were looked into; it is kept whole.</source>
        <translation>Diese Antwort hat sehr viele Teile, und nur die ersten wurden ausgewertet; sie bleibt ganz erhalten.</translation>
    </message>
    <message>
        <location filename="media/export.py"/>
        <source>Shortened to fit into the picture.</source>
        <translation>Gekürzt, damit es in das Bild passt.</translation>
    </message>
    <message>
        <location filename="media/export.py"/>
        <source>The picture changed while it was being copied.</source>
        <translation>Das Bild wurde während des Kopierens geändert.</translation>
    </message>
    <message>
        <location filename="media/export.py"/>
        <source>This is the saved file itself; choose another name for the copy.</source>
        <translation>Das ist die gespeicherte Datei selbst; bitte für die Kopie einen anderen Namen wählen.</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The file could not be written: {strerror}.</source>
        <translation>Die Datei konnte nicht geschrieben werden: {strerror}.</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The file ends too early: it may be damaged.</source>
        <translation>Die Datei endet zu früh: Sie ist vielleicht beschädigt.</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The link redirects too many times.</source>
        <translation>Der Link leitet zu oft weiter.</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The server redirects to nowhere.</source>
        <translation>Der Server leitet ins Nichts weiter.</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The server sent a web page instead of the file.</source>
        <translation>Der Server hat eine Webseite statt der Datei gesendet.</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>disk error</source>
        <translation>Fehler des Datenträgers</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The file is larger than {shown} and was not fetched.</source>
        <translation>Die Datei ist größer als {shown} und wurde nicht geladen.</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The file was cut off on its way.</source>
        <translation>Die Datei wurde unterwegs abgeschnitten.</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The server that keeps the file broke off.</source>
        <translation>Der Server, auf dem die Datei liegt, hat die Übertragung abgebrochen.</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The server that keeps the file could not be reached.</source>
        <translation>Der Server, auf dem die Datei liegt, war nicht erreichbar.</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The server that keeps the file does not answer.</source>
        <translation>Der Server, auf dem die Datei liegt, antwortet nicht.</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The server that keeps the file shows a certificate that this computer does not trust.</source>
        <translation>Der Server, auf dem die Datei liegt, zeigt ein Zertifikat, dem dieser Rechner nicht vertraut.</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The transfer stood still.</source>
        <translation>Die Übertragung stand still.</translation>
    </message>
    <message>
        <location filename="media/find.py"/>
        <source>{n:,} more pieces stand in this answer than the {most:,} that are taken from it. The answer itself is kept whole.</source>
        <translation>In dieser Antwort stehen {n:,} Teile mehr als die {most:,}, die ihr entnommen werden. Die Antwort selbst bleibt ganz erhalten.</translation>
    </message>
    <message>
        <location filename="media/inline.py"/>
        <source>The data in the answer is damaged or cut off and was not saved as a file.</source>
        <translation>Die Daten in der Antwort sind beschädigt oder abgeschnitten und wurden nicht als Datei gespeichert.</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>The data that was pasted is cut off or damaged.</source>
        <translation>Die eingefügten Daten sind abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>There is no data in what was pasted.</source>
        <translation>Im Eingefügten sind keine Daten.</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>This is too large to be pasted. Drop the file itself.</source>
        <translation>Das ist zu groß zum Einfügen. Bitte die Datei selbst hierher ziehen.</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is a folder, and not a file.</source>
        <translation>„{name}“ ist ein Ordner und keine Datei.</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is empty.</source>
        <translation>„{name}“ ist leer.</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is larger than {most} MB, which no request can carry.</source>
        <translation>„{name}“ ist größer als {most} MB; so viel trägt kein Auftrag.</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is not a file.</source>
        <translation>„{name}“ ist keine Datei.</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is not there any more.</source>
        <translation>„{name}“ ist nicht mehr da.</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” was being written while it was read. Take it once more when it is finished.</source>
        <translation>„{name}“ wurde geschrieben, während es gelesen wurde. Bitte noch einmal nehmen, wenn es fertig ist.</translation>
    </message>
    <message>
        <location filename="media/jpeg.py"/>
        <source>, stored in more than {scans} layers</source>
        <translation>, in mehr als {scans} Schichten gespeichert</translation>
    </message>
    <message>
        <location filename="media/jpeg.py"/>
        <source>, stored progressively</source>
        <translation>, progressiv gespeichert</translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>Not previewed: </source>
        <translation>Keine Vorschau: </translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>Not previewed: it carries far more hidden data than a picture should. The file itself is kept whole.</source>
        <translation>Keine Vorschau: Es trägt weit mehr versteckte Daten, als ein Bild sollte. Die Datei selbst bleibt ganz erhalten.</translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>There is no preview for this kind of file.</source>
        <translation>Für diese Art von Datei gibt es keine Vorschau.</translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>Too large to preview here</source>
        <translation>Zu groß für eine Vorschau hier</translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>Too large to preview here ({width} × {height} pixels{why}).</source>
        <translation>Zu groß für eine Vorschau hier ({width} × {height} Pixel{why}).</translation>
    </message>
    <message>
        <location filename="media/links.py"/>
        <source>It lies in the provider's own storage</source>
        <translation>Es liegt im eigenen Speicher des Anbieters</translation>
    </message>
    <message>
        <location filename="media/links.py"/>
        <source>The link begins with {lower}: and is not fetched; only https links are.</source>
        <translation>Der Link beginnt mit {lower}: und wird nicht geladen; geladen werden nur https-Links.</translation>
    </message>
    <message>
        <location filename="media/links.py"/>
        <source>The link is incomplete (it names no server) and is not fetched.</source>
        <translation>Der Link ist unvollständig (er nennt keinen Server) und wird nicht geladen.</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>A brace has no partner, or there is no name between the two.</source>
        <translation>Eine Klammer hat kein Gegenstück, oder zwischen beiden steht kein Name.</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>A part between two slashes is empty, or made of dots alone.</source>
        <translation>Ein Teil zwischen zwei Schrägstrichen ist leer oder besteht nur aus Punkten.</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>A red fox at night, in the rain</source>
        <translation>Ein roter Fuchs bei Nacht, im Regen</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>An old harbour town in the first light of a winter morning, fishing boats, gulls, a long way off</source>
        <translation>Eine alte Hafenstadt im ersten Licht eines Wintermorgens, Fischerboote, Möwen, weit entfernt</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>The template is empty.</source>
        <translation>Das Muster ist leer.</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>The template makes more than {most_levels} folders in each other.</source>
        <translation>Das Muster ergibt mehr als {most_levels} ineinanderliegende Ordner.</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>The template must not begin with a folder of its own: the folder is chosen above.</source>
        <translation>Das Muster darf nicht mit einem eigenen Ordner beginnen: Der Ordner wird oben gewählt.</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>{{{unknown}}} is not known here. There are: {join}.</source>
        <translation>{{{unknown}}} ist hier nicht bekannt. Es gibt: {join}.</translation>
    </message>
    <message>
        <location filename="media/pictures.py"/>
        <source>The picture could not be drawn: it may be damaged or cut off.</source>
        <translation>Das Bild ließ sich nicht zeichnen: Es ist vielleicht beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <location filename="media/pictures.py"/>
        <source>Too large to preview here.</source>
        <translation>Zu groß für eine Vorschau hier.</translation>
    </message>
    <message>
        <location filename="media/system_trash.py"/>
        <source>it is still there: {path}</source>
        <translation>es ist noch da: {path}</translation>
    </message>
    <message>
        <location filename="media/system_trash.py"/>
        <source>no recycle bin on {drive}</source>
        <translation>kein Papierkorb auf {drive}</translation>
    </message>
    <message>
        <location filename="media/system_trash.py"/>
        <source>no trash: {name}</source>
        <translation>kein Papierkorb: {name}</translation>
    </message>
    <message>
        <location filename="media/transfer.py"/>
        <source>The file came too slowly and was given up.</source>
        <translation>Die Datei kam zu langsam und wurde aufgegeben.</translation>
    </message>
    <message>
        <location filename="media/transfer.py"/>
        <source>The file swells beyond all measure when it is unpacked, and was not fetched.</source>
        <translation>Die Datei wird beim Entpacken über alle Maßen groß und wurde nicht geladen.</translation>
    </message>
    <message>
        <location filename="media/transfer.py"/>
        <source>The server packed the file in a way that was not asked for.</source>
        <translation>Der Server hat die Datei auf eine Art gepackt, die nicht verlangt war.</translation>
    </message>
    <message>
        <location filename="media/transfer.py"/>
        <source>The server sends the file in crumbs and was given up.</source>
        <translation>Der Server sendet die Datei in Krümeln; sie wurde aufgegeben.</translation>
    </message>
    <message>
        <location filename="media/workers.py"/>
        <source>Reading this result took too long and was stopped.</source>
        <translation>Das Lesen dieses Ergebnisses dauerte zu lange und wurde angehalten.</translation>
    </message>
    <message>
        <location filename="media/workers.py"/>
        <source>The worker that reads results stopped unexpectedly.</source>
        <translation>Der Prozess, der Ergebnisse liest, endete unerwartet.</translation>
    </message>
    <message>
        <location filename="router/client.py"/>
        <source>An address on another server was refused.</source>
        <translation>Eine Adresse auf einem anderen Server wurde abgelehnt.</translation>
    </message>
    <message>
        <location filename="router/client.py"/>
        <source>No answer ({kind}).</source>
        <translation>Keine Antwort ({kind}).</translation>
    </message>
    <message>
        <location filename="router/client.py"/>
        <source>No connection ({kind}).</source>
        <translation>Keine Verbindung ({kind}).</translation>
    </message>
    <message>
        <location filename="router/client.py"/>
        <source>The server's certificate is not trusted here. Where your network looks into connections, SSL_CERT_FILE can name the file with its own certificates.</source>
        <translation>Dem Zertifikat des Servers wird hier nicht vertraut. Wo Ihr Netz in Verbindungen hineinschaut, kann SSL_CERT_FILE die Datei mit dessen eigenen Zertifikaten nennen.</translation>
    </message>
    <message>
        <location filename="router/transport.py"/>
        <source>Correct or remove that environment variable, then start again.</source>
        <translation>Bitte diese Umgebungsvariable korrigieren oder entfernen und neu starten.</translation>
    </message>
    <message>
        <location filename="router/transport.py"/>
        <source>The network setting {names} of this system cannot be used.</source>
        <translation>Die Netzeinstellung {names} dieses Systems lässt sich nicht verwenden.</translation>
    </message>
    <message>
        <location filename="router/transport.py"/>
        <source>a network setting</source>
        <translation>eine Netzeinstellung</translation>
    </message>
    <message>
        <location filename="router/transport.py"/>
        <source>{name} while preparing the connection</source>
        <translation>{name} beim Vorbereiten der Verbindung</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <location filename="ui/details/pane.py"/>
        <location filename="ui/layout.py"/>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <source>On or off</source>
        <translation>An oder aus</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <location filename="ui/forms/snippet_popup.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>; the nearest is {nearest}</source>
        <translation>; am nächsten ist {nearest}</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>A seed below zero has a meaning of its own, which this model does not name.</source>
        <translation>Ein Seed unter null hat eine eigene Bedeutung, die dieses Modell nicht nennt.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It does not name this one among those it takes.</source>
        <translation>Das Modell nennt diesen Wert nicht unter denen, die es nimmt.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It needs the file's type named, and that cannot be told from the file.</source>
        <translation>Es braucht den Typ der Datei, und der ist der Datei nicht anzusehen.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes a file.</source>
        <translation>Das Modell nimmt eine Datei.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes a number.</source>
        <translation>Das Modell nimmt eine Zahl.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes a text.</source>
        <translation>Das Modell nimmt einen Text.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at least {least} characters.</source>
        <translation>Das Modell nimmt mindestens {least} Zeichen.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at least {low}.</source>
        <translation>Das Modell nimmt mindestens {low}.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at most {high}.</source>
        <translation>Das Modell nimmt höchstens {high}.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at most {most} characters of a file; these are {written}.</source>
        <translation>Das Modell nimmt höchstens {most} Zeichen einer Datei; das sind {written}.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at most {most} characters; these are {text}.</source>
        <translation>Das Modell nimmt höchstens {most} Zeichen; das sind {text}.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes less than {high}.</source>
        <translation>Das Modell nimmt weniger als {high}.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes more than {low}.</source>
        <translation>Das Modell nimmt mehr als {low}.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes no null.</source>
        <translation>Das Modell nimmt kein null.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes only a link, and this is the file itself.</source>
        <translation>Das Modell nimmt nur einen Link, und dies ist die Datei selbst.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes only multiples of {step}.</source>
        <translation>Das Modell nimmt nur Vielfache von {step}.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes only whole numbers.</source>
        <translation>Das Modell nimmt nur ganze Zahlen.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <location filename="schema/settable.py"/>
        <source>It takes only yes or no.</source>
        <translation>Das Modell nimmt nur Ja oder Nein.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <location filename="schema/shapes.py"/>
        <source>It takes only {choices}.</source>
        <translation>Das Modell nimmt nur {choices}.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes the file itself, and this is a link.</source>
        <translation>Das Modell nimmt die Datei selbst, und dies ist ein Link.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>This is no number of seconds.</source>
        <translation>Das ist keine Anzahl von Sekunden.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>This is written in a way that is not moved to another model.</source>
        <translation>In dieser Schreibweise wird der Wert nicht zu einem anderen Modell mitgenommen.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>This model does not choose it by itself.</source>
        <translation>Dieses Modell wählt das nicht von selbst.</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>less than</source>
        <translation>weniger als</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>more than</source>
        <translation>mehr als</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>{value}, on a scale of its own</source>
        <translation>{value}, auf einer eigenen Skala</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <location filename="schema/reader.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Body</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>Only one text is taken as the prompt.</source>
        <translation>Nur ein Text wird als Prompt genommen.</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <location filename="schema/places.py"/>
        <location filename="schema/validate.py"/>
        <source>This is needed.</source>
        <translation>Dies wird gebraucht.</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This is no form.</source>
        <translation>Das ist kein Formular.</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This is {value}. {other}</source>
        <translation>Das ist {value}. {other}</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This model has nothing of this kind.</source>
        <translation>Dieses Modell hat nichts dergleichen.</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This model {why}</source>
        <translation>Dieses Modell {why}</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This model’s only place for this is taken by another value.</source>
        <translation>Den einzigen Platz, den dieses Modell dafür hat, belegt ein anderer Wert.</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <location filename="services/many.py"/>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>a link</source>
        <translation>ein Link</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>a very long number</source>
        <translation>eine sehr lange Zahl</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>an empty object</source>
        <translation>ein leeres Objekt</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>an object with {value} values</source>
        <translation>ein Objekt mit {value} Werten</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <location filename="services/many.py"/>
        <source>{value} values</source>
        <translation>{value} Werte</translation>
    </message>
    <message>
        <location filename="schema/places.py"/>
        <source>The model did not take this.</source>
        <translation>Das Modell hat dies nicht angenommen.</translation>
    </message>
    <message>
        <location filename="schema/places.py"/>
        <source>This model does not know it.</source>
        <translation>Dieses Modell kennt das nicht.</translation>
    </message>
    <message>
        <location filename="schema/reader.py"/>
        <source>Nested like the value around it; write it as JSON.</source>
        <translation>So verschachtelt wie der Wert darum herum; bitte als JSON schreiben.</translation>
    </message>
    <message>
        <location filename="schema/reader.py"/>
        <source>The model's document says too much about this; write it as JSON.</source>
        <translation>Das Dokument des Modells sagt hierüber zu viel; bitte als JSON schreiben.</translation>
    </message>
    <message>
        <location filename="schema/reader.py"/>
        <source>This model has not described its input. Write the body as JSON.</source>
        <translation>Dieses Modell hat seine Eingaben nicht beschrieben. Bitte den Inhalt als JSON schreiben.</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>aspect ratio</source>
        <translation>Seitenverhältnis</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>first frame</source>
        <translation>erstes Bild</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>last frame</source>
        <translation>letztes Bild</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>negative prompt</source>
        <translation>negativer Prompt</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>output format</source>
        <translation>Ausgabeformat</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>system prompt</source>
        <translation>System-Prompt</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At least {shown}.</source>
        <translation>Mindestens {shown}.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At least {wanted} characters; this has {size}.</source>
        <translation>Mindestens {wanted} Zeichen; hier sind es {size}.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At least {wanted} of these must be set.</source>
        <translation>Mindestens {wanted} davon müssen gesetzt sein.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At least {wanted}; {size}.</source>
        <translation>Mindestens {wanted}; {size}.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At most {shown}.</source>
        <translation>Höchstens {shown}.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At most {wanted} characters; this has {size}.</source>
        <translation>Höchstens {wanted} Zeichen; hier sind es {size}.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At most {wanted} of these may be set.</source>
        <translation>Höchstens {wanted} davon dürfen gesetzt sein.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At most {wanted}; {size}.</source>
        <translation>Höchstens {wanted}; {size}.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>Choose one of: {names}, ….</source>
        <translation>Bitte eines wählen: {names}, ….</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>Choose one of: {names}.</source>
        <translation>Bitte eines wählen: {names}.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>Each may stand here once.</source>
        <translation>Jedes darf hier nur einmal stehen.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>In steps of {shown}.</source>
        <translation>In Schritten von {shown}.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>Less than {shown}.</source>
        <translation>Weniger als {shown}.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>More than {shown}.</source>
        <translation>Mehr als {shown}.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>The model does not take this value here.</source>
        <translation>Das Modell nimmt diesen Wert hier nicht.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>The model wants something else in this list.</source>
        <translation>Das Modell will in dieser Liste etwas anderes.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This fits several of the forms that the model takes, and it must be one of them.</source>
        <translation>Dies passt auf mehrere der Formen, die das Modell nimmt, und es muss genau eine sein.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This is not written the way the model wants it.</source>
        <translation>Dies ist nicht so geschrieben, wie das Modell es will.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This must be {join}.</source>
        <translation>Dies muss {join} sein.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This must be {shown}.</source>
        <translation>Dies muss {shown} sein.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This must not be empty.</source>
        <translation>Dies darf nicht leer sein.</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a group of values</source>
        <translation>eine Gruppe von Werten</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>on or off</source>
        <translation>an oder aus</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>there are none</source>
        <translation>es gibt keine</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>there are {size}</source>
        <translation>es gibt {size}</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>there is 1</source>
        <translation>es gibt 1</translation>
    </message>
    <message>
        <location filename="schema/settable.py"/>
        <source>It takes JSON: {error}.</source>
        <translation>Das Modell nimmt JSON: {error}.</translation>
    </message>
    <message>
        <location filename="schema/settable.py"/>
        <source>It takes a link here; a file cannot be named in a text.</source>
        <translation>Hier nimmt das Modell einen Link; eine Datei lässt sich in einem Text nicht nennen.</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source> {sample} would be this shape.</source>
        <translation> {sample} hätte diese Form.</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>It does not list this shape; the nearest is {nearest}.</source>
        <translation>Diese Form steht nicht in der Liste des Modells; am nächsten ist {nearest}.</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>It does not say how a size is written.</source>
        <translation>Das Modell sagt nicht, wie eine Größe geschrieben wird.</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>It wants width and height in pixels.</source>
        <translation>Das Modell will Breite und Höhe in Pixeln.</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>Several sizes have this shape: {value}.</source>
        <translation>Mehrere Größen haben diese Form: {value}.</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>This is not written as a shape.</source>
        <translation>Das ist nicht als Form geschrieben.</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>the shape {parts}, without its pixels</source>
        <translation>die Form {parts}, ohne ihre Pixel</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>the shape {text}, without its pixels</source>
        <translation>die Form {text}, ohne ihre Pixel</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>{usual}, which has this shape</source>
        <translation>{usual}, das diese Form hat</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>One of these is needed: {join}.</source>
        <translation>Eines davon wird gebraucht: {join}.</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>The body must be an object: { … }.</source>
        <translation>Der Inhalt muss ein Objekt sein: { … }.</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>The model does not take this name.</source>
        <translation>Das Modell nimmt diesen Namen nicht.</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <location filename="services/many.py"/>
        <location filename="ui/views/compose_send.py"/>
        <source>This cannot be sent: {error}.</source>
        <translation>Dies lässt sich nicht senden: {error}.</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>This fits none of the forms that the model takes here.</source>
        <translation>Dies passt auf keine der Formen, die das Modell hier nimmt.</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>This is needed with “{name}”.</source>
        <translation>Zusammen mit „{name}“ wird dies gebraucht.</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>This model does not know “{name}”.</source>
        <translation>Dieses Modell kennt „{name}“ nicht.</translation>
    </message>
    <message>
        <location filename="services/afresh.py"/>
        <source>The link has expired, and a fresh one could not be had yet.</source>
        <translation>Der Link ist abgelaufen, und ein neuer war noch nicht zu bekommen.</translation>
    </message>
    <message>
        <location filename="services/by_hand.py"/>
        <source>The kept answer no longer names this piece.</source>
        <translation>Die aufbewahrte Antwort nennt diesen Teil nicht mehr.</translation>
    </message>
    <message>
        <location filename="services/by_hand.py"/>
        <source>This piece cannot be fetched.</source>
        <translation>Dieser Teil lässt sich nicht laden.</translation>
    </message>
    <message>
        <location filename="services/by_hand.py"/>
        <source>This piece could not be fetched.</source>
        <translation>Dieser Teil konnte nicht geladen werden.</translation>
    </message>
    <message>
        <location filename="services/canceller.py"/>
        <source>The program failed while it asked for the cancel.</source>
        <translation>Beim Anfragen des Abbruchs ist im Programm ein Fehler aufgetreten.</translation>
    </message>
    <message>
        <location filename="services/collector.py"/>
        <source>The program failed while it worked on this result.</source>
        <translation>Beim Verarbeiten dieses Ergebnisses ist im Programm ein Fehler aufgetreten.</translation>
    </message>
    <message>
        <location filename="services/desk.py"/>
        <source>The data folder could not be written.</source>
        <translation>In den Datenordner konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <location filename="services/desk.py"/>
        <location filename="services/models.py"/>
        <location filename="services/request_acts.py"/>
        <source>Try again.</source>
        <translation>Bitte noch einmal versuchen.</translation>
    </message>
    <message>
        <location filename="services/desk.py"/>
        <source>Written down here</source>
        <translation>Hier festgehalten</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>A work of {model} has no file here.</source>
        <translation>Ein Werk von {model} hat hier keine Datei.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <location filename="services/files.py"/>
        <location filename="services/ledger.py"/>
        <source>Choose another folder.</source>
        <translation>Bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <location filename="services/library.py"/>
        <location filename="services/presets.py"/>
        <source>Choose another name.</source>
        <translation>Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <location filename="services/files.py"/>
        <location filename="services/library_files.py"/>
        <source>Choose another one.</source>
        <translation>Bitte etwas anderes wählen.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>Look whether the files are where they were.</source>
        <translation>Bitte nachsehen, ob die Dateien noch an ihrem Ort sind.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>Make room, or choose another folder.</source>
        <translation>Bitte Platz schaffen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>None of the files is where it was saved.</source>
        <translation>Keine der Dateien ist noch dort, wo sie gespeichert wurde.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>Show where they are now.</source>
        <translation>Bitte zeigen, wo sie jetzt sind.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>The copies could not be made ({reason}). Nothing was left there.</source>
        <translation>Die Kopien konnten nicht angelegt werden ({reason}). Es wurde nichts dort hinterlassen.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>The folder does not answer any more.</source>
        <translation>Der Ordner antwortet nicht mehr.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <location filename="services/files.py"/>
        <location filename="services/library_files.py"/>
        <source>The folder does not answer.</source>
        <translation>Der Ordner antwortet nicht.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>There is no file to copy.</source>
        <translation>Es gibt keine Datei zum Kopieren.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>There is no room for the copies. Nothing was left there.</source>
        <translation>Für die Kopien ist kein Platz. Es wurde nichts dort hinterlassen.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>There is something of this name already.</source>
        <translation>Etwas mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>it is there already</source>
        <translation>ist dort schon vorhanden</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>{name} cannot be read.</source>
        <translation>{name} lässt sich nicht lesen.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>{name} has no recipe.</source>
        <translation>{name} hat kein Rezept.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>{name} is no longer where it was saved.</source>
        <translation>{name} ist nicht mehr dort, wo es gespeichert wurde.</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>{name}: its folder does not answer.</source>
        <translation>{name}: Der Ordner antwortet nicht.</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>Fetch it first.</source>
        <translation>Bitte zuerst laden.</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>Fetch or run it again.</source>
        <translation>Bitte laden oder erneut ausführen.</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <location filename="services/links.py"/>
        <location filename="services/reading.py"/>
        <source>Make room on the disk.</source>
        <translation>Bitte Platz auf dem Datenträger schaffen.</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The copy could not be made. {error}</source>
        <translation>Die Kopie konnte nicht angelegt werden. {error}</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The data folder does not take files.</source>
        <translation>Der Datenordner nimmt keine Dateien an.</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The file could not be saved there ({reason}).</source>
        <translation>Die Datei konnte dort nicht gespeichert werden ({reason}).</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The recipe could not be made.</source>
        <translation>Das Rezept konnte nicht erstellt werden.</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The saved file is no longer on the disk.</source>
        <translation>Die gespeicherte Datei ist nicht mehr auf dem Datenträger.</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <location filename="services/session.py"/>
        <source>This piece is no longer here.</source>
        <translation>Dieser Teil ist nicht mehr hier.</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>This piece is not on the disk.</source>
        <translation>Dieser Teil ist nicht auf dem Datenträger.</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Accepted as {name}</source>
        <translation>Angenommen als {name}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Accepted as {name} (an earlier try had arrived)</source>
        <translation>Angenommen als {name} (ein früherer Versuch war angekommen)</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Answer kept on disk ({told})</source>
        <translation>Antwort auf dem Datenträger aufbewahrt ({told})</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Cancel answered: {word}</source>
        <translation>Antwort auf den Abbruch: {word}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Cancel asked for</source>
        <translation>Abbruch angefragt</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Cancel failed: {why}</source>
        <translation>Abbruch fehlgeschlagen: {why}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Changed before it was sent again, under the same key</source>
        <translation>Vor dem erneuten Senden geändert, mit demselben Schlüssel</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Checking again was asked for</source>
        <translation>Erneutes Prüfen wurde verlangt</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Collected: {number} file</source>
        <translation>Abgeholt: {number} Datei</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Collected: {number} files</source>
        <translation>Abgeholt: {number} Dateien</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Looking into the kept answer again was asked for</source>
        <translation>Erneutes Auswerten der aufbewahrten Antwort wurde verlangt</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Put back into the list</source>
        <translation>Zurück in die Liste gelegt</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Removed from the list</source>
        <translation>Aus der Liste entfernt</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Result could not be read: {why}</source>
        <translation>Ergebnis konnte nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Running directly was asked for</source>
        <translation>Direktes Ausführen wurde verlangt</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Sending again was asked for</source>
        <translation>Erneutes Senden wurde verlangt</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/parameters.py"/>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Sent again with the same key (try {sends})</source>
        <translation>Mit demselben Schlüssel erneut gesendet (Versuch {sends})</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status could not be read: {failure}</source>
        <translation>Status konnte nicht gelesen werden: {failure}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status {word}</source>
        <translation>Status {word}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status {word} ({error})</source>
        <translation>Status {word} ({error})</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status {word}, {position} ahead</source>
        <translation>Status {word}, {position} davor</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status {word}, {position} ahead ({error})</source>
        <translation>Status {word}, {position} davor ({error})</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Submit failed: {why}</source>
        <translation>Senden fehlgeschlagen: {why}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>The program stopped before an answer came</source>
        <translation>Das Programm endete, bevor eine Antwort kam</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>The time limit was taken away</source>
        <translation>Das Zeitlimit wurde entfernt</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Time limit: {deadline} s</source>
        <translation>Zeitlimit: {deadline} s</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Waits here: {hold}</source>
        <translation>Wartet hier: {hold}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Your time limit passed</source>
        <translation>Ihr Zeitlimit ist abgelaufen</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Your time limit passed: a cancel is asked for</source>
        <translation>Ihr Zeitlimit ist abgelaufen: Abbruch wird angefragt</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>call {call_id}</source>
        <translation>Aufruf {call_id}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>cost not reported</source>
        <translation>Kosten nicht gemeldet</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>no type</source>
        <translation>ohne Typ</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>not passed on: {join}</source>
        <translation>nicht weitergegeben: {join}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>served by {provider}</source>
        <translation>ausgeführt von {provider}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>{cost} credits</source>
        <translation>{cost} Credits</translation>
    </message>
    <message>
        <location filename="services/ledger.py"/>
        <location filename="services/settings_files.py"/>
        <source>The file could not be written.</source>
        <translation>Die Datei konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>At most {most_searches} searches can be saved.</source>
        <translation>Es lassen sich höchstens {most_searches} Suchen speichern.</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <location filename="services/presets.py"/>
        <source>Delete some of them first.</source>
        <translation>Bitte zuerst einige löschen.</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>Give the collection a name.</source>
        <translation>Bitte der Sammlung einen Namen geben.</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>Give the search a name.</source>
        <translation>Bitte der Suche einen Namen geben.</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>The collection “{name}” was deleted</source>
        <translation>Die Sammlung „{name}“ wurde gelöscht</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>There are {most_collections} collections already.</source>
        <translation>Es gibt schon {most_collections} Sammlungen.</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>There is a collection of this name already.</source>
        <translation>Eine Sammlung mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>This collection is not here any more.</source>
        <translation>Diese Sammlung ist nicht mehr hier.</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <location filename="services/library_files.py"/>
        <source>This work is not in the library any more.</source>
        <translation>Dieses Werk ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <location filename="services/library_files.py"/>
        <location filename="services/slow_disk.py"/>
        <source>Look whether its disk or network is there.</source>
        <translation>Bitte nachsehen, ob der Datenträger oder das Netz erreichbar ist.</translation>
    </message>
    <message>
        <location filename="services/library_files.py"/>
        <source>The file cannot be read.</source>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <location filename="services/library_files.py"/>
        <source>This is another file: its bytes are not those that were saved.</source>
        <translation>Das ist eine andere Datei: Ihre Bytes sind nicht die gespeicherten.</translation>
    </message>
    <message>
        <location filename="services/library_files.py"/>
        <source>What the file was is not known, so it cannot be told from another one.</source>
        <translation>Was die Datei war, ist nicht bekannt; sie lässt sich von einer anderen nicht unterscheiden.</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work added to the favourites</source>
        <translation>1 Werk zu den Favoriten hinzugefügt</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work is neither picked nor rejected now</source>
        <translation>1 Werk ist jetzt weder Auswahl noch Ausschuss</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work is not rated any more</source>
        <translation>1 Werk ist nicht mehr bewertet</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work is without a note now</source>
        <translation>1 Werk ist jetzt ohne Notiz</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work moved to the trash</source>
        <translation>1 Werk in den Papierkorb gelegt</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work picked</source>
        <translation>1 Werk ausgewählt</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work put into “{name}”</source>
        <translation>1 Werk in „{name}“ gelegt</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 1 star</source>
        <translation>1 Werk mit 1 Stern bewertet</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 2 stars</source>
        <translation>1 Werk mit 2 Sternen bewertet</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 3 stars</source>
        <translation>1 Werk mit 3 Sternen bewertet</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 4 stars</source>
        <translation>1 Werk mit 4 Sternen bewertet</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 5 stars</source>
        <translation>1 Werk mit 5 Sternen bewertet</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rejected</source>
        <translation>1 Werk als Ausschuss markiert</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work taken from the favourites</source>
        <translation>1 Werk aus den Favoriten genommen</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work taken from the trash</source>
        <translation>1 Werk aus dem Papierkorb geholt</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work taken from “{name}”</source>
        <translation>1 Werk aus „{name}“ genommen</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>Note written on 1 work</source>
        <translation>Notiz zu 1 Werk geschrieben</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>Note written on {n} works</source>
        <translation>Notiz zu {n} Werken geschrieben</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works added to the favourites</source>
        <translation>{n} Werke zu den Favoriten hinzugefügt</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works are neither picked nor rejected now</source>
        <translation>{n} Werke sind jetzt weder Auswahl noch Ausschuss</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works are not rated any more</source>
        <translation>{n} Werke sind nicht mehr bewertet</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works are without a note now</source>
        <translation>{n} Werke sind jetzt ohne Notiz</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works moved to the trash</source>
        <translation>{n} Werke in den Papierkorb gelegt</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works picked</source>
        <translation>{n} Werke ausgewählt</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works put into “{name}”</source>
        <translation>{n} Werke in „{name}“ gelegt</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 1 star</source>
        <translation>{n} Werke mit 1 Stern bewertet</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 2 stars</source>
        <translation>{n} Werke mit 2 Sternen bewertet</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 3 stars</source>
        <translation>{n} Werke mit 3 Sternen bewertet</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 4 stars</source>
        <translation>{n} Werke mit 4 Sternen bewertet</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 5 stars</source>
        <translation>{n} Werke mit 5 Sternen bewertet</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rejected</source>
        <translation>{n} Werke als Ausschuss markiert</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works taken from the favourites</source>
        <translation>{n} Werke aus den Favoriten genommen</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works taken from the trash</source>
        <translation>{n} Werke aus dem Papierkorb geholt</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works taken from “{name}”</source>
        <translation>{n} Werke aus „{name}“ genommen</translation>
    </message>
    <message>
        <location filename="services/library_trash.py"/>
        <source>It was put into the trash.</source>
        <translation>Es wurde in den Papierkorb gelegt.</translation>
    </message>
    <message>
        <location filename="services/library_trash.py"/>
        <source>{name} cannot be reached now: its folder does not answer.</source>
        <translation>{name} ist jetzt nicht erreichbar: Der Ordner antwortet nicht.</translation>
    </message>
    <message>
        <location filename="services/library_trash.py"/>
        <source>{name} was changed since it was saved: it stays where it is.</source>
        <translation>{name} wurde seit dem Speichern geändert und bleibt, wo es ist.</translation>
    </message>
    <message>
        <location filename="services/library_trash.py"/>
        <source>{name} was not taken by the system's trash: it stays where it is, and in the trash here.</source>
        <translation>{name} wurde vom Papierkorb des Systems nicht angenommen: Es bleibt, wo es ist, und hier im Papierkorb.</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>3D model</source>
        <translation>3D-Modell</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>The file of {place} is missing: {what}</source>
        <translation>Die Datei von {place} fehlt: {what}</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>The program failed while it fetched this file.</source>
        <translation>Beim Laden dieser Datei ist im Programm ein Fehler aufgetreten.</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>The server sent words instead of the {names} that the answer promises.</source>
        <translation>Der Server hat Text gesendet, nicht, was die Antwort verspricht ({names}).</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>film</source>
        <translation>Film</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>{what} It can be fetched again later.</source>
        <translation>{what} Sie kann später noch einmal geladen werden.</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>{what} Raise the limit in the settings, then fetch it again.</source>
        <translation>{what} Bitte die Grenze in den Einstellungen anheben, dann noch einmal laden.</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>{what} While the Router keeps the result, fetching it again asks for a fresh link.</source>
        <translation>{what} Solange der Router das Ergebnis behält, gibt es beim erneuten Laden einen neuen Link.</translation>
    </message>
    <message>
        <location filename="services/many.py"/>
        <source>Row {number}, column {number2} ({label}): {fitted}</source>
        <translation>Zeile {number}, Spalte {number2} ({label}): {fitted}</translation>
    </message>
    <message>
        <location filename="services/many.py"/>
        <source>{word} is no seed.</source>
        <translation>{word} ist kein Seed.</translation>
    </message>
    <message>
        <location filename="services/many_costs.py"/>
        <source>About {low} together</source>
        <translation>Zusammen etwa {low}</translation>
    </message>
    <message>
        <location filename="services/many_costs.py"/>
        <source>Price unknown</source>
        <translation>Preis unbekannt</translation>
    </message>
    <message>
        <location filename="services/many_costs.py"/>
        <source>{words}; price unknown for {unknown} of {total}</source>
        <translation>{words}; Preis unbekannt für {unknown} von {total}</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>HTTP {status} · {bucket} · {detail} · {call_id}</source>
        <translation>HTTP {status} · {bucket} · {detail} · {call_id}</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>The Router's list of models came empty; the former one is shown.</source>
        <translation>Die Modellliste des Routers kam leer an; gezeigt wird die vorige.</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>The Router's list of models did not come to an end; what it named is shown.</source>
        <translation>Die Modellliste des Routers kam nicht bis zum Ende; gezeigt wird, was sie nannte.</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>The form of {model} could not be read.</source>
        <translation>Das Formular von {model} konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>The list of models could not be read.</source>
        <translation>Die Modellliste konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="services/moving.py"/>
        <source>Choose another folder, or make room there.</source>
        <translation>Bitte einen anderen Ordner wählen oder dort Platz schaffen.</translation>
    </message>
    <message>
        <location filename="services/moving.py"/>
        <source>Nothing of this request is kept in the data folder alone.</source>
        <translation>Von diesem Auftrag liegt nichts allein im Datenordner.</translation>
    </message>
    <message>
        <location filename="services/moving.py"/>
        <source>The folder for finished work still does not take files.</source>
        <translation>Der Ordner für fertige Arbeiten nimmt immer noch keine Dateien an.</translation>
    </message>
    <message>
        <location filename="services/moving.py"/>
        <location filename="services/saving.py"/>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <location filename="services/poller.py"/>
        <source>The answer was about another request.</source>
        <translation>Die Antwort betraf einen anderen Auftrag.</translation>
    </message>
    <message>
        <location filename="services/poller.py"/>
        <source>The program failed while it asked how this is going.</source>
        <translation>Beim Nachfragen nach dem Stand ist im Programm ein Fehler aufgetreten.</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>A preset needs a name.</source>
        <translation>Eine Vorlage braucht einen Namen.</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>Another preset of this model is called “{name}”.</source>
        <translation>Eine andere Vorlage dieses Modells heißt schon „{name}“.</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>Save it without its pictures.</source>
        <translation>Bitte ohne die Bilder speichern.</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>This is more than the {most_bytes} MB that a preset may have.</source>
        <translation>Das ist mehr als die {most_bytes} MB, die eine Vorlage haben darf.</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>This model has {most} presets already.</source>
        <translation>Dieses Modell hat schon {most} Vorlagen.</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>This preset is not here any more.</source>
        <translation>Diese Vorlage ist nicht mehr hier.</translation>
    </message>
    <message>
        <location filename="services/prompts.py"/>
        <source>A snippet has 1 to {longest_snippet} characters.</source>
        <translation>Ein Textbaustein hat 1 bis {longest_snippet} Zeichen.</translation>
    </message>
    <message>
        <location filename="services/prompts.py"/>
        <source>Choose less of the text.</source>
        <translation>Bitte weniger Text auswählen.</translation>
    </message>
    <message>
        <location filename="services/prompts.py"/>
        <source>Delete one first.</source>
        <translation>Bitte zuerst einen löschen.</translation>
    </message>
    <message>
        <location filename="services/prompts.py"/>
        <source>There are {most_snippets} snippets already.</source>
        <translation>Es gibt schon {most_snippets} Textbausteine.</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>Nothing told whether this was the whole answer.</source>
        <translation>Nichts verriet, ob das die ganze Antwort war.</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>Only a part of the packed answer came.</source>
        <translation>Nur ein Teil der gepackten Antwort kam an.</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>Only {size} of {total} bytes came.</source>
        <translation>Nur {size} von {total} Bytes kamen an.</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The answer came too slowly.</source>
        <translation>Die Antwort kam zu langsam.</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The answer is not what its packing says.</source>
        <translation>Die Antwort ist nicht so gepackt, wie sie angibt.</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The answer is packed in a way that was not asked for.</source>
        <translation>Die Antwort ist auf eine Art gepackt, die nicht verlangt war.</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The answer is packed so that it would fill the disk.</source>
        <translation>Die Antwort ist so gepackt, dass sie den Datenträger füllen würde.</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The result could not be written to the data folder.</source>
        <translation>Das Ergebnis konnte nicht in den Datenordner geschrieben werden.</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>This answer has {size}, and the disk with the data folder has room for {free}.</source>
        <translation>Diese Antwort hat {size}; auf dem Datenträger mit dem Datenordner ist Platz für {free}.</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>This answer is larger than the limit of {largest} that is set here. Raise the limit in the settings; it is then read by itself.</source>
        <translation>Diese Antwort ist größer als die hier gesetzte Grenze von {largest}. Bitte die Grenze in den Einstellungen anheben; dann wird sie von selbst gelesen.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>A batch has at most {most_in_a_batch} requests.</source>
        <translation>Ein Stapel hat höchstens {most_in_a_batch} Aufträge.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>A model is named like provider/model.</source>
        <translation>Ein Modell heißt wie Anbieter/Modell.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/models/columns.py"/>
        <source>Batch</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Check the model and the id; only the workspace that sent it can read it.</source>
        <translation>Bitte Modell und ID prüfen; nur der Arbeitsbereich, der den Auftrag gesendet hat, kann ihn lesen.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Choose another one, then send it again.</source>
        <translation>Bitte ein anderes wählen und dann noch einmal senden.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Choose one from the list.</source>
        <translation>Bitte eines aus der Liste wählen.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Copy it once more.</source>
        <translation>Bitte noch einmal kopieren.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Enter the key, then adopt the request.</source>
        <translation>Bitte den Schlüssel eingeben und den Auftrag dann übernehmen.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Generate sends this as a new one.</source>
        <translation>„Erzeugen“ sendet dies als neuen Auftrag.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Make several.</source>
        <translation>Bitte mehrere daraus machen.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>The Router answered about another request.</source>
        <translation>Die Antwort des Routers betraf einen anderen Auftrag.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>The account that sent this request is not here any more.</source>
        <translation>Das Konto, das diesen Auftrag gesendet hat, ist nicht mehr hier.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <location filename="services/session.py"/>
        <source>The kept answer is no longer on the disk.</source>
        <translation>Die aufbewahrte Antwort ist nicht mehr auf dem Datenträger.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>There is no answer here that could not be looked into.</source>
        <translation>Hier gibt es keine Antwort, deren Auswertung misslungen wäre.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>There is nothing in this batch.</source>
        <translation>In diesem Stapel ist nichts.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This account needs a key first.</source>
        <translation>Dieses Konto braucht zuerst einen Schlüssel.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This is more than the 100 MB that the Router takes.</source>
        <translation>Das ist mehr als die 100 MB, die der Router annimmt.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <location filename="ui/dialogs/adopt.py"/>
        <source>This is not the id of a request.</source>
        <translation>Das ist nicht die ID eines Auftrags.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This is not the name of a model.</source>
        <translation>Das ist nicht der Name eines Modells.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This request has been sent meanwhile.</source>
        <translation>Dieser Auftrag wurde inzwischen gesendet.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This request is no longer here.</source>
        <translation>Dieser Auftrag ist nicht mehr hier.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Use Run again to send it with another one.</source>
        <translation>„Erneut ausführen“ sendet ihn mit einem anderen.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Use smaller pictures.</source>
        <translation>Bitte kleinere Bilder verwenden.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>What was sent for this request is not known here.</source>
        <translation>Was für diesen Auftrag gesendet wurde, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Write it anew.</source>
        <translation>Bitte neu schreiben.</translation>
    </message>
    <message>
        <location filename="services/saving.py"/>
        <source>The folder for finished work did not take files; kept in the data folder instead.</source>
        <translation>Der Ordner für fertige Arbeiten nahm keine Dateien an; stattdessen im Datenordner aufbewahrt.</translation>
    </message>
    <message>
        <location filename="services/saving.py"/>
        <source>The folder {folder} does not take files ({why})</source>
        <translation>Der Ordner {folder} nimmt keine Dateien an ({why})</translation>
    </message>
    <message>
        <location filename="services/saving.py"/>
        <source>kept in the data folder instead.</source>
        <translation>stattdessen im Datenordner aufbewahrt.</translation>
    </message>
    <message>
        <location filename="services/saving.py"/>
        <source>{refused_it}; kept in the data folder instead.</source>
        <translation>{refused_it}; stattdessen im Datenordner aufbewahrt.</translation>
    </message>
    <message>
        <location filename="services/session.py"/>
        <source>Choose another one first.</source>
        <translation>Bitte zuerst ein anderes wählen.</translation>
    </message>
    <message>
        <location filename="services/session.py"/>
        <source>No answer is kept for this request.</source>
        <translation>Zu diesem Auftrag ist keine Antwort aufbewahrt.</translation>
    </message>
    <message>
        <location filename="services/session.py"/>
        <source>The kept answer could not be read.</source>
        <translation>Die aufbewahrte Antwort konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="services/session.py"/>
        <source>This account is in use.</source>
        <translation>Dieses Konto wird gerade verwendet.</translation>
    </message>
    <message>
        <location filename="services/settings.py"/>
        <source>The folder has to be named from its beginning on.</source>
        <translation>Der Ordner muss von seinem Anfang an genannt werden.</translation>
    </message>
    <message>
        <location filename="services/settings.py"/>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>This value cannot be used here.</source>
        <translation>Dieser Wert lässt sich hier nicht verwenden.</translation>
    </message>
    <message>
        <location filename="services/settings_files.py"/>
        <source>The file could not be read.</source>
        <translation>Die Datei konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="services/slow_disk.py"/>
        <source>The folder for finished work does not answer.</source>
        <translation>Der Ordner für fertige Arbeiten antwortet nicht.</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>From reported costs and the most that was estimated, as known on this machine for all accounts.</source>
        <translation>Aus gemeldeten Kosten und den höchsten Schätzungen, soweit sie auf diesem Rechner für alle Konten bekannt sind.</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Raise the limit in the settings.</source>
        <translation>Bitte die Grenze in den Einstellungen anheben.</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Runs without a price count as nothing: none today.</source>
        <translation>Ausführungen ohne Preis zählen nicht mit: heute keine.</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Runs without a price count as nothing: {unpriced} of this press.</source>
        <translation>Ausführungen ohne Preis zählen nicht mit: jetzt {unpriced}.</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Runs without a price count as nothing: {unpriced} of today and {unpriced2} of this press.</source>
        <translation>Ausführungen ohne Preis zählen nicht mit: heute {unpriced} und jetzt {unpriced2}.</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Runs without a price count as nothing: {unpriced} of today.</source>
        <translation>Ausführungen ohne Preis zählen nicht mit: heute {unpriced}.</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Send it anyway.</source>
        <translation>Trotzdem senden.</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>This may cost {words}, more than the {a_press} that you set for one press.</source>
        <translation>Das kann {words} kosten, mehr als die {a_press}, die für einmal Senden festgelegt sind.</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Your limit of {a_day} a day stands before this: {join}.</source>
        <translation>Ihre Grenze von {a_day} am Tag steht dem entgegen: {join}.</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>this costs {words}</source>
        <translation>dies kostet {words}</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>{sent} are known for today</source>
        <translation>{sent} sind für heute bekannt</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>{waiting} wait here</source>
        <translation>{waiting} warten hier</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>Sent long ago without an answer; sending again may run it twice</source>
        <translation>Vor langer Zeit ohne Antwort gesendet; noch einmal gesendet, läuft er vielleicht zweimal</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <source>The answer was not a whole one.</source>
        <translation>Die Antwort war nicht vollständig.</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <source>The key was changed before this was sent.</source>
        <translation>Der Schlüssel wurde vor dem Senden geändert.</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <source>The program failed while it ran this.</source>
        <translation>Beim Ausführen ist im Programm ein Fehler aufgetreten.</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <source>The program failed while it sent this.</source>
        <translation>Beim Senden ist im Programm ein Fehler aufgetreten.</translation>
    </message>
    <message>
        <location filename="services/sweeps.py"/>
        <source>A step of nothing never arrives.</source>
        <translation>Mit der Schrittweite null kommt man nie an.</translation>
    </message>
    <message>
        <location filename="services/sweeps.py"/>
        <source>Only the first {most_values} values are taken.</source>
        <translation>Nur die ersten {most_values} Werte werden genommen.</translation>
    </message>
    <message>
        <location filename="services/sweeps.py"/>
        <source>These are {count} values; at most {most_values} are taken.</source>
        <translation>Das sind {count} Werte; genommen werden höchstens {most_values}.</translation>
    </message>
    <message>
        <location filename="services/sweeps.py"/>
        <source>{first} to {last} step {step}</source>
        <translation>{first} bis {last}, Schritt {step}</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>A quotation mark in row {number} is never closed.</source>
        <translation>Ein Anführungszeichen in Zeile {number} wird nie geschlossen.</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>It cannot be read after row {value}: {error}.</source>
        <translation>Nach Zeile {value} lässt es sich nicht lesen: {error}.</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>It is not UTF-8 and was read as Western text: look at the accents.</source>
        <translation>Es ist nicht UTF-8 und wurde als westlicher Text gelesen: bitte auf Umlaute und Akzente achten.</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>Only the first {rows_at_most} lines were read.</source>
        <translation>Nur die ersten {rows_at_most} Zeilen wurden gelesen.</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>Only the first {rows_at_most} rows were read.</source>
        <translation>Nur die ersten {rows_at_most} Zeilen wurden gelesen.</translation>
    </message>
    <message>
        <location filename="services/workshop.py"/>
        <source>The answer is here and could not be looked into just now.</source>
        <translation>Die Antwort ist hier und konnte gerade nicht ausgewertet werden.</translation>
    </message>
    <message>
        <location filename="services/workshop.py"/>
        <source>The disk with the data folder is full: the files could not be saved.</source>
        <translation>Der Datenträger mit dem Datenordner ist voll: Die Dateien konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <location filename="services/workshop.py"/>
        <source>The files could not be saved.</source>
        <translation>Die Dateien konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <location filename="services/workshop.py"/>
        <source>This answer could not be looked into; it is kept whole.</source>
        <translation>Diese Antwort konnte nicht ausgewertet werden; sie bleibt ganz erhalten.</translation>
    </message>
    <message>
        <location filename="store/backup.py"/>
        <source>Make {megabytes} MB free on the disk with the data folder, then start again.</source>
        <translation>Bitte auf dem Datenträger mit dem Datenordner {megabytes} MB frei machen und dann neu starten.</translation>
    </message>
    <message>
        <location filename="store/backup.py"/>
        <source>There is no room for a copy of the list of requests, which is made before its form is changed. Nothing was changed.</source>
        <translation>Für eine Kopie der Auftragsliste, die vor der Umstellung ihrer Form angelegt wird, ist kein Platz. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Another program is using the data folder.</source>
        <translation>Ein anderes Programm verwendet den Datenordner.</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Choose another one with --data-dir, or change its permissions.</source>
        <translation>Bitte mit --data-dir einen anderen wählen oder seine Zugriffsrechte ändern.</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Close comfy-desk and start it again: what can be read will be kept.</source>
        <translation>Bitte comfy-desk schließen und neu starten: Was lesbar ist, bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Close the other comfy-desk window.</source>
        <translation>Bitte das andere Fenster von comfy-desk schließen.</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Make room, then try again.</source>
        <translation>Bitte Platz schaffen und noch einmal versuchen.</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Run it again from the form.</source>
        <translation>Bitte aus dem Formular erneut ausführen.</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>The data folder cannot be written.</source>
        <translation>In den Datenordner lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>The disk with the data folder is full.</source>
        <translation>Der Datenträger mit dem Datenordner ist voll.</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>The store in the data folder is damaged.</source>
        <translation>Der Speicher im Datenordner ist beschädigt.</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>The store was damaged, so it is not certain whether this was sent already.</source>
        <translation>Der Speicher war beschädigt, deshalb ist nicht sicher, ob dies schon gesendet wurde.</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>What was to be sent was lost when the store was damaged, so this cannot be sent again.</source>
        <translation>Was gesendet werden sollte, ging mit dem beschädigten Speicher verloren; dies lässt sich nicht noch einmal senden.</translation>
    </message>
    <message>
        <location filename="store/opening.py"/>
        <source>Install the newer version.</source>
        <translation>Bitte die neuere Version installieren.</translation>
    </message>
    <message>
        <location filename="store/opening.py"/>
        <source>The data folder was written by a newer version of comfy-desk.</source>
        <translation>Der Datenordner wurde von einer neueren Version von comfy-desk geschrieben.</translation>
    </message>
    <message>
        <location filename="store/opening.py"/>
        <source>The list of requests could not be brought to the form of this version. It is as it was.</source>
        <translation>Die Auftragsliste ließ sich nicht in die Form dieser Version bringen. Sie ist, wie sie war.</translation>
    </message>
    <message>
        <location filename="store/opening.py"/>
        <source>Use the version that wrote it, and report this.</source>
        <translation>Bitte die Version verwenden, die sie geschrieben hat, und dies melden.</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>1 request was kept</source>
        <translation>1 Auftrag blieb erhalten</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>The list of requests was damaged: {what}; the damaged file is kept at {aside}.</source>
        <translation>Die Auftragsliste war beschädigt: {what}; die beschädigte Datei liegt unter {aside}.</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>The store in the data folder is damaged and could not be set aside. {sentence}</source>
        <translation>Der Speicher im Datenordner ist beschädigt und ließ sich nicht beiseitelegen. {sentence}</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>no request could be read from it</source>
        <translation>kein Auftrag ließ sich daraus lesen</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>{asking} of them wait for your word before they are sent</source>
        <translation>{asking} davon warten auf Ihr Wort, bevor sie gesendet werden</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>{kept} requests were kept</source>
        <translation>{kept} Aufträge blieben erhalten</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>{lost} could not be read</source>
        <translation>{lost} waren nicht lesbar</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>An address begins with https://.</source>
        <translation>Eine Adresse beginnt mit https://.</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>An address must not carry a user name or a password.</source>
        <translation>Eine Adresse darf weder Benutzernamen noch Kennwort enthalten.</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>From COMFY_API_KEY in the environment</source>
        <translation>Aus COMFY_API_KEY in der Umgebung</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Give the address alone, without anything after its name and port.</source>
        <translation>Bitte nur die Adresse angeben, ohne etwas hinter Name und Port.</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>In {name}</source>
        <translation>Verwahrt in: {name}</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>It is the only account.</source>
        <translation>Es ist das einzige Konto.</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>It must begin with https://, or the key could be read on the way. Only this computer is excepted.</source>
        <translation>Sie muss mit https:// beginnen, sonst ließe sich der Schlüssel unterwegs lesen. Ausgenommen ist nur dieser Rechner.</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>It stays while {n} of its requests has not ended: no other account could collect it.</source>
        <translation>Es bleibt, solange {n} seiner Aufträge nicht zu Ende ist: Kein anderes Konto könnte ihn abholen.</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>It stays while {n} of its requests have not ended: no other account could collect them.</source>
        <translation>Es bleibt, solange {n} seiner Aufträge nicht zu Ende sind: Kein anderes Konto könnte sie abholen.</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Its key comes from COMFY_API_KEY in the environment. It is changed there, not here.</source>
        <translation>Sein Schlüssel kommt aus COMFY_API_KEY in der Umgebung. Er wird dort geändert, nicht hier.</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Needs a key</source>
        <translation>Braucht einen Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Needs credits; what waits for them is kept</source>
        <translation>Braucht Credits; was auf sie wartet, bleibt erhalten</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Offline since {time}; trying again by itself</source>
        <translation>Offline seit {time}; versucht es von selbst weiter</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Only until this program closes; it is in no keyring</source>
        <translation>Nur bis dieses Programm endet; er ist in keinem Schlüsselbund</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>The Router asked for a pause: {span}</source>
        <translation>Der Router bat um eine Pause: {span}</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>The Router does not accept its key</source>
        <translation>Der Router nimmt seinen Schlüssel nicht an</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>The practice Router has a key of its own; it costs nothing.</source>
        <translation>Der Übungs-Router hat einen eigenen Schlüssel; er kostet nichts.</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <location filename="ui/dialogs/accounts.py"/>
        <source>The practice Router has this one account.</source>
        <translation>Der Übungs-Router hat nur dieses eine Konto.</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>There is a space in this address.</source>
        <translation>In dieser Adresse ist ein Leerzeichen.</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>This account comes from the environment (COMFY_ROUTER_BASE_URL, COMFY_API_KEY). It is changed there, and read again when the program starts.</source>
        <translation>Dieses Konto kommt aus der Umgebung (COMFY_ROUTER_BASE_URL, COMFY_API_KEY). Es wird dort geändert und beim Start des Programms neu gelesen.</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>This is not the address of a Router.</source>
        <translation>Das ist nicht die Adresse eines Routers.</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>an account that is not here any more</source>
        <translation>ein Konto, das nicht mehr hier ist</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>none under way</source>
        <translation>keine laufenden</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>the system's keyring</source>
        <translation>Schlüsselbund des Systems</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{address} (practice, on this computer)</source>
        <translation>{address} (Übung, auf diesem Rechner)</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{balance}, {age} ago</source>
        <translation>{balance}, vor {age}</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{name} needs credits</source>
        <translation>{name} braucht Credits</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{name} needs its key</source>
        <translation>{name} braucht seinen Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{n} has not ended</source>
        <translation>{n} nicht zu Ende</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{n} have not ended</source>
        <translation>{n} nicht zu Ende</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>Asking the Router about it…</source>
        <translation>Der Router wird danach gefragt …</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <location filename="ui/views/compose_parts.py"/>
        <source>Cancel if it takes longer</source>
        <translation>Abbrechen, wenn es länger dauert</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>Choose a model first: its time limit is remembered with it.</source>
        <translation>Bitte zuerst ein Modell wählen: Das Zeitlimit wird mit ihm gemerkt.</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>For every new request of {model}; those that were made already keep theirs.</source>
        <translation>Für jeden neuen Auftrag an {model}; bestehende behalten ihres.</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>New requests of {model} have no time limit.</source>
        <translation>Neue Aufträge an {model} haben kein Zeitlimit.</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>New requests of {model}: a cancel is asked for after {limit}.</source>
        <translation>Neue Aufträge an {model}: Nach {limit} wird ein Abbruch angefragt.</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <location filename="ui/asking_settings.py"/>
        <source>Setting it…</source>
        <translation>Wird gesetzt …</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>Taken in: it is followed and collected like your own.</source>
        <translation>Übernommen: Er wird verfolgt und abgeholt wie ein eigener.</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>The Router took it {age} ago; a shorter limit passes at once.</source>
        <translation>Der Router hat ihn vor {age} angenommen; ein kürzeres Limit läuft sofort ab.</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>The request has no time limit.</source>
        <translation>Der Auftrag hat kein Zeitlimit.</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>This request has ended: a time limit changes nothing any more.</source>
        <translation>Dieser Auftrag ist zu Ende: Ein Zeitlimit ändert nichts mehr.</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Time limit</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>Time limit of the request: {limit}.</source>
        <translation>Zeitlimit des Auftrags: {limit}.</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>no prompt</source>
        <translation>kein Prompt</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <source>Export the settings</source>
        <translation>Einstellungen exportieren</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <source>Import settings</source>
        <translation>Einstellungen importieren</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <source>Settings (*.json)</source>
        <translation>Einstellungen (*.json)</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <source>The settings of the file are used from now on.</source>
        <translation>Die Einstellungen der Datei gelten ab jetzt.</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <location filename="ui/bulk.py"/>
        <location filename="ui/cull/window.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Written: {name}</source>
        <translation>Geschrieben: {name}</translation>
    </message>
    <message>
        <location filename="ui/awake.py"/>
        <source>Requests are running</source>
        <translation>Aufträge laufen</translation>
    </message>
    <message>
        <location filename="ui/awake.py"/>
        <source>The machine is kept awake while requests run.</source>
        <translation>Der Rechner bleibt wach, solange Aufträge laufen.</translation>
    </message>
    <message>
        <location filename="ui/awake.py"/>
        <source>This system does not let the program keep the machine awake; it may sleep while requests run.</source>
        <translation>Dieses System lässt das Programm den Rechner nicht wach halten; er geht vielleicht in den Ruhezustand, während Aufträge laufen.</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>Nothing has failed.</source>
        <translation>Nichts ist fehlgeschlagen.</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>Run {n} as new</source>
        <translation>{n} als neue ausführen</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <location filename="ui/desktop.py"/>
        <location filename="ui/saving.py"/>
        <source>Save all to</source>
        <translation>Alle speichern in</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>Saving the files of {n} of {all} requests…</source>
        <translation>Die Dateien von {n} von {all} Aufträgen werden gespeichert …</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <location filename="ui/verbs.py"/>
        <location filename="ui/views/spend_line.py"/>
        <source>Send anyway</source>
        <translation>Trotzdem senden</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <location filename="ui/exporting.py"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} of {all} could not be cancelled: {why}</source>
        <translation>{n} von {all} ließen sich nicht abbrechen: {why}</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} of {all} did not go: {why}</source>
        <translation>{n} von {all} gingen nicht: {why}</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} request goes again under its key.</source>
        <translation>{n} Auftrag geht noch einmal mit seinem Schlüssel.</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} request is asked about.</source>
        <translation>Nach {n} Auftrag wird gefragt.</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} request is held back.</source>
        <translation>{n} Auftrag ist zurückgehalten.</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} requests are asked about.</source>
        <translation>Nach {n} Aufträgen wird gefragt.</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} requests are held back.</source>
        <translation>{n} Aufträge sind zurückgehalten.</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} requests go again, each under its key.</source>
        <translation>{n} Aufträge gehen noch einmal, jeder mit seinem Schlüssel.</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>Nothing can be cancelled any more.</source>
        <translation>Es lässt sich nichts mehr abbrechen.</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>Nothing went</source>
        <translation>Nichts ging</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>One was not saved: {why}</source>
        <translation>Eine Datei wurde nicht gespeichert: {why}</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <location filename="ui/saving.py"/>
        <source>Saved {n} file in {folder}.</source>
        <translation>{n} Datei in {folder} gespeichert.</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <location filename="ui/saving.py"/>
        <source>Saved {n} files in {folder}.</source>
        <translation>{n} Dateien in {folder} gespeichert.</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{known}, {n} without a price</source>
        <translation>{known}, {n} ohne Preis</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} are asked about again</source>
        <translation>nach {n} wird noch einmal gefragt</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} are being cancelled; what runs may still finish and be charged</source>
        <translation>{n} werden abgebrochen; was läuft, wird vielleicht trotzdem fertig und berechnet</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <location filename="ui/models/batches.py"/>
        <source>{n} cancelled</source>
        <translation>{n} abgebrochen</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} go again under their keys</source>
        <translation>{n} gehen noch einmal mit ihren Schlüsseln</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} goes again under its key</source>
        <translation>{n} geht noch einmal mit seinem Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} had ended before</source>
        <translation>{n} schon vorher zu Ende</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} had ended otherwise</source>
        <translation>{n} anders zu Ende gegangen</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} had finished and are kept</source>
        <translation>{n} waren fertig und bleiben erhalten</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} had finished and is kept</source>
        <translation>{n} war fertig und bleibt erhalten</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} has to be changed first</source>
        <translation>{n} muss zuerst geändert werden</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} have to be changed first</source>
        <translation>{n} müssen zuerst geändert werden</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} is asked about again</source>
        <translation>nach {n} wird noch einmal gefragt</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} is being cancelled; if it runs, it may still finish and be charged</source>
        <translation>{n} wird abgebrochen; falls er läuft, wird er vielleicht trotzdem fertig und berechnet</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} run again as new requests</source>
        <translation>{n} laufen noch einmal als neue Aufträge</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} runs again as a new request</source>
        <translation>{n} läuft noch einmal als neuer Auftrag</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} were not saved: {why}</source>
        <translation>{n} wurden nicht gespeichert: {why}</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} would be a new request</source>
        <translation>{n} wäre ein neuer Auftrag</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} would be new requests</source>
        <translation>{n} wären neue Aufträge</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{sum} by the estimates</source>
        <translation>{sum} laut Schätzung</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>A direct run cannot be cancelled; it may be charged</source>
        <translation>Direkt Ausgeführtes lässt sich nicht abbrechen; es wird vielleicht berechnet</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>Last answer at {time}, {age} ago</source>
        <translation>Letzte Antwort um {time}, vor {age}</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>No answer yet</source>
        <translation>Noch keine Antwort</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>No prompt</source>
        <translation>Kein Prompt</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Taken in by its id</source>
        <translation>Über die ID übernommen</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>Your limit of {span} passed; a cancel was asked for</source>
        <translation>Ihr Limit von {span} ist abgelaufen; ein Abbruch wurde angefragt</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>Your limit of {span} passed; a direct run cannot be cancelled</source>
        <translation>Ihr Limit von {span} ist abgelaufen; direkt Ausgeführtes lässt sich nicht abbrechen</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>about {amount}</source>
        <translation>etwa {amount}</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>checking…</source>
        <translation>prüft …</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>in {span}</source>
        <translation>in {span}</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>kept until {time}</source>
        <translation>bleibt bis {time}</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>limit {span}</source>
        <translation>Limit {span}</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>not charged</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>not reported</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>sending…</source>
        <translation>sendet …</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>up to {amount}</source>
        <translation>bis {amount}</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/library/view.py"/>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/commands/words.py"/>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <source>Queue and library &amp;side by side</source>
        <translation>Warteschlange und Bibliothek neben&amp;einander</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <source>Queue or library</source>
        <translation>Warteschlange oder Bibliothek</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <source>Show the &amp;queue</source>
        <translation>Warte&amp;schlange zeigen</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <source>Show the li&amp;brary</source>
        <translation>&amp;Bibliothek zeigen</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>Backtab</source>
        <translation>Umschalt+Tab</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Fields of text need this key.</source>
        <translation>Textfelder brauchen diese Taste.</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>In a field of text this key writes or moves. Take one with Ctrl or Alt.</source>
        <translation>In einem Textfeld schreibt oder bewegt diese Taste. Bitte eine mit Strg oder Alt nehmen.</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>This key cannot be used.</source>
        <translation>Diese Taste lässt sich nicht verwenden.</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>This key is needed to go through the window.</source>
        <translation>Diese Taste wird gebraucht, um durch das Fenster zu gehen.</translation>
    </message>
    <message>
        <location filename="ui/commands/entries.py"/>
        <source>Go to request: {words}</source>
        <translation>Zum Auftrag: {words}</translation>
    </message>
    <message>
        <location filename="ui/commands/entries.py"/>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <location filename="ui/commands/entries.py"/>
        <source>Setting: {name}</source>
        <translation>Einstellung: {name}</translation>
    </message>
    <message>
        <location filename="ui/commands/entries.py"/>
        <source>Use model {name}</source>
        <translation>Modell {name} verwenden</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/layout.py"/>
        <source>Compose</source>
        <translation>Verfassen</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <source>In a prompt: what was sent before</source>
        <translation>In einem Prompt: was vorher gesendet wurde</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <source>Insert a snippet</source>
        <translation>Textbaustein einfügen</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <source>One prompt further back, nearer again</source>
        <translation>Einen Prompt zurück, wieder einen vor</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <source>Rename a batch</source>
        <translation>Stapel umbenennen</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>The next work</source>
        <translation>Nächstes Werk</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>The work before</source>
        <translation>Voriges Werk</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/layout.py"/>
        <source>Viewer</source>
        <translation>Betrachter</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>A command, a model, a setting or a request</source>
        <translation>Ein Befehl, ein Modell, eine Einstellung oder ein Auftrag</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>Commands that fit</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>Find a command</source>
        <translation>Befehl finden</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>Nothing is called so.</source>
        <translation>Nichts heißt so.</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>unavailable: {why}</source>
        <translation>nicht verfügbar: {why}</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>{n} command</source>
        <translation>{n} Befehl</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>{n} commands</source>
        <translation>{n} Befehle</translation>
    </message>
    <message>
        <location filename="ui/commands/recorder.py"/>
        <source>Press the keys…</source>
        <translation>Tasten drücken …</translation>
    </message>
    <message>
        <location filename="ui/commands/recorder.py"/>
        <source>Set a key…</source>
        <translation>Taste setzen …</translation>
    </message>
    <message>
        <location filename="ui/commands/recorder.py"/>
        <source>The next key that is pressed is taken; Escape leaves it.</source>
        <translation>Die nächste gedrückte Taste wird genommen; Escape bricht ab.</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>Centre of the window</source>
        <translation>Mitte des Fensters</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>Choose</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/compare/window.py"/>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/viewers/details.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>not possible now</source>
        <translation>jetzt nicht möglich</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>Apart: {n} of a frame</source>
        <translation>Abstand: {n} Einzelbilder</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>Ends with</source>
        <translation>Endet mit</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>In step</source>
        <translation>Synchron</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>No sound</source>
        <translation>Kein Ton</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>One frame back</source>
        <translation>Ein Einzelbild zurück</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>One frame on</source>
        <translation>Ein Einzelbild vor</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Play again and again</source>
        <translation>Immer wieder abspielen</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>Position of all films</source>
        <translation>Position aller Filme</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>Sound of {letter}</source>
        <translation>Ton von {letter}</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>The films are still loading.</source>
        <translation>Die Filme werden noch geladen.</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>the longest film</source>
        <translation>dem längsten Film</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>the shortest film</source>
        <translation>dem kürzesten Film</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <source>not sent</source>
        <translation>nicht gesendet</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <location filename="ui/dialogs/setting_words.py"/>
        <location filename="ui/forms/choices.py"/>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <location filename="ui/dialogs/setting_words.py"/>
        <location filename="ui/forms/choices.py"/>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Favourite: {letter}</source>
        <translation>Favorit: {letter}</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Its request is not in the list any more.</source>
        <translation>Sein Auftrag ist nicht mehr in der Liste.</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Not in the library yet.</source>
        <translation>Noch nicht in der Bibliothek.</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Opens the form with them; what you send then is a new request.</source>
        <translation>Öffnet damit das Formular; was Sie dann senden, ist ein neuer Auftrag.</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/library/actions.py"/>
        <source>Pick</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Pick {letter}</source>
        <translation>Auswahl: {letter}</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/library/actions.py"/>
        <source>Reject</source>
        <translation>Ausschuss</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Reject {letter}</source>
        <translation>Ausschuss: {letter}</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Use the parameters of {letter}</source>
        <translation>Parameter von {letter} verwenden</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Use these parameters</source>
        <translation>Diese Parameter verwenden</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/library/words.py"/>
        <source>{n} star</source>
        <translation>{n} Stern</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/library/words.py"/>
        <source>{n} stars</source>
        <translation>{n} Sterne</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <location filename="ui/library/actions.py"/>
        <source>&amp;Compare…</source>
        <translation>Verglei&amp;chen …</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <source>Choose two to four finished works to compare them.</source>
        <translation>Zum Vergleichen bitte zwei bis vier fertige Werke wählen.</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <source>Compare with what was shown before</source>
        <translation>Mit dem vorher Gezeigten vergleichen</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <source>Four works can be compared at once; these are the first four.</source>
        <translation>Vier Werke lassen sich auf einmal vergleichen; dies sind die ersten vier.</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <source>Only one work was shown so far; look at another one first.</source>
        <translation>Bisher wurde nur ein Werk gezeigt; bitte zuerst ein anderes ansehen.</translation>
    </message>
    <message>
        <location filename="ui/compare/sources.py"/>
        <source>An animation: its first picture is compared.</source>
        <translation>Eine Animation: Verglichen wird ihr erstes Bild.</translation>
    </message>
    <message>
        <location filename="ui/compare/sources.py"/>
        <location filename="ui/cull/ahead.py"/>
        <source>It could not be shown.</source>
        <translation>Es ließ sich nicht zeigen.</translation>
    </message>
    <message>
        <location filename="ui/compare/sources.py"/>
        <location filename="ui/cull/stage.py"/>
        <source>There is no file of it here.</source>
        <translation>Hier ist keine Datei davon.</translation>
    </message>
    <message>
        <location filename="ui/compare/sources.py"/>
        <source>{kind}: there is no picture of it to compare.</source>
        <translation>{kind}: Davon gibt es kein Bild zum Vergleichen.</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <source>Blink: {letter} is seen</source>
        <translation>Wechseln: zu sehen ist {letter}</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <source>Difference of {first} and {second}</source>
        <translation>Differenz von {first} und {second}</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <location filename="ui/cull/stage.py"/>
        <source>Loading…</source>
        <translation>Wird geladen …</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <location filename="ui/compare/toolbar.py"/>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <source>Wipe: {share} % of {first}, the rest {second}</source>
        <translation>Wischen: {share} % von {first}, der Rest {second}</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <source>{first} against {second}: what is black is equal</source>
        <translation>{first} gegen {second}: Was schwarz ist, ist gleich</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>Also equal: {names}.</source>
        <translation>Auch gleich: {names}.</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>Equal: {names}.</source>
        <translation>Gleich: {names}.</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <location filename="ui/models/columns.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/dialogs/many_list.py"/>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>There is more than is compared here.</source>
        <translation>Es gibt mehr, als hier verglichen wird.</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <location filename="ui/dialogs/many_list.py"/>
        <source>What differs</source>
        <translation>Was sich unterscheidet</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>What was sent for {letters} cannot be read here.</source>
        <translation>Was für {letters} gesendet wurde, lässt sich hier nicht lesen.</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>{n} parameter is equal.</source>
        <translation>{n} Parameter ist gleich.</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>{n} parameters are equal.</source>
        <translation>{n} Parameter sind gleich.</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>As it is</source>
        <translation>Wie es ist</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Blink</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Brightness of the difference</source>
        <translation>Helligkeit der Differenz</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>By hand (Space)</source>
        <translation>Von Hand (Leertaste)</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Left or upper one</source>
        <translation>Linkes oder oberes</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Pace of blinking</source>
        <translation>Tempo des Wechselns</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Right or lower one</source>
        <translation>Rechtes oder unteres</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Turn the edge</source>
        <translation>Kante drehen</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Whole picture</source>
        <translation>Ganzes Bild</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Wipe</source>
        <translation>Wischen</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <location filename="ui/viewers/bar.py"/>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>{n} s each</source>
        <translation>je {n} s</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>{n} × as bright</source>
        <translation>{n} × so hell</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>All films one frame back</source>
        <translation>Alle Filme ein Einzelbild zurück</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>All films one frame on</source>
        <translation>Alle Filme ein Einzelbild vor</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/dialogs/about.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Next one, or play and pause</source>
        <translation>Nächstes, oder Abspielen und Pause</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Of some of these there is no picture to compare; what was sent is compared below.</source>
        <translation>Von einigen gibt es kein Bild zum Vergleichen; was gesendet wurde, ist unten verglichen.</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Pictures and films together: {letters} can be played, the others stand still.</source>
        <translation>Bilder und Filme zusammen: {letters} lassen sich abspielen, die anderen stehen still.</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Pictures and films together; none can be played here.</source>
        <translation>Bilder und Filme zusammen; hier lässt sich keiner abspielen.</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Play or pause all films</source>
        <translation>Alle Filme abspielen oder anhalten</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Some of them are not here any more.</source>
        <translation>Einige davon sind nicht mehr hier.</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>There are not two works here that can be compared.</source>
        <translation>Hier sind keine zwei Werke, die sich vergleichen ließen.</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <location filename="ui/cull/window.py"/>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>These files are equal, byte for byte.</source>
        <translation>Diese Dateien sind gleich, Byte für Byte.</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Undo the last mark</source>
        <translation>Letzte Markierung rückgängig machen</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <location filename="ui/cull/window.py"/>
        <source>Undone: {words}</source>
        <translation>Rückgängig gemacht: {words}</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/models/columns.py"/>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Dimensions</source>
        <translation>Abmessungen</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/library/columns.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <source>Time taken</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/details/course.py"/>
        <location filename="ui/durations.py"/>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/drawing/decode.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} Pixel</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <location filename="ui/desktop.py"/>
        <source>Copied as file.</source>
        <translation>Als Datei kopiert.</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>Copied as file; the picture follows…</source>
        <translation>Als Datei kopiert; das Bild folgt …</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <location filename="ui/desktop.py"/>
        <source>Copied as picture.</source>
        <translation>Als Bild kopiert.</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>Reading the picture…</source>
        <translation>Das Bild wird gelesen …</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>The picture is too large to be copied as one; its file can be copied.</source>
        <translation>Das Bild ist zu groß, um als Bild kopiert zu werden; seine Datei lässt sich kopieren.</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <location filename="ui/verbs.py"/>
        <source>There is no picture to copy.</source>
        <translation>Es gibt kein Bild zum Kopieren.</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>This picture could not be read.</source>
        <translation>Dieses Bild konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>{n} files copied.</source>
        <translation>{n} Dateien kopiert.</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>{n} of {all} files copied; the others are no longer where they were saved.</source>
        <translation>{n} von {all} Dateien kopiert; die anderen sind nicht mehr dort, wo sie gespeichert wurden.</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>Comfy Desk</source>
        <translation>Comfy Desk</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>Comfy Desk · {account}</source>
        <translation>Comfy Desk · {account}</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>{n} collecting</source>
        <translation>{n} beim Abholen</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>{n} in queue</source>
        <translation>{n} in Warteschlange</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>{n} running</source>
        <translation>{n} laufend</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>{n} running directly</source>
        <translation>{n} direkt laufend</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>{n} waiting here</source>
        <translation>{n} hier wartend</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Favourite (F)</source>
        <translation>Favorit (F)</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>No favourite (F)</source>
        <translation>Kein Favorit (F)</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Pick (P)</source>
        <translation>Auswahl (P)</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Picked</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Reject (X)</source>
        <translation>Ausschuss (X)</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Rejected</source>
        <translation>Aussortiert</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Undecided</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Unset (U)</source>
        <translation>Aufheben (U)</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>{n} star ({n})</source>
        <translation>{n} Stern ({n})</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>{n} stars ({n})</source>
        <translation>{n} Sterne ({n})</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/window.py"/>
        <source>Go on after a mark</source>
        <translation>Nach Markierung weitergehen</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/window.py"/>
        <source>Undecided only</source>
        <translation>Nur unentschiedene</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <source>Where you are</source>
        <translation>Wo Sie sind</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <source>still reading the marks</source>
        <translation>Markierungen werden noch gelesen</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>{n} of {all}</source>
        <translation>{n} von {all}</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/summary.py"/>
        <source>{n} pick</source>
        <translation>{n} ausgewählt</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/summary.py"/>
        <source>{n} picks</source>
        <translation>{n} ausgewählt</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/summary.py"/>
        <source>{n} reject</source>
        <translation>{n} aussortiert</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/summary.py"/>
        <source>{n} rejects</source>
        <translation>{n} aussortiert</translation>
    </message>
    <message>
        <location filename="ui/cull/opening.py"/>
        <location filename="ui/library/actions.py"/>
        <source>&amp;Go through works one by one…</source>
        <translation>Werke einzeln &amp;durchsehen …</translation>
    </message>
    <message>
        <location filename="ui/cull/opening.py"/>
        <source>There are no works to go through.</source>
        <translation>Es gibt keine Werke zum Durchsehen.</translation>
    </message>
    <message>
        <location filename="ui/cull/stage.py"/>
        <source>An animation: its first picture is shown.</source>
        <translation>Eine Animation: Gezeigt wird ihr erstes Bild.</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Export picks…</source>
        <translation>Auswahl exportieren …</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Go on looking</source>
        <translation>Weiter ansehen</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Move rejects to the trash</source>
        <translation>Ausschuss in den Papierkorb</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Move {n} reject to the trash</source>
        <translation>{n} Werk Ausschuss in den Papierkorb</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Move {n} rejects to the trash</source>
        <translation>{n} Werke Ausschuss in den Papierkorb</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Nothing is left here.</source>
        <translation>Hier ist nichts mehr.</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Nothing was picked.</source>
        <translation>Nichts wurde ausgewählt.</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Nothing was rejected.</source>
        <translation>Nichts wurde aussortiert.</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Show picks</source>
        <translation>Auswahl zeigen</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>They stay there for 30 days, and can be put back.</source>
        <translation>Dort bleiben sie 30 Tage und lassen sich zurückholen.</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>You went through all of them</source>
        <translation>Alle sind durchgesehen</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>{n} undecided</source>
        <translation>{n} unentschieden</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Cull</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Favourite, or none</source>
        <translation>Favorit oder keiner</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>First work</source>
        <translation>Erstes Werk</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>From the beginning</source>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Go through works</source>
        <translation>Werke durchsehen</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Last work</source>
        <translation>Letztes Werk</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Neither picked nor rejected</source>
        <translation>Weder Auswahl noch Ausschuss</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Next work</source>
        <translation>Nächstes Werk</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Rate {n} star</source>
        <translation>Mit {n} Stern bewerten</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Rate {n} stars</source>
        <translation>Mit {n} Sternen bewerten</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Take the stars away</source>
        <translation>Sterne wegnehmen</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Work before</source>
        <translation>Voriges Werk</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>You were here last time.</source>
        <translation>Hier waren Sie beim letzten Mal.</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>← → move · 1–5 stars, 0 none · P pick · X reject · U unset · F favourite · Z undo · Space play · N undecided only · A go on after a mark · F11 full screen</source>
        <translation>← → weiter · 1–5 Sterne, 0 keine · P Auswahl · X Ausschuss · U aufheben · F Favorit · Z rückgängig · Leertaste abspielen · N nur unentschiedene · A nach Markierung weitergehen · F11 Vollbild</translation>
    </message>
    <message>
        <location filename="ui/delegates/group.py"/>
        <location filename="ui/views/group_lines.py"/>
        <source>Cancel group</source>
        <translation>Gruppe abbrechen</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <location filename="ui/dialogs/many_ways.py"/>
        <location filename="ui/forms/media_edit.py"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>Copied as file, with the frame that is shown.</source>
        <translation>Als Datei kopiert, mit dem gezeigten Einzelbild.</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>Copied as picture and file.</source>
        <translation>Als Bild und Datei kopiert.</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <location filename="ui/viewers/gestures.py"/>
        <source>Copied as text.</source>
        <translation>Als Text kopiert.</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>Files of this kind are not opened from here; they can be shown in their folder.</source>
        <translation>Dateien dieser Art werden von hier nicht geöffnet; sie lassen sich in ihrem Ordner zeigen.</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <location filename="ui/saving.py"/>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>The file and its folder are no longer where they were.</source>
        <translation>Die Datei und ihr Ordner sind nicht mehr, wo sie waren.</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>The system has no file manager that could be asked. The folder is {folder}.</source>
        <translation>Das System hat keinen Dateimanager, der gefragt werden könnte. Der Ordner ist {folder}.</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>The system has no program for this kind of file.</source>
        <translation>Das System hat kein Programm für diese Art von Datei.</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>This file is marked as a program, so it is not opened from here.</source>
        <translation>Diese Datei ist als Programm gekennzeichnet und wird deshalb von hier nicht geöffnet.</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>no explorer</source>
        <translation>kein Explorer</translation>
    </message>
    <message>
        <location filename="ui/desktop_bus/parent.py"/>
        <location filename="ui/dialogs/setting_folder.py"/>
        <location filename="ui/exporting.py"/>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="ui/details/course.py"/>
        <source>{what} · {time} later</source>
        <translation>{what} · {time} später</translation>
    </message>
    <message>
        <location filename="ui/details/lines.py"/>
        <source>Copy “{name}”</source>
        <translation>„{name}“ kopieren</translation>
    </message>
    <message>
        <location filename="ui/details/pane.py"/>
        <source>Choose a request in the queue: its course, ids, files and raw answer stand here.</source>
        <translation>Einen Auftrag in der Warteschlange wählen: Hier stehen dann sein Verlauf, IDs, Dateien und die rohe Antwort.</translation>
    </message>
    <message>
        <location filename="ui/details/pane.py"/>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <location filename="ui/details/pane.py"/>
        <location filename="ui/dialogs/ledger_words.py"/>
        <location filename="ui/dialogs/many.py"/>
        <source>{n} request</source>
        <translation>{n} Auftrag</translation>
    </message>
    <message>
        <location filename="ui/details/pane.py"/>
        <location filename="ui/dialogs/ledger_words.py"/>
        <location filename="ui/dialogs/many.py"/>
        <source>{n} requests</source>
        <translation>{n} Aufträge</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Call id</source>
        <translation>Aufruf-ID</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Came from</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Copy for support</source>
        <translation>Für den Support kopieren</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Credits</source>
        <translation>Credits</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Detail</source>
        <translation>Einzelheit</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Details of {model}</source>
        <translation>Details von {model}</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>HTTP status</source>
        <translation>HTTP-Status</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Idempotency key</source>
        <translation>Idempotenz-Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Ids</source>
        <translation>IDs</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Ids, times and words. No prompt, no key, no signed link.</source>
        <translation>IDs, Zeiten und Wörter. Kein Prompt, kein Schlüssel, kein signierter Link.</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Input handed back</source>
        <translation>Zurückgegebene Eingabe</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Kind of failure</source>
        <translation>Art des Fehlers</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>No answer was kept.</source>
        <translation>Es wurde keine Antwort aufbewahrt.</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Not passed on</source>
        <translation>Nicht weitergegeben</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Poster</source>
        <translation>Vorschaubild</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Provider asked for</source>
        <translation>Gewünschter Anbieter</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Raw answer</source>
        <translation>Rohe Antwort</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Refusal concerns</source>
        <translation>Ablehnung betrifft</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/dialogs/adopt.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Request id</source>
        <translation>Auftrags-ID</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Sends</source>
        <translation>Sendeversuche</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/served_words.py"/>
        <location filename="ui/views/serving_choice.py"/>
        <source>Served by</source>
        <translation>Ausgeführt von</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/details/summary.py"/>
        <location filename="ui/dialogs/accounts.py"/>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>There is no answer yet.</source>
        <translation>Es gibt noch keine Antwort.</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Usual time</source>
        <translation>Übliche Zeit</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Work</source>
        <translation>Werk</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>Estimated, not reported</source>
        <translation>Geschätzt, nicht gemeldet</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>Files here</source>
        <translation>Dateien hier</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <location filename="ui/library/columns.py"/>
        <location filename="ui/models/columns.py"/>
        <source>Made</source>
        <translation>Entstanden</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/dialogs/many_models.py"/>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>Reported cost</source>
        <translation>Gemeldete Kosten</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>Time together</source>
        <translation>Zeit zusammen</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{n} file, {size}</source>
        <translation>{n} Datei, {size}</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{n} files, {size}</source>
        <translation>{n} Dateien, {size}</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <location filename="ui/served_words.py"/>
        <location filename="ui/window_drop.py"/>
        <source>{n} more</source>
        <translation>{n} weitere</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{sum}, {mean} each</source>
        <translation>{sum}, je {mean}</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{sum}, {n} not reported</source>
        <translation>{sum}, {n} nicht gemeldet</translation>
    </message>
    <message>
        <location filename="ui/dialogs/about.py"/>
        <source>A desk for people who make pictures, films and sounds with partner models through Comfy Router's queue.</source>
        <translation>Ein Arbeitstisch für alle, die mit Partnermodellen über die Warteschlange von Comfy Router Bilder, Filme und Töne machen.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/about.py"/>
        <source>Version {version} · Python {python} · Qt for Python {qt}</source>
        <translation>Version {version} · Python {python} · Qt for Python {qt}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_list.py"/>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_list.py"/>
        <source>In use</source>
        <translation>Verwendet</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_list.py"/>
        <source>in use</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_list.py"/>
        <source>key: {place}</source>
        <translation>Schlüssel: {place}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>A key for this account</source>
        <translation>Ein Schlüssel für dieses Konto</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>A key for {name}</source>
        <translation>Ein Schlüssel für {name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Add an account</source>
        <translation>Konto hinzufügen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Add this account</source>
        <translation>Dieses Konto hinzufügen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>An account needs a name</source>
        <translation>Ein Konto braucht einen Namen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Another key for {name}</source>
        <translation>Ein anderer Schlüssel für {name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>As you call it: Studio, Home …</source>
        <translation>Wie Sie es nennen: Studio, Zuhause …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Correct the address first.</source>
        <translation>Bitte zuerst die Adresse korrigieren.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Left empty, it is the usual one.</source>
        <translation>Bleibt es leer, ist es die übliche.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <location filename="ui/library/side.py"/>
        <location filename="ui/views/presets_panel.py"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Rename the account</source>
        <translation>Konto umbenennen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Requests under way go on being followed, with the new key. One that was sent without an answer asks you before it is sent with the new key: sent again, it may run a second time. A key of another workspace cannot read what this one has sent; add that as an account of its own.</source>
        <translation>Laufende Aufträge werden mit dem neuen Schlüssel weiterverfolgt. Bei einem, der ohne Antwort gesendet wurde, wird gefragt, bevor er mit dem neuen Schlüssel gesendet wird: Noch einmal gesendet, läuft er vielleicht ein zweites Mal. Der Schlüssel eines anderen Arbeitsbereichs kann nicht lesen, was dieser gesendet hat; dafür bitte ein eigenes Konto hinzufügen.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Router’s address</source>
        <translation>Adresse des Routers</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>What waits for a key goes on with it.</source>
        <translation>Was auf einen Schlüssel wartet, geht mit ihm weiter.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Accounts and keys</source>
        <translation>Konten und Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Add an account…</source>
        <translation>Konto hinzufügen …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Adding the account…</source>
        <translation>Das Konto wird hinzugefügt …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Another account is in use then.</source>
        <translation>Dann wird ein anderes Konto verwendet.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Balance</source>
        <translation>Guthaben</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <location filename="ui/status_line.py"/>
        <source>Enter key…</source>
        <translation>Schlüssel eingeben …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>It is in use.</source>
        <translation>Es wird gerade verwendet.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Its key goes, too. Rows and files of its requests stay; what the Router still keeps of them cannot be read any more.</source>
        <translation>Auch sein Schlüssel geht. Zeilen und Dateien seiner Aufträge bleiben; was der Router noch von ihnen behält, lässt sich nicht mehr lesen.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Its rows stay, and wait until a key is entered; requests at the Router go on there meanwhile.</source>
        <translation>Seine Zeilen bleiben und warten, bis ein Schlüssel eingegeben wird; Aufträge beim Router laufen dort inzwischen weiter.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>New requests are sent as {name}.</source>
        <translation>Neue Aufträge werden als {name} gesendet.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Practise without a key</source>
        <translation>Ohne Schlüssel üben</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove account…</source>
        <translation>Konto entfernen …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove key…</source>
        <translation>Schlüssel entfernen …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove the account</source>
        <translation>Konto entfernen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove the key</source>
        <translation>Schlüssel entfernen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove the key of {name}?</source>
        <translation>Den Schlüssel von {name} entfernen?</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove {name} from the list?</source>
        <translation>{name} aus der Liste entfernen?</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Removing the account…</source>
        <translation>Das Konto wird entfernt …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Removing the key…</source>
        <translation>Der Schlüssel wird entfernt …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Renaming…</source>
        <translation>Wird umbenannt …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Replace key…</source>
        <translation>Schlüssel ersetzen …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Requests</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>The key itself stays valid at the Router.</source>
        <translation>Der Schlüssel selbst bleibt beim Router gültig.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>The key of {name} is in use from now on.</source>
        <translation>Der Schlüssel von {name} wird ab jetzt verwendet.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>The key of {name} is removed.</source>
        <translation>Der Schlüssel von {name} ist entfernt.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>There is no key.</source>
        <translation>Es gibt keinen Schlüssel.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Use this one</source>
        <translation>Dieses verwenden</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>{name} is in use from now on.</source>
        <translation>{name} wird ab jetzt verwendet.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>{name} is removed; its rows stay.</source>
        <translation>{name} ist entfernt; seine Zeilen bleiben.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>A model is named like provider/model, in small letters.</source>
        <translation>Ein Modell heißt wie Anbieter/Modell, in Kleinbuchstaben.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>A request that was sent from another program or computer is followed and collected here like one of your own. Paste its status address, the Router’s answer (JSON) or copied ids into either field, or type both.</source>
        <translation>Ein Auftrag, der aus einem anderen Programm oder von einem anderen Rechner gesendet wurde, wird hier verfolgt und abgeholt wie ein eigener. Bitte seine Statusadresse, die Antwort des Routers (JSON) oder kopierte IDs in eines der Felder einfügen, oder beide eintippen.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>Asked as {name}: only the account that sent a request can read it.</source>
        <translation>Gefragt wird als {name}: Nur das Konto, das einen Auftrag gesendet hat, kann ihn lesen.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>It needs a model and an id</source>
        <translation>Es braucht ein Modell und eine ID</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>Take in a request</source>
        <translation>Auftrag übernehmen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>Take it in</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>The request’s id</source>
        <translation>ID des Auftrags</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>To ask as another one, put that one in use first.</source>
        <translation>Um als ein anderes zu fragen, bitte zuerst jenes verwenden.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>provider/model</source>
        <translation>Anbieter/Modell</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>A key, or a first try without one</source>
        <translation>Ein Schlüssel, oder ein erster Versuch ohne</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>A practice Router on this computer makes real little pictures, films and sounds, free.</source>
        <translation>Ein Übungs-Router auf diesem Rechner macht echte kleine Bilder, Filme und Töne, kostenlos.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>First start</source>
        <translation>Erster Start</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>I have a key</source>
        <translation>Ich habe einen Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>I only want to look</source>
        <translation>Ich will mich nur umsehen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>Requests go to Comfy Router and are paid from your workspace's credits.</source>
        <translation>Aufträge gehen an Comfy Router und werden aus den Credits Ihres Arbeitsbereichs bezahlt.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>Try it without a key</source>
        <translation>Ohne Schlüssel ausprobieren</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>You can change this at any time in the File menu.</source>
        <translation>Das lässt sich jederzeit im Menü „Datei“ ändern.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>Asking the Router…</source>
        <translation>Der Router wird gefragt …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Asks the Router whether it takes this key; nothing is run or charged</source>
        <translation>Fragt den Router, ob er diesen Schlüssel annimmt; es wird nichts ausgeführt oder berechnet</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Get a key at platform.comfy.org</source>
        <translation>Schlüssel auf platform.comfy.org besorgen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Hide the key</source>
        <translation>Schlüssel verbergen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>It will be kept in {name}, never in a file.</source>
        <translation>Er wird hier verwahrt: {name}, nie in einer Datei.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Kept in the system's keyring where there is one, else until this program closes.</source>
        <translation>Wird im Schlüsselbund des Systems verwahrt, wo es einen gibt, sonst bis zum Ende dieses Programms.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Opens {page} in your browser</source>
        <translation>Öffnet {page} in Ihrem Browser</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Paste a key first</source>
        <translation>Bitte zuerst einen Schlüssel einfügen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Paste your key: comfyui-…</source>
        <translation>Ihren Schlüssel einfügen: comfyui-…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Show the key</source>
        <translation>Schlüssel zeigen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Testing…</source>
        <translation>Wird getestet …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>There is no system keyring.</source>
        <translation>Es gibt keinen Schlüsselbund des Systems.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Use this key</source>
        <translation>Diesen Schlüssel verwenden</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>{note} The key lives until this program closes.</source>
        <translation>{note} Der Schlüssel gilt, bis dieses Programm endet.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>7 days</source>
        <translation>7 Tage</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>90 days</source>
        <translation>90 Tage</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>A year</source>
        <translation>Ein Jahr</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Adding up…</source>
        <translation>Wird zusammengezählt …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/views/model_picker.py"/>
        <location filename="ui/views/queue_pages.py"/>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>All accounts</source>
        <translation>Alle Konten</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Costs by day and model</source>
        <translation>Kosten nach Tag und Modell</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Export as CSV…</source>
        <translation>Als CSV exportieren …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Export the ledger</source>
        <translation>Kostenbuch exportieren</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>From what the Router reported at the end, and where it reported nothing, from what was estimated before: from the least to the most. Not reported means that no figure came, and not that it was free. Days are those of this machine; removed requests count.</source>
        <translation>Aus dem, was der Router am Ende gemeldet hat, und wo er nichts gemeldet hat, aus dem, was vorher geschätzt wurde: vom niedrigsten bis zum höchsten Wert. „Nicht gemeldet“ heißt, dass keine Zahl kam, und nicht, dass es kostenlos war. Die Tage sind die dieses Rechners; entfernte Aufträge zählen mit.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>In these days: {sum}</source>
        <translation>In diesen Tagen: {sum}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Ledger</source>
        <translation>Kostenbuch</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Not charged</source>
        <translation>Nicht berechnet</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Not reported</source>
        <translation>Nicht gemeldet</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Removed account {id}</source>
        <translation>Entferntes Konto {id}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>There is nothing in these days to export</source>
        <translation>In diesen Tagen gibt es nichts zu exportieren</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/library/words.py"/>
        <location filename="ui/models/queue_groups.py"/>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Writing…</source>
        <translation>Wird geschrieben …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>Costs as bars</source>
        <translation>Kosten als Balken</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>Nothing was sent in these days.</source>
        <translation>In diesen Tagen wurde nichts gesendet.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>only estimated</source>
        <translation>nur geschätzt</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>reported</source>
        <translation>gemeldet</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>some not reported</source>
        <translation>einige nicht gemeldet</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_table.py"/>
        <location filename="ui/models/queue_groups.py"/>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Estimated</source>
        <translation>Geschätzt</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Reported</source>
        <translation>Gemeldet</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>nothing charged</source>
        <translation>nichts berechnet</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>nothing was sent</source>
        <translation>es wurde nichts gesendet</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>{amount} only estimated</source>
        <translation>{amount} nur geschätzt</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>{amount} reported</source>
        <translation>{amount} gemeldet</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>{n} not charged</source>
        <translation>{n} nicht berechnet</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>{n} not reported</source>
        <translation>{n} nicht gemeldet</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Add to the queue</source>
        <translation>In die Warteschlange legen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Add {n} request to the queue</source>
        <translation>{n} Auftrag in die Warteschlange legen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Add {n} requests to the queue</source>
        <translation>{n} Aufträge in die Warteschlange legen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Lines or table</source>
        <translation>Zeilen oder Tabelle</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Making the list…</source>
        <translation>Die Liste wird erstellt …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/views/compose_parts.py"/>
        <source>Many from one</source>
        <translation>Viele aus einem</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Many from one: {model}</source>
        <translation>Viele aus einem: {model}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/views/batches.py"/>
        <location filename="ui/views/group_lines.py"/>
        <source>Name of the batch</source>
        <translation>Name des Stapels</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Nothing is ticked that can be sent.</source>
        <translation>Es ist nichts angehakt, das sich senden lässt.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Number {n}: {why}</source>
        <translation>Nummer {n}: {why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Send all {n} anyway</source>
        <translation>Alle {n} trotzdem senden</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Send it anyway</source>
        <translation>Trotzdem senden</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Sweep</source>
        <translation>Wertereihe</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>The list is being made.</source>
        <translation>Die Liste wird gerade erstellt.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>The next {n}</source>
        <translation>Die nächsten {n}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>These are {size} together; at most {most} go at once. Untick some.</source>
        <translation>Das sind zusammen {size}; höchstens {most} gehen auf einmal. Bitte bei einigen den Haken entfernen.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>These requests were not added. {why}</source>
        <translation>Diese Aufträge wurden nicht hinzugefügt. {why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>This cannot be sent: {why}.</source>
        <translation>Dies lässt sich nicht senden: {why}.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/views/compose_parts.py"/>
        <source>Writing it down…</source>
        <translation>Wird festgehalten …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>a batch has at most {most}: these are {first} to {last} of {all}</source>
        <translation>ein Stapel hat höchstens {most}: dies sind {first} bis {last} von {all}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>{n} cannot be sent</source>
        <translation>{n} nicht sendbar</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>{what} of {n}</source>
        <translation>{what} von {n}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_list.py"/>
        <source>Requests of this list</source>
        <translation>Aufträge dieser Liste</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_list.py"/>
        <source>Worth knowing</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_list.py"/>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_list.py"/>
        <source>ticked</source>
        <translation>angehakt</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>At most {n} models at once: untick {more}.</source>
        <translation>Höchstens {n} Modelle auf einmal: bitte bei {more} den Haken entfernen.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>Fetching the forms of the other models…</source>
        <translation>Die Formulare der anderen Modelle werden geladen …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>Find a model</source>
        <translation>Modell finden</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>Tick the models that are to have it.</source>
        <translation>Die Modelle anhaken, die es bekommen sollen.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>{name}: differently there: {what}.</source>
        <translation>{name}: dort anders: {what}.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>{name}: everything goes over.</source>
        <translation>{name}: alles geht mit.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>{name}: left out: {what}</source>
        <translation>{name}: weggelassen: {what}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_opening.py"/>
        <source>Many from o&amp;ne…</source>
        <translation>Vi&amp;ele aus einem …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_opening.py"/>
        <source>Many from one begins with what stands in a form. {why}</source>
        <translation>„Viele aus einem“ beginnt mit dem, was in einem Formular steht. {why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_opening.py"/>
        <source>Many from one begins with what stands in a model’s form.</source>
        <translation>„Viele aus einem“ beginnt mit dem, was im Formular eines Modells steht.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>It may refuse {n} more.</source>
        <translation>Vielleicht lehnt er {n} weitere ab.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>The Router may refuse number {n}: {why}</source>
        <translation>Der Router lehnt Nummer {n} vielleicht ab: {why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>The Router may refuse this: {why}</source>
        <translation>Der Router lehnt dies vielleicht ab: {why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>The Router would refuse number {n}: {why}</source>
        <translation>Der Router würde Nummer {n} ablehnen: {why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>The Router would refuse this: {why}</source>
        <translation>Der Router würde dies ablehnen: {why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <location filename="ui/views/price_watch.py"/>
        <source>The price is being asked for.</source>
        <translation>Der Preis wird erfragt.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>7, 12, 40</source>
        <translation>7, 12, 40</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>A random one each</source>
        <translation>Je ein zufälliger</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>As in the form</source>
        <translation>Wie im Formular</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Copies of each</source>
        <translation>Kopien von jedem</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Counted up from</source>
        <translation>Aufwärts ab</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>First seed</source>
        <translation>Erster Seed</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>New random seeds</source>
        <translation>Neue zufällige Seeds</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>One copy of each for every seed</source>
        <translation>Eine Kopie von jedem für jeden Seed</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Seeds</source>
        <translation>Seeds</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Seeds are counted up from a whole number.</source>
        <translation>Seeds zählen von einer ganzen Zahl aufwärts.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>The seeds</source>
        <translation>Die Seeds</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>These seeds</source>
        <translation>Diese Seeds</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>This model has no seed: copies are the same request again.</source>
        <translation>Dieses Modell hat keinen Seed: Kopien sind noch einmal derselbe Auftrag.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Write the seeds: 7, 12, 40.</source>
        <translation>Bitte die Seeds schreiben: 7, 12, 40.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>And with each of them</source>
        <translation>Und mit jedem davon</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>Both are the same field.</source>
        <translation>Beide sind dasselbe Feld.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>Choose a field that goes through several values.</source>
        <translation>Bitte ein Feld wählen, das mehrere Werte durchläuft.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>No field</source>
        <translation>Kein Feld</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>One value a line</source>
        <translation>Ein Wert je Zeile</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>{name} has no values yet.</source>
        <translation>{name} hat noch keine Werte.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>{n} value</source>
        <translation>{n} Wert</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>{n} values</source>
        <translation>{n} Werte</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>A table: each row a request</source>
        <translation>Eine Tabelle: jede Zeile ein Auftrag</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Column {n}</source>
        <translation>Spalte {n}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Column {n}: {name}</source>
        <translation>Spalte {n}: {name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Each line is a prompt</source>
        <translation>Jede Zeile ist ein Prompt</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Each line is a prompt instead</source>
        <translation>Doch jede Zeile als Prompt</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Leave the file</source>
        <translation>Datei weglegen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <location filename="ui/served_words.py"/>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>No column is a field yet: choose which is which.</source>
        <translation>Noch ist keine Spalte ein Feld: bitte zuordnen.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>No lines are here yet.</source>
        <translation>Hier sind noch keine Zeilen.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Once for each choice in the prompt</source>
        <translation>Einmal für jede Wahl im Prompt</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Once for each choice in {choices}: {n}</source>
        <translation>Einmal für jede Wahl in {choices}: {n}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Open lines or a table</source>
        <translation>Zeilen oder Tabelle öffnen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Paste lines here, or drop a CSV file</source>
        <translation>Zeilen hier einfügen oder eine CSV-Datei hierher ziehen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Read as a table with columns {names}.</source>
        <translation>Als Tabelle mit den Spalten {names} gelesen.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Read as a table.</source>
        <translation>Als Tabelle gelesen.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Tables and texts (*.csv *.tsv *.txt)</source>
        <translation>Tabellen und Texte (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>The first row names the fields</source>
        <translation>Die erste Zeile nennt die Felder</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>The form as it stands, so many times. A prompt with {choices} in it has choices.</source>
        <translation>Das Formular, wie es ist, so oft wie angegeben. Ein Prompt, in dem {choices} steht, hat Wahlmöglichkeiten.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>There is only the row that names the fields.</source>
        <translation>Es gibt nur die Zeile, die die Felder nennt.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>This model has no prompt: use a table.</source>
        <translation>Dieses Modell hat keinen Prompt: bitte eine Tabelle verwenden.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Two columns are the same field: {names}.</source>
        <translation>Zwei Spalten sind dasselbe Feld: {names}.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>red|blue</source>
        <translation>rot|blau</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>{name} cannot be read: {why}.</source>
        <translation>{name} lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>{name} has more than {size}.</source>
        <translation>{name} hat mehr als {size}.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/page.py"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Account and key</source>
        <translation>Konto und Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Go to your own accounts</source>
        <translation>Zu Ihren eigenen Konten</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Router</source>
        <translation>Router</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Their keys are read from the keyring; what is at the Router is followed on</source>
        <translation>Ihre Schlüssel werden aus dem Schlüsselbund gelesen; was beim Router ist, wird weiterverfolgt</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Use your own key</source>
        <translation>Eigenen Schlüssel verwenden</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Your own account has its own queue. The practice one stays as it is and can be opened again.</source>
        <translation>Ihr eigenes Konto hat seine eigene Warteschlange. Die der Übung bleibt, wie sie ist, und lässt sich wieder öffnen.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Choose: {name}</source>
        <translation>Wählen: {name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <location filename="ui/forms/choice_edit.py"/>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Give the whole path of a folder, from its drive or / on.</source>
        <translation>Bitte den ganzen Pfad eines Ordners angeben, ab dem Laufwerk oder ab /.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Looking whether files can be saved there…</source>
        <translation>Es wird geprüft, ob sich dort Dateien speichern lassen …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Named on the command line (--save-dir). It stays while this window is open.</source>
        <translation>Auf der Befehlszeile genannt (--save-dir). Er bleibt, solange dieses Fenster offen ist.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Show this folder</source>
        <translation>Diesen Ordner zeigen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>The disk with this folder does not answer.</source>
        <translation>Der Datenträger mit diesem Ordner antwortet nicht.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Use the usual folder</source>
        <translation>Üblichen Ordner verwenden</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>{why} Not changed.</source>
        <translation>{why} Nicht geändert.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>{why} While files cannot be saved there, they are kept in the data folder.</source>
        <translation>{why} Solange sich dort keine Dateien speichern lassen, bleiben sie im Datenordner.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>Not used:</source>
        <translation>Nicht verwendet:</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>Settings from a file</source>
        <translation>Einstellungen aus einer Datei</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>This file changes nothing here.</source>
        <translation>Diese Datei ändert hier nichts.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>Use these {n} settings</source>
        <translation>Diese {n} Einstellungen verwenden</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>Use this setting</source>
        <translation>Diese Einstellung verwenden</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <location filename="ui/viewers/parameters.py"/>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{after} instead of {before}</source>
        <translation>{after} statt {before}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{n} are the same here.</source>
        <translation>{n} sind hier gleich.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{n} is the same here.</source>
        <translation>{n} ist hier gleich.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{n} setting would change.</source>
        <translation>{n} Einstellung würde sich ändern.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{n} settings would change.</source>
        <translation>{n} Einstellungen würden sich ändern.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Its keys belong to fields and lists, and stay as they are.</source>
        <translation>Seine Tasten gehören Feldern und Listen und bleiben, wie sie sind.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>No command is called so.</source>
        <translation>Kein Befehl heißt so.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Use it for “{title}” instead</source>
        <translation>Stattdessen für „{title}“ verwenden</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Usual keys</source>
        <translation>Übliche Tasten</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Usually without a key</source>
        <translation>Üblicherweise ohne Taste</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Usually {keys}</source>
        <translation>Üblicherweise {keys}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>{key} belongs to {commands}.</source>
        <translation>{key} gehört zu {commands}.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>{key} has a fixed meaning in a part of the window.</source>
        <translation>{key} hat in einem Teil des Fensters eine feste Bedeutung.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>{name} has this key already.</source>
        <translation>{name} hat diese Taste schon.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>$0 is off</source>
        <translation>0 $ ist aus</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>At least {size}; not changed.</source>
        <translation>Mindestens {size}; nicht geändert.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>At most {size}; not changed.</source>
        <translation>Höchstens {size}; nicht geändert.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>Reset: {name}</source>
        <translation>Zurücksetzen: {name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>Unit of {name}</source>
        <translation>Einheit von {name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>1, 2, 3 … within a request</source>
        <translation>1, 2, 3 … innerhalb eines Auftrags</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>Insert {name}: {meaning}</source>
        <translation>{name} einfügen: {meaning}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The beginning of the request's own id: the same for all of its files</source>
        <translation>Der Anfang der ID des Auftrags: für alle seine Dateien gleich</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The day of the request, as 2026-11-29</source>
        <translation>Der Tag des Auftrags, als 2026-11-29</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The model's name</source>
        <translation>Der Name des Modells</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The next files would be called:</source>
        <translation>Die nächsten Dateien hießen:</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The prompt, shortened where it is long</source>
        <translation>Der Prompt, gekürzt, wo er lang ist</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The seed, where there is one</source>
        <translation>Der Seed, wo es einen gibt</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The time of the request, as 141530</source>
        <translation>Die Uhrzeit des Auftrags, als 141530</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>Use the usual names</source>
        <translation>Übliche Namen verwenden</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>Who runs the model</source>
        <translation>Wer das Modell ausführt</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_words.py"/>
        <source>the usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_words.py"/>
        <source>{n} command changed</source>
        <translation>{n} Befehl geändert</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_words.py"/>
        <source>{n} commands changed</source>
        <translation>{n} Befehle geändert</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>All of them are as they usually are.</source>
        <translation>Alle sind, wie sie üblicherweise sind.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>All settings</source>
        <translation>Alle Einstellungen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>As before.</source>
        <translation>Wie vorher.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Changed, and used from now on.</source>
        <translation>Geändert und ab jetzt verwendet.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Changed; it counts from the next start on.</source>
        <translation>Geändert; es gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Export the folders of this machine, too</source>
        <translation>Auch die Ordner dieses Rechners exportieren</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Export the settings to a file</source>
        <translation>Einstellungen in eine Datei exportieren</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Groups of settings</source>
        <translation>Gruppen der Einstellungen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Import settings from a file</source>
        <translation>Einstellungen aus einer Datei importieren</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>No setting is about this.</source>
        <translation>Keine Einstellung handelt davon.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Reset all settings</source>
        <translation>Alle Einstellungen zurücksetzen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Undo the last change</source>
        <translation>Letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Undo the last change: {name}</source>
        <translation>Letzte Änderung rückgängig machen: {name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>{n} setting was changed.</source>
        <translation>{n} Einstellung wurde geändert.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>{n} settings were changed.</source>
        <translation>{n} Einstellungen wurden geändert.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/shortcuts.py"/>
        <source>Change them…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>A direct run cannot be cancelled: at the limit its row only says that the time is over.</source>
        <translation>Was direkt ausgeführt wird, lässt sich nicht abbrechen: Am Limit sagt die Zeile nur, dass die Zeit um ist.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Another time</source>
        <translation>Andere Zeit</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Another time:</source>
        <translation>Andere Zeit:</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Counted from when the Router took the request. At its end one cancel is asked for. That may come too late to stop the run or its charge; following goes on, and what arrives is kept.</source>
        <translation>Gezählt ab der Annahme des Auftrags durch den Router. Am Ende wird einmal ein Abbruch angefragt. Das kann zu spät kommen, um die Ausführung oder ihre Kosten zu verhindern; verfolgt wird weiter, und was ankommt, bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Set the limit</source>
        <translation>Limit setzen</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Unit of time</source>
        <translation>Zeiteinheit</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <location filename="ui/disk.py"/>
        <source>The folder does not answer. Look whether its disk or network is there.</source>
        <translation>Der Ordner antwortet nicht. Bitte nachsehen, ob der Datenträger oder das Netz erreichbar ist.</translation>
    </message>
    <message>
        <location filename="ui/drag_out.py"/>
        <source>Their files are no longer where they were.</source>
        <translation>Ihre Dateien sind nicht mehr, wo sie waren.</translation>
    </message>
    <message>
        <location filename="ui/drag_out.py"/>
        <source>There are no files of them here yet, so there is nothing to drag.</source>
        <translation>Von ihnen sind noch keine Dateien hier, deshalb gibt es nichts zu ziehen.</translation>
    </message>
    <message>
        <location filename="ui/drag_out.py"/>
        <source>There is no file of it here yet, so there is nothing to drag.</source>
        <translation>Davon ist noch keine Datei hier, deshalb gibt es nichts zu ziehen.</translation>
    </message>
    <message>
        <location filename="ui/drag_out.py"/>
        <source>{n} of {all} are dragged; of the others there is no file here.</source>
        <translation>{n} von {all} werden gezogen; von den anderen ist keine Datei hier.</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>This drawing could not be read.</source>
        <translation>Diese Zeichnung konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>This drawing is too big to preview.</source>
        <translation>Diese Zeichnung ist zu groß für eine Vorschau.</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>This picture could not be read: the file is damaged, not whole, or too big to preview.</source>
        <translation>Dieses Bild konnte nicht gelesen werden: Die Datei ist beschädigt, unvollständig oder zu groß für eine Vorschau.</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>Too big to preview ({words}). It can still be opened and saved.</source>
        <translation>Zu groß für eine Vorschau ({words}). Es lässt sich trotzdem öffnen und speichern.</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>Too big to preview as a progressive JPEG ({words}). It can still be opened and saved.</source>
        <translation>Als progressives JPEG zu groß für eine Vorschau ({words}). Es lässt sich trotzdem öffnen und speichern.</translation>
    </message>
    <message>
        <location filename="ui/drawing/decoded.py"/>
        <source>Pictures of this kind cannot be shown here. The file is saved as it came.</source>
        <translation>Bilder dieser Art lassen sich hier nicht zeigen. Die Datei ist gespeichert, wie sie kam.</translation>
    </message>
    <message>
        <location filename="ui/drawing/decoded.py"/>
        <source>Shown at {width} × {height} to save memory; the file is whole.</source>
        <translation>Gezeigt mit {width} × {height}, um Speicher zu sparen; die Datei ist vollständig.</translation>
    </message>
    <message>
        <location filename="ui/drawing/easel.py"/>
        <source>The preview was given up: the file is damaged, or needs too much time or memory. It can still be opened and saved.</source>
        <translation>Die Vorschau wurde aufgegeben: Die Datei ist beschädigt oder braucht zu viel Zeit oder Speicher. Sie lässt sich trotzdem öffnen und speichern.</translation>
    </message>
    <message>
        <location filename="ui/drawing/easel.py"/>
        <source>There is no room on the disk for a preview.</source>
        <translation>Auf dem Datenträger ist kein Platz für eine Vorschau.</translation>
    </message>
    <message>
        <location filename="ui/drawing/film_frames.py"/>
        <location filename="ui/viewers/frames.py"/>
        <source>The frame could not be read out of this film.</source>
        <translation>Das Einzelbild ließ sich nicht aus diesem Film lesen.</translation>
    </message>
    <message>
        <location filename="ui/drawing/frames.py"/>
        <source>This animation is too large to play here; its first picture is shown.</source>
        <translation>Diese Animation ist zu groß, um hier abgespielt zu werden; gezeigt wird ihr erstes Bild.</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>No copy of this picture can be made here.</source>
        <translation>Von diesem Bild lässt sich hier keine Kopie erstellen.</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>This picture cannot be converted here: it may be damaged, or is too large.</source>
        <translation>Dieses Bild lässt sich hier nicht umwandeln: Es ist vielleicht beschädigt oder zu groß.</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>This picture is too large to be converted here.</source>
        <translation>Dieses Bild ist zu groß, um hier umgewandelt zu werden.</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>clear parts became white</source>
        <translation>durchsichtige Stellen wurden weiß</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>colours for the screen</source>
        <translation>Farben für den Bildschirm</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>drawn as pixels</source>
        <translation>als Pixel gezeichnet</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>eight bits a channel</source>
        <translation>acht Bit je Kanal</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>its first frame alone</source>
        <translation>nur sein erstes Bild</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>scaled to {size} × {size2}</source>
        <translation>auf {size} × {size2} verkleinert</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>scaled to {width} × {height}</source>
        <translation>auf {width} × {height} verkleinert</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>turned upright</source>
        <translation>aufrecht gedreht</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh.py"/>
        <source>There are no surfaces in this 3D object that can be shown here.</source>
        <translation>In diesem 3D-Objekt gibt es keine Flächen, die sich hier zeigen lassen.</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh.py"/>
        <source>This 3D object could not be read: the file is damaged, or not whole.</source>
        <translation>Dieses 3D-Objekt konnte nicht gelesen werden: Die Datei ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh.py"/>
        <source>This 3D object is too fine to be turned here. It can still be opened and saved.</source>
        <translation>Dieses 3D-Objekt ist zu fein, um hier gedreht zu werden. Es lässt sich trotzdem öffnen und speichern.</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_glb.py"/>
        <source>Draco</source>
        <translation>Draco</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_glb.py"/>
        <source>This 3D object asks for an extension that is not known here.</source>
        <translation>Dieses 3D-Objekt verlangt eine Erweiterung, die hier nicht bekannt ist.</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_glb.py"/>
        <source>This 3D object is packed with {name}, which is not unpacked here. It can still be opened and saved.</source>
        <translation>Dieses 3D-Objekt ist mit {name} gepackt, das hier nicht entpackt wird. Es lässt sich trotzdem öffnen und speichern.</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_glb.py"/>
        <source>This 3D object keeps its surfaces in a way that is not read here.</source>
        <translation>Dieses 3D-Objekt bewahrt seine Flächen auf eine Art auf, die hier nicht gelesen wird.</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_jobs.py"/>
        <source>3D objects of this kind cannot be turned here. The file is saved as it came.</source>
        <translation>3D-Objekte dieser Art lassen sich hier nicht drehen. Die Datei ist gespeichert, wie sie kam.</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_taken.py"/>
        <source>This 3D object could not be taken over. The file is saved as it came.</source>
        <translation>Dieses 3D-Objekt ließ sich nicht übernehmen. Die Datei ist gespeichert, wie sie kam.</translation>
    </message>
    <message>
        <location filename="ui/drawing/otherwise.py"/>
        <source>{note} It can still be opened and saved.</source>
        <translation>{note} Es lässt sich trotzdem öffnen und speichern.</translation>
    </message>
    <message>
        <location filename="ui/drawing/raster.py"/>
        <source>The preview of this file could not be taken over. The file is saved as it came.</source>
        <translation>Die Vorschau dieser Datei ließ sich nicht übernehmen. Die Datei ist gespeichert, wie sie kam.</translation>
    </message>
    <message>
        <location filename="ui/drawing/tiles.py"/>
        <source>Only a smaller copy of this picture can be shown here; the file is whole.</source>
        <translation>Von diesem Bild lässt sich hier nur eine kleinere Kopie zeigen; die Datei ist vollständig.</translation>
    </message>
    <message>
        <location filename="ui/drawing/tiles.py"/>
        <source>There is no room on the disk for all pixels of this picture; a smaller copy is shown.</source>
        <translation>Auf dem Datenträger ist kein Platz für alle Pixel dieses Bildes; gezeigt wird eine kleinere Kopie.</translation>
    </message>
    <message>
        <location filename="ui/drawing/tiles.py"/>
        <source>This picture could not be read to its end; a smaller copy is shown.</source>
        <translation>Dieses Bild ließ sich nicht bis zum Ende lesen; gezeigt wird eine kleinere Kopie.</translation>
    </message>
    <message>
        <location filename="ui/durations.py"/>
        <location filename="ui/phrases.py"/>
        <source>{n} h</source>
        <translation>{n} h</translation>
    </message>
    <message>
        <location filename="ui/durations.py"/>
        <location filename="ui/funds.py"/>
        <location filename="ui/phrases.py"/>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>Kept for {span} more</source>
        <translation>Noch {span} aufbewahrt</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>The Router may have let go of it</source>
        <translation>Beim Router vielleicht nicht mehr da</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>To be had for {span} more</source>
        <translation>Noch {span} zu haben</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>over since {time}</source>
        <translation>vorbei seit {time}</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>{time}, {span} left</source>
        <translation>{time}, noch {span}</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>A new folder</source>
        <translation>Ein neuer Ordner</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>A small file beside each work that says how it was made, without key and signed links.</source>
        <translation>Eine kleine Datei neben jedem Werk, die sagt, wie es entstanden ist, ohne Schlüssel und signierte Links.</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <location filename="ui/forms/snippet_popup.py"/>
        <location filename="ui/library/pages.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Choose the works to export first.</source>
        <translation>Bitte zuerst die Werke zum Exportieren wählen.</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Choose where…</source>
        <translation>Ort wählen …</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Comfy Desk works</source>
        <translation>Comfy-Desk-Werke</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Copies are made; what is saved stays where it is.</source>
        <translation>Es werden Kopien erstellt; Gespeichertes bleibt, wo es ist.</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Export {n} work</source>
        <translation>{n} Werk exportieren</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Export {n} works</source>
        <translation>{n} Werke exportieren</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Exported {n} of {all} works to {place}.</source>
        <translation>{n} von {all} Werken nach {place} exportiert.</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Exported {n} work to {place}.</source>
        <translation>{n} Werk nach {place} exportiert.</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Exported {n} works to {place}.</source>
        <translation>{n} Werke nach {place} exportiert.</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Exporting {n} of {all}: {name}</source>
        <translation>{n} von {all} wird exportiert: {name}</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Name of the folder or file</source>
        <translation>Name des Ordners oder der Datei</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>One ZIP file</source>
        <translation>Eine ZIP-Datei</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>One more was left out.</source>
        <translation>Ein weiteres wurde ausgelassen.</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Stopped; nothing was exported.</source>
        <translation>Angehalten; es wurde nichts exportiert.</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>The ZIP file goes into</source>
        <translation>Die ZIP-Datei kommt nach</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>The new folder goes into</source>
        <translation>Der neue Ordner kommt nach</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>With recipes</source>
        <translation>Mit Rezepten</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <location filename="ui/views/presets_panel.py"/>
        <source>Write a name first</source>
        <translation>Bitte zuerst einen Namen schreiben</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>{n} more were left out.</source>
        <translation>{n} weitere wurden ausgelassen.</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Failed</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>Failed, for a reason this version does not know ({name}).</source>
        <translation>Fehlgeschlagen, aus einem Grund, den diese Version nicht kennt ({name}).</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>It cannot wait in the queue</source>
        <translation>Warteschlange nicht möglich</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>It never ran: not charged.</source>
        <translation>Es lief nie: nicht berechnet.</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>It was not sent: not charged.</source>
        <translation>Es wurde nicht gesendet: nicht berechnet.</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>Neither the queue nor a direct run takes it</source>
        <translation>Weder Warteschlange noch direkt möglich</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>The Router reports {cost}.</source>
        <translation>Der Router meldet {cost}.</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>It is not there, and cannot be made: {name} takes no new folders.</source>
        <translation>Er ist nicht da und lässt sich nicht anlegen: {name} nimmt keine neuen Ordner an.</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>Nothing can be written in this folder: it is read-only for you.</source>
        <translation>In diesem Ordner lässt sich nichts schreiben: Für Sie ist er schreibgeschützt.</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>Nothing can be written there: the disk is full.</source>
        <translation>Dort lässt sich nichts schreiben: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>Nothing can be written there: the disk is read-only.</source>
        <translation>Dort lässt sich nichts schreiben: Der Datenträger ist schreibgeschützt.</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>This folder does not take files ({reason}).</source>
        <translation>Dieser Ordner nimmt keine Dateien an ({reason}).</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>{name} is a file, not a folder.</source>
        <translation>{name} ist eine Datei und kein Ordner.</translation>
    </message>
    <message>
        <location filename="ui/forms/add_line.py"/>
        <source>Add {noun}</source>
        <translation>{noun} hinzufügen</translation>
    </message>
    <message>
        <location filename="ui/forms/add_line.py"/>
        <source>Add {noun} to {label}</source>
        <translation>{noun} zu {label} hinzufügen</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_edit.py"/>
        <location filename="ui/forms/number_edit.py"/>
        <location filename="ui/forms/row_parts.py"/>
        <source>default: {value}</source>
        <translation>Standard: {value}</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_edit.py"/>
        <location filename="ui/forms/number_edit.py"/>
        <location filename="ui/forms/row_parts.py"/>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_popup.py"/>
        <source>None of them has these words.</source>
        <translation>Keines davon enthält diese Wörter.</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_popup.py"/>
        <location filename="ui/library/shelves.py"/>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_popup.py"/>
        <source>Search {name}</source>
        <translation>{name} durchsuchen</translation>
    </message>
    <message>
        <location filename="ui/forms/choices.py"/>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <location filename="ui/forms/choices.py"/>
        <source>{word}, no. {n}</source>
        <translation>{word}, Nr. {n}</translation>
    </message>
    <message>
        <location filename="ui/forms/controls.py"/>
        <location filename="ui/forms/more.py"/>
        <source>closed</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <location filename="ui/forms/controls.py"/>
        <location filename="ui/forms/more.py"/>
        <source>open</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <location filename="ui/forms/group_edit.py"/>
        <location filename="ui/forms/help_line.py"/>
        <location filename="ui/viewers/bar.py"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="ui/forms/group_edit.py"/>
        <source>reached as JSON.</source>
        <translation>als JSON erreichbar.</translation>
    </message>
    <message>
        <location filename="ui/forms/group_edit.py"/>
        <source>{n} more field is</source>
        <translation>{n} weiteres Feld ist</translation>
    </message>
    <message>
        <location filename="ui/forms/group_edit.py"/>
        <source>{n} more fields are</source>
        <translation>{n} weitere Felder sind</translation>
    </message>
    <message>
        <location filename="ui/forms/growing_text.py"/>
        <source>Earlier prompts…</source>
        <translation>Frühere Prompts …</translation>
    </message>
    <message>
        <location filename="ui/forms/growing_text.py"/>
        <source>Snippets…</source>
        <translation>Textbausteine …</translation>
    </message>
    <message>
        <location filename="ui/forms/help_line.py"/>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Earlier prompts</source>
        <translation>Frühere Prompts</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Forgets every prompt in this list; requests and works stay</source>
        <translation>Vergisst jeden Prompt in dieser Liste; Aufträge und Werke bleiben</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>No prompt has all of these words.</source>
        <translation>Kein Prompt enthält alle diese Wörter.</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Only prompts that were sent to the model in the form</source>
        <translation>Nur Prompts, die an das Modell im Formular gesendet wurden</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Remove all</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Search what was sent</source>
        <translation>Gesendetes durchsuchen</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>The newest {n} of {all}</source>
        <translation>Die neuesten {n} von {all}</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>This model</source>
        <translation>Dieses Modell</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>What you send is kept here, whole.</source>
        <translation>Was Sie senden, bleibt hier ganz erhalten.</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>sent {n} times</source>
        <translation>{n}-mal gesendet</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>{n} characters</source>
        <translation>{n} Zeichen</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>{n} prompt</source>
        <translation>{n} Prompt</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>{n} prompt removed.</source>
        <translation>{n} Prompt entfernt.</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>{n} prompts</source>
        <translation>{n} Prompts</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>{n} prompts removed.</source>
        <translation>{n} Prompts entfernt.</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>Drop my changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>Drop my changes to the JSON and go back to the form</source>
        <translation>Die Änderungen am JSON verwerfen und zum Formular zurückkehren</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>JSON, default: {value}</source>
        <translation>JSON, Standard: {value}</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>JSON, e.g. {example}</source>
        <translation>JSON, z. B. {example}</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>JSON, not set</source>
        <translation>JSON, nicht gesetzt</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>That is too much to paste here.</source>
        <translation>Das ist zu viel, um es hier einzufügen.</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>The body as JSON</source>
        <translation>Der Inhalt als JSON</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>The body is an object: { … }.</source>
        <translation>Der Inhalt ist ein Objekt: { … }.</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>This is not JSON yet: {error}.</source>
        <translation>Das ist noch kein JSON: {error}.</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>Longer lists are written as JSON.</source>
        <translation>Längere Listen werden als JSON geschrieben.</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>The list is full; {n} file was not taken</source>
        <translation>Die Liste ist voll; {n} Datei wurde nicht genommen</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>The list is full; {n} files were not taken</source>
        <translation>Die Liste ist voll; {n} Dateien wurden nicht genommen</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>Undo: put it back into {label}</source>
        <translation>Rückgängig: in {label} zurücklegen</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>at least {n} needed</source>
        <translation>mindestens {n} nötig</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>{n} of at most {most}</source>
        <translation>{n} von höchstens {most}</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>{n} of {most} needed</source>
        <translation>{n} von {most} nötigen</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>{words} removed.</source>
        <translation>{words} entfernt.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Convert a copy</source>
        <translation>Kopie umwandeln</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>It has 16 bits a channel; some models take only 8.</source>
        <translation>Es hat 16 Bit je Kanal; manche Modelle nehmen nur 8.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>It is turned by a note of the camera, which some models ignore.</source>
        <translation>Ein Vermerk der Kamera dreht es; manche Modelle beachten ihn nicht.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>It is wider or narrower than the model takes.</source>
        <translation>Es ist breiter oder schmaler, als das Modell es nimmt.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>It moves; most models see its first frame, or refuse it.</source>
        <translation>Es bewegt sich; die meisten Modelle sehen nur das erste Bild oder lehnen es ab.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Its bytes do not tell what it is; its name was believed.</source>
        <translation>Seine Bytes verraten nicht, was es ist; seinem Namen wurde geglaubt.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Its colours are for print (CMYK); some models refuse or misread them.</source>
        <translation>Seine Farben sind für den Druck (CMYK); manche Modelle lehnen das ab oder lesen es falsch.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Many models take only PNG, JPEG and WebP.</source>
        <translation>Viele Modelle nehmen nur PNG, JPEG und WebP.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Scale a copy down</source>
        <translation>Kopie verkleinern</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model takes files of up to {most}; this has {size}.</source>
        <translation>Das Modell nimmt Dateien bis {most}; diese hat {size}.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model takes sides of up to {n} pixels.</source>
        <translation>Das Modell nimmt Seiten bis {n} Pixel.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model takes up to {n} pixels.</source>
        <translation>Das Modell nimmt bis zu {n} Pixel.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model takes {formats}; this is {kind}.</source>
        <translation>Das Modell nimmt {formats}; dies ist {kind}.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model wants sides of at least {n} pixels.</source>
        <translation>Das Modell will Seiten von mindestens {n} Pixeln.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>This kind cannot be converted here.</source>
        <translation>Diese Art lässt sich hier nicht umwandeln.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Turn a copy upright</source>
        <translation>Kopie aufrecht drehen</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>animated PNG</source>
        <translation>animiertes PNG</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>no known kind</source>
        <translation>keine bekannte Art</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>under 1 s</source>
        <translation>unter 1 s</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>up to {most}</source>
        <translation>bis {most}</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>{most} or {last}</source>
        <translation>{most} oder {last}</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>A copy made here: {what}.</source>
        <translation>Eine hier erstellte Kopie: {what}.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose a sound</source>
        <translation>Ton wählen</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose a video</source>
        <translation>Video wählen</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose an image</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste a file here</source>
        <translation>Eine Datei hierher ziehen oder einfügen</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste a link here: the model fetches it, and takes no file</source>
        <translation>Einen Link hierher ziehen oder einfügen: Das Modell lädt ihn und nimmt keine Datei</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste a sound here</source>
        <translation>Einen Ton hierher ziehen oder einfügen</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste a video here</source>
        <translation>Ein Video hierher ziehen oder einfügen</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste an image here</source>
        <translation>Ein Bild hierher ziehen oder einfügen</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Images (*.png *.jpg *.jpeg *.webp *.gif *.bmp *.tif *.tiff *.avif *.heic *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.gif *.bmp *.tif *.tiff *.avif *.heic *.svg)</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Makes a copy here. Your file stays as it is.</source>
        <translation>Erstellt hier eine Kopie. Ihre Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <location filename="ui/use_as_input.py"/>
        <source>Only the first of {n} files was taken.</source>
        <translation>Nur die erste von {n} Dateien wurde genommen.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <location filename="ui/forms/media_load.py"/>
        <source>Pasted data</source>
        <translation>Eingefügte Daten</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <location filename="ui/forms/media_load.py"/>
        <source>Pasted picture</source>
        <translation>Eingefügtes Bild</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Reading “{name}”…</source>
        <translation>„{name}“ wird gelesen …</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Replace…</source>
        <translation>Ersetzen …</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Sounds (*.mp3 *.wav *.m4a *.aac *.flac *.ogg *.opus)</source>
        <translation>Töne (*.mp3 *.wav *.m4a *.aac *.flac *.ogg *.opus)</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>The copy</source>
        <translation>Die Kopie</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>The model fetches the link</source>
        <translation>Das Modell lädt den Link</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no file in that.</source>
        <translation>Darin war keine Datei.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no image in that.</source>
        <translation>Darin war kein Bild.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no link in that.</source>
        <translation>Darin war kein Link.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no sound in that.</source>
        <translation>Darin war kein Ton.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no video in that.</source>
        <translation>Darin war kein Video.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>This field takes the file itself, and no link. Save the file, and drop it here.</source>
        <translation>Dieses Feld nimmt die Datei selbst und keinen Link. Bitte die Datei speichern und hierher ziehen.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>This is large; it may be refused.</source>
        <translation>Das ist groß; vielleicht wird es abgelehnt.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>This model asks for a link; it may refuse a file.</source>
        <translation>Dieses Modell verlangt einen Link; eine Datei lehnt es vielleicht ab.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>This model fetches a link, and takes no file. Put the file where the web can reach it, and paste its link.</source>
        <translation>Dieses Modell lädt einen Link und nimmt keine Datei. Bitte die Datei dorthin legen, wo sie im Web erreichbar ist, und ihren Link einfügen.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Videos (*.mp4 *.mov *.webm *.mkv *.avi *.m4v *.mpg *.mpeg)</source>
        <translation>Videos (*.mp4 *.mov *.webm *.mkv *.avi *.m4v *.mpg *.mpeg)</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>What is sent is the file as it was when it came here.</source>
        <translation>Gesendet wird die Datei, wie sie war, als sie hierher kam.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop or paste a link</source>
        <translation>Link hierher ziehen oder einfügen</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop, paste or choose a file</source>
        <translation>Datei hierher ziehen, einfügen oder wählen</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop, paste or choose a sound</source>
        <translation>Ton hierher ziehen, einfügen oder wählen</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop, paste or choose a video</source>
        <translation>Video hierher ziehen, einfügen oder wählen</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop, paste or choose an image</source>
        <translation>Bild hierher ziehen, einfügen oder wählen</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>{error} What was here before stays.</source>
        <translation>{error} Was vorher hier war, bleibt.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>{label}: link</source>
        <translation>{label}: Link</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>“{name}” is still being read.</source>
        <translation>„{name}“ wird noch gelesen.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>The picture in the clipboard could not be read.</source>
        <translation>Das Bild in der Zwischenablage ließ sich nicht lesen.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>The picture in the clipboard is too large for a request.</source>
        <translation>Das Bild in der Zwischenablage ist zu groß für einen Auftrag.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>{what} is not a file ({kind}).</source>
        <translation>{what} ist keine Datei ({kind}).</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>{what} is not a video ({kind}).</source>
        <translation>{what} ist kein Video ({kind}).</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>{what} is not an audio ({kind}).</source>
        <translation>{what} ist kein Ton ({kind}).</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>{what} is not an image ({kind}).</source>
        <translation>{what} ist kein Bild ({kind}).</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>“{name}” cannot be read: its disk or network does not answer.</source>
        <translation>„{name}“ lässt sich nicht lesen: Der Datenträger oder das Netz antwortet nicht.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>“{name}” could not be read.</source>
        <translation>„{name}“ konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_places.py"/>
        <source>What is written as JSON has to be mended first.</source>
        <translation>Was als JSON geschrieben ist, muss zuerst korrigiert werden.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_places.py"/>
        <source>“{label}” stands as JSON in this form: the file cannot go there.</source>
        <translation>„{label}“ steht in diesem Formular als JSON: Dorthin kann die Datei nicht.</translation>
    </message>
    <message>
        <location filename="ui/forms/media_places.py"/>
        <source>“{label}” takes no more than it has.</source>
        <translation>„{label}“ nimmt nicht mehr auf, als es schon hat.</translation>
    </message>
    <message>
        <location filename="ui/forms/more.py"/>
        <source>{n} set</source>
        <translation>{n} gesetzt</translation>
    </message>
    <message>
        <location filename="ui/forms/more.py"/>
        <location filename="ui/forms/own_keys.py"/>
        <location filename="ui/forms/row.py"/>
        <source>{n} to mend</source>
        <translation>{n} zu korrigieren</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <source>Less: {label}</source>
        <translation>Weniger: {label}</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <source>More: {label}</source>
        <translation>Mehr: {label}</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <source>Write a number.</source>
        <translation>Bitte eine Zahl schreiben.</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <source>Write a whole number.</source>
        <translation>Bitte eine ganze Zahl schreiben.</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <location filename="ui/forms/text_edit.py"/>
        <source>e.g. {value}</source>
        <translation>z. B. {value}</translation>
    </message>
    <message>
        <location filename="ui/forms/numbers.py"/>
        <source>at least {n}</source>
        <translation>mindestens {n}</translation>
    </message>
    <message>
        <location filename="ui/forms/numbers.py"/>
        <source>at most {n}</source>
        <translation>höchstens {n}</translation>
    </message>
    <message>
        <location filename="ui/forms/numbers.py"/>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Add this key</source>
        <translation>Dieses Feld hinzufügen</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Name of a new key</source>
        <translation>Name eines neuen Feldes</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Other keys</source>
        <translation>Weitere Felder</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>The model does not take a key of that name here.</source>
        <translation>Das Modell nimmt hier kein Feld dieses Namens.</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>There is a field of that name already.</source>
        <translation>Ein Feld dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Write a name first.</source>
        <translation>Bitte zuerst einen Namen schreiben.</translation>
    </message>
    <message>
        <location filename="ui/forms/row.py"/>
        <location filename="ui/forms/row_parts.py"/>
        <source>Clear {title}</source>
        <translation>{title} leeren</translation>
    </message>
    <message>
        <location filename="ui/forms/row.py"/>
        <source>Sent as nothing (null).</source>
        <translation>Wird als nichts (null) gesendet.</translation>
    </message>
    <message>
        <location filename="ui/forms/row.py"/>
        <source>sent as nothing (null).</source>
        <translation>wird als nichts (null) gesendet.</translation>
    </message>
    <message>
        <location filename="ui/forms/row.py"/>
        <source>{title}: send nothing (null)</source>
        <translation>{title}: nichts (null) senden</translation>
    </message>
    <message>
        <location filename="ui/forms/row_parts.py"/>
        <source>needed</source>
        <translation>nötig</translation>
    </message>
    <message>
        <location filename="ui/forms/row_parts.py"/>
        <source>outdated</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <location filename="ui/forms/row_parts.py"/>
        <source>sent as an empty text</source>
        <translation>wird als leerer Text gesendet</translation>
    </message>
    <message>
        <location filename="ui/forms/row_parts.py"/>
        <source>up to {n} characters</source>
        <translation>bis {n} Zeichen</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>Keep this seed</source>
        <translation>Diesen Seed behalten</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>Kept. A batch counts up from it.</source>
        <translation>Bleibt. Ein Stapel zählt von ihm aufwärts.</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>New for every request.</source>
        <translation>Neu bei jedem Auftrag.</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>New for every request. This one was sent; the lock keeps it.</source>
        <translation>Neu bei jedem Auftrag. Dieser wurde gesendet; das Schloss behält ihn.</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>New seed for every request</source>
        <translation>Neuer Seed bei jedem Auftrag</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>Not sent: the model decides.</source>
        <translation>Wird nicht gesendet: Das Modell entscheidet.</translation>
    </message>
    <message>
        <location filename="ui/forms/shorten.py"/>
        <source>data, {size}</source>
        <translation>Daten, {size}</translation>
    </message>
    <message>
        <location filename="ui/forms/shorten.py"/>
        <source>text, {n} character</source>
        <translation>Text, {n} Zeichen</translation>
    </message>
    <message>
        <location filename="ui/forms/shorten.py"/>
        <source>text, {n} characters</source>
        <translation>Text, {n} Zeichen</translation>
    </message>
    <message>
        <location filename="ui/forms/sight.py"/>
        <source>{n} more field</source>
        <translation>{n} weiteres Feld</translation>
    </message>
    <message>
        <location filename="ui/forms/sight.py"/>
        <source>{n} more fields</source>
        <translation>{n} weitere Felder</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>No size is set.</source>
        <translation>Es ist keine Größe gesetzt.</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>Ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>Swap width and height</source>
        <translation>Breite und Höhe tauschen</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>The limits of this model do not allow it the other way round.</source>
        <translation>Andersherum lassen es die Grenzen dieses Modells nicht zu.</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>The limits of this model do not allow this ratio.</source>
        <translation>Die Grenzen dieses Modells lassen dieses Verhältnis nicht zu.</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>A snippet has a name and a text.</source>
        <translation>Ein Textbaustein hat einen Namen und einen Text.</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Change this snippet (F2)</source>
        <translation>Diesen Textbaustein ändern (F2)</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Move down (Alt+Down)</source>
        <translation>Nach unten (Alt+Herunter)</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Move up (Alt+Up)</source>
        <translation>Nach oben (Alt+Hoch)</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Name of the snippet</source>
        <translation>Name des Textbausteins</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>New…</source>
        <translation>Neu …</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>No snippet has all of these words.</source>
        <translation>Kein Textbaustein enthält alle diese Wörter.</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Pieces of text you use often go here.</source>
        <translation>Hier ist Platz für Textstücke, die Sie oft verwenden.</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Saves what is selected in the field under a name; without a selection, all of it</source>
        <translation>Speichert unter einem Namen, was im Feld markiert ist; ohne Markierung alles</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Search snippets</source>
        <translation>Textbausteine durchsuchen</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Snippets</source>
        <translation>Textbausteine</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Text of the snippet</source>
        <translation>Text des Textbausteins</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>{n} character</source>
        <translation>{n} Zeichen</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>{n} snippet</source>
        <translation>{n} Textbaustein</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>{n} snippets</source>
        <translation>{n} Textbausteine</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>“{name}” removed.</source>
        <translation>„{name}“ entfernt.</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>Earlier prompts (Ctrl+H; Alt+Up and Alt+Down walk through them)</source>
        <translation>Frühere Prompts (Strg+H; mit Alt+Hoch und Alt+Herunter geht man sie durch)</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>Snippets: pieces of text to insert (Ctrl+J)</source>
        <translation>Textbausteine: Textstücke zum Einfügen (Strg+J)</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>That was too long to paste here; more than 200,000 characters.</source>
        <translation>Das war zu lang, um es hier einzufügen; mehr als 200.000 Zeichen.</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>This is cut: no more than {n} characters fit here. Use JSON.</source>
        <translation>Dies ist abgeschnitten: Mehr als {n} Zeichen passen hier nicht. Bitte JSON verwenden.</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>What the document mentions</source>
        <translation>Was das Dokument erwähnt</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>{n} of {most} characters</source>
        <translation>{n} von {most} Zeichen</translation>
    </message>
    <message>
        <location filename="ui/forms/variant_edit.py"/>
        <source>{label}: kind</source>
        <translation>{label}: Art</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <location filename="ui/views/compose.py"/>
        <source>Choose a model first.</source>
        <translation>Bitte zuerst ein Modell wählen.</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <source>Files and texts together are larger than the 100 MB that one request can carry.</source>
        <translation>Dateien und Texte zusammen sind größer als die 100 MB, die ein Auftrag trägt.</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <source>Show the input as</source>
        <translation>Eingabe zeigen als</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <source>{problem} Mend it to go back to the form.</source>
        <translation>{problem} Bitte korrigieren, um zum Formular zurückzukehren.</translation>
    </message>
    <message>
        <location filename="ui/frame_words.py"/>
        <source>Paused · {title}</source>
        <translation>Angehalten · {title}</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>00 min</source>
        <translation>00 min</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Balance not known</source>
        <translation>Guthaben nicht bekannt</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Balance was {amount}, {age} ago</source>
        <translation>Guthaben war {amount}, vor {age}</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Balance {amount}</source>
        <translation>Guthaben {amount}</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Balance {amount}, {age} ago</source>
        <translation>Guthaben {amount}, vor {age}</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Click for the ledger</source>
        <translation>Klicken öffnet das Kostenbuch</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Click to add funds at {page}</source>
        <translation>Klicken, um auf {page} Guthaben aufzuladen</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Held back by the Router for calls in flight: {current} of at most {limit}, {age} ago.</source>
        <translation>Vom Router für laufende Aufrufe zurückgehalten: {current} von höchstens {limit}, vor {age}.</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>It was asked for since, and no answer came: it may be another by now.</source>
        <translation>Seitdem wurde danach gefragt, und es kam keine Antwort: Inzwischen ist es vielleicht ein anderes.</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Practice money: nothing needs to be added.</source>
        <translation>Übungsgeld: Es muss nichts aufgeladen werden.</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>The balance could not be read. That says nothing about what is in the account.</source>
        <translation>Das Guthaben konnte nicht gelesen werden. Das sagt nichts darüber, was auf dem Konto ist.</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Today {amount}</source>
        <translation>Heute {amount}</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Where funds are added for this server is not known here.</source>
        <translation>Wo für diesen Server Guthaben aufgeladen wird, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>in flight {amount}</source>
        <translation>unterwegs {amount}</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>under 1 min</source>
        <translation>unter 1 min</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <location filename="ui/phrases.py"/>
        <source>{n} credits</source>
        <translation>{n} Credits</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>by you</source>
        <translation>von Ihnen</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>three in a row failed</source>
        <translation>drei in Folge fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>your limit for a day</source>
        <translation>Ihre Tagesgrenze</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} direct run was cut off; it is asked for again with the same key.</source>
        <translation>{n} direkte Ausführung wurde unterbrochen; mit demselben Schlüssel wird noch einmal danach gefragt.</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} direct run: keep the window open</source>
        <translation>{n} direkte Ausführung: Fenster offen lassen</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} direct runs were cut off; they are asked for again with the same keys.</source>
        <translation>{n} direkte Ausführungen wurden unterbrochen; mit denselben Schlüsseln wird noch einmal danach gefragt.</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} direct runs: keep the window open</source>
        <translation>{n} direkte Ausführungen: Fenster offen lassen</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} request was left at the Router; it is followed on.</source>
        <translation>{n} Auftrag blieb beim Router; er wird weiterverfolgt.</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} requests were left at the Router; they are followed on.</source>
        <translation>{n} Aufträge blieben beim Router; sie werden weiterverfolgt.</translation>
    </message>
    <message>
        <location filename="ui/input_drop.py"/>
        <source>Drop {name} to use it as input</source>
        <translation>{name} ablegen, um es als Eingabe zu verwenden</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Add to collection</source>
        <translation>Zu Sammlung hinzufügen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Choose a work first</source>
        <translation>Bitte zuerst ein Werk wählen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Choose all</source>
        <translation>Alle wählen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Choose one work for this</source>
        <translation>Dafür bitte ein Werk wählen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Choose two to four works to compare them</source>
        <translation>Zum Vergleichen zwei bis vier Werke wählen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Edit and run</source>
        <translation>Bearbeiten und ausführen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Export as a folder or ZIP…</source>
        <translation>Als Ordner oder ZIP exportieren …</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/library/words.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Fetch again</source>
        <translation>Erneut laden</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>It has no use here</source>
        <translation>Hier hat es keinen Nutzen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Move to the trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Neither pick nor reject</source>
        <translation>Weder Auswahl noch Ausschuss</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/library/acts.py"/>
        <location filename="ui/library/side.py"/>
        <source>New collection</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>No stars</source>
        <translation>Keine Sterne</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Note…</source>
        <translation>Notiz …</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Open in its program</source>
        <translation>Im passenden Programm öffnen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Open in the viewer</source>
        <translation>Im Betrachter öffnen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/open_with.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Open with…</source>
        <translation>Öffnen mit …</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Rate</source>
        <translation>Bewerten</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/verbs.py"/>
        <source>Run again</source>
        <translation>Erneut ausführen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Show the whole stack</source>
        <translation>Ganze Gruppe zeigen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Show where it is now…</source>
        <translation>Neuen Ort zeigen …</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Take out of this collection</source>
        <translation>Aus dieser Sammlung nehmen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>There are no works here</source>
        <translation>Hier sind keine Werke</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <source>There is no file of it yet</source>
        <translation>Davon gibt es noch keine Datei</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>There is nothing to undo</source>
        <translation>Es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>To the system's trash now</source>
        <translation>Jetzt in den Papierkorb des Systems</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Use as input</source>
        <translation>Als Eingabe verwenden</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Vary</source>
        <translation>Variieren</translation>
    </message>
    <message>
        <location filename="ui/library/acts.py"/>
        <source>Search “{name}” deleted.</source>
        <translation>Suche „{name}“ gelöscht.</translation>
    </message>
    <message>
        <location filename="ui/library/acts.py"/>
        <source>{n} work moved to the system's trash.</source>
        <translation>{n} Werk in den Papierkorb des Systems verschoben.</translation>
    </message>
    <message>
        <location filename="ui/library/acts.py"/>
        <source>{n} works moved to the system's trash.</source>
        <translation>{n} Werke in den Papierkorb des Systems verschoben.</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Any rating</source>
        <translation>Jede Bewertung</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>As a grid</source>
        <translation>Als Raster</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>As a list</source>
        <translation>Als Liste</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Best first</source>
        <translation>Beste zuerst</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>By model</source>
        <translation>Nach Modell</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Drawings</source>
        <translation>Zeichnungen</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <location filename="ui/library/side.py"/>
        <location filename="ui/views/model_list.py"/>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Films</source>
        <translation>Filme</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Fold works that differ by their seed alone</source>
        <translation>Werke zusammenfassen, die sich nur im Seed unterscheiden</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Keep this search</source>
        <translation>Diese Suche behalten</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Largest files first</source>
        <translation>Größte zuerst</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Newest first</source>
        <translation>Neue zuerst</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Oldest first</source>
        <translation>Alte zuerst</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>One stack</source>
        <translation>Eine Gruppe</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Order of the works</source>
        <translation>Reihenfolge der Werke</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Search prompts, models, notes and file names</source>
        <translation>Prompts, Modelle, Notizen und Dateinamen durchsuchen</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Search the library</source>
        <translation>Bibliothek durchsuchen</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Show everything again</source>
        <translation>Wieder alles zeigen</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Show the list at the side</source>
        <translation>Liste an der Seite zeigen</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Size of the pictures</source>
        <translation>Größe der Bilder</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Size of the pictures (Ctrl and the wheel)</source>
        <translation>Größe der Bilder (Strg und Mausrad)</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <location filename="ui/library/side.py"/>
        <source>Unsaved</source>
        <translation>Ungesichert</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <location filename="ui/library/help.py"/>
        <source>What can be searched for</source>
        <translation>Wonach sich suchen lässt</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Words, and filters such as kind:video or rating:&gt;3</source>
        <translation>Wörter und Filter wie kind:video oder rating:&gt;3</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Write a search first, to keep it</source>
        <translation>Zum Behalten bitte zuerst eine Suche schreiben</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>{n} star or more</source>
        <translation>{n} Stern oder mehr</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>{n} stars or more</source>
        <translation>{n} Sterne oder mehr</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <location filename="ui/library/side.py"/>
        <location filename="ui/library/words.py"/>
        <source>{n} work</source>
        <translation>{n} Werk</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <location filename="ui/library/side.py"/>
        <location filename="ui/library/words.py"/>
        <source>{n} works</source>
        <translation>{n} Werke</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>{works}, {chosen} chosen</source>
        <translation>{works}, {chosen} gewählt</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <location filename="ui/models/columns.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <source>Prompt and model</source>
        <translation>Prompt und Modell</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <location filename="ui/library/doing.py"/>
        <source>Undo: {what}</source>
        <translation>Rückgängig: {what}</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Drop works on its name, or use their menu.</source>
        <translation>Werke auf ihren Namen ziehen oder deren Menü benutzen.</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Empty now</source>
        <translation>Jetzt leeren</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Everything that you make stands here, the newest first, also once its row is removed.</source>
        <translation>Alles, was Sie machen, steht hier, das Neueste zuerst, auch wenn seine Zeile entfernt ist.</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Go to the top</source>
        <translation>Nach ganz oben</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Moves the files of all works in this trash to the system's trash</source>
        <translation>Verschiebt die Dateien aller Werke in diesem Papierkorb in den Papierkorb des Systems</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>No works yet</source>
        <translation>Noch keine Werke</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Note on {n} work</source>
        <translation>Notiz zu {n} Werk</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Note on {n} works</source>
        <translation>Notiz zu {n} Werken</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Nothing here fits “{words}”.</source>
        <translation>Nichts passt hier zu „{words}“.</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <location filename="ui/views/queue.py"/>
        <source>Nothing here yet</source>
        <translation>Noch nichts hier</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Nothing in this collection yet</source>
        <translation>Noch nichts in dieser Sammlung</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Restore all</source>
        <translation>Alle wiederherstellen</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>The trash is empty</source>
        <translation>Der Papierkorb ist leer</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>What you delete stays here for 30 days.</source>
        <translation>Was Sie löschen, bleibt 30 Tage hier.</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Works stay here for 30 days, and their files where they are. Then, or with “Empty now”, the files go to the system's trash.</source>
        <translation>Werke bleiben 30 Tage hier, und ihre Dateien, wo sie sind. Dann oder mit „Jetzt leeren“ kommen die Dateien in den Papierkorb des Systems.</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Works that fit will stand here.</source>
        <translation>Passende Werke werden hier stehen.</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <location filename="ui/views/queue.py"/>
        <source>Write a prompt</source>
        <translation>Prompt schreiben</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>{n} character too long</source>
        <translation>{n} Zeichen zu lang</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>{n} characters too long</source>
        <translation>{n} Zeichen zu lang</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>{n} new work</source>
        <translation>{n} neues Werk</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>{n} new works</source>
        <translation>{n} neue Werke</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>Only the first work was taken.</source>
        <translation>Nur das erste Werk wurde genommen.</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>Only the first {n} works were taken.</source>
        <translation>Nur die ersten {n} Werke wurden genommen.</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>These works are gone.</source>
        <translation>Diese Werke sind fort.</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>Where is {name} now?</source>
        <translation>Wo ist {name} jetzt?</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>{name} is known again.</source>
        <translation>{name} ist wieder bekannt.</translation>
    </message>
    <message>
        <location filename="ui/library/searching.py"/>
        <source>“{part}” is no filter and was looked for as a word.</source>
        <translation>„{part}“ ist kein Filter und wurde als Wort gesucht.</translation>
    </message>
    <message>
        <location filename="ui/library/searching.py"/>
        <source>“{part}” is no filter and was looked for as a word. Perhaps {meant}?</source>
        <translation>„{part}“ ist kein Filter und wurde als Wort gesucht. Vielleicht {meant}?</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>All works</source>
        <translation>Alle Werke</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <location filename="ui/views/presets_panel.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Parts of the library</source>
        <translation>Teile der Bibliothek</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Picks</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Saved searches</source>
        <translation>Gespeicherte Suchen</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <location filename="ui/library/view.py"/>
        <source>Works</source>
        <translation>Werke</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>Being read</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>Drive not reachable</source>
        <translation>Laufwerk nicht erreichbar</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>File moved or deleted</source>
        <translation>Datei verschoben oder gelöscht</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>Moving picture</source>
        <translation>Bewegtes Bild</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>No file here</source>
        <translation>Keine Datei hier</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <location filename="ui/models/queue_groups.py"/>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <location filename="ui/views/model_words.py"/>
        <source>favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>with a note</source>
        <translation>mit Notiz</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>{n} day left</source>
        <translation>noch {n} Tag</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>{n} days left</source>
        <translation>noch {n} Tage</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>{n} of the same</source>
        <translation>{n} gleiche</translation>
    </message>
    <message>
        <location filename="ui/main_window.py"/>
        <source>Closing… — Comfy Desk</source>
        <translation>Wird geschlossen … — Comfy Desk</translation>
    </message>
    <message>
        <location filename="ui/main_window.py"/>
        <source>Opening…</source>
        <translation>Wird geöffnet …</translation>
    </message>
    <message>
        <location filename="ui/main_window.py"/>
        <source>There is no folder of saved files yet.</source>
        <translation>Es gibt noch keinen Ordner mit gespeicherten Dateien.</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;About Comfy Desk</source>
        <translation>Übe&amp;r Comfy Desk</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Add funds…</source>
        <translation>Guthaben &amp;aufladen …</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Find a command…</source>
        <translation>&amp;Befehl finden …</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Find in the queue</source>
        <translation>In der Warteschlange &amp;suchen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Full screen picture</source>
        <translation>Bild im &amp;Vollbild</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Ledger…</source>
        <translation>&amp;Kostenbuch …</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Money</source>
        <translation>&amp;Geld</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Next part of the window</source>
        <translation>&amp;Nächster Teil des Fensters</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Open a recipe…</source>
        <translation>&amp;Rezept öffnen …</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Pause sending</source>
        <translation>Senden &amp;anhalten</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Pause sending ({why})</source>
        <translation>Senden &amp;anhalten ({why})</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Queue</source>
        <translation>&amp;Warteschlange</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Reset the layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Take in a request…</source>
        <translation>&amp;Auftrag übernehmen …</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Time limit for this model…</source>
        <translation>&amp;Zeitlimit für dieses Modell …</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Account and &amp;key…</source>
        <translation>Konto und &amp;Schlüssel …</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Cancel everything &amp;waiting, keep what runs</source>
        <translation>Alles &amp;Wartende abbrechen, Laufendes behalten</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Cancel the &amp;selected</source>
        <translation>&amp;Gewählte abbrechen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Choose a &amp;model…</source>
        <translation>&amp;Modell wählen …</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Co&amp;lours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Colours: {which}</source>
        <translation>Farben: {which}</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Com&amp;pact rows</source>
        <translation>&amp;Kompakte Zeilen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>How many at &amp;once…</source>
        <translation>Wie &amp;viele gleichzeitig …</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>L&amp;imits…</source>
        <translation>&amp;Grenzen …</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Limits on money</source>
        <translation>Geldgrenzen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Paste a rec&amp;ipe</source>
        <translation>Re&amp;zept einfügen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Pre&amp;vious part of the window</source>
        <translation>Voriger &amp;Teil des Fensters</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Re-read the list of &amp;models</source>
        <translation>&amp;Modellliste neu lesen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Show or hide Compose</source>
        <translation>Verfassen zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Show or hide the details</source>
        <translation>Details zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Show or hide the viewer</source>
        <translation>Betrachter zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Show saved &amp;files</source>
        <translation>Gespeicherte Da&amp;teien zeigen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Undo re&amp;moval</source>
        <translation>Ent&amp;fernen rückgängig machen</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>no field of text has the keyboard</source>
        <translation>kein Textfeld hat die Tastatur</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>nothing was removed lately</source>
        <translation>zuletzt wurde nichts entfernt</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} at the Router</source>
        <translation>{n} beim Router</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} being saved</source>
        <translation>{n} beim Speichern</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <location filename="ui/notices/words.py"/>
        <source>{n} failed</source>
        <translation>{n} fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} no longer on the server</source>
        <translation>{n} nicht mehr auf dem Server</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} of {all} done</source>
        <translation>{n} von {all} fertig</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} waiting</source>
        <translation>{n} wartend</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} without a result</source>
        <translation>{n} ohne Ergebnis</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Elapsed</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Kept until</source>
        <translation>Bleibt bis</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Next check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Size of result</source>
        <translation>Ergebnisgröße</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="ui/models/group_words.py"/>
        <source>Group {title}, folded; {words}</source>
        <translation>Gruppe {title}, zugeklappt; {words}</translation>
    </message>
    <message>
        <location filename="ui/models/group_words.py"/>
        <source>Group {title}; {words}</source>
        <translation>Gruppe {title}; {words}</translation>
    </message>
    <message>
        <location filename="ui/models/group_words.py"/>
        <source>{n} request shown</source>
        <translation>{n} Auftrag gezeigt</translation>
    </message>
    <message>
        <location filename="ui/models/group_words.py"/>
        <source>{n} requests shown</source>
        <translation>{n} Aufträge gezeigt</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <source>At the Router</source>
        <translation>Beim Router</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <source>Being saved</source>
        <translation>Wird gespeichert</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/wording.py"/>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/views/queue_pages.py"/>
        <location filename="ui/wording.py"/>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/viewers/words.py"/>
        <location filename="ui/wording.py"/>
        <source>Finished, nothing to show</source>
        <translation>Fertig, nichts zu zeigen</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <source>No groups</source>
        <translation>Keine Gruppen</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/wording.py"/>
        <source>No longer on the server</source>
        <translation>Nicht mehr auf dem Server</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <source>Single requests</source>
        <translation>Einzelne Aufträge</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here</source>
        <translation>Wartet hier</translation>
    </message>
    <message>
        <location filename="ui/models/row_speech.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>Not sent yet</source>
        <translation>Noch nicht gesendet</translation>
    </message>
    <message>
        <location filename="ui/models/row_speech.py"/>
        <source>a picture</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <location filename="ui/models/row_speech.py"/>
        <source>no picture yet</source>
        <translation>noch kein Bild</translation>
    </message>
    <message>
        <location filename="ui/models/row_words.py"/>
        <source>not open here</source>
        <translation>hier nicht geöffnet</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <source>Changed: the same request, in its place.</source>
        <translation>Geändert: derselbe Auftrag, an seinem Platz.</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <source>The filter or the search hides the new request.</source>
        <translation>Der Filter oder die Suche verbirgt den neuen Auftrag.</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <source>The new request is in a group that is folded.</source>
        <translation>Der neue Auftrag ist in einer zugeklappten Gruppe.</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <location filename="ui/verbs.py"/>
        <source>This row is gone.</source>
        <translation>Diese Zeile ist fort.</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Everything is read</source>
        <translation>Alles ist gelesen</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Mark all notices read</source>
        <translation>Alle Mitteilungen als gelesen markieren</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Mark all read</source>
        <translation>Alle als gelesen markieren</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>New · {time} · {title}</source>
        <translation>Neu · {time} · {title}</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Notices, the newest first</source>
        <translation>Mitteilungen, die neueste zuerst</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Notices: none unread</source>
        <translation>Mitteilungen: keine ungelesen</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Notices: {n} unread</source>
        <translation>Mitteilungen: {n} ungelesen</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Settings of notices</source>
        <translation>Einstellungen der Mitteilungen</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/standing.py"/>
        <source>Settings…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>What happens while you look elsewhere will be listed here.</source>
        <translation>Was geschieht, während Sie woanders hinsehen, wird hier aufgeführt.</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>{n} new</source>
        <translation>{n} neu</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>An account needs credits</source>
        <translation>Ein Konto braucht Credits</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Batch done: {name}</source>
        <translation>Stapel fertig: {name}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Done: {model}</source>
        <translation>Fertig: {model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Failed: {model}</source>
        <translation>Fehlgeschlagen: {model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Finished, nothing to show: {model}</source>
        <translation>Fertig, nichts zu zeigen: {model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>It is not on this machine yet, and the Router forgets it then.</source>
        <translation>Es ist noch nicht auf diesem Rechner, und der Router vergisst es dann.</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Kept for {left} more: {model}</source>
        <translation>Noch {left} aufbewahrt: {model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>No longer at the Router: {model}</source>
        <translation>Nicht mehr beim Router: {model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>They are not on this machine yet, and the Router forgets them then.</source>
        <translation>Sie sind noch nicht auf diesem Rechner, und der Router vergisst sie dann.</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>What waits for credits is kept.</source>
        <translation>Was auf Credits wartet, bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{account}: what waits for credits is kept.</source>
        <translation>{account}: Was auf Credits wartet, bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} done</source>
        <translation>{n} fertig</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} request failed</source>
        <translation>{n} Auftrag fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} requests failed</source>
        <translation>{n} Aufträge fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} result is done</source>
        <translation>{n} Ergebnis ist fertig</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} result is kept for {left} more</source>
        <translation>{n} Ergebnis wird noch {left} aufbewahrt</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} results are done</source>
        <translation>{n} Ergebnisse sind fertig</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} results are kept for {left} more</source>
        <translation>{n} Ergebnisse werden noch {left} aufbewahrt</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>No program of this machine says that it opens this kind of file.</source>
        <translation>Kein Programm auf diesem Rechner gibt an, diese Art von Datei zu öffnen.</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>Open {name} with</source>
        <translation>{name} öffnen mit</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>The program could not be started.</source>
        <translation>Das Programm ließ sich nicht starten.</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>There is no file of it yet.</source>
        <translation>Davon gibt es noch keine Datei.</translation>
    </message>
    <message>
        <location filename="ui/other_seed.py"/>
        <source>It has no seed that could be another one: it would be the same request.</source>
        <translation>Er hat keinen Seed, der ein anderer sein könnte: Es wäre derselbe Auftrag.</translation>
    </message>
    <message>
        <location filename="ui/other_seed.py"/>
        <source>What was sent cannot be shown in a form.</source>
        <translation>Was gesendet wurde, lässt sich nicht in einem Formular zeigen.</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Copy file</source>
        <translation>Datei kopieren</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Export with recipe inside…</source>
        <translation>Mit Rezept darin exportieren …</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <source>Fetch</source>
        <translation>Laden</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <source>It is no picture</source>
        <translation>Es ist kein Bild</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Save all…</source>
        <translation>Alle speichern …</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <source>There is only one file</source>
        <translation>Es gibt nur eine Datei</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{days} d {hours} h</source>
        <translation>{days} d {hours} h</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{dollars} ({credits}, at {rate} credits a dollar)</source>
        <translation>{dollars} ({credits}, {rate} Credits je Dollar)</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n} byte</source>
        <translation>{n} Byte</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n} bytes</source>
        <translation>{n} Bytes</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n} credit</source>
        <translation>{n} Credit</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n} d</source>
        <translation>{n} d</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n}nd</source>
        <translation>{n}.</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n}rd</source>
        <translation>{n}.</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n}st</source>
        <translation>{n}.</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n}th</source>
        <translation>{n}.</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{part} of {whole} {unit}</source>
        <translation>{part} von {whole} {unit}</translation>
    </message>
    <message>
        <location filename="ui/presence.py"/>
        <source>It keeps running here. Its menu has Quit.</source>
        <translation>Es läuft hier weiter. „Beenden“ steht in seinem Menü.</translation>
    </message>
    <message>
        <location filename="ui/presence.py"/>
        <source>The tray is gone, so the window is back.</source>
        <translation>Der Infobereich ist fort, deshalb ist das Fenster wieder da.</translation>
    </message>
    <message>
        <location filename="ui/presence.py"/>
        <source>This request is not in the list any more.</source>
        <translation>Dieser Auftrag ist nicht mehr in der Liste.</translation>
    </message>
    <message>
        <location filename="ui/programs.py"/>
        <source>Hidden</source>
        <translation>Hidden</translation>
    </message>
    <message>
        <location filename="ui/programs.py"/>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>Choose again: {what}{more}.</source>
        <translation>Bitte noch einmal wählen: {what}{more}.</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>Choose this again: {what}</source>
        <translation>Bitte noch einmal wählen: {what}</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>Only the first of {n} files was read.</source>
        <translation>Nur die erste von {n} Dateien wurde gelesen.</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>Open a recipe</source>
        <translation>Rezept öffnen</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>Recipes and pictures ({endings})</source>
        <translation>Rezepte und Bilder ({endings})</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>The form is filled from “{name}”.</source>
        <translation>Das Formular ist aus „{name}“ gefüllt.</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>The form is filled.</source>
        <translation>Das Formular ist gefüllt.</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>There is no recipe on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Rezept.</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>There is no recipe in “{name}”.</source>
        <translation>In „{name}“ ist kein Rezept.</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>This is no file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>This recipe holds no values for the form. {why}</source>
        <translation>Dieses Rezept enthält keine Werte für das Formular. {why}</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>This recipe is too large or too deep for a form.</source>
        <translation>Dieses Rezept ist zu groß oder zu tief verschachtelt für ein Formular.</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>This recipe names no model.</source>
        <translation>Dieses Rezept nennt kein Modell.</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>a long text</source>
        <translation>ein langer Text</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>the link to {place}</source>
        <translation>der Link zu {place}</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>“{name}” cannot be read: {why}.</source>
        <translation>„{name}“ lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <location filename="ui/removals.py"/>
        <source>Removed “{name}”.</source>
        <translation>„{name}“ entfernt.</translation>
    </message>
    <message>
        <location filename="ui/removals.py"/>
        <source>{n} request removed.</source>
        <translation>{n} Auftrag entfernt.</translation>
    </message>
    <message>
        <location filename="ui/removals.py"/>
        <source>{n} requests removed.</source>
        <translation>{n} Aufträge entfernt.</translation>
    </message>
    <message>
        <location filename="ui/retry.py"/>
        <source>same key</source>
        <translation>gleicher Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>Ask again</source>
        <translation>Erneut fragen</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Asks under the same key, so that it is not run twice; Run again would be a new one</source>
        <translation>Fragt mit demselben Schlüssel, damit es nicht zweimal läuft; „Erneut ausführen“ wäre ein neuer Auftrag</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Back in line</source>
        <translation>Wieder einreihen</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Before everything else that waits here</source>
        <translation>Vor allem anderen, das hier wartet</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Copy files</source>
        <translation>Dateien kopieren</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Copy ids</source>
        <translation>IDs kopieren</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Enter key</source>
        <translation>Schlüssel eingeben</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Hold back</source>
        <translation>Zurückhalten</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It goes although sending is paused</source>
        <translation>Er geht, obwohl das Senden angehalten ist</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It goes as soon as there is room</source>
        <translation>Er geht, sobald Platz ist</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It goes in its turn</source>
        <translation>Er geht, wenn er an der Reihe ist</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It is tried again by itself, too</source>
        <translation>Es wird auch von selbst wieder versucht</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It is tried now</source>
        <translation>Es wird jetzt versucht</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It made several; choose one in the viewer</source>
        <translation>Er hat mehrere gemacht; bitte im Betrachter eines wählen</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It may be charged twice</source>
        <translation>Er wird vielleicht zweimal berechnet</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It may have arrived; it is not asked about any more</source>
        <translation>Er ist vielleicht angekommen; es wird nicht mehr nach ihm gefragt</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It waits here until you say otherwise; the others pass by</source>
        <translation>Er wartet hier, bis Sie es anders wollen; die anderen gehen vorbei</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Its account is not open here, and another one's key cannot reach it</source>
        <translation>Sein Konto ist hier nicht geöffnet, und mit dem Schlüssel eines anderen ist er nicht erreichbar</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Its row, its place and its key stay</source>
        <translation>Seine Zeile, sein Platz und sein Schlüssel bleiben</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/standing.py"/>
        <source>Look again</source>
        <translation>Erneut auswerten</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Move to the folder now</source>
        <translation>Jetzt in den Ordner verschieben</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>None of its files could be saved</source>
        <translation>Keine seiner Dateien konnte gespeichert werden</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Only PNG, JPEG and WebP can carry a recipe</source>
        <translation>Nur PNG, JPEG und WebP können ein Rezept in sich tragen</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Open in another model…</source>
        <translation>In anderem Modell öffnen …</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Opens it there; what does not fit is listed, and nothing is sent yet</source>
        <translation>Öffnet es dort; was nicht passt, wird aufgeführt, und gesendet wird noch nichts</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Opens the form with it; what you send then is a new request</source>
        <translation>Öffnet damit das Formular; was Sie dann senden, ist ein neuer Auftrag</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Read again</source>
        <translation>Erneut lesen</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Reads it with the limit of now</source>
        <translation>Liest es mit der jetzigen Grenze</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Run again as new</source>
        <translation>Erneut als neue ausführen</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Run directly</source>
        <translation>Direkt ausführen</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Runs it without the queue, charged as usual; the window must stay open until it answers. A retry is sent under the same key.</source>
        <translation>Führt es ohne die Warteschlange aus, berechnet wie sonst; das Fenster muss bis zur Antwort offen bleiben. Ein neuer Versuch wird mit demselben Schlüssel gesendet.</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/tray.py"/>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Send as new</source>
        <translation>Als neuen senden</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Send last</source>
        <translation>Zuletzt senden</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Send next</source>
        <translation>Als Nächstes senden</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Sends it under the same key</source>
        <translation>Sendet ihn mit demselben Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/standing.py"/>
        <source>Show answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Takes the works out of the kept answer; nothing is run or fetched anew</source>
        <translation>Holt die Werke aus der aufbewahrten Antwort; nichts wird neu ausgeführt oder geladen</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>The cancel was asked for at {time}</source>
        <translation>Der Abbruch wurde um {time} angefragt</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>The limit can be raised there</source>
        <translation>Dort lässt sich die Grenze anheben</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>The same once more, with another seed</source>
        <translation>Dasselbe noch einmal, mit einem anderen Seed</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>There is no file to save</source>
        <translation>Es gibt keine Datei zum Speichern</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>There is no picture among its files</source>
        <translation>Unter den Dateien ist kein Bild</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Time limit…</source>
        <translation>Zeitlimit …</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Use the model named instead</source>
        <translation>Genanntes Modell verwenden</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Use {model}</source>
        <translation>{model} verwenden</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>What fits is taken over, what does not is listed; nothing is sent yet</source>
        <translation>Was passt, wird übernommen, was nicht, wird aufgeführt; gesendet wird noch nichts</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>What was sent is not known here</source>
        <translation>Was gesendet wurde, ist hier nicht bekannt</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>{what} ({n} of {all})</source>
        <translation>{what} ({n} von {all})</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Export with recipe inside</source>
        <translation>Mit Rezept darin exportieren</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Exported {name} with its recipe to {folder}.</source>
        <translation>{name} mit Rezept nach {folder} exportiert.</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>One more was not saved.</source>
        <translation>Eine weitere wurde nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Only PNG, JPEG and WebP files that are here can carry a recipe.</source>
        <translation>Nur PNG-, JPEG- und WebP-Dateien, die hier sind, können ein Rezept in sich tragen.</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Saved {name} in {folder}.</source>
        <translation>{name} in {folder} gespeichert.</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Saved {n} of {all} files in {folder}.</source>
        <translation>{n} von {all} Dateien in {folder} gespeichert.</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Saving {name}{size}…</source>
        <translation>{name}{size} wird gespeichert …</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Stop after this one</source>
        <translation>Nach dieser anhalten</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>There is no file to save yet.</source>
        <translation>Es gibt noch keine Datei zum Speichern.</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>This file is not here yet.</source>
        <translation>Diese Datei ist noch nicht hier.</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>{n} more were not saved.</source>
        <translation>{n} weitere wurden nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>{n} of {all}: {what}</source>
        <translation>{n} von {all}: {what}</translation>
    </message>
    <message>
        <location filename="ui/send_facts.py"/>
        <source>The next request of {model} goes to the queue.</source>
        <translation>Der nächste Auftrag an {model} geht in die Warteschlange.</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>Provider chosen</source>
        <translation>Gewählter Anbieter</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>Unknown fields</source>
        <translation>Unbekannte Felder</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>left out: {names}</source>
        <translation>weggelassen: {names}</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>left out: {names} and {more}</source>
        <translation>weggelassen: {names} und {more}</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>were to be refused</source>
        <translation>sollten abgelehnt werden</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>{name} stepped in</source>
        <translation>{name} ist eingesprungen</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>{name}, as it is written</source>
        <translation>{name}, wie geschrieben</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>{name}, which stepped in</source>
        <translation>{name}, eingesprungen</translation>
    </message>
    <message>
        <location filename="ui/spawn.py"/>
        <source>Something in the program went wrong. The log names the place.</source>
        <translation>Im Programm ist etwas schiefgegangen. Das Protokoll nennt die Stelle.</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Click for accounts and keys</source>
        <translation>Klicken für Konten und Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Nothing here costs anything or leaves this computer. Click to enter a key of your own.</source>
        <translation>Hier kostet nichts etwas, und nichts verlässt diesen Rechner. Klicken, um einen eigenen Schlüssel einzugeben.</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <location filename="ui/tray.py"/>
        <source>Nothing is running</source>
        <translation>Nichts läuft</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Offline since {since}; trying again by itself</source>
        <translation>Offline seit {since}; versucht es von selbst weiter</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <location filename="ui/tray.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>Sending is paused</source>
        <translation>Senden ist angehalten</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Sending is paused: {why}</source>
        <translation>Senden ist angehalten: {why}</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The Router asked for a pause: {pause}</source>
        <translation>Der Router bat um eine Pause: {pause}</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The Router does not accept the key</source>
        <translation>Der Router nimmt den Schlüssel nicht an</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The account has no key</source>
        <translation>Das Konto hat keinen Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The account needs credits; what waits for them is kept</source>
        <translation>Das Konto braucht Credits; was auf sie wartet, bleibt erhalten</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The answer of a direct run comes over the connection that this window holds. Closed, it is asked for again with the same key at the next start.</source>
        <translation>Die Antwort einer direkten Ausführung kommt über die Verbindung, die dieses Fenster hält. Wird es geschlossen, wird beim nächsten Start mit demselben Schlüssel noch einmal danach gefragt.</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>{name} at {place}</source>
        <translation>{name} bei {place}</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>{n} other accounts need something</source>
        <translation>{n} andere Konten brauchen etwas</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>{trouble} Nothing new is sent until it can be</source>
        <translation>{trouble} Bis es wieder geht, wird nichts Neues gesendet</translation>
    </message>
    <message>
        <location filename="ui/support.py"/>
        <source>… the first {n} of {all} characters.</source>
        <translation>… die ersten {n} von {all} Zeichen.</translation>
    </message>
    <message>
        <location filename="ui/their_words.py"/>
        <source>Safe: kept in the data folder for now. {why}.</source>
        <translation>Sicher: vorerst im Datenordner aufbewahrt. {why}.</translation>
    </message>
    <message>
        <location filename="ui/their_words.py"/>
        <source>The model's only word on it: {word}</source>
        <translation>Das einzige Wort des Modells dazu: {word}</translation>
    </message>
    <message>
        <location filename="ui/tile_words.py"/>
        <source>No preview for this kind</source>
        <translation>Keine Vorschau für diese Art</translation>
    </message>
    <message>
        <location filename="ui/tile_words.py"/>
        <source>No preview for {name}</source>
        <translation>Keine Vorschau für {name}</translation>
    </message>
    <message>
        <location filename="ui/tile_words.py"/>
        <source>There is no preview for this {name} file.</source>
        <translation>Für diese {name}-Datei gibt es keine Vorschau.</translation>
    </message>
    <message>
        <location filename="ui/tile_words.py"/>
        <source>Too large</source>
        <translation>Zu groß</translation>
    </message>
    <message>
        <location filename="ui/toast.py"/>
        <source>Close this notice</source>
        <translation>Diese Mitteilung schließen</translation>
    </message>
    <message>
        <location filename="ui/told.py"/>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <location filename="ui/told.py"/>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <location filename="ui/told.py"/>
        <source>{what} {n} of {all}</source>
        <translation>{what} {n} von {all}</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <location filename="ui/views/queue.py"/>
        <source>Cancel everything waiting</source>
        <translation>Alles Wartende abbrechen</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>Hide the window</source>
        <translation>Fenster verbergen</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <location filename="ui/views/queue.py"/>
        <source>Pause sending</source>
        <translation>Senden anhalten</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>Show the window</source>
        <translation>Fenster zeigen</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>{n} unread notice</source>
        <translation>{n} ungelesene Mitteilung</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>{n} unread notices</source>
        <translation>{n} ungelesene Mitteilungen</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>Another model…</source>
        <translation>Anderes Modell …</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>Choose a model…</source>
        <translation>Modell wählen …</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>In another model</source>
        <translation>In einem anderen Modell</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>It could not be fetched.</source>
        <translation>Es ließ sich nicht laden.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>It is fetched first…</source>
        <translation>Es wird zuerst geladen …</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>No model is chosen.</source>
        <translation>Es ist kein Modell gewählt.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>None of the models whose forms were read so far does.</source>
        <translation>Keines der Modelle, deren Formulare bisher gelesen wurden, tut das.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>None of the models whose forms were read so far takes it.</source>
        <translation>Keines der Modelle, deren Formulare bisher gelesen wurden, nimmt es.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>There is no file of it, and it cannot be fetched.</source>
        <translation>Davon gibt es keine Datei, und sie lässt sich nicht laden.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>There is no file to use.</source>
        <translation>Es gibt keine Datei zum Verwenden.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes a file of this kind only as a link.</source>
        <translation>Dieses Modell nimmt eine Datei dieser Art nur als Link.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes a film only as a link, and no file.</source>
        <translation>Dieses Modell nimmt einen Film nur als Link und nicht als Datei.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes a picture only as a link, and no file.</source>
        <translation>Dieses Modell nimmt ein Bild nur als Link und nicht als Datei.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes a sound only as a link, and no file.</source>
        <translation>Dieses Modell nimmt einen Ton nur als Link und nicht als Datei.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes no file of this kind.</source>
        <translation>Dieses Modell nimmt keine Datei dieser Art.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes no film.</source>
        <translation>Dieses Modell nimmt keinen Film.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes no picture.</source>
        <translation>Dieses Modell nimmt kein Bild.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes no sound.</source>
        <translation>Dieses Modell nimmt keinen Ton.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>Use as:</source>
        <translation>Verwenden als:</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>{name} goes into “{label}”.</source>
        <translation>{name} kommt in „{label}“.</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>{name} replaces what was in “{label}”.</source>
        <translation>{name} ersetzt, was in „{label}“ war.</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>Usually {median}, nine of ten within {most} ({n} runs of this length and size here)</source>
        <translation>Meist {median}, neun von zehn innerhalb von {most} ({n} Ausführungen dieser Länge und Größe hier)</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>Usually {median}, nine of ten within {most} ({n} runs of this model here)</source>
        <translation>Meist {median}, neun von zehn innerhalb von {most} ({n} Ausführungen dieses Modells hier)</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>longer than usual ({time})</source>
        <translation>länger als üblich ({time})</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>usually waits {time}</source>
        <translation>wartet meist {time}</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>usually {time}</source>
        <translation>meist {time}</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>{low}–{high} min</source>
        <translation>{low}–{high} min</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>{low}–{high} s</source>
        <translation>{low}–{high} s</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Fetched {name}.</source>
        <translation>{name} geladen.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Fetched {n} file.</source>
        <translation>{n} Datei geladen.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Fetched {n} files.</source>
        <translation>{n} Dateien geladen.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Fetched {n} of {all} files. {why}</source>
        <translation>{n} von {all} Dateien geladen. {why}</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Ids copied.</source>
        <translation>IDs kopiert.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Ids of {n} request copied.</source>
        <translation>IDs von {n} Auftrag kopiert.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Ids of {n} requests copied.</source>
        <translation>IDs von {n} Aufträgen kopiert.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>It made several; choose one in the viewer.</source>
        <translation>Er hat mehrere gemacht; bitte im Betrachter eines wählen.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Its requests wait for a key.</source>
        <translation>Seine Aufträge warten auf einen Schlüssel.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Moved {n} file to the folder.</source>
        <translation>{n} Datei in den Ordner verschoben.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Moved {n} files to the folder.</source>
        <translation>{n} Dateien in den Ordner verschoben.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Nothing of “{name}” can be cancelled any more.</source>
        <translation>Von „{name}“ lässt sich nichts mehr abbrechen.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Nothing was waiting.</source>
        <translation>Nichts wartete.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Runs again with another seed, as a new request.</source>
        <translation>Läuft noch einmal mit einem anderen Seed, als neuer Auftrag.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Runs again, as a new request.</source>
        <translation>Läuft noch einmal, als neuer Auftrag.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>There is no file of this request yet.</source>
        <translation>Von diesem Auftrag gibt es noch keine Datei.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>There is nothing left to fetch.</source>
        <translation>Es ist nichts mehr zu laden.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>This cannot be done here.</source>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} request of “{name}” is being cancelled; if it runs, it may still finish and be charged.</source>
        <translation>{n} Auftrag von „{name}“ wird abgebrochen; falls er läuft, wird er vielleicht trotzdem fertig und berechnet.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} request of “{name}” is cancelled; it was not at the Router.</source>
        <translation>{n} Auftrag von „{name}“ ist abgebrochen; er war nicht beim Router.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} requests of “{name}” are being cancelled; what runs may still finish and be charged.</source>
        <translation>{n} Aufträge von „{name}“ werden abgebrochen; was läuft, wird vielleicht trotzdem fertig und berechnet.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} requests of “{name}” are cancelled; none of them was at the Router.</source>
        <translation>{n} Aufträge von „{name}“ sind abgebrochen; keiner davon war beim Router.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} waiting request is being cancelled; what runs is kept.</source>
        <translation>{n} wartender Auftrag wird abgebrochen; was läuft, bleibt.</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} waiting requests are being cancelled; what runs is kept.</source>
        <translation>{n} wartende Aufträge werden abgebrochen; was läuft, bleibt.</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Another ground behind clear pictures</source>
        <translation>Anderer Grund hinter durchsichtigen Bildern</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Begin the range here</source>
        <translation>Bereich hier beginnen</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Behind clear pictures</source>
        <translation>Hinter durchsichtigen Bildern</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>End the range here</source>
        <translation>Bereich hier beenden</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Fill the view</source>
        <translation>Ansicht füllen</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Fit to the view</source>
        <translation>In die Ansicht einpassen</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>No range</source>
        <translation>Kein Bereich</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Nothing here plays.</source>
        <translation>Hier spielt nichts.</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Nothing is shown.</source>
        <translation>Es wird nichts gezeigt.</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Say the pixel under the pointer</source>
        <translation>Pixel unter dem Zeiger ansagen</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Squares</source>
        <translation>Karos</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>There is no film here.</source>
        <translation>Hier ist kein Film.</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>There is no picture here.</source>
        <translation>Hier ist kein Bild.</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>There is no picture or film here.</source>
        <translation>Hier ist kein Bild oder Film.</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="ui/viewers/canvas.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Came with it</source>
        <translation>Mitgekommen</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Cancelled, but it had finished: the result is kept.</source>
        <translation>Abgebrochen, war aber schon fertig: Das Ergebnis bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Copy {name}</source>
        <translation>{name} kopieren</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Copy: {name}</source>
        <translation>Kopieren: {name}</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>In queue for</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>It could not be read.</source>
        <translation>Es konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Newest answer</source>
        <translation>Neueste Antwort</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>No answer of the provider is here.</source>
        <translation>Eine Antwort des Anbieters ist nicht hier.</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Provider said</source>
        <translation>Anbieter sagte</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Ran for</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Taken in</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>Open in the system's player</source>
        <translation>Im Player des Systems öffnen</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>The film: {prompt}</source>
        <translation>Der Film: {prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>The sound: {prompt}</source>
        <translation>Der Ton: {prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>This film is not here</source>
        <translation>Dieser Film ist nicht hier</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>This film is not played here</source>
        <translation>Dieser Film wird hier nicht abgespielt</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>This sound is not here</source>
        <translation>Dieser Ton ist nicht hier</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>This sound is not played here</source>
        <translation>Dieser Ton wird hier nicht abgespielt</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>Not fetched</source>
        <translation>Nicht geladen</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>Outputs of this request</source>
        <translation>Ausgaben dieses Auftrags</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>Show the inputs that the provider handed back</source>
        <translation>Eingaben zeigen, die der Anbieter zurückgegeben hat</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>{n} input</source>
        <translation>{n} Eingabe</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>{n} inputs</source>
        <translation>{n} Eingaben</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>Copied the frame as a picture.</source>
        <translation>Einzelbild als Bild kopiert.</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>Last frame of {name}</source>
        <translation>Letztes Einzelbild von {name}</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Save this frame</source>
        <translation>Dieses Einzelbild speichern</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>Saved {name}.</source>
        <translation>{name} gespeichert.</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>There is no frame yet.</source>
        <translation>Noch gibt es kein Einzelbild.</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>{name} could not be written.</source>
        <translation>{name} konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <location filename="ui/viewers/fullscreen.py"/>
        <source>Viewer, full screen</source>
        <translation>Betrachter, Vollbild</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>Favourite or not</source>
        <translation>Favorit oder nicht</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>It has {stars}.</source>
        <translation>Es hat {stars}.</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>Marks</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>Not a favourite any more</source>
        <translation>Kein Favorit mehr</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>3D object: {prompt}</source>
        <translation>3D-Objekt: {prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>Back to the first side</source>
        <translation>Zurück zur ersten Seite</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>Poster of the 3D model: {prompt}</source>
        <translation>Vorschaubild des 3D-Modells: {prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>Turntable</source>
        <translation>Drehteller</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>Wireframe</source>
        <translation>Drahtgitter</translation>
    </message>
    <message>
        <location filename="ui/viewers/news.py"/>
        <source>New result</source>
        <translation>Neues Ergebnis</translation>
    </message>
    <message>
        <location filename="ui/viewers/news.py"/>
        <source>Shows the newest result</source>
        <translation>Zeigt das neueste Ergebnis</translation>
    </message>
    <message>
        <location filename="ui/viewers/news.py"/>
        <source>{n} new results</source>
        <translation>{n} neue Ergebnisse</translation>
    </message>
    <message>
        <location filename="ui/viewers/notice.py"/>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <location filename="ui/viewers/notice.py"/>
        <source>Ids and details</source>
        <translation>IDs und Details</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>3D object</source>
        <translation>3D-Objekt</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>Drag to turn it, roll the wheel to come closer.</source>
        <translation>Ziehen dreht es, das Mausrad holt es näher.</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>Drawn without OpenGL: coarser than it is.</source>
        <translation>Ohne OpenGL gezeichnet: gröber, als es ist.</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>Shown with {n} of {all} triangles.</source>
        <translation>Gezeigt mit {n} von {all} Dreiecken.</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>This 3D object could not be shown.</source>
        <translation>Dieses 3D-Objekt ließ sich nicht zeigen.</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>basic render</source>
        <translation>basic render</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>gdi generic</source>
        <translation>gdi generic</translation>
    </message>
    <message>
        <location filename="ui/viewers/parameters.py"/>
        <source>{size} of JSON, too long to be shown here</source>
        <translation>{size} JSON, zu lang, um hier gezeigt zu werden</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>No preview</source>
        <translation>Keine Vorschau</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>The drawing: {prompt}</source>
        <translation>Die Zeichnung: {prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>The picture: {prompt}</source>
        <translation>Das Bild: {prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This animation is not played here; its first picture is shown.</source>
        <translation>Diese Animation wird hier nicht abgespielt; gezeigt wird ihr erstes Bild.</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This drawing could not be shown.</source>
        <translation>Diese Zeichnung ließ sich nicht zeigen.</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This drawing is not here</source>
        <translation>Diese Zeichnung ist nicht hier</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This picture could not be shown.</source>
        <translation>Dieses Bild ließ sich nicht zeigen.</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This picture is not here</source>
        <translation>Dieses Bild ist nicht hier</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>{sentence} What is shown is its small preview.</source>
        <translation>{sentence} Gezeigt wird die kleine Vorschau.</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>Films and sounds cannot be played inside this program on this machine (QtMultimedia could not be loaded).</source>
        <translation>Filme und Töne lassen sich auf diesem Rechner nicht in diesem Programm abspielen (QtMultimedia konnte nicht geladen werden).</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>The file could not be opened for playing.</source>
        <translation>Die Datei ließ sich nicht zum Abspielen öffnen.</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>The file may not be read.</source>
        <translation>Die Datei darf nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>The player does not answer; the file may be damaged.</source>
        <translation>Der Player antwortet nicht; die Datei ist vielleicht beschädigt.</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>The player failed.</source>
        <translation>Der Player hat versagt.</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>There is no picture in this film that can be decoded here.</source>
        <translation>In diesem Film ist kein Bild, das sich hier dekodieren lässt.</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>There is no sound in this file that can be decoded here.</source>
        <translation>In dieser Datei ist kein Ton, der sich hier dekodieren lässt.</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>This kind of file cannot be played here, or it is damaged.</source>
        <translation>Diese Art von Datei lässt sich hier nicht abspielen, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <location filename="ui/viewers/sound.py"/>
        <source>No sound device was found on this machine: it plays in silence.</source>
        <translation>Auf diesem Rechner wurde kein Tongerät gefunden: Es spielt stumm.</translation>
    </message>
    <message>
        <location filename="ui/viewers/stage.py"/>
        <source>This kind has no zoom.</source>
        <translation>Diese Art hat keinen Zoom.</translation>
    </message>
    <message>
        <location filename="ui/viewers/standing.py"/>
        <source>Fetch it</source>
        <translation>Laden</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>Only the beginning is shown.</source>
        <translation>Gezeigt wird nur der Anfang.</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>The first {part} of {whole}.</source>
        <translation>Die ersten {part} von {whole}.</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>The raw answer</source>
        <translation>Die rohe Antwort</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>There is no text here.</source>
        <translation>Hier ist kein Text.</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>Wrap lines</source>
        <translation>Zeilen umbrechen</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>{beginning}… ({n} more characters)</source>
        <translation>{beginning}… ({n} weitere Zeichen)</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>Search in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>The next one</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>The one before</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>There is nothing to go to.</source>
        <translation>Es gibt keine Stelle, zu der es gehen könnte.</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>{n} place</source>
        <translation>{n} Stelle</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>{n} places</source>
        <translation>{n} Stellen</translation>
    </message>
    <message>
        <location filename="ui/viewers/tiles.py"/>
        <source>All pixels of this picture could not be read; a smaller copy is shown.</source>
        <translation>Nicht alle Pixel dieses Bildes ließen sich lesen; gezeigt wird eine kleinere Kopie.</translation>
    </message>
    <message>
        <location filename="ui/viewers/tiles.py"/>
        <source>Reading all pixels… {n} %</source>
        <translation>Alle Pixel werden gelesen … {n} %</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Copy this frame</source>
        <translation>Dieses Einzelbild kopieren</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>It is still loading.</source>
        <translation>Es wird noch geladen.</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>No sound device was found on this machine.</source>
        <translation>Auf diesem Rechner wurde kein Tongerät gefunden.</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>One frame back (,)</source>
        <translation>Ein Einzelbild zurück (,)</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>One frame on (.)</source>
        <translation>Ein Einzelbild vor (.)</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Pause (Space)</source>
        <translation>Pause (Leertaste)</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Play a range again and again (I and O set its ends)</source>
        <translation>Einen Bereich immer wieder abspielen (I und O setzen seine Enden)</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Range: {first} to {last}</source>
        <translation>Bereich: {first} bis {last}</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Save this frame as a picture…</source>
        <translation>Dieses Einzelbild als Bild speichern …</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Save this frame…</source>
        <translation>Dieses Einzelbild speichern …</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Speed: {times}</source>
        <translation>Geschwindigkeit: {times}</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Use last frame as input</source>
        <translation>Letztes Einzelbild als Eingabe</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Use this frame as input</source>
        <translation>Dieses Einzelbild als Eingabe</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>A picture that stands for the work, such as its first frame</source>
        <translation>Ein Bild, das für das Werk steht, etwa sein erstes Einzelbild</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>As it came (.pcm)</source>
        <translation>Wie es kam (.pcm)</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Belongs to the work, such as a layer or a texture</source>
        <translation>Gehört zum Werk, etwa eine Ebene oder eine Textur</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <location filename="ui/wording.py"/>
        <source>Held back by the model</source>
        <translation>Vom Modell zurückgehalten</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>It is finished and being saved.</source>
        <translation>Es ist fertig und wird gespeichert.</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>It was not fetched by itself.</source>
        <translation>Es wurde nicht von selbst geladen.</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <location filename="ui/wording.py"/>
        <source>Made, not fetched yet</source>
        <translation>Fertig, noch nicht geladen</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>No file of it is here.</source>
        <translation>Hier ist keine Datei davon.</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The Router says that it has ended; how, is being read.</source>
        <translation>Der Router sagt, dass es zu Ende ist; wie, wird gerade gelesen.</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The answer is kept unread</source>
        <translation>Die Antwort ist ungelesen aufbewahrt</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The answer that names it is not kept here.</source>
        <translation>Die Antwort, die es nennt, ist hier nicht aufbewahrt.</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The provider gave no reason. The raw answer is kept.</source>
        <translation>Der Anbieter nannte keinen Grund. Die rohe Antwort ist aufbewahrt.</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The provider said:</source>
        <translation>Der Anbieter sagte:</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The same work again, in another format or size</source>
        <translation>Noch einmal dasselbe Werk, in einem anderen Format oder einer anderen Größe</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The samples as the model sent them, without a head; the WAV beside them holds the same</source>
        <translation>Die Tonwerte, wie das Modell sie gesendet hat, ohne Kopf; die WAV-Datei daneben enthält dasselbe</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>What it makes appears here when it is finished.</source>
        <translation>Was entsteht, erscheint hier, wenn es fertig ist.</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>What you gave, handed back</source>
        <translation>Was Sie gegeben haben, zurückgegeben</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{name} is not here</source>
        <translation>{name} ist nicht hier</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} input handed back</source>
        <translation>{n} Eingabe zurückgegeben</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} inputs handed back</source>
        <translation>{n} Eingaben zurückgegeben</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} part</source>
        <translation>{n} Teil</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} parts</source>
        <translation>{n} Teile</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} poster</source>
        <translation>{n} Vorschaubild</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} posters</source>
        <translation>{n} Vorschaubilder</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} variant</source>
        <translation>{n} Variante</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} variants</source>
        <translation>{n} Varianten</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{what} (not fetched)</source>
        <translation>{what} (nicht geladen)</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{what} ({n} not fetched)</source>
        <translation>{what} ({n} nicht geladen)</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Batch {name}</source>
        <translation>Stapel {name}</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Batches</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Cancel batch</source>
        <translation>Stapel abbrechen</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Cancels what waits, and asks for a cancel of what is at the Router. What runs may still finish and be charged. This cannot be undone.</source>
        <translation>Bricht ab, was wartet, und fragt für das, was beim Router ist, einen Abbruch an. Was läuft, wird vielleicht trotzdem fertig und berechnet. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Click to show all requests again</source>
        <translation>Klicken, um wieder alle Aufträge zu zeigen</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Click to show its requests alone</source>
        <translation>Klicken, um nur seine Aufträge zu zeigen</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Go through its works one by one…</source>
        <translation>Werke einzeln durchsehen …</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <location filename="ui/views/group_lines.py"/>
        <source>Rename&#9;F2</source>
        <translation>Umbenennen&#9;F2</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Show all requests</source>
        <translation>Alle Aufträge zeigen</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Show its requests alone</source>
        <translation>Nur seine Aufträge zeigen</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Take it from here; its requests stay in the list</source>
        <translation>Von hier wegnehmen; seine Aufträge bleiben in der Liste</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>Add (paused)</source>
        <translation>Hinzufügen (angehalten)</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>Add ×{number} (paused)</source>
        <translation>×{number} hinzufügen (angehalten)</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <location filename="ui/views/compose_parts.py"/>
        <source>Generate</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>Generate ×{number}</source>
        <translation>×{number} erzeugen</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>It has been sent meanwhile, as it was.</source>
        <translation>Er wurde inzwischen gesendet, wie er war.</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>It is not in the queue any more.</source>
        <translation>Er ist nicht mehr in der Warteschlange.</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>Reading the list of models…</source>
        <translation>Die Modellliste wird gelesen …</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>Sending is paused: it waits here until that ends. {hint}</source>
        <translation>Das Senden ist angehalten: Es wartet hier, bis das endet. {hint}</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>The model's form is not here yet.</source>
        <translation>Das Formular des Modells ist noch nicht hier.</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>The model's form is not here.</source>
        <translation>Das Formular des Modells ist nicht hier.</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>What was sent is no form; it can be read in its details.</source>
        <translation>Was gesendet wurde, ist kein Formular; es lässt sich in den Details lesen.</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>{what} Generate sends this as a new request.</source>
        <translation>{what} „Erzeugen“ sendet dies als neuen Auftrag.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source> And {n} more.</source>
        <translation> Und {n} weitere.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>Brought over from {model}: {names}.</source>
        <translation>Aus {model} mitgenommen: {names}.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>Brought over from {model}: {n} of {all} ({names}).</source>
        <translation>Aus {model} mitgenommen: {n} von {all} ({names}).</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>Not kept: {label}{value}. {why}{more}</source>
        <translation>Nicht behalten: {label}{value}. {why}{more}</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>Nothing of what stood in {model} fits here: {names}.</source>
        <translation>Nichts von dem, was in {model} stand, passt hierher: {names}.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>This is your own draft for {model}.</source>
        <translation>Das ist Ihr eigener Entwurf für {model}.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>A request that waits here: what you send takes its place.</source>
        <translation>Ein Auftrag, der hier wartet: Was Sie senden, tritt an seine Stelle.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>A request that was refused: what you send now takes its place.</source>
        <translation>Ein Auftrag, der abgelehnt wurde: Was Sie jetzt senden, tritt an seine Stelle.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <location filename="ui/views/compose_send.py"/>
        <source>It was left as it was before this could be sent.</source>
        <translation>Er blieb, wie er war, bevor dies gesendet werden konnte.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>Leave it as it was</source>
        <translation>Lassen, wie er war</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>Save the change</source>
        <translation>Änderung speichern</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>Send the change</source>
        <translation>Änderung senden</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Back to it</source>
        <translation>Dorthin zurück</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Back to my draft</source>
        <translation>Zurück zu meinem Entwurf</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Bring over from {model}</source>
        <translation>Aus {model} mitnehmen</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Fetching the form of {name}…</source>
        <translation>Das Formular von {name} wird geladen …</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Sent as it is written.</source>
        <translation>Wird gesendet, wie es geschrieben ist.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Sent as it is written; in {n} place it is not this model’s own form.</source>
        <translation>Wird gesendet, wie es geschrieben ist; an {n} Stelle ist es nicht das eigene Formular dieses Modells.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Sent as it is written; in {n} places it is not this model’s own form.</source>
        <translation>Wird gesendet, wie es geschrieben ist; an {n} Stellen ist es nicht das eigene Formular dieses Modells.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>The Router could not be asked; this is the form as it was on {when}.</source>
        <translation>Der Router war nicht zu erreichen; das ist das Formular, wie es {when} war.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>The form of this model is not here.</source>
        <translation>Das Formular dieses Modells ist nicht hier.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>The form of {name} comes as soon as the account has a key.</source>
        <translation>Das Formular von {name} kommt, sobald das Konto einen Schlüssel hat.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>The whole</source>
        <translation>Das Ganze</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>This model’s form has changed since this was written. Nothing was taken away.</source>
        <translation>Das Formular dieses Modells hat sich geändert, seit dies geschrieben wurde. Es wurde nichts weggenommen.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>This was too large to be kept; choose it again.</source>
        <translation>Dies war zu groß zum Aufbewahren; bitte noch einmal wählen.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>What you wrote since then was taken out.</source>
        <translation>Was Sie seitdem geschrieben haben, wurde herausgenommen.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Your own draft of this model was set aside.</source>
        <translation>Ihr eigener Entwurf für dieses Modell wurde beiseitegelegt.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>{name}: the form has no such field any more; it is still sent</source>
        <translation>{name}: Das Formular hat kein solches Feld mehr; es wird trotzdem gesendet</translation>
    </message>
    <message>
        <location filename="ui/views/compose_keep.py"/>
        <source>What you write is kept here until the program ends. {why}</source>
        <translation>Was Sie schreiben, bleibt hier, bis das Programm endet. {why}</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>Each of the {n} gets a seed of its own.</source>
        <translation>Jeder der {n} bekommt einen eigenen Seed.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>How many requests one press makes, up to {n}: a batch</source>
        <translation>Wie viele Aufträge einmal Drücken macht, bis zu {n}: ein Stapel</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>No seed is set: the same request {n} times.</source>
        <translation>Es ist kein Seed gesetzt: {n}-mal derselbe Auftrag.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>Seeds are counted up from {first}, and from the lowest again.</source>
        <translation>Die Seeds zählen von {first} aufwärts und dann weiter vom niedrigsten.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>Seeds {first} to {last}.</source>
        <translation>Seeds {first} bis {last}.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>Fewer notes</source>
        <translation>Weniger Hinweise</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>Put this away</source>
        <translation>Wegräumen</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>{n} more note</source>
        <translation>{n} weiterer Hinweis</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>{n} more note: a warning</source>
        <translation>{n} weiterer Hinweis: eine Warnung</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>{n} more notes</source>
        <translation>{n} weitere Hinweise</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>{n} more notes, with a warning</source>
        <translation>{n} weitere Hinweise, mit einer Warnung</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Cancel if it takes longer than a time of your own…</source>
        <translation>Abbrechen, wenn es länger dauert als eine eigene Frist …</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Choose a model</source>
        <translation>Modell wählen</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Choose another model</source>
        <translation>Anderes Modell wählen</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Click to choose a model</source>
        <translation>Klicken, um ein Modell zu wählen</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Click to go there</source>
        <translation>Klicken, um dorthin zu gehen</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>For pictures, films, sounds, text and 3D</source>
        <translation>Für Bilder, Filme, Töne, Text und 3D</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Many from one: lines, a table, a sweep, several models… (Ctrl+Shift+Enter)</source>
        <translation>Viele aus einem: Zeilen, eine Tabelle, eine Wertereihe, mehrere Modelle … (Strg+Umschalt+Return)</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Model: {name}</source>
        <translation>Modell: {name}</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Nothing is written yet.</source>
        <translation>Es ist noch nichts geschrieben.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>{key} sends it; the form keeps its values.</source>
        <translation>{key} sendet es; das Formular behält seine Werte.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>{label} is empty.</source>
        <translation>{label} ist leer.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>{told}
Click to choose another model</source>
        <translation>{told}
Klicken, um ein anderes Modell zu wählen</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>{words} And {n} more.</source>
        <translation>{words} Und {n} weitere.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_send.py"/>
        <source>Another account was chosen meanwhile, so nothing was sent. Press Generate once more.</source>
        <translation>Inzwischen wurde ein anderes Konto gewählt, deshalb wurde nichts gesendet. Bitte noch einmal „Erzeugen“ drücken.</translation>
    </message>
    <message>
        <location filename="ui/views/compose_send.py"/>
        <source>These are {whole} together. Choose fewer at once.</source>
        <translation>Das sind zusammen {whole}. Bitte weniger auf einmal wählen.</translation>
    </message>
    <message>
        <location filename="ui/views/drafts.py"/>
        <source>It cannot be written down: {why}.</source>
        <translation>Es lässt sich nicht festhalten: {why}.</translation>
    </message>
    <message>
        <location filename="ui/views/drafts.py"/>
        <source>It is longer than the {size} that are kept over a restart.</source>
        <translation>Es ist länger als die {size}, die einen Neustart überdauern.</translation>
    </message>
    <message>
        <location filename="ui/views/group_lines.py"/>
        <source>Fold</source>
        <translation>Zuklappen</translation>
    </message>
    <message>
        <location filename="ui/views/group_lines.py"/>
        <location filename="ui/views/queue_menus.py"/>
        <source>Fold all</source>
        <translation>Alle zuklappen</translation>
    </message>
    <message>
        <location filename="ui/views/group_lines.py"/>
        <source>Unfold</source>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <location filename="ui/views/group_lines.py"/>
        <location filename="ui/views/queue_menus.py"/>
        <source>Unfold all</source>
        <translation>Alle aufklappen</translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source> The Router suggests {names}.</source>
        <translation> Der Router schlägt {names} vor.</translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source>Open {model}</source>
        <translation>{model} öffnen</translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source>The Router says: {words}</source>
        <translation>Der Router sagt: {words}</translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source>{model} is no longer offered.</source>
        <translation>{model} wird nicht mehr angeboten.</translation>
    </message>
    <message>
        <location filename="ui/views/model_list.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>All models</source>
        <translation>Alle Modelle</translation>
    </message>
    <message>
        <location filename="ui/views/model_list.py"/>
        <source>Not in the list any more</source>
        <translation>Nicht mehr in der Liste</translation>
    </message>
    <message>
        <location filename="ui/views/model_list.py"/>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <location filename="ui/views/model_list.py"/>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>All providers</source>
        <translation>Alle Anbieter</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>From anything</source>
        <translation>Aus allem</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make 3D objects</source>
        <translation>Modelle, die 3D-Objekte machen</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make audio</source>
        <translation>Modelle, die Ton machen</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make images</source>
        <translation>Modelle, die Bilder machen</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make text</source>
        <translation>Modelle, die Text machen</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make videos</source>
        <translation>Modelle, die Videos machen</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>No model fits. Try fewer words.</source>
        <translation>Kein Modell passt. Weniger Wörter helfen vielleicht.</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>No models yet.</source>
        <translation>Noch keine Modelle.</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <location filename="ui/views/serving_choice.py"/>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Search models</source>
        <translation>Modelle suchen</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Show models that take this as an input</source>
        <translation>Modelle zeigen, die dies als Eingabe nehmen</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Show one provider's models</source>
        <translation>Modelle eines Anbieters zeigen</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Show {n} more that may fit</source>
        <translation>{n} weitere zeigen, die passen könnten</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Star the marked model in the list</source>
        <translation>Markiertes Modell als Favorit</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Takes</source>
        <translation>Nimmt</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>What the models take is not known yet: no form was read</source>
        <translation>Was die Modelle nehmen, ist noch nicht bekannt: Es wurde kein Formular gelesen</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>What they make is not known: their document was not read yet, or does not say</source>
        <translation>Was sie machen, ist nicht bekannt: Ihr Dokument wurde noch nicht gelesen oder sagt es nicht</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Words of a name, a provider or a description, or “image to video”</source>
        <translation>Wörter eines Namens, eines Anbieters oder einer Beschreibung, oder „image to video“</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>the list of models is not open</source>
        <translation>die Modellliste ist nicht geöffnet</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>{n} model</source>
        <translation>{n} Modell</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>{n} models</source>
        <translation>{n} Modelle</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source> (from {low} to {high})</source>
        <translation> (von {low} bis {high})</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>, as {n} run was reported.</source>
        <translation>, wie für {n} Ausführung gemeldet.</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>, as {n} runs were reported.</source>
        <translation>, wie für {n} Ausführungen gemeldet.</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>; before that {wait} in the queue</source>
        <translation>; davor {wait} in der Warteschlange</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>A refusal is charged</source>
        <translation>Ablehnung kostet</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>A refusal is not charged</source>
        <translation>Ablehnung kostet nicht</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>As of {when}. {trouble}</source>
        <translation>Stand: {when}. {trouble}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Audio</source>
        <translation>Ton</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Can be served by {providers}, too.</source>
        <translation>Kann auch von {providers} ausgeführt werden.</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From 3D</source>
        <translation>Aus 3D</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From audio</source>
        <translation>Aus Ton</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From image</source>
        <translation>Aus Bild</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From text</source>
        <translation>Aus Text</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From video</source>
        <translation>Aus Video</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From your last {n} run here.</source>
        <translation>Aus Ihrer letzten {n} Ausführung hier.</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From your last {n} runs here.</source>
        <translation>Aus Ihren letzten {n} Ausführungen hier.</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>If it refuses what you send on grounds of its content policy, nothing is charged.</source>
        <translation>Lehnt es Gesendetes wegen seiner Inhaltsrichtlinien ab, wird nichts berechnet.</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>If it refuses what you send on grounds of its content policy, that run is charged all the same.</source>
        <translation>Lehnt es Gesendetes wegen seiner Inhaltsrichtlinien ab, wird diese Ausführung trotzdem berechnet.</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Makes {outputs} from {inputs}.</source>
        <translation>Macht {outputs} aus {inputs}.</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Makes {outputs}.</source>
        <translation>Macht {outputs}.</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>No longer offered</source>
        <translation>Nicht mehr angeboten</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>No longer offered: use {model}</source>
        <translation>Nicht mehr angeboten: {model} verwenden</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Not in the Router's list now</source>
        <translation>Jetzt nicht in der Liste des Routers</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Refusal charge not known</source>
        <translation>Kosten bei Ablehnung unbekannt</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>The Router does not say whether a run is charged that the model refuses on grounds of its content policy.</source>
        <translation>Der Router sagt nicht, ob eine Ausführung berechnet wird, die das Modell wegen seiner Inhaltsrichtlinien ablehnt.</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Usually runs {run}</source>
        <translation>Läuft meist {run}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Usually {cost}</source>
        <translation>Meist {cost}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>by {provider}</source>
        <translation>von {provider}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>usually {what}</source>
        <translation>meist {what}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>{same}, nine of ten within {most}</source>
        <translation>{same}, neun von zehn innerhalb von {most}</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <location filename="ui/views/presets_panel.py"/>
        <source>Presets of this model</source>
        <translation>Vorlagen dieses Modells</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>Saved as “{name}”.</source>
        <translation>Gespeichert als „{name}“.</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>This cannot be saved: {why}.</source>
        <translation>Dies lässt sich nicht speichern: {why}.</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>This preset is no form.</source>
        <translation>Diese Vorlage ist kein Formular.</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>{n} presets are back as they were.</source>
        <translation>{n} Vorlagen sind wieder, wie sie waren.</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>{n} presets were deleted.</source>
        <translation>{n} Vorlagen wurden gelöscht.</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>“{name}” is back as it was.</source>
        <translation>„{name}“ ist wieder, wie es war.</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>“{name}” is in the form.</source>
        <translation>„{name}“ ist im Formular.</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>“{name}” is what stands in the form now.</source>
        <translation>„{name}“ ist jetzt, was im Formular steht.</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>A fresh form of this model begins so</source>
        <translation>Ein neues Formular dieses Modells beginnt damit</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Another name (F2)</source>
        <translation>Anderer Name (F2)</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Find a preset, or name a new one</source>
        <translation>Eine Vorlage finden oder eine neue benennen</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>It can be undone (Del)</source>
        <translation>Lässt sich rückgängig machen (Entf)</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>No preset is called so.</source>
        <translation>Keine Vorlage heißt so.</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>No preset of this model yet.</source>
        <translation>Noch keine Vorlage für dieses Modell.</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Puts its values into the form (Enter)</source>
        <translation>Setzt ihre Werte ins Formular (Return)</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Replace “{name}” by the form</source>
        <translation>„{name}“ durch das Formular ersetzen</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Save the form</source>
        <translation>Formular speichern</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Save the form as “{name}”</source>
        <translation>Formular als „{name}“ speichern</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Start with it</source>
        <translation>Damit beginnen</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Start without it</source>
        <translation>Ohne sie beginnen</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>With its pictures and files</source>
        <translation>Mit ihren Bildern und Dateien</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>With its pictures and files ({size})</source>
        <translation>Mit ihren Bildern und Dateien ({size})</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>{size}, saved {when}</source>
        <translation>{size}, gespeichert {when}</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>{told}. A fresh form begins with it.</source>
        <translation>{told}. Ein neues Formular beginnt damit.</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>About: the Router's estimate as of {time}, from the least to the most.</source>
        <translation>Ungefähr: die Schätzung des Routers, Stand {time}, vom niedrigsten bis zum höchsten Wert.</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>It is charged at the rates of the run itself.</source>
        <translation>Berechnet wird zu den Sätzen der Ausführung selbst.</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>The Router names no price before the run: {why}. That does not mean it is free.</source>
        <translation>Der Router nennt vor der Ausführung keinen Preis: {why}. Das heißt nicht, dass es kostenlos ist.</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>The Router's price as of {time}.</source>
        <translation>Der Preis des Routers, Stand {time}.</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>it runs with your own key of the provider, which bills you itself</source>
        <translation>es läuft mit Ihrem eigenen Schlüssel beim Anbieter, der selbst abrechnet</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>price unknown</source>
        <translation>Preis unbekannt</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>the Router could not read its prices just now</source>
        <translation>der Router konnte seine Preise gerade nicht lesen</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>the Router has no price for this</source>
        <translation>der Router hat dafür keinen Preis</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>{n} × {each}, at most {most}.</source>
        <translation>{n} × {each}, höchstens {most}.</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>&amp;Retry all failed</source>
        <translation>&amp;Fehlgeschlagene erneut versuchen</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Also names of batches, ids from six characters on, and whole seeds</source>
        <translation>Auch Namen von Stapeln, IDs ab sechs Zeichen und ganze Seeds</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Cancels what waits here or in the queue; what runs goes on</source>
        <translation>Bricht ab, was hier oder in der Warteschlange wartet; was läuft, läuft weiter</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Columns, sorting and widths…</source>
        <translation>Spalten, Sortierung und Breiten …</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Fold all groups</source>
        <translation>Alle Gruppen zuklappen</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Group the queue by: {what}</source>
        <translation>Warteschlange gruppieren: {what}</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Nothing matches</source>
        <translation>Nichts passt</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Nothing new is sent; what was sent goes on</source>
        <translation>Es wird nichts Neues gesendet; Gesendetes läuft weiter</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Paused: {why}. Click to send what waits here</source>
        <translation>Angehalten: {why}. Klicken, um zu senden, was hier wartet</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Resume sending</source>
        <translation>Senden fortsetzen</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Search prompts and models</source>
        <translation>Prompts, Modelle suchen</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Sends what waits here</source>
        <translation>Sendet, was hier wartet</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Show in the queue: {what}</source>
        <translation>In der Warteschlange zeigen: {what}</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Unfold all groups</source>
        <translation>Alle Gruppen aufklappen</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Write a prompt and press Ctrl+Enter: your request shows here, with its place in the queue and its result.</source>
        <translation>Einen Prompt schreiben und Strg+Return drücken: Ihr Auftrag erscheint hier, mit seinem Platz in der Warteschlange und seinem Ergebnis.</translation>
    </message>
    <message>
        <location filename="ui/views/queue_chips.py"/>
        <source>Batch {name} alone</source>
        <translation>Nur Stapel {name}</translation>
    </message>
    <message>
        <location filename="ui/views/queue_chips.py"/>
        <source>Each under its own key where that is right; nothing is paid twice</source>
        <translation>Jeden mit seinem eigenen Schlüssel, wo das richtig ist; nichts wird zweimal bezahlt</translation>
    </message>
    <message>
        <location filename="ui/views/queue_chips.py"/>
        <source>Only this batch is shown. Click to show all</source>
        <translation>Nur dieser Stapel wird gezeigt. Klicken, um alle zu zeigen</translation>
    </message>
    <message>
        <location filename="ui/views/queue_chips.py"/>
        <source>Retry all failed</source>
        <translation>Fehlgeschlagene erneut versuchen</translation>
    </message>
    <message>
        <location filename="ui/views/queue_columns.py"/>
        <source>Usual columns</source>
        <translation>Übliche Spalten</translation>
    </message>
    <message>
        <location filename="ui/views/queue_columns.py"/>
        <source>{column} (too narrow now)</source>
        <translation>{column} (jetzt zu schmal)</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Cancel what lives of the chosen, remove what has ended</source>
        <translation>Lebende abbrechen, beendete entfernen</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Choose one request for this.</source>
        <translation>Dafür bitte einen Auftrag wählen.</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Copy ids of the chosen</source>
        <translation>IDs der gewählten kopieren</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Details of the chosen</source>
        <translation>Details der gewählten</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Edit the chosen one</source>
        <translation>Gewählten bearbeiten</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Hold the chosen back</source>
        <translation>Gewählte zurückhalten</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Move the chosen down in the line</source>
        <translation>Gewählte weiter nach hinten</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Move the chosen up in the line</source>
        <translation>Gewählte weiter nach vorn</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Open the chosen one</source>
        <translation>Gewählten öffnen</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Put the chosen back in line</source>
        <translation>Gewählte wieder einreihen</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Run the chosen again</source>
        <translation>Gewählte erneut ausführen</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Save the chosen…</source>
        <translation>Gewählte speichern …</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Send the chosen again, under the same key</source>
        <translation>Gewählte erneut senden, gleicher Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Send the chosen last</source>
        <translation>Gewählte zuletzt senden</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Send the chosen next</source>
        <translation>Gewählte als Nächstes senden</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Vary the chosen</source>
        <translation>Gewählte variieren</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Arrange columns</source>
        <translation>Spalten anordnen</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Further to the back</source>
        <translation>Weiter nach hinten</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Further to the front</source>
        <translation>Weiter nach vorn</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Largest or last first</source>
        <translation>Größte oder letzte zuerst</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Narrower</source>
        <translation>Schmaler</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>The order of the work</source>
        <translation>Reihenfolge der Arbeit</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Wider</source>
        <translation>Breiter</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Add credits</source>
        <translation>Credits hinzufügen</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Change the limit…</source>
        <translation>Grenze ändern …</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>I added credits: send all {n}</source>
        <translation>Credits hinzugefügt: alle {n} senden</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>I added credits: send it</source>
        <translation>Credits hinzugefügt: senden</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Sending is paused until there is room within your own limit for a day, at midnight at the latest.</source>
        <translation>Das Senden ist angehalten, bis Ihre eigene Tagesgrenze wieder Platz lässt, spätestens bis Mitternacht.</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Sending is paused: three requests in a row failed.</source>
        <translation>Das Senden ist angehalten: Drei Aufträge nacheinander sind fehlgeschlagen.</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Show them</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>The account has too few credits: {n} request waits here and was not charged.</source>
        <translation>Das Konto hat zu wenig Credits: {n} Auftrag wartet hier und wurde nicht berechnet.</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>The account has too few credits: {n} requests wait here and were not charged.</source>
        <translation>Das Konto hat zu wenig Credits: {n} Aufträge warten hier und wurden nicht berechnet.</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>{n} wait here.</source>
        <translation>{n} warten hier.</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>{n} waits here.</source>
        <translation>{n} wartet hier.</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>“{name}” has too few credits: {n} request waits. Choose that account to send it again.</source>
        <translation>„{name}“ hat zu wenig Credits: {n} Auftrag wartet. Dieses Konto wählen, um ihn noch einmal zu senden.</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>“{name}” has too few credits: {n} requests wait. Choose that account to send them again.</source>
        <translation>„{name}“ hat zu wenig Credits: {n} Aufträge warten. Dieses Konto wählen, um sie noch einmal zu senden.</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Expiring</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Hidden by {filters}: {n} request.</source>
        <translation>Verborgen durch {filters}: {n} Auftrag.</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Hidden by {filters}: {n} requests.</source>
        <translation>Verborgen durch {filters}: {n} Aufträge.</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>the batch “{name}”</source>
        <translation>den Stapel „{name}“</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>the chip “{name}”</source>
        <translation>den Filter „{name}“</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>the search “{words}”</source>
        <translation>die Suche „{words}“</translation>
    </message>
    <message>
        <location filename="ui/views/row_moves.py"/>
        <source>Only what waits here can be moved.</source>
        <translation>Nur was hier wartet, lässt sich verschieben.</translation>
    </message>
    <message>
        <location filename="ui/views/row_moves.py"/>
        <source>Rows can be moved while they stand in no groups, in the order of sending.</source>
        <translation>Zeilen lassen sich verschieben, wenn sie ohne Gruppen in der Reihenfolge des Sendens stehen.</translation>
    </message>
    <message>
        <location filename="ui/views/row_moves.py"/>
        <source>Rows can be moved while they stand in the order of sending. Click the column's title until its arrow is gone.</source>
        <translation>Zeilen lassen sich verschieben, wenn sie in der Reihenfolge des Sendens stehen. Dazu auf den Titel der Spalte klicken, bis ihr Pfeil fort ist.</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>A cancel is asked for after {limit}</source>
        <translation>Nach {limit} wird ein Abbruch angefragt</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>Accounts and keys…</source>
        <translation>Konten und Schlüssel …</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>After {limit} its row says that time is over</source>
        <translation>Nach {limit} sagt die Zeile, dass die Zeit um ist</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>Click to change or end the time limit of this model</source>
        <translation>Klicken, um das Zeitlimit dieses Modells zu ändern oder aufzuheben</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>New requests are sent as {name}. Click to choose another account</source>
        <translation>Neue Aufträge werden als {name} gesendet. Klicken, um ein anderes Konto zu wählen</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>Sends as: {name}</source>
        <translation>Sendet als: {name}</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>The next request of this model goes to the queue; where that refuses, nothing is charged</source>
        <translation>Der nächste Auftrag dieses Modells geht in die Warteschlange; lehnt sie ihn ab, wird nichts berechnet</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>This model is run directly: the connection is held until it answers, and it cannot be cancelled.</source>
        <translation>Dieses Modell wird direkt ausgeführt: Die Verbindung bleibt bis zur Antwort bestehen, und abbrechen lässt es sich nicht.</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>Try the queue again</source>
        <translation>Wieder die Warteschlange versuchen</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source> · no unknown fields</source>
        <translation> · keine unbekannten Felder</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>A field that the model does not know is refused before anything runs, instead of passed over.</source>
        <translation>Ein Feld, das das Modell nicht kennt, wird vor der Ausführung abgelehnt, statt übergangen zu werden.</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>It means nothing for a body that is sent as it is</source>
        <translation>Bei einem Inhalt, der gesendet wird, wie er ist, bedeutet es nichts</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>Own provider</source>
        <translation>Eigener Anbieter</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>Refuse unknown fields</source>
        <translation>Unbekannte Felder ablehnen</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>Send the JSON as it is</source>
        <translation>JSON senden, wie es ist</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>Served by: {who}</source>
        <translation>Anbieter: {who}</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>The JSON is sent to {name} just as it is written: it is {name}’s own body, and this form does not know what belongs in it. No other provider steps in.</source>
        <translation>Das JSON wird genau so gesendet, wie es geschrieben ist: an {name}, in der eigenen Form von {name}, und dieses Formular weiß nicht, was hineingehört. Kein anderer Anbieter springt ein.</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>The model’s own provider</source>
        <translation>Der eigene Anbieter des Modells</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>The model’s own provider runs it; another one may step in where that fails.</source>
        <translation>Der eigene Anbieter des Modells führt es aus; schlägt das fehl, springt vielleicht ein anderer ein.</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>What you set is translated for {name}. What {name} does not know is left out, and the row says what that was. The price may be another one.</source>
        <translation>Was Sie einstellen, wird für {name} übersetzt. Was {name} nicht kennt, bleibt weg, und die Zeile sagt, was das war. Der Preis kann ein anderer sein.</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>as it is written</source>
        <translation>wie geschrieben</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>the model’s own provider</source>
        <translation>der eigene des Modells</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>unknown fields refused</source>
        <translation>unbekannte Felder abgelehnt</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>{name} (not offered any more)</source>
        <translation>{name} (nicht mehr angeboten)</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>{name} does not serve this model any more.</source>
        <translation>{name} führt dieses Modell nicht mehr aus.</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>Asking for the price before this is sent…</source>
        <translation>Vor dem Senden wird der Preis erfragt …</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>Change your limits in the settings</source>
        <translation>Ihre Grenzen in den Einstellungen ändern</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>For this press alone</source>
        <translation>Nur für dieses Mal</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>Limits…</source>
        <translation>Grenzen …</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <location filename="ui/views/viewer.py"/>
        <source>Choose a request to see what it made.</source>
        <translation>Einen Auftrag wählen, um zu sehen, was er gemacht hat.</translation>
    </message>
    <message>
        <location filename="ui/views/viewer.py"/>
        <source>Nothing chosen</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>An earlier try may have arrived</source>
        <translation>Ein früherer Versuch ist vielleicht angekommen</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>By you; the others pass by</source>
        <translation>Von Ihnen; die anderen gehen vorbei</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes as soon as there is room</source>
        <translation>Geht, sobald Platz ist</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes by itself</source>
        <translation>Geht von selbst</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes by itself when there is a line</source>
        <translation>Geht von selbst, sobald es eine Verbindung gibt</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes on when you send or leave it</source>
        <translation>Geht weiter, wenn Sie ihn senden oder lassen</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes when some of yours have finished</source>
        <translation>Geht, wenn einige von Ihren fertig sind</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>It may have arrived.</source>
        <translation>Er ist vielleicht angekommen.</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Next in line</source>
        <translation>Der Nächste in der Reihe</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Not charged; add credits, then send</source>
        <translation>Nicht berechnet; Credits hinzufügen, dann senden</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Open that account, or use Run again for another one</source>
        <translation>Bitte jenes Konto öffnen oder mit „Erneut ausführen“ ein anderes nehmen</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Sent again it may be charged twice: it was sent before under another key of this account, which may be another workspace's</source>
        <translation>Noch einmal gesendet, wird er vielleicht zweimal berechnet: Er wurde schon mit einem anderen Schlüssel dieses Kontos gesendet, der zu einem anderen Arbeitsbereich gehören kann</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Since {time}; goes by itself</source>
        <translation>Seit {time}; geht von selbst</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Three in a row failed</source>
        <translation>Drei in Folge fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · asks you first</source>
        <translation>Wartet hier · fragt Sie zuerst</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · backlog full</source>
        <translation>Wartet hier · Rückstau voll</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · held back</source>
        <translation>Wartet hier · zurückgehalten</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · in the form</source>
        <translation>Wartet hier · im Formular</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · its account is not open</source>
        <translation>Wartet hier · Konto nicht geöffnet</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · needs a key</source>
        <translation>Wartet hier · braucht Schlüssel</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · needs credits</source>
        <translation>Wartet hier · braucht Credits</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · offline</source>
        <translation>Wartet hier · offline</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · paused</source>
        <translation>Wartet hier · angehalten</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · the Router asked for a pause</source>
        <translation>Wartet hier · Router bat um Pause</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · {place}</source>
        <translation>Wartet hier · {place}</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Your limit for a day is reached</source>
        <translation>Die eigene Tagesgrenze ist erreicht</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>your limit for a day is reached</source>
        <translation>die eigene Tagesgrenze ist erreicht</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{n} are at the Router, as many as may be</source>
        <translation>{n} sind beim Router, so viele wie erlaubt</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{n} is at the Router, as many as may be</source>
        <translation>{n} ist beim Router, so viele wie erlaubt</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{n} of this model are at the Router</source>
        <translation>{n} von diesem Modell sind beim Router</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{n} of this model is at the Router</source>
        <translation>{n} von diesem Modell ist beim Router</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{place} in line</source>
        <translation>{place} in der Reihe</translation>
    </message>
    <message>
        <location filename="ui/window_drop.py"/>
        <source>Drop {name}: a recipe in it fills the form, else it becomes an input</source>
        <translation>{name} ablegen: Ein Rezept darin füllt das Formular, sonst wird es eine Eingabe</translation>
    </message>
    <message>
        <location filename="ui/window_drop.py"/>
        <source>{name} and {more}</source>
        <translation>{name} und {more}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Accepted; may still finish and be charged</source>
        <translation>Angenommen; vielleicht trotzdem fertig und berechnet</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Account: {name}</source>
        <translation>Konto: {name}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Asking again with the same key</source>
        <translation>Fragt mit demselben Schlüssel nach</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Batch: {name}</source>
        <translation>Stapel: {name}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Cancelled, but it had finished: kept</source>
        <translation>Abgebrochen, doch fertig: erhalten</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen …</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Collecting</source>
        <translation>Wird abgeholt</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Collecting · {amount}</source>
        <translation>Wird abgeholt · {amount}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Cost: {cost}</source>
        <translation>Kosten: {cost}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Done · {n} file</source>
        <translation>Fertig · {n} Datei</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Done · {n} files</source>
        <translation>Fertig · {n} Dateien</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Done · {n} of {all} file</source>
        <translation>Fertig · {n} von {all} Datei</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Done · {n} of {all} files</source>
        <translation>Fertig · {n} von {all} Dateien</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Ended · reading the outcome</source>
        <translation>Zu Ende · Ausgang wird gelesen</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Estimate: {cost}; what it costs is told at its end</source>
        <translation>Schätzung: {cost}; was es kostet, zeigt sich am Ende</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Finished at {time}</source>
        <translation>Fertig um {time}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Finished, the answer is kept unread</source>
        <translation>Fertig, Antwort ungelesen aufbewahrt</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>First seen running at {time}</source>
        <translation>Zuerst um {time} laufend gesehen</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>In queue</source>
        <translation>In Warteschlange</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>In queue · at the front</source>
        <translation>In Warteschlange · ganz vorn</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>In queue · {n} ahead</source>
        <translation>In Warteschlange · {n} davor</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>It finished before the cancel</source>
        <translation>Es war vor dem Abbruch fertig</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>It may still finish and be charged</source>
        <translation>Wird vielleicht trotzdem fertig und berechnet</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Made, not read: too large</source>
        <translation>Fertig, nicht gelesen: zu groß</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Needs a key; goes on when there is one</source>
        <translation>Braucht einen Schlüssel; geht weiter, wenn es einen gibt</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Not asked about: its account is not open here</source>
        <translation>Wird nicht erfragt: Das Konto ist hier nicht geöffnet</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Not found just now, looking again</source>
        <translation>Gerade nicht gefunden, wird noch einmal gesucht</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Offline since {time}</source>
        <translation>Offline seit {time}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>One file was not fetched</source>
        <translation>Eine Datei wurde nicht geladen</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Results are kept there for 24 hours</source>
        <translation>Ergebnisse bleiben dort 24 Stunden</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Run it directly: the window must stay open until it answers</source>
        <translation>Direkt ausführen: Fenster bis zur Antwort offen lassen</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Running directly</source>
        <translation>Läuft direkt</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Sending…</source>
        <translation>Wird gesendet …</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Sent, no answer yet</source>
        <translation>Noch keine Antwort</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The Router asked for a pause until {time}</source>
        <translation>Der Router bat um eine Pause bis {time}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The Router could not be reached; trying again</source>
        <translation>Router nicht erreichbar; neuer Versuch</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The Router does not know it under this account</source>
        <translation>Unter diesem Konto unbekannt</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The Router reported {word}; what came all the same is kept</source>
        <translation>Der Router meldete {word}; was trotzdem kam, bleibt erhalten</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The answer held no picture, film, sound or text</source>
        <translation>In der Antwort war kein Bild, Film, Ton oder Text</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The connection is held until it answers</source>
        <translation>Die Verbindung bleibt bis zur Antwort bestehen</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The line broke; asking again</source>
        <translation>Leitung brach ab; fragt erneut</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Took {time}</source>
        <translation>Dauerte {time}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>account {name}</source>
        <translation>Konto {name}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>batch {name}</source>
        <translation>Stapel {name}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>cost {cost}</source>
        <translation>Kosten {cost}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>next check {when}</source>
        <translation>nächste Prüfung {when}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>{n} files are not here. {why}</source>
        <translation>{n} Dateien sind nicht hier. {why}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>{trouble} · last answer {age} ago</source>
        <translation>{trouble} · letzte Antwort vor {age}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>{why} Look again tries once more, Show answer shows it.</source>
        <translation>{why} „Erneut auswerten“ versucht es noch einmal, „Antwort zeigen“ zeigt sie.</translation>
    </message>
    <message>
        <location filename="ui/workplace.py"/>
        <source>None of the chosen requests can be cancelled.</source>
        <translation>Von den gewählten Aufträgen lässt sich keiner abbrechen.</translation>
    </message>
    <message>
        <location filename="ui/workplace.py"/>
        <source>What you send from here is a new request; this one may have arrived.</source>
        <translation>Was Sie von hier senden, ist ein neuer Auftrag; dieser ist vielleicht angekommen.</translation>
    </message>
    <message>
        <location filename="vault/backends.py"/>
        <source>The keyring set up for this system cannot be loaded.</source>
        <translation>Der für dieses System eingerichtete Schlüsselbund lässt sich nicht laden.</translation>
    </message>
    <message>
        <location filename="vault/backends.py"/>
        <source>The keyring set up for this system does not keep keys safely, so it is not used.</source>
        <translation>Der für dieses System eingerichtete Schlüsselbund verwahrt Schlüssel nicht sicher und wird deshalb nicht verwendet.</translation>
    </message>
    <message>
        <location filename="vault/backends.py"/>
        <source>This system has no keyring that the key could be kept in.</source>
        <translation>Dieses System hat keinen Schlüsselbund, in dem der Schlüssel liegen könnte.</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>Keys are kept in {name}.</source>
        <translation>Schlüssel werden hier verwahrt: {name}.</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The key comes from {key_variable} in the environment. {note}</source>
        <translation>Der Schlüssel kommt aus {key_variable} in der Umgebung. {note}</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The key in the system keyring is damaged. Please enter it again.</source>
        <translation>Der Schlüssel im Schlüsselbund des Systems ist beschädigt. Bitte noch einmal eingeben.</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The key in {key_variable} cannot be used. {reason}</source>
        <translation>Der Schlüssel in {key_variable} lässt sich nicht verwenden. {reason}</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The key works until this program closes.</source>
        <translation>Der Schlüssel gilt, bis dieses Programm beendet wird.</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The system keyring</source>
        <translation>Der Schlüsselbund des Systems</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{key_variable} is set in the environment and is used instead.</source>
        <translation>{key_variable} ist in der Umgebung gesetzt und wird stattdessen verwendet.</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{name} did not keep the key.</source>
        <translation>{name} hat den Schlüssel nicht behalten.</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{reason} A key lives for this session only.</source>
        <translation>{reason} Ein Schlüssel gilt nur für diese Sitzung.</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{who} could not be opened; it may be locked.</source>
        <translation>{who} ließ sich nicht öffnen und ist vielleicht gesperrt.</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{who} has not answered yet; it may be waiting to be unlocked.</source>
        <translation>{who} hat noch nicht geantwortet und wartet vielleicht darauf, entsperrt zu werden.</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{who} is locked.</source>
        <translation>{who} ist gesperrt.</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{who} reported an error.</source>
        <translation>{who} hat einen Fehler gemeldet.</translation>
    </message>
    <message>
        <source>1 to {most}</source>
        <translation type="vanished">1 bis {most}</translation>
    </message>
    <message>
        <source>1 work</source>
        <translation type="vanished">1 Werk</translation>
    </message>
    <message>
        <source>Choose works of one request for this</source>
        <translation type="vanished">Dafür Werke eines Auftrags wählen</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="vanished">Vergleichen …</translation>
    </message>
    <message>
        <source>From now on at most {each} of a model and {all} in all at once.</source>
        <translation type="vanished">Ab jetzt höchstens {each} von einem Modell und {all} insgesamt gleichzeitig.</translation>
    </message>
    <message>
        <source>From {kind}</source>
        <translation type="vanished">Aus {kind}</translation>
    </message>
    <message>
        <source>Go through them one by one…</source>
        <translation type="vanished">Einzeln durchsehen …</translation>
    </message>
    <message>
        <source>Go through works one by one…</source>
        <translation type="vanished">Werke einzeln durchsehen …</translation>
    </message>
    <message>
        <source>How many at once</source>
        <translation type="vanished">Wie viele gleichzeitig</translation>
    </message>
    <message>
        <source>Of all models together</source>
        <translation type="vanished">Von allen Modellen zusammen</translation>
    </message>
    <message>
        <source>Of one model</source>
        <translation type="vanished">Von einem Modell</translation>
    </message>
    <message>
        <source>Once for each choice in {…|…}: {n}</source>
        <translation type="vanished">Einmal für jede Wahl in {…|…}: {n}</translation>
    </message>
    <message>
        <source>Queue and library side by side</source>
        <translation type="vanished">Warteschlange und Bibliothek nebeneinander</translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="vanished">Setzen</translation>
    </message>
    <message>
        <source>Show the library</source>
        <translation type="vanished">Bibliothek zeigen</translation>
    </message>
    <message>
        <source>Show the queue</source>
        <translation type="vanished">Warteschlange zeigen</translation>
    </message>
    <message>
        <source>The form as it stands, so many times. A prompt with {red|blue} in it has choices.</source>
        <translation type="vanished">Das Formular, wie es steht, so viele Male. Ein Prompt mit {red|blue} darin hat eine Wahl.</translation>
    </message>
    <message>
        <source>The output before, the next one</source>
        <translation type="vanished">Vorige Ausgabe, nächste Ausgabe</translation>
    </message>
    <message>
        <source>The smaller number decides: no more than {n} go at once.</source>
        <translation type="vanished">Die kleinere Zahl entscheidet: Mehr als {n} gehen nicht gleichzeitig.</translation>
    </message>
    <message>
        <source>The usual: {each} and {all}</source>
        <translation type="vanished">Üblich: {each} und {all}</translation>
    </message>
    <message>
        <source>This model takes a {noun} only as a link, and no file.</source>
        <translation type="vanished">{noun}: Dieses Modell nimmt das nur als Link und nicht als Datei.</translation>
    </message>
    <message>
        <source>This model takes no {noun}.</source>
        <translation type="vanished">{noun}: Dieses Modell nimmt das nicht.</translation>
    </message>
    <message>
        <source>added to the favourites</source>
        <translation type="vanished">zu den Favoriten hinzugefügt</translation>
    </message>
    <message>
        <source>file of this kind</source>
        <translation type="vanished">Datei dieser Art</translation>
    </message>
    <message>
        <source>moved to the trash</source>
        <translation type="vanished">in den Papierkorb verschoben</translation>
    </message>
    <message>
        <source>neither picked nor rejected now</source>
        <translation type="vanished">jetzt weder Auswahl noch Ausschuss</translation>
    </message>
    <message>
        <source>not rated any more</source>
        <translation type="vanished">nicht mehr bewertet</translation>
    </message>
    <message>
        <source>taken from the favourites</source>
        <translation type="vanished">aus den Favoriten genommen</translation>
    </message>
    <message>
        <source>taken from the trash</source>
        <translation type="vanished">aus dem Papierkorb geholt</translation>
    </message>
    <message>
        <source>without a note now</source>
        <translation type="vanished">jetzt ohne Notiz</translation>
    </message>
    <message>
        <source>{number} works</source>
        <translation type="vanished">{number} Werke</translation>
    </message>
    <message>
        <source>{put} put into “{name}”</source>
        <translation type="vanished">{put} in „{name}“ gelegt</translation>
    </message>
    <message>
        <source>{taken} taken from “{name}”</source>
        <translation type="vanished">{taken} aus „{name}“ genommen</translation>
    </message>
    <message>
        <source>{words} collection:"{replace}"</source>
        <translation type="vanished">{words} collection:"{replace}"</translation>
    </message>
</context>
</TS>
