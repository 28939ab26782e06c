<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>comfy_desk</name>
    <message>
        <location filename="app/accounts.py"/>
        <source>Add one of your own to name it.</source>
        <translation>名前を付けるには、自分のアカウントを追加してください。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>An account needs a name.</source>
        <translation>アカウントには名前が必要です。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Change it there and start again.</source>
        <translation>そちらで変更し、起動し直してください。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Choose it in the list.</source>
        <translation>一覧から選んでください。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Correct it.</source>
        <translation>修正してください。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Correct or remove it.</source>
        <translation>修正するか、削除してください。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Remove it there and start again.</source>
        <translation>そちらで削除し、起動し直してください。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Remove its key instead.</source>
        <translation>代わりにそのキーを削除してください。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Remove one first.</source>
        <translation>先に1つ削除してください。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Remove the variable and start again.</source>
        <translation>その環境変数を削除し、起動し直してください。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>The Router takes this key.</source>
        <translation>Routerはこのキーを受け付けます。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>The Router takes this key. Balance: {balance}.</source>
        <translation>Routerはこのキーを受け付けます。残高：{balance}。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>The key of this account comes from {key_variable}.</source>
        <translation>このアカウントのキーは{key_variable}から来ています。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>The usual account stays in the list.</source>
        <translation>通常のアカウントは一覧に残ります。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>There can be at most {most} accounts.</source>
        <translation>アカウントは最大{most}個です。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <location filename="media/inputs.py"/>
        <location filename="ui/forms/media_load.py"/>
        <source>This</source>
        <translation>これ</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>This account comes from the environment.</source>
        <translation>このアカウントは環境変数から来ています。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <location filename="services/request_acts.py"/>
        <location filename="services/session.py"/>
        <source>This account is not here any more.</source>
        <translation>このアカウントはもうありません。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Type one.</source>
        <translation>入力してください。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Wait for them or cancel them: nobody else can collect them.</source>
        <translation>終わるのを待つか、キャンセルしてください。ほかのアカウントでは取得できません。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{host} (environment)</source>
        <translation>{host}（環境変数）</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{label} uses this key already.</source>
        <translation>{label}がすでにこのキーを使っています。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{name} is not the address of a Router.</source>
        <translation>{name}はRouterのアドレスではありません。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{unfinished} of its requests has not ended.</source>
        <translation>このアカウントのリクエスト{unfinished}件がまだ終わっていません。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{unfinished} of its requests have not ended.</source>
        <translation>このアカウントのリクエスト{unfinished}件がまだ終わっていません。</translation>
    </message>
    <message>
        <location filename="app/faults.py"/>
        <source>a thread</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <location filename="app/practice.py"/>
        <source>Start the program again.</source>
        <translation>プログラムを起動し直してください。</translation>
    </message>
    <message>
        <location filename="app/practice.py"/>
        <source>The practice Router could not be started.</source>
        <translation>練習用Routerを起動できませんでした。</translation>
    </message>
    <message>
        <location filename="app/practice.py"/>
        <source>The practice Router did not start.</source>
        <translation>練習用Routerが起動しませんでした。</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Another comfy-desk window works with these requests.</source>
        <translation>別のcomfy-deskウィンドウがこれらのリクエストを使用しています。</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Enter a key</source>
        <translation>キーを入力してください</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Its key is not here.</source>
        <translation>キーがここにありません。</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Opening your own accounts…</source>
        <translation>自分のアカウントを開いています…</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <location filename="ui/frame_words.py"/>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Putting the key into the keyring…</source>
        <translation>キーをキーリングに保管中…</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Starting the practice Router…</source>
        <translation>練習用Routerを起動中…</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <location filename="media/workers.py"/>
        <location filename="services/desk.py"/>
        <source>The program is closing.</source>
        <translation>プログラムを終了しています。</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>The system keyring has not answered yet; it may be waiting to be unlocked.</source>
        <translation>システムのキーリングがまだ応答していません。ロック解除を待っている可能性があります。</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Use that one, or close it first.</source>
        <translation>そちらを使うか、先に閉じてください。</translation>
    </message>
    <message>
        <location filename="app/tour_choosing.py"/>
        <location filename="ui/compare/table.py"/>
        <source>Reading what was sent…</source>
        <translation>送信内容を読み込み中…</translation>
    </message>
    <message>
        <location filename="app/wiring.py"/>
        <location filename="ui/status_line.py"/>
        <source>Practice Router</source>
        <translation>練習用Router</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>An answer came that is not from the Router, or not whole.</source>
        <translation>届いた応答は、Routerからのものでないか、不完全です。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>An earlier try may have run and been charged.</source>
        <translation>以前の送信が実行され、課金された可能性があります。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Failed ({name}).</source>
        <translation>失敗しました（{name}）。</translation>
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
        <translation>以前に実行され、課金された可能性があります。新規として送信すると、再び課金される可能性があります。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>It waited in the queue too long and never started.</source>
        <translation>キューでの待機が長すぎたため、開始されませんでした。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>May have been charged.</source>
        <translation>課金された可能性があります。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Not charged.</source>
        <translation>課金されていません。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <location filename="ui/failing_words.py"/>
        <source>Nothing was reported about a charge.</source>
        <translation>課金については何も報告されていません。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Something on this machine failed.</source>
        <translation>このコンピューターで問題が発生しました。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router could not be reached.</source>
        <translation>Routerに接続できませんでした。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router did not accept the key.</source>
        <translation>Routerがキーを受け付けませんでした。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <location filename="services/request_acts.py"/>
        <source>The Router does not know this request under this account.</source>
        <translation>Routerはこのアカウントではこのリクエストを確認できません。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <location filename="services/models.py"/>
        <source>The Router does not offer this model.</source>
        <translation>Routerはこのモデルを提供していません。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router does not take this request under its key again.</source>
        <translation>Routerは、同じキーではこのリクエストをもう受け付けません。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router had a fault of its own.</source>
        <translation>Router側で障害が発生しました。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router is not available just now.</source>
        <translation>Routerは現在利用できません。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router keeps results for 24 hours; this one is gone.</source>
        <translation>Routerが結果を保管するのは24時間です。この結果はもうありません。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The account asked too often; everything waits a moment.</source>
        <translation>このアカウントからの問い合わせが多すぎました。すべてしばらく待機します。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The account has too few credits for this.</source>
        <translation>このアカウントのクレジットが足りません。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The connection closed before the answer.</source>
        <translation>応答の前に接続が閉じられました。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The line broke before the answer.</source>
        <translation>応答の前に回線が切れました。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The model did not accept something in the form.</source>
        <translation>フォームの内容の一部をモデルが受け付けませんでした。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The model refused this on grounds of its content policy.</source>
        <translation>モデルがコンテンツポリシーを理由にこれを拒否しました。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The model refused {subject}.</source>
        <translation>モデルが{subject}を拒否しました。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The partner that runs this model did not answer in time.</source>
        <translation>このモデルを実行するパートナーが時間内に応答しませんでした。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The partner that runs this model failed.</source>
        <translation>このモデルを実行するパートナーで失敗しました。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The run outlasted the connection.</source>
        <translation>実行が接続時間より長くかかりました。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>This key may not use this model.</source>
        <translation>このキーではこのモデルを使用できません。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>This model charges for refusals.</source>
        <translation>このモデルは拒否の場合も課金されます。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>This model does not charge for refusals.</source>
        <translation>このモデルは拒否の場合は課金されません。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>This model or key cannot use the queue.</source>
        <translation>このモデルまたはキーではキューを使用できません。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Too many of your requests wait at the Router; this one waits here.</source>
        <translation>Routerで待機中のリクエストが多すぎるため、これはここで待機します。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Too many runs at once; this one waits.</source>
        <translation>同時に実行中のものが多すぎるため、これは待機します。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Whether this model charges for refusals is not known.</source>
        <translation>このモデルが拒否の場合に課金するかどうかは不明です。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the film it had made</source>
        <translation>生成した動画</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the film you gave</source>
        <translation>渡された動画</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the picture it had made</source>
        <translation>生成した画像</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the picture you gave</source>
        <translation>渡された画像</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the sound it had made</source>
        <translation>生成した音声</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the sound you gave</source>
        <translation>渡された音声</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the text it had written</source>
        <translation>生成したテキスト</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>what it had made</source>
        <translation>生成したもの</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>what was sent</source>
        <translation>送信された内容</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>All words must be there; a word may be the beginning of a longer one.</source>
        <translation>すべての語を含むもの。長い語の先頭部分でもかまいません。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Exactly these words, one after another.</source>
        <translation>この語がこの順で続くもの。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>In a collection of this name.</source>
        <translation>この名前のコレクションにあるもの。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made before this day.</source>
        <translation>この日より前に作られたもの。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made on this day or later. A month, a year, or 7d, 2w, 3m, 12h ago work as well.</source>
        <translation>この日以降に作られたもの。年月、年、または7d、2w、3m、12h前のような指定もできます。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made today; yesterday works as well.</source>
        <translation>今日作られたもの。yesterdayも使えます。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made with a model of this name or provider.</source>
        <translation>この名前のモデルまたはプロバイダーで作られたもの。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made with exactly this seed.</source>
        <translation>ちょうどこのシードで作られたもの。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Not what stands behind the minus sign; works before every filter.</source>
        <translation>マイナス記号の後に書いたものを除きます。どの絞り込みの前にも付けられます。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Of a batch of this name.</source>
        <translation>この名前のバッチのもの。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Picked while going through many.</source>
        <translation>選別で採用したもの。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Rated so, with 1 to 5 stars; also rating:3, rating:&gt;3, rating:&lt;=2.</source>
        <translation>この評価（星1～5個）のもの。rating:3、rating:&gt;3、rating:&lt;=2も使えます。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Rejected while going through many.</source>
        <translation>選別で不採用にしたもの。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The file is larger than this; b, kb, mb and gb work.</source>
        <translation>これより大きいファイル。b、kb、mb、gbが使えます。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <location filename="ui/copying.py"/>
        <location filename="ui/cull/stage.py"/>
        <source>The file is no longer where it was saved.</source>
        <translation>保存した場所にファイルがもうないもの。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The request cost more than so many dollars.</source>
        <translation>この額（ドル）より費用がかかったリクエスト。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The word stands in the file's name.</source>
        <translation>この語がファイル名にあるもの。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The word stands in the prompt.</source>
        <translation>この語がプロンプトにあるもの。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The word stands in your note; note: alone finds all that have one.</source>
        <translation>この語がメモにあるもの。note:だけなら、メモのあるものすべて。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Without a file in your folder.</source>
        <translation>自分のフォルダーにファイルがないもの。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Without stars.</source>
        <translation>星のないもの。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Your favourites.</source>
        <translation>お気に入り。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>image, video, audio, 3d, vector or text; several with commas.</source>
        <translation>image、video、audio、3d、vector、text。コンマで区切って複数指定できます。</translation>
    </message>
    <message>
        <location filename="domain/output.py"/>
        <source>held back</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="domain/output.py"/>
        <source>out of reach</source>
        <translation>アクセス不可</translation>
    </message>
    <message>
        <location filename="domain/output.py"/>
        <source>too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>A key begins with {key_prefix} and this text does not.</source>
        <translation>キーは{key_prefix}で始まりますが、このテキストはそうではありません。</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>Character {odd} cannot be part of a key ({odd2}). Please copy the key once more.</source>
        <translation>{odd}文字目はキーに使えない文字です（{odd2}）。キーをもう一度コピーしてください。</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>The key ends after {key_prefix}. Please copy all of it.</source>
        <translation>キーが{key_prefix}で終わっています。全体をコピーしてください。</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>There is a sign inside the key that no key has. Please copy the key once more.</source>
        <translation>キーに使われない文字が含まれています。キーをもう一度コピーしてください。</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>There is a space inside the key. Please copy the key alone, and all of it.</source>
        <translation>キーの中に空白があります。キーだけを、全体をコピーしてください。</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>There is no key in this text.</source>
        <translation>このテキストにはキーがありません。</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>This text is too long for a key. Please copy the key alone.</source>
        <translation>キーとしては長すぎるテキストです。キーだけをコピーしてください。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A / makes folders. A missing fact leaves no gap, and nothing is ever written over.</source>
        <translation>/でフォルダーに分けます。情報がない場合も空白は残りません。上書きされることはありません。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A batch counts as a whole. Above it, Generate asks once more. It rests on reported costs and estimates as this machine knows them, each with the most it may be; runs without a price count as nothing.</source>
        <translation>バッチは全体でまとめて数えます。これを超える場合、「生成」はもう一度確認します。このコンピューターが把握している報告済みの費用と見積もり（それぞれの最大額）に基づきます。価格のない実行は0として数えます。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A longer answer is not read to its end. It stays at the Router, and can be read once this limit is raised.</source>
        <translation>これより長い応答は最後まで読み込みません。応答はRouterに残り、この上限を上げると読み込めます。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A longer file is not fetched to its end. It can be fetched again once this limit is raised, while its link lives.</source>
        <translation>これより長いファイルは最後まで取得しません。この上限を上げると、リンクが有効な間は再取得できます。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A small file that says how the work was made (its name ends in .comfy.json). It holds no key and no signed link.</source>
        <translation>作品がどのように作られたかを記した小さなファイル（名前の末尾は.comfy.json）。キーや署名付きリンクは含みません。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>All that the model sent, without what signs its links (.answer.json). The data folder keeps it whole in any case.</source>
        <translation>モデルが送ったすべての内容。リンクの署名は除きます（.answer.json）。データフォルダーにはいずれの場合も完全に保管されます。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Also when it is no longer at the Router.</source>
        <translation>Routerにもう何もない場合も含みます。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>As far as it works here</source>
        <translation>ここで使える範囲で</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Ask before one press that may cost more than</source>
        <translation>1回の操作でこの額を超えそうなら確認</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Asked of the system only while something is at the Router or being collected. The screen may still go dark, where the system lets it.</source>
        <translation>Routerに何かあるか取得中の間だけ、システムに依頼します。システムによっては、画面は暗くなることがあります。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>By the system and with a sound, while the window is not in front</source>
        <translation>ウィンドウが前面にない間、システムの通知と音で</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>By the system too, while the window is not in front</source>
        <translation>ウィンドウが前面にない間、システムの通知でも</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/views/queue.py"/>
        <source>Compact rows</source>
        <translation>行をコンパクトに表示</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/commands/words.py"/>
        <source>Desktop</source>
        <translation>デスクトップ</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Do not sleep while requests run</source>
        <translation>リクエストの実行中はスリープしない</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Every command with its keys, and those that it has by itself. Keys that fields of text need cannot be taken.</source>
        <translation>すべてのコマンドとそのキー、および最初から割り当てられているキー。入力欄に必要なキーは割り当てられません。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Everything that was made is saved here as it arrives. What is saved already stays where it is.</source>
        <translation>作られたものはすべて、届くとここに保存されます。保存済みのものはそのままです。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>File names</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Folder for finished work</source>
        <translation>完成作品のフォルダー</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>For all accounts together, by the days of this machine. What is at the Router is followed and collected. It rests on reported costs and estimates as this machine knows them, each with the most it may be; runs without a price count as nothing.</source>
        <translation>すべてのアカウントの合計で、このコンピューターの日付によります。Routerにあるものは引き続き追跡し、取得します。このコンピューターが把握している報告済みの費用と見積もり（それぞれの最大額）に基づきます。価格のない実行は0として数えます。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>How many of all models at once</source>
        <translation>全モデル合計の同時実行数</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>How many of one model at once</source>
        <translation>1モデルの同時実行数</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>In the list of notices</source>
        <translation>通知の一覧に表示</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>It rests on reported costs and estimates as this machine knows them, each with the most it may be; runs without a price count as nothing.</source>
        <translation>このコンピューターが把握している報告済みの費用と見積もり（それぞれの最大額）に基づきます。価格のない実行は0として数えます。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Keep running in the tray when the window is closed</source>
        <translation>ウィンドウを閉じてもトレイで動作を続ける</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Keep the zoom from picture to picture</source>
        <translation>画像を切り替えても拡大率を保つ</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/dialogs/shortcuts.py"/>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Largest answer</source>
        <translation>応答の最大サイズ</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Largest file behind a link</source>
        <translation>リンク先ファイルの最大サイズ</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Light, dark, or with as much contrast as can be.</source>
        <translation>ライト、ダーク、または最大限のコントラスト。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Look</source>
        <translation>外観</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Many within moments become one notice. Works of a batch are told by the batch's own notice, where that is on.</source>
        <translation>短時間に続いた通知は1つにまとめます。バッチの通知がオンの場合、バッチの作品はバッチの通知で知らせます。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/commands/words.py"/>
        <source>Money</source>
        <translation>費用</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Not at all</source>
        <translation>通知しない</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/notices/centre.py"/>
        <source>Notices</source>
        <translation>通知</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Of the whole window, and of how numbers, dates and money are written. It changes with the next start.</source>
        <translation>ウィンドウ全体と、数値・日付・金額の書き方の言語。次回の起動時に変わります。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Once all of its requests have ended.</source>
        <translation>バッチのすべてのリクエストが終わったとき。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Only their poster</source>
        <translation>ポスター画像のみ</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Pictures of the same size are shown at the same place and zoom, so that they can be told apart.</source>
        <translation>同じサイズの画像を同じ位置と拡大率で表示し、違いが分かるようにします。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Quit in the menu, or the tray's own menu, ends the program. Where the desktop has no tray, closing ends it as usual.</source>
        <translation>メニューの「終了」またはトレイのメニューでプログラムを終了します。トレイのないデスクトップでは、閉じると通常どおり終了します。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Save a recipe beside each work</source>
        <translation>各作品と一緒にレシピを保存</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Save the model's own answer beside the works</source>
        <translation>作品と一緒にモデルの応答も保存</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Send nothing more on a day that has cost</source>
        <translation>1日の費用がこの額に達したら送信しない</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Sending</source>
        <translation>送信</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Show 3D objects in the window</source>
        <translation>3Dオブジェクトをウィンドウ内に表示</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>So many requests of one account are at the Router together; the others wait here, where they can still be edited, moved and removed. Direct runs count, too. Lowering it takes nothing back.</source>
        <translation>1つのアカウントからこの数までのリクエストが同時にRouterに送られます。残りはここで待機し、編集、移動、削除ができます。直接実行も数えます。数を減らしても、送信済みのものは取り消されません。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>The queue shows more requests at once, with smaller pictures.</source>
        <translation>キューの画像を小さくして、一度により多くのリクエストを表示します。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>They can be turned there. Where the graphics of this machine cannot do it, they are drawn more simply.</source>
        <translation>その場で回転できます。このコンピューターのグラフィックス性能で描画できない場合は、簡略化して描画します。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>What is not on this machine yet, six hours and one hour before the Router forgets it.</source>
        <translation>このコンピューターにまだない結果を、Routerから消える6時間前と1時間前に知らせます。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>What waits for them is kept.</source>
        <translation>クレジットを待っているものは保管されます。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When a batch is done</source>
        <translation>バッチが完了したとき</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When a request fails</source>
        <translation>リクエストが失敗したとき</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When a result is done</source>
        <translation>結果ができたとき</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When a result is not kept much longer</source>
        <translation>結果の保管期限が近いとき</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When an account needs credits</source>
        <translation>アカウントのクレジットが必要なとき</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>A later version of this program wrote this file.</source>
        <translation>このファイルは、より新しいバージョンのプログラムで書かれています。</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>There is no such setting here.</source>
        <translation>そのような設定はここにはありません。</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>This file has more entries than there are settings.</source>
        <translation>このファイルの項目数は設定の数を超えています。</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>This file is too large for a file of settings.</source>
        <translation>このファイルは設定ファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>This is no file of settings.</source>
        <translation>これは設定ファイルではありません。</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>Update this program to use it.</source>
        <translation>使用するには、このプログラムを更新してください。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>Only https links are fetched, not {scheme}.</source>
        <translation>取得できるのはhttpsのリンクだけです（{scheme}は不可）。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link cannot be read.</source>
        <translation>リンクを読み取れません。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link carries a user name, which no result link has.</source>
        <translation>リンクにユーザー名が含まれています。結果のリンクにはないはずのものです。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link holds characters that no link has.</source>
        <translation>リンクに使えない文字が含まれています。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link is not encrypted (http) and is not followed.</source>
        <translation>リンクが暗号化されていない（http）ため、開きません。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link is too long to be one.</source>
        <translation>リンクとしては長すぎます。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link leads into a private network and is not followed.</source>
        <translation>リンク先がプライベートネットワークのため、開きません。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link leads to a port where no files are served.</source>
        <translation>リンク先が、ファイルの配信に使われないポートです。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link leads to the Router itself and not to a file.</source>
        <translation>リンク先がファイルではなく、Router自体です。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link names no server.</source>
        <translation>リンクにサーバー名がありません。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link's server is a number in disguise.</source>
        <translation>リンクのサーバー名が、別の形で書かれた数値です。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link's server name cannot be read.</source>
        <translation>リンクのサーバー名を読み取れません。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The redirect leads to another program on this machine and is not followed.</source>
        <translation>転送先がこのコンピューターの別のプログラムのため、開きません。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The redirect's link cannot be read.</source>
        <translation>転送先のリンクを読み取れません。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The redirect's link is not encrypted (http) and is not followed.</source>
        <translation>転送先のリンクが暗号化されていない（http）ため、開きません。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The redirect's link is too long to be one.</source>
        <translation>転送先のリンクとしては長すぎます。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>incomplete ones</source>
        <translation>不完全なリンク</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <source>The link has expired.</source>
        <translation>リンクの期限が切れました。</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <source>The server refused the link (HTTP {status}).</source>
        <translation>サーバーがリンクを拒否しました（HTTP {status}）。</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <location filename="media/transfer.py"/>
        <source>The server sent a part nobody asked for.</source>
        <translation>サーバーが要求していない部分を送ってきました。</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <source>The server sent an empty file.</source>
        <translation>サーバーが空のファイルを送ってきました。</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <source>The server that keeps the file has trouble (HTTP {status}).</source>
        <translation>ファイルのあるサーバーに問題があります（HTTP {status}）。</translation>
    </message>
    <message>
        <location filename="media/carriers.py"/>
        <source>Only a PNG, JPEG or WebP picture can carry its recipe.</source>
        <translation>レシピを入れられるのはPNG、JPEG、WebPの画像だけです。</translation>
    </message>
    <message>
        <location filename="media/carriers.py"/>
        <source>This picture carries notes of another program that leave no room for a recipe.</source>
        <translation>この画像には別のプログラムの情報があり、レシピを入れる余地がありません。</translation>
    </message>
    <message>
        <location filename="media/carriers.py"/>
        <source>This picture is not built as its format says, so no recipe can be put into it.</source>
        <translation>この画像の構造が形式どおりでないため、レシピを入れられません。</translation>
    </message>
    <message>
        <location filename="media/document.py"/>
        <source>The answer ends in the middle: it was cut off on its way.</source>
        <translation>応答が途中で終わっています。転送中に切れました。</translation>
    </message>
    <message>
        <location filename="media/document.py"/>
        <source>The answer has too many parts to look into; it is kept whole.</source>
        <translation>応答の部分が多すぎて中身を確認できません。応答はそのまま保管されています。</translation>
    </message>
    <message>
        <location filename="media/document.py"/>
        <source>The answer is nested too deeply to look into; it is kept whole.</source>
        <translation>応答の入れ子が深すぎて中身を確認できません。応答はそのまま保管されています。</translation>
    </message>
    <message>
        <location filename="media/document.py"/>
        <source>The answer is not valid JSON.</source>
        <translation>応答が正しいJSONではありません。</translation>
    </message>
    <message>
        <location filename="media/examine.py"/>
        <source>The answer has a form that this program does not know; it was saved as it came.</source>
        <translation>応答はこのプログラムが知らない形式です。届いたまま保存しました。</translation>
    </message>
    <message>
        <location filename="media/examine.py"/>
        <source>The answer is a web page, not a result: something on the way answered instead of the model.</source>
        <translation>応答は結果ではなくウェブページです。モデルではなく、途中の何かが応答しました。</translation>
    </message>
    <message>
        <location filename="media/examine.py"/>
        <source>The answer is empty.</source>
        <translation>応答が空です。</translation>
    </message>
    <message>
        <location filename="media/examine.py"/>
        <source>This answer has very many parts, and only the first of them were looked into; it is kept whole.</source>
        <translation>この応答には非常に多くの部分があり、最初のものだけを確認しました。応答はそのまま保管されています。</translation>
    </message>
    <message>
        <location filename="media/export.py"/>
        <source>Shortened to fit into the picture.</source>
        <translation>画像に収まるように短縮しました。</translation>
    </message>
    <message>
        <location filename="media/export.py"/>
        <source>The picture changed while it was being copied.</source>
        <translation>コピー中に画像が変更されました。</translation>
    </message>
    <message>
        <location filename="media/export.py"/>
        <source>This is the saved file itself; choose another name for the copy.</source>
        <translation>これは保存されたファイルそのものです。コピーには別の名前を選んでください。</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The file could not be written: {strerror}.</source>
        <translation>ファイルに書き込めませんでした：{strerror}。</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The file ends too early: it may be damaged.</source>
        <translation>ファイルが途中で終わっています。破損している可能性があります。</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The link redirects too many times.</source>
        <translation>リンクの転送回数が多すぎます。</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The server redirects to nowhere.</source>
        <translation>サーバーの転送先がありません。</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The server sent a web page instead of the file.</source>
        <translation>サーバーがファイルの代わりにウェブページを送ってきました。</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>disk error</source>
        <translation>ディスクエラー</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The file is larger than {shown} and was not fetched.</source>
        <translation>ファイルが{shown}を超えているため、取得しませんでした。</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The file was cut off on its way.</source>
        <translation>ファイルが転送中に途切れました。</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The server that keeps the file broke off.</source>
        <translation>ファイルのあるサーバーが転送を中断しました。</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The server that keeps the file could not be reached.</source>
        <translation>ファイルのあるサーバーに接続できませんでした。</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The server that keeps the file does not answer.</source>
        <translation>ファイルのあるサーバーが応答しません。</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The server that keeps the file shows a certificate that this computer does not trust.</source>
        <translation>ファイルのあるサーバーの証明書は、このコンピューターでは信頼されていません。</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The transfer stood still.</source>
        <translation>転送が止まりました。</translation>
    </message>
    <message>
        <location filename="media/find.py"/>
        <source>{n:,} more pieces stand in this answer than the {most:,} that are taken from it. The answer itself is kept whole.</source>
        <translation>この応答には、取り出せる{most:,}個のほかに、さらに{n:,}個の出力があります。応答自体はそのまま保管されています。</translation>
    </message>
    <message>
        <location filename="media/inline.py"/>
        <source>The data in the answer is damaged or cut off and was not saved as a file.</source>
        <translation>応答のデータが破損しているか途切れているため、ファイルとして保存しませんでした。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>The data that was pasted is cut off or damaged.</source>
        <translation>貼り付けたデータが途切れているか、破損しています。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>There is no data in what was pasted.</source>
        <translation>貼り付けたものにデータがありません。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>This is too large to be pasted. Drop the file itself.</source>
        <translation>大きすぎるため貼り付けられません。ファイルそのものをドロップしてください。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is a folder, and not a file.</source>
        <translation>「{name}」はファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is empty.</source>
        <translation>「{name}」は空です。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is larger than {most} MB, which no request can carry.</source>
        <translation>「{name}」は{most} MBを超えており、リクエストでは送れません。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is not a file.</source>
        <translation>「{name}」はファイルではありません。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is not there any more.</source>
        <translation>「{name}」はもうありません。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” was being written while it was read. Take it once more when it is finished.</source>
        <translation>「{name}」は読み込み中に書き込まれていました。書き込みが終わったら、もう一度追加してください。</translation>
    </message>
    <message>
        <location filename="media/jpeg.py"/>
        <source>, stored in more than {scans} layers</source>
        <translation>、{scans}層を超えて格納</translation>
    </message>
    <message>
        <location filename="media/jpeg.py"/>
        <source>, stored progressively</source>
        <translation>、プログレッシブで格納</translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>Not previewed: </source>
        <translation>プレビューなし： </translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>Not previewed: it carries far more hidden data than a picture should. The file itself is kept whole.</source>
        <translation>プレビューなし：画像としては隠れたデータが多すぎます。ファイル自体はそのまま保管されています。</translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>There is no preview for this kind of file.</source>
        <translation>この種類のファイルのプレビューはありません。</translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>Too large to preview here</source>
        <translation>大きすぎるためここではプレビューできません</translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>Too large to preview here ({width} × {height} pixels{why}).</source>
        <translation>大きすぎるためここではプレビューできません（{width} × {height}ピクセル{why}）。</translation>
    </message>
    <message>
        <location filename="media/links.py"/>
        <source>It lies in the provider's own storage</source>
        <translation>プロバイダー独自のストレージにあります</translation>
    </message>
    <message>
        <location filename="media/links.py"/>
        <source>The link begins with {lower}: and is not fetched; only https links are.</source>
        <translation>リンクが{lower}:で始まるため、取得しません。取得できるのはhttpsのリンクだけです。</translation>
    </message>
    <message>
        <location filename="media/links.py"/>
        <source>The link is incomplete (it names no server) and is not fetched.</source>
        <translation>リンクが不完全（サーバー名がない）なため、取得しません。</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>A brace has no partner, or there is no name between the two.</source>
        <translation>波かっこの片方がないか、間に名前がありません。</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>A part between two slashes is empty, or made of dots alone.</source>
        <translation>2つのスラッシュの間が空か、点だけです。</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>A red fox at night, in the rain</source>
        <translation>雨の夜の赤いキツネ</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>An old harbour town in the first light of a winter morning, fishing boats, gulls, a long way off</source>
        <translation>冬の朝の最初の光に照らされた古い港町、漁船、カモメ、遠景</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>The template is empty.</source>
        <translation>テンプレートが空です。</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>The template makes more than {most_levels} folders in each other.</source>
        <translation>テンプレートのフォルダーの階層が{most_levels}を超えています。</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>The template must not begin with a folder of its own: the folder is chosen above.</source>
        <translation>テンプレートを独自のフォルダーで始めることはできません。フォルダーは上で選びます。</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>{{{unknown}}} is not known here. There are: {join}.</source>
        <translation>{{{unknown}}}はここでは使えません。使えるもの：{join}。</translation>
    </message>
    <message>
        <location filename="media/pictures.py"/>
        <source>The picture could not be drawn: it may be damaged or cut off.</source>
        <translation>画像を描画できませんでした。破損しているか、途切れている可能性があります。</translation>
    </message>
    <message>
        <location filename="media/pictures.py"/>
        <source>Too large to preview here.</source>
        <translation>大きすぎるためここではプレビューできません。</translation>
    </message>
    <message>
        <location filename="media/system_trash.py"/>
        <source>it is still there: {path}</source>
        <translation>まだそこにあります：{path}</translation>
    </message>
    <message>
        <location filename="media/system_trash.py"/>
        <source>no recycle bin on {drive}</source>
        <translation>{drive}にゴミ箱がありません</translation>
    </message>
    <message>
        <location filename="media/system_trash.py"/>
        <source>no trash: {name}</source>
        <translation>ゴミ箱がありません：{name}</translation>
    </message>
    <message>
        <location filename="media/transfer.py"/>
        <source>The file came too slowly and was given up.</source>
        <translation>ファイルの転送が遅すぎるため、取得を中止しました。</translation>
    </message>
    <message>
        <location filename="media/transfer.py"/>
        <source>The file swells beyond all measure when it is unpacked, and was not fetched.</source>
        <translation>ファイルを展開すると極端に大きくなるため、取得しませんでした。</translation>
    </message>
    <message>
        <location filename="media/transfer.py"/>
        <source>The server packed the file in a way that was not asked for.</source>
        <translation>サーバーが、要求していない方式でファイルを圧縮しました。</translation>
    </message>
    <message>
        <location filename="media/transfer.py"/>
        <source>The server sends the file in crumbs and was given up.</source>
        <translation>サーバーがファイルを細切れに送ってくるため、取得を中止しました。</translation>
    </message>
    <message>
        <location filename="media/workers.py"/>
        <source>Reading this result took too long and was stopped.</source>
        <translation>この結果の読み取りに時間がかかりすぎたため、中止しました。</translation>
    </message>
    <message>
        <location filename="media/workers.py"/>
        <source>The worker that reads results stopped unexpectedly.</source>
        <translation>結果を読み取るワーカーが予期せず停止しました。</translation>
    </message>
    <message>
        <location filename="router/client.py"/>
        <source>An address on another server was refused.</source>
        <translation>別のサーバーのアドレスを拒否しました。</translation>
    </message>
    <message>
        <location filename="router/client.py"/>
        <source>No answer ({kind}).</source>
        <translation>応答なし（{kind}）。</translation>
    </message>
    <message>
        <location filename="router/client.py"/>
        <source>No connection ({kind}).</source>
        <translation>接続なし（{kind}）。</translation>
    </message>
    <message>
        <location filename="router/client.py"/>
        <source>The server's certificate is not trusted here. Where your network looks into connections, SSL_CERT_FILE can name the file with its own certificates.</source>
        <translation>サーバーの証明書はここでは信頼されていません。接続を検査するネットワークの場合、SSL_CERT_FILEで独自の証明書のファイルを指定できます。</translation>
    </message>
    <message>
        <location filename="router/transport.py"/>
        <source>Correct or remove that environment variable, then start again.</source>
        <translation>その環境変数を修正するか削除してから、起動し直してください。</translation>
    </message>
    <message>
        <location filename="router/transport.py"/>
        <source>The network setting {names} of this system cannot be used.</source>
        <translation>このシステムのネットワーク設定{names}は使えません。</translation>
    </message>
    <message>
        <location filename="router/transport.py"/>
        <source>a network setting</source>
        <translation>ネットワーク設定</translation>
    </message>
    <message>
        <location filename="router/transport.py"/>
        <source>{name} while preparing the connection</source>
        <translation>接続の準備中に{name}</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <location filename="ui/details/pane.py"/>
        <location filename="ui/layout.py"/>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <source>List</source>
        <translation>リスト</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <source>On or off</source>
        <translation>オン／オフ</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <location filename="ui/forms/snippet_popup.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>; the nearest is {nearest}</source>
        <translation>。最も近い値は{nearest}</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>A seed below zero has a meaning of its own, which this model does not name.</source>
        <translation>0未満のシードには特別な意味があり、このモデルはそれを示していません。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It does not name this one among those it takes.</source>
        <translation>受け付けるものの中にこれは含まれていません。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It needs the file's type named, and that cannot be told from the file.</source>
        <translation>ファイルの種類を示す必要がありますが、このファイルからは判別できません。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes a file.</source>
        <translation>受け付けるのはファイルです。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes a number.</source>
        <translation>受け付けるのは数値です。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes a text.</source>
        <translation>受け付けるのはテキストです。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at least {least} characters.</source>
        <translation>{least}文字以上が必要です。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at least {low}.</source>
        <translation>受け付けるのは{low}以上です。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at most {high}.</source>
        <translation>受け付けるのは{high}以下です。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at most {most} characters of a file; these are {written}.</source>
        <translation>ファイルは最大{most}文字です。これは{written}文字あります。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at most {most} characters; these are {text}.</source>
        <translation>最大{most}文字です。これは{text}文字あります。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes less than {high}.</source>
        <translation>受け付けるのは{high}未満です。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes more than {low}.</source>
        <translation>受け付けるのは{low}より大きい値です。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes no null.</source>
        <translation>nullは受け付けません。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes only a link, and this is the file itself.</source>
        <translation>受け付けるのはリンクだけですが、これはファイルそのものです。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes only multiples of {step}.</source>
        <translation>受け付けるのは{step}の倍数だけです。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes only whole numbers.</source>
        <translation>受け付けるのは整数だけです。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <location filename="schema/settable.py"/>
        <source>It takes only yes or no.</source>
        <translation>受け付けるのは「はい」か「いいえ」だけです。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <location filename="schema/shapes.py"/>
        <source>It takes only {choices}.</source>
        <translation>受け付けるのは{choices}だけです。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes the file itself, and this is a link.</source>
        <translation>受け付けるのはファイルそのものですが、これはリンクです。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>This is no number of seconds.</source>
        <translation>これは秒数ではありません。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>This is written in a way that is not moved to another model.</source>
        <translation>この書き方の値は別のモデルに移せません。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>This model does not choose it by itself.</source>
        <translation>このモデルは自動では選びません。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>at least</source>
        <translation>最小</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>at most</source>
        <translation>最大</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>less than</source>
        <translation>未満</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>more than</source>
        <translation>超</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>{value}, on a scale of its own</source>
        <translation>{value}（独自の尺度）</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <location filename="schema/reader.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Body</source>
        <translation>本文</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>Only one text is taken as the prompt.</source>
        <translation>プロンプトとして使えるテキストは1つだけです。</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <location filename="schema/places.py"/>
        <location filename="schema/validate.py"/>
        <source>This is needed.</source>
        <translation>必須です。</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This is no form.</source>
        <translation>これはフォームではありません。</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This is {value}. {other}</source>
        <translation>これは{value}です。{other}</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This model has nothing of this kind.</source>
        <translation>このモデルにこの種のものはありません。</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This model {why}</source>
        <translation>このモデルは{why}</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This model’s only place for this is taken by another value.</source>
        <translation>このモデルでこれを入れられる唯一の場所は、別の値で使われています。</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <location filename="services/many.py"/>
        <source>a file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>a link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>a very long number</source>
        <translation>非常に長い数値</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>an empty object</source>
        <translation>空のオブジェクト</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>an object with {value} values</source>
        <translation>{value}個の値を持つオブジェクト</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <location filename="services/many.py"/>
        <source>{value} values</source>
        <translation>{value}個の値</translation>
    </message>
    <message>
        <location filename="schema/places.py"/>
        <source>The model did not take this.</source>
        <translation>モデルがこれを受け付けませんでした。</translation>
    </message>
    <message>
        <location filename="schema/places.py"/>
        <source>This model does not know it.</source>
        <translation>このモデルはこれを知りません。</translation>
    </message>
    <message>
        <location filename="schema/reader.py"/>
        <source>Nested like the value around it; write it as JSON.</source>
        <translation>外側の値と同じように入れ子になっています。JSONで書いてください。</translation>
    </message>
    <message>
        <location filename="schema/reader.py"/>
        <source>The model's document says too much about this; write it as JSON.</source>
        <translation>モデルの文書にはこれについての情報が多すぎます。JSONで書いてください。</translation>
    </message>
    <message>
        <location filename="schema/reader.py"/>
        <source>This model has not described its input. Write the body as JSON.</source>
        <translation>このモデルは入力の説明を提供していません。本文をJSONで書いてください。</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>aspect ratio</source>
        <translation>アスペクト比</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>first frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>negative prompt</source>
        <translation>ネガティブプロンプト</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>output format</source>
        <translation>出力形式</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>system prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At least {shown}.</source>
        <translation>{shown}以上にしてください。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At least {wanted} characters; this has {size}.</source>
        <translation>{wanted}文字以上が必要です。これは{size}文字です。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At least {wanted} of these must be set.</source>
        <translation>これらのうち{wanted}個以上の設定が必要です。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At least {wanted}; {size}.</source>
        <translation>{wanted}個以上：{size}。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At most {shown}.</source>
        <translation>{shown}以下にしてください。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At most {wanted} characters; this has {size}.</source>
        <translation>最大{wanted}文字です。これは{size}文字です。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At most {wanted} of these may be set.</source>
        <translation>これらのうち設定できるのは最大{wanted}個です。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At most {wanted}; {size}.</source>
        <translation>最大{wanted}個：{size}。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>Choose one of: {names}, ….</source>
        <translation>次から選んでください：{names}、…。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>Choose one of: {names}.</source>
        <translation>次から選んでください：{names}。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>Each may stand here once.</source>
        <translation>同じものは1回しか書けません。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>In steps of {shown}.</source>
        <translation>{shown}刻みにしてください。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>Less than {shown}.</source>
        <translation>{shown}未満にしてください。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>More than {shown}.</source>
        <translation>{shown}より大きくしてください。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>The model does not take this value here.</source>
        <translation>モデルはここでこの値を受け付けません。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>The model wants something else in this list.</source>
        <translation>モデルはこのリストに別のものを求めています。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This fits several of the forms that the model takes, and it must be one of them.</source>
        <translation>モデルが受け付ける形式の複数に当てはまりますが、1つだけに当てはまる必要があります。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This is not written the way the model wants it.</source>
        <translation>モデルが求める書き方になっていません。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This must be {join}.</source>
        <translation>これは{join}である必要があります。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This must be {shown}.</source>
        <translation>これは{shown}である必要があります。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This must not be empty.</source>
        <translation>空にはできません。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a group of values</source>
        <translation>値のグループ</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>on or off</source>
        <translation>オンまたはオフ</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>there are none</source>
        <translation>現在は0個です</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>there are {size}</source>
        <translation>現在は{size}個です</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>there is 1</source>
        <translation>現在は1個です</translation>
    </message>
    <message>
        <location filename="schema/settable.py"/>
        <source>It takes JSON: {error}.</source>
        <translation>ここはJSONを受け付けます：{error}。</translation>
    </message>
    <message>
        <location filename="schema/settable.py"/>
        <source>It takes a link here; a file cannot be named in a text.</source>
        <translation>ここはリンクを受け付けます。テキストではファイルを指定できません。</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source> {sample} would be this shape.</source>
        <translation> この比率なら{sample}です。</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>It does not list this shape; the nearest is {nearest}.</source>
        <translation>この比率は一覧にありません。最も近いのは{nearest}です。</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>It does not say how a size is written.</source>
        <translation>サイズの書き方が示されていません。</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>It wants width and height in pixels.</source>
        <translation>幅と高さをピクセルで指定する必要があります。</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>Several sizes have this shape: {value}.</source>
        <translation>この比率のサイズは複数あります：{value}。</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>This is not written as a shape.</source>
        <translation>比率の書き方になっていません。</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>the shape {parts}, without its pixels</source>
        <translation>比率{parts}（ピクセル数なし）</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>the shape {text}, without its pixels</source>
        <translation>比率{text}（ピクセル数なし）</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>{usual}, which has this shape</source>
        <translation>この比率の{usual}</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>One of these is needed: {join}.</source>
        <translation>次のいずれかが必要です：{join}。</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>The body must be an object: { … }.</source>
        <translation>本文はオブジェクトである必要があります：{ … }。</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>The model does not take this name.</source>
        <translation>モデルはこの名前を受け付けません。</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <location filename="services/many.py"/>
        <location filename="ui/views/compose_send.py"/>
        <source>This cannot be sent: {error}.</source>
        <translation>これは送信できません：{error}。</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>This fits none of the forms that the model takes here.</source>
        <translation>モデルがここで受け付けるどの形式にも当てはまりません。</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>This is needed with “{name}”.</source>
        <translation>「{name}」と一緒に必要です。</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>This model does not know “{name}”.</source>
        <translation>このモデルは「{name}」を知りません。</translation>
    </message>
    <message>
        <location filename="services/afresh.py"/>
        <source>The link has expired, and a fresh one could not be had yet.</source>
        <translation>リンクの期限が切れており、新しいリンクはまだ取得できていません。</translation>
    </message>
    <message>
        <location filename="services/by_hand.py"/>
        <source>The kept answer no longer names this piece.</source>
        <translation>保管されている応答に、この出力はもう含まれていません。</translation>
    </message>
    <message>
        <location filename="services/by_hand.py"/>
        <source>This piece cannot be fetched.</source>
        <translation>この出力は取得できません。</translation>
    </message>
    <message>
        <location filename="services/by_hand.py"/>
        <source>This piece could not be fetched.</source>
        <translation>この出力を取得できませんでした。</translation>
    </message>
    <message>
        <location filename="services/canceller.py"/>
        <source>The program failed while it asked for the cancel.</source>
        <translation>キャンセルの依頼中にプログラムが失敗しました。</translation>
    </message>
    <message>
        <location filename="services/collector.py"/>
        <source>The program failed while it worked on this result.</source>
        <translation>この結果の処理中にプログラムが失敗しました。</translation>
    </message>
    <message>
        <location filename="services/desk.py"/>
        <source>The data folder could not be written.</source>
        <translation>データフォルダーに書き込めませんでした。</translation>
    </message>
    <message>
        <location filename="services/desk.py"/>
        <location filename="services/models.py"/>
        <location filename="services/request_acts.py"/>
        <source>Try again.</source>
        <translation>もう一度お試しください。</translation>
    </message>
    <message>
        <location filename="services/desk.py"/>
        <source>Written down here</source>
        <translation>ここに記録</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>A work of {model} has no file here.</source>
        <translation>{model}の作品のひとつは、ここにファイルがありません。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <location filename="services/files.py"/>
        <location filename="services/ledger.py"/>
        <source>Choose another folder.</source>
        <translation>別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <location filename="services/library.py"/>
        <location filename="services/presets.py"/>
        <source>Choose another name.</source>
        <translation>別の名前を選んでください。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <location filename="services/files.py"/>
        <location filename="services/library_files.py"/>
        <source>Choose another one.</source>
        <translation>別のものを選んでください。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>Look whether the files are where they were.</source>
        <translation>ファイルが元の場所にあるか確認してください。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>Make room, or choose another folder.</source>
        <translation>空きを作るか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>None of the files is where it was saved.</source>
        <translation>保存した場所にはどのファイルもありません。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>Show where they are now.</source>
        <translation>現在の場所を指定してください。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>The copies could not be made ({reason}). Nothing was left there.</source>
        <translation>コピーを作成できませんでした（{reason}）。そこには何も残っていません。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>The folder does not answer any more.</source>
        <translation>フォルダーが応答しなくなりました。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <location filename="services/files.py"/>
        <location filename="services/library_files.py"/>
        <source>The folder does not answer.</source>
        <translation>フォルダーが応答しません。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>There is no file to copy.</source>
        <translation>コピーするファイルがありません。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>There is no room for the copies. Nothing was left there.</source>
        <translation>コピーのための空きがありません。そこには何も残っていません。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>There is something of this name already.</source>
        <translation>この名前のものがすでにあります。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>it is there already</source>
        <translation>すでにそこにあります</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>{name} cannot be read.</source>
        <translation>{name}を読み込めません。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>{name} has no recipe.</source>
        <translation>{name}にレシピがありません。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>{name} is no longer where it was saved.</source>
        <translation>{name}は保存した場所にもうありません。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>{name}: its folder does not answer.</source>
        <translation>{name}：フォルダーが応答しません。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>Fetch it first.</source>
        <translation>先に取得してください。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>Fetch or run it again.</source>
        <translation>取得するか、再実行してください。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <location filename="services/links.py"/>
        <location filename="services/reading.py"/>
        <source>Make room on the disk.</source>
        <translation>ディスクの空きを増やしてください。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The copy could not be made. {error}</source>
        <translation>コピーを作成できませんでした。{error}</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The data folder does not take files.</source>
        <translation>データフォルダーにファイルを保存できません。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The file could not be saved there ({reason}).</source>
        <translation>そこにファイルを保存できませんでした（{reason}）。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The recipe could not be made.</source>
        <translation>レシピを作成できませんでした。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The saved file is no longer on the disk.</source>
        <translation>保存したファイルはもうディスクにありません。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <location filename="services/session.py"/>
        <source>This piece is no longer here.</source>
        <translation>この出力はもうここにありません。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>This piece is not on the disk.</source>
        <translation>この出力はディスクにありません。</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Accepted as {name}</source>
        <translation>{name}として受け付けられました</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Accepted as {name} (an earlier try had arrived)</source>
        <translation>{name}として受け付けられました（以前の送信が届いていました）</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Answer kept on disk ({told})</source>
        <translation>応答をディスクに保管しました（{told}）</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Cancel answered: {word}</source>
        <translation>キャンセルへの回答：{word}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Cancel asked for</source>
        <translation>キャンセルを依頼しました</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Cancel failed: {why}</source>
        <translation>キャンセルに失敗しました：{why}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Changed before it was sent again, under the same key</source>
        <translation>同じキーで再送信する前に変更されました</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Checking again was asked for</source>
        <translation>再確認を依頼しました</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Collected: {number} file</source>
        <translation>取得済み：{number}ファイル</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Collected: {number} files</source>
        <translation>取得済み：{number}ファイル</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Looking into the kept answer again was asked for</source>
        <translation>保管されている応答の再確認を依頼しました</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Put back into the list</source>
        <translation>一覧に戻しました</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Removed from the list</source>
        <translation>一覧から削除しました</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Result could not be read: {why}</source>
        <translation>結果を読み込めませんでした：{why}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Running directly was asked for</source>
        <translation>直接実行を依頼しました</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Sending again was asked for</source>
        <translation>再送信を依頼しました</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/parameters.py"/>
        <source>Sent</source>
        <translation>送信しました</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Sent again with the same key (try {sends})</source>
        <translation>同じキーで再送信しました（{sends}回目）</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status could not be read: {failure}</source>
        <translation>状態を読み込めませんでした：{failure}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status {word}</source>
        <translation>状態：{word}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status {word} ({error})</source>
        <translation>状態：{word}（{error}）</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status {word}, {position} ahead</source>
        <translation>状態：{word}、前に{position}件</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status {word}, {position} ahead ({error})</source>
        <translation>状態：{word}、前に{position}件（{error}）</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Submit failed: {why}</source>
        <translation>送信に失敗しました：{why}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>The program stopped before an answer came</source>
        <translation>応答が来る前にプログラムが停止しました</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>The time limit was taken away</source>
        <translation>制限時間を解除しました</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Time limit: {deadline} s</source>
        <translation>制限時間：{deadline}秒</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Waits here: {hold}</source>
        <translation>ここで待機：{hold}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Your time limit passed</source>
        <translation>設定した制限時間が過ぎました</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Your time limit passed: a cancel is asked for</source>
        <translation>設定した制限時間が過ぎました。キャンセルを依頼します</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>call {call_id}</source>
        <translation>コール {call_id}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>cost not reported</source>
        <translation>費用の報告なし</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>no type</source>
        <translation>種類なし</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>not passed on: {join}</source>
        <translation>渡されなかったもの：{join}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>served by {provider}</source>
        <translation>実行元：{provider}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>{cost} credits</source>
        <translation>{cost}クレジット</translation>
    </message>
    <message>
        <location filename="services/ledger.py"/>
        <location filename="services/settings_files.py"/>
        <source>The file could not be written.</source>
        <translation>ファイルに書き込めませんでした。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>At most {most_searches} searches can be saved.</source>
        <translation>保存できる検索は最大{most_searches}件です。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <location filename="services/presets.py"/>
        <source>Delete some of them first.</source>
        <translation>先にいくつか削除してください。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>Give the collection a name.</source>
        <translation>コレクションに名前を付けてください。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>Give the search a name.</source>
        <translation>検索に名前を付けてください。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>The collection “{name}” was deleted</source>
        <translation>コレクション「{name}」を削除しました</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>There are {most_collections} collections already.</source>
        <translation>コレクションはすでに{most_collections}件あります。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>There is a collection of this name already.</source>
        <translation>この名前のコレクションはすでにあります。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>This collection is not here any more.</source>
        <translation>このコレクションはもうありません。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <location filename="services/library_files.py"/>
        <source>This work is not in the library any more.</source>
        <translation>この作品はもうライブラリにありません。</translation>
    </message>
    <message>
        <location filename="services/library_files.py"/>
        <location filename="services/slow_disk.py"/>
        <source>Look whether its disk or network is there.</source>
        <translation>そのディスクまたはネットワークが接続されているか確認してください。</translation>
    </message>
    <message>
        <location filename="services/library_files.py"/>
        <source>The file cannot be read.</source>
        <translation>ファイルを読み込めません。</translation>
    </message>
    <message>
        <location filename="services/library_files.py"/>
        <source>This is another file: its bytes are not those that were saved.</source>
        <translation>これは別のファイルです。保存時とバイト内容が異なります。</translation>
    </message>
    <message>
        <location filename="services/library_files.py"/>
        <source>What the file was is not known, so it cannot be told from another one.</source>
        <translation>元のファイルの情報がないため、別のファイルと区別できません。</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work added to the favourites</source>
        <translation>1作品をお気に入りに追加しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work is neither picked nor rejected now</source>
        <translation>1作品の採用・不採用の印を外しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work is not rated any more</source>
        <translation>1作品の評価を外しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work is without a note now</source>
        <translation>1作品のメモを消しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work moved to the trash</source>
        <translation>1作品をゴミ箱に移動しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work picked</source>
        <translation>1作品を採用にしました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work put into “{name}”</source>
        <translation>1作品を「{name}」に入れました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 1 star</source>
        <translation>1作品に星1個を付けました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 2 stars</source>
        <translation>1作品に星2個を付けました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 3 stars</source>
        <translation>1作品に星3個を付けました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 4 stars</source>
        <translation>1作品に星4個を付けました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 5 stars</source>
        <translation>1作品に星5個を付けました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rejected</source>
        <translation>1作品を不採用にしました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work taken from the favourites</source>
        <translation>1作品をお気に入りから外しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work taken from the trash</source>
        <translation>1作品をゴミ箱から戻しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work taken from “{name}”</source>
        <translation>1作品を「{name}」から外しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>Note written on 1 work</source>
        <translation>1作品にメモを書きました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>Note written on {n} works</source>
        <translation>{n}作品にメモを書きました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works added to the favourites</source>
        <translation>{n}作品をお気に入りに追加しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works are neither picked nor rejected now</source>
        <translation>{n}作品の採用・不採用の印を外しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works are not rated any more</source>
        <translation>{n}作品の評価を外しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works are without a note now</source>
        <translation>{n}作品のメモを消しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works moved to the trash</source>
        <translation>{n}作品をゴミ箱に移動しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works picked</source>
        <translation>{n}作品を採用にしました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works put into “{name}”</source>
        <translation>{n}作品を「{name}」に入れました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 1 star</source>
        <translation>{n}作品に星1個を付けました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 2 stars</source>
        <translation>{n}作品に星2個を付けました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 3 stars</source>
        <translation>{n}作品に星3個を付けました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 4 stars</source>
        <translation>{n}作品に星4個を付けました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 5 stars</source>
        <translation>{n}作品に星5個を付けました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rejected</source>
        <translation>{n}作品を不採用にしました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works taken from the favourites</source>
        <translation>{n}作品をお気に入りから外しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works taken from the trash</source>
        <translation>{n}作品をゴミ箱から戻しました</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works taken from “{name}”</source>
        <translation>{n}作品を「{name}」から外しました</translation>
    </message>
    <message>
        <location filename="services/library_trash.py"/>
        <source>It was put into the trash.</source>
        <translation>ゴミ箱に入れました。</translation>
    </message>
    <message>
        <location filename="services/library_trash.py"/>
        <source>{name} cannot be reached now: its folder does not answer.</source>
        <translation>{name}に今はアクセスできません。フォルダーが応答しません。</translation>
    </message>
    <message>
        <location filename="services/library_trash.py"/>
        <source>{name} was changed since it was saved: it stays where it is.</source>
        <translation>{name}は保存後に変更されています。元の場所に残します。</translation>
    </message>
    <message>
        <location filename="services/library_trash.py"/>
        <source>{name} was not taken by the system's trash: it stays where it is, and in the trash here.</source>
        <translation>{name}はシステムのゴミ箱に入れられませんでした。元の場所と、ここのゴミ箱に残ります。</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>3D model</source>
        <translation>3Dモデル</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>The file of {place} is missing: {what}</source>
        <translation>{place}のファイルがありません：{what}</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>The program failed while it fetched this file.</source>
        <translation>このファイルの取得中にプログラムが失敗しました。</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>The server sent words instead of the {names} that the answer promises.</source>
        <translation>サーバーから送られたのは、応答が約束した{names}ではなく文章でした。</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>drawing</source>
        <translation>ベクター画像</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>film</source>
        <translation>動画</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>image</source>
        <translation>画像</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>{what} It can be fetched again later.</source>
        <translation>{what}後でもう一度取得できます。</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>{what} Raise the limit in the settings, then fetch it again.</source>
        <translation>{what}設定で上限を上げてから、もう一度取得してください。</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>{what} While the Router keeps the result, fetching it again asks for a fresh link.</source>
        <translation>{what}Routerが結果を保管している間は、再取得すると新しいリンクを要求します。</translation>
    </message>
    <message>
        <location filename="services/many.py"/>
        <source>Row {number}, column {number2} ({label}): {fitted}</source>
        <translation>{number}行、{number2}列（{label}）：{fitted}</translation>
    </message>
    <message>
        <location filename="services/many.py"/>
        <source>{word} is no seed.</source>
        <translation>{word}はシードではありません。</translation>
    </message>
    <message>
        <location filename="services/many_costs.py"/>
        <source>About {low} together</source>
        <translation>合計で約{low}</translation>
    </message>
    <message>
        <location filename="services/many_costs.py"/>
        <source>Price unknown</source>
        <translation>価格不明</translation>
    </message>
    <message>
        <location filename="services/many_costs.py"/>
        <source>{words}; price unknown for {unknown} of {total}</source>
        <translation>{words}。{total}件中{unknown}件は価格不明</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>HTTP {status} · {bucket} · {detail} · {call_id}</source>
        <translation>HTTP {status} · {bucket} · {detail} · {call_id}</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>The Router's list of models came empty; the former one is shown.</source>
        <translation>Routerのモデル一覧が空でした。以前の一覧を表示しています。</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>The Router's list of models did not come to an end; what it named is shown.</source>
        <translation>Routerのモデル一覧が最後まで届きませんでした。届いた分を表示しています。</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>The form of {model} could not be read.</source>
        <translation>{model}のフォームを読み込めませんでした。</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>The list of models could not be read.</source>
        <translation>モデルの一覧を読み込めませんでした。</translation>
    </message>
    <message>
        <location filename="services/moving.py"/>
        <source>Choose another folder, or make room there.</source>
        <translation>別のフォルダーを選ぶか、そこに空きを作ってください。</translation>
    </message>
    <message>
        <location filename="services/moving.py"/>
        <source>Nothing of this request is kept in the data folder alone.</source>
        <translation>このリクエストに、データフォルダーだけに保管されているものはありません。</translation>
    </message>
    <message>
        <location filename="services/moving.py"/>
        <source>The folder for finished work still does not take files.</source>
        <translation>完成作品のフォルダーには、まだファイルを保存できません。</translation>
    </message>
    <message>
        <location filename="services/moving.py"/>
        <location filename="services/saving.py"/>
        <source>no answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <location filename="services/poller.py"/>
        <source>The answer was about another request.</source>
        <translation>応答は別のリクエストについてのものでした。</translation>
    </message>
    <message>
        <location filename="services/poller.py"/>
        <source>The program failed while it asked how this is going.</source>
        <translation>状況の問い合わせ中にプログラムが失敗しました。</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>A preset needs a name.</source>
        <translation>プリセットには名前が必要です。</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>Another preset of this model is called “{name}”.</source>
        <translation>このモデルの別のプリセットが「{name}」という名前です。</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>Save it without its pictures.</source>
        <translation>画像なしで保存してください。</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>This is more than the {most_bytes} MB that a preset may have.</source>
        <translation>プリセットの上限{most_bytes} MBを超えています。</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>This model has {most} presets already.</source>
        <translation>このモデルにはすでに{most}件のプリセットがあります。</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>This preset is not here any more.</source>
        <translation>このプリセットはもうありません。</translation>
    </message>
    <message>
        <location filename="services/prompts.py"/>
        <source>A snippet has 1 to {longest_snippet} characters.</source>
        <translation>スニペットは1～{longest_snippet}文字です。</translation>
    </message>
    <message>
        <location filename="services/prompts.py"/>
        <source>Choose less of the text.</source>
        <translation>選択するテキストを短くしてください。</translation>
    </message>
    <message>
        <location filename="services/prompts.py"/>
        <source>Delete one first.</source>
        <translation>先に1つ削除してください。</translation>
    </message>
    <message>
        <location filename="services/prompts.py"/>
        <source>There are {most_snippets} snippets already.</source>
        <translation>スニペットはすでに{most_snippets}件あります。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>Nothing told whether this was the whole answer.</source>
        <translation>これが応答の全体かどうかを示すものがありません。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>Only a part of the packed answer came.</source>
        <translation>圧縮された応答の一部しか届きませんでした。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>Only {size} of {total} bytes came.</source>
        <translation>{total}バイト中{size}バイトしか届きませんでした。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The answer came too slowly.</source>
        <translation>応答が遅すぎました。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The answer is not what its packing says.</source>
        <translation>応答の中身が圧縮形式と一致しません。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The answer is packed in a way that was not asked for.</source>
        <translation>応答が、要求していない方式で圧縮されています。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The answer is packed so that it would fill the disk.</source>
        <translation>応答を展開するとディスクがいっぱいになります。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The result could not be written to the data folder.</source>
        <translation>結果をデータフォルダーに書き込めませんでした。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>This answer has {size}, and the disk with the data folder has room for {free}.</source>
        <translation>この応答は{size}ですが、データフォルダーのあるディスクの空きは{free}です。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>This answer is larger than the limit of {largest} that is set here. Raise the limit in the settings; it is then read by itself.</source>
        <translation>この応答は、ここで設定した上限{largest}を超えています。設定で上限を上げると、自動的に読み込まれます。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>A batch has at most {most_in_a_batch} requests.</source>
        <translation>1つのバッチは最大{most_in_a_batch}件のリクエストです。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>A model is named like provider/model.</source>
        <translation>モデル名は「provider/model」の形です。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/models/columns.py"/>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Check the model and the id; only the workspace that sent it can read it.</source>
        <translation>モデルとIDを確認してください。読み取れるのは送信したワークスペースだけです。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Choose another one, then send it again.</source>
        <translation>別のものを選んでから、もう一度送信してください。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Choose one from the list.</source>
        <translation>一覧から選んでください。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Copy it once more.</source>
        <translation>もう一度コピーしてください。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Enter the key, then adopt the request.</source>
        <translation>キーを入力してから、リクエストを取り込んでください。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Generate sends this as a new one.</source>
        <translation>「生成」で新しいリクエストとして送信されます。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Make several.</source>
        <translation>複数に分けてください。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>The Router answered about another request.</source>
        <translation>Routerが別のリクエストについて応答しました。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>The account that sent this request is not here any more.</source>
        <translation>このリクエストを送信したアカウントはもうありません。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <location filename="services/session.py"/>
        <source>The kept answer is no longer on the disk.</source>
        <translation>保管されていた応答はもうディスクにありません。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>There is no answer here that could not be looked into.</source>
        <translation>ここに、確認できなかった応答はありません。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>There is nothing in this batch.</source>
        <translation>このバッチには何もありません。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This account needs a key first.</source>
        <translation>このアカウントには先にキーが必要です。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This is more than the 100 MB that the Router takes.</source>
        <translation>Routerが受け付ける100 MBを超えています。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <location filename="ui/dialogs/adopt.py"/>
        <source>This is not the id of a request.</source>
        <translation>これはリクエストのIDではありません。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This is not the name of a model.</source>
        <translation>これはモデル名ではありません。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This request has been sent meanwhile.</source>
        <translation>このリクエストはその間に送信されました。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This request is no longer here.</source>
        <translation>このリクエストはもうありません。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Use Run again to send it with another one.</source>
        <translation>別のもので送信するには「再実行」を使ってください。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Use smaller pictures.</source>
        <translation>もっと小さい画像を使ってください。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>What was sent for this request is not known here.</source>
        <translation>このリクエストで何が送信されたかは、ここでは分かりません。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Write it anew.</source>
        <translation>新しく書いてください。</translation>
    </message>
    <message>
        <location filename="services/saving.py"/>
        <source>The folder for finished work did not take files; kept in the data folder instead.</source>
        <translation>完成作品のフォルダーにファイルを保存できなかったため、データフォルダーに保管しました。</translation>
    </message>
    <message>
        <location filename="services/saving.py"/>
        <source>The folder {folder} does not take files ({why})</source>
        <translation>フォルダー{folder}にファイルを保存できません（{why}）</translation>
    </message>
    <message>
        <location filename="services/saving.py"/>
        <source>kept in the data folder instead.</source>
        <translation>代わりにデータフォルダーに保管しました。</translation>
    </message>
    <message>
        <location filename="services/saving.py"/>
        <source>{refused_it}; kept in the data folder instead.</source>
        <translation>{refused_it}。代わりにデータフォルダーに保管しました。</translation>
    </message>
    <message>
        <location filename="services/session.py"/>
        <source>Choose another one first.</source>
        <translation>先に別のものを選んでください。</translation>
    </message>
    <message>
        <location filename="services/session.py"/>
        <source>No answer is kept for this request.</source>
        <translation>このリクエストの応答は保管されていません。</translation>
    </message>
    <message>
        <location filename="services/session.py"/>
        <source>The kept answer could not be read.</source>
        <translation>保管されている応答を読み込めませんでした。</translation>
    </message>
    <message>
        <location filename="services/session.py"/>
        <source>This account is in use.</source>
        <translation>このアカウントは使用中です。</translation>
    </message>
    <message>
        <location filename="services/settings.py"/>
        <source>The folder has to be named from its beginning on.</source>
        <translation>フォルダーは先頭からの完全なパスで指定してください。</translation>
    </message>
    <message>
        <location filename="services/settings.py"/>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>This value cannot be used here.</source>
        <translation>この値はここでは使えません。</translation>
    </message>
    <message>
        <location filename="services/settings_files.py"/>
        <source>The file could not be read.</source>
        <translation>ファイルを読み込めませんでした。</translation>
    </message>
    <message>
        <location filename="services/slow_disk.py"/>
        <source>The folder for finished work does not answer.</source>
        <translation>完成作品のフォルダーが応答しません。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>From reported costs and the most that was estimated, as known on this machine for all accounts.</source>
        <translation>報告済みの費用と見積もりの最大額から。このコンピューターが把握している、全アカウントの合計です。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Raise the limit in the settings.</source>
        <translation>設定で上限を上げてください。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Runs without a price count as nothing: none today.</source>
        <translation>価格のない実行は0として数えます：今日はありません。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Runs without a price count as nothing: {unpriced} of this press.</source>
        <translation>価格のない実行は0として数えます：今回{unpriced}件。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Runs without a price count as nothing: {unpriced} of today and {unpriced2} of this press.</source>
        <translation>価格のない実行は0として数えます：今日{unpriced}件、今回{unpriced2}件。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Runs without a price count as nothing: {unpriced} of today.</source>
        <translation>価格のない実行は0として数えます：今日{unpriced}件。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Send it anyway.</source>
        <translation>それでも送信してください。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>This may cost {words}, more than the {a_press} that you set for one press.</source>
        <translation>費用は{words}になる可能性があり、1回の操作の上限として設定した{a_press}を超えます。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Your limit of {a_day} a day stands before this: {join}.</source>
        <translation>1日の上限{a_day}のため送信できません：{join}。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>this costs {words}</source>
        <translation>今回{words}</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>{sent} are known for today</source>
        <translation>今日は{sent}を把握</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>{waiting} wait here</source>
        <translation>ここで待機中{waiting}</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>Sent long ago without an answer; sending again may run it twice</source>
        <translation>かなり前に送信し、応答なし。再送信すると二重に実行される可能性があります</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <source>The answer was not a whole one.</source>
        <translation>応答が不完全でした。</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <source>The key was changed before this was sent.</source>
        <translation>送信前にキーが変更されました。</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <source>The program failed while it ran this.</source>
        <translation>実行中にプログラムが失敗しました。</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <source>The program failed while it sent this.</source>
        <translation>送信中にプログラムが失敗しました。</translation>
    </message>
    <message>
        <location filename="services/sweeps.py"/>
        <source>A step of nothing never arrives.</source>
        <translation>間隔が0では終わりに届きません。</translation>
    </message>
    <message>
        <location filename="services/sweeps.py"/>
        <source>Only the first {most_values} values are taken.</source>
        <translation>最初の{most_values}個の値だけを使います。</translation>
    </message>
    <message>
        <location filename="services/sweeps.py"/>
        <source>These are {count} values; at most {most_values} are taken.</source>
        <translation>値が{count}個あります。使えるのは最大{most_values}個です。</translation>
    </message>
    <message>
        <location filename="services/sweeps.py"/>
        <source>{first} to {last} step {step}</source>
        <translation>{first}～{last} 間隔{step}</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>A quotation mark in row {number} is never closed.</source>
        <translation>{number}行目の引用符が閉じられていません。</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>It cannot be read after row {value}: {error}.</source>
        <translation>{value}行目より後を読み込めません：{error}。</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>It is not UTF-8 and was read as Western text: look at the accents.</source>
        <translation>UTF-8ではないため、欧文テキストとして読み込みました。アクセント記号を確認してください。</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>Only the first {rows_at_most} lines were read.</source>
        <translation>最初の{rows_at_most}行だけを読み込みました。</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>Only the first {rows_at_most} rows were read.</source>
        <translation>最初の{rows_at_most}行だけを読み込みました。</translation>
    </message>
    <message>
        <location filename="services/workshop.py"/>
        <source>The answer is here and could not be looked into just now.</source>
        <translation>応答は届きましたが、今は中身を確認できませんでした。</translation>
    </message>
    <message>
        <location filename="services/workshop.py"/>
        <source>The disk with the data folder is full: the files could not be saved.</source>
        <translation>データフォルダーのあるディスクがいっぱいのため、ファイルを保存できませんでした。</translation>
    </message>
    <message>
        <location filename="services/workshop.py"/>
        <source>The files could not be saved.</source>
        <translation>ファイルを保存できませんでした。</translation>
    </message>
    <message>
        <location filename="services/workshop.py"/>
        <source>This answer could not be looked into; it is kept whole.</source>
        <translation>この応答の中身を確認できませんでした。応答はそのまま保管されています。</translation>
    </message>
    <message>
        <location filename="store/backup.py"/>
        <source>Make {megabytes} MB free on the disk with the data folder, then start again.</source>
        <translation>データフォルダーのあるディスクに{megabytes} MBの空きを作り、起動し直してください。</translation>
    </message>
    <message>
        <location filename="store/backup.py"/>
        <source>There is no room for a copy of the list of requests, which is made before its form is changed. Nothing was changed.</source>
        <translation>リクエスト一覧の形式を変更する前に作成するコピーのための空きがありません。何も変更していません。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Another program is using the data folder.</source>
        <translation>別のプログラムがデータフォルダーを使用しています。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Choose another one with --data-dir, or change its permissions.</source>
        <translation>--data-dirで別のフォルダーを指定するか、アクセス権を変更してください。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Close comfy-desk and start it again: what can be read will be kept.</source>
        <translation>comfy-deskを閉じて、起動し直してください。読み取れるものは保管されます。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Close the other comfy-desk window.</source>
        <translation>もう一方のcomfy-deskウィンドウを閉じてください。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Make room, then try again.</source>
        <translation>空きを作ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Run it again from the form.</source>
        <translation>フォームから再実行してください。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>The data folder cannot be written.</source>
        <translation>データフォルダーに書き込めません。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>The disk with the data folder is full.</source>
        <translation>データフォルダーのあるディスクがいっぱいです。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>The store in the data folder is damaged.</source>
        <translation>データフォルダー内の保管データが破損しています。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>The store was damaged, so it is not certain whether this was sent already.</source>
        <translation>保管データが破損していたため、これがすでに送信されたかどうか確実ではありません。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>What was to be sent was lost when the store was damaged, so this cannot be sent again.</source>
        <translation>保管データの破損で送信内容が失われたため、これを再送信できません。</translation>
    </message>
    <message>
        <location filename="store/opening.py"/>
        <source>Install the newer version.</source>
        <translation>新しいバージョンをインストールしてください。</translation>
    </message>
    <message>
        <location filename="store/opening.py"/>
        <source>The data folder was written by a newer version of comfy-desk.</source>
        <translation>データフォルダーは、より新しいバージョンのcomfy-deskで書かれています。</translation>
    </message>
    <message>
        <location filename="store/opening.py"/>
        <source>The list of requests could not be brought to the form of this version. It is as it was.</source>
        <translation>リクエスト一覧をこのバージョンの形式に変換できませんでした。一覧は元のままです。</translation>
    </message>
    <message>
        <location filename="store/opening.py"/>
        <source>Use the version that wrote it, and report this.</source>
        <translation>書き込んだバージョンを使い、この問題を報告してください。</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>1 request was kept</source>
        <translation>1件のリクエストを保持しました</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>The list of requests was damaged: {what}; the damaged file is kept at {aside}.</source>
        <translation>リクエスト一覧が破損していました：{what}。破損したファイルは{aside}に残してあります。</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>The store in the data folder is damaged and could not be set aside. {sentence}</source>
        <translation>データフォルダー内の保管データが破損しており、別に移すこともできませんでした。{sentence}</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>no request could be read from it</source>
        <translation>リクエストは1件も読み取れませんでした</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>{asking} of them wait for your word before they are sent</source>
        <translation>そのうち{asking}件は、送信前に確認を待っています</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>{kept} requests were kept</source>
        <translation>{kept}件のリクエストを保持しました</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>{lost} could not be read</source>
        <translation>{lost}件は読み取れませんでした</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>An address begins with https://.</source>
        <translation>アドレスはhttps://で始まります。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>An address must not carry a user name or a password.</source>
        <translation>アドレスにユーザー名やパスワードを含めることはできません。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>From COMFY_API_KEY in the environment</source>
        <translation>環境変数COMFY_API_KEYから</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Give the address alone, without anything after its name and port.</source>
        <translation>アドレスだけを入力してください。名前とポートの後には何も付けません。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>In {name}</source>
        <translation>{name}に保管</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>It is the only account.</source>
        <translation>唯一のアカウントです。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>It must begin with https://, or the key could be read on the way. Only this computer is excepted.</source>
        <translation>https://で始まる必要があります。そうでないとキーが途中で読み取られるおそれがあります。例外はこのコンピューターだけです。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>It stays while {n} of its requests has not ended: no other account could collect it.</source>
        <translation>このアカウントのリクエスト{n}件がまだ終わっていないため、残ります。ほかのアカウントでは取得できません。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>It stays while {n} of its requests have not ended: no other account could collect them.</source>
        <translation>このアカウントのリクエスト{n}件がまだ終わっていないため、残ります。ほかのアカウントでは取得できません。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Its key comes from COMFY_API_KEY in the environment. It is changed there, not here.</source>
        <translation>キーは環境変数COMFY_API_KEYから来ています。変更はここではなく、そちらで行います。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Needs a key</source>
        <translation>キーが必要</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Needs credits; what waits for them is kept</source>
        <translation>クレジットが必要です。待っているものは保管されます</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Offline since {time}; trying again by itself</source>
        <translation>{time}からオフライン。自動で再試行しています</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Only until this program closes; it is in no keyring</source>
        <translation>このプログラムを閉じるまで。キーリングには保管されません</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>The Router asked for a pause: {span}</source>
        <translation>Routerが一時停止を求めました：{span}</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>The Router does not accept its key</source>
        <translation>Routerがキーを受け付けません</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>The practice Router has a key of its own; it costs nothing.</source>
        <translation>練習用Routerには専用のキーがあり、費用はかかりません。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <location filename="ui/dialogs/accounts.py"/>
        <source>The practice Router has this one account.</source>
        <translation>練習用Routerのアカウントはこの1つです。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>There is a space in this address.</source>
        <translation>アドレスに空白があります。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>This account comes from the environment (COMFY_ROUTER_BASE_URL, COMFY_API_KEY). It is changed there, and read again when the program starts.</source>
        <translation>このアカウントは環境変数（COMFY_ROUTER_BASE_URL、COMFY_API_KEY）から来ています。変更はそちらで行い、プログラムの起動時に読み直されます。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>This is not the address of a Router.</source>
        <translation>これはRouterのアドレスではありません。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>an account that is not here any more</source>
        <translation>もうないアカウント</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>none under way</source>
        <translation>進行中なし</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>not known yet</source>
        <translation>まだ不明</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>the system's keyring</source>
        <translation>システムのキーリング</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{address} (practice, on this computer)</source>
        <translation>{address}（練習用、このコンピューター上）</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{balance}, {age} ago</source>
        <translation>{balance}（{age}前）</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{name} needs credits</source>
        <translation>{name}のクレジットが必要です</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{name} needs its key</source>
        <translation>{name}のキーが必要です</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{n} has not ended</source>
        <translation>{n}件が未完了</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{n} have not ended</source>
        <translation>{n}件が未完了</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>Asking the Router about it…</source>
        <translation>Routerに問い合わせ中…</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <location filename="ui/views/compose_parts.py"/>
        <source>Cancel if it takes longer</source>
        <translation>長くかかったらキャンセル</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>Choose a model first: its time limit is remembered with it.</source>
        <translation>先にモデルを選んでください。制限時間はモデルごとに記憶されます。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>For every new request of {model}; those that were made already keep theirs.</source>
        <translation>{model}の新しいリクエストすべてに適用されます。すでに作成したものは元のままです。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>New requests of {model} have no time limit.</source>
        <translation>{model}の新しいリクエストに制限時間はありません。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>New requests of {model}: a cancel is asked for after {limit}.</source>
        <translation>{model}の新しいリクエスト：{limit}後にキャンセルを依頼します。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <location filename="ui/asking_settings.py"/>
        <source>Setting it…</source>
        <translation>設定中…</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>Taken in: it is followed and collected like your own.</source>
        <translation>取り込みました。自分のリクエストと同じように追跡し、取得します。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>The Router took it {age} ago; a shorter limit passes at once.</source>
        <translation>Routerが受け付けたのは{age}前です。それより短い制限はすぐに過ぎます。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>The request has no time limit.</source>
        <translation>このリクエストに制限時間はありません。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>This request has ended: a time limit changes nothing any more.</source>
        <translation>このリクエストは終わっています。制限時間を変えても影響はありません。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Time limit</source>
        <translation>制限時間</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>Time limit of the request: {limit}.</source>
        <translation>リクエストの制限時間：{limit}。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>no prompt</source>
        <translation>プロンプトなし</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <source>Export the settings</source>
        <translation>設定をエクスポート</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <source>Import settings</source>
        <translation>設定をインポート</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <source>Settings (*.json)</source>
        <translation>設定 (*.json)</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <source>The settings of the file are used from now on.</source>
        <translation>今後はファイルの設定を使用します。</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <location filename="ui/bulk.py"/>
        <location filename="ui/cull/window.py"/>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Written: {name}</source>
        <translation>書き出しました：{name}</translation>
    </message>
    <message>
        <location filename="ui/awake.py"/>
        <source>Requests are running</source>
        <translation>リクエストを実行中</translation>
    </message>
    <message>
        <location filename="ui/awake.py"/>
        <source>The machine is kept awake while requests run.</source>
        <translation>リクエストの実行中はコンピューターをスリープさせません。</translation>
    </message>
    <message>
        <location filename="ui/awake.py"/>
        <source>This system does not let the program keep the machine awake; it may sleep while requests run.</source>
        <translation>このシステムではスリープを防げません。リクエストの実行中にスリープすることがあります。</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>Nothing has failed.</source>
        <translation>失敗したものはありません。</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>Run {n} as new</source>
        <translation>{n}件を新規として実行</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <location filename="ui/desktop.py"/>
        <location filename="ui/saving.py"/>
        <source>Save all to</source>
        <translation>すべての保存先</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>Saving the files of {n} of {all} requests…</source>
        <translation>{all}件中{n}件のリクエストのファイルを保存中…</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <location filename="ui/verbs.py"/>
        <location filename="ui/views/spend_line.py"/>
        <source>Send anyway</source>
        <translation>それでも送信</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <location filename="ui/exporting.py"/>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} of {all} could not be cancelled: {why}</source>
        <translation>{all}件中{n}件をキャンセルできませんでした：{why}</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} of {all} did not go: {why}</source>
        <translation>{all}件中{n}件を送信できませんでした：{why}</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} request goes again under its key.</source>
        <translation>{n}件のリクエストを同じキーで再送信します。</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} request is asked about.</source>
        <translation>{n}件のリクエストについて問い合わせます。</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} request is held back.</source>
        <translation>{n}件のリクエストを保留しました。</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} requests are asked about.</source>
        <translation>{n}件のリクエストについて問い合わせます。</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} requests are held back.</source>
        <translation>{n}件のリクエストを保留しました。</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} requests go again, each under its key.</source>
        <translation>{n}件のリクエストを、それぞれ同じキーで再送信します。</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>Nothing can be cancelled any more.</source>
        <translation>キャンセルできるものはもうありません。</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>Nothing went</source>
        <translation>何も送信されませんでした</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>One was not saved: {why}</source>
        <translation>1件を保存できませんでした：{why}</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <location filename="ui/saving.py"/>
        <source>Saved {n} file in {folder}.</source>
        <translation>{folder}に{n}ファイルを保存しました。</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <location filename="ui/saving.py"/>
        <source>Saved {n} files in {folder}.</source>
        <translation>{folder}に{n}ファイルを保存しました。</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{known}, {n} without a price</source>
        <translation>{known}、{n}件は価格なし</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} are asked about again</source>
        <translation>{n}件を再度問い合わせています</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} are being cancelled; what runs may still finish and be charged</source>
        <translation>{n}件をキャンセル中です。実行中のものは完了し、課金されることがあります</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <location filename="ui/models/batches.py"/>
        <source>{n} cancelled</source>
        <translation>{n}件をキャンセルしました</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} go again under their keys</source>
        <translation>{n}件を同じキーで再送信します</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} goes again under its key</source>
        <translation>{n}件を同じキーで再送信します</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} had ended before</source>
        <translation>{n}件はすでに終わっていました</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} had ended otherwise</source>
        <translation>{n}件は別の形で終わっていました</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} had finished and are kept</source>
        <translation>{n}件は完了していたため保管されます</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} had finished and is kept</source>
        <translation>{n}件は完了していたため保管されます</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} has to be changed first</source>
        <translation>{n}件は先に変更が必要です</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} have to be changed first</source>
        <translation>{n}件は先に変更が必要です</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} is asked about again</source>
        <translation>{n}件を再度問い合わせています</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} is being cancelled; if it runs, it may still finish and be charged</source>
        <translation>{n}件をキャンセル中です。実行中なら完了し、課金されることがあります</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} run again as new requests</source>
        <translation>{n}件を新しいリクエストとして再実行します</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} runs again as a new request</source>
        <translation>{n}件を新しいリクエストとして再実行します</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} were not saved: {why}</source>
        <translation>{n}件を保存できませんでした：{why}</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} would be a new request</source>
        <translation>{n}件は新しいリクエストになります</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} would be new requests</source>
        <translation>{n}件は新しいリクエストになります</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{sum} by the estimates</source>
        <translation>見積もりで{sum}</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>A direct run cannot be cancelled; it may be charged</source>
        <translation>直接実行はキャンセルできません。課金されることがあります</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>Last answer at {time}, {age} ago</source>
        <translation>最後の応答は{time}（{age}前）</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>No answer yet</source>
        <translation>まだ応答なし</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>No prompt</source>
        <translation>プロンプトなし</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Taken in by its id</source>
        <translation>IDで取り込み</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>Your limit of {span} passed; a cancel was asked for</source>
        <translation>設定した制限時間{span}が過ぎ、キャンセルを依頼しました</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>Your limit of {span} passed; a direct run cannot be cancelled</source>
        <translation>設定した制限時間{span}が過ぎましたが、直接実行はキャンセルできません</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>about {amount}</source>
        <translation>約{amount}</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>checking…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>in {span}</source>
        <translation>{span}後</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>kept until {time}</source>
        <translation>{time}まで保管</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>limit {span}</source>
        <translation>制限{span}</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>not charged</source>
        <translation>課金なし</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>not reported</source>
        <translation>報告なし</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>sending…</source>
        <translation>送信中…</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>up to {amount}</source>
        <translation>最大{amount}</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/library/view.py"/>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/commands/words.py"/>
        <source>Queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <source>Queue and library &amp;side by side</source>
        <translation>キューとライブラリを並べて表示(&amp;S)</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <source>Queue or library</source>
        <translation>キューまたはライブラリ</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <source>Show the &amp;queue</source>
        <translation>キューを表示(&amp;Q)</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <source>Show the li&amp;brary</source>
        <translation>ライブラリを表示(&amp;B)</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>Backtab</source>
        <translation>Backtab</translation>
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
        <translation>入力欄でこのキーが必要です。</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>In a field of text this key writes or moves. Take one with Ctrl or Alt.</source>
        <translation>入力欄では、このキーは文字入力や移動に使われます。CtrlまたはAltとの組み合わせにしてください。</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>This key cannot be used.</source>
        <translation>このキーは使えません。</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>This key is needed to go through the window.</source>
        <translation>このキーはウィンドウ内の移動に必要です。</translation>
    </message>
    <message>
        <location filename="ui/commands/entries.py"/>
        <source>Go to request: {words}</source>
        <translation>リクエストへ移動：{words}</translation>
    </message>
    <message>
        <location filename="ui/commands/entries.py"/>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <location filename="ui/commands/entries.py"/>
        <source>Setting: {name}</source>
        <translation>設定：{name}</translation>
    </message>
    <message>
        <location filename="ui/commands/entries.py"/>
        <source>Use model {name}</source>
        <translation>モデル{name}を使用</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/layout.py"/>
        <source>Compose</source>
        <translation>作成</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <source>In a prompt: what was sent before</source>
        <translation>プロンプト欄：以前に送信した内容</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <source>Insert a snippet</source>
        <translation>スニペットを挿入</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <source>One prompt further back, nearer again</source>
        <translation>1つ前のプロンプト、1つ新しいプロンプト</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Play or pause</source>
        <translation>再生または一時停止</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <source>Rename a batch</source>
        <translation>バッチの名前を変更</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>The next work</source>
        <translation>次の作品</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>The work before</source>
        <translation>前の作品</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/layout.py"/>
        <source>Viewer</source>
        <translation>ビューアー</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>A command, a model, a setting or a request</source>
        <translation>コマンド、モデル、設定、リクエスト</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>Commands that fit</source>
        <translation>一致するコマンド</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>Nothing is called so.</source>
        <translation>この名前のものはありません。</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>unavailable: {why}</source>
        <translation>使用不可：{why}</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>{n} command</source>
        <translation>{n}個のコマンド</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>{n} commands</source>
        <translation>{n}個のコマンド</translation>
    </message>
    <message>
        <location filename="ui/commands/recorder.py"/>
        <source>Press the keys…</source>
        <translation>キーを押してください…</translation>
    </message>
    <message>
        <location filename="ui/commands/recorder.py"/>
        <source>Set a key…</source>
        <translation>キーを設定…</translation>
    </message>
    <message>
        <location filename="ui/commands/recorder.py"/>
        <source>The next key that is pressed is taken; Escape leaves it.</source>
        <translation>次に押したキーが設定されます。Escでやめます。</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>Centre of the window</source>
        <translation>ウィンドウの中央</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>Choose</source>
        <translation>選択</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/compare/window.py"/>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/viewers/details.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>not possible now</source>
        <translation>今は実行できません</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>Apart: {n} of a frame</source>
        <translation>ずれ：{n}フレーム</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>Ends with</source>
        <translation>終わりの基準</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>In step</source>
        <translation>同期</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>No sound</source>
        <translation>音声なし</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>One frame back</source>
        <translation>1フレーム戻る</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>One frame on</source>
        <translation>1フレーム進む</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Play again and again</source>
        <translation>繰り返し再生</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>Position of all films</source>
        <translation>すべての動画の位置</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>Sound of {letter}</source>
        <translation>{letter}の音声</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>The films are still loading.</source>
        <translation>動画を読み込み中です。</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>the longest film</source>
        <translation>最も長い動画</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>the shortest film</source>
        <translation>最も短い動画</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <source>not sent</source>
        <translation>未送信</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <location filename="ui/dialogs/setting_words.py"/>
        <location filename="ui/forms/choices.py"/>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <location filename="ui/dialogs/setting_words.py"/>
        <location filename="ui/forms/choices.py"/>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Favourite: {letter}</source>
        <translation>お気に入り：{letter}</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Its request is not in the list any more.</source>
        <translation>このリクエストはもう一覧にありません。</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Not in the library yet.</source>
        <translation>まだライブラリにありません。</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Opens the form with them; what you send then is a new request.</source>
        <translation>この値でフォームを開きます。そこから送信すると新しいリクエストになります。</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/library/actions.py"/>
        <source>Pick</source>
        <translation>採用</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Pick {letter}</source>
        <translation>{letter}を採用</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/library/actions.py"/>
        <source>Reject</source>
        <translation>不採用</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Reject {letter}</source>
        <translation>{letter}を不採用</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Use the parameters of {letter}</source>
        <translation>{letter}のパラメーターを使用</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Use these parameters</source>
        <translation>このパラメーターを使用</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/library/words.py"/>
        <source>{n} star</source>
        <translation>星{n}個</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/library/words.py"/>
        <source>{n} stars</source>
        <translation>星{n}個</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <location filename="ui/library/actions.py"/>
        <source>&amp;Compare…</source>
        <translation>比較(&amp;C)…</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <source>Choose two to four finished works to compare them.</source>
        <translation>比較するには完成した作品を2～4点選んでください。</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <source>Compare with what was shown before</source>
        <translation>直前に表示したものと比較</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <source>Four works can be compared at once; these are the first four.</source>
        <translation>同時に比較できるのは4点です。これは最初の4点です。</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <source>Only one work was shown so far; look at another one first.</source>
        <translation>まだ1点しか表示していません。先に別の作品を表示してください。</translation>
    </message>
    <message>
        <location filename="ui/compare/sources.py"/>
        <source>An animation: its first picture is compared.</source>
        <translation>アニメーション：最初の画像を比較します。</translation>
    </message>
    <message>
        <location filename="ui/compare/sources.py"/>
        <location filename="ui/cull/ahead.py"/>
        <source>It could not be shown.</source>
        <translation>表示できませんでした。</translation>
    </message>
    <message>
        <location filename="ui/compare/sources.py"/>
        <location filename="ui/cull/stage.py"/>
        <source>There is no file of it here.</source>
        <translation>ここにファイルがありません。</translation>
    </message>
    <message>
        <location filename="ui/compare/sources.py"/>
        <source>{kind}: there is no picture of it to compare.</source>
        <translation>{kind}：比較できる画像がありません。</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <source>Blink: {letter} is seen</source>
        <translation>点滅：{letter}を表示中</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <source>Difference of {first} and {second}</source>
        <translation>{first}と{second}の差分</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <location filename="ui/cull/stage.py"/>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <location filename="ui/compare/toolbar.py"/>
        <source>Side by side</source>
        <translation>並べて表示</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <source>Wipe: {share} % of {first}, the rest {second}</source>
        <translation>ワイプ：{share}%が{first}、残りが{second}</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <source>{first} against {second}: what is black is equal</source>
        <translation>{first}と{second}の差分：黒い部分は同じ</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>Also equal: {names}.</source>
        <translation>同じもの：{names}。</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>Equal: {names}.</source>
        <translation>同じもの：{names}。</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <location filename="ui/models/columns.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/dialogs/many_list.py"/>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>There is more than is compared here.</source>
        <translation>比較した範囲以外にも内容があります。</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <location filename="ui/dialogs/many_list.py"/>
        <source>What differs</source>
        <translation>相違点</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>What was sent for {letters} cannot be read here.</source>
        <translation>{letters}の送信内容はここでは読み込めません。</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>{n} parameter is equal.</source>
        <translation>{n}個のパラメーターが同じです。</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>{n} parameters are equal.</source>
        <translation>{n}個のパラメーターが同じです。</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>100 %</source>
        <translation>100%</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>As it is</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Blink</source>
        <translation>点滅</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Brightness of the difference</source>
        <translation>差分の明るさ</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>By hand (Space)</source>
        <translation>手動（Space）</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Difference</source>
        <translation>差分</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Left or upper one</source>
        <translation>左または上の作品</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Pace of blinking</source>
        <translation>点滅の間隔</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Right or lower one</source>
        <translation>右または下の作品</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Turn the edge</source>
        <translation>境界の向きを変える</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Whole picture</source>
        <translation>画像全体</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Wipe</source>
        <translation>ワイプ</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <location filename="ui/viewers/bar.py"/>
        <source>Zoom</source>
        <translation>ズーム</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>{n} s each</source>
        <translation>{n}秒ごと</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>{n} × as bright</source>
        <translation>明るさ{n}倍</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>All films one frame back</source>
        <translation>すべての動画を1フレーム戻す</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>All films one frame on</source>
        <translation>すべての動画を1フレーム進める</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/dialogs/about.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Next one, or play and pause</source>
        <translation>次へ、または再生と一時停止</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Of some of these there is no picture to compare; what was sent is compared below.</source>
        <translation>一部には比較できる画像がありません。送信内容は下で比較しています。</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Pictures and films together: {letters} can be played, the others stand still.</source>
        <translation>画像と動画の組み合わせ：{letters}は再生できます。ほかは静止画です。</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Pictures and films together; none can be played here.</source>
        <translation>画像と動画の組み合わせ：ここで再生できるものはありません。</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Play or pause all films</source>
        <translation>すべての動画を再生または一時停止</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Some of them are not here any more.</source>
        <translation>一部はもうここにありません。</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>There are not two works here that can be compared.</source>
        <translation>ここには比較できる作品が2点ありません。</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <location filename="ui/cull/window.py"/>
        <source>There is nothing to undo.</source>
        <translation>元に戻す操作がありません。</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>These files are equal, byte for byte.</source>
        <translation>これらのファイルはバイト単位で同一です。</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Undo the last mark</source>
        <translation>最後の印を元に戻す</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <location filename="ui/cull/window.py"/>
        <source>Undone: {words}</source>
        <translation>元に戻しました：{words}</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/models/columns.py"/>
        <source>Cost</source>
        <translation>費用</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Dimensions</source>
        <translation>寸法</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/library/columns.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <source>Time taken</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/details/course.py"/>
        <location filename="ui/durations.py"/>
        <source>{n} s</source>
        <translation>{n}秒</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/drawing/decode.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height}ピクセル</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <location filename="ui/desktop.py"/>
        <source>Copied as file.</source>
        <translation>ファイルとしてコピーしました。</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>Copied as file; the picture follows…</source>
        <translation>ファイルとしてコピーしました。画像も準備中…</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <location filename="ui/desktop.py"/>
        <source>Copied as picture.</source>
        <translation>画像としてコピーしました。</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>Reading the picture…</source>
        <translation>画像を読み込み中…</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>The picture is too large to be copied as one; its file can be copied.</source>
        <translation>画像が大きすぎるため画像としてはコピーできません。ファイルはコピーできます。</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <location filename="ui/verbs.py"/>
        <source>There is no picture to copy.</source>
        <translation>コピーする画像がありません。</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>This picture could not be read.</source>
        <translation>この画像を読み込めませんでした。</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>{n} files copied.</source>
        <translation>{n}ファイルをコピーしました。</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>{n} of {all} files copied; the others are no longer where they were saved.</source>
        <translation>{all}ファイル中{n}ファイルをコピーしました。残りは保存した場所にもうありません。</translation>
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
        <translation>取得中{n}</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>{n} in queue</source>
        <translation>キュー内{n}</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>{n} running</source>
        <translation>実行中{n}</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>{n} running directly</source>
        <translation>直接実行中{n}</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>{n} waiting here</source>
        <translation>ここで待機中{n}</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Decision</source>
        <translation>判定</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Favourite (F)</source>
        <translation>お気に入り（F）</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>No favourite (F)</source>
        <translation>お気に入りなし（F）</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Pick (P)</source>
        <translation>採用（P）</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Picked</source>
        <translation>採用済み</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Reject (X)</source>
        <translation>不採用（X）</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Rejected</source>
        <translation>不採用済み</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Undecided</source>
        <translation>未判定</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Unset (U)</source>
        <translation>取り消し（U）</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>{n} star ({n})</source>
        <translation>星{n}個（{n}）</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>{n} stars ({n})</source>
        <translation>星{n}個（{n}）</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <source>Finish</source>
        <translation>完了</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/window.py"/>
        <source>Go on after a mark</source>
        <translation>印を付けたら次へ</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/window.py"/>
        <source>Undecided only</source>
        <translation>未判定のみ</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <source>Where you are</source>
        <translation>現在の位置</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <source>still reading the marks</source>
        <translation>印を読み込み中</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>{n} of {all}</source>
        <translation>{n} / {all}</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/summary.py"/>
        <source>{n} pick</source>
        <translation>採用{n}</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/summary.py"/>
        <source>{n} picks</source>
        <translation>採用{n}</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/summary.py"/>
        <source>{n} reject</source>
        <translation>不採用{n}</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/summary.py"/>
        <source>{n} rejects</source>
        <translation>不採用{n}</translation>
    </message>
    <message>
        <location filename="ui/cull/opening.py"/>
        <location filename="ui/library/actions.py"/>
        <source>&amp;Go through works one by one…</source>
        <translation>作品を1点ずつ選別(&amp;G)…</translation>
    </message>
    <message>
        <location filename="ui/cull/opening.py"/>
        <source>There are no works to go through.</source>
        <translation>選別する作品がありません。</translation>
    </message>
    <message>
        <location filename="ui/cull/stage.py"/>
        <source>An animation: its first picture is shown.</source>
        <translation>アニメーション：最初の画像を表示しています。</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Export picks…</source>
        <translation>採用分をエクスポート…</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Go on looking</source>
        <translation>続けて見る</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Move rejects to the trash</source>
        <translation>不採用分をゴミ箱に移動</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Move {n} reject to the trash</source>
        <translation>不採用{n}点をゴミ箱に移動</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Move {n} rejects to the trash</source>
        <translation>不採用{n}点をゴミ箱に移動</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Nothing is left here.</source>
        <translation>ここには何も残っていません。</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Nothing was picked.</source>
        <translation>採用したものはありません。</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Nothing was rejected.</source>
        <translation>不採用にしたものはありません。</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Show picks</source>
        <translation>採用分を表示</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>They stay there for 30 days, and can be put back.</source>
        <translation>30日間残り、元に戻せます。</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>You went through all of them</source>
        <translation>すべて見終わりました</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>{n} undecided</source>
        <translation>未判定{n}</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Cull</source>
        <translation>選別</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Favourite, or none</source>
        <translation>お気に入りの切り替え</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>First work</source>
        <translation>最初の作品</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>From the beginning</source>
        <translation>最初から</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Go through works</source>
        <translation>作品を選別</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Last work</source>
        <translation>最後の作品</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Neither picked nor rejected</source>
        <translation>採用・不採用の印なし</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Next work</source>
        <translation>次の作品</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Rate {n} star</source>
        <translation>評価：星{n}個</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Rate {n} stars</source>
        <translation>評価：星{n}個</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Take the stars away</source>
        <translation>星を外す</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Work before</source>
        <translation>前の作品</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>You were here last time.</source>
        <translation>前回はここまで見ました。</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>← → move · 1–5 stars, 0 none · P pick · X reject · U unset · F favourite · Z undo · Space play · N undecided only · A go on after a mark · F11 full screen</source>
        <translation>← → 移動 · 1–5 星、0 なし · P 採用 · X 不採用 · U 取り消し · F お気に入り · Z 元に戻す · Space 再生 · N 未判定のみ · A 印を付けたら次へ · F11 全画面</translation>
    </message>
    <message>
        <location filename="ui/delegates/group.py"/>
        <location filename="ui/views/group_lines.py"/>
        <source>Cancel group</source>
        <translation>グループをキャンセル</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <location filename="ui/dialogs/many_ways.py"/>
        <location filename="ui/forms/media_edit.py"/>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>Copied as file, with the frame that is shown.</source>
        <translation>表示中のフレームをファイルとしてコピーしました。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>Copied as picture and file.</source>
        <translation>画像とファイルとしてコピーしました。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <location filename="ui/viewers/gestures.py"/>
        <source>Copied as text.</source>
        <translation>テキストとしてコピーしました。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>Files of this kind are not opened from here; they can be shown in their folder.</source>
        <translation>この種類のファイルはここからは開けません。フォルダーで表示できます。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <location filename="ui/saving.py"/>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>The file and its folder are no longer where they were.</source>
        <translation>ファイルもそのフォルダーも、元の場所にもうありません。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>The system has no file manager that could be asked. The folder is {folder}.</source>
        <translation>このシステムで使えるファイルマネージャーがありません。フォルダーは{folder}です。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>The system has no program for this kind of file.</source>
        <translation>この種類のファイルを開くプログラムがシステムにありません。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>This file is marked as a program, so it is not opened from here.</source>
        <translation>このファイルはプログラムとしての印があるため、ここからは開けません。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>no explorer</source>
        <translation>エクスプローラーなし</translation>
    </message>
    <message>
        <location filename="ui/desktop_bus/parent.py"/>
        <location filename="ui/dialogs/setting_folder.py"/>
        <location filename="ui/exporting.py"/>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="ui/details/course.py"/>
        <source>{what} · {time} later</source>
        <translation>{what} · {time}後</translation>
    </message>
    <message>
        <location filename="ui/details/lines.py"/>
        <source>Copy “{name}”</source>
        <translation>「{name}」をコピー</translation>
    </message>
    <message>
        <location filename="ui/details/pane.py"/>
        <source>Choose a request in the queue: its course, ids, files and raw answer stand here.</source>
        <translation>キューでリクエストを選ぶと、経過、ID、ファイル、生の応答がここに表示されます。</translation>
    </message>
    <message>
        <location filename="ui/details/pane.py"/>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message>
        <location filename="ui/details/pane.py"/>
        <location filename="ui/dialogs/ledger_words.py"/>
        <location filename="ui/dialogs/many.py"/>
        <source>{n} request</source>
        <translation>{n}件のリクエスト</translation>
    </message>
    <message>
        <location filename="ui/details/pane.py"/>
        <location filename="ui/dialogs/ledger_words.py"/>
        <location filename="ui/dialogs/many.py"/>
        <source>{n} requests</source>
        <translation>{n}件のリクエスト</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Call id</source>
        <translation>コールID</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Came from</source>
        <translation>元</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Copy for support</source>
        <translation>サポート用にコピー</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Course</source>
        <translation>経過</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Credits</source>
        <translation>クレジット</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Detail</source>
        <translation>詳細</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Details of {model}</source>
        <translation>{model}の詳細</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>HTTP status</source>
        <translation>HTTPステータス</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Idempotency key</source>
        <translation>べき等キー</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Ids</source>
        <translation>ID</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Ids, times and words. No prompt, no key, no signed link.</source>
        <translation>ID、時刻、文言のみ。プロンプト、キー、署名付きリンクは含みません。</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Input handed back</source>
        <translation>返された入力</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Kind of failure</source>
        <translation>失敗の種類</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>No answer was kept.</source>
        <translation>応答は保管されていません。</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Not passed on</source>
        <translation>渡されなかったもの</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Poster</source>
        <translation>ポスター</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Provider asked for</source>
        <translation>指定したプロバイダー</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Raw answer</source>
        <translation>生の応答</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Refusal concerns</source>
        <translation>拒否の対象</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/dialogs/adopt.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Request id</source>
        <translation>リクエストID</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Sends</source>
        <translation>送信回数</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/served_words.py"/>
        <location filename="ui/views/serving_choice.py"/>
        <source>Served by</source>
        <translation>実行元</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/details/summary.py"/>
        <location filename="ui/dialogs/accounts.py"/>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>There is no answer yet.</source>
        <translation>まだ応答がありません。</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Usual time</source>
        <translation>通常の時間</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Variant</source>
        <translation>バリアント</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Work</source>
        <translation>作品</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>Estimated, not reported</source>
        <translation>見積もりのみ、報告なし</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>Files here</source>
        <translation>ここにあるファイル</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <location filename="ui/library/columns.py"/>
        <location filename="ui/models/columns.py"/>
        <source>Made</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/dialogs/many_models.py"/>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>Reported cost</source>
        <translation>報告された費用</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>Time together</source>
        <translation>合計時間</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{first} to {last}</source>
        <translation>{first}～{last}</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{n} file, {size}</source>
        <translation>{n}ファイル、{size}</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{n} files, {size}</source>
        <translation>{n}ファイル、{size}</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <location filename="ui/served_words.py"/>
        <location filename="ui/window_drop.py"/>
        <source>{n} more</source>
        <translation>ほか{n}</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{sum}, {mean} each</source>
        <translation>{sum}、1件あたり{mean}</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{sum}, {n} not reported</source>
        <translation>{sum}、{n}件は報告なし</translation>
    </message>
    <message>
        <location filename="ui/dialogs/about.py"/>
        <source>A desk for people who make pictures, films and sounds with partner models through Comfy Router's queue.</source>
        <translation>Comfy Routerのキューを通じて、パートナーモデルで画像、動画、音声を作る人のためのデスク。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/about.py"/>
        <source>Version {version} · Python {python} · Qt for Python {qt}</source>
        <translation>バージョン{version} · Python {python} · Qt for Python {qt}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_list.py"/>
        <source>Accounts</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_list.py"/>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_list.py"/>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_list.py"/>
        <source>key: {place}</source>
        <translation>キー：{place}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>A key for this account</source>
        <translation>このアカウントのキー</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>A key for {name}</source>
        <translation>{name}のキー</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Add an account</source>
        <translation>アカウントを追加</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Add this account</source>
        <translation>このアカウントを追加</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>An account needs a name</source>
        <translation>アカウントには名前が必要です</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Another key for {name}</source>
        <translation>{name}の別のキー</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>As you call it: Studio, Home …</source>
        <translation>好きな呼び名：スタジオ、自宅 …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Correct the address first.</source>
        <translation>先にアドレスを直してください。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Left empty, it is the usual one.</source>
        <translation>空欄なら通常のアドレスを使います。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <location filename="ui/library/side.py"/>
        <location filename="ui/views/presets_panel.py"/>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Rename the account</source>
        <translation>アカウントの名前を変更</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Requests under way go on being followed, with the new key. One that was sent without an answer asks you before it is sent with the new key: sent again, it may run a second time. A key of another workspace cannot read what this one has sent; add that as an account of its own.</source>
        <translation>進行中のリクエストは新しいキーで引き続き追跡します。送信したまま応答がないものは、新しいキーで送信する前に確認します。再送信すると、もう一度実行される可能性があるためです。別のワークスペースのキーでは、これまでに送信したものを読み取れません。その場合は別のアカウントとして追加してください。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Router’s address</source>
        <translation>Routerのアドレス</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>What waits for a key goes on with it.</source>
        <translation>キーを待っているものは、このキーで続行します。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Accounts and keys</source>
        <translation>アカウントとキー</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Add an account…</source>
        <translation>アカウントを追加…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Adding the account…</source>
        <translation>アカウントを追加中…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Another account is in use then.</source>
        <translation>その後は別のアカウントが使用されます。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Balance</source>
        <translation>残高</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <location filename="ui/status_line.py"/>
        <source>Enter key…</source>
        <translation>キーを入力…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>It is in use.</source>
        <translation>使用中です。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Its key goes, too. Rows and files of its requests stay; what the Router still keeps of them cannot be read any more.</source>
        <translation>キーも削除されます。リクエストの行とファイルは残りますが、Routerにまだあるものは読み取れなくなります。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Its rows stay, and wait until a key is entered; requests at the Router go on there meanwhile.</source>
        <translation>行は残り、キーが入力されるまで待機します。その間もRouterにあるリクエストは続行します。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>New requests are sent as {name}.</source>
        <translation>新しいリクエストは{name}として送信されます。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Practise without a key</source>
        <translation>キーなしで練習</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove account…</source>
        <translation>アカウントを削除…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove key…</source>
        <translation>キーを削除…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove the account</source>
        <translation>アカウントを削除</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove the key</source>
        <translation>キーを削除</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove the key of {name}?</source>
        <translation>{name}のキーを削除しますか？</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove {name} from the list?</source>
        <translation>{name}を一覧から削除しますか？</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Removing the account…</source>
        <translation>アカウントを削除中…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Removing the key…</source>
        <translation>キーを削除中…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Renaming…</source>
        <translation>名前を変更中…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Replace key…</source>
        <translation>キーを置き換え…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>The key itself stays valid at the Router.</source>
        <translation>キー自体はRouterで引き続き有効です。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>The key of {name} is in use from now on.</source>
        <translation>今後は{name}のキーを使用します。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>The key of {name} is removed.</source>
        <translation>{name}のキーを削除しました。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>There is no key.</source>
        <translation>キーがありません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Use this one</source>
        <translation>これを使用</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>{name} is in use from now on.</source>
        <translation>今後は{name}を使用します。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>{name} is removed; its rows stay.</source>
        <translation>{name}を削除しました。行は残ります。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>A model is named like provider/model, in small letters.</source>
        <translation>モデル名は「provider/model」の形で、小文字です。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>A request that was sent from another program or computer is followed and collected here like one of your own. Paste its status address, the Router’s answer (JSON) or copied ids into either field, or type both.</source>
        <translation>別のプログラムやコンピューターから送信したリクエストを、ここで自分のものと同じように追跡し、取得します。状態のアドレス、Routerの応答（JSON）、コピーしたIDのいずれかをどちらかの欄に貼り付けるか、両方を入力してください。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>Asked as {name}: only the account that sent a request can read it.</source>
        <translation>{name}として問い合わせます。リクエストを読み取れるのは、送信したアカウントだけです。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>It needs a model and an id</source>
        <translation>モデルとIDが必要です</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>Take in a request</source>
        <translation>リクエストを取り込む</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>Take it in</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>The request’s id</source>
        <translation>リクエストのID</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>To ask as another one, put that one in use first.</source>
        <translation>別のアカウントで問い合わせるには、先にそのアカウントに切り替えてください。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>provider/model</source>
        <translation>provider/model</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>A key, or a first try without one</source>
        <translation>キーを入力、またはキーなしで試す</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>A practice Router on this computer makes real little pictures, films and sounds, free.</source>
        <translation>このコンピューター上の練習用Routerが、本物の小さな画像、動画、音声を無料で作ります。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>First start</source>
        <translation>初回の設定</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>I have a key</source>
        <translation>キーを持っています</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>I only want to look</source>
        <translation>まずは見てみたい</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>Requests go to Comfy Router and are paid from your workspace's credits.</source>
        <translation>リクエストはComfy Routerに送られ、ワークスペースのクレジットで支払われます。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>Try it without a key</source>
        <translation>キーなしで試す</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>You can change this at any time in the File menu.</source>
        <translation>これは「ファイル」メニューでいつでも変更できます。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>API key</source>
        <translation>APIキー</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>Asking the Router…</source>
        <translation>Routerに問い合わせ中…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Asks the Router whether it takes this key; nothing is run or charged</source>
        <translation>Routerがこのキーを受け付けるか確認します。実行も課金もされません</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Get a key at platform.comfy.org</source>
        <translation>platform.comfy.orgでキーを取得</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Hide the key</source>
        <translation>キーを隠す</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>It will be kept in {name}, never in a file.</source>
        <translation>{name}に保管されます。ファイルには保存されません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Kept in the system's keyring where there is one, else until this program closes.</source>
        <translation>システムのキーリングがあればそこに、なければこのプログラムを閉じるまで保管されます。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Opens {page} in your browser</source>
        <translation>ブラウザーで{page}を開きます</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Paste a key first</source>
        <translation>先にキーを貼り付けてください</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Paste your key: comfyui-…</source>
        <translation>キーを貼り付け：comfyui-…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Show the key</source>
        <translation>キーを表示</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Testing…</source>
        <translation>テスト中…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>There is no system keyring.</source>
        <translation>システムのキーリングがありません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Use this key</source>
        <translation>このキーを使用</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>{note} The key lives until this program closes.</source>
        <translation>{note}キーはこのプログラムを閉じるまで有効です。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>30 days</source>
        <translation>30日</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>7 days</source>
        <translation>7日</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>90 days</source>
        <translation>90日</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>A year</source>
        <translation>1年</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Adding up…</source>
        <translation>集計中…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/views/model_picker.py"/>
        <location filename="ui/views/queue_pages.py"/>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>All accounts</source>
        <translation>すべてのアカウント</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Costs by day and model</source>
        <translation>日別・モデル別の費用</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Days</source>
        <translation>期間</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Export as CSV…</source>
        <translation>CSVとしてエクスポート…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Export the ledger</source>
        <translation>利用明細をエクスポート</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>From what the Router reported at the end, and where it reported nothing, from what was estimated before: from the least to the most. Not reported means that no figure came, and not that it was free. Days are those of this machine; removed requests count.</source>
        <translation>Routerが最後に報告した額と、報告がない場合は事前の見積もり（最小から最大）に基づきます。「報告なし」は金額が届かなかったという意味で、無料だったという意味ではありません。日付はこのコンピューターのものです。削除したリクエストも含みます。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>In these days: {sum}</source>
        <translation>この期間の合計：{sum}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Ledger</source>
        <translation>利用明細</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Not charged</source>
        <translation>課金なし</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Not reported</source>
        <translation>報告なし</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Removed account {id}</source>
        <translation>削除済みアカウント{id}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>There is nothing in these days to export</source>
        <translation>この期間にエクスポートするものはありません</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/library/words.py"/>
        <location filename="ui/models/queue_groups.py"/>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Writing…</source>
        <translation>書き込み中…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>Costs as bars</source>
        <translation>費用の棒グラフ</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>Nothing was sent in these days.</source>
        <translation>この期間に送信したものはありません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>only estimated</source>
        <translation>見積もりのみ</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>reported</source>
        <translation>報告済み</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>some not reported</source>
        <translation>一部は報告なし</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_table.py"/>
        <location filename="ui/models/queue_groups.py"/>
        <source>Day</source>
        <translation>日付</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Estimated</source>
        <translation>見積もり</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Reported</source>
        <translation>報告済み</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>nothing charged</source>
        <translation>課金なし</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>nothing was sent</source>
        <translation>送信なし</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>{amount} only estimated</source>
        <translation>{amount}（見積もりのみ）</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>{amount} reported</source>
        <translation>{amount}（報告済み）</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>{n} not charged</source>
        <translation>{n}件は課金なし</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>{n} not reported</source>
        <translation>{n}件は報告なし</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Add to the queue</source>
        <translation>キューに追加</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Add {n} request to the queue</source>
        <translation>{n}件のリクエストをキューに追加</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Add {n} requests to the queue</source>
        <translation>{n}件のリクエストをキューに追加</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Copies</source>
        <translation>コピー</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Lines or table</source>
        <translation>行または表</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Making the list…</source>
        <translation>一覧を作成中…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/views/compose_parts.py"/>
        <source>Many from one</source>
        <translation>まとめて作成</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Many from one: {model}</source>
        <translation>まとめて作成：{model}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/views/batches.py"/>
        <location filename="ui/views/group_lines.py"/>
        <source>Name of the batch</source>
        <translation>バッチの名前</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Nothing is ticked that can be sent.</source>
        <translation>チェックしたものに送信できるものがありません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Number {n}: {why}</source>
        <translation>{n}番目：{why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Send all {n} anyway</source>
        <translation>それでも{n}件すべてを送信</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Send it anyway</source>
        <translation>それでも送信</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Sweep</source>
        <translation>値の一覧</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>The list is being made.</source>
        <translation>一覧を作成しています。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>The next {n}</source>
        <translation>次の{n}件</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>These are {size} together; at most {most} go at once. Untick some.</source>
        <translation>合計{size}です。一度に送れるのは最大{most}です。いくつかチェックを外してください。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>These requests were not added. {why}</source>
        <translation>これらのリクエストは追加されませんでした。{why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>This cannot be sent: {why}.</source>
        <translation>これは送信できません：{why}。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/views/compose_parts.py"/>
        <source>Writing it down…</source>
        <translation>記録中…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>a batch has at most {most}: these are {first} to {last} of {all}</source>
        <translation>1つのバッチは最大{most}件です。これは{all}件中の{first}～{last}件目です</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>{n} cannot be sent</source>
        <translation>{n}件は送信できません</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>{what} of {n}</source>
        <translation>{n}件中{what}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_list.py"/>
        <source>Requests of this list</source>
        <translation>この一覧のリクエスト</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_list.py"/>
        <source>Worth knowing</source>
        <translation>確認事項</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_list.py"/>
        <source>left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_list.py"/>
        <source>ticked</source>
        <translation>チェック済み</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>At most {n} models at once: untick {more}.</source>
        <translation>一度に選べるのは最大{n}モデルです。{more}個のチェックを外してください。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>Fetching the forms of the other models…</source>
        <translation>ほかのモデルのフォームを取得中…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>Find a model</source>
        <translation>モデルを検索</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>Tick the models that are to have it.</source>
        <translation>送信するモデルにチェックを付けてください。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>{name}: differently there: {what}.</source>
        <translation>{name}：内容が変わるもの：{what}。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>{name}: everything goes over.</source>
        <translation>{name}：すべて引き継がれます。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>{name}: left out: {what}</source>
        <translation>{name}：除外：{what}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_opening.py"/>
        <source>Many from o&amp;ne…</source>
        <translation>まとめて作成(&amp;N)…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_opening.py"/>
        <source>Many from one begins with what stands in a form. {why}</source>
        <translation>まとめて作成は、フォームの内容から始まります。{why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_opening.py"/>
        <source>Many from one begins with what stands in a model’s form.</source>
        <translation>まとめて作成は、モデルのフォームの内容から始まります。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>It may refuse {n} more.</source>
        <translation>ほかに{n}件が拒否される可能性があります。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>The Router may refuse number {n}: {why}</source>
        <translation>Routerが{n}番目を拒否する可能性があります：{why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>The Router may refuse this: {why}</source>
        <translation>Routerがこれを拒否する可能性があります：{why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>The Router would refuse number {n}: {why}</source>
        <translation>Routerは{n}番目を拒否します：{why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>The Router would refuse this: {why}</source>
        <translation>Routerはこれを拒否します：{why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <location filename="ui/views/price_watch.py"/>
        <source>The price is being asked for.</source>
        <translation>価格を問い合わせています。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>7, 12, 40</source>
        <translation>7, 12, 40</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>A random one each</source>
        <translation>それぞれランダム</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>As in the form</source>
        <translation>フォームのとおり</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Copies of each</source>
        <translation>それぞれのコピー数</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Counted up from</source>
        <translation>次の数から順に増やす</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>First seed</source>
        <translation>最初のシード</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>New random seeds</source>
        <translation>ランダムなシードを引き直す</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>One copy of each for every seed</source>
        <translation>シードごとに1つずつコピー</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Seeds</source>
        <translation>シード</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Seeds are counted up from a whole number.</source>
        <translation>シードは整数から順に増やします。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>The seeds</source>
        <translation>シードの一覧</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>These seeds</source>
        <translation>指定したシード</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>This model has no seed: copies are the same request again.</source>
        <translation>このモデルにはシードがありません。コピーは同じリクエストの繰り返しになります。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Write the seeds: 7, 12, 40.</source>
        <translation>シードを書いてください：7, 12, 40。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>And with each of them</source>
        <translation>さらに組み合わせる項目</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>Both are the same field.</source>
        <translation>両方とも同じフィールドです。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>Choose a field that goes through several values.</source>
        <translation>複数の値を試すフィールドを選んでください。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>No field</source>
        <translation>フィールドなし</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>One value a line</source>
        <translation>1行に1つの値</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>{name} has no values yet.</source>
        <translation>{name}にはまだ値がありません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>{n} value</source>
        <translation>{n}個の値</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>{n} values</source>
        <translation>{n}個の値</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>A table: each row a request</source>
        <translation>表：1行が1リクエスト</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Column {n}</source>
        <translation>列{n}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Column {n}: {name}</source>
        <translation>列{n}：{name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Each line is a prompt</source>
        <translation>1行が1プロンプト</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Each line is a prompt instead</source>
        <translation>代わりに1行を1プロンプトにする</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Leave the file</source>
        <translation>ファイルを外す</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <location filename="ui/served_words.py"/>
        <source>Left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>No column is a field yet: choose which is which.</source>
        <translation>まだどの列にもフィールドが割り当てられていません。割り当てを選んでください。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>No lines are here yet.</source>
        <translation>まだ行がありません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Once for each choice in the prompt</source>
        <translation>プロンプトの選択肢ごとに1回</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Once for each choice in {choices}: {n}</source>
        <translation>{choices}の選択肢ごとに1回：{n}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Open lines or a table</source>
        <translation>行または表を開く</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Paste lines here, or drop a CSV file</source>
        <translation>行をここに貼り付けるか、CSVファイルをドロップしてください</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Read as a table with columns {names}.</source>
        <translation>列{names}の表として読み込みました。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Read as a table.</source>
        <translation>表として読み込みました。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Tables and texts (*.csv *.tsv *.txt)</source>
        <translation>表とテキスト (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>The first row names the fields</source>
        <translation>最初の行はフィールド名</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>The form as it stands, so many times. A prompt with {choices} in it has choices.</source>
        <translation>フォームの内容をこの回数だけ繰り返します。プロンプトに{choices}があれば選択肢になります。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>There is only the row that names the fields.</source>
        <translation>フィールド名の行しかありません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>This model has no prompt: use a table.</source>
        <translation>このモデルにはプロンプトがありません。表を使ってください。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Two columns are the same field: {names}.</source>
        <translation>2つの列が同じフィールドです：{names}。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>What it is</source>
        <translation>割り当て</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>red|blue</source>
        <translation>赤|青</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>{name} cannot be read: {why}.</source>
        <translation>{name}を読み込めません：{why}。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>{name} has more than {size}.</source>
        <translation>{name}は{size}を超えています。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/page.py"/>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Account and key</source>
        <translation>アカウントとキー</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Go to your own accounts</source>
        <translation>自分のアカウントに移動</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Router</source>
        <translation>Router</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Their keys are read from the keyring; what is at the Router is followed on</source>
        <translation>キーはキーリングから読み込まれ、Routerにあるものは引き続き追跡されます</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Use your own key</source>
        <translation>自分のキーを使用</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Your own account has its own queue. The practice one stays as it is and can be opened again.</source>
        <translation>自分のアカウントには専用のキューがあります。練習用のキューはそのまま残り、また開くことができます。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Choose: {name}</source>
        <translation>選択：{name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <location filename="ui/forms/choice_edit.py"/>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Give the whole path of a folder, from its drive or / on.</source>
        <translation>フォルダーの完全なパスを、ドライブまたは / から入力してください。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Looking whether files can be saved there…</source>
        <translation>そこにファイルを保存できるか確認中…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Named on the command line (--save-dir). It stays while this window is open.</source>
        <translation>コマンドラインで指定されています（--save-dir）。このウィンドウが開いている間は有効です。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Show this folder</source>
        <translation>このフォルダーを表示</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>The disk with this folder does not answer.</source>
        <translation>このフォルダーのあるディスクが応答しません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Use the usual folder</source>
        <translation>既定のフォルダーを使用</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>{why} Not changed.</source>
        <translation>{why}変更していません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>{why} While files cannot be saved there, they are kept in the data folder.</source>
        <translation>{why}そこにファイルを保存できない間は、データフォルダーに保管されます。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>Not used:</source>
        <translation>使用しないもの：</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>Settings from a file</source>
        <translation>ファイルの設定</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>This file changes nothing here.</source>
        <translation>このファイルで変わるものはありません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>Use these {n} settings</source>
        <translation>この{n}件の設定を使用</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>Use this setting</source>
        <translation>この設定を使用</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <location filename="ui/viewers/parameters.py"/>
        <source>and {n} more</source>
        <translation>ほか{n}件</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{after} instead of {before}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{n} are the same here.</source>
        <translation>{n}件はここと同じです。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{n} is the same here.</source>
        <translation>{n}件はここと同じです。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{n} setting would change.</source>
        <translation>{n}件の設定が変わります。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{n} settings would change.</source>
        <translation>{n}件の設定が変わります。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Commands and their keys</source>
        <translation>コマンドとそのキー</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Its keys belong to fields and lists, and stay as they are.</source>
        <translation>このキーは入力欄や一覧のもので、変更できません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Leave it</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>No command is called so.</source>
        <translation>この名前のコマンドはありません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>No key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Search commands and keys</source>
        <translation>コマンドとキーを検索</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Use it for “{title}” instead</source>
        <translation>代わりに「{title}」に使用</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Usual keys</source>
        <translation>既定のキー</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Usually without a key</source>
        <translation>既定ではキーなし</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Usually {keys}</source>
        <translation>既定：{keys}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>{key} belongs to {commands}.</source>
        <translation>{key}は{commands}で使われています。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>{key} has a fixed meaning in a part of the window.</source>
        <translation>{key}はウィンドウの一部で決まった役割があります。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>{name} has this key already.</source>
        <translation>{name}にはすでにこのキーがあります。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>$0 is off</source>
        <translation>$0でオフ</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>At least {size}; not changed.</source>
        <translation>{size}以上にしてください。変更していません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>At most {size}; not changed.</source>
        <translation>{size}以下にしてください。変更していません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>Reset: {name}</source>
        <translation>リセット：{name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>Unit of {name}</source>
        <translation>{name}の単位</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>{least} to {most}</source>
        <translation>{least}～{most}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>1, 2, 3 … within a request</source>
        <translation>リクエスト内の番号：1、2、3 …</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>Insert {name}: {meaning}</source>
        <translation>{name}を挿入：{meaning}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The beginning of the request's own id: the same for all of its files</source>
        <translation>リクエストIDの先頭部分：そのリクエストの全ファイルで共通</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The day of the request, as 2026-11-29</source>
        <translation>リクエストの日付。例：2026-11-29</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The model's name</source>
        <translation>モデルの名前</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The next files would be called:</source>
        <translation>次のファイルの名前：</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The prompt, shortened where it is long</source>
        <translation>プロンプト（長い場合は短縮）</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The seed, where there is one</source>
        <translation>シード（ある場合）</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The time of the request, as 141530</source>
        <translation>リクエストの時刻。例：141530</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>Use the usual names</source>
        <translation>既定の名前を使用</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>Who runs the model</source>
        <translation>モデルの実行元</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_words.py"/>
        <source>the usual</source>
        <translation>既定</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_words.py"/>
        <source>{n} command changed</source>
        <translation>{n}個のコマンドを変更</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_words.py"/>
        <source>{n} commands changed</source>
        <translation>{n}個のコマンドを変更</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>All of them are as they usually are.</source>
        <translation>すべて既定のままです。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>All settings</source>
        <translation>すべての設定</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>As before.</source>
        <translation>元のとおりです。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Changed, and used from now on.</source>
        <translation>変更しました。今後この設定を使用します。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Changed; it counts from the next start on.</source>
        <translation>変更しました。次回の起動から有効です。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Export the folders of this machine, too</source>
        <translation>このコンピューターのフォルダーもエクスポート</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Export the settings to a file</source>
        <translation>設定をファイルにエクスポート</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Groups of settings</source>
        <translation>設定のグループ</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Import settings from a file</source>
        <translation>ファイルから設定をインポート</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>No setting is about this.</source>
        <translation>これに関する設定はありません。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Reset all settings</source>
        <translation>すべての設定をリセット</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Search the settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Undo the last change</source>
        <translation>最後の変更を元に戻す</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Undo the last change: {name}</source>
        <translation>最後の変更を元に戻す：{name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>{n} setting was changed.</source>
        <translation>{n}件の設定を変更しました。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>{n} settings were changed.</source>
        <translation>{n}件の設定を変更しました。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/shortcuts.py"/>
        <source>Change them…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>A direct run cannot be cancelled: at the limit its row only says that the time is over.</source>
        <translation>直接実行はキャンセルできません。制限に達すると、時間が過ぎたことが行に表示されるだけです。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Another time</source>
        <translation>別の時間</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Another time:</source>
        <translation>別の時間：</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Counted from when the Router took the request. At its end one cancel is asked for. That may come too late to stop the run or its charge; following goes on, and what arrives is kept.</source>
        <translation>Routerがリクエストを受け付けた時点から数えます。時間が過ぎると、キャンセルを1回依頼します。実行や課金を止めるには遅すぎることがあります。その後も追跡を続け、届いたものは保管します。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>No limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Set the limit</source>
        <translation>制限を設定</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Unit of time</source>
        <translation>時間の単位</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>hours</source>
        <translation>時間</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <location filename="ui/disk.py"/>
        <source>The folder does not answer. Look whether its disk or network is there.</source>
        <translation>フォルダーが応答しません。そのディスクまたはネットワークが接続されているか確認してください。</translation>
    </message>
    <message>
        <location filename="ui/drag_out.py"/>
        <source>Their files are no longer where they were.</source>
        <translation>ファイルが元の場所にもうありません。</translation>
    </message>
    <message>
        <location filename="ui/drag_out.py"/>
        <source>There are no files of them here yet, so there is nothing to drag.</source>
        <translation>ここにはまだファイルがないため、ドラッグするものがありません。</translation>
    </message>
    <message>
        <location filename="ui/drag_out.py"/>
        <source>There is no file of it here yet, so there is nothing to drag.</source>
        <translation>ここにはまだファイルがないため、ドラッグするものがありません。</translation>
    </message>
    <message>
        <location filename="ui/drag_out.py"/>
        <source>{n} of {all} are dragged; of the others there is no file here.</source>
        <translation>{all}点中{n}点をドラッグします。残りはここにファイルがありません。</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>This drawing could not be read.</source>
        <translation>このベクター画像を読み込めませんでした。</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>This drawing is too big to preview.</source>
        <translation>このベクター画像は大きすぎるためプレビューできません。</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>This picture could not be read: the file is damaged, not whole, or too big to preview.</source>
        <translation>この画像を読み込めませんでした。ファイルが破損しているか、不完全か、プレビューには大きすぎます。</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>Too big to preview ({words}). It can still be opened and saved.</source>
        <translation>大きすぎるためプレビューできません（{words}）。開くことと保存はできます。</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>Too big to preview as a progressive JPEG ({words}). It can still be opened and saved.</source>
        <translation>プログレッシブJPEGとしては大きすぎるためプレビューできません（{words}）。開くことと保存はできます。</translation>
    </message>
    <message>
        <location filename="ui/drawing/decoded.py"/>
        <source>Pictures of this kind cannot be shown here. The file is saved as it came.</source>
        <translation>この種類の画像はここでは表示できません。ファイルは届いたまま保存されます。</translation>
    </message>
    <message>
        <location filename="ui/drawing/decoded.py"/>
        <source>Shown at {width} × {height} to save memory; the file is whole.</source>
        <translation>メモリ節約のため{width} × {height}で表示しています。ファイルは元のままです。</translation>
    </message>
    <message>
        <location filename="ui/drawing/easel.py"/>
        <source>The preview was given up: the file is damaged, or needs too much time or memory. It can still be opened and saved.</source>
        <translation>プレビューを中止しました。ファイルが破損しているか、時間またはメモリが足りません。開くことと保存はできます。</translation>
    </message>
    <message>
        <location filename="ui/drawing/easel.py"/>
        <source>There is no room on the disk for a preview.</source>
        <translation>プレビューのための空きがディスクにありません。</translation>
    </message>
    <message>
        <location filename="ui/drawing/film_frames.py"/>
        <location filename="ui/viewers/frames.py"/>
        <source>The frame could not be read out of this film.</source>
        <translation>この動画からフレームを読み出せませんでした。</translation>
    </message>
    <message>
        <location filename="ui/drawing/frames.py"/>
        <source>This animation is too large to play here; its first picture is shown.</source>
        <translation>このアニメーションは大きすぎるためここでは再生できません。最初の画像を表示しています。</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>No copy of this picture can be made here.</source>
        <translation>この画像のコピーはここでは作れません。</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>This picture cannot be converted here: it may be damaged, or is too large.</source>
        <translation>この画像はここでは変換できません。破損しているか、大きすぎる可能性があります。</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>This picture is too large to be converted here.</source>
        <translation>この画像は大きすぎるためここでは変換できません。</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>clear parts became white</source>
        <translation>透明部分を白に変更</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>colours for the screen</source>
        <translation>画面用の色に変換</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>drawn as pixels</source>
        <translation>ピクセルとして描画</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>eight bits a channel</source>
        <translation>チャンネルあたり8ビットに変換</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>its first frame alone</source>
        <translation>最初のフレームのみ</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>scaled to {size} × {size2}</source>
        <translation>{size} × {size2}に変更</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>scaled to {width} × {height}</source>
        <translation>{width} × {height}に変更</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>turned upright</source>
        <translation>正しい向きに回転</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh.py"/>
        <source>There are no surfaces in this 3D object that can be shown here.</source>
        <translation>この3Dオブジェクトには、ここで表示できる面がありません。</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh.py"/>
        <source>This 3D object could not be read: the file is damaged, or not whole.</source>
        <translation>この3Dオブジェクトを読み込めませんでした。ファイルが破損しているか、不完全です。</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh.py"/>
        <source>This 3D object is too fine to be turned here. It can still be opened and saved.</source>
        <translation>この3Dオブジェクトは細かすぎるため、ここでは回転できません。開くことと保存はできます。</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_glb.py"/>
        <source>Draco</source>
        <translation>Draco</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_glb.py"/>
        <source>This 3D object asks for an extension that is not known here.</source>
        <translation>この3Dオブジェクトは、ここでは対応していない拡張を必要とします。</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_glb.py"/>
        <source>This 3D object is packed with {name}, which is not unpacked here. It can still be opened and saved.</source>
        <translation>この3Dオブジェクトは{name}で圧縮されており、ここでは展開できません。開くことと保存はできます。</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_glb.py"/>
        <source>This 3D object keeps its surfaces in a way that is not read here.</source>
        <translation>この3Dオブジェクトの面の形式には、ここでは対応していません。</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_jobs.py"/>
        <source>3D objects of this kind cannot be turned here. The file is saved as it came.</source>
        <translation>この種類の3Dオブジェクトはここでは回転できません。ファイルは届いたまま保存されます。</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_taken.py"/>
        <source>This 3D object could not be taken over. The file is saved as it came.</source>
        <translation>この3Dオブジェクトを受け渡せませんでした。ファイルは届いたまま保存されます。</translation>
    </message>
    <message>
        <location filename="ui/drawing/otherwise.py"/>
        <source>{note} It can still be opened and saved.</source>
        <translation>{note}開くことと保存はできます。</translation>
    </message>
    <message>
        <location filename="ui/drawing/raster.py"/>
        <source>The preview of this file could not be taken over. The file is saved as it came.</source>
        <translation>このファイルのプレビューを受け渡せませんでした。ファイルは届いたまま保存されます。</translation>
    </message>
    <message>
        <location filename="ui/drawing/tiles.py"/>
        <source>Only a smaller copy of this picture can be shown here; the file is whole.</source>
        <translation>この画像はここでは縮小版しか表示できません。ファイルは元のままです。</translation>
    </message>
    <message>
        <location filename="ui/drawing/tiles.py"/>
        <source>There is no room on the disk for all pixels of this picture; a smaller copy is shown.</source>
        <translation>この画像の全ピクセルを置く空きがディスクにありません。縮小版を表示しています。</translation>
    </message>
    <message>
        <location filename="ui/drawing/tiles.py"/>
        <source>This picture could not be read to its end; a smaller copy is shown.</source>
        <translation>この画像を最後まで読み込めませんでした。縮小版を表示しています。</translation>
    </message>
    <message>
        <location filename="ui/durations.py"/>
        <location filename="ui/phrases.py"/>
        <source>{n} h</source>
        <translation>{n}時間</translation>
    </message>
    <message>
        <location filename="ui/durations.py"/>
        <location filename="ui/funds.py"/>
        <location filename="ui/phrases.py"/>
        <source>{n} min</source>
        <translation>{n}分</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>Kept for {span} more</source>
        <translation>あと{span}保管</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>The Router may have let go of it</source>
        <translation>Routerからすでに消えた可能性があります</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>To be had for {span} more</source>
        <translation>あと{span}取得可能</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>over since {time}</source>
        <translation>{time}に期限切れ</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>{time}, {span} left</source>
        <translation>{time}、残り{span}</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>A new folder</source>
        <translation>新しいフォルダー</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>A small file beside each work that says how it was made, without key and signed links.</source>
        <translation>各作品に添える、作られ方を記した小さなファイル。キーと署名付きリンクは含みません。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <location filename="ui/forms/snippet_popup.py"/>
        <location filename="ui/library/pages.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Choose the works to export first.</source>
        <translation>先にエクスポートする作品を選んでください。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Choose where…</source>
        <translation>場所を選択…</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Comfy Desk works</source>
        <translation>Comfy Deskの作品</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Copies are made; what is saved stays where it is.</source>
        <translation>コピーを作成します。保存済みのものはそのままです。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Export {n} work</source>
        <translation>{n}作品をエクスポート</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Export {n} works</source>
        <translation>{n}作品をエクスポート</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Exported {n} of {all} works to {place}.</source>
        <translation>{all}作品中{n}作品を{place}にエクスポートしました。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Exported {n} work to {place}.</source>
        <translation>{n}作品を{place}にエクスポートしました。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Exported {n} works to {place}.</source>
        <translation>{n}作品を{place}にエクスポートしました。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Exporting {n} of {all}: {name}</source>
        <translation>{all}件中{n}件目をエクスポート中：{name}</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Name of the folder or file</source>
        <translation>フォルダーまたはファイルの名前</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>One ZIP file</source>
        <translation>1つのZIPファイル</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>One more was left out.</source>
        <translation>ほかに1件を除外しました。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Stopped; nothing was exported.</source>
        <translation>中止しました。何もエクスポートしていません。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>The ZIP file goes into</source>
        <translation>ZIPファイルの保存先</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>The new folder goes into</source>
        <translation>新しいフォルダーの作成先</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>With recipes</source>
        <translation>レシピ付き</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <location filename="ui/views/presets_panel.py"/>
        <source>Write a name first</source>
        <translation>先に名前を入力してください</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>{n} more were left out.</source>
        <translation>ほかに{n}件を除外しました。</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>Failed, for a reason this version does not know ({name}).</source>
        <translation>失敗しました。理由はこのバージョンでは分かりません（{name}）。</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>It cannot wait in the queue</source>
        <translation>キューで待機できません</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>It never ran: not charged.</source>
        <translation>実行されていません：課金なし。</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>It was not sent: not charged.</source>
        <translation>送信されていません：課金なし。</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>Neither the queue nor a direct run takes it</source>
        <translation>キューでも直接実行でも受け付けられません</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>The Router reports {cost}.</source>
        <translation>Routerの報告：{cost}。</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>It is not there, and cannot be made: {name} takes no new folders.</source>
        <translation>フォルダーがなく、作成もできません：{name}に新しいフォルダーを作れません。</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>Nothing can be written in this folder: it is read-only for you.</source>
        <translation>このフォルダーには書き込めません：読み取り専用です。</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>Nothing can be written there: the disk is full.</source>
        <translation>そこには書き込めません：ディスクがいっぱいです。</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>Nothing can be written there: the disk is read-only.</source>
        <translation>そこには書き込めません：ディスクが読み取り専用です。</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>This folder does not take files ({reason}).</source>
        <translation>このフォルダーにファイルを保存できません（{reason}）。</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>{name} is a file, not a folder.</source>
        <translation>{name}はフォルダーではなくファイルです。</translation>
    </message>
    <message>
        <location filename="ui/forms/add_line.py"/>
        <source>Add {noun}</source>
        <translation>{noun}を追加</translation>
    </message>
    <message>
        <location filename="ui/forms/add_line.py"/>
        <source>Add {noun} to {label}</source>
        <translation>{label}に{noun}を追加</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_edit.py"/>
        <location filename="ui/forms/number_edit.py"/>
        <location filename="ui/forms/row_parts.py"/>
        <source>default: {value}</source>
        <translation>既定値：{value}</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_edit.py"/>
        <location filename="ui/forms/number_edit.py"/>
        <location filename="ui/forms/row_parts.py"/>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_popup.py"/>
        <source>None of them has these words.</source>
        <translation>この語を含むものはありません。</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_popup.py"/>
        <location filename="ui/library/shelves.py"/>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_popup.py"/>
        <source>Search {name}</source>
        <translation>{name}を検索</translation>
    </message>
    <message>
        <location filename="ui/forms/choices.py"/>
        <source>yes or no</source>
        <translation>「はい」か「いいえ」</translation>
    </message>
    <message>
        <location filename="ui/forms/choices.py"/>
        <source>{word}, no. {n}</source>
        <translation>{word}、{n}番目</translation>
    </message>
    <message>
        <location filename="ui/forms/controls.py"/>
        <location filename="ui/forms/more.py"/>
        <source>closed</source>
        <translation>閉じています</translation>
    </message>
    <message>
        <location filename="ui/forms/controls.py"/>
        <location filename="ui/forms/more.py"/>
        <source>open</source>
        <translation>開いています</translation>
    </message>
    <message>
        <location filename="ui/forms/group_edit.py"/>
        <location filename="ui/forms/help_line.py"/>
        <location filename="ui/viewers/bar.py"/>
        <source>More</source>
        <translation>さらに表示</translation>
    </message>
    <message>
        <location filename="ui/forms/group_edit.py"/>
        <source>reached as JSON.</source>
        <translation>JSONで編集できます。</translation>
    </message>
    <message>
        <location filename="ui/forms/group_edit.py"/>
        <source>{n} more field is</source>
        <translation>ほか{n}個のフィールドは</translation>
    </message>
    <message>
        <location filename="ui/forms/group_edit.py"/>
        <source>{n} more fields are</source>
        <translation>ほか{n}個のフィールドは</translation>
    </message>
    <message>
        <location filename="ui/forms/growing_text.py"/>
        <source>Earlier prompts…</source>
        <translation>以前のプロンプト…</translation>
    </message>
    <message>
        <location filename="ui/forms/growing_text.py"/>
        <source>Snippets…</source>
        <translation>スニペット…</translation>
    </message>
    <message>
        <location filename="ui/forms/help_line.py"/>
        <source>Less</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Earlier prompts</source>
        <translation>以前のプロンプト</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Forgets every prompt in this list; requests and works stay</source>
        <translation>この一覧のプロンプトをすべて削除します。リクエストと作品は残ります</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>No prompt has all of these words.</source>
        <translation>この語をすべて含むプロンプトはありません。</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Only prompts that were sent to the model in the form</source>
        <translation>フォームのモデルに送信したプロンプトのみ</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Remove all</source>
        <translation>すべて削除</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Search what was sent</source>
        <translation>送信した内容を検索</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>The newest {n} of {all}</source>
        <translation>{all}件中、新しい{n}件</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>This model</source>
        <translation>このモデル</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>What you send is kept here, whole.</source>
        <translation>送信した内容がここに全文残ります。</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>sent {n} times</source>
        <translation>{n}回送信</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>{n} characters</source>
        <translation>{n}文字</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>{n} prompt</source>
        <translation>{n}件のプロンプト</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>{n} prompt removed.</source>
        <translation>{n}件のプロンプトを削除しました。</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>{n} prompts</source>
        <translation>{n}件のプロンプト</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>{n} prompts removed.</source>
        <translation>{n}件のプロンプトを削除しました。</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>Drop my changes</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>Drop my changes to the JSON and go back to the form</source>
        <translation>JSONへの変更を破棄してフォームに戻る</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>JSON, default: {value}</source>
        <translation>JSON、既定値：{value}</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>JSON, e.g. {example}</source>
        <translation>JSON、例：{example}</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>JSON, not set</source>
        <translation>JSON、未設定</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>That is too much to paste here.</source>
        <translation>量が多すぎるため、ここには貼り付けられません。</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>The body as JSON</source>
        <translation>本文（JSON）</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>The body is an object: { … }.</source>
        <translation>本文はオブジェクトです：{ … }。</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>This is not JSON yet: {error}.</source>
        <translation>まだ正しいJSONではありません：{error}。</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>Longer lists are written as JSON.</source>
        <translation>これより長いリストはJSONで書きます。</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>The list is full; {n} file was not taken</source>
        <translation>リストがいっぱいです。{n}ファイルは追加されませんでした</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>The list is full; {n} files were not taken</source>
        <translation>リストがいっぱいです。{n}ファイルは追加されませんでした</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>Undo: put it back into {label}</source>
        <translation>元に戻す：{label}に戻します</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>at least {n} needed</source>
        <translation>{n}個以上必要</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>{n} of at most {most}</source>
        <translation>{n} / 最大{most}</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>{n} of {most} needed</source>
        <translation>{most}個中{n}個必要</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>{words} removed.</source>
        <translation>{words}を削除しました。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Convert a copy</source>
        <translation>コピーを変換</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>It has 16 bits a channel; some models take only 8.</source>
        <translation>チャンネルあたり16ビットです。8ビットしか受け付けないモデルもあります。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>It is turned by a note of the camera, which some models ignore.</source>
        <translation>カメラの情報で回転しています。これを無視するモデルもあります。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>It is wider or narrower than the model takes.</source>
        <translation>モデルが受け付ける縦横比を超えています。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>It moves; most models see its first frame, or refuse it.</source>
        <translation>動く画像です。多くのモデルは最初のフレームだけを見るか、拒否します。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Its bytes do not tell what it is; its name was believed.</source>
        <translation>中身から種類を判別できないため、名前に従いました。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Its colours are for print (CMYK); some models refuse or misread them.</source>
        <translation>印刷用の色（CMYK）です。拒否したり誤って読み取ったりするモデルもあります。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Many models take only PNG, JPEG and WebP.</source>
        <translation>多くのモデルはPNG、JPEG、WebPしか受け付けません。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Scale a copy down</source>
        <translation>コピーを縮小</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model takes files of up to {most}; this has {size}.</source>
        <translation>モデルが受け付けるファイルは最大{most}です。これは{size}です。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model takes sides of up to {n} pixels.</source>
        <translation>モデルが受け付ける辺の長さは最大{n}ピクセルです。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model takes up to {n} pixels.</source>
        <translation>モデルが受け付けるのは最大{n}ピクセルです。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model takes {formats}; this is {kind}.</source>
        <translation>モデルが受け付けるのは{formats}です。これは{kind}です。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model wants sides of at least {n} pixels.</source>
        <translation>モデルには各辺{n}ピクセル以上が必要です。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>This kind cannot be converted here.</source>
        <translation>この種類はここでは変換できません。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Turn a copy upright</source>
        <translation>コピーを正しい向きに回転</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>animated PNG</source>
        <translation>アニメーションPNG</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>no known kind</source>
        <translation>不明な種類</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>under 1 s</source>
        <translation>1秒未満</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>up to {most}</source>
        <translation>最大{most}</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>{most} or {last}</source>
        <translation>{most}または{last}</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>A copy made here: {what}.</source>
        <translation>ここで作成したコピー：{what}。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose a file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose a sound</source>
        <translation>音声を選択</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose a video</source>
        <translation>動画を選択</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose an image</source>
        <translation>画像を選択</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste a file here</source>
        <translation>ここにファイルをドロップまたは貼り付け</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste a link here: the model fetches it, and takes no file</source>
        <translation>ここにリンクをドロップまたは貼り付け：モデルがリンク先を取得します。ファイルは受け付けません</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste a sound here</source>
        <translation>ここに音声をドロップまたは貼り付け</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste a video here</source>
        <translation>ここに動画をドロップまたは貼り付け</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste an image here</source>
        <translation>ここに画像をドロップまたは貼り付け</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Images (*.png *.jpg *.jpeg *.webp *.gif *.bmp *.tif *.tiff *.avif *.heic *.svg)</source>
        <translation>画像 (*.png *.jpg *.jpeg *.webp *.gif *.bmp *.tif *.tiff *.avif *.heic *.svg)</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Makes a copy here. Your file stays as it is.</source>
        <translation>ここでコピーを作成します。元のファイルはそのままです。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <location filename="ui/use_as_input.py"/>
        <source>Only the first of {n} files was taken.</source>
        <translation>{n}ファイルのうち最初の1つだけを使用しました。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <location filename="ui/forms/media_load.py"/>
        <source>Pasted data</source>
        <translation>貼り付けたデータ</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <location filename="ui/forms/media_load.py"/>
        <source>Pasted picture</source>
        <translation>貼り付けた画像</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Reading “{name}”…</source>
        <translation>「{name}」を読み込み中…</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Replace…</source>
        <translation>置き換え…</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Sounds (*.mp3 *.wav *.m4a *.aac *.flac *.ogg *.opus)</source>
        <translation>音声 (*.mp3 *.wav *.m4a *.aac *.flac *.ogg *.opus)</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>The copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>The model fetches the link</source>
        <translation>モデルがリンク先を取得します</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no file in that.</source>
        <translation>その中にファイルがありませんでした。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no image in that.</source>
        <translation>その中に画像がありませんでした。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no link in that.</source>
        <translation>その中にリンクがありませんでした。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no sound in that.</source>
        <translation>その中に音声がありませんでした。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no video in that.</source>
        <translation>その中に動画がありませんでした。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>This field takes the file itself, and no link. Save the file, and drop it here.</source>
        <translation>このフィールドが受け付けるのはファイルそのもので、リンクは使えません。ファイルを保存して、ここにドロップしてください。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>This is large; it may be refused.</source>
        <translation>サイズが大きいため、拒否されることがあります。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>This model asks for a link; it may refuse a file.</source>
        <translation>このモデルはリンクを求めています。ファイルは拒否されることがあります。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>This model fetches a link, and takes no file. Put the file where the web can reach it, and paste its link.</source>
        <translation>このモデルはリンク先を取得し、ファイルは受け付けません。ファイルをウェブからアクセスできる場所に置き、そのリンクを貼り付けてください。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Videos (*.mp4 *.mov *.webm *.mkv *.avi *.m4v *.mpg *.mpeg)</source>
        <translation>動画 (*.mp4 *.mov *.webm *.mkv *.avi *.m4v *.mpg *.mpeg)</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>What is sent is the file as it was when it came here.</source>
        <translation>送信されるのは、ここに追加した時点のファイルです。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop or paste a link</source>
        <translation>リンクをドロップまたは貼り付け</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop, paste or choose a file</source>
        <translation>ファイルをドロップ、貼り付け、または選択</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop, paste or choose a sound</source>
        <translation>音声をドロップ、貼り付け、または選択</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop, paste or choose a video</source>
        <translation>動画をドロップ、貼り付け、または選択</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop, paste or choose an image</source>
        <translation>画像をドロップ、貼り付け、または選択</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>{error} What was here before stays.</source>
        <translation>{error}以前の内容はそのままです。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>{label}: link</source>
        <translation>{label}：リンク</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>“{name}” is still being read.</source>
        <translation>「{name}」はまだ読み込み中です。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>The picture in the clipboard could not be read.</source>
        <translation>クリップボードの画像を読み込めませんでした。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>The picture in the clipboard is too large for a request.</source>
        <translation>クリップボードの画像はリクエストには大きすぎます。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>{what} is not a file ({kind}).</source>
        <translation>{what}はファイルではありません（{kind}）。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>{what} is not a video ({kind}).</source>
        <translation>{what}は動画ではありません（{kind}）。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>{what} is not an audio ({kind}).</source>
        <translation>{what}は音声ではありません（{kind}）。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>{what} is not an image ({kind}).</source>
        <translation>{what}は画像ではありません（{kind}）。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>“{name}” cannot be read: its disk or network does not answer.</source>
        <translation>「{name}」を読み込めません。そのディスクまたはネットワークが応答しません。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>“{name}” could not be read.</source>
        <translation>「{name}」を読み込めませんでした。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_places.py"/>
        <source>What is written as JSON has to be mended first.</source>
        <translation>先にJSONの内容の修正が必要です。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_places.py"/>
        <source>“{label}” stands as JSON in this form: the file cannot go there.</source>
        <translation>「{label}」はこのフォームではJSONになっているため、ファイルを入れられません。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_places.py"/>
        <source>“{label}” takes no more than it has.</source>
        <translation>「{label}」にはこれ以上追加できません。</translation>
    </message>
    <message>
        <location filename="ui/forms/more.py"/>
        <source>{n} set</source>
        <translation>{n}件設定済み</translation>
    </message>
    <message>
        <location filename="ui/forms/more.py"/>
        <location filename="ui/forms/own_keys.py"/>
        <location filename="ui/forms/row.py"/>
        <source>{n} to mend</source>
        <translation>要修正{n}件</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <source>Less: {label}</source>
        <translation>減らす：{label}</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <source>More: {label}</source>
        <translation>増やす：{label}</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <source>Write a number.</source>
        <translation>数値を入力してください。</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <source>Write a whole number.</source>
        <translation>整数を入力してください。</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <location filename="ui/forms/text_edit.py"/>
        <source>e.g. {value}</source>
        <translation>例：{value}</translation>
    </message>
    <message>
        <location filename="ui/forms/numbers.py"/>
        <source>at least {n}</source>
        <translation>{n}以上</translation>
    </message>
    <message>
        <location filename="ui/forms/numbers.py"/>
        <source>at most {n}</source>
        <translation>{n}以下</translation>
    </message>
    <message>
        <location filename="ui/forms/numbers.py"/>
        <source>{low} to {high}</source>
        <translation>{low}～{high}</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Add this key</source>
        <translation>このキーを追加</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Name of a new key</source>
        <translation>新しいキーの名前</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Other keys</source>
        <translation>その他のキー</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>The model does not take a key of that name here.</source>
        <translation>モデルはここでその名前のキーを受け付けません。</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>There is a field of that name already.</source>
        <translation>その名前のフィールドはすでにあります。</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Write a name first.</source>
        <translation>先に名前を入力してください。</translation>
    </message>
    <message>
        <location filename="ui/forms/row.py"/>
        <location filename="ui/forms/row_parts.py"/>
        <source>Clear {title}</source>
        <translation>{title}をクリア</translation>
    </message>
    <message>
        <location filename="ui/forms/row.py"/>
        <source>Sent as nothing (null).</source>
        <translation>値なし（null）として送信されます。</translation>
    </message>
    <message>
        <location filename="ui/forms/row.py"/>
        <source>sent as nothing (null).</source>
        <translation>値なし（null）として送信されます。</translation>
    </message>
    <message>
        <location filename="ui/forms/row.py"/>
        <source>{title}: send nothing (null)</source>
        <translation>{title}：値なし（null）を送信</translation>
    </message>
    <message>
        <location filename="ui/forms/row_parts.py"/>
        <source>needed</source>
        <translation>必須</translation>
    </message>
    <message>
        <location filename="ui/forms/row_parts.py"/>
        <source>outdated</source>
        <translation>旧式</translation>
    </message>
    <message>
        <location filename="ui/forms/row_parts.py"/>
        <source>sent as an empty text</source>
        <translation>空のテキストとして送信</translation>
    </message>
    <message>
        <location filename="ui/forms/row_parts.py"/>
        <source>up to {n} characters</source>
        <translation>最大{n}文字</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>Keep this seed</source>
        <translation>このシードを保持</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>Kept. A batch counts up from it.</source>
        <translation>保持しています。バッチではここから順に増やします。</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>New for every request.</source>
        <translation>リクエストごとに新しくします。</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>New for every request. This one was sent; the lock keeps it.</source>
        <translation>リクエストごとに新しくします。これは送信済みの値で、鍵のボタンで保持できます。</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>New seed for every request</source>
        <translation>リクエストごとに新しいシード</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>Not sent: the model decides.</source>
        <translation>送信しません：モデルが決めます。</translation>
    </message>
    <message>
        <location filename="ui/forms/shorten.py"/>
        <source>data, {size}</source>
        <translation>データ、{size}</translation>
    </message>
    <message>
        <location filename="ui/forms/shorten.py"/>
        <source>text, {n} character</source>
        <translation>テキスト、{n}文字</translation>
    </message>
    <message>
        <location filename="ui/forms/shorten.py"/>
        <source>text, {n} characters</source>
        <translation>テキスト、{n}文字</translation>
    </message>
    <message>
        <location filename="ui/forms/sight.py"/>
        <source>{n} more field</source>
        <translation>ほか{n}個のフィールド</translation>
    </message>
    <message>
        <location filename="ui/forms/sight.py"/>
        <source>{n} more fields</source>
        <translation>ほか{n}個のフィールド</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>No size is set.</source>
        <translation>サイズは設定されていません。</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>Ratio</source>
        <translation>比率</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>Swap width and height</source>
        <translation>幅と高さを入れ替え</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>The limits of this model do not allow it the other way round.</source>
        <translation>このモデルの制限により、幅と高さを入れ替えられません。</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>The limits of this model do not allow this ratio.</source>
        <translation>このモデルの制限により、この比率は使えません。</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>A snippet has a name and a text.</source>
        <translation>スニペットには名前とテキストが必要です。</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Change this snippet (F2)</source>
        <translation>このスニペットを変更（F2）</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Move down (Alt+Down)</source>
        <translation>下へ移動（Alt+Down）</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Move up (Alt+Up)</source>
        <translation>上へ移動（Alt+Up）</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Name of the snippet</source>
        <translation>スニペットの名前</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>New…</source>
        <translation>新規…</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>No snippet has all of these words.</source>
        <translation>この語をすべて含むスニペットはありません。</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Pieces of text you use often go here.</source>
        <translation>よく使うテキストをここに置いておけます。</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Saves what is selected in the field under a name; without a selection, all of it</source>
        <translation>欄で選択した部分に名前を付けて保存します。選択がなければ全体を保存します</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Search snippets</source>
        <translation>スニペットを検索</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Snippets</source>
        <translation>スニペット</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Text of the snippet</source>
        <translation>スニペットのテキスト</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>{n} character</source>
        <translation>{n}文字</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>{n} snippet</source>
        <translation>{n}件のスニペット</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>{n} snippets</source>
        <translation>{n}件のスニペット</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>“{name}” removed.</source>
        <translation>「{name}」を削除しました。</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>Earlier prompts (Ctrl+H; Alt+Up and Alt+Down walk through them)</source>
        <translation>以前のプロンプト（Ctrl+H。Alt+UpとAlt+Downで順に表示）</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>Snippets: pieces of text to insert (Ctrl+J)</source>
        <translation>スニペット：挿入できるテキスト（Ctrl+J）</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>That was too long to paste here; more than 200,000 characters.</source>
        <translation>長すぎるため、ここには貼り付けられませんでした（200,000文字超）。</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>This is cut: no more than {n} characters fit here. Use JSON.</source>
        <translation>途中で切られています。ここに入るのは最大{n}文字です。JSONを使ってください。</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>What the document mentions</source>
        <translation>ドキュメントに記載のもの</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>{n} of {most} characters</source>
        <translation>{n} / {most}文字</translation>
    </message>
    <message>
        <location filename="ui/forms/variant_edit.py"/>
        <source>{label}: kind</source>
        <translation>{label}：種類</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <location filename="ui/views/compose.py"/>
        <source>Choose a model first.</source>
        <translation>先にモデルを選んでください。</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <source>Files and texts together are larger than the 100 MB that one request can carry.</source>
        <translation>ファイルとテキストの合計が、1件のリクエストで送れる100 MBを超えています。</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <source>Form</source>
        <translation>フォーム</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <source>Show the input as</source>
        <translation>入力の表示形式</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <source>{problem} Mend it to go back to the form.</source>
        <translation>{problem}修正するとフォームに戻れます。</translation>
    </message>
    <message>
        <location filename="ui/frame_words.py"/>
        <source>Paused · {title}</source>
        <translation>一時停止中 · {title}</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>00 min</source>
        <translation>00分</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Balance not known</source>
        <translation>残高不明</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Balance was {amount}, {age} ago</source>
        <translation>残高は{amount}でした（{age}前）</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Balance {amount}</source>
        <translation>残高{amount}</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Balance {amount}, {age} ago</source>
        <translation>残高{amount}（{age}前）</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Click for the ledger</source>
        <translation>クリックで利用明細を表示</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Click to add funds at {page}</source>
        <translation>クリックして{page}で入金</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Held back by the Router for calls in flight: {current} of at most {limit}, {age} ago.</source>
        <translation>進行中の呼び出しのためにRouterが確保している額：{current}（上限{limit}、{age}前）。</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>It was asked for since, and no answer came: it may be another by now.</source>
        <translation>その後問い合わせましたが応答がありません。現在は変わっている可能性があります。</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Practice money: nothing needs to be added.</source>
        <translation>練習用の残高です。入金は不要です。</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>The balance could not be read. That says nothing about what is in the account.</source>
        <translation>残高を読み取れませんでした。アカウントの残高については何も分かりません。</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Today {amount}</source>
        <translation>今日{amount}</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Where funds are added for this server is not known here.</source>
        <translation>このサーバーの入金先は、ここでは分かりません。</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>in flight {amount}</source>
        <translation>進行中{amount}</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>under 1 min</source>
        <translation>1分未満</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <location filename="ui/phrases.py"/>
        <source>{n} credits</source>
        <translation>{n}クレジット</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>by you</source>
        <translation>手動</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>three in a row failed</source>
        <translation>3件連続で失敗</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>your limit for a day</source>
        <translation>1日の上限</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} direct run was cut off; it is asked for again with the same key.</source>
        <translation>{n}件の直接実行が途切れました。同じキーで再度問い合わせます。</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} direct run: keep the window open</source>
        <translation>直接実行{n}件：ウィンドウを開いたままにしてください</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} direct runs were cut off; they are asked for again with the same keys.</source>
        <translation>{n}件の直接実行が途切れました。それぞれ同じキーで再度問い合わせます。</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} direct runs: keep the window open</source>
        <translation>直接実行{n}件：ウィンドウを開いたままにしてください</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} request was left at the Router; it is followed on.</source>
        <translation>{n}件のリクエストがRouterに残っていました。引き続き追跡します。</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} requests were left at the Router; they are followed on.</source>
        <translation>{n}件のリクエストがRouterに残っていました。引き続き追跡します。</translation>
    </message>
    <message>
        <location filename="ui/input_drop.py"/>
        <source>Drop {name} to use it as input</source>
        <translation>{name}をドロップして入力として使用</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Add to collection</source>
        <translation>コレクションに追加</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Choose a work first</source>
        <translation>先に作品を選んでください</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Choose all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Choose one work for this</source>
        <translation>作品を1点選んでください</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Choose two to four works to compare them</source>
        <translation>比較するには作品を2～4点選んでください</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Edit and run</source>
        <translation>編集して実行</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Export as a folder or ZIP…</source>
        <translation>フォルダーまたはZIPとしてエクスポート…</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/library/words.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Favourite</source>
        <translation>お気に入り</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Fetch again</source>
        <translation>再取得</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>It has no use here</source>
        <translation>ここでは使えません</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Move to the trash</source>
        <translation>ゴミ箱に移動</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Neither pick nor reject</source>
        <translation>採用・不採用の印なし</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/library/acts.py"/>
        <location filename="ui/library/side.py"/>
        <source>New collection</source>
        <translation>新規コレクション</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>No stars</source>
        <translation>星なし</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Note…</source>
        <translation>メモ…</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Open in its program</source>
        <translation>既定のプログラムで開く</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Open in the viewer</source>
        <translation>ビューアーで開く</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/open_with.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Open with…</source>
        <translation>プログラムを選んで開く…</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Rate</source>
        <translation>評価</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Restore</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/verbs.py"/>
        <source>Run again</source>
        <translation>再実行</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Show in folder</source>
        <translation>フォルダーで表示</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Show the whole stack</source>
        <translation>スタック全体を表示</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Show where it is now…</source>
        <translation>現在の場所を指定…</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Take out of this collection</source>
        <translation>このコレクションから外す</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>There are no works here</source>
        <translation>ここには作品がありません</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <source>There is no file of it yet</source>
        <translation>まだファイルがありません</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>There is nothing to undo</source>
        <translation>元に戻す操作がありません</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>To the system's trash now</source>
        <translation>今すぐシステムのゴミ箱へ</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Use as input</source>
        <translation>入力として使用</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Vary</source>
        <translation>バリエーション</translation>
    </message>
    <message>
        <location filename="ui/library/acts.py"/>
        <source>Search “{name}” deleted.</source>
        <translation>検索「{name}」を削除しました。</translation>
    </message>
    <message>
        <location filename="ui/library/acts.py"/>
        <source>{n} work moved to the system's trash.</source>
        <translation>{n}作品をシステムのゴミ箱に移動しました。</translation>
    </message>
    <message>
        <location filename="ui/library/acts.py"/>
        <source>{n} works moved to the system's trash.</source>
        <translation>{n}作品をシステムのゴミ箱に移動しました。</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Any rating</source>
        <translation>すべての評価</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>As a grid</source>
        <translation>グリッド表示</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>As a list</source>
        <translation>リスト表示</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Best first</source>
        <translation>評価の高い順</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>By model</source>
        <translation>モデル別</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Drawings</source>
        <translation>ベクター画像</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <location filename="ui/library/side.py"/>
        <location filename="ui/views/model_list.py"/>
        <source>Favourites</source>
        <translation>お気に入り</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Films</source>
        <translation>動画</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Fold works that differ by their seed alone</source>
        <translation>シードだけが異なる作品をまとめる</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Keep this search</source>
        <translation>この検索を保存</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Largest files first</source>
        <translation>ファイルの大きい順</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>One stack</source>
        <translation>1つのスタック</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Order of the works</source>
        <translation>作品の並び順</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Search prompts, models, notes and file names</source>
        <translation>プロンプト、モデル、メモ、ファイル名を検索</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Search the library</source>
        <translation>ライブラリを検索</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Show everything again</source>
        <translation>すべてを再び表示</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Show the list at the side</source>
        <translation>横の一覧を表示</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Size of the pictures</source>
        <translation>画像の大きさ</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Size of the pictures (Ctrl and the wheel)</source>
        <translation>画像の大きさ（Ctrl+ホイール）</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Sounds</source>
        <translation>音声</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Texts</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <location filename="ui/library/side.py"/>
        <source>Unsaved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <location filename="ui/library/help.py"/>
        <source>What can be searched for</source>
        <translation>検索できる項目</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Words, and filters such as kind:video or rating:&gt;3</source>
        <translation>語句、またはkind:videoやrating:&gt;3などの絞り込み</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Write a search first, to keep it</source>
        <translation>保存するには先に検索を入力してください</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>{n} star or more</source>
        <translation>星{n}個以上</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>{n} stars or more</source>
        <translation>星{n}個以上</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <location filename="ui/library/side.py"/>
        <location filename="ui/library/words.py"/>
        <source>{n} work</source>
        <translation>{n}作品</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <location filename="ui/library/side.py"/>
        <location filename="ui/library/words.py"/>
        <source>{n} works</source>
        <translation>{n}作品</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>{works}, {chosen} chosen</source>
        <translation>{works}、{chosen}点選択</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <source>File name</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <location filename="ui/models/columns.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <source>Prompt and model</source>
        <translation>プロンプトとモデル</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <source>Rating</source>
        <translation>評価</translation>
    </message>
    <message>
        <location filename="ui/library/doing.py"/>
        <source>Undo: {what}</source>
        <translation>元に戻す: {what}</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Drop works on its name, or use their menu.</source>
        <translation>名前の上に作品をドロップするか、作品のメニューを使ってください。</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Empty now</source>
        <translation>今すぐ空にする</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Everything that you make stands here, the newest first, also once its row is removed.</source>
        <translation>作ったものはすべて、新しい順にここに並びます。行を削除した後も残ります。</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Go to the top</source>
        <translation>先頭へ</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Keep</source>
        <translation>保持</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Moves the files of all works in this trash to the system's trash</source>
        <translation>このゴミ箱にあるすべての作品のファイルをシステムのゴミ箱に移動します</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>No works yet</source>
        <translation>まだ作品がありません</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Note on {n} work</source>
        <translation>{n}作品へのメモ</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Note on {n} works</source>
        <translation>{n}作品へのメモ</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Nothing here fits “{words}”.</source>
        <translation>「{words}」に一致するものはありません。</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <location filename="ui/views/queue.py"/>
        <source>Nothing here yet</source>
        <translation>まだ何もありません</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Nothing in this collection yet</source>
        <translation>このコレクションにはまだ何もありません</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Restore all</source>
        <translation>すべて元に戻す</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>The trash is empty</source>
        <translation>ゴミ箱は空です</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>What you delete stays here for 30 days.</source>
        <translation>削除したものは30日間ここに残ります。</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Works stay here for 30 days, and their files where they are. Then, or with “Empty now”, the files go to the system's trash.</source>
        <translation>作品は30日間ここに残り、ファイルも元の場所に残ります。その後、または「今すぐ空にする」で、ファイルはシステムのゴミ箱に移動します。</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Works that fit will stand here.</source>
        <translation>一致する作品がここに表示されます。</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <location filename="ui/views/queue.py"/>
        <source>Write a prompt</source>
        <translation>プロンプトを書く</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>{n} character too long</source>
        <translation>{n}文字超過</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>{n} characters too long</source>
        <translation>{n}文字超過</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>{n} new work</source>
        <translation>{n}点の新しい作品</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>{n} new works</source>
        <translation>{n}点の新しい作品</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>Only the first work was taken.</source>
        <translation>最初の作品だけを使用しました。</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>Only the first {n} works were taken.</source>
        <translation>最初の{n}作品だけを使用しました。</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>These works are gone.</source>
        <translation>これらの作品はもうありません。</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>Where is {name} now?</source>
        <translation>{name}は今どこにありますか？</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>{name} is known again.</source>
        <translation>{name}の場所が分かりました。</translation>
    </message>
    <message>
        <location filename="ui/library/searching.py"/>
        <source>“{part}” is no filter and was looked for as a word.</source>
        <translation>「{part}」は絞り込みではないため、語として検索しました。</translation>
    </message>
    <message>
        <location filename="ui/library/searching.py"/>
        <source>“{part}” is no filter and was looked for as a word. Perhaps {meant}?</source>
        <translation>「{part}」は絞り込みではないため、語として検索しました。もしかして{meant}？</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>All works</source>
        <translation>すべての作品</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Collections</source>
        <translation>コレクション</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <location filename="ui/views/presets_panel.py"/>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Parts of the library</source>
        <translation>ライブラリの区分</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Picks</source>
        <translation>採用</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Saved searches</source>
        <translation>保存した検索</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Trash</source>
        <translation>ゴミ箱</translation>
    </message>
    <message>
        <location filename="ui/library/view.py"/>
        <source>Works</source>
        <translation>作品</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>Being read</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>Drive not reachable</source>
        <translation>ドライブにアクセスできません</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>File moved or deleted</source>
        <translation>ファイルが移動または削除済み</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>Moving picture</source>
        <translation>動く画像</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>No file here</source>
        <translation>ファイルなし</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <location filename="ui/models/queue_groups.py"/>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <location filename="ui/views/model_words.py"/>
        <source>favourite</source>
        <translation>お気に入り</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>with a note</source>
        <translation>メモあり</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>{n} day left</source>
        <translation>残り{n}日</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>{n} days left</source>
        <translation>残り{n}日</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>{n} of the same</source>
        <translation>同種{n}点</translation>
    </message>
    <message>
        <location filename="ui/main_window.py"/>
        <source>Closing… — Comfy Desk</source>
        <translation>終了中… — Comfy Desk</translation>
    </message>
    <message>
        <location filename="ui/main_window.py"/>
        <source>Opening…</source>
        <translation>開いています…</translation>
    </message>
    <message>
        <location filename="ui/main_window.py"/>
        <source>There is no folder of saved files yet.</source>
        <translation>保存ファイルのフォルダーはまだありません。</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;About Comfy Desk</source>
        <translation>Comfy Deskについて(&amp;A)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Add funds…</source>
        <translation>入金(&amp;A)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Find a command…</source>
        <translation>コマンドを検索(&amp;F)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Find in the queue</source>
        <translation>キュー内を検索(&amp;F)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Full screen picture</source>
        <translation>画像を全画面表示(&amp;F)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Ledger…</source>
        <translation>利用明細(&amp;L)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Money</source>
        <translation>費用(&amp;M)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Next part of the window</source>
        <translation>ウィンドウの次の部分(&amp;N)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Open a recipe…</source>
        <translation>レシピを開く(&amp;O)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Pause sending</source>
        <translation>送信を一時停止(&amp;P)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Pause sending ({why})</source>
        <translation>送信を一時停止(&amp;P)（{why}）</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Queue</source>
        <translation>キュー(&amp;Q)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Reset the layout</source>
        <translation>レイアウトをリセット(&amp;R)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Take in a request…</source>
        <translation>リクエストを取り込む(&amp;T)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Time limit for this model…</source>
        <translation>このモデルの制限時間(&amp;T)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Account and &amp;key…</source>
        <translation>アカウントとキー(&amp;K)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Cancel everything &amp;waiting, keep what runs</source>
        <translation>待機中をすべてキャンセルし、実行中は残す(&amp;W)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Cancel the &amp;selected</source>
        <translation>選択をキャンセル(&amp;S)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Choose a &amp;model…</source>
        <translation>モデルを選択(&amp;M)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Co&amp;lours</source>
        <translation>配色(&amp;L)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Colours: {which}</source>
        <translation>配色：{which}</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Com&amp;pact rows</source>
        <translation>行をコンパクトに表示(&amp;P)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>How many at &amp;once…</source>
        <translation>同時実行数(&amp;O)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>L&amp;imits…</source>
        <translation>制限(&amp;I)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Limits on money</source>
        <translation>費用の制限</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Paste a rec&amp;ipe</source>
        <translation>レシピを貼り付け(&amp;I)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Pre&amp;vious part of the window</source>
        <translation>ウィンドウの前の部分(&amp;V)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Re-read the list of &amp;models</source>
        <translation>モデルの一覧を再読み込み(&amp;M)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Show or hide Compose</source>
        <translation>作成パネルの表示／非表示</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Show or hide the details</source>
        <translation>詳細の表示／非表示</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Show or hide the viewer</source>
        <translation>ビューアーの表示／非表示</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Show saved &amp;files</source>
        <translation>保存したファイルを表示(&amp;F)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Undo re&amp;moval</source>
        <translation>削除を元に戻す(&amp;M)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>no field of text has the keyboard</source>
        <translation>入力欄にフォーカスがありません</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>nothing was removed lately</source>
        <translation>最近削除したものはありません</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} at the Router</source>
        <translation>Router上{n}</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} being saved</source>
        <translation>保存中{n}</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <location filename="ui/notices/words.py"/>
        <source>{n} failed</source>
        <translation>失敗{n}</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} no longer on the server</source>
        <translation>サーバーから消失{n}</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} of {all} done</source>
        <translation>{all}件中{n}件完了</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} waiting</source>
        <translation>待機中{n}</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} without a result</source>
        <translation>結果なし{n}</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Elapsed</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Kept until</source>
        <translation>保管期限</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Next check</source>
        <translation>次の確認</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Size of result</source>
        <translation>結果のサイズ</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <location filename="ui/models/group_words.py"/>
        <source>Group {title}, folded; {words}</source>
        <translation>グループ{title}、折りたたみ中。{words}</translation>
    </message>
    <message>
        <location filename="ui/models/group_words.py"/>
        <source>Group {title}; {words}</source>
        <translation>グループ{title}。{words}</translation>
    </message>
    <message>
        <location filename="ui/models/group_words.py"/>
        <source>{n} request shown</source>
        <translation>{n}件のリクエストを表示中</translation>
    </message>
    <message>
        <location filename="ui/models/group_words.py"/>
        <source>{n} requests shown</source>
        <translation>{n}件のリクエストを表示中</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <source>At the Router</source>
        <translation>Router上</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <source>Being saved</source>
        <translation>保存中</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/wording.py"/>
        <source>Cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/views/queue_pages.py"/>
        <location filename="ui/wording.py"/>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/viewers/words.py"/>
        <location filename="ui/wording.py"/>
        <source>Finished, nothing to show</source>
        <translation>完了、表示するものなし</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <source>No groups</source>
        <translation>グループなし</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/wording.py"/>
        <source>No longer on the server</source>
        <translation>サーバーにもうなし</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <source>Single requests</source>
        <translation>単独のリクエスト</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here</source>
        <translation>ここで待機中</translation>
    </message>
    <message>
        <location filename="ui/models/row_speech.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>Not sent yet</source>
        <translation>未送信</translation>
    </message>
    <message>
        <location filename="ui/models/row_speech.py"/>
        <source>a picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <location filename="ui/models/row_speech.py"/>
        <source>no picture yet</source>
        <translation>画像はまだありません</translation>
    </message>
    <message>
        <location filename="ui/models/row_words.py"/>
        <source>not open here</source>
        <translation>ここでは開いていません</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <source>Changed: the same request, in its place.</source>
        <translation>変更しました：同じリクエストで、順番もそのままです。</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <source>Show it</source>
        <translation>表示する</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <source>The filter or the search hides the new request.</source>
        <translation>フィルターまたは検索により、新しいリクエストが隠れています。</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <source>The new request is in a group that is folded.</source>
        <translation>新しいリクエストは、折りたたまれたグループの中です。</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <location filename="ui/verbs.py"/>
        <source>This row is gone.</source>
        <translation>この行はもうありません。</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Everything is read</source>
        <translation>すべて既読です</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Mark all notices read</source>
        <translation>すべての通知を既読にする</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Mark all read</source>
        <translation>すべて既読にする</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>New · {time} · {title}</source>
        <translation>新着 · {time} · {title}</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Notices, the newest first</source>
        <translation>通知（新しい順）</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Notices: none unread</source>
        <translation>通知：未読なし</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Notices: {n} unread</source>
        <translation>通知：未読{n}件</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Settings of notices</source>
        <translation>通知の設定</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/standing.py"/>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>What happens while you look elsewhere will be listed here.</source>
        <translation>目を離している間の出来事がここに並びます。</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>{n} new</source>
        <translation>新着{n}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>An account needs credits</source>
        <translation>アカウントのクレジットが必要</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Batch done: {name}</source>
        <translation>バッチ完了：{name}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Done: {model}</source>
        <translation>完了：{model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Failed: {model}</source>
        <translation>失敗：{model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Finished, nothing to show: {model}</source>
        <translation>完了、表示するものなし：{model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>It is not on this machine yet, and the Router forgets it then.</source>
        <translation>まだこのコンピューターになく、その時点でRouterから消えます。</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Kept for {left} more: {model}</source>
        <translation>あと{left}保管：{model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>No longer at the Router: {model}</source>
        <translation>Routerにもうなし：{model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>They are not on this machine yet, and the Router forgets them then.</source>
        <translation>まだこのコンピューターになく、その時点でRouterから消えます。</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>What waits for credits is kept.</source>
        <translation>クレジットを待っているものは保管されます。</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{account}: what waits for credits is kept.</source>
        <translation>{account}：クレジットを待っているものは保管されます。</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} done</source>
        <translation>{n}件完了</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} request failed</source>
        <translation>{n}件のリクエストが失敗</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} requests failed</source>
        <translation>{n}件のリクエストが失敗</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} result is done</source>
        <translation>{n}件の結果が完成</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} result is kept for {left} more</source>
        <translation>{n}件の結果はあと{left}保管</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} results are done</source>
        <translation>{n}件の結果が完成</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} results are kept for {left} more</source>
        <translation>{n}件の結果はあと{left}保管</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>No program of this machine says that it opens this kind of file.</source>
        <translation>このコンピューターには、この種類のファイルを開くと示しているプログラムがありません。</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>Open {name} with</source>
        <translation>{name}を開くプログラム</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>Programs</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>The program could not be started.</source>
        <translation>プログラムを起動できませんでした。</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>There is no file of it yet.</source>
        <translation>まだファイルがありません。</translation>
    </message>
    <message>
        <location filename="ui/other_seed.py"/>
        <source>It has no seed that could be another one: it would be the same request.</source>
        <translation>変更できるシードがないため、同じリクエストになります。</translation>
    </message>
    <message>
        <location filename="ui/other_seed.py"/>
        <source>What was sent cannot be shown in a form.</source>
        <translation>送信した内容をフォームに表示できません。</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Copy file</source>
        <translation>ファイルをコピー</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Export with recipe inside…</source>
        <translation>レシピ入りでエクスポート…</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <source>Fetch</source>
        <translation>取得</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <source>It is no picture</source>
        <translation>画像ではありません</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Save all…</source>
        <translation>すべて保存…</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <source>There is only one file</source>
        <translation>ファイルは1つだけです</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>d MMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>d MMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>next</source>
        <translation>次</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{days} d {hours} h</source>
        <translation>{days}日{hours}時間</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{dollars} ({credits}, at {rate} credits a dollar)</source>
        <translation>{dollars}（{credits}、1ドル = {rate}クレジット）</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n} byte</source>
        <translation>{n}バイト</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n} bytes</source>
        <translation>{n}バイト</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n} credit</source>
        <translation>{n}クレジット</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n} d</source>
        <translation>{n}日</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n}nd</source>
        <translation>{n}番目</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n}rd</source>
        <translation>{n}番目</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n}st</source>
        <translation>{n}番目</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n}th</source>
        <translation>{n}番目</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{part} of {whole} {unit}</source>
        <translation>{part} / {whole} {unit}</translation>
    </message>
    <message>
        <location filename="ui/presence.py"/>
        <source>It keeps running here. Its menu has Quit.</source>
        <translation>ここで動作を続けます。メニューから終了できます。</translation>
    </message>
    <message>
        <location filename="ui/presence.py"/>
        <source>The tray is gone, so the window is back.</source>
        <translation>トレイがなくなったため、ウィンドウを再表示しました。</translation>
    </message>
    <message>
        <location filename="ui/presence.py"/>
        <source>This request is not in the list any more.</source>
        <translation>このリクエストはもう一覧にありません。</translation>
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
        <translation>もう一度選んでください：{what}{more}。</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>Choose this again: {what}</source>
        <translation>もう一度選んでください：{what}</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>Only the first of {n} files was read.</source>
        <translation>{n}ファイルのうち最初の1つだけを読み込みました。</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>Open a recipe</source>
        <translation>レシピを開く</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>Recipes and pictures ({endings})</source>
        <translation>レシピと画像 ({endings})</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>The form is filled from “{name}”.</source>
        <translation>「{name}」の内容をフォームに入れました。</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>The form is filled.</source>
        <translation>フォームに入れました。</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>There is no recipe on the clipboard.</source>
        <translation>クリップボードにレシピがありません。</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>There is no recipe in “{name}”.</source>
        <translation>「{name}」にレシピはありません。</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>This is no file.</source>
        <translation>これはファイルではありません。</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>This recipe holds no values for the form. {why}</source>
        <translation>このレシピにフォームの値はありません。{why}</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>This recipe is too large or too deep for a form.</source>
        <translation>このレシピはフォームには大きすぎるか、入れ子が深すぎます。</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>This recipe names no model.</source>
        <translation>このレシピにモデルの名前がありません。</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>a long text</source>
        <translation>長いテキスト</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>the link to {place}</source>
        <translation>{place}へのリンク</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>“{name}” cannot be read: {why}.</source>
        <translation>「{name}」を読み込めません：{why}。</translation>
    </message>
    <message>
        <location filename="ui/removals.py"/>
        <source>Removed “{name}”.</source>
        <translation>「{name}」を削除しました。</translation>
    </message>
    <message>
        <location filename="ui/removals.py"/>
        <source>{n} request removed.</source>
        <translation>{n}件のリクエストを削除しました。</translation>
    </message>
    <message>
        <location filename="ui/removals.py"/>
        <source>{n} requests removed.</source>
        <translation>{n}件のリクエストを削除しました。</translation>
    </message>
    <message>
        <location filename="ui/retry.py"/>
        <source>same key</source>
        <translation>同じキー</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>Ask again</source>
        <translation>再問い合わせ</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Asks under the same key, so that it is not run twice; Run again would be a new one</source>
        <translation>二重に実行されないよう、同じキーで問い合わせます。「再実行」は新しいリクエストになります</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Back in line</source>
        <translation>列に戻す</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Before everything else that waits here</source>
        <translation>ここで待機中のほかのものより先に送信</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Check again</source>
        <translation>再確認</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Copy files</source>
        <translation>ファイルをコピー</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Copy ids</source>
        <translation>IDをコピー</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Enter key</source>
        <translation>キーを入力</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Hold back</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It goes although sending is paused</source>
        <translation>送信の一時停止中でも送信されます</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It goes as soon as there is room</source>
        <translation>空きができしだい送信されます</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It goes in its turn</source>
        <translation>順番が来たら送信されます</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It is tried again by itself, too</source>
        <translation>自動でも再試行されます</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It is tried now</source>
        <translation>今すぐ試します</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It made several; choose one in the viewer</source>
        <translation>複数の結果があります。ビューアーで1つ選んでください</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It may be charged twice</source>
        <translation>二重に課金される可能性があります</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It may have arrived; it is not asked about any more</source>
        <translation>届いた可能性があります。これ以上は問い合わせません</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It waits here until you say otherwise; the others pass by</source>
        <translation>指示があるまでここで待機し、ほかのものが先に進みます</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Its account is not open here, and another one's key cannot reach it</source>
        <translation>このアカウントはここで開いておらず、別のアカウントのキーではアクセスできません</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Its row, its place and its key stay</source>
        <translation>行、順番、キーはそのままです</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/standing.py"/>
        <source>Look again</source>
        <translation>もう一度調べる</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Move to the folder now</source>
        <translation>今すぐフォルダーに移動</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>None of its files could be saved</source>
        <translation>ファイルを1つも保存できませんでした</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Only PNG, JPEG and WebP can carry a recipe</source>
        <translation>レシピを入れられるのはPNG、JPEG、WebPだけです</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Open in another model…</source>
        <translation>別のモデルで開く…</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Opens it there; what does not fit is listed, and nothing is sent yet</source>
        <translation>別のモデルで開きます。合わないものは一覧に示され、まだ何も送信されません</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Opens the form with it; what you send then is a new request</source>
        <translation>この内容でフォームを開きます。そこから送信すると新しいリクエストになります</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Read again</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Reads it with the limit of now</source>
        <translation>現在の上限で読み込みます</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Run again as new</source>
        <translation>新規として再実行</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Run directly</source>
        <translation>直接実行</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Runs it without the queue, charged as usual; the window must stay open until it answers. A retry is sent under the same key.</source>
        <translation>キューを使わずに実行します。課金は通常どおりです。応答が来るまでウィンドウを開いておく必要があります。再試行は同じキーで送信されます。</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/tray.py"/>
        <source>Send again</source>
        <translation>再送信</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Send as new</source>
        <translation>新規として送信</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Send last</source>
        <translation>最後に送信</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Send next</source>
        <translation>次に送信</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Send now</source>
        <translation>今すぐ送信</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Sends it under the same key</source>
        <translation>同じキーで送信します</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/standing.py"/>
        <source>Show answer</source>
        <translation>応答を表示</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Takes the works out of the kept answer; nothing is run or fetched anew</source>
        <translation>保管されている応答から作品を取り出します。新たな実行や取得はしません</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>The cancel was asked for at {time}</source>
        <translation>{time}にキャンセルを依頼しました</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>The limit can be raised there</source>
        <translation>そこで上限を上げられます</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>The same once more, with another seed</source>
        <translation>同じ内容を別のシードでもう一度</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>There is no file to save</source>
        <translation>保存するファイルがありません</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>There is no picture among its files</source>
        <translation>ファイルの中に画像がありません</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Time limit…</source>
        <translation>制限時間…</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Use the model named instead</source>
        <translation>示されたモデルを使用</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Use {model}</source>
        <translation>{model}を使用</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>What fits is taken over, what does not is listed; nothing is sent yet</source>
        <translation>合うものを引き継ぎ、合わないものを一覧に示します。まだ何も送信されません</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>What was sent is not known here</source>
        <translation>送信した内容がここでは分かりません</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>{what} ({n} of {all})</source>
        <translation>{what}（{all}件中{n}件）</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Export with recipe inside</source>
        <translation>レシピ入りでエクスポート</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Exported {name} with its recipe to {folder}.</source>
        <translation>{name}をレシピ入りで{folder}にエクスポートしました。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>One more was not saved.</source>
        <translation>ほかに1件を保存できませんでした。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Only PNG, JPEG and WebP files that are here can carry a recipe.</source>
        <translation>レシピを入れられるのは、ここにあるPNG、JPEG、WebPファイルだけです。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Saved {name} in {folder}.</source>
        <translation>{name}を{folder}に保存しました。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Saved {n} of {all} files in {folder}.</source>
        <translation>{all}ファイル中{n}ファイルを{folder}に保存しました。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Saving {name}{size}…</source>
        <translation>{name}{size}を保存中…</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Stop after this one</source>
        <translation>このファイルの後で中止</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>There is no file to save yet.</source>
        <translation>保存するファイルがまだありません。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>This file is not here yet.</source>
        <translation>このファイルはまだここにありません。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>{n} more were not saved.</source>
        <translation>ほかに{n}件を保存できませんでした。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>{n} of {all}: {what}</source>
        <translation>{n} / {all}：{what}</translation>
    </message>
    <message>
        <location filename="ui/send_facts.py"/>
        <source>The next request of {model} goes to the queue.</source>
        <translation>{model}の次のリクエストはキューに送られます。</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>Provider chosen</source>
        <translation>選択したプロバイダー</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>Unknown fields</source>
        <translation>不明なフィールド</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>left out: {names}</source>
        <translation>除外：{names}</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>left out: {names} and {more}</source>
        <translation>除外：{names}ほか{more}件</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>were to be refused</source>
        <translation>拒否を指定</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>{name} stepped in</source>
        <translation>{name}が代わりに実行</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>{name}, as it is written</source>
        <translation>{name}（書かれたとおり）</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>{name}, which stepped in</source>
        <translation>{name}（代わりに実行）</translation>
    </message>
    <message>
        <location filename="ui/spawn.py"/>
        <source>Something in the program went wrong. The log names the place.</source>
        <translation>プログラムで問題が発生しました。場所はログに記録されています。</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Click for accounts and keys</source>
        <translation>クリックでアカウントとキーを表示</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Connected</source>
        <translation>接続済み</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Nothing here costs anything or leaves this computer. Click to enter a key of your own.</source>
        <translation>費用は一切かからず、このコンピューターの外には何も送られません。クリックすると自分のキーを入力できます。</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <location filename="ui/tray.py"/>
        <source>Nothing is running</source>
        <translation>実行中のものはありません</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Offline since {since}; trying again by itself</source>
        <translation>{since}からオフライン。自動で再試行しています</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <location filename="ui/tray.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>Sending is paused</source>
        <translation>送信を一時停止中</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Sending is paused: {why}</source>
        <translation>送信を一時停止中：{why}</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The Router asked for a pause: {pause}</source>
        <translation>Routerが一時停止を求めました：{pause}</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The Router does not accept the key</source>
        <translation>Routerがキーを受け付けません</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The account has no key</source>
        <translation>アカウントにキーがありません</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The account needs credits; what waits for them is kept</source>
        <translation>アカウントのクレジットが必要です。待っているものは保管されます</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The answer of a direct run comes over the connection that this window holds. Closed, it is asked for again with the same key at the next start.</source>
        <translation>直接実行の応答は、このウィンドウが保持する接続で届きます。閉じた場合は、次回の起動時に同じキーで再度問い合わせます。</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>{name} at {place}</source>
        <translation>{name}：{place}</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>{n} other accounts need something</source>
        <translation>ほかの{n}個のアカウントで対応が必要です</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>{trouble} Nothing new is sent until it can be</source>
        <translation>{trouble}解消されるまで、新しいものは送信されません</translation>
    </message>
    <message>
        <location filename="ui/support.py"/>
        <source>… the first {n} of {all} characters.</source>
        <translation>…{all}文字中、最初の{n}文字。</translation>
    </message>
    <message>
        <location filename="ui/their_words.py"/>
        <source>Safe: kept in the data folder for now. {why}.</source>
        <translation>安全です：当面データフォルダーに保管しています。{why}。</translation>
    </message>
    <message>
        <location filename="ui/their_words.py"/>
        <source>The model's only word on it: {word}</source>
        <translation>これについてのモデルからの言葉はこれだけです：{word}</translation>
    </message>
    <message>
        <location filename="ui/tile_words.py"/>
        <source>No preview for this kind</source>
        <translation>この種類のプレビューはありません</translation>
    </message>
    <message>
        <location filename="ui/tile_words.py"/>
        <source>No preview for {name}</source>
        <translation>{name}のプレビューはありません</translation>
    </message>
    <message>
        <location filename="ui/tile_words.py"/>
        <source>There is no preview for this {name} file.</source>
        <translation>この{name}ファイルのプレビューはありません。</translation>
    </message>
    <message>
        <location filename="ui/tile_words.py"/>
        <source>Too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <location filename="ui/toast.py"/>
        <source>Close this notice</source>
        <translation>このお知らせを閉じる</translation>
    </message>
    <message>
        <location filename="ui/told.py"/>
        <source>{one} and {other}</source>
        <translation>{one}と{other}</translation>
    </message>
    <message>
        <location filename="ui/told.py"/>
        <source>{one} or {other}</source>
        <translation>{one}または{other}</translation>
    </message>
    <message>
        <location filename="ui/told.py"/>
        <source>{what} {n} of {all}</source>
        <translation>{what} {n}/{all}</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <location filename="ui/views/queue.py"/>
        <source>Cancel everything waiting</source>
        <translation>待機中をすべてキャンセル</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>Hide the window</source>
        <translation>ウィンドウを隠す</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <location filename="ui/views/queue.py"/>
        <source>Pause sending</source>
        <translation>送信を一時停止</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>Show the window</source>
        <translation>ウィンドウを表示</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>{n} unread notice</source>
        <translation>未読の通知{n}件</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>{n} unread notices</source>
        <translation>未読の通知{n}件</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>Another model…</source>
        <translation>別のモデル…</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>Choose a model…</source>
        <translation>モデルを選択…</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>In another model</source>
        <translation>別のモデルで</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>It could not be fetched.</source>
        <translation>取得できませんでした。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>It is fetched first…</source>
        <translation>先に取得しています…</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>No model is chosen.</source>
        <translation>モデルが選択されていません。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>None of the models whose forms were read so far does.</source>
        <translation>これまでにフォームを読み込んだモデルの中にはありません。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>None of the models whose forms were read so far takes it.</source>
        <translation>これまでにフォームを読み込んだモデルの中に、これを受け付けるものはありません。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>There is no file of it, and it cannot be fetched.</source>
        <translation>ファイルがなく、取得もできません。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>There is no file to use.</source>
        <translation>使用するファイルがありません。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes a file of this kind only as a link.</source>
        <translation>このモデルは、この種のファイルをリンクでのみ受け付けます。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes a film only as a link, and no file.</source>
        <translation>このモデルは動画をリンクでのみ受け付け、ファイルは受け付けません。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes a picture only as a link, and no file.</source>
        <translation>このモデルは画像をリンクでのみ受け付け、ファイルは受け付けません。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes a sound only as a link, and no file.</source>
        <translation>このモデルは音声をリンクでのみ受け付け、ファイルは受け付けません。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes no file of this kind.</source>
        <translation>このモデルは、この種のファイルを受け付けません。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes no film.</source>
        <translation>このモデルは動画を受け付けません。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes no picture.</source>
        <translation>このモデルは画像を受け付けません。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes no sound.</source>
        <translation>このモデルは音声を受け付けません。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>Use as:</source>
        <translation>使用先：</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>{name} goes into “{label}”.</source>
        <translation>{name}を「{label}」に入れました。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>{name} replaces what was in “{label}”.</source>
        <translation>「{label}」の内容を{name}に置き換えました。</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>Usually {median}, nine of ten within {most} ({n} runs of this length and size here)</source>
        <translation>通常{median}、10回中9回は{most}以内（この長さとサイズでの、ここでの{n}回の実行）</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>Usually {median}, nine of ten within {most} ({n} runs of this model here)</source>
        <translation>通常{median}、10回中9回は{most}以内（このモデルでの、ここでの{n}回の実行）</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>longer than usual ({time})</source>
        <translation>通常より長い（{time}）</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>usually waits {time}</source>
        <translation>通常の待ち時間{time}</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>usually {time}</source>
        <translation>通常{time}</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>{low}–{high} min</source>
        <translation>{low}–{high}分</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>{low}–{high} s</source>
        <translation>{low}–{high}秒</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Fetched {name}.</source>
        <translation>{name}を取得しました。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Fetched {n} file.</source>
        <translation>{n}ファイルを取得しました。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Fetched {n} files.</source>
        <translation>{n}ファイルを取得しました。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Fetched {n} of {all} files. {why}</source>
        <translation>{all}ファイル中{n}ファイルを取得しました。{why}</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Ids copied.</source>
        <translation>IDをコピーしました。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Ids of {n} request copied.</source>
        <translation>{n}件のリクエストのIDをコピーしました。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Ids of {n} requests copied.</source>
        <translation>{n}件のリクエストのIDをコピーしました。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>It made several; choose one in the viewer.</source>
        <translation>複数の結果があります。ビューアーで1つ選んでください。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Its requests wait for a key.</source>
        <translation>リクエストがキーを待っています。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Moved {n} file to the folder.</source>
        <translation>{n}ファイルをフォルダーに移動しました。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Moved {n} files to the folder.</source>
        <translation>{n}ファイルをフォルダーに移動しました。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Nothing of “{name}” can be cancelled any more.</source>
        <translation>「{name}」にキャンセルできるものはもうありません。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Nothing was waiting.</source>
        <translation>待機中のものはありませんでした。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Runs again with another seed, as a new request.</source>
        <translation>別のシードで、新しいリクエストとして再実行します。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Runs again, as a new request.</source>
        <translation>新しいリクエストとして再実行します。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>There is no file of this request yet.</source>
        <translation>このリクエストのファイルはまだありません。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>There is nothing left to fetch.</source>
        <translation>取得するものは残っていません。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>This cannot be done here.</source>
        <translation>ここではこの操作はできません。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} request of “{name}” is being cancelled; if it runs, it may still finish and be charged.</source>
        <translation>「{name}」の{n}件のリクエストをキャンセル中です。実行中なら完了し、課金されることがあります。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} request of “{name}” is cancelled; it was not at the Router.</source>
        <translation>「{name}」の{n}件のリクエストをキャンセルしました。Routerには届いていませんでした。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} requests of “{name}” are being cancelled; what runs may still finish and be charged.</source>
        <translation>「{name}」の{n}件のリクエストをキャンセル中です。実行中のものは完了し、課金されることがあります。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} requests of “{name}” are cancelled; none of them was at the Router.</source>
        <translation>「{name}」の{n}件のリクエストをキャンセルしました。どれもRouterには届いていませんでした。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} waiting request is being cancelled; what runs is kept.</source>
        <translation>待機中の{n}件のリクエストをキャンセル中です。実行中のものは残します。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} waiting requests are being cancelled; what runs is kept.</source>
        <translation>待機中の{n}件のリクエストをキャンセル中です。実行中のものは残します。</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Another ground behind clear pictures</source>
        <translation>透明な画像の背景を切り替え</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Begin the range here</source>
        <translation>ここを範囲の始まりにする</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Behind clear pictures</source>
        <translation>透明部分の背景</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>End the range here</source>
        <translation>ここを範囲の終わりにする</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Fill the view</source>
        <translation>画面いっぱいに表示</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Fit to the view</source>
        <translation>画面に合わせる</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>No range</source>
        <translation>範囲なし</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Nothing here plays.</source>
        <translation>再生できるものがありません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Nothing is shown.</source>
        <translation>何も表示されていません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Say the pixel under the pointer</source>
        <translation>ポインター位置のピクセルを表示</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Squares</source>
        <translation>市松模様</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>There is no film here.</source>
        <translation>ここに動画がありません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>There is no picture here.</source>
        <translation>ここに画像がありません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>There is no picture or film here.</source>
        <translation>ここに画像または動画がありません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <location filename="ui/viewers/canvas.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Came with it</source>
        <translation>付属情報</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Cancelled, but it had finished: the result is kept.</source>
        <translation>キャンセルしましたが、すでに完了していました。結果は保管されています。</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Copy {name}</source>
        <translation>{name}をコピー</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Copy: {name}</source>
        <translation>コピー：{name}</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Estimate</source>
        <translation>見積もり</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>In queue for</source>
        <translation>キュー内の時間</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>It could not be read.</source>
        <translation>読み込めませんでした。</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Newest answer</source>
        <translation>最新の応答</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>No answer of the provider is here.</source>
        <translation>プロバイダーの応答はここにありません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Provider said</source>
        <translation>プロバイダーの説明</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Ran for</source>
        <translation>実行時間</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Shown</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Taken in</source>
        <translation>取り込み</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Type</source>
        <translation>形式</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>Open in the system's player</source>
        <translation>システムのプレーヤーで開く</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>The film: {prompt}</source>
        <translation>動画：{prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>The sound: {prompt}</source>
        <translation>音声：{prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>This film is not here</source>
        <translation>この動画はここにありません</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>This film is not played here</source>
        <translation>この動画はここでは再生できません</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>This sound is not here</source>
        <translation>この音声はここにありません</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>This sound is not played here</source>
        <translation>この音声はここでは再生できません</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>Not fetched</source>
        <translation>未取得</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>Outputs of this request</source>
        <translation>このリクエストの出力</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>Show the inputs that the provider handed back</source>
        <translation>プロバイダーから返された入力を表示</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>{n} input</source>
        <translation>入力{n}件</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>{n} inputs</source>
        <translation>入力{n}件</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>Copied the frame as a picture.</source>
        <translation>フレームを画像としてコピーしました。</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>Last frame of {name}</source>
        <translation>{name}の最後のフレーム</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Save this frame</source>
        <translation>このフレームを保存</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>Saved {name}.</source>
        <translation>{name}を保存しました。</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>There is no frame yet.</source>
        <translation>まだフレームがありません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>{name} could not be written.</source>
        <translation>{name}を書き込めませんでした。</translation>
    </message>
    <message>
        <location filename="ui/viewers/fullscreen.py"/>
        <source>Viewer, full screen</source>
        <translation>ビューアー（全画面）</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>Favourite or not</source>
        <translation>お気に入りの切り替え</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>It has {stars}.</source>
        <translation>{stars}です。</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>Marks</source>
        <translation>印</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>Not a favourite any more</source>
        <translation>お気に入りから外しました</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>Write a note</source>
        <translation>メモを書く</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>3D object: {prompt}</source>
        <translation>3Dオブジェクト：{prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>Back to the first side</source>
        <translation>最初の向きに戻す</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>Poster of the 3D model: {prompt}</source>
        <translation>3Dモデルのポスター：{prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>Turntable</source>
        <translation>ターンテーブル</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>Wireframe</source>
        <translation>ワイヤーフレーム</translation>
    </message>
    <message>
        <location filename="ui/viewers/news.py"/>
        <source>New result</source>
        <translation>新しい結果</translation>
    </message>
    <message>
        <location filename="ui/viewers/news.py"/>
        <source>Shows the newest result</source>
        <translation>最新の結果を表示します</translation>
    </message>
    <message>
        <location filename="ui/viewers/news.py"/>
        <source>{n} new results</source>
        <translation>新しい結果{n}件</translation>
    </message>
    <message>
        <location filename="ui/viewers/notice.py"/>
        <source>Copy details</source>
        <translation>詳細をコピー</translation>
    </message>
    <message>
        <location filename="ui/viewers/notice.py"/>
        <source>Ids and details</source>
        <translation>IDと詳細</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>3D object</source>
        <translation>3Dオブジェクト</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>Drag to turn it, roll the wheel to come closer.</source>
        <translation>ドラッグで回転、ホイールで拡大・縮小します。</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>Drawn without OpenGL: coarser than it is.</source>
        <translation>OpenGLなしで描画：実際より粗く表示されています。</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>Shown with {n} of {all} triangles.</source>
        <translation>{all}個中{n}個の三角形で表示しています。</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>This 3D object could not be shown.</source>
        <translation>この3Dオブジェクトを表示できませんでした。</translation>
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
        <translation>{size}のJSON。長すぎるためここには表示できません</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>No preview</source>
        <translation>プレビューなし</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>The drawing: {prompt}</source>
        <translation>ベクター画像：{prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>The picture: {prompt}</source>
        <translation>画像：{prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This animation is not played here; its first picture is shown.</source>
        <translation>このアニメーションはここでは再生されません。最初の画像を表示しています。</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This drawing could not be shown.</source>
        <translation>このベクター画像を表示できませんでした。</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This drawing is not here</source>
        <translation>このベクター画像はここにありません</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This picture could not be shown.</source>
        <translation>この画像を表示できませんでした。</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This picture is not here</source>
        <translation>この画像はここにありません</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>{sentence} What is shown is its small preview.</source>
        <translation>{sentence}小さなプレビューを表示しています。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>Films and sounds cannot be played inside this program on this machine (QtMultimedia could not be loaded).</source>
        <translation>このコンピューターでは、プログラム内で動画と音声を再生できません（QtMultimediaを読み込めませんでした）。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>The file could not be opened for playing.</source>
        <translation>再生するファイルを開けませんでした。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>The file may not be read.</source>
        <translation>ファイルの読み込みが許可されていません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>The player does not answer; the file may be damaged.</source>
        <translation>プレーヤーが応答しません。ファイルが破損している可能性があります。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>The player failed.</source>
        <translation>プレーヤーで失敗しました。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>There is no picture in this film that can be decoded here.</source>
        <translation>この動画には、ここでデコードできる映像がありません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>There is no sound in this file that can be decoded here.</source>
        <translation>このファイルには、ここでデコードできる音声がありません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>This kind of file cannot be played here, or it is damaged.</source>
        <translation>この種類のファイルはここでは再生できないか、破損しています。</translation>
    </message>
    <message>
        <location filename="ui/viewers/sound.py"/>
        <source>No sound device was found on this machine: it plays in silence.</source>
        <translation>このコンピューターに音声デバイスが見つかりません。無音で再生されます。</translation>
    </message>
    <message>
        <location filename="ui/viewers/stage.py"/>
        <source>This kind has no zoom.</source>
        <translation>この種類にはズームがありません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/standing.py"/>
        <source>Fetch it</source>
        <translation>取得する</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>Copy text</source>
        <translation>テキストをコピー</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>Only the beginning is shown.</source>
        <translation>先頭部分だけを表示しています。</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>The first {part} of {whole}.</source>
        <translation>{whole}のうち最初の{part}。</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>The raw answer</source>
        <translation>生の応答</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>The text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>There is no text here.</source>
        <translation>ここにテキストがありません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>Wrap lines</source>
        <translation>行を折り返す</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>{beginning}… ({n} more characters)</source>
        <translation>{beginning}…（ほか{n}文字）</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>Search in the text</source>
        <translation>テキスト内を検索</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>The next one</source>
        <translation>次へ</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>The one before</source>
        <translation>前へ</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>There is nothing to go to.</source>
        <translation>移動先がありません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>{n} place</source>
        <translation>{n}か所</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>{n} places</source>
        <translation>{n}か所</translation>
    </message>
    <message>
        <location filename="ui/viewers/tiles.py"/>
        <source>All pixels of this picture could not be read; a smaller copy is shown.</source>
        <translation>この画像の全ピクセルは読み込めませんでした。縮小版を表示しています。</translation>
    </message>
    <message>
        <location filename="ui/viewers/tiles.py"/>
        <source>Reading all pixels… {n} %</source>
        <translation>全ピクセルを読み込み中… {n}%</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Copy this frame</source>
        <translation>このフレームをコピー</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>It is still loading.</source>
        <translation>まだ読み込み中です。</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Mute</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>No sound device was found on this machine.</source>
        <translation>このコンピューターに音声デバイスが見つかりません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>One frame back (,)</source>
        <translation>1フレーム戻る（,）</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>One frame on (.)</source>
        <translation>1フレーム進む（.）</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Pause (Space)</source>
        <translation>一時停止（Space）</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Play (Space)</source>
        <translation>再生（Space）</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Play a range again and again (I and O set its ends)</source>
        <translation>範囲を繰り返し再生（IとOで両端を設定）</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Range: {first} to {last}</source>
        <translation>範囲：{first}～{last}</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Save this frame as a picture…</source>
        <translation>このフレームを画像として保存…</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Save this frame…</source>
        <translation>このフレームを保存…</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Speed: {times}</source>
        <translation>速度：{times}</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Use last frame as input</source>
        <translation>最後のフレームを入力として使用</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Use this frame as input</source>
        <translation>このフレームを入力として使用</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>A picture that stands for the work, such as its first frame</source>
        <translation>最初のフレームなど、作品の代わりに表示される画像</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>As it came (.pcm)</source>
        <translation>届いたまま（.pcm）</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Belongs to the work, such as a layer or a texture</source>
        <translation>レイヤーやテクスチャなど、作品に属するもの</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Drawing</source>
        <translation>ベクター画像</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Film</source>
        <translation>動画</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <location filename="ui/wording.py"/>
        <source>Held back by the model</source>
        <translation>モデルが差し止め</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>It is finished and being saved.</source>
        <translation>完了し、保存中です。</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>It was not fetched by itself.</source>
        <translation>自動では取得されませんでした。</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <location filename="ui/wording.py"/>
        <source>Made, not fetched yet</source>
        <translation>作成済み、未取得</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>No file of it is here.</source>
        <translation>ここにファイルがありません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The Router says that it has ended; how, is being read.</source>
        <translation>Routerによると終了しています。結果を読み取っています。</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The answer is kept unread</source>
        <translation>応答は未読のまま保管されています</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The answer that names it is not kept here.</source>
        <translation>これを示す応答はここに保管されていません。</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The provider gave no reason. The raw answer is kept.</source>
        <translation>プロバイダーは理由を示しませんでした。生の応答は保管されています。</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The provider said:</source>
        <translation>プロバイダーの説明：</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The same work again, in another format or size</source>
        <translation>同じ作品の、別の形式またはサイズ</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The samples as the model sent them, without a head; the WAV beside them holds the same</source>
        <translation>モデルが送ったままの、ヘッダーのないサンプル。隣のWAVに同じ内容があります</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>What it makes appears here when it is finished.</source>
        <translation>完成すると、作られたものがここに表示されます。</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>What you gave, handed back</source>
        <translation>渡したものが返されたもの</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{name} is not here</source>
        <translation>{name}はここにありません</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} input handed back</source>
        <translation>返された入力{n}件</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} inputs handed back</source>
        <translation>返された入力{n}件</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} part</source>
        <translation>部分{n}件</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} parts</source>
        <translation>部分{n}件</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} poster</source>
        <translation>ポスター{n}件</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} posters</source>
        <translation>ポスター{n}件</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} variant</source>
        <translation>バリアント{n}件</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} variants</source>
        <translation>バリアント{n}件</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{what} (not fetched)</source>
        <translation>{what}（未取得）</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{what} ({n} not fetched)</source>
        <translation>{what}（{n}件未取得）</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Batch {name}</source>
        <translation>バッチ{name}</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Batches</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Cancel batch</source>
        <translation>バッチをキャンセル</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Cancels what waits, and asks for a cancel of what is at the Router. What runs may still finish and be charged. This cannot be undone.</source>
        <translation>待機中のものをキャンセルし、Routerにあるものにはキャンセルを依頼します。実行中のものは完了し、課金されることがあります。この操作は元に戻せません。</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Click to show all requests again</source>
        <translation>クリックですべてのリクエストを再び表示</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Click to show its requests alone</source>
        <translation>クリックでこのバッチのリクエストだけを表示</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Dismiss</source>
        <translation>片付ける</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Go through its works one by one…</source>
        <translation>作品を1点ずつ選別…</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <location filename="ui/views/group_lines.py"/>
        <source>Rename&#9;F2</source>
        <translation>名前を変更&#9;F2</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Show all requests</source>
        <translation>すべてのリクエストを表示</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Show its requests alone</source>
        <translation>このバッチのリクエストだけを表示</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Take it from here; its requests stay in the list</source>
        <translation>ここから片付けます。リクエストは一覧に残ります</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>Add (paused)</source>
        <translation>追加（一時停止中）</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>Add ×{number} (paused)</source>
        <translation>{number}件追加（一時停止中）</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <location filename="ui/views/compose_parts.py"/>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>Generate ×{number}</source>
        <translation>生成 ×{number}</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>It has been sent meanwhile, as it was.</source>
        <translation>その間に、元の内容で送信されました。</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>It is not in the queue any more.</source>
        <translation>もうキューにありません。</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>Reading the list of models…</source>
        <translation>モデルの一覧を読み込み中…</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>Sending is paused: it waits here until that ends. {hint}</source>
        <translation>送信を一時停止中です。解除されるまでここで待機します。{hint}</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>The model's form is not here yet.</source>
        <translation>モデルのフォームはまだ届いていません。</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>The model's form is not here.</source>
        <translation>モデルのフォームがありません。</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>What was sent is no form; it can be read in its details.</source>
        <translation>送信した内容はフォームではありません。詳細で読めます。</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>{what} Generate sends this as a new request.</source>
        <translation>{what}「生成」でこれを新しいリクエストとして送信します。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source> And {n} more.</source>
        <translation> ほか{n}件。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>Brought over from {model}: {names}.</source>
        <translation>{model}から引き継ぎました：{names}。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>Brought over from {model}: {n} of {all} ({names}).</source>
        <translation>{model}から引き継ぎました：{all}件中{n}件（{names}）。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>Not kept: {label}{value}. {why}{more}</source>
        <translation>引き継がれなかったもの：{label}{value}。{why}{more}</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>Nothing of what stood in {model} fits here: {names}.</source>
        <translation>{model}の内容にここで合うものはありません：{names}。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>This is your own draft for {model}.</source>
        <translation>これは{model}の自分の下書きです。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>A request that waits here: what you send takes its place.</source>
        <translation>ここで待機中のリクエスト：送信したものがこれに置き換わります。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>A request that was refused: what you send now takes its place.</source>
        <translation>拒否されたリクエスト：今送信するものがこれに置き換わります。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <location filename="ui/views/compose_send.py"/>
        <source>It was left as it was before this could be sent.</source>
        <translation>送信前に元の内容に戻されていました。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>Leave it as it was</source>
        <translation>元のままにする</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>Save the change</source>
        <translation>変更を保存</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>Send the change</source>
        <translation>変更を送信</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Back to it</source>
        <translation>再び開く</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Back to my draft</source>
        <translation>自分の下書きに戻る</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Bring over from {model}</source>
        <translation>{model}から引き継ぐ</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Fetching the form of {name}…</source>
        <translation>{name}のフォームを取得中…</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Sent as it is written.</source>
        <translation>書かれたとおりに送信します。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Sent as it is written; in {n} place it is not this model’s own form.</source>
        <translation>書かれたとおりに送信します。{n}か所がこのモデル自身のフォームと異なります。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Sent as it is written; in {n} places it is not this model’s own form.</source>
        <translation>書かれたとおりに送信します。{n}か所がこのモデル自身のフォームと異なります。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>The Router could not be asked; this is the form as it was on {when}.</source>
        <translation>Routerに問い合わせできませんでした。これは{when}時点のフォームです。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>The form of this model is not here.</source>
        <translation>このモデルのフォームがありません。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>The form of {name} comes as soon as the account has a key.</source>
        <translation>{name}のフォームは、アカウントにキーが入ると届きます。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>The whole</source>
        <translation>全体</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>This model’s form has changed since this was written. Nothing was taken away.</source>
        <translation>これを書いた後に、このモデルのフォームが変わりました。内容は何も削除されていません。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>This was too large to be kept; choose it again.</source>
        <translation>大きすぎて保管できませんでした。もう一度選んでください。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>What you wrote since then was taken out.</source>
        <translation>その後に書いたものは取り出されました。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Your own draft of this model was set aside.</source>
        <translation>このモデルの自分の下書きは別に置いてあります。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>{name}: the form has no such field any more; it is still sent</source>
        <translation>{name}：フォームにこのフィールドはもうありません。引き続き送信されます</translation>
    </message>
    <message>
        <location filename="ui/views/compose_keep.py"/>
        <source>What you write is kept here until the program ends. {why}</source>
        <translation>書いた内容は、プログラムの終了までここに保管されます。{why}</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>Each of the {n} gets a seed of its own.</source>
        <translation>{n}件それぞれに別のシードを使います。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>How many</source>
        <translation>件数</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>How many requests one press makes, up to {n}: a batch</source>
        <translation>1回の操作で作るリクエストの数、最大{n}件：バッチになります</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>No seed is set: the same request {n} times.</source>
        <translation>シードが設定されていません：同じリクエストが{n}件になります。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>Seeds are counted up from {first}, and from the lowest again.</source>
        <translation>シードは{first}から順に増え、上限の後は最小値から続きます。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>Seeds {first} to {last}.</source>
        <translation>シード{first}～{last}。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>Fewer notes</source>
        <translation>お知らせを減らす</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>Put this away</source>
        <translation>これを片付ける</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>{n} more note</source>
        <translation>ほか{n}件のお知らせ</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>{n} more note: a warning</source>
        <translation>ほか{n}件のお知らせ：警告</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>{n} more notes</source>
        <translation>ほか{n}件のお知らせ</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>{n} more notes, with a warning</source>
        <translation>ほか{n}件のお知らせ（警告を含む）</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Cancel if it takes longer than a time of your own…</source>
        <translation>指定した時間より長くかかったらキャンセル…</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Choose a model</source>
        <translation>モデルを選択</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Choose another model</source>
        <translation>別のモデルを選択</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Click to choose a model</source>
        <translation>クリックしてモデルを選択</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Click to go there</source>
        <translation>クリックしてそこへ移動</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>For pictures, films, sounds, text and 3D</source>
        <translation>画像、動画、音声、テキスト、3D用</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Many from one: lines, a table, a sweep, several models… (Ctrl+Shift+Enter)</source>
        <translation>まとめて作成：行、表、値の一覧、複数のモデル…（Ctrl+Shift+Enter）</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Model: {name}</source>
        <translation>モデル：{name}</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Nothing is written yet.</source>
        <translation>まだ何も書かれていません。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>{key} sends it; the form keeps its values.</source>
        <translation>{key}で送信します。フォームの値はそのまま残ります。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>{label} is empty.</source>
        <translation>{label}が空です。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>{told}
Click to choose another model</source>
        <translation>{told}
クリックして別のモデルを選択</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>{words} And {n} more.</source>
        <translation>{words}ほか{n}件。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_send.py"/>
        <source>Another account was chosen meanwhile, so nothing was sent. Press Generate once more.</source>
        <translation>その間に別のアカウントが選ばれたため、何も送信されませんでした。もう一度「生成」を押してください。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_send.py"/>
        <source>These are {whole} together. Choose fewer at once.</source>
        <translation>合計で{whole}になります。一度に選ぶ数を減らしてください。</translation>
    </message>
    <message>
        <location filename="ui/views/drafts.py"/>
        <source>It cannot be written down: {why}.</source>
        <translation>記録できません：{why}。</translation>
    </message>
    <message>
        <location filename="ui/views/drafts.py"/>
        <source>It is longer than the {size} that are kept over a restart.</source>
        <translation>再起動後も保管できる{size}を超えています。</translation>
    </message>
    <message>
        <location filename="ui/views/group_lines.py"/>
        <source>Fold</source>
        <translation>折りたたむ</translation>
    </message>
    <message>
        <location filename="ui/views/group_lines.py"/>
        <location filename="ui/views/queue_menus.py"/>
        <source>Fold all</source>
        <translation>すべて折りたたむ</translation>
    </message>
    <message>
        <location filename="ui/views/group_lines.py"/>
        <source>Unfold</source>
        <translation>展開</translation>
    </message>
    <message>
        <location filename="ui/views/group_lines.py"/>
        <location filename="ui/views/queue_menus.py"/>
        <source>Unfold all</source>
        <translation>すべて展開</translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source> The Router suggests {names}.</source>
        <translation> Routerの推奨：{names}。</translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source> or </source>
        <translation> または </translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source>Open {model}</source>
        <translation>{model}を開く</translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source>The Router says: {words}</source>
        <translation>Routerからの説明：{words}</translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source>{model} is no longer offered.</source>
        <translation>{model}の提供は終了しました。</translation>
    </message>
    <message>
        <location filename="ui/views/model_list.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>All models</source>
        <translation>すべてのモデル</translation>
    </message>
    <message>
        <location filename="ui/views/model_list.py"/>
        <source>Not in the list any more</source>
        <translation>もう一覧にありません</translation>
    </message>
    <message>
        <location filename="ui/views/model_list.py"/>
        <source>Others</source>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="ui/views/model_list.py"/>
        <source>Recent</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>All providers</source>
        <translation>全プロバイダー</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>From anything</source>
        <translation>すべての入力</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make 3D objects</source>
        <translation>3Dオブジェクトを作るモデル</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make audio</source>
        <translation>音声を作るモデル</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make images</source>
        <translation>画像を作るモデル</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make text</source>
        <translation>テキストを作るモデル</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make videos</source>
        <translation>動画を作るモデル</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>No model fits. Try fewer words.</source>
        <translation>一致するモデルがありません。語を減らしてみてください。</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>No models yet.</source>
        <translation>まだモデルがありません。</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <location filename="ui/views/serving_choice.py"/>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Search models</source>
        <translation>モデルを検索</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Show models that take this as an input</source>
        <translation>これを入力として受け付けるモデルを表示</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Show one provider's models</source>
        <translation>1つのプロバイダーのモデルを表示</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Show {n} more that may fit</source>
        <translation>一致する可能性のあるほか{n}件を表示</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Star the marked model in the list</source>
        <translation>一覧で選択中のモデルに星を付ける</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Takes</source>
        <translation>入力</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>What the models take is not known yet: no form was read</source>
        <translation>モデルが何を受け付けるかはまだ分かりません：フォームがまだ読み込まれていません</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>What they make is not known: their document was not read yet, or does not say</source>
        <translation>何を作るモデルかは分かりません：文書がまだ読み込まれていないか、記載がありません</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Words of a name, a provider or a description, or “image to video”</source>
        <translation>名前、プロバイダー、説明の語、または「image to video」</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>the list of models is not open</source>
        <translation>モデルの一覧が開いていません</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>{n} model</source>
        <translation>{n}個のモデル</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>{n} models</source>
        <translation>{n}個のモデル</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source> (from {low} to {high})</source>
        <translation> （{low}～{high}）</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>, as {n} run was reported.</source>
        <translation>、{n}回の実行の報告による。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>, as {n} runs were reported.</source>
        <translation>、{n}回の実行の報告による。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>; before that {wait} in the queue</source>
        <translation>、その前にキューで{wait}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>A refusal is charged</source>
        <translation>拒否の場合も課金</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>A refusal is not charged</source>
        <translation>拒否の場合は課金なし</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>As of {when}. {trouble}</source>
        <translation>{when}時点。{trouble}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Audio</source>
        <translation>音声</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Can be served by {providers}, too.</source>
        <translation>{providers}でも実行できます。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From 3D</source>
        <translation>3Dから</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From audio</source>
        <translation>音声から</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From image</source>
        <translation>画像から</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From text</source>
        <translation>テキストから</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From video</source>
        <translation>動画から</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From your last {n} run here.</source>
        <translation>ここでの直近{n}回の実行より。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From your last {n} runs here.</source>
        <translation>ここでの直近{n}回の実行より。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>If it refuses what you send on grounds of its content policy, nothing is charged.</source>
        <translation>コンテンツポリシーを理由に拒否された場合、課金されません。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>If it refuses what you send on grounds of its content policy, that run is charged all the same.</source>
        <translation>コンテンツポリシーを理由に拒否された場合も、その実行は課金されます。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Image</source>
        <translation>画像</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Makes {outputs} from {inputs}.</source>
        <translation>{inputs}から{outputs}を作ります。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Makes {outputs}.</source>
        <translation>{outputs}を作ります。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>No longer offered</source>
        <translation>提供終了</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>No longer offered: use {model}</source>
        <translation>提供終了：{model}を使用</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Not in the Router's list now</source>
        <translation>現在のRouterの一覧にありません</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Refusal charge not known</source>
        <translation>拒否時の課金は不明</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>The Router does not say whether a run is charged that the model refuses on grounds of its content policy.</source>
        <translation>コンテンツポリシーを理由にモデルが拒否した実行が課金されるかどうか、Routerは示していません。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Usually runs {run}</source>
        <translation>通常の実行時間{run}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Usually {cost}</source>
        <translation>通常{cost}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Video</source>
        <translation>動画</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>by {provider}</source>
        <translation>{provider}提供</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>usually {what}</source>
        <translation>通常{what}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>{same}, nine of ten within {most}</source>
        <translation>{same}、10回中9回は{most}以内</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <location filename="ui/views/presets_panel.py"/>
        <source>Presets of this model</source>
        <translation>このモデルのプリセット</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>Saved as “{name}”.</source>
        <translation>「{name}」として保存しました。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>This cannot be saved: {why}.</source>
        <translation>これは保存できません：{why}。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>This preset is no form.</source>
        <translation>このプリセットはフォームではありません。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>{n} presets are back as they were.</source>
        <translation>{n}件のプリセットを元に戻しました。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>{n} presets were deleted.</source>
        <translation>{n}件のプリセットを削除しました。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>“{name}” is back as it was.</source>
        <translation>「{name}」を元に戻しました。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>“{name}” is in the form.</source>
        <translation>「{name}」をフォームに入れました。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>“{name}” is what stands in the form now.</source>
        <translation>「{name}」を現在のフォームの内容にしました。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>“{name}” was deleted.</source>
        <translation>「{name}」を削除しました。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>A fresh form of this model begins so</source>
        <translation>このモデルの新しいフォームはこの内容で始まります</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Another name (F2)</source>
        <translation>名前を変更（F2）</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Find a preset, or name a new one</source>
        <translation>プリセットを検索、または新しい名前を入力</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>It can be undone (Del)</source>
        <translation>元に戻せます（Del）</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>No preset is called so.</source>
        <translation>この名前のプリセットはありません。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>No preset of this model yet.</source>
        <translation>このモデルのプリセットはまだありません。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Puts its values into the form (Enter)</source>
        <translation>値をフォームに入れます（Enter）</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Replace “{name}” by the form</source>
        <translation>「{name}」をフォームの内容で置き換え</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Save the form</source>
        <translation>フォームを保存</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Save the form as “{name}”</source>
        <translation>フォームを「{name}」として保存</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Start with it</source>
        <translation>これで始める</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Start without it</source>
        <translation>これなしで始める</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>With its pictures and files</source>
        <translation>画像とファイルを含める</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>With its pictures and files ({size})</source>
        <translation>画像とファイルを含める（{size}）</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>{size}, saved {when}</source>
        <translation>{size}、{when}に保存</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>{told}. A fresh form begins with it.</source>
        <translation>{told}。新しいフォームはこれで始まります。</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>About: the Router's estimate as of {time}, from the least to the most.</source>
        <translation>約：{time}時点のRouterの見積もり（最小から最大）。</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>It is charged at the rates of the run itself.</source>
        <translation>実行そのものの料金で課金されます。</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>The Router names no price before the run: {why}. That does not mean it is free.</source>
        <translation>Routerは実行前の価格を示していません：{why}。無料という意味ではありません。</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>The Router's price as of {time}.</source>
        <translation>{time}時点のRouterの価格。</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>it runs with your own key of the provider, which bills you itself</source>
        <translation>プロバイダーの自分のキーで実行され、プロバイダーから直接請求されます</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>price unknown</source>
        <translation>価格不明</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>the Router could not read its prices just now</source>
        <translation>Routerが今は価格を読み取れませんでした</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>the Router has no price for this</source>
        <translation>Routerにこれの価格がありません</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>{n} × {each}, at most {most}.</source>
        <translation>{n} × {each}、最大{most}。</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>&amp;Retry all failed</source>
        <translation>失敗をすべて再試行(&amp;R)</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Also names of batches, ids from six characters on, and whole seeds</source>
        <translation>バッチ名、6文字以上のID、シード全体でも検索できます</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Cancels what waits here or in the queue; what runs goes on</source>
        <translation>ここまたはキューで待機中のものをキャンセルします。実行中のものは続行します</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Columns, sorting and widths…</source>
        <translation>列、並べ替え、幅…</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Fold all groups</source>
        <translation>すべてのグループを折りたたむ</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Group by</source>
        <translation>グループ化</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Group the queue by: {what}</source>
        <translation>キューのグループ化：{what}</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Nothing matches</source>
        <translation>一致するものがありません</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Nothing new is sent; what was sent goes on</source>
        <translation>新しいものは送信しません。送信済みのものは続行します</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Paused: {why}. Click to send what waits here</source>
        <translation>一時停止中：{why}。クリックするとここで待機中のものを送信します</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Resume sending</source>
        <translation>送信を再開</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Search prompts and models</source>
        <translation>プロンプトとモデルを検索</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Sends what waits here</source>
        <translation>ここで待機中のものを送信します</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Show everything</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Show in the queue: {what}</source>
        <translation>キューの表示：{what}</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Unfold all groups</source>
        <translation>すべてのグループを展開</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Write a prompt and press Ctrl+Enter: your request shows here, with its place in the queue and its result.</source>
        <translation>プロンプトを書いてCtrl+Enterを押すと、リクエストがここに表示され、キュー内の順番と結果が分かります。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_chips.py"/>
        <source>Batch {name} alone</source>
        <translation>バッチ{name}のみ</translation>
    </message>
    <message>
        <location filename="ui/views/queue_chips.py"/>
        <source>Each under its own key where that is right; nothing is paid twice</source>
        <translation>適切なものはそれぞれ元のキーで送信し、二重に支払うことはありません</translation>
    </message>
    <message>
        <location filename="ui/views/queue_chips.py"/>
        <source>Only this batch is shown. Click to show all</source>
        <translation>このバッチだけを表示しています。クリックですべて表示</translation>
    </message>
    <message>
        <location filename="ui/views/queue_chips.py"/>
        <source>Retry all failed</source>
        <translation>失敗をすべて再試行</translation>
    </message>
    <message>
        <location filename="ui/views/queue_columns.py"/>
        <source>Usual columns</source>
        <translation>既定の列</translation>
    </message>
    <message>
        <location filename="ui/views/queue_columns.py"/>
        <source>{column} (too narrow now)</source>
        <translation>{column}（今は幅が不足）</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Cancel what lives of the chosen, remove what has ended</source>
        <translation>選択したもののうち動作中はキャンセル、終了済みは削除</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Choose one request for this.</source>
        <translation>リクエストを1件選んでください。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Copy ids of the chosen</source>
        <translation>選択したもののIDをコピー</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Details of the chosen</source>
        <translation>選択したものの詳細</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Edit the chosen one</source>
        <translation>選択したものを編集</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Hold the chosen back</source>
        <translation>選択したものを保留</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Move the chosen down in the line</source>
        <translation>選択したものを列の後ろへ移動</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Move the chosen up in the line</source>
        <translation>選択したものを列の前へ移動</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Open the chosen one</source>
        <translation>選択したものを開く</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Put the chosen back in line</source>
        <translation>選択したものを列に戻す</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Run the chosen again</source>
        <translation>選択したものを再実行</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Save the chosen…</source>
        <translation>選択したものを保存…</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Send the chosen again, under the same key</source>
        <translation>選択したものを同じキーで再送信</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Send the chosen last</source>
        <translation>選択したものを最後に送信</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Send the chosen next</source>
        <translation>選択したものを次に送信</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Vary the chosen</source>
        <translation>選択したもののバリエーション</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Arrange columns</source>
        <translation>列の配置</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Further to the back</source>
        <translation>さらに後ろへ</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Further to the front</source>
        <translation>さらに前へ</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Largest or last first</source>
        <translation>大きい順・新しい順</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Narrower</source>
        <translation>狭く</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>The order of the work</source>
        <translation>作業の順</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Wider</source>
        <translation>広く</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Add credits</source>
        <translation>クレジットを追加</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Change the limit…</source>
        <translation>上限を変更…</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>I added credits: send all {n}</source>
        <translation>追加しました：{n}件すべて送信</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>I added credits: send it</source>
        <translation>追加しました：送信</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Sending is paused until there is room within your own limit for a day, at midnight at the latest.</source>
        <translation>自分で決めた1日の上限に余裕ができるまで、遅くとも午前0時まで、送信を一時停止しています。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Sending is paused: three requests in a row failed.</source>
        <translation>送信を一時停止中：3件のリクエストが連続で失敗しました。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Show them</source>
        <translation>表示する</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>The account has too few credits: {n} request waits here and was not charged.</source>
        <translation>アカウントのクレジットが足りません：{n}件のリクエストがここで待機中です。課金はされていません。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>The account has too few credits: {n} requests wait here and were not charged.</source>
        <translation>アカウントのクレジットが足りません：{n}件のリクエストがここで待機中です。課金はされていません。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>{n} wait here.</source>
        <translation>{n}件がここで待機中です。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>{n} waits here.</source>
        <translation>{n}件がここで待機中です。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>“{name}” has too few credits: {n} request waits. Choose that account to send it again.</source>
        <translation>「{name}」のクレジットが足りません：{n}件のリクエストが待機中です。再送信するにはそのアカウントを選んでください。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>“{name}” has too few credits: {n} requests wait. Choose that account to send them again.</source>
        <translation>「{name}」のクレジットが足りません：{n}件のリクエストが待機中です。再送信するにはそのアカウントを選んでください。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Active</source>
        <translation>進行中</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Expiring</source>
        <translation>期限間近</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Hidden by {filters}: {n} request.</source>
        <translation>{filters}により非表示：{n}件のリクエスト。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Hidden by {filters}: {n} requests.</source>
        <translation>{filters}により非表示：{n}件のリクエスト。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>the batch “{name}”</source>
        <translation>バッチ「{name}」</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>the chip “{name}”</source>
        <translation>フィルター「{name}」</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>the search “{words}”</source>
        <translation>検索「{words}」</translation>
    </message>
    <message>
        <location filename="ui/views/row_moves.py"/>
        <source>Only what waits here can be moved.</source>
        <translation>移動できるのは、ここで待機中のものだけです。</translation>
    </message>
    <message>
        <location filename="ui/views/row_moves.py"/>
        <source>Rows can be moved while they stand in no groups, in the order of sending.</source>
        <translation>行を移動できるのは、グループがなく、送信順に並んでいる間です。</translation>
    </message>
    <message>
        <location filename="ui/views/row_moves.py"/>
        <source>Rows can be moved while they stand in the order of sending. Click the column's title until its arrow is gone.</source>
        <translation>行を移動できるのは、送信順に並んでいる間です。列のタイトルを、矢印が消えるまでクリックしてください。</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>A cancel is asked for after {limit}</source>
        <translation>{limit}後にキャンセルを依頼します</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>Accounts and keys…</source>
        <translation>アカウントとキー…</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>After {limit} its row says that time is over</source>
        <translation>{limit}後に、時間が過ぎたことが行に表示されます</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>Click to change or end the time limit of this model</source>
        <translation>クリックしてこのモデルの制限時間を変更または解除</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>New requests are sent as {name}. Click to choose another account</source>
        <translation>新しいリクエストは{name}として送信されます。クリックして別のアカウントを選択</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>Sends as: {name}</source>
        <translation>送信アカウント：{name}</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>The next request of this model goes to the queue; where that refuses, nothing is charged</source>
        <translation>このモデルの次のリクエストはキューに送られます。キューが拒否した場合、課金はされません</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>This model is run directly: the connection is held until it answers, and it cannot be cancelled.</source>
        <translation>このモデルは直接実行されます：応答まで接続を保持し、キャンセルはできません。</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>Try the queue again</source>
        <translation>もう一度キューを試す</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source> · no unknown fields</source>
        <translation> · 不明なフィールドなし</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>A field that the model does not know is refused before anything runs, instead of passed over.</source>
        <translation>モデルが知らないフィールドは、無視されずに、実行前に拒否されます。</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>It means nothing for a body that is sent as it is</source>
        <translation>書かれたとおりに送信する本文には意味がありません</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>Own provider</source>
        <translation>元のプロバイダー</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>Refuse unknown fields</source>
        <translation>不明なフィールドを拒否</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>Send the JSON as it is</source>
        <translation>JSONをそのまま送信</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>Served by: {who}</source>
        <translation>実行元：{who}</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>The JSON is sent to {name} just as it is written: it is {name}’s own body, and this form does not know what belongs in it. No other provider steps in.</source>
        <translation>JSONは書かれたとおりに{name}に送信されます。{name}独自の本文であり、何を入れるべきかはこのフォームでは分かりません。ほかのプロバイダーが代わりに実行することはありません。</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>The model’s own provider</source>
        <translation>モデル元来のプロバイダー</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>The model’s own provider runs it; another one may step in where that fails.</source>
        <translation>モデル元来のプロバイダーが実行します。失敗した場合、別のプロバイダーが代わりに実行することがあります。</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>What you set is translated for {name}. What {name} does not know is left out, and the row says what that was. The price may be another one.</source>
        <translation>設定した内容は{name}用に変換されます。{name}が知らないものは除外され、それが何だったかは行に表示されます。価格は異なることがあります。</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>as it is written</source>
        <translation>書かれたとおり</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>the model’s own provider</source>
        <translation>モデル元来のプロバイダー</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>unknown fields refused</source>
        <translation>不明なフィールドを拒否</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>{name} (not offered any more)</source>
        <translation>{name}（提供終了）</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>{name} does not serve this model any more.</source>
        <translation>{name}はこのモデルをもう実行していません。</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>Asking for the price before this is sent…</source>
        <translation>送信前に価格を問い合わせ中…</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>Change your limits in the settings</source>
        <translation>設定で上限を変更</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>For this press alone</source>
        <translation>今回のみ</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>Limits…</source>
        <translation>制限…</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <location filename="ui/views/viewer.py"/>
        <source>Choose a request to see what it made.</source>
        <translation>リクエストを選ぶと、作られたものが表示されます。</translation>
    </message>
    <message>
        <location filename="ui/views/viewer.py"/>
        <source>Nothing chosen</source>
        <translation>何も選択されていません</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>An earlier try may have arrived</source>
        <translation>以前の送信が届いた可能性があります</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>By you; the others pass by</source>
        <translation>手動で保留。ほかのものが先に進みます</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes as soon as there is room</source>
        <translation>空きができしだい送信</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes by itself</source>
        <translation>自動で送信</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes by itself when there is a line</source>
        <translation>回線が戻ると自動で送信</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes on when you send or leave it</source>
        <translation>フォームで送信するか元に戻すと続行</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes when some of yours have finished</source>
        <translation>自分のものがいくつか終わると送信</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>It may have arrived.</source>
        <translation>届いた可能性があります。</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Next in line</source>
        <translation>次の順番</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Not charged; add credits, then send</source>
        <translation>課金なし。クレジットを追加してから送信</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Open that account, or use Run again for another one</source>
        <translation>そのアカウントを開くか、別のアカウントで「再実行」を使ってください</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Sent again it may be charged twice: it was sent before under another key of this account, which may be another workspace's</source>
        <translation>再送信すると二重に課金される可能性があります：以前、このアカウントの別のキーで送信されており、別のワークスペースのキーかもしれません</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Since {time}; goes by itself</source>
        <translation>{time}から。自動で送信</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Three in a row failed</source>
        <translation>3件連続で失敗</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · asks you first</source>
        <translation>ここで待機 · 要確認</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · backlog full</source>
        <translation>ここで待機 · 待機数が上限</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · held back</source>
        <translation>ここで待機 · 保留</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · in the form</source>
        <translation>ここで待機 · 編集中</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · its account is not open</source>
        <translation>ここで待機 · 別アカウント</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · needs a key</source>
        <translation>ここで待機 · キーなし</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · needs credits</source>
        <translation>ここで待機 · クレジット不足</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · offline</source>
        <translation>ここで待機 · オフライン</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · paused</source>
        <translation>ここで待機 · 一時停止中</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · the Router asked for a pause</source>
        <translation>ここで待機 · Routerの休止要請</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · {place}</source>
        <translation>ここで待機 · {place}</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Your limit for a day is reached</source>
        <translation>1日の上限に達しました</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>your limit for a day is reached</source>
        <translation>1日の上限に達しました</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{n} are at the Router, as many as may be</source>
        <translation>Routerに上限の{n}件があります</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{n} is at the Router, as many as may be</source>
        <translation>Routerに上限の{n}件があります</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{n} of this model are at the Router</source>
        <translation>Routerにこのモデルが{n}件</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{n} of this model is at the Router</source>
        <translation>Routerにこのモデルが{n}件</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{place} in line</source>
        <translation>列の{place}</translation>
    </message>
    <message>
        <location filename="ui/window_drop.py"/>
        <source>Drop {name}: a recipe in it fills the form, else it becomes an input</source>
        <translation>{name}をドロップ：レシピがあればフォームに入り、なければ入力になります</translation>
    </message>
    <message>
        <location filename="ui/window_drop.py"/>
        <source>{name} and {more}</source>
        <translation>{name}ほか{more}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Accepted; may still finish and be charged</source>
        <translation>受け付けられました。完了し、課金されることがあります</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Account: {name}</source>
        <translation>アカウント：{name}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Asking again with the same key</source>
        <translation>同じキーで再問い合わせ中</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Batch: {name}</source>
        <translation>バッチ：{name}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Cancelled, but it had finished: kept</source>
        <translation>キャンセルしたが完了済み：保管</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Cancelling…</source>
        <translation>キャンセル中…</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Collecting</source>
        <translation>取得中</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Collecting · {amount}</source>
        <translation>取得中 · {amount}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Cost: {cost}</source>
        <translation>費用：{cost}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Done · {n} file</source>
        <translation>完了 · {n}ファイル</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Done · {n} files</source>
        <translation>完了 · {n}ファイル</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Done · {n} of {all} file</source>
        <translation>完了 · {n}/{all}ファイル</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Done · {n} of {all} files</source>
        <translation>完了 · {n}/{all}ファイル</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Ended · reading the outcome</source>
        <translation>終了 · 結果を確認中</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Estimate: {cost}; what it costs is told at its end</source>
        <translation>見積もり：{cost}。実際の費用は終了時に分かります</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Finished at {time}</source>
        <translation>{time}に完了</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Finished, the answer is kept unread</source>
        <translation>完了、応答は未読のまま保管</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>First seen running at {time}</source>
        <translation>{time}に実行を初めて確認</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>In queue</source>
        <translation>キュー内</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>In queue · at the front</source>
        <translation>キュー内 · 先頭</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>In queue · {n} ahead</source>
        <translation>キュー内 · 前に{n}件</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>It finished before the cancel</source>
        <translation>キャンセルの前に完了しました</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>It may still finish and be charged</source>
        <translation>完了し、課金されることがあります</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Made, not read: too large</source>
        <translation>作成済み、未読込：大きすぎます</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Needs a key; goes on when there is one</source>
        <translation>キーが必要。入力されると続行します</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Not asked about: its account is not open here</source>
        <translation>問い合わせていません：アカウントがここで開いていません</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Not found just now, looking again</source>
        <translation>今は見つかりません。もう一度調べています</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Offline since {time}</source>
        <translation>{time}からオフライン</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>One file was not fetched</source>
        <translation>1ファイルが未取得</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Results are kept there for 24 hours</source>
        <translation>結果の保管は24時間です</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Run it directly: the window must stay open until it answers</source>
        <translation>直接実行：応答が来るまでウィンドウを開いておく必要があります</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Running directly</source>
        <translation>直接実行中</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Sending…</source>
        <translation>送信中…</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Sent, no answer yet</source>
        <translation>送信済み、応答待ち</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The Router asked for a pause until {time}</source>
        <translation>Routerが{time}までの一時停止を求めました</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The Router could not be reached; trying again</source>
        <translation>Routerに接続できませんでした。再試行しています</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The Router does not know it under this account</source>
        <translation>Routerはこのアカウントではこれを確認できません</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The Router reported {word}; what came all the same is kept</source>
        <translation>Routerの報告は{word}。それでも届いたものは保管しています</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The answer held no picture, film, sound or text</source>
        <translation>応答に画像、動画、音声、テキストがありません</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The connection is held until it answers</source>
        <translation>応答まで接続を保持しています</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The line broke; asking again</source>
        <translation>回線が切れました。再度問い合わせています</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Took {time}</source>
        <translation>所要時間{time}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>account {name}</source>
        <translation>アカウント{name}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>batch {name}</source>
        <translation>バッチ{name}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>cost {cost}</source>
        <translation>費用{cost}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>next check {when}</source>
        <translation>次の確認{when}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>{n} files are not here. {why}</source>
        <translation>{n}ファイルがここにありません。{why}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>{trouble} · last answer {age} ago</source>
        <translation>{trouble} · 最後の応答{age}前</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>{why} Look again tries once more, Show answer shows it.</source>
        <translation>{why}「もう一度調べる」で再試行、「応答を表示」で内容を表示します。</translation>
    </message>
    <message>
        <location filename="ui/workplace.py"/>
        <source>None of the chosen requests can be cancelled.</source>
        <translation>選択したリクエストにキャンセルできるものはありません。</translation>
    </message>
    <message>
        <location filename="ui/workplace.py"/>
        <source>What you send from here is a new request; this one may have arrived.</source>
        <translation>ここから送信すると新しいリクエストになります。元のものは届いた可能性があります。</translation>
    </message>
    <message>
        <location filename="vault/backends.py"/>
        <source>The keyring set up for this system cannot be loaded.</source>
        <translation>このシステムに設定されたキーリングを読み込めません。</translation>
    </message>
    <message>
        <location filename="vault/backends.py"/>
        <source>The keyring set up for this system does not keep keys safely, so it is not used.</source>
        <translation>このシステムに設定されたキーリングはキーを安全に保管しないため、使用しません。</translation>
    </message>
    <message>
        <location filename="vault/backends.py"/>
        <source>This system has no keyring that the key could be kept in.</source>
        <translation>このシステムには、キーを保管できるキーリングがありません。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>Keys are kept in {name}.</source>
        <translation>キーは{name}に保管されます。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The key comes from {key_variable} in the environment. {note}</source>
        <translation>キーは環境変数{key_variable}から来ています。{note}</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The key in the system keyring is damaged. Please enter it again.</source>
        <translation>システムのキーリングにあるキーが破損しています。もう一度入力してください。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The key in {key_variable} cannot be used. {reason}</source>
        <translation>{key_variable}のキーは使えません。{reason}</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The key works until this program closes.</source>
        <translation>キーはこのプログラムを閉じるまで有効です。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The system keyring</source>
        <translation>システムのキーリング</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{key_variable} is set in the environment and is used instead.</source>
        <translation>環境変数{key_variable}が設定されており、そちらを使用します。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{name} did not keep the key.</source>
        <translation>{name}にキーを保管できませんでした。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{reason} A key lives for this session only.</source>
        <translation>{reason}キーは今回の起動中のみ有効です。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{who} could not be opened; it may be locked.</source>
        <translation>{who}を開けませんでした。ロックされている可能性があります。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{who} has not answered yet; it may be waiting to be unlocked.</source>
        <translation>{who}がまだ応答していません。ロック解除を待っている可能性があります。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{who} is locked.</source>
        <translation>{who}がロックされています。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{who} reported an error.</source>
        <translation>{who}がエラーを報告しました。</translation>
    </message>
    <message>
        <source>1 to {most}</source>
        <translation type="vanished">1～{most}</translation>
    </message>
    <message>
        <source>1 work</source>
        <translation type="vanished">1作品</translation>
    </message>
    <message>
        <source>Choose works of one request for this</source>
        <translation type="vanished">同じリクエストの作品を選んでください</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="vanished">比較…</translation>
    </message>
    <message>
        <source>From now on at most {each} of a model and {all} in all at once.</source>
        <translation type="vanished">今後、1モデルにつき最大{each}件、合計で最大{all}件を同時に実行します。</translation>
    </message>
    <message>
        <source>From {kind}</source>
        <translation type="vanished">{kind}から</translation>
    </message>
    <message>
        <source>Go through them one by one…</source>
        <translation type="vanished">1点ずつ選別…</translation>
    </message>
    <message>
        <source>Go through works one by one…</source>
        <translation type="vanished">作品を1点ずつ選別…</translation>
    </message>
    <message>
        <source>How many at once</source>
        <translation type="vanished">同時実行数</translation>
    </message>
    <message>
        <source>Of all models together</source>
        <translation type="vanished">全モデルの合計</translation>
    </message>
    <message>
        <source>Of one model</source>
        <translation type="vanished">1モデルあたり</translation>
    </message>
    <message>
        <source>Once for each choice in {…|…}: {n}</source>
        <translation type="vanished">{…|…}の選択肢ごとに1回：{n}</translation>
    </message>
    <message>
        <source>Queue and library side by side</source>
        <translation type="vanished">キューとライブラリを並べて表示</translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="vanished">設定</translation>
    </message>
    <message>
        <source>Show the library</source>
        <translation type="vanished">ライブラリを表示</translation>
    </message>
    <message>
        <source>Show the queue</source>
        <translation type="vanished">キューを表示</translation>
    </message>
    <message>
        <source>The form as it stands, so many times. A prompt with {red|blue} in it has choices.</source>
        <translation type="vanished">フォームの内容をこの回数だけ繰り返します。プロンプトに{red|blue}があれば選択肢になります。</translation>
    </message>
    <message>
        <source>The output before, the next one</source>
        <translation type="vanished">前の出力、次の出力</translation>
    </message>
    <message>
        <source>The smaller number decides: no more than {n} go at once.</source>
        <translation type="vanished">小さいほうの数が優先されます：同時に実行されるのは最大{n}件です。</translation>
    </message>
    <message>
        <source>The usual: {each} and {all}</source>
        <translation type="vanished">既定値：{each}と{all}</translation>
    </message>
    <message>
        <source>This model takes a {noun} only as a link, and no file.</source>
        <translation type="vanished">このモデルは{noun}をリンクでのみ受け付け、ファイルは受け付けません。</translation>
    </message>
    <message>
        <source>This model takes no {noun}.</source>
        <translation type="vanished">このモデルは{noun}を受け付けません。</translation>
    </message>
    <message>
        <source>added to the favourites</source>
        <translation type="vanished">お気に入りに追加しました</translation>
    </message>
    <message>
        <source>file of this kind</source>
        <translation type="vanished">この種類のファイル</translation>
    </message>
    <message>
        <source>moved to the trash</source>
        <translation type="vanished">ゴミ箱に移動しました</translation>
    </message>
    <message>
        <source>neither picked nor rejected now</source>
        <translation type="vanished">採用・不採用の印を外しました</translation>
    </message>
    <message>
        <source>not rated any more</source>
        <translation type="vanished">評価を外しました</translation>
    </message>
    <message>
        <source>taken from the favourites</source>
        <translation type="vanished">お気に入りから外しました</translation>
    </message>
    <message>
        <source>taken from the trash</source>
        <translation type="vanished">ゴミ箱から戻しました</translation>
    </message>
    <message>
        <source>without a note now</source>
        <translation type="vanished">メモを削除しました</translation>
    </message>
    <message>
        <source>{number} works</source>
        <translation type="vanished">{number}作品</translation>
    </message>
    <message>
        <source>{put} put into “{name}”</source>
        <translation type="vanished">{put}を「{name}」に追加しました</translation>
    </message>
    <message>
        <source>{taken} taken from “{name}”</source>
        <translation type="vanished">{taken}を「{name}」から外しました</translation>
    </message>
    <message>
        <source>{words} collection:"{replace}"</source>
        <translation type="vanished">{words} collection:"{replace}"</translation>
    </message>
</context>
</TS>
