<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>comfy_desk</name>
    <message>
        <location filename="app/accounts.py"/>
        <source>Add one of your own to name it.</source>
        <translation>请添加一个自己的账户，再为它命名。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>An account needs a name.</source>
        <translation>账户需要名称。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Change it there and start again.</source>
        <translation>请在那里修改，然后重新启动。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Choose it in the list.</source>
        <translation>请在列表中选择它。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Correct it.</source>
        <translation>请更正它。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Correct or remove it.</source>
        <translation>请更正或移除它。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Remove it there and start again.</source>
        <translation>请在那里移除，然后重新启动。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Remove its key instead.</source>
        <translation>可改为移除它的密钥。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Remove one first.</source>
        <translation>请先移除一个。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Remove the variable and start again.</source>
        <translation>请移除该变量，然后重新启动。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>The Router takes this key.</source>
        <translation>Router 接受此密钥。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>The Router takes this key. Balance: {balance}.</source>
        <translation>Router 接受此密钥。余额：{balance}。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>The key of this account comes from {key_variable}.</source>
        <translation>此账户的密钥来自 {key_variable}。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>The usual account stays in the list.</source>
        <translation>默认账户会一直留在列表中。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>There can be at most {most} accounts.</source>
        <translation>最多可以有 {most} 个账户。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <location filename="media/inputs.py"/>
        <location filename="ui/forms/media_load.py"/>
        <source>This</source>
        <translation>此项</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>This account comes from the environment.</source>
        <translation>此账户来自环境变量。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <location filename="services/request_acts.py"/>
        <location filename="services/session.py"/>
        <source>This account is not here any more.</source>
        <translation>此账户已不在这里。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Type one.</source>
        <translation>请输入一个。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>Wait for them or cancel them: nobody else can collect them.</source>
        <translation>请等待它们完成或取消它们：其他账户无法收取它们。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{host} (environment)</source>
        <translation>{host}（环境变量）</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{label} uses this key already.</source>
        <translation>{label} 已在使用此密钥。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{name} is not the address of a Router.</source>
        <translation>{name}不是 Router 的地址。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{unfinished} of its requests has not ended.</source>
        <translation>它的 {unfinished} 个请求尚未结束。</translation>
    </message>
    <message>
        <location filename="app/accounts.py"/>
        <source>{unfinished} of its requests have not ended.</source>
        <translation>它的 {unfinished} 个请求尚未结束。</translation>
    </message>
    <message>
        <location filename="app/faults.py"/>
        <source>a thread</source>
        <translation>某个线程</translation>
    </message>
    <message>
        <location filename="app/practice.py"/>
        <source>Start the program again.</source>
        <translation>请重新启动程序。</translation>
    </message>
    <message>
        <location filename="app/practice.py"/>
        <source>The practice Router could not be started.</source>
        <translation>无法启动练习 Router。</translation>
    </message>
    <message>
        <location filename="app/practice.py"/>
        <source>The practice Router did not start.</source>
        <translation>练习 Router 没有启动。</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Another comfy-desk window works with these requests.</source>
        <translation>另一个 comfy-desk 窗口正在处理这些请求。</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Enter a key</source>
        <translation>输入密钥</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Its key is not here.</source>
        <translation>它的密钥不在这里。</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Opening your own accounts…</source>
        <translation>正在打开你自己的账户…</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <location filename="ui/frame_words.py"/>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Putting the key into the keyring…</source>
        <translation>正在将密钥存入密钥环…</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Starting the practice Router…</source>
        <translation>正在启动练习 Router…</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <location filename="media/workers.py"/>
        <location filename="services/desk.py"/>
        <source>The program is closing.</source>
        <translation>程序正在关闭。</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>The system keyring has not answered yet; it may be waiting to be unlocked.</source>
        <translation>系统密钥环尚未响应；它可能在等待解锁。</translation>
    </message>
    <message>
        <location filename="app/program.py"/>
        <source>Use that one, or close it first.</source>
        <translation>请使用那个窗口，或先将它关闭。</translation>
    </message>
    <message>
        <location filename="app/tour_choosing.py"/>
        <location filename="ui/compare/table.py"/>
        <source>Reading what was sent…</source>
        <translation>正在读取所发送的内容…</translation>
    </message>
    <message>
        <location filename="app/wiring.py"/>
        <location filename="ui/status_line.py"/>
        <source>Practice Router</source>
        <translation>练习 Router</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>An answer came that is not from the Router, or not whole.</source>
        <translation>收到的响应不是来自 Router，或者不完整。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>An earlier try may have run and been charged.</source>
        <translation>先前的一次尝试可能已运行并计费。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Failed ({name}).</source>
        <translation>失败（{name}）。</translation>
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
        <translation>它先前可能已运行并计费；作为新请求发送可能会再次计费。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>It waited in the queue too long and never started.</source>
        <translation>它在队列中等待过久，一直没有开始。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>May have been charged.</source>
        <translation>可能已计费。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Not charged.</source>
        <translation>未计费。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <location filename="ui/failing_words.py"/>
        <source>Nothing was reported about a charge.</source>
        <translation>没有收到关于计费的报告。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Something on this machine failed.</source>
        <translation>本机出现了故障。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router could not be reached.</source>
        <translation>无法连接 Router。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router did not accept the key.</source>
        <translation>Router 不接受该密钥。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <location filename="services/request_acts.py"/>
        <source>The Router does not know this request under this account.</source>
        <translation>Router 在此账户下找不到这个请求。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <location filename="services/models.py"/>
        <source>The Router does not offer this model.</source>
        <translation>Router 不提供这个模型。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router does not take this request under its key again.</source>
        <translation>Router 不再接受用该请求的幂等键重新发送。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router had a fault of its own.</source>
        <translation>Router 自身出现故障。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router is not available just now.</source>
        <translation>Router 暂时不可用。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The Router keeps results for 24 hours; this one is gone.</source>
        <translation>Router 保留结果 24 小时；这个结果已不在了。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The account asked too often; everything waits a moment.</source>
        <translation>此账户请求过于频繁；全部稍候片刻。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The account has too few credits for this.</source>
        <translation>账户积分不足，无法运行此请求。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The connection closed before the answer.</source>
        <translation>连接在收到响应之前关闭了。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The line broke before the answer.</source>
        <translation>连接在收到响应之前中断了。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The model did not accept something in the form.</source>
        <translation>模型不接受表单中的某项内容。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The model refused this on grounds of its content policy.</source>
        <translation>模型依据其内容政策拒绝了此请求。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The model refused {subject}.</source>
        <translation>模型拒绝了{subject}。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The partner that runs this model did not answer in time.</source>
        <translation>运行此模型的合作方未及时响应。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The partner that runs this model failed.</source>
        <translation>运行此模型的合作方出现故障。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>The run outlasted the connection.</source>
        <translation>运行时间超过了连接的持续时间。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>This key may not use this model.</source>
        <translation>此密钥不能使用这个模型。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>This model charges for refusals.</source>
        <translation>此模型会对拒绝计费。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>This model does not charge for refusals.</source>
        <translation>此模型不对拒绝计费。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>This model or key cannot use the queue.</source>
        <translation>此模型或密钥不能使用队列。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Too many of your requests wait at the Router; this one waits here.</source>
        <translation>在 Router 等待的请求过多；这一个在本机等待。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Too many runs at once; this one waits.</source>
        <translation>同时运行的请求过多；这一个等待中。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>Whether this model charges for refusals is not known.</source>
        <translation>尚不清楚此模型是否对拒绝计费。</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the film it had made</source>
        <translation>它生成的视频</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the film you gave</source>
        <translation>你提供的视频</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the picture it had made</source>
        <translation>它生成的图片</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the picture you gave</source>
        <translation>你提供的图片</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the sound it had made</source>
        <translation>它生成的音频</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the sound you gave</source>
        <translation>你提供的音频</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>the text it had written</source>
        <translation>它写出的文本</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>what it had made</source>
        <translation>它生成的内容</translation>
    </message>
    <message>
        <location filename="domain/errors.py"/>
        <source>what was sent</source>
        <translation>发送的内容</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>All words must be there; a word may be the beginning of a longer one.</source>
        <translation>必须包含所有词；一个词也可以是更长的词的开头。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Exactly these words, one after another.</source>
        <translation>完全匹配这些词，且按此顺序相连。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>In a collection of this name.</source>
        <translation>在这个名称的收藏集中。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made before this day.</source>
        <translation>在这一天之前制作。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made on this day or later. A month, a year, or 7d, 2w, 3m, 12h ago work as well.</source>
        <translation>在这一天或之后制作。也可以写月份、年份，或 7d、2w、3m、12h（之前）。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made today; yesterday works as well.</source>
        <translation>今天制作；也可以写 yesterday。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made with a model of this name or provider.</source>
        <translation>由这个名称或提供商的模型制作。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Made with exactly this seed.</source>
        <translation>恰好使用这个种子制作。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Not what stands behind the minus sign; works before every filter.</source>
        <translation>排除减号后面的内容；可用在任何筛选条件之前。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Of a batch of this name.</source>
        <translation>属于这个名称的批次。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Picked while going through many.</source>
        <translation>逐个浏览时选中的作品。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Rated so, with 1 to 5 stars; also rating:3, rating:&gt;3, rating:&lt;=2.</source>
        <translation>具有这个评分，1 到 5 星；也可以写 rating:3、rating:&gt;3、rating:&lt;=2。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Rejected while going through many.</source>
        <translation>逐个浏览时淘汰的作品。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The file is larger than this; b, kb, mb and gb work.</source>
        <translation>文件大于此值；可用 b、kb、mb 和 gb。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <location filename="ui/copying.py"/>
        <location filename="ui/cull/stage.py"/>
        <source>The file is no longer where it was saved.</source>
        <translation>文件已不在保存它的位置。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The request cost more than so many dollars.</source>
        <translation>请求的费用超过这么多美元。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The word stands in the file's name.</source>
        <translation>文件名中包含这个词。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The word stands in the prompt.</source>
        <translation>提示词中包含这个词。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>The word stands in your note; note: alone finds all that have one.</source>
        <translation>你的备注中包含这个词；单写 note: 可找出所有带备注的作品。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Without a file in your folder.</source>
        <translation>你的文件夹中没有文件。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Without stars.</source>
        <translation>没有星级。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>Your favourites.</source>
        <translation>你喜爱的作品。</translation>
    </message>
    <message>
        <location filename="domain/library_words.py"/>
        <source>image, video, audio, 3d, vector or text; several with commas.</source>
        <translation>image、video、audio、3d、vector 或 text；多个之间用逗号分隔。</translation>
    </message>
    <message>
        <location filename="domain/output.py"/>
        <source>held back</source>
        <translation>已扣留</translation>
    </message>
    <message>
        <location filename="domain/output.py"/>
        <source>out of reach</source>
        <translation>无法访问</translation>
    </message>
    <message>
        <location filename="domain/output.py"/>
        <source>too large</source>
        <translation>过大</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>A key begins with {key_prefix} and this text does not.</source>
        <translation>密钥以 {key_prefix} 开头，而这段文本不是。</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>Character {odd} cannot be part of a key ({odd2}). Please copy the key once more.</source>
        <translation>第 {odd} 个字符不可能属于密钥（{odd2}）。请重新复制密钥。</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>The key ends after {key_prefix}. Please copy all of it.</source>
        <translation>密钥在 {key_prefix} 之后就结束了。请完整复制。</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>There is a sign inside the key that no key has. Please copy the key once more.</source>
        <translation>密钥中有一个密钥里不会出现的符号。请重新复制密钥。</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>There is a space inside the key. Please copy the key alone, and all of it.</source>
        <translation>密钥中有空格。请只复制密钥本身，并复制完整。</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>There is no key in this text.</source>
        <translation>这段文本中没有密钥。</translation>
    </message>
    <message>
        <location filename="domain/secret.py"/>
        <source>This text is too long for a key. Please copy the key alone.</source>
        <translation>这段文本太长，不是密钥。请只复制密钥本身。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A / makes folders. A missing fact leaves no gap, and nothing is ever written over.</source>
        <translation>用 / 建立文件夹。缺少的信息不会留下空隙，并且绝不会覆盖任何文件。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A batch counts as a whole. Above it, Generate asks once more. It rests on reported costs and estimates as this machine knows them, each with the most it may be; runs without a price count as nothing.</source>
        <translation>一个批次作为整体计算。超过此金额时，“生成”会再次询问。依据的是本机所知的已上报费用和估算，均取可能的最大值；没有价格的运行按零计。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A longer answer is not read to its end. It stays at the Router, and can be read once this limit is raised.</source>
        <translation>更大的响应不会读到末尾。它会留在 Router 上，提高此限制后即可读取。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A longer file is not fetched to its end. It can be fetched again once this limit is raised, while its link lives.</source>
        <translation>更大的文件不会获取到末尾。提高此限制后，只要其链接仍有效，就可以再次获取。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>A small file that says how the work was made (its name ends in .comfy.json). It holds no key and no signed link.</source>
        <translation>一个说明作品制作方式的小文件（名称以 .comfy.json 结尾）。其中不含密钥和签名链接。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>All that the model sent, without what signs its links (.answer.json). The data folder keeps it whole in any case.</source>
        <translation>模型发送的全部内容，但不含其链接的签名部分（.answer.json）。数据文件夹总会保留完整内容。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Also when it is no longer at the Router.</source>
        <translation>即使它已不在 Router 上。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>As far as it works here</source>
        <translation>只要这里支持</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Ask before one press that may cost more than</source>
        <translation>一次点按的费用可能超过此金额时先询问</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Asked of the system only while something is at the Router or being collected. The screen may still go dark, where the system lets it.</source>
        <translation>仅在有请求位于 Router 或正在收取结果时才向系统提出。如果系统允许，屏幕仍可熄灭。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>By the system and with a sound, while the window is not in front</source>
        <translation>窗口不在最前时，通过系统通知并发出声音</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>By the system too, while the window is not in front</source>
        <translation>窗口不在最前时，也通过系统通知</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/views/queue.py"/>
        <source>Compact rows</source>
        <translation>紧凑行</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/commands/words.py"/>
        <source>Desktop</source>
        <translation>桌面</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Do not sleep while requests run</source>
        <translation>请求运行时不让系统休眠</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Every command with its keys, and those that it has by itself. Keys that fields of text need cannot be taken.</source>
        <translation>所有命令及其按键，以及固定的默认按键。文本字段所需的按键不能占用。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Everything that was made is saved here as it arrives. What is saved already stays where it is.</source>
        <translation>所有生成的内容在到达时都保存在这里。已经保存的内容留在原处。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>File names</source>
        <translation>文件名</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Folder for finished work</source>
        <translation>成品文件夹</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>For all accounts together, by the days of this machine. What is at the Router is followed and collected. It rests on reported costs and estimates as this machine knows them, each with the most it may be; runs without a price count as nothing.</source>
        <translation>适用于所有账户的总和，按本机的日期计算。已在 Router 上的请求会继续跟进和收取。依据的是本机所知的已上报费用和估算，均取可能的最大值；没有价格的运行按零计。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>How many of all models at once</source>
        <translation>所有模型同时运行的数量</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>How many of one model at once</source>
        <translation>同一模型同时运行的数量</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>In the list of notices</source>
        <translation>列在通知列表中</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>It rests on reported costs and estimates as this machine knows them, each with the most it may be; runs without a price count as nothing.</source>
        <translation>依据的是本机所知的已上报费用和估算，均取可能的最大值；没有价格的运行按零计。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Keep running in the tray when the window is closed</source>
        <translation>关闭窗口后继续在系统托盘中运行</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Keep the zoom from picture to picture</source>
        <translation>切换图片时保持缩放</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/dialogs/shortcuts.py"/>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Largest answer</source>
        <translation>最大响应</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Largest file behind a link</source>
        <translation>链接所指文件的最大大小</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Light, dark, or with as much contrast as can be.</source>
        <translation>浅色、深色，或尽可能高的对比度。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Many within moments become one notice. Works of a batch are told by the batch's own notice, where that is on.</source>
        <translation>短时间内的多条通知会合并为一条。批次中的作品由该批次自己的通知告知（如果已开启）。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <location filename="ui/commands/words.py"/>
        <source>Money</source>
        <translation>费用</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Not at all</source>
        <translation>不通知</translation>
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
        <translation>整个窗口的语言，以及数字、日期和金额的写法。下次启动时生效。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Once all of its requests have ended.</source>
        <translation>当它的所有请求都结束时。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Only their poster</source>
        <translation>仅显示封面</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Pictures of the same size are shown at the same place and zoom, so that they can be told apart.</source>
        <translation>相同尺寸的图片会以相同的位置和缩放显示，便于分辨差别。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Quit in the menu, or the tray's own menu, ends the program. Where the desktop has no tray, closing ends it as usual.</source>
        <translation>菜单或系统托盘菜单中的“退出”会结束程序。如果桌面没有系统托盘，关闭窗口会照常结束程序。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Save a recipe beside each work</source>
        <translation>在每个作品旁保存配方</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Save the model's own answer beside the works</source>
        <translation>在作品旁保存模型的原始响应</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Send nothing more on a day that has cost</source>
        <translation>当天费用达到此金额后不再发送</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Sending</source>
        <translation>发送</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>Show 3D objects in the window</source>
        <translation>在窗口中显示 3D 对象</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>So many requests of one account are at the Router together; the others wait here, where they can still be edited, moved and removed. Direct runs count, too. Lowering it takes nothing back.</source>
        <translation>一个账户最多有这么多请求同时在 Router 上；其余的在本机等待，仍可编辑、移动和移除。直接运行也计算在内。降低此值不会收回任何请求。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>The queue shows more requests at once, with smaller pictures.</source>
        <translation>队列一次显示更多请求，图片更小。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>They can be turned there. Where the graphics of this machine cannot do it, they are drawn more simply.</source>
        <translation>可以在窗口中旋转它们。如果本机的图形功能不支持，会以更简单的方式绘制。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>What is not on this machine yet, six hours and one hour before the Router forgets it.</source>
        <translation>尚未保存到本机的内容，在 Router 将其删除前六小时和一小时提醒。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>What waits for them is kept.</source>
        <translation>等待积分的请求会保留。</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When a batch is done</source>
        <translation>批次完成时</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When a request fails</source>
        <translation>请求失败时</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When a result is done</source>
        <translation>结果完成时</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When a result is not kept much longer</source>
        <translation>结果即将到期时</translation>
    </message>
    <message>
        <location filename="domain/settings.py"/>
        <source>When an account needs credits</source>
        <translation>账户需要积分时</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>A later version of this program wrote this file.</source>
        <translation>此文件由本程序的更高版本写入。</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>There is no such setting here.</source>
        <translation>这里没有这样的设置。</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>This file has more entries than there are settings.</source>
        <translation>此文件的条目比设置的数量还多。</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>This file is too large for a file of settings.</source>
        <translation>此文件太大，不是设置文件。</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>This is no file of settings.</source>
        <translation>这不是设置文件。</translation>
    </message>
    <message>
        <location filename="domain/settings_file.py"/>
        <source>Update this program to use it.</source>
        <translation>请更新本程序后再使用它。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>Only https links are fetched, not {scheme}.</source>
        <translation>只获取 https 链接，不获取 {scheme}。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link cannot be read.</source>
        <translation>无法读取该链接。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link carries a user name, which no result link has.</source>
        <translation>该链接带有用户名，结果链接不会这样。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link holds characters that no link has.</source>
        <translation>该链接含有链接中不会出现的字符。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link is not encrypted (http) and is not followed.</source>
        <translation>该链接未加密（http），不予访问。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link is too long to be one.</source>
        <translation>该链接太长，不是有效链接。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link leads into a private network and is not followed.</source>
        <translation>该链接指向专用网络，不予访问。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link leads to a port where no files are served.</source>
        <translation>该链接指向不提供文件的端口。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link leads to the Router itself and not to a file.</source>
        <translation>该链接指向 Router 本身，而不是文件。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link names no server.</source>
        <translation>该链接没有指明服务器。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link's server is a number in disguise.</source>
        <translation>该链接的服务器是伪装的数字地址。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The link's server name cannot be read.</source>
        <translation>无法读取该链接的服务器名称。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The redirect leads to another program on this machine and is not followed.</source>
        <translation>重定向指向本机上的另一个程序，不予访问。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The redirect's link cannot be read.</source>
        <translation>无法读取重定向的链接。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The redirect's link is not encrypted (http) and is not followed.</source>
        <translation>重定向的链接未加密（http），不予访问。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>The redirect's link is too long to be one.</source>
        <translation>重定向的链接太长，不是有效链接。</translation>
    </message>
    <message>
        <location filename="media/addresses.py"/>
        <source>incomplete ones</source>
        <translation>不完整的链接</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <source>The link has expired.</source>
        <translation>链接已过期。</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <source>The server refused the link (HTTP {status}).</source>
        <translation>服务器拒绝了该链接（HTTP {status}）。</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <location filename="media/transfer.py"/>
        <source>The server sent a part nobody asked for.</source>
        <translation>服务器发送了未请求的部分。</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <source>The server sent an empty file.</source>
        <translation>服务器发送了空文件。</translation>
    </message>
    <message>
        <location filename="media/answering.py"/>
        <source>The server that keeps the file has trouble (HTTP {status}).</source>
        <translation>存放该文件的服务器出现问题（HTTP {status}）。</translation>
    </message>
    <message>
        <location filename="media/carriers.py"/>
        <source>Only a PNG, JPEG or WebP picture can carry its recipe.</source>
        <translation>只有 PNG、JPEG 或 WebP 图片可以携带配方。</translation>
    </message>
    <message>
        <location filename="media/carriers.py"/>
        <source>This picture carries notes of another program that leave no room for a recipe.</source>
        <translation>此图片带有其他程序的注释，没有空间存放配方。</translation>
    </message>
    <message>
        <location filename="media/carriers.py"/>
        <source>This picture is not built as its format says, so no recipe can be put into it.</source>
        <translation>此图片的结构与其格式不符，无法写入配方。</translation>
    </message>
    <message>
        <location filename="media/document.py"/>
        <source>The answer ends in the middle: it was cut off on its way.</source>
        <translation>响应在中途结束：传输时被截断。</translation>
    </message>
    <message>
        <location filename="media/document.py"/>
        <source>The answer has too many parts to look into; it is kept whole.</source>
        <translation>响应的部分过多，无法解析；已完整保留。</translation>
    </message>
    <message>
        <location filename="media/document.py"/>
        <source>The answer is nested too deeply to look into; it is kept whole.</source>
        <translation>响应嵌套过深，无法解析；已完整保留。</translation>
    </message>
    <message>
        <location filename="media/document.py"/>
        <source>The answer is not valid JSON.</source>
        <translation>响应不是有效的 JSON。</translation>
    </message>
    <message>
        <location filename="media/examine.py"/>
        <source>The answer has a form that this program does not know; it was saved as it came.</source>
        <translation>响应的格式是本程序不认识的；已按原样保存。</translation>
    </message>
    <message>
        <location filename="media/examine.py"/>
        <source>The answer is a web page, not a result: something on the way answered instead of the model.</source>
        <translation>响应是网页而不是结果：途中有别的程序代替模型作了响应。</translation>
    </message>
    <message>
        <location filename="media/examine.py"/>
        <source>The answer is empty.</source>
        <translation>响应为空。</translation>
    </message>
    <message>
        <location filename="media/examine.py"/>
        <source>This answer has very many parts, and only the first of them were looked into; it is kept whole.</source>
        <translation>此响应的部分非常多，只解析了最前面的一些；已完整保留。</translation>
    </message>
    <message>
        <location filename="media/export.py"/>
        <source>Shortened to fit into the picture.</source>
        <translation>已缩短以便放入图片。</translation>
    </message>
    <message>
        <location filename="media/export.py"/>
        <source>The picture changed while it was being copied.</source>
        <translation>图片在复制过程中发生了变化。</translation>
    </message>
    <message>
        <location filename="media/export.py"/>
        <source>This is the saved file itself; choose another name for the copy.</source>
        <translation>这就是已保存的文件本身；请为副本另选名称。</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The file could not be written: {strerror}.</source>
        <translation>无法写入文件：{strerror}。</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The file ends too early: it may be damaged.</source>
        <translation>文件提前结束：可能已损坏。</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The link redirects too many times.</source>
        <translation>链接重定向的次数过多。</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The server redirects to nowhere.</source>
        <translation>服务器的重定向没有目标。</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>The server sent a web page instead of the file.</source>
        <translation>服务器发送的是网页而不是文件。</translation>
    </message>
    <message>
        <location filename="media/fetch.py"/>
        <source>disk error</source>
        <translation>磁盘错误</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The file is larger than {shown} and was not fetched.</source>
        <translation>文件大于 {shown}，未获取。</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The file was cut off on its way.</source>
        <translation>文件在传输时被截断。</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The server that keeps the file broke off.</source>
        <translation>存放该文件的服务器中断了传输。</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The server that keeps the file could not be reached.</source>
        <translation>无法连接存放该文件的服务器。</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The server that keeps the file does not answer.</source>
        <translation>存放该文件的服务器没有响应。</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The server that keeps the file shows a certificate that this computer does not trust.</source>
        <translation>存放该文件的服务器出示的证书不受本机信任。</translation>
    </message>
    <message>
        <location filename="media/fetch_failures.py"/>
        <source>The transfer stood still.</source>
        <translation>传输停滞。</translation>
    </message>
    <message>
        <location filename="media/find.py"/>
        <source>{n:,} more pieces stand in this answer than the {most:,} that are taken from it. The answer itself is kept whole.</source>
        <translation>此响应中还有 {n:,} 项，超出了从中取出的 {most:,} 项。响应本身已完整保留。</translation>
    </message>
    <message>
        <location filename="media/inline.py"/>
        <source>The data in the answer is damaged or cut off and was not saved as a file.</source>
        <translation>响应中的数据已损坏或被截断，没有保存为文件。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>The data that was pasted is cut off or damaged.</source>
        <translation>粘贴的数据被截断或已损坏。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>There is no data in what was pasted.</source>
        <translation>粘贴的内容中没有数据。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>This is too large to be pasted. Drop the file itself.</source>
        <translation>内容太大，无法粘贴。请直接拖入文件。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is a folder, and not a file.</source>
        <translation>“{name}”是文件夹，不是文件。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is empty.</source>
        <translation>“{name}”是空文件。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is larger than {most} MB, which no request can carry.</source>
        <translation>“{name}”大于 {most} MB，任何请求都无法携带。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is not a file.</source>
        <translation>“{name}”不是文件。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” is not there any more.</source>
        <translation>“{name}”已不在那里。</translation>
    </message>
    <message>
        <location filename="media/inputs.py"/>
        <source>“{name}” was being written while it was read. Take it once more when it is finished.</source>
        <translation>“{name}”在读取时仍在写入。请等它写完后再试一次。</translation>
    </message>
    <message>
        <location filename="media/jpeg.py"/>
        <source>, stored in more than {scans} layers</source>
        <translation>，存储为超过 {scans} 层</translation>
    </message>
    <message>
        <location filename="media/jpeg.py"/>
        <source>, stored progressively</source>
        <translation>，以渐进方式存储</translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>Not previewed: </source>
        <translation>未预览： </translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>Not previewed: it carries far more hidden data than a picture should. The file itself is kept whole.</source>
        <translation>未预览：它携带的隐藏数据远多于一张图片应有的量。文件本身已完整保留。</translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>There is no preview for this kind of file.</source>
        <translation>此类文件没有预览。</translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>Too large to preview here</source>
        <translation>太大，无法在此预览</translation>
    </message>
    <message>
        <location filename="media/limits.py"/>
        <source>Too large to preview here ({width} × {height} pixels{why}).</source>
        <translation>太大，无法在此预览（{width} × {height} 像素{why}）。</translation>
    </message>
    <message>
        <location filename="media/links.py"/>
        <source>It lies in the provider's own storage</source>
        <translation>它位于提供商自己的存储中</translation>
    </message>
    <message>
        <location filename="media/links.py"/>
        <source>The link begins with {lower}: and is not fetched; only https links are.</source>
        <translation>该链接以 {lower}: 开头，不予获取；只获取 https 链接。</translation>
    </message>
    <message>
        <location filename="media/links.py"/>
        <source>The link is incomplete (it names no server) and is not fetched.</source>
        <translation>该链接不完整（没有指明服务器），不予获取。</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>A brace has no partner, or there is no name between the two.</source>
        <translation>有一个大括号没有配对，或两个大括号之间没有名称。</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>A part between two slashes is empty, or made of dots alone.</source>
        <translation>两个斜杠之间的部分为空，或只由点组成。</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>A red fox at night, in the rain</source>
        <translation>夜雨中的一只红狐</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>An old harbour town in the first light of a winter morning, fishing boats, gulls, a long way off</source>
        <translation>冬日清晨第一缕光线中的老港口小镇，渔船，海鸥，远景</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>The template is empty.</source>
        <translation>模板为空。</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>The template makes more than {most_levels} folders in each other.</source>
        <translation>该模板会建立超过 {most_levels} 层的嵌套文件夹。</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>The template must not begin with a folder of its own: the folder is chosen above.</source>
        <translation>模板不能以自己的文件夹开头：文件夹在上方选择。</translation>
    </message>
    <message>
        <location filename="media/names.py"/>
        <source>{{{unknown}}} is not known here. There are: {join}.</source>
        <translation>这里不认识 {{{unknown}}}。可用的有：{join}。</translation>
    </message>
    <message>
        <location filename="media/pictures.py"/>
        <source>The picture could not be drawn: it may be damaged or cut off.</source>
        <translation>无法绘制图片：它可能已损坏或被截断。</translation>
    </message>
    <message>
        <location filename="media/pictures.py"/>
        <source>Too large to preview here.</source>
        <translation>太大，无法在此预览。</translation>
    </message>
    <message>
        <location filename="media/system_trash.py"/>
        <source>it is still there: {path}</source>
        <translation>它仍在那里：{path}</translation>
    </message>
    <message>
        <location filename="media/system_trash.py"/>
        <source>no recycle bin on {drive}</source>
        <translation>{drive} 上没有回收站</translation>
    </message>
    <message>
        <location filename="media/system_trash.py"/>
        <source>no trash: {name}</source>
        <translation>没有回收站：{name}</translation>
    </message>
    <message>
        <location filename="media/transfer.py"/>
        <source>The file came too slowly and was given up.</source>
        <translation>文件传来得太慢，已放弃。</translation>
    </message>
    <message>
        <location filename="media/transfer.py"/>
        <source>The file swells beyond all measure when it is unpacked, and was not fetched.</source>
        <translation>该文件解压后会膨胀到超出一切限度，未获取。</translation>
    </message>
    <message>
        <location filename="media/transfer.py"/>
        <source>The server packed the file in a way that was not asked for.</source>
        <translation>服务器以未请求的方式打包了文件。</translation>
    </message>
    <message>
        <location filename="media/transfer.py"/>
        <source>The server sends the file in crumbs and was given up.</source>
        <translation>服务器以极小的碎片发送文件，已放弃。</translation>
    </message>
    <message>
        <location filename="media/workers.py"/>
        <source>Reading this result took too long and was stopped.</source>
        <translation>读取此结果花费时间过长，已停止。</translation>
    </message>
    <message>
        <location filename="media/workers.py"/>
        <source>The worker that reads results stopped unexpectedly.</source>
        <translation>读取结果的工作进程意外停止。</translation>
    </message>
    <message>
        <location filename="router/client.py"/>
        <source>An address on another server was refused.</source>
        <translation>已拒绝另一台服务器上的地址。</translation>
    </message>
    <message>
        <location filename="router/client.py"/>
        <source>No answer ({kind}).</source>
        <translation>没有响应（{kind}）。</translation>
    </message>
    <message>
        <location filename="router/client.py"/>
        <source>No connection ({kind}).</source>
        <translation>没有连接（{kind}）。</translation>
    </message>
    <message>
        <location filename="router/client.py"/>
        <source>The server's certificate is not trusted here. Where your network looks into connections, SSL_CERT_FILE can name the file with its own certificates.</source>
        <translation>本机不信任服务器的证书。如果所在网络会检查连接，可用 SSL_CERT_FILE 指定包含其自有证书的文件。</translation>
    </message>
    <message>
        <location filename="router/transport.py"/>
        <source>Correct or remove that environment variable, then start again.</source>
        <translation>请更正或移除该环境变量，然后重新启动。</translation>
    </message>
    <message>
        <location filename="router/transport.py"/>
        <source>The network setting {names} of this system cannot be used.</source>
        <translation>无法使用本系统的网络设置 {names}。</translation>
    </message>
    <message>
        <location filename="router/transport.py"/>
        <source>a network setting</source>
        <translation>某项网络设置</translation>
    </message>
    <message>
        <location filename="router/transport.py"/>
        <source>{name} while preparing the connection</source>
        <translation>准备连接时出现 {name}</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <location filename="ui/details/pane.py"/>
        <location filename="ui/layout.py"/>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <source>On or off</source>
        <translation>开或关</translation>
    </message>
    <message>
        <location filename="schema/alternatives.py"/>
        <location filename="ui/forms/snippet_popup.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>; the nearest is {nearest}</source>
        <translation>；最接近的是 {nearest}</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>A seed below zero has a meaning of its own, which this model does not name.</source>
        <translation>小于零的种子有其特殊含义，此模型没有说明。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It does not name this one among those it takes.</source>
        <translation>它列出的可用项中没有这一项。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It needs the file's type named, and that cannot be told from the file.</source>
        <translation>它需要指明文件的类型，而从文件中无法判断。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes a file.</source>
        <translation>它需要文件。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes a number.</source>
        <translation>它需要数字。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes a text.</source>
        <translation>它需要文本。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at least {least} characters.</source>
        <translation>它至少需要 {least} 个字符。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at least {low}.</source>
        <translation>它至少需要 {low}。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at most {high}.</source>
        <translation>它最多接受 {high}。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at most {most} characters of a file; these are {written}.</source>
        <translation>它最多接受文件的 {most} 个字符；这里有 {written} 个。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes at most {most} characters; these are {text}.</source>
        <translation>它最多接受 {most} 个字符；这里有 {text} 个。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes less than {high}.</source>
        <translation>它只接受小于 {high} 的值。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes more than {low}.</source>
        <translation>它只接受大于 {low} 的值。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes no null.</source>
        <translation>它不接受 null。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes only a link, and this is the file itself.</source>
        <translation>它只接受链接，而这是文件本身。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes only multiples of {step}.</source>
        <translation>它只接受 {step} 的倍数。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes only whole numbers.</source>
        <translation>它只接受整数。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <location filename="schema/settable.py"/>
        <source>It takes only yes or no.</source>
        <translation>它只接受是或否。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <location filename="schema/shapes.py"/>
        <source>It takes only {choices}.</source>
        <translation>它只接受 {choices}。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>It takes the file itself, and this is a link.</source>
        <translation>它需要文件本身，而这是链接。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>This is no number of seconds.</source>
        <translation>这不是秒数。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>This is written in a way that is not moved to another model.</source>
        <translation>它的写法无法移到另一个模型。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>This model does not choose it by itself.</source>
        <translation>此模型不会自行选择它。</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>at least</source>
        <translation>至少</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>at most</source>
        <translation>最多</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>less than</source>
        <translation>小于</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>more than</source>
        <translation>大于</translation>
    </message>
    <message>
        <location filename="schema/fitting.py"/>
        <source>{value}, on a scale of its own</source>
        <translation>{value}，使用其自己的刻度</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <location filename="schema/reader.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Body</source>
        <translation>请求正文</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>Only one text is taken as the prompt.</source>
        <translation>只有一段文本会作为提示词。</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <location filename="schema/places.py"/>
        <location filename="schema/validate.py"/>
        <source>This is needed.</source>
        <translation>此项必填。</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This is no form.</source>
        <translation>这不是表单。</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This is {value}. {other}</source>
        <translation>这是 {value}。{other}</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This model has nothing of this kind.</source>
        <translation>此模型没有这一类内容。</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This model {why}</source>
        <translation>此模型：{why}</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>This model’s only place for this is taken by another value.</source>
        <translation>此模型唯一可放此内容的位置已被另一个值占用。</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <location filename="services/many.py"/>
        <source>a file</source>
        <translation>一个文件</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>a link</source>
        <translation>一个链接</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>a very long number</source>
        <translation>一个很长的数字</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>an empty object</source>
        <translation>一个空对象</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <source>an object with {value} values</source>
        <translation>一个包含 {value} 个值的对象</translation>
    </message>
    <message>
        <location filename="schema/meaning.py"/>
        <location filename="services/many.py"/>
        <source>{value} values</source>
        <translation>{value} 个值</translation>
    </message>
    <message>
        <location filename="schema/places.py"/>
        <source>The model did not take this.</source>
        <translation>模型没有接受此项。</translation>
    </message>
    <message>
        <location filename="schema/places.py"/>
        <source>This model does not know it.</source>
        <translation>此模型不认识它。</translation>
    </message>
    <message>
        <location filename="schema/reader.py"/>
        <source>Nested like the value around it; write it as JSON.</source>
        <translation>与外层的值一样嵌套；请写成 JSON。</translation>
    </message>
    <message>
        <location filename="schema/reader.py"/>
        <source>The model's document says too much about this; write it as JSON.</source>
        <translation>模型的文档对此描述过多；请写成 JSON。</translation>
    </message>
    <message>
        <location filename="schema/reader.py"/>
        <source>This model has not described its input. Write the body as JSON.</source>
        <translation>此模型没有描述其输入。请将请求正文写成 JSON。</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>aspect ratio</source>
        <translation>宽高比</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>first frame</source>
        <translation>首帧</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>last frame</source>
        <translation>尾帧</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>negative prompt</source>
        <translation>反向提示词</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>output format</source>
        <translation>输出格式</translation>
    </message>
    <message>
        <location filename="schema/roles.py"/>
        <source>system prompt</source>
        <translation>系统提示词</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At least {shown}.</source>
        <translation>至少为 {shown}。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At least {wanted} characters; this has {size}.</source>
        <translation>至少 {wanted} 个字符；这里有 {size} 个。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At least {wanted} of these must be set.</source>
        <translation>其中至少要设置 {wanted} 项。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At least {wanted}; {size}.</source>
        <translation>至少 {wanted} 项；{size}。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At most {shown}.</source>
        <translation>最多为 {shown}。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At most {wanted} characters; this has {size}.</source>
        <translation>最多 {wanted} 个字符；这里有 {size} 个。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At most {wanted} of these may be set.</source>
        <translation>其中最多可设置 {wanted} 项。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>At most {wanted}; {size}.</source>
        <translation>最多 {wanted} 项；{size}。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>Choose one of: {names}, ….</source>
        <translation>请选择其一：{names}、…。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>Choose one of: {names}.</source>
        <translation>请选择其一：{names}。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>Each may stand here once.</source>
        <translation>每个只能在这里出现一次。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>In steps of {shown}.</source>
        <translation>步长为 {shown}。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>Less than {shown}.</source>
        <translation>小于 {shown}。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>More than {shown}.</source>
        <translation>大于 {shown}。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>The model does not take this value here.</source>
        <translation>模型在这里不接受这个值。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>The model wants something else in this list.</source>
        <translation>模型在此列表中需要别的内容。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This fits several of the forms that the model takes, and it must be one of them.</source>
        <translation>这符合模型所接受的多种形式，但必须只符合其中一种。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This is not written the way the model wants it.</source>
        <translation>这不是模型要求的写法。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This must be {join}.</source>
        <translation>这必须是{join}。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This must be {shown}.</source>
        <translation>这必须是 {shown}。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>This must not be empty.</source>
        <translation>此项不能为空。</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a group of values</source>
        <translation>一组值</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>on or off</source>
        <translation>开或关</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>there are none</source>
        <translation>现在没有</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>there are {size}</source>
        <translation>现有 {size} 项</translation>
    </message>
    <message>
        <location filename="schema/sentences.py"/>
        <source>there is 1</source>
        <translation>现有 1 项</translation>
    </message>
    <message>
        <location filename="schema/settable.py"/>
        <source>It takes JSON: {error}.</source>
        <translation>它需要 JSON：{error}。</translation>
    </message>
    <message>
        <location filename="schema/settable.py"/>
        <source>It takes a link here; a file cannot be named in a text.</source>
        <translation>它在这里需要链接；文本中无法指明文件。</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source> {sample} would be this shape.</source>
        <translation> {sample} 即为此形状。</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>It does not list this shape; the nearest is {nearest}.</source>
        <translation>它没有列出此形状；最接近的是 {nearest}。</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>It does not say how a size is written.</source>
        <translation>它没有说明尺寸的写法。</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>It wants width and height in pixels.</source>
        <translation>它需要以像素表示的宽度和高度。</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>Several sizes have this shape: {value}.</source>
        <translation>有多个尺寸符合此形状：{value}。</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>This is not written as a shape.</source>
        <translation>这不是形状的写法。</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>the shape {parts}, without its pixels</source>
        <translation>形状 {parts}，不含像素尺寸</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>the shape {text}, without its pixels</source>
        <translation>形状 {text}，不含像素尺寸</translation>
    </message>
    <message>
        <location filename="schema/shapes.py"/>
        <source>{usual}, which has this shape</source>
        <translation>{usual}，具有此形状</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>One of these is needed: {join}.</source>
        <translation>需要其中之一：{join}。</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>The body must be an object: { … }.</source>
        <translation>请求正文必须是对象：{ … }。</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>The model does not take this name.</source>
        <translation>模型不接受此名称。</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <location filename="services/many.py"/>
        <location filename="ui/views/compose_send.py"/>
        <source>This cannot be sent: {error}.</source>
        <translation>无法发送：{error}。</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>This fits none of the forms that the model takes here.</source>
        <translation>这不符合模型在此接受的任何形式。</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>This is needed with “{name}”.</source>
        <translation>设置了“{name}”时需要此项。</translation>
    </message>
    <message>
        <location filename="schema/validate.py"/>
        <source>This model does not know “{name}”.</source>
        <translation>此模型不认识“{name}”。</translation>
    </message>
    <message>
        <location filename="services/afresh.py"/>
        <source>The link has expired, and a fresh one could not be had yet.</source>
        <translation>链接已过期，暂时还未能取得新的链接。</translation>
    </message>
    <message>
        <location filename="services/by_hand.py"/>
        <source>The kept answer no longer names this piece.</source>
        <translation>保留的响应已不再指明这一项。</translation>
    </message>
    <message>
        <location filename="services/by_hand.py"/>
        <source>This piece cannot be fetched.</source>
        <translation>无法获取这一项。</translation>
    </message>
    <message>
        <location filename="services/by_hand.py"/>
        <source>This piece could not be fetched.</source>
        <translation>未能获取这一项。</translation>
    </message>
    <message>
        <location filename="services/canceller.py"/>
        <source>The program failed while it asked for the cancel.</source>
        <translation>程序在请求取消时出现故障。</translation>
    </message>
    <message>
        <location filename="services/collector.py"/>
        <source>The program failed while it worked on this result.</source>
        <translation>程序在处理此结果时出现故障。</translation>
    </message>
    <message>
        <location filename="services/desk.py"/>
        <source>The data folder could not be written.</source>
        <translation>无法写入数据文件夹。</translation>
    </message>
    <message>
        <location filename="services/desk.py"/>
        <location filename="services/models.py"/>
        <location filename="services/request_acts.py"/>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <location filename="services/desk.py"/>
        <source>Written down here</source>
        <translation>已在本机记录</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>A work of {model} has no file here.</source>
        <translation>{model} 的一个作品在这里没有文件。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <location filename="services/files.py"/>
        <location filename="services/ledger.py"/>
        <source>Choose another folder.</source>
        <translation>请选择其他文件夹。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <location filename="services/library.py"/>
        <location filename="services/presets.py"/>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <location filename="services/files.py"/>
        <location filename="services/library_files.py"/>
        <source>Choose another one.</source>
        <translation>请另选一个。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>Look whether the files are where they were.</source>
        <translation>请检查文件是否在原来的位置。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>Make room, or choose another folder.</source>
        <translation>请腾出空间，或选择其他文件夹。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>None of the files is where it was saved.</source>
        <translation>没有一个文件在保存它的位置。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>Show where they are now.</source>
        <translation>请指明它们现在的位置。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>The copies could not be made ({reason}). Nothing was left there.</source>
        <translation>无法制作副本（{reason}）。那里没有留下任何内容。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>The folder does not answer any more.</source>
        <translation>文件夹不再响应。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <location filename="services/files.py"/>
        <location filename="services/library_files.py"/>
        <source>The folder does not answer.</source>
        <translation>文件夹没有响应。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>There is no file to copy.</source>
        <translation>没有可复制的文件。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>There is no room for the copies. Nothing was left there.</source>
        <translation>没有空间存放副本。那里没有留下任何内容。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>There is something of this name already.</source>
        <translation>已有同名的内容。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>it is there already</source>
        <translation>它已在那里</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>{name} cannot be read.</source>
        <translation>无法读取 {name}。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>{name} has no recipe.</source>
        <translation>{name} 没有配方。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>{name} is no longer where it was saved.</source>
        <translation>{name} 已不在保存它的位置。</translation>
    </message>
    <message>
        <location filename="services/exporting.py"/>
        <source>{name}: its folder does not answer.</source>
        <translation>{name}：其文件夹没有响应。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>Fetch it first.</source>
        <translation>请先获取它。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>Fetch or run it again.</source>
        <translation>请获取它或再次运行。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <location filename="services/links.py"/>
        <location filename="services/reading.py"/>
        <source>Make room on the disk.</source>
        <translation>请在磁盘上腾出空间。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The copy could not be made. {error}</source>
        <translation>无法制作副本。{error}</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The data folder does not take files.</source>
        <translation>数据文件夹不接受文件。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The file could not be saved there ({reason}).</source>
        <translation>无法将文件保存在那里（{reason}）。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The recipe could not be made.</source>
        <translation>无法制作配方。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>The saved file is no longer on the disk.</source>
        <translation>保存的文件已不在磁盘上。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <location filename="services/session.py"/>
        <source>This piece is no longer here.</source>
        <translation>这一项已不在这里。</translation>
    </message>
    <message>
        <location filename="services/files.py"/>
        <source>This piece is not on the disk.</source>
        <translation>这一项不在磁盘上。</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Accepted as {name}</source>
        <translation>已受理，编号 {name}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Accepted as {name} (an earlier try had arrived)</source>
        <translation>已受理，编号 {name}（先前的一次尝试已送达）</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Answer kept on disk ({told})</source>
        <translation>响应已保留在磁盘上（{told}）</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Cancel answered: {word}</source>
        <translation>取消的答复：{word}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Cancel asked for</source>
        <translation>已请求取消</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Cancel failed: {why}</source>
        <translation>取消失败：{why}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Changed before it was sent again, under the same key</source>
        <translation>再次发送前已更改，幂等键相同</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Checking again was asked for</source>
        <translation>已要求重新查询</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Collected: {number} file</source>
        <translation>已收取：{number} 个文件</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Collected: {number} files</source>
        <translation>已收取：{number} 个文件</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Looking into the kept answer again was asked for</source>
        <translation>已要求再次解析保留的响应</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Put back into the list</source>
        <translation>已放回列表</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Removed from the list</source>
        <translation>已从列表移除</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Result could not be read: {why}</source>
        <translation>无法读取结果：{why}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Running directly was asked for</source>
        <translation>已要求直接运行</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Sending again was asked for</source>
        <translation>已要求再次发送</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/parameters.py"/>
        <source>Sent</source>
        <translation>已发送</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Sent again with the same key (try {sends})</source>
        <translation>已用同一幂等键再次发送（第 {sends} 次）</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status could not be read: {failure}</source>
        <translation>无法读取状态：{failure}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status {word}</source>
        <translation>状态 {word}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status {word} ({error})</source>
        <translation>状态 {word}（{error}）</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status {word}, {position} ahead</source>
        <translation>状态 {word}，前面还有 {position} 个</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Status {word}, {position} ahead ({error})</source>
        <translation>状态 {word}，前面还有 {position} 个（{error}）</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Submit failed: {why}</source>
        <translation>提交失败：{why}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>The program stopped before an answer came</source>
        <translation>程序在收到响应之前停止了</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>The time limit was taken away</source>
        <translation>已取消时间限制</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Time limit: {deadline} s</source>
        <translation>时间限制：{deadline} 秒</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Waits here: {hold}</source>
        <translation>在本机等待：{hold}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Your time limit passed</source>
        <translation>已超过你的时间限制</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>Your time limit passed: a cancel is asked for</source>
        <translation>已超过你的时间限制：正在请求取消</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>call {call_id}</source>
        <translation>调用 {call_id}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>cost not reported</source>
        <translation>费用未上报</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>no type</source>
        <translation>没有类型</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>not passed on: {join}</source>
        <translation>未传递：{join}</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>served by {provider}</source>
        <translation>由 {provider} 运行</translation>
    </message>
    <message>
        <location filename="services/history.py"/>
        <source>{cost} credits</source>
        <translation>{cost} 积分</translation>
    </message>
    <message>
        <location filename="services/ledger.py"/>
        <location filename="services/settings_files.py"/>
        <source>The file could not be written.</source>
        <translation>无法写入文件。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>At most {most_searches} searches can be saved.</source>
        <translation>最多可以保存 {most_searches} 个搜索。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <location filename="services/presets.py"/>
        <source>Delete some of them first.</source>
        <translation>请先删除其中一些。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>Give the collection a name.</source>
        <translation>请为收藏集命名。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>Give the search a name.</source>
        <translation>请为搜索命名。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>The collection “{name}” was deleted</source>
        <translation>收藏集“{name}”已删除</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>There are {most_collections} collections already.</source>
        <translation>已有 {most_collections} 个收藏集。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>There is a collection of this name already.</source>
        <translation>已有同名的收藏集。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <source>This collection is not here any more.</source>
        <translation>此收藏集已不在这里。</translation>
    </message>
    <message>
        <location filename="services/library.py"/>
        <location filename="services/library_files.py"/>
        <source>This work is not in the library any more.</source>
        <translation>此作品已不在作品库中。</translation>
    </message>
    <message>
        <location filename="services/library_files.py"/>
        <location filename="services/slow_disk.py"/>
        <source>Look whether its disk or network is there.</source>
        <translation>请检查其磁盘或网络是否可用。</translation>
    </message>
    <message>
        <location filename="services/library_files.py"/>
        <source>The file cannot be read.</source>
        <translation>无法读取该文件。</translation>
    </message>
    <message>
        <location filename="services/library_files.py"/>
        <source>This is another file: its bytes are not those that were saved.</source>
        <translation>这是另一个文件：其字节与保存的不同。</translation>
    </message>
    <message>
        <location filename="services/library_files.py"/>
        <source>What the file was is not known, so it cannot be told from another one.</source>
        <translation>原来的文件是什么已无从得知，因此无法与其他文件区分。</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work added to the favourites</source>
        <translation>已将 1 个作品标为喜爱</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work is neither picked nor rejected now</source>
        <translation>1 个作品现在既未选中也未淘汰</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work is not rated any more</source>
        <translation>已清除 1 个作品的评分</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work is without a note now</source>
        <translation>已清除 1 个作品的备注</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work moved to the trash</source>
        <translation>已将 1 个作品移到回收站</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work picked</source>
        <translation>已选中 1 个作品</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work put into “{name}”</source>
        <translation>已将 1 个作品放入“{name}”</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 1 star</source>
        <translation>已将 1 个作品评为 1 星</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 2 stars</source>
        <translation>已将 1 个作品评为 2 星</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 3 stars</source>
        <translation>已将 1 个作品评为 3 星</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 4 stars</source>
        <translation>已将 1 个作品评为 4 星</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rated with 5 stars</source>
        <translation>已将 1 个作品评为 5 星</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work rejected</source>
        <translation>已淘汰 1 个作品</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work taken from the favourites</source>
        <translation>已取消 1 个作品的喜爱标记</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work taken from the trash</source>
        <translation>已从回收站取回 1 个作品</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>1 work taken from “{name}”</source>
        <translation>已将 1 个作品从“{name}”中移出</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>Note written on 1 work</source>
        <translation>已为 1 个作品写下备注</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>Note written on {n} works</source>
        <translation>已为 {n} 个作品写下备注</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works added to the favourites</source>
        <translation>已将 {n} 个作品标为喜爱</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works are neither picked nor rejected now</source>
        <translation>{n} 个作品现在既未选中也未淘汰</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works are not rated any more</source>
        <translation>已清除 {n} 个作品的评分</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works are without a note now</source>
        <translation>已清除 {n} 个作品的备注</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works moved to the trash</source>
        <translation>已将 {n} 个作品移到回收站</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works picked</source>
        <translation>已选中 {n} 个作品</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works put into “{name}”</source>
        <translation>已将 {n} 个作品放入“{name}”</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 1 star</source>
        <translation>已将 {n} 个作品评为 1 星</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 2 stars</source>
        <translation>已将 {n} 个作品评为 2 星</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 3 stars</source>
        <translation>已将 {n} 个作品评为 3 星</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 4 stars</source>
        <translation>已将 {n} 个作品评为 4 星</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rated with 5 stars</source>
        <translation>已将 {n} 个作品评为 5 星</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works rejected</source>
        <translation>已淘汰 {n} 个作品</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works taken from the favourites</source>
        <translation>已取消 {n} 个作品的喜爱标记</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works taken from the trash</source>
        <translation>已从回收站取回 {n} 个作品</translation>
    </message>
    <message>
        <location filename="services/library_said.py"/>
        <source>{n} works taken from “{name}”</source>
        <translation>已将 {n} 个作品从“{name}”中移出</translation>
    </message>
    <message>
        <location filename="services/library_trash.py"/>
        <source>It was put into the trash.</source>
        <translation>它已放入回收站。</translation>
    </message>
    <message>
        <location filename="services/library_trash.py"/>
        <source>{name} cannot be reached now: its folder does not answer.</source>
        <translation>现在无法访问 {name}：其文件夹没有响应。</translation>
    </message>
    <message>
        <location filename="services/library_trash.py"/>
        <source>{name} was changed since it was saved: it stays where it is.</source>
        <translation>{name} 在保存后被更改过：它留在原处。</translation>
    </message>
    <message>
        <location filename="services/library_trash.py"/>
        <source>{name} was not taken by the system's trash: it stays where it is, and in the trash here.</source>
        <translation>系统回收站没有接受 {name}：它留在原处，也留在这里的回收站中。</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>3D model</source>
        <translation>3D 模型</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>The file of {place} is missing: {what}</source>
        <translation>缺少 {place} 的文件：{what}</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>The program failed while it fetched this file.</source>
        <translation>程序在获取此文件时出现故障。</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>The server sent words instead of the {names} that the answer promises.</source>
        <translation>服务器发送的是文字，而不是响应中承诺的内容（{names}）。</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>drawing</source>
        <translation>矢量图</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>film</source>
        <translation>视频</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>image</source>
        <translation>图片</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>sound</source>
        <translation>音频</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>{what} It can be fetched again later.</source>
        <translation>{what}稍后可以再次获取。</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>{what} Raise the limit in the settings, then fetch it again.</source>
        <translation>{what}请在设置中提高限制，然后再次获取。</translation>
    </message>
    <message>
        <location filename="services/links.py"/>
        <source>{what} While the Router keeps the result, fetching it again asks for a fresh link.</source>
        <translation>{what}只要 Router 仍保留结果，再次获取时就会请求新的链接。</translation>
    </message>
    <message>
        <location filename="services/many.py"/>
        <source>Row {number}, column {number2} ({label}): {fitted}</source>
        <translation>第 {number} 行，第 {number2} 列（{label}）：{fitted}</translation>
    </message>
    <message>
        <location filename="services/many.py"/>
        <source>{word} is no seed.</source>
        <translation>{word} 不是种子。</translation>
    </message>
    <message>
        <location filename="services/many_costs.py"/>
        <source>About {low} together</source>
        <translation>合计约 {low}</translation>
    </message>
    <message>
        <location filename="services/many_costs.py"/>
        <source>Price unknown</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <location filename="services/many_costs.py"/>
        <source>{words}; price unknown for {unknown} of {total}</source>
        <translation>{words}；{total} 个中有 {unknown} 个价格未知</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>HTTP {status} · {bucket} · {detail} · {call_id}</source>
        <translation>HTTP {status} · {bucket} · {detail} · {call_id}</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>The Router's list of models came empty; the former one is shown.</source>
        <translation>Router 的模型列表为空；显示的是先前的列表。</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>The Router's list of models did not come to an end; what it named is shown.</source>
        <translation>Router 的模型列表没有读到末尾；显示的是已列出的部分。</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>The form of {model} could not be read.</source>
        <translation>无法读取 {model} 的表单。</translation>
    </message>
    <message>
        <location filename="services/models.py"/>
        <source>The list of models could not be read.</source>
        <translation>无法读取模型列表。</translation>
    </message>
    <message>
        <location filename="services/moving.py"/>
        <source>Choose another folder, or make room there.</source>
        <translation>请选择其他文件夹，或在那里腾出空间。</translation>
    </message>
    <message>
        <location filename="services/moving.py"/>
        <source>Nothing of this request is kept in the data folder alone.</source>
        <translation>此请求没有仅保留在数据文件夹中的内容。</translation>
    </message>
    <message>
        <location filename="services/moving.py"/>
        <source>The folder for finished work still does not take files.</source>
        <translation>成品文件夹仍不接受文件。</translation>
    </message>
    <message>
        <location filename="services/moving.py"/>
        <location filename="services/saving.py"/>
        <source>no answer</source>
        <translation>没有响应</translation>
    </message>
    <message>
        <location filename="services/poller.py"/>
        <source>The answer was about another request.</source>
        <translation>响应针对的是另一个请求。</translation>
    </message>
    <message>
        <location filename="services/poller.py"/>
        <source>The program failed while it asked how this is going.</source>
        <translation>程序在查询进展时出现故障。</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>A preset needs a name.</source>
        <translation>预设需要名称。</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>Another preset of this model is called “{name}”.</source>
        <translation>此模型的另一个预设名为“{name}”。</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>Save it without its pictures.</source>
        <translation>请不带图片保存。</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>This is more than the {most_bytes} MB that a preset may have.</source>
        <translation>这超过了预设最多可用的 {most_bytes} MB。</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>This model has {most} presets already.</source>
        <translation>此模型已有 {most} 个预设。</translation>
    </message>
    <message>
        <location filename="services/presets.py"/>
        <source>This preset is not here any more.</source>
        <translation>此预设已不在这里。</translation>
    </message>
    <message>
        <location filename="services/prompts.py"/>
        <source>A snippet has 1 to {longest_snippet} characters.</source>
        <translation>片段应有 1 到 {longest_snippet} 个字符。</translation>
    </message>
    <message>
        <location filename="services/prompts.py"/>
        <source>Choose less of the text.</source>
        <translation>请少选一些文本。</translation>
    </message>
    <message>
        <location filename="services/prompts.py"/>
        <source>Delete one first.</source>
        <translation>请先删除一个。</translation>
    </message>
    <message>
        <location filename="services/prompts.py"/>
        <source>There are {most_snippets} snippets already.</source>
        <translation>已有 {most_snippets} 个片段。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>Nothing told whether this was the whole answer.</source>
        <translation>没有信息表明这是否为完整的响应。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>Only a part of the packed answer came.</source>
        <translation>压缩的响应只到达了一部分。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>Only {size} of {total} bytes came.</source>
        <translation>{total} 字节中只到达了 {size} 字节。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The answer came too slowly.</source>
        <translation>响应传来得太慢。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The answer is not what its packing says.</source>
        <translation>响应与其打包方式的说明不符。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The answer is packed in a way that was not asked for.</source>
        <translation>响应以未请求的方式打包。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The answer is packed so that it would fill the disk.</source>
        <translation>响应的打包方式会占满磁盘。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>The result could not be written to the data folder.</source>
        <translation>无法将结果写入数据文件夹。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>This answer has {size}, and the disk with the data folder has room for {free}.</source>
        <translation>此响应有 {size}，而数据文件夹所在磁盘只有 {free} 空间。</translation>
    </message>
    <message>
        <location filename="services/reading.py"/>
        <source>This answer is larger than the limit of {largest} that is set here. Raise the limit in the settings; it is then read by itself.</source>
        <translation>此响应超过了这里设置的 {largest} 限制。请在设置中提高限制；之后会自动读取。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>A batch has at most {most_in_a_batch} requests.</source>
        <translation>一个批次最多有 {most_in_a_batch} 个请求。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>A model is named like provider/model.</source>
        <translation>模型名称的写法为 provider/model。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/models/columns.py"/>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Check the model and the id; only the workspace that sent it can read it.</source>
        <translation>请检查模型和 ID；只有发送它的工作区才能读取。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Choose another one, then send it again.</source>
        <translation>请另选一个，然后再次发送。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Choose one from the list.</source>
        <translation>请从列表中选择一个。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Copy it once more.</source>
        <translation>请重新复制。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Enter the key, then adopt the request.</source>
        <translation>请输入密钥，然后接管该请求。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Generate sends this as a new one.</source>
        <translation>“生成”会将其作为新请求发送。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Make several.</source>
        <translation>请分成多个批次。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>The Router answered about another request.</source>
        <translation>Router 的响应针对的是另一个请求。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>The account that sent this request is not here any more.</source>
        <translation>发送此请求的账户已不在这里。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <location filename="services/session.py"/>
        <source>The kept answer is no longer on the disk.</source>
        <translation>保留的响应已不在磁盘上。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>There is no answer here that could not be looked into.</source>
        <translation>这里没有无法解析的响应。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>There is nothing in this batch.</source>
        <translation>此批次中没有内容。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This account needs a key first.</source>
        <translation>此账户首先需要密钥。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This is more than the 100 MB that the Router takes.</source>
        <translation>这超过了 Router 所接受的 100 MB。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <location filename="ui/dialogs/adopt.py"/>
        <source>This is not the id of a request.</source>
        <translation>这不是请求的 ID。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This is not the name of a model.</source>
        <translation>这不是模型的名称。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This request has been sent meanwhile.</source>
        <translation>此请求在此期间已发送。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>This request is no longer here.</source>
        <translation>此请求已不在这里。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Use Run again to send it with another one.</source>
        <translation>请用“再次运行”以另一个账户发送。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Use smaller pictures.</source>
        <translation>请使用更小的图片。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>What was sent for this request is not known here.</source>
        <translation>这里没有此请求所发送的内容。</translation>
    </message>
    <message>
        <location filename="services/request_acts.py"/>
        <source>Write it anew.</source>
        <translation>请重新填写。</translation>
    </message>
    <message>
        <location filename="services/saving.py"/>
        <source>The folder for finished work did not take files; kept in the data folder instead.</source>
        <translation>成品文件夹不接受文件；已改为保留在数据文件夹中。</translation>
    </message>
    <message>
        <location filename="services/saving.py"/>
        <source>The folder {folder} does not take files ({why})</source>
        <translation>文件夹 {folder} 不接受文件（{why}）</translation>
    </message>
    <message>
        <location filename="services/saving.py"/>
        <source>kept in the data folder instead.</source>
        <translation>已改为保留在数据文件夹中。</translation>
    </message>
    <message>
        <location filename="services/saving.py"/>
        <source>{refused_it}; kept in the data folder instead.</source>
        <translation>{refused_it}；已改为保留在数据文件夹中。</translation>
    </message>
    <message>
        <location filename="services/session.py"/>
        <source>Choose another one first.</source>
        <translation>请先另选一个。</translation>
    </message>
    <message>
        <location filename="services/session.py"/>
        <source>No answer is kept for this request.</source>
        <translation>没有为此请求保留响应。</translation>
    </message>
    <message>
        <location filename="services/session.py"/>
        <source>The kept answer could not be read.</source>
        <translation>无法读取保留的响应。</translation>
    </message>
    <message>
        <location filename="services/session.py"/>
        <source>This account is in use.</source>
        <translation>此账户正在使用。</translation>
    </message>
    <message>
        <location filename="services/settings.py"/>
        <source>The folder has to be named from its beginning on.</source>
        <translation>请填写文件夹的完整路径。</translation>
    </message>
    <message>
        <location filename="services/settings.py"/>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>This value cannot be used here.</source>
        <translation>此值不能在这里使用。</translation>
    </message>
    <message>
        <location filename="services/settings_files.py"/>
        <source>The file could not be read.</source>
        <translation>无法读取文件。</translation>
    </message>
    <message>
        <location filename="services/slow_disk.py"/>
        <source>The folder for finished work does not answer.</source>
        <translation>成品文件夹没有响应。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>From reported costs and the most that was estimated, as known on this machine for all accounts.</source>
        <translation>依据本机所知的所有账户的已上报费用和估算的最大值。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Raise the limit in the settings.</source>
        <translation>请在设置中提高限额。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Runs without a price count as nothing: none today.</source>
        <translation>没有价格的运行按零计：今天没有。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Runs without a price count as nothing: {unpriced} of this press.</source>
        <translation>没有价格的运行按零计：本次点按 {unpriced} 个。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Runs without a price count as nothing: {unpriced} of today and {unpriced2} of this press.</source>
        <translation>没有价格的运行按零计：今天 {unpriced} 个，本次点按 {unpriced2} 个。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Runs without a price count as nothing: {unpriced} of today.</source>
        <translation>没有价格的运行按零计：今天 {unpriced} 个。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Send it anyway.</source>
        <translation>请确认仍要发送。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>This may cost {words}, more than the {a_press} that you set for one press.</source>
        <translation>这可能花费 {words}，超过了你为一次点按设置的 {a_press}。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>Your limit of {a_day} a day stands before this: {join}.</source>
        <translation>你的每日限额 {a_day} 阻止了此操作：{join}。</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>this costs {words}</source>
        <translation>这次花费 {words}</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>{sent} are known for today</source>
        <translation>今天已知 {sent}</translation>
    </message>
    <message>
        <location filename="services/spending.py"/>
        <source>{waiting} wait here</source>
        <translation>{waiting} 在本机等待</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>Sent long ago without an answer; sending again may run it twice</source>
        <translation>很久以前发送，没有收到响应；再次发送可能会运行两次</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <source>The answer was not a whole one.</source>
        <translation>响应不完整。</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <source>The key was changed before this was sent.</source>
        <translation>密钥在发送之前被更改。</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <source>The program failed while it ran this.</source>
        <translation>程序在运行它时出现故障。</translation>
    </message>
    <message>
        <location filename="services/submitter.py"/>
        <source>The program failed while it sent this.</source>
        <translation>程序在发送它时出现故障。</translation>
    </message>
    <message>
        <location filename="services/sweeps.py"/>
        <source>A step of nothing never arrives.</source>
        <translation>步长为零则永远到不了终点。</translation>
    </message>
    <message>
        <location filename="services/sweeps.py"/>
        <source>Only the first {most_values} values are taken.</source>
        <translation>只采用前 {most_values} 个值。</translation>
    </message>
    <message>
        <location filename="services/sweeps.py"/>
        <source>These are {count} values; at most {most_values} are taken.</source>
        <translation>这里有 {count} 个值；最多采用 {most_values} 个。</translation>
    </message>
    <message>
        <location filename="services/sweeps.py"/>
        <source>{first} to {last} step {step}</source>
        <translation>{first} 到 {last}，步长 {step}</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>A quotation mark in row {number} is never closed.</source>
        <translation>第 {number} 行的一个引号没有闭合。</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>It cannot be read after row {value}: {error}.</source>
        <translation>第 {value} 行之后无法读取：{error}。</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>It is not UTF-8 and was read as Western text: look at the accents.</source>
        <translation>它不是 UTF-8，已按西文文本读取：请检查带重音的字母。</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>Only the first {rows_at_most} lines were read.</source>
        <translation>只读取了前 {rows_at_most} 行文本。</translation>
    </message>
    <message>
        <location filename="services/tables.py"/>
        <source>Only the first {rows_at_most} rows were read.</source>
        <translation>只读取了前 {rows_at_most} 行。</translation>
    </message>
    <message>
        <location filename="services/workshop.py"/>
        <source>The answer is here and could not be looked into just now.</source>
        <translation>响应已在这里，但暂时无法解析。</translation>
    </message>
    <message>
        <location filename="services/workshop.py"/>
        <source>The disk with the data folder is full: the files could not be saved.</source>
        <translation>数据文件夹所在的磁盘已满：无法保存文件。</translation>
    </message>
    <message>
        <location filename="services/workshop.py"/>
        <source>The files could not be saved.</source>
        <translation>无法保存文件。</translation>
    </message>
    <message>
        <location filename="services/workshop.py"/>
        <source>This answer could not be looked into; it is kept whole.</source>
        <translation>无法解析此响应；已完整保留。</translation>
    </message>
    <message>
        <location filename="store/backup.py"/>
        <source>Make {megabytes} MB free on the disk with the data folder, then start again.</source>
        <translation>请在数据文件夹所在的磁盘上腾出 {megabytes} MB，然后重新启动。</translation>
    </message>
    <message>
        <location filename="store/backup.py"/>
        <source>There is no room for a copy of the list of requests, which is made before its form is changed. Nothing was changed.</source>
        <translation>没有空间存放请求列表的副本，而更改其格式之前需要制作副本。没有任何更改。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Another program is using the data folder.</source>
        <translation>另一个程序正在使用数据文件夹。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Choose another one with --data-dir, or change its permissions.</source>
        <translation>请用 --data-dir 另选一个，或更改其权限。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Close comfy-desk and start it again: what can be read will be kept.</source>
        <translation>请关闭 comfy-desk 再重新启动：可读的内容都会保留。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Close the other comfy-desk window.</source>
        <translation>请关闭另一个 comfy-desk 窗口。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Make room, then try again.</source>
        <translation>请腾出空间，然后重试。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>Run it again from the form.</source>
        <translation>请从表单再次运行它。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>The data folder cannot be written.</source>
        <translation>无法写入数据文件夹。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>The disk with the data folder is full.</source>
        <translation>数据文件夹所在的磁盘已满。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>The store in the data folder is damaged.</source>
        <translation>数据文件夹中的存储已损坏。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>The store was damaged, so it is not certain whether this was sent already.</source>
        <translation>存储曾损坏，因此无法确定这是否已经发送。</translation>
    </message>
    <message>
        <location filename="store/faults.py"/>
        <source>What was to be sent was lost when the store was damaged, so this cannot be sent again.</source>
        <translation>存储损坏时丢失了要发送的内容，因此无法再次发送。</translation>
    </message>
    <message>
        <location filename="store/opening.py"/>
        <source>Install the newer version.</source>
        <translation>请安装更新的版本。</translation>
    </message>
    <message>
        <location filename="store/opening.py"/>
        <source>The data folder was written by a newer version of comfy-desk.</source>
        <translation>数据文件夹由更新版本的 comfy-desk 写入。</translation>
    </message>
    <message>
        <location filename="store/opening.py"/>
        <source>The list of requests could not be brought to the form of this version. It is as it was.</source>
        <translation>无法将请求列表转换为此版本的格式。它保持原样。</translation>
    </message>
    <message>
        <location filename="store/opening.py"/>
        <source>Use the version that wrote it, and report this.</source>
        <translation>请使用写入它的版本，并报告此问题。</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>1 request was kept</source>
        <translation>已保留 1 个请求</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>The list of requests was damaged: {what}; the damaged file is kept at {aside}.</source>
        <translation>请求列表已损坏：{what}；损坏的文件保留在 {aside}。</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>The store in the data folder is damaged and could not be set aside. {sentence}</source>
        <translation>数据文件夹中的存储已损坏，且无法移到一旁。{sentence}</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>no request could be read from it</source>
        <translation>未能从中读出任何请求</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>{asking} of them wait for your word before they are sent</source>
        <translation>其中 {asking} 个在发送前等待你确认</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>{kept} requests were kept</source>
        <translation>已保留 {kept} 个请求</translation>
    </message>
    <message>
        <location filename="store/salvage.py"/>
        <source>{lost} could not be read</source>
        <translation>{lost} 个无法读取</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>An address begins with https://.</source>
        <translation>地址以 https:// 开头。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>An address must not carry a user name or a password.</source>
        <translation>地址中不能带用户名或密码。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>From COMFY_API_KEY in the environment</source>
        <translation>来自环境变量 COMFY_API_KEY</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Give the address alone, without anything after its name and port.</source>
        <translation>请只填地址，名称和端口之后不要有其他内容。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>In {name}</source>
        <translation>在{name}中</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>It is the only account.</source>
        <translation>这是唯一的账户。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>It must begin with https://, or the key could be read on the way. Only this computer is excepted.</source>
        <translation>它必须以 https:// 开头，否则密钥可能在途中被读取。只有本机例外。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>It stays while {n} of its requests has not ended: no other account could collect it.</source>
        <translation>它会保留，因为它的 {n} 个请求尚未结束：其他账户无法收取。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>It stays while {n} of its requests have not ended: no other account could collect them.</source>
        <translation>它会保留，因为它的 {n} 个请求尚未结束：其他账户无法收取。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Its key comes from COMFY_API_KEY in the environment. It is changed there, not here.</source>
        <translation>它的密钥来自环境变量 COMFY_API_KEY。请在那里更改，而不是在这里。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Needs a key</source>
        <translation>需要密钥</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Needs credits; what waits for them is kept</source>
        <translation>需要积分；等待积分的请求会保留</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Offline since {time}; trying again by itself</source>
        <translation>自 {time} 起离线；正在自动重试</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Only until this program closes; it is in no keyring</source>
        <translation>仅到本程序关闭为止；不在任何密钥环中</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>The Router asked for a pause: {span}</source>
        <translation>Router 要求暂停：{span}</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>The Router does not accept its key</source>
        <translation>Router 不接受它的密钥</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>The practice Router has a key of its own; it costs nothing.</source>
        <translation>练习 Router 有自己的密钥；不花费任何费用。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <location filename="ui/dialogs/accounts.py"/>
        <source>The practice Router has this one account.</source>
        <translation>练习 Router 只有这一个账户。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>There is a space in this address.</source>
        <translation>此地址中有空格。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>This account comes from the environment (COMFY_ROUTER_BASE_URL, COMFY_API_KEY). It is changed there, and read again when the program starts.</source>
        <translation>此账户来自环境变量（COMFY_ROUTER_BASE_URL、COMFY_API_KEY）。请在那里更改，程序启动时会重新读取。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>This is not the address of a Router.</source>
        <translation>这不是 Router 的地址。</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>an account that is not here any more</source>
        <translation>一个已不在这里的账户</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>none under way</source>
        <translation>没有进行中的请求</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>not known yet</source>
        <translation>尚不清楚</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>the system's keyring</source>
        <translation>系统密钥环</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{address} (practice, on this computer)</source>
        <translation>{address}（练习，在本机）</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{balance}, {age} ago</source>
        <translation>{balance}，{age}前</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{name} needs credits</source>
        <translation>{name} 需要积分</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{name} needs its key</source>
        <translation>{name} 需要密钥</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{n} has not ended</source>
        <translation>{n} 个尚未结束</translation>
    </message>
    <message>
        <location filename="ui/account_words.py"/>
        <source>{n} have not ended</source>
        <translation>{n} 个尚未结束</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>Asking the Router about it…</source>
        <translation>正在向 Router 查询…</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <location filename="ui/views/compose_parts.py"/>
        <source>Cancel if it takes longer</source>
        <translation>超时则取消</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>Choose a model first: its time limit is remembered with it.</source>
        <translation>请先选择模型：时间限制会随模型记住。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>For every new request of {model}; those that were made already keep theirs.</source>
        <translation>适用于 {model} 的每个新请求；已创建的请求保持原来的限制。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>New requests of {model} have no time limit.</source>
        <translation>{model} 的新请求没有时间限制。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>New requests of {model}: a cancel is asked for after {limit}.</source>
        <translation>{model} 的新请求：{limit}后请求取消。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <location filename="ui/asking_settings.py"/>
        <source>Setting it…</source>
        <translation>正在设置…</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>Taken in: it is followed and collected like your own.</source>
        <translation>已接管：会像你自己的请求一样跟进和收取。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>The Router took it {age} ago; a shorter limit passes at once.</source>
        <translation>Router 在 {age}前受理了它；更短的限制会立即到期。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>The request has no time limit.</source>
        <translation>此请求没有时间限制。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>This request has ended: a time limit changes nothing any more.</source>
        <translation>此请求已结束：时间限制不再起作用。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Time limit</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>Time limit of the request: {limit}.</source>
        <translation>此请求的时间限制：{limit}。</translation>
    </message>
    <message>
        <location filename="ui/asking.py"/>
        <source>no prompt</source>
        <translation>没有提示词</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <source>Export the settings</source>
        <translation>导出设置</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <source>Import settings</source>
        <translation>导入设置</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <source>Settings (*.json)</source>
        <translation>设置 (*.json)</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <source>The settings of the file are used from now on.</source>
        <translation>从现在起使用该文件中的设置。</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <location filename="ui/bulk.py"/>
        <location filename="ui/cull/window.py"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location filename="ui/asking_settings.py"/>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Written: {name}</source>
        <translation>已写入：{name}</translation>
    </message>
    <message>
        <location filename="ui/awake.py"/>
        <source>Requests are running</source>
        <translation>有请求正在运行</translation>
    </message>
    <message>
        <location filename="ui/awake.py"/>
        <source>The machine is kept awake while requests run.</source>
        <translation>请求运行期间，本机保持唤醒。</translation>
    </message>
    <message>
        <location filename="ui/awake.py"/>
        <source>This system does not let the program keep the machine awake; it may sleep while requests run.</source>
        <translation>本系统不允许程序保持唤醒；请求运行期间可能会休眠。</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>Nothing has failed.</source>
        <translation>没有失败的请求。</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>Run {n} as new</source>
        <translation>将 {n} 个作为新请求运行</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <location filename="ui/desktop.py"/>
        <location filename="ui/saving.py"/>
        <source>Save all to</source>
        <translation>全部保存到</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>Saving the files of {n} of {all} requests…</source>
        <translation>正在保存 {n}/{all} 个请求的文件…</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <location filename="ui/verbs.py"/>
        <location filename="ui/views/spend_line.py"/>
        <source>Send anyway</source>
        <translation>仍要发送</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <location filename="ui/exporting.py"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} of {all} could not be cancelled: {why}</source>
        <translation>{all} 个中有 {n} 个无法取消：{why}</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} of {all} did not go: {why}</source>
        <translation>{all} 个中有 {n} 个没有发出：{why}</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} request goes again under its key.</source>
        <translation>{n} 个请求以原幂等键重新发送。</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} request is asked about.</source>
        <translation>正在查询 {n} 个请求。</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} request is held back.</source>
        <translation>已暂缓 {n} 个请求。</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} requests are asked about.</source>
        <translation>正在查询 {n} 个请求。</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} requests are held back.</source>
        <translation>已暂缓 {n} 个请求。</translation>
    </message>
    <message>
        <location filename="ui/bulk.py"/>
        <source>{n} requests go again, each under its key.</source>
        <translation>{n} 个请求各以原幂等键重新发送。</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>Nothing can be cancelled any more.</source>
        <translation>已没有可以取消的请求。</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>Nothing went</source>
        <translation>没有发出任何请求</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>One was not saved: {why}</source>
        <translation>有一个没有保存：{why}</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <location filename="ui/saving.py"/>
        <source>Saved {n} file in {folder}.</source>
        <translation>已将 {n} 个文件保存到 {folder}。</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <location filename="ui/saving.py"/>
        <source>Saved {n} files in {folder}.</source>
        <translation>已将 {n} 个文件保存到 {folder}。</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{known}, {n} without a price</source>
        <translation>{known}，{n} 个没有价格</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} are asked about again</source>
        <translation>正在重新查询 {n} 个</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} are being cancelled; what runs may still finish and be charged</source>
        <translation>正在取消 {n} 个；运行中的仍可能完成并计费</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <location filename="ui/models/batches.py"/>
        <source>{n} cancelled</source>
        <translation>已取消 {n} 个</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} go again under their keys</source>
        <translation>{n} 个以各自的幂等键重新发送</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} goes again under its key</source>
        <translation>{n} 个以其幂等键重新发送</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} had ended before</source>
        <translation>{n} 个先前已结束</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} had ended otherwise</source>
        <translation>{n} 个以其他方式结束</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} had finished and are kept</source>
        <translation>{n} 个已完成并保留</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} had finished and is kept</source>
        <translation>{n} 个已完成并保留</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} has to be changed first</source>
        <translation>{n} 个需要先更改</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} have to be changed first</source>
        <translation>{n} 个需要先更改</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} is asked about again</source>
        <translation>正在重新查询 {n} 个</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} is being cancelled; if it runs, it may still finish and be charged</source>
        <translation>正在取消 {n} 个；如果在运行，仍可能完成并计费</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} run again as new requests</source>
        <translation>{n} 个作为新请求再次运行</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} runs again as a new request</source>
        <translation>{n} 个作为新请求再次运行</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} were not saved: {why}</source>
        <translation>{n} 个没有保存：{why}</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} would be a new request</source>
        <translation>{n} 个会成为新请求</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{n} would be new requests</source>
        <translation>{n} 个会成为新请求</translation>
    </message>
    <message>
        <location filename="ui/bulk_words.py"/>
        <source>{sum} by the estimates</source>
        <translation>按估算为 {sum}</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>A direct run cannot be cancelled; it may be charged</source>
        <translation>直接运行无法取消；可能会计费</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>Last answer at {time}, {age} ago</source>
        <translation>上次响应在 {time}，{age}前</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>No answer yet</source>
        <translation>尚无响应</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>No prompt</source>
        <translation>没有提示词</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Taken in by its id</source>
        <translation>按 ID 接管</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>Your limit of {span} passed; a cancel was asked for</source>
        <translation>已超过你设置的 {span}限制；已请求取消</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>Your limit of {span} passed; a direct run cannot be cancelled</source>
        <translation>已超过你设置的 {span}限制；直接运行无法取消</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>about {amount}</source>
        <translation>约 {amount}</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>checking…</source>
        <translation>正在查询…</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>in {span}</source>
        <translation>{span}后</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>kept until {time}</source>
        <translation>保留至 {time}</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>limit {span}</source>
        <translation>限制 {span}</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>not charged</source>
        <translation>未计费</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>not reported</source>
        <translation>未上报</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>sending…</source>
        <translation>正在发送…</translation>
    </message>
    <message>
        <location filename="ui/cell_words.py"/>
        <source>up to {amount}</source>
        <translation>最多 {amount}</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/library/view.py"/>
        <source>Library</source>
        <translation>作品库</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/commands/words.py"/>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <source>Queue and library &amp;side by side</source>
        <translation>队列与作品库并排(&amp;S)</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <source>Queue or library</source>
        <translation>队列或作品库</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <source>Show the &amp;queue</source>
        <translation>显示队列(&amp;Q)</translation>
    </message>
    <message>
        <location filename="ui/centre.py"/>
        <source>Show the li&amp;brary</source>
        <translation>显示作品库(&amp;B)</translation>
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
        <translation>文本字段需要此按键。</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>In a field of text this key writes or moves. Take one with Ctrl or Alt.</source>
        <translation>在文本字段中，此按键用于输入或移动光标。请选用带 Ctrl 或 Alt 的按键。</translation>
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
        <translation>此按键不能使用。</translation>
    </message>
    <message>
        <location filename="ui/commands/allowed.py"/>
        <source>This key is needed to go through the window.</source>
        <translation>此按键用于在窗口中移动。</translation>
    </message>
    <message>
        <location filename="ui/commands/entries.py"/>
        <source>Go to request: {words}</source>
        <translation>转到请求：{words}</translation>
    </message>
    <message>
        <location filename="ui/commands/entries.py"/>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/details/request_page.py"/>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="ui/commands/entries.py"/>
        <source>Setting: {name}</source>
        <translation>设置：{name}</translation>
    </message>
    <message>
        <location filename="ui/commands/entries.py"/>
        <source>Use model {name}</source>
        <translation>使用模型 {name}</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/layout.py"/>
        <source>Compose</source>
        <translation>创作</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <source>In a prompt: what was sent before</source>
        <translation>在提示词中：以前发送的内容</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <source>Insert a snippet</source>
        <translation>插入片段</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <source>One prompt further back, nearer again</source>
        <translation>往前一条提示词，再往回</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <source>Rename a batch</source>
        <translation>重命名批次</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>The next work</source>
        <translation>下一个作品</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>The work before</source>
        <translation>上一个作品</translation>
    </message>
    <message>
        <location filename="ui/commands/fixed.py"/>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/layout.py"/>
        <source>Viewer</source>
        <translation>查看器</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>A command, a model, a setting or a request</source>
        <translation>命令、模型、设置或请求</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>Commands that fit</source>
        <translation>匹配的命令</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>Nothing is called so.</source>
        <translation>没有这个名称的项目。</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>unavailable: {why}</source>
        <translation>不可用：{why}</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>{n} command</source>
        <translation>{n} 个命令</translation>
    </message>
    <message>
        <location filename="ui/commands/palette.py"/>
        <source>{n} commands</source>
        <translation>{n} 个命令</translation>
    </message>
    <message>
        <location filename="ui/commands/recorder.py"/>
        <source>Press the keys…</source>
        <translation>请按下按键…</translation>
    </message>
    <message>
        <location filename="ui/commands/recorder.py"/>
        <source>Set a key…</source>
        <translation>设置按键…</translation>
    </message>
    <message>
        <location filename="ui/commands/recorder.py"/>
        <source>The next key that is pressed is taken; Escape leaves it.</source>
        <translation>会采用接下来按下的按键；按 Esc 则保持不变。</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>Centre of the window</source>
        <translation>窗口中央</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>Choose</source>
        <translation>挑选</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/compare/window.py"/>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <location filename="ui/viewers/details.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <location filename="ui/commands/words.py"/>
        <source>not possible now</source>
        <translation>现在不可用</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>Apart: {n} of a frame</source>
        <translation>相差：{n} 帧</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>Ends with</source>
        <translation>结束方式</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>In step</source>
        <translation>同步</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>No sound</source>
        <translation>静音</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>One frame back</source>
        <translation>后退一帧</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>One frame on</source>
        <translation>前进一帧</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Play again and again</source>
        <translation>循环播放</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>Position of all films</source>
        <translation>所有视频的位置</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Sound</source>
        <translation>音频</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>Sound of {letter}</source>
        <translation>{letter} 的声音</translation>
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
        <translation>视频仍在加载。</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>the longest film</source>
        <translation>以最长的视频为准</translation>
    </message>
    <message>
        <location filename="ui/compare/clock_bar.py"/>
        <source>the shortest film</source>
        <translation>以最短的视频为准</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <source>not sent</source>
        <translation>未发送</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <location filename="ui/dialogs/setting_words.py"/>
        <location filename="ui/forms/choices.py"/>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <location filename="ui/compare/differing.py"/>
        <location filename="ui/dialogs/setting_words.py"/>
        <location filename="ui/forms/choices.py"/>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Favourite: {letter}</source>
        <translation>喜爱：{letter}</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Its request is not in the list any more.</source>
        <translation>其请求已不在列表中。</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Not in the library yet.</source>
        <translation>尚未进入作品库。</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Opens the form with them; what you send then is a new request.</source>
        <translation>用这些参数打开表单；随后发送的是新请求。</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/library/actions.py"/>
        <source>Pick</source>
        <translation>选中</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Pick {letter}</source>
        <translation>选中 {letter}</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/library/actions.py"/>
        <source>Reject</source>
        <translation>淘汰</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Reject {letter}</source>
        <translation>淘汰 {letter}</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Use the parameters of {letter}</source>
        <translation>使用 {letter} 的参数</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <source>Use these parameters</source>
        <translation>使用这些参数</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/library/words.py"/>
        <source>{n} star</source>
        <translation>{n} 星</translation>
    </message>
    <message>
        <location filename="ui/compare/marks_line.py"/>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/library/words.py"/>
        <source>{n} stars</source>
        <translation>{n} 星</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <location filename="ui/library/actions.py"/>
        <source>&amp;Compare…</source>
        <translation>比较(&amp;C)…</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <source>Choose two to four finished works to compare them.</source>
        <translation>请选择两到四个已完成的作品进行比较。</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <source>Compare with what was shown before</source>
        <translation>与先前显示的作品比较</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <source>Four works can be compared at once; these are the first four.</source>
        <translation>一次可以比较四个作品；这是前四个。</translation>
    </message>
    <message>
        <location filename="ui/compare/opening.py"/>
        <source>Only one work was shown so far; look at another one first.</source>
        <translation>目前只显示过一个作品；请先查看另一个。</translation>
    </message>
    <message>
        <location filename="ui/compare/sources.py"/>
        <source>An animation: its first picture is compared.</source>
        <translation>动画：比较的是它的第一张图片。</translation>
    </message>
    <message>
        <location filename="ui/compare/sources.py"/>
        <location filename="ui/cull/ahead.py"/>
        <source>It could not be shown.</source>
        <translation>无法显示它。</translation>
    </message>
    <message>
        <location filename="ui/compare/sources.py"/>
        <location filename="ui/cull/stage.py"/>
        <source>There is no file of it here.</source>
        <translation>这里没有它的文件。</translation>
    </message>
    <message>
        <location filename="ui/compare/sources.py"/>
        <source>{kind}: there is no picture of it to compare.</source>
        <translation>{kind}：没有可比较的图片。</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <source>Blink: {letter} is seen</source>
        <translation>闪烁：现在看到的是 {letter}</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <source>Difference of {first} and {second}</source>
        <translation>{first} 与 {second} 的差异</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <location filename="ui/cull/stage.py"/>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <location filename="ui/compare/toolbar.py"/>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <source>Wipe: {share} % of {first}, the rest {second}</source>
        <translation>擦除：{first} 占 {share}%，其余为 {second}</translation>
    </message>
    <message>
        <location filename="ui/compare/surface.py"/>
        <source>{first} against {second}: what is black is equal</source>
        <translation>{first} 对比 {second}：黑色处相同</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>Also equal: {names}.</source>
        <translation>还有相同的：{names}。</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>Equal: {names}.</source>
        <translation>相同的：{names}。</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <location filename="ui/models/columns.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/dialogs/many_list.py"/>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>There is more than is compared here.</source>
        <translation>内容超出这里所比较的范围。</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <location filename="ui/dialogs/many_list.py"/>
        <source>What differs</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>What was sent for {letters} cannot be read here.</source>
        <translation>这里无法读取 {letters} 所发送的内容。</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>{n} parameter is equal.</source>
        <translation>{n} 个参数相同。</translation>
    </message>
    <message>
        <location filename="ui/compare/table.py"/>
        <source>{n} parameters are equal.</source>
        <translation>{n} 个参数相同。</translation>
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
        <translation>原样</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Blink</source>
        <translation>闪烁</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Brightness of the difference</source>
        <translation>差异的亮度</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>By hand (Space)</source>
        <translation>手动（空格键）</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Left or upper one</source>
        <translation>左侧或上方的作品</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Pace of blinking</source>
        <translation>闪烁的速度</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Right or lower one</source>
        <translation>右侧或下方的作品</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Turn the edge</source>
        <translation>转动分界线</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Whole picture</source>
        <translation>整张图片</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>Wipe</source>
        <translation>擦除</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <location filename="ui/viewers/bar.py"/>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>{n} s each</source>
        <translation>每张 {n} 秒</translation>
    </message>
    <message>
        <location filename="ui/compare/toolbar.py"/>
        <source>{n} × as bright</source>
        <translation>亮度 {n} 倍</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>All films one frame back</source>
        <translation>所有视频后退一帧</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>All films one frame on</source>
        <translation>所有视频前进一帧</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/dialogs/about.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Next one, or play and pause</source>
        <translation>下一个，或播放和暂停</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Of some of these there is no picture to compare; what was sent is compared below.</source>
        <translation>其中有些没有可比较的图片；下方比较的是所发送的内容。</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Pictures and films together: {letters} can be played, the others stand still.</source>
        <translation>同时有图片和视频：{letters} 可以播放，其余静止不动。</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Pictures and films together; none can be played here.</source>
        <translation>同时有图片和视频；这里都不能播放。</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Play or pause all films</source>
        <translation>播放或暂停所有视频</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Some of them are not here any more.</source>
        <translation>其中有些已不在这里。</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>There are not two works here that can be compared.</source>
        <translation>这里没有两个可以比较的作品。</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <location filename="ui/cull/window.py"/>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>These files are equal, byte for byte.</source>
        <translation>这些文件每个字节都相同。</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <source>Undo the last mark</source>
        <translation>撤销上一个标记</translation>
    </message>
    <message>
        <location filename="ui/compare/window.py"/>
        <location filename="ui/cull/window.py"/>
        <source>Undone: {words}</source>
        <translation>已撤销：{words}</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/models/columns.py"/>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Dimensions</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Length</source>
        <translation>时长</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/library/columns.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <source>Time taken</source>
        <translation>耗时</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/details/course.py"/>
        <location filename="ui/durations.py"/>
        <source>{n} s</source>
        <translation>{n} 秒</translation>
    </message>
    <message>
        <location filename="ui/compare/work.py"/>
        <location filename="ui/drawing/decode.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} 像素</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <location filename="ui/desktop.py"/>
        <source>Copied as file.</source>
        <translation>已作为文件复制。</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>Copied as file; the picture follows…</source>
        <translation>已作为文件复制；图片随后复制…</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <location filename="ui/desktop.py"/>
        <source>Copied as picture.</source>
        <translation>已作为图片复制。</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>Reading the picture…</source>
        <translation>正在读取图片…</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>The picture is too large to be copied as one; its file can be copied.</source>
        <translation>图片太大，无法作为图片复制；可以复制其文件。</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <location filename="ui/verbs.py"/>
        <source>There is no picture to copy.</source>
        <translation>没有可复制的图片。</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>This picture could not be read.</source>
        <translation>无法读取此图片。</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>{n} files copied.</source>
        <translation>已复制 {n} 个文件。</translation>
    </message>
    <message>
        <location filename="ui/copying.py"/>
        <source>{n} of {all} files copied; the others are no longer where they were saved.</source>
        <translation>已复制 {all} 个文件中的 {n} 个；其余的已不在保存它们的位置。</translation>
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
        <translation>{n} 个正在收取</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>{n} in queue</source>
        <translation>{n} 个排队中</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>{n} running</source>
        <translation>{n} 个运行中</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>{n} running directly</source>
        <translation>{n} 个直接运行中</translation>
    </message>
    <message>
        <location filename="ui/counts.py"/>
        <source>{n} waiting here</source>
        <translation>{n} 个在本机等待</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Favourite (F)</source>
        <translation>喜爱（F）</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>No favourite (F)</source>
        <translation>取消喜爱（F）</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Pick (P)</source>
        <translation>选中（P）</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Picked</source>
        <translation>已选中</translation>
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
        <translation>淘汰（X）</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Rejected</source>
        <translation>已淘汰</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Undecided</source>
        <translation>未决定</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>Unset (U)</source>
        <translation>清除（U）</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>{n} star ({n})</source>
        <translation>{n} 星（{n}）</translation>
    </message>
    <message>
        <location filename="ui/cull/foot.py"/>
        <source>{n} stars ({n})</source>
        <translation>{n} 星（{n}）</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/window.py"/>
        <source>Go on after a mark</source>
        <translation>标记后前往下一个</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/window.py"/>
        <source>Undecided only</source>
        <translation>仅未决定的</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <source>Where you are</source>
        <translation>当前位置</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <source>still reading the marks</source>
        <translation>仍在读取标记</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>{n} of {all}</source>
        <translation>{n}/{all}</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/summary.py"/>
        <source>{n} pick</source>
        <translation>选中 {n} 个</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/summary.py"/>
        <source>{n} picks</source>
        <translation>选中 {n} 个</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/summary.py"/>
        <source>{n} reject</source>
        <translation>淘汰 {n} 个</translation>
    </message>
    <message>
        <location filename="ui/cull/head.py"/>
        <location filename="ui/cull/summary.py"/>
        <source>{n} rejects</source>
        <translation>淘汰 {n} 个</translation>
    </message>
    <message>
        <location filename="ui/cull/opening.py"/>
        <location filename="ui/library/actions.py"/>
        <source>&amp;Go through works one by one…</source>
        <translation>逐个浏览作品(&amp;G)…</translation>
    </message>
    <message>
        <location filename="ui/cull/opening.py"/>
        <source>There are no works to go through.</source>
        <translation>没有可浏览的作品。</translation>
    </message>
    <message>
        <location filename="ui/cull/stage.py"/>
        <source>An animation: its first picture is shown.</source>
        <translation>动画：显示的是它的第一张图片。</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Export picks…</source>
        <translation>导出选中的作品…</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Go on looking</source>
        <translation>继续浏览</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Move rejects to the trash</source>
        <translation>将淘汰的作品移到回收站</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Move {n} reject to the trash</source>
        <translation>将淘汰的 {n} 个作品移到回收站</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Move {n} rejects to the trash</source>
        <translation>将淘汰的 {n} 个作品移到回收站</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Nothing is left here.</source>
        <translation>这里已没有内容。</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Nothing was picked.</source>
        <translation>没有选中任何作品。</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Nothing was rejected.</source>
        <translation>没有淘汰任何作品。</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>Show picks</source>
        <translation>显示选中的作品</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>They stay there for 30 days, and can be put back.</source>
        <translation>它们会在那里保留 30 天，可以放回。</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>You went through all of them</source>
        <translation>已全部浏览完毕</translation>
    </message>
    <message>
        <location filename="ui/cull/summary.py"/>
        <source>{n} undecided</source>
        <translation>{n} 个未决定</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Cull</source>
        <translation>挑选</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Favourite, or none</source>
        <translation>喜爱，或取消喜爱</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>First work</source>
        <translation>第一个作品</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>From the beginning</source>
        <translation>从头开始</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Go through works</source>
        <translation>逐个浏览作品</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Last work</source>
        <translation>最后一个作品</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Neither picked nor rejected</source>
        <translation>既不选中也不淘汰</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Next work</source>
        <translation>下一个作品</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Rate {n} star</source>
        <translation>评 {n} 星</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Rate {n} stars</source>
        <translation>评 {n} 星</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Take the stars away</source>
        <translation>清除星级</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>Work before</source>
        <translation>上一个作品</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>You were here last time.</source>
        <translation>上次看到这里。</translation>
    </message>
    <message>
        <location filename="ui/cull/window.py"/>
        <source>← → move · 1–5 stars, 0 none · P pick · X reject · U unset · F favourite · Z undo · Space play · N undecided only · A go on after a mark · F11 full screen</source>
        <translation>← → 移动 · 1–5 星级，0 无 · P 选中 · X 淘汰 · U 清除 · F 喜爱 · Z 撤销 · 空格 播放 · N 仅未决定 · A 标记后前往下一个 · F11 全屏</translation>
    </message>
    <message>
        <location filename="ui/delegates/group.py"/>
        <location filename="ui/views/group_lines.py"/>
        <source>Cancel group</source>
        <translation>取消该组</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <location filename="ui/dialogs/many_ways.py"/>
        <location filename="ui/forms/media_edit.py"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>Copied as file, with the frame that is shown.</source>
        <translation>已作为文件复制，并附上所显示的帧。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>Copied as picture and file.</source>
        <translation>已作为图片和文件复制。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <location filename="ui/viewers/gestures.py"/>
        <source>Copied as text.</source>
        <translation>已作为文本复制。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>Files of this kind are not opened from here; they can be shown in their folder.</source>
        <translation>此类文件不从这里打开；可以在其文件夹中显示。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <location filename="ui/saving.py"/>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>The file and its folder are no longer where they were.</source>
        <translation>文件及其文件夹已不在原处。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>The system has no file manager that could be asked. The folder is {folder}.</source>
        <translation>系统没有可用的文件管理器。文件夹是 {folder}。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>The system has no program for this kind of file.</source>
        <translation>系统没有可打开此类文件的程序。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>This file is marked as a program, so it is not opened from here.</source>
        <translation>此文件被标为程序，因此不从这里打开。</translation>
    </message>
    <message>
        <location filename="ui/desktop.py"/>
        <source>no explorer</source>
        <translation>no explorer</translation>
    </message>
    <message>
        <location filename="ui/desktop_bus/parent.py"/>
        <location filename="ui/dialogs/setting_folder.py"/>
        <location filename="ui/exporting.py"/>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="ui/details/course.py"/>
        <source>{what} · {time} later</source>
        <translation>{what} · {time}之后</translation>
    </message>
    <message>
        <location filename="ui/details/lines.py"/>
        <source>Copy “{name}”</source>
        <translation>复制“{name}”</translation>
    </message>
    <message>
        <location filename="ui/details/pane.py"/>
        <source>Choose a request in the queue: its course, ids, files and raw answer stand here.</source>
        <translation>请在队列中选择请求：这里会显示其过程、ID、文件和原始响应。</translation>
    </message>
    <message>
        <location filename="ui/details/pane.py"/>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <location filename="ui/details/pane.py"/>
        <location filename="ui/dialogs/ledger_words.py"/>
        <location filename="ui/dialogs/many.py"/>
        <source>{n} request</source>
        <translation>{n} 个请求</translation>
    </message>
    <message>
        <location filename="ui/details/pane.py"/>
        <location filename="ui/dialogs/ledger_words.py"/>
        <location filename="ui/dialogs/many.py"/>
        <source>{n} requests</source>
        <translation>{n} 个请求</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Answer</source>
        <translation>响应</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Call id</source>
        <translation>调用 ID</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Came from</source>
        <translation>来源</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Copy for support</source>
        <translation>复制供支持人员使用</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Course</source>
        <translation>过程</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Credits</source>
        <translation>积分</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Detail</source>
        <translation>详情</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Details of {model}</source>
        <translation>{model} 的详情</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>HTTP status</source>
        <translation>HTTP 状态</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Idempotency key</source>
        <translation>幂等键</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Ids</source>
        <translation>ID</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Ids, times and words. No prompt, no key, no signed link.</source>
        <translation>ID、时间和文字说明。不含提示词、密钥和签名链接。</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Input handed back</source>
        <translation>返回的输入</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Kind of failure</source>
        <translation>失败类型</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>No answer was kept.</source>
        <translation>没有保留响应。</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Not passed on</source>
        <translation>未传递</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Poster</source>
        <translation>封面</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Provider asked for</source>
        <translation>指定的提供商</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Raw answer</source>
        <translation>原始响应</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Refusal concerns</source>
        <translation>拒绝涉及</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/dialogs/adopt.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Request id</source>
        <translation>请求 ID</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Sends</source>
        <translation>发送次数</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/served_words.py"/>
        <location filename="ui/views/serving_choice.py"/>
        <source>Served by</source>
        <translation>运行方</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/details/summary.py"/>
        <location filename="ui/dialogs/accounts.py"/>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>There is no answer yet.</source>
        <translation>尚无响应。</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Usual time</source>
        <translation>通常用时</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <location filename="ui/details/request_page.py"/>
        <source>Work</source>
        <translation>作品</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>Estimated, not reported</source>
        <translation>估算，未上报</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>Files here</source>
        <translation>本机文件</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <location filename="ui/library/columns.py"/>
        <location filename="ui/models/columns.py"/>
        <source>Made</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/dialogs/many_models.py"/>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>Reported cost</source>
        <translation>已上报费用</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>Time together</source>
        <translation>合计时间</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{first} to {last}</source>
        <translation>{first} 到 {last}</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{n} file, {size}</source>
        <translation>{n} 个文件，{size}</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{n} files, {size}</source>
        <translation>{n} 个文件，{size}</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <location filename="ui/served_words.py"/>
        <location filename="ui/window_drop.py"/>
        <source>{n} more</source>
        <translation>另外 {n} 个</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{sum}, {mean} each</source>
        <translation>{sum}，每个 {mean}</translation>
    </message>
    <message>
        <location filename="ui/details/summary.py"/>
        <source>{sum}, {n} not reported</source>
        <translation>{sum}，{n} 个未上报</translation>
    </message>
    <message>
        <location filename="ui/dialogs/about.py"/>
        <source>A desk for people who make pictures, films and sounds with partner models through Comfy Router's queue.</source>
        <translation>为创作者准备的工作台：通过 Comfy Router 的队列，用合作方模型制作图片、视频和声音。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/about.py"/>
        <source>Version {version} · Python {python} · Qt for Python {qt}</source>
        <translation>版本 {version} · Python {python} · Qt for Python {qt}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_list.py"/>
        <source>Accounts</source>
        <translation>账户</translation>
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
        <translation>密钥：{place}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>A key for this account</source>
        <translation>此账户的密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>A key for {name}</source>
        <translation>{name} 的密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Add an account</source>
        <translation>添加账户</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Add this account</source>
        <translation>添加此账户</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>An account needs a name</source>
        <translation>账户需要名称</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Another key for {name}</source>
        <translation>更换 {name} 的密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>As you call it: Studio, Home …</source>
        <translation>随意命名：工作室、家里……</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Correct the address first.</source>
        <translation>请先更正地址。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Left empty, it is the usual one.</source>
        <translation>留空则使用默认地址。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <location filename="ui/library/side.py"/>
        <location filename="ui/views/presets_panel.py"/>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Rename the account</source>
        <translation>重命名账户</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Requests under way go on being followed, with the new key. One that was sent without an answer asks you before it is sent with the new key: sent again, it may run a second time. A key of another workspace cannot read what this one has sent; add that as an account of its own.</source>
        <translation>进行中的请求会用新密钥继续跟进。如果某个请求发送后没有收到响应，用新密钥发送前会先询问你：再次发送可能会运行第二次。其他工作区的密钥无法读取此账户已发送的内容；请将其作为单独的账户添加。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>Router’s address</source>
        <translation>Router 的地址</translation>
    </message>
    <message>
        <location filename="ui/dialogs/account_pages.py"/>
        <source>What waits for a key goes on with it.</source>
        <translation>等待密钥的请求会用它继续。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Accounts and keys</source>
        <translation>账户与密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Add an account…</source>
        <translation>添加账户…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Adding the account…</source>
        <translation>正在添加账户…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Another account is in use then.</source>
        <translation>之后将使用另一个账户。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Balance</source>
        <translation>余额</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <location filename="ui/status_line.py"/>
        <source>Enter key…</source>
        <translation>输入密钥…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>It is in use.</source>
        <translation>它正在使用。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Its key goes, too. Rows and files of its requests stay; what the Router still keeps of them cannot be read any more.</source>
        <translation>它的密钥也会移除。其请求的行和文件会保留；Router 仍为它们保留的内容将无法再读取。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Its rows stay, and wait until a key is entered; requests at the Router go on there meanwhile.</source>
        <translation>它的行会保留，并等待输入密钥；其间 Router 上的请求会在那里继续。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>New requests are sent as {name}.</source>
        <translation>新请求以 {name} 发送。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Practise without a key</source>
        <translation>无密钥练习</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove account…</source>
        <translation>移除账户…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove key…</source>
        <translation>移除密钥…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove the account</source>
        <translation>移除账户</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove the key</source>
        <translation>移除密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove the key of {name}?</source>
        <translation>要移除 {name} 的密钥吗？</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Remove {name} from the list?</source>
        <translation>要将 {name} 从列表中移除吗？</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Removing the account…</source>
        <translation>正在移除账户…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Removing the key…</source>
        <translation>正在移除密钥…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Renaming…</source>
        <translation>正在重命名…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Replace key…</source>
        <translation>更换密钥…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>The key itself stays valid at the Router.</source>
        <translation>密钥本身在 Router 上仍然有效。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>The key of {name} is in use from now on.</source>
        <translation>从现在起使用 {name} 的密钥。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>The key of {name} is removed.</source>
        <translation>{name} 的密钥已移除。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>There is no key.</source>
        <translation>没有密钥。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>Use this one</source>
        <translation>使用此账户</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>{name} is in use from now on.</source>
        <translation>从现在起使用 {name}。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/accounts.py"/>
        <source>{name} is removed; its rows stay.</source>
        <translation>{name} 已移除；它的行会保留。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>A model is named like provider/model, in small letters.</source>
        <translation>模型名称的写法为 provider/model，全部小写。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>A request that was sent from another program or computer is followed and collected here like one of your own. Paste its status address, the Router’s answer (JSON) or copied ids into either field, or type both.</source>
        <translation>从其他程序或电脑发送的请求，会在这里像你自己的请求一样跟进和收取。请将其状态地址、Router 的响应（JSON）或复制的 ID 粘贴到任一栏，或分别填写两栏。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>Asked as {name}: only the account that sent a request can read it.</source>
        <translation>以 {name} 查询：只有发送请求的账户才能读取它。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>It needs a model and an id</source>
        <translation>需要模型和 ID</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>Take in a request</source>
        <translation>接管请求</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>Take it in</source>
        <translation>接管</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>The request’s id</source>
        <translation>请求的 ID</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>To ask as another one, put that one in use first.</source>
        <translation>要以其他账户查询，请先切换到那个账户。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/adopt.py"/>
        <source>provider/model</source>
        <translation>provider/model</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>A key, or a first try without one</source>
        <translation>输入密钥，或先无密钥试用</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>A practice Router on this computer makes real little pictures, films and sounds, free.</source>
        <translation>本机上的练习 Router 会免费生成真实的小图片、视频和声音。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>First start</source>
        <translation>首次启动</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>I have a key</source>
        <translation>我有密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>I only want to look</source>
        <translation>我只想看看</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>Requests go to Comfy Router and are paid from your workspace's credits.</source>
        <translation>请求会发往 Comfy Router，并从你的工作区积分中支付。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>Try it without a key</source>
        <translation>无密钥试用</translation>
    </message>
    <message>
        <location filename="ui/dialogs/first_start.py"/>
        <source>You can change this at any time in the File menu.</source>
        <translation>可随时在“文件”菜单中更改。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>API key</source>
        <translation>API 密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>Asking the Router…</source>
        <translation>正在查询 Router…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Asks the Router whether it takes this key; nothing is run or charged</source>
        <translation>向 Router 查询是否接受此密钥；不会运行或计费</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Get a key at platform.comfy.org</source>
        <translation>在 platform.comfy.org 获取密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Hide the key</source>
        <translation>隐藏密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>It will be kept in {name}, never in a file.</source>
        <translation>它会保存在{name}中，绝不会存入文件。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Kept in the system's keyring where there is one, else until this program closes.</source>
        <translation>如有系统密钥环则保存在其中，否则保留到本程序关闭。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Opens {page} in your browser</source>
        <translation>在浏览器中打开 {page}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Paste a key first</source>
        <translation>请先粘贴密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Paste your key: comfyui-…</source>
        <translation>粘贴密钥：comfyui-…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Show the key</source>
        <translation>显示密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>There is no system keyring.</source>
        <translation>没有系统密钥环。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>Use this key</source>
        <translation>使用此密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/key_entry.py"/>
        <source>{note} The key lives until this program closes.</source>
        <translation>{note}密钥只保留到本程序关闭。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>30 days</source>
        <translation>30 天</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>7 days</source>
        <translation>7 天</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>90 days</source>
        <translation>90 天</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>A year</source>
        <translation>一年</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Adding up…</source>
        <translation>正在合计…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/views/model_picker.py"/>
        <location filename="ui/views/queue_pages.py"/>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>All accounts</source>
        <translation>所有账户</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Costs by day and model</source>
        <translation>按日期和模型的费用</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Export as CSV…</source>
        <translation>导出为 CSV…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Export the ledger</source>
        <translation>导出账目</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>From what the Router reported at the end, and where it reported nothing, from what was estimated before: from the least to the most. Not reported means that no figure came, and not that it was free. Days are those of this machine; removed requests count.</source>
        <translation>依据 Router 最后上报的费用；没有上报的，依据先前的估算：从最低到最高。“未上报”表示没有收到数字，并不表示免费。日期按本机计算；已移除的请求也计入。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>In these days: {sum}</source>
        <translation>这些天内：{sum}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Ledger</source>
        <translation>账目</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Not charged</source>
        <translation>未计费</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Not reported</source>
        <translation>未上报</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Removed account {id}</source>
        <translation>已移除的账户 {id}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>There is nothing in these days to export</source>
        <translation>这些天内没有可导出的内容</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <location filename="ui/library/words.py"/>
        <location filename="ui/models/queue_groups.py"/>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger.py"/>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>Costs as bars</source>
        <translation>费用柱状图</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>Nothing was sent in these days.</source>
        <translation>这些天内没有发送任何内容。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>only estimated</source>
        <translation>仅估算</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>reported</source>
        <translation>已上报</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_plot.py"/>
        <source>some not reported</source>
        <translation>部分未上报</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_table.py"/>
        <location filename="ui/models/queue_groups.py"/>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Estimated</source>
        <translation>已估算</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_table.py"/>
        <source>Reported</source>
        <translation>已上报</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>nothing charged</source>
        <translation>没有计费</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>nothing was sent</source>
        <translation>没有发送</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>{amount} only estimated</source>
        <translation>{amount} 仅为估算</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>{amount} reported</source>
        <translation>{amount} 已上报</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>{n} not charged</source>
        <translation>{n} 个未计费</translation>
    </message>
    <message>
        <location filename="ui/dialogs/ledger_words.py"/>
        <source>{n} not reported</source>
        <translation>{n} 个未上报</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Add to the queue</source>
        <translation>加入队列</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Add {n} request to the queue</source>
        <translation>将 {n} 个请求加入队列</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Add {n} requests to the queue</source>
        <translation>将 {n} 个请求加入队列</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Copies</source>
        <translation>份数</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Lines or table</source>
        <translation>文本行或表格</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Making the list…</source>
        <translation>正在生成列表…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/views/compose_parts.py"/>
        <source>Many from one</source>
        <translation>批量创建</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Many from one: {model}</source>
        <translation>批量创建：{model}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/views/batches.py"/>
        <location filename="ui/views/group_lines.py"/>
        <source>Name of the batch</source>
        <translation>批次名称</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Nothing is ticked that can be sent.</source>
        <translation>没有勾选可以发送的请求。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Number {n}: {why}</source>
        <translation>第 {n} 个：{why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Send all {n} anyway</source>
        <translation>仍要发送全部 {n} 个</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Send it anyway</source>
        <translation>仍要发送</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>Sweep</source>
        <translation>取值序列</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>The list is being made.</source>
        <translation>正在生成列表。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>The next {n}</source>
        <translation>接下来的 {n} 个</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>These are {size} together; at most {most} go at once. Untick some.</source>
        <translation>合计 {size}；一次最多发送 {most}。请取消勾选一些。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>These requests were not added. {why}</source>
        <translation>未加入这些请求。{why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>This cannot be sent: {why}.</source>
        <translation>无法发送：{why}。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <location filename="ui/views/compose_parts.py"/>
        <source>Writing it down…</source>
        <translation>正在记录…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>a batch has at most {most}: these are {first} to {last} of {all}</source>
        <translation>一个批次最多 {most} 个：这里是 {all} 个中的第 {first} 到 {last} 个</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>{n} cannot be sent</source>
        <translation>{n} 个无法发送</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many.py"/>
        <source>{what} of {n}</source>
        <translation>{what}（共 {n} 个）</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_list.py"/>
        <source>Requests of this list</source>
        <translation>此列表的请求</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_list.py"/>
        <source>Worth knowing</source>
        <translation>须知</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_list.py"/>
        <source>left out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_list.py"/>
        <source>ticked</source>
        <translation>已勾选</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>At most {n} models at once: untick {more}.</source>
        <translation>一次最多 {n} 个模型：请再取消勾选 {more} 个。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>Fetching the forms of the other models…</source>
        <translation>正在获取其他模型的表单…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>Find a model</source>
        <translation>查找模型</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>Tick the models that are to have it.</source>
        <translation>请勾选要使用的模型。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>{name}: differently there: {what}.</source>
        <translation>{name}：那里有所不同：{what}。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>{name}: everything goes over.</source>
        <translation>{name}：全部可以沿用。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_models.py"/>
        <source>{name}: left out: {what}</source>
        <translation>{name}：未包含：{what}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_opening.py"/>
        <source>Many from o&amp;ne…</source>
        <translation>批量创建(&amp;N)…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_opening.py"/>
        <source>Many from one begins with what stands in a form. {why}</source>
        <translation>批量创建以表单中的内容为起点。{why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_opening.py"/>
        <source>Many from one begins with what stands in a model’s form.</source>
        <translation>批量创建以模型表单中的内容为起点。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>It may refuse {n} more.</source>
        <translation>它可能还会拒绝 {n} 个。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>The Router may refuse number {n}: {why}</source>
        <translation>Router 可能会拒绝第 {n} 个：{why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>The Router may refuse this: {why}</source>
        <translation>Router 可能会拒绝：{why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>The Router would refuse number {n}: {why}</source>
        <translation>Router 会拒绝第 {n} 个：{why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <source>The Router would refuse this: {why}</source>
        <translation>Router 会拒绝：{why}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_prices.py"/>
        <location filename="ui/views/price_watch.py"/>
        <source>The price is being asked for.</source>
        <translation>正在查询价格。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>7, 12, 40</source>
        <translation>7, 12, 40</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>A random one each</source>
        <translation>每个随机</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>As in the form</source>
        <translation>与表单相同</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Copies of each</source>
        <translation>每个的份数</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Counted up from</source>
        <translation>从此值起递增</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>First seed</source>
        <translation>起始种子</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>New random seeds</source>
        <translation>新的随机种子</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>One copy of each for every seed</source>
        <translation>每个种子各一份</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Seeds are counted up from a whole number.</source>
        <translation>种子从一个整数起递增。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>The seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>These seeds</source>
        <translation>指定种子</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>This model has no seed: copies are the same request again.</source>
        <translation>此模型没有种子：副本就是再次发送同一请求。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_seeds.py"/>
        <source>Write the seeds: 7, 12, 40.</source>
        <translation>请填写种子：7, 12, 40。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>And with each of them</source>
        <translation>并与它们逐一组合</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>Both are the same field.</source>
        <translation>两者是同一个字段。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>Choose a field that goes through several values.</source>
        <translation>请选择要取多个值的字段。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>No field</source>
        <translation>无字段</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>One value a line</source>
        <translation>每行一个值</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>{name} has no values yet.</source>
        <translation>{name} 还没有值。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>{n} value</source>
        <translation>{n} 个值</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_sweep.py"/>
        <source>{n} values</source>
        <translation>{n} 个值</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>A table: each row a request</source>
        <translation>表格：每行一个请求</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Column {n}</source>
        <translation>第 {n} 列</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Column {n}: {name}</source>
        <translation>第 {n} 列：{name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Each line is a prompt</source>
        <translation>每行是一条提示词</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Each line is a prompt instead</source>
        <translation>改为每行一条提示词</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Leave the file</source>
        <translation>不用此文件</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <location filename="ui/served_words.py"/>
        <source>Left out</source>
        <translation>未包含</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>No column is a field yet: choose which is which.</source>
        <translation>还没有列对应字段：请选择各列对应的字段。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>No lines are here yet.</source>
        <translation>这里还没有文本行。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Once for each choice in the prompt</source>
        <translation>提示词中的每个选项各一次</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Once for each choice in {choices}: {n}</source>
        <translation>{choices} 中的每个选项各一次：{n}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Open lines or a table</source>
        <translation>打开文本行或表格</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Paste lines here, or drop a CSV file</source>
        <translation>在此粘贴文本行，或拖入 CSV 文件</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Read as a table with columns {names}.</source>
        <translation>已按表格读取，列为 {names}。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Read as a table.</source>
        <translation>已按表格读取。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Tables and texts (*.csv *.tsv *.txt)</source>
        <translation>表格和文本 (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>The first row names the fields</source>
        <translation>首行是字段名</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>The form as it stands, so many times. A prompt with {choices} in it has choices.</source>
        <translation>将表单按现状创建多份。提示词中写 {choices} 即有多个选项。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>There is only the row that names the fields.</source>
        <translation>只有字段名那一行。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>This model has no prompt: use a table.</source>
        <translation>此模型没有提示词：请使用表格。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>Two columns are the same field: {names}.</source>
        <translation>有两列是同一个字段：{names}。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>What it is</source>
        <translation>内容类型</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>red|blue</source>
        <translation>红|蓝</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>{name} cannot be read: {why}.</source>
        <translation>无法读取 {name}：{why}。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/many_ways.py"/>
        <source>{name} has more than {size}.</source>
        <translation>{name} 超过 {size}。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/page.py"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Account and key</source>
        <translation>账户与密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Go to your own accounts</source>
        <translation>转到自己的账户</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Router</source>
        <translation>Router</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Their keys are read from the keyring; what is at the Router is followed on</source>
        <translation>会从密钥环读取它们的密钥；Router 上的请求会继续跟进</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Use your own key</source>
        <translation>使用自己的密钥</translation>
    </message>
    <message>
        <location filename="ui/dialogs/practice_account.py"/>
        <source>Your own account has its own queue. The practice one stays as it is and can be opened again.</source>
        <translation>你自己的账户有自己的队列。练习队列保持原样，可以再次打开。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Choose: {name}</source>
        <translation>选择：{name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <location filename="ui/forms/choice_edit.py"/>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Give the whole path of a folder, from its drive or / on.</source>
        <translation>请填写文件夹的完整路径，从盘符或 / 开始。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Looking whether files can be saved there…</source>
        <translation>正在检查能否在那里保存文件…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Named on the command line (--save-dir). It stays while this window is open.</source>
        <translation>由命令行指定（--save-dir）。在此窗口打开期间保持不变。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Show this folder</source>
        <translation>显示此文件夹</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>The disk with this folder does not answer.</source>
        <translation>此文件夹所在的磁盘没有响应。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>Use the usual folder</source>
        <translation>使用默认文件夹</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>{why} Not changed.</source>
        <translation>{why}未更改。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_folder.py"/>
        <source>{why} While files cannot be saved there, they are kept in the data folder.</source>
        <translation>{why}在无法保存到那里时，文件会保留在数据文件夹中。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>Not used:</source>
        <translation>未采用：</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>Settings from a file</source>
        <translation>来自文件的设置</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>This file changes nothing here.</source>
        <translation>此文件不会更改这里的任何设置。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>Use these {n} settings</source>
        <translation>使用这 {n} 项设置</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>Use this setting</source>
        <translation>使用此设置</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <location filename="ui/viewers/parameters.py"/>
        <source>and {n} more</source>
        <translation>另外还有 {n} 项</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{after} instead of {before}</source>
        <translation>{after}，原为 {before}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{n} are the same here.</source>
        <translation>{n} 项与这里相同。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{n} is the same here.</source>
        <translation>{n} 项与这里相同。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{n} setting would change.</source>
        <translation>将更改 {n} 项设置。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_import.py"/>
        <source>{n} settings would change.</source>
        <translation>将更改 {n} 项设置。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Its keys belong to fields and lists, and stay as they are.</source>
        <translation>其按键属于字段和列表，保持不变。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Leave it</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>No command is called so.</source>
        <translation>没有这个名称的命令。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>No key</source>
        <translation>无按键</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Search commands and keys</source>
        <translation>搜索命令和按键</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Use it for “{title}” instead</source>
        <translation>改为用于“{title}”</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Usual keys</source>
        <translation>默认按键</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Usually without a key</source>
        <translation>默认没有按键</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>Usually {keys}</source>
        <translation>默认为 {keys}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>no key</source>
        <translation>无按键</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>{key} belongs to {commands}.</source>
        <translation>{key} 属于 {commands}。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>{key} has a fixed meaning in a part of the window.</source>
        <translation>{key} 在窗口的某一部分有固定含义。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_keys.py"/>
        <source>{name} has this key already.</source>
        <translation>{name} 已使用此按键。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>$0 is off</source>
        <translation>$0 表示关闭</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>At least {size}; not changed.</source>
        <translation>至少 {size}；未更改。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>At most {size}; not changed.</source>
        <translation>最多 {size}；未更改。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>Reset: {name}</source>
        <translation>重置：{name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>Unit of {name}</source>
        <translation>{name} 的单位</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_rows.py"/>
        <source>{least} to {most}</source>
        <translation>{least} 到 {most}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>1, 2, 3 … within a request</source>
        <translation>1、2、3……请求内的编号</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>Insert {name}: {meaning}</source>
        <translation>插入 {name}：{meaning}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The beginning of the request's own id: the same for all of its files</source>
        <translation>请求自身 ID 的开头：其所有文件都相同</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The day of the request, as 2026-11-29</source>
        <translation>请求的日期，如 2026-11-29</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The model's name</source>
        <translation>模型的名称</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The next files would be called:</source>
        <translation>接下来的文件会命名为：</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The prompt, shortened where it is long</source>
        <translation>提示词，过长时会缩短</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The seed, where there is one</source>
        <translation>种子（如果有）</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>The time of the request, as 141530</source>
        <translation>请求的时间，如 141530</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>Use the usual names</source>
        <translation>使用默认名称</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_template.py"/>
        <source>Who runs the model</source>
        <translation>运行模型的提供商</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_words.py"/>
        <source>the usual</source>
        <translation>默认</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_words.py"/>
        <source>{n} command changed</source>
        <translation>已更改 {n} 个命令</translation>
    </message>
    <message>
        <location filename="ui/dialogs/setting_words.py"/>
        <source>{n} commands changed</source>
        <translation>已更改 {n} 个命令</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>All of them are as they usually are.</source>
        <translation>它们都是默认值。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>All settings</source>
        <translation>所有设置</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>As before.</source>
        <translation>与先前相同。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Changed, and used from now on.</source>
        <translation>已更改，从现在起使用。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Changed; it counts from the next start on.</source>
        <translation>已更改；下次启动后生效。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Export the folders of this machine, too</source>
        <translation>也导出本机的文件夹</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Export the settings to a file</source>
        <translation>将设置导出到文件</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Groups of settings</source>
        <translation>设置分组</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Import settings from a file</source>
        <translation>从文件导入设置</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>No setting is about this.</source>
        <translation>没有与此相关的设置。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Reset all settings</source>
        <translation>重置所有设置</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Search the settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Undo the last change</source>
        <translation>撤销上次更改</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>Undo the last change: {name}</source>
        <translation>撤销上次更改：{name}</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>{n} setting was changed.</source>
        <translation>已更改 {n} 项设置。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/settings.py"/>
        <source>{n} settings were changed.</source>
        <translation>已更改 {n} 项设置。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/shortcuts.py"/>
        <source>Change them…</source>
        <translation>更改快捷键…</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>A direct run cannot be cancelled: at the limit its row only says that the time is over.</source>
        <translation>直接运行无法取消：到达限制时，只会在其行中说明时间已到。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Another time</source>
        <translation>其他时间</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Another time:</source>
        <translation>其他时间：</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Counted from when the Router took the request. At its end one cancel is asked for. That may come too late to stop the run or its charge; following goes on, and what arrives is kept.</source>
        <translation>从 Router 受理请求时开始计算。到时会请求取消一次，但可能来不及阻止运行或计费；之后仍会继续跟进，收到的内容会保留。</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>No limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Set the limit</source>
        <translation>设定限制</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>Unit of time</source>
        <translation>时间单位</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <location filename="ui/dialogs/time_limit.py"/>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <location filename="ui/disk.py"/>
        <source>The folder does not answer. Look whether its disk or network is there.</source>
        <translation>文件夹没有响应。请检查其磁盘或网络是否可用。</translation>
    </message>
    <message>
        <location filename="ui/drag_out.py"/>
        <source>Their files are no longer where they were.</source>
        <translation>它们的文件已不在原处。</translation>
    </message>
    <message>
        <location filename="ui/drag_out.py"/>
        <source>There are no files of them here yet, so there is nothing to drag.</source>
        <translation>这里还没有它们的文件，因此没有可拖动的内容。</translation>
    </message>
    <message>
        <location filename="ui/drag_out.py"/>
        <source>There is no file of it here yet, so there is nothing to drag.</source>
        <translation>这里还没有它的文件，因此没有可拖动的内容。</translation>
    </message>
    <message>
        <location filename="ui/drag_out.py"/>
        <source>{n} of {all} are dragged; of the others there is no file here.</source>
        <translation>正在拖动 {all} 个中的 {n} 个；其余的在这里没有文件。</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>This drawing could not be read.</source>
        <translation>无法读取此矢量图。</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>This drawing is too big to preview.</source>
        <translation>此矢量图太大，无法预览。</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>This picture could not be read: the file is damaged, not whole, or too big to preview.</source>
        <translation>无法读取此图片：文件已损坏、不完整，或太大而无法预览。</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>Too big to preview ({words}). It can still be opened and saved.</source>
        <translation>太大，无法预览（{words}）。仍可打开和保存。</translation>
    </message>
    <message>
        <location filename="ui/drawing/decode.py"/>
        <source>Too big to preview as a progressive JPEG ({words}). It can still be opened and saved.</source>
        <translation>作为渐进式 JPEG 太大，无法预览（{words}）。仍可打开和保存。</translation>
    </message>
    <message>
        <location filename="ui/drawing/decoded.py"/>
        <source>Pictures of this kind cannot be shown here. The file is saved as it came.</source>
        <translation>此类图片无法在这里显示。文件已按原样保存。</translation>
    </message>
    <message>
        <location filename="ui/drawing/decoded.py"/>
        <source>Shown at {width} × {height} to save memory; the file is whole.</source>
        <translation>为节省内存，以 {width} × {height} 显示；文件是完整的。</translation>
    </message>
    <message>
        <location filename="ui/drawing/easel.py"/>
        <source>The preview was given up: the file is damaged, or needs too much time or memory. It can still be opened and saved.</source>
        <translation>已放弃预览：文件已损坏，或需要过多的时间或内存。仍可打开和保存。</translation>
    </message>
    <message>
        <location filename="ui/drawing/easel.py"/>
        <source>There is no room on the disk for a preview.</source>
        <translation>磁盘上没有空间用于预览。</translation>
    </message>
    <message>
        <location filename="ui/drawing/film_frames.py"/>
        <location filename="ui/viewers/frames.py"/>
        <source>The frame could not be read out of this film.</source>
        <translation>无法从此视频中读取该帧。</translation>
    </message>
    <message>
        <location filename="ui/drawing/frames.py"/>
        <source>This animation is too large to play here; its first picture is shown.</source>
        <translation>此动画太大，无法在这里播放；显示的是它的第一张图片。</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>No copy of this picture can be made here.</source>
        <translation>无法在这里制作此图片的副本。</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>This picture cannot be converted here: it may be damaged, or is too large.</source>
        <translation>无法在这里转换此图片：它可能已损坏，或太大。</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>This picture is too large to be converted here.</source>
        <translation>此图片太大，无法在这里转换。</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>clear parts became white</source>
        <translation>透明部分变为白色</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>colours for the screen</source>
        <translation>转为屏幕颜色</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>drawn as pixels</source>
        <translation>绘制为像素</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>eight bits a channel</source>
        <translation>每通道 8 位</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>its first frame alone</source>
        <translation>仅其第一帧</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>scaled to {size} × {size2}</source>
        <translation>缩放到 {size} × {size2}</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>scaled to {width} × {height}</source>
        <translation>缩放到 {width} × {height}</translation>
    </message>
    <message>
        <location filename="ui/drawing/given.py"/>
        <source>turned upright</source>
        <translation>转为正向</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh.py"/>
        <source>There are no surfaces in this 3D object that can be shown here.</source>
        <translation>此 3D 对象中没有可在这里显示的表面。</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh.py"/>
        <source>This 3D object could not be read: the file is damaged, or not whole.</source>
        <translation>无法读取此 3D 对象：文件已损坏或不完整。</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh.py"/>
        <source>This 3D object is too fine to be turned here. It can still be opened and saved.</source>
        <translation>此 3D 对象过于精细，无法在这里旋转。仍可打开和保存。</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_glb.py"/>
        <source>Draco</source>
        <translation>Draco</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_glb.py"/>
        <source>This 3D object asks for an extension that is not known here.</source>
        <translation>此 3D 对象需要这里不认识的扩展。</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_glb.py"/>
        <source>This 3D object is packed with {name}, which is not unpacked here. It can still be opened and saved.</source>
        <translation>此 3D 对象用 {name} 压缩，无法在这里解压。仍可打开和保存。</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_glb.py"/>
        <source>This 3D object keeps its surfaces in a way that is not read here.</source>
        <translation>此 3D 对象存储表面的方式无法在这里读取。</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_jobs.py"/>
        <source>3D objects of this kind cannot be turned here. The file is saved as it came.</source>
        <translation>此类 3D 对象无法在这里旋转。文件已按原样保存。</translation>
    </message>
    <message>
        <location filename="ui/drawing/mesh_taken.py"/>
        <source>This 3D object could not be taken over. The file is saved as it came.</source>
        <translation>无法载入此 3D 对象。文件已按原样保存。</translation>
    </message>
    <message>
        <location filename="ui/drawing/otherwise.py"/>
        <source>{note} It can still be opened and saved.</source>
        <translation>{note}仍可打开和保存。</translation>
    </message>
    <message>
        <location filename="ui/drawing/raster.py"/>
        <source>The preview of this file could not be taken over. The file is saved as it came.</source>
        <translation>无法载入此文件的预览。文件已按原样保存。</translation>
    </message>
    <message>
        <location filename="ui/drawing/tiles.py"/>
        <source>Only a smaller copy of this picture can be shown here; the file is whole.</source>
        <translation>这里只能显示此图片的较小副本；文件是完整的。</translation>
    </message>
    <message>
        <location filename="ui/drawing/tiles.py"/>
        <source>There is no room on the disk for all pixels of this picture; a smaller copy is shown.</source>
        <translation>磁盘上没有空间存放此图片的全部像素；显示的是较小的副本。</translation>
    </message>
    <message>
        <location filename="ui/drawing/tiles.py"/>
        <source>This picture could not be read to its end; a smaller copy is shown.</source>
        <translation>无法将此图片读到末尾；显示的是较小的副本。</translation>
    </message>
    <message>
        <location filename="ui/durations.py"/>
        <location filename="ui/phrases.py"/>
        <source>{n} h</source>
        <translation>{n} 小时</translation>
    </message>
    <message>
        <location filename="ui/durations.py"/>
        <location filename="ui/funds.py"/>
        <location filename="ui/phrases.py"/>
        <source>{n} min</source>
        <translation>{n} 分钟</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>Kept for {span} more</source>
        <translation>还会保留 {span}</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>The Router may have let go of it</source>
        <translation>Router 可能已将其删除</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>To be had for {span} more</source>
        <translation>还有 {span}可以获取</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>over since {time}</source>
        <translation>{time} 已到期</translation>
    </message>
    <message>
        <location filename="ui/expiry_words.py"/>
        <source>{time}, {span} left</source>
        <translation>{time}，还剩 {span}</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>A new folder</source>
        <translation>新文件夹</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>A small file beside each work that says how it was made, without key and signed links.</source>
        <translation>每个作品旁的一个小文件，说明其制作方式，不含密钥和签名链接。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <location filename="ui/forms/snippet_popup.py"/>
        <location filename="ui/library/pages.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Choose the works to export first.</source>
        <translation>请先选择要导出的作品。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Choose where…</source>
        <translation>选择位置…</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Comfy Desk works</source>
        <translation>Comfy Desk 作品</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Copies are made; what is saved stays where it is.</source>
        <translation>导出的是副本；已保存的内容留在原处。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Export {n} work</source>
        <translation>导出 {n} 个作品</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Export {n} works</source>
        <translation>导出 {n} 个作品</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Exported {n} of {all} works to {place}.</source>
        <translation>已将 {all} 个作品中的 {n} 个导出到 {place}。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Exported {n} work to {place}.</source>
        <translation>已将 {n} 个作品导出到 {place}。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Exported {n} works to {place}.</source>
        <translation>已将 {n} 个作品导出到 {place}。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Exporting {n} of {all}: {name}</source>
        <translation>正在导出 {n}/{all}：{name}</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Name of the folder or file</source>
        <translation>文件夹或文件的名称</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>One ZIP file</source>
        <translation>单个 ZIP 文件</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>One more was left out.</source>
        <translation>还有一个未导出。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>Stopped; nothing was exported.</source>
        <translation>已停止；没有导出任何内容。</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>The ZIP file goes into</source>
        <translation>ZIP 文件存放于</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>The new folder goes into</source>
        <translation>新文件夹存放于</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>With recipes</source>
        <translation>附带配方</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <location filename="ui/views/presets_panel.py"/>
        <source>Write a name first</source>
        <translation>请先填写名称</translation>
    </message>
    <message>
        <location filename="ui/exporting.py"/>
        <source>{n} more were left out.</source>
        <translation>还有 {n} 个未导出。</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>Failed, for a reason this version does not know ({name}).</source>
        <translation>失败，原因是此版本不认识的（{name}）。</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>It cannot wait in the queue</source>
        <translation>它不能在队列中等待</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>It never ran: not charged.</source>
        <translation>它从未运行：未计费。</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>It was not sent: not charged.</source>
        <translation>它没有发送：未计费。</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>Neither the queue nor a direct run takes it</source>
        <translation>队列和直接运行都不接受它</translation>
    </message>
    <message>
        <location filename="ui/failing_words.py"/>
        <source>The Router reports {cost}.</source>
        <translation>Router 上报的费用为 {cost}。</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>It is not there, and cannot be made: {name} takes no new folders.</source>
        <translation>它不存在，也无法创建：{name} 不接受新文件夹。</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>Nothing can be written in this folder: it is read-only for you.</source>
        <translation>无法在此文件夹中写入：你对它只有读取权限。</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>Nothing can be written there: the disk is full.</source>
        <translation>无法在那里写入：磁盘已满。</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>Nothing can be written there: the disk is read-only.</source>
        <translation>无法在那里写入：磁盘是只读的。</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>This folder does not take files ({reason}).</source>
        <translation>此文件夹不接受文件（{reason}）。</translation>
    </message>
    <message>
        <location filename="ui/folder_check.py"/>
        <source>{name} is a file, not a folder.</source>
        <translation>{name} 是文件，不是文件夹。</translation>
    </message>
    <message>
        <location filename="ui/forms/add_line.py"/>
        <source>Add {noun}</source>
        <translation>添加 {noun}</translation>
    </message>
    <message>
        <location filename="ui/forms/add_line.py"/>
        <source>Add {noun} to {label}</source>
        <translation>将 {noun} 添加到 {label}</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_edit.py"/>
        <location filename="ui/forms/number_edit.py"/>
        <location filename="ui/forms/row_parts.py"/>
        <source>default: {value}</source>
        <translation>默认：{value}</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_edit.py"/>
        <location filename="ui/forms/number_edit.py"/>
        <location filename="ui/forms/row_parts.py"/>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_popup.py"/>
        <source>None of them has these words.</source>
        <translation>没有包含这些词的项目。</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_popup.py"/>
        <location filename="ui/library/shelves.py"/>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <location filename="ui/forms/choice_popup.py"/>
        <source>Search {name}</source>
        <translation>搜索 {name}</translation>
    </message>
    <message>
        <location filename="ui/forms/choices.py"/>
        <source>yes or no</source>
        <translation>是或否</translation>
    </message>
    <message>
        <location filename="ui/forms/choices.py"/>
        <source>{word}, no. {n}</source>
        <translation>{word}，第 {n} 个</translation>
    </message>
    <message>
        <location filename="ui/forms/controls.py"/>
        <location filename="ui/forms/more.py"/>
        <source>closed</source>
        <translation>已收起</translation>
    </message>
    <message>
        <location filename="ui/forms/controls.py"/>
        <location filename="ui/forms/more.py"/>
        <source>open</source>
        <translation>已展开</translation>
    </message>
    <message>
        <location filename="ui/forms/group_edit.py"/>
        <location filename="ui/forms/help_line.py"/>
        <location filename="ui/viewers/bar.py"/>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <location filename="ui/forms/group_edit.py"/>
        <source>reached as JSON.</source>
        <translation>可用 JSON 填写。</translation>
    </message>
    <message>
        <location filename="ui/forms/group_edit.py"/>
        <source>{n} more field is</source>
        <translation>另有 {n} 个字段</translation>
    </message>
    <message>
        <location filename="ui/forms/group_edit.py"/>
        <source>{n} more fields are</source>
        <translation>另有 {n} 个字段</translation>
    </message>
    <message>
        <location filename="ui/forms/growing_text.py"/>
        <source>Earlier prompts…</source>
        <translation>以前的提示词…</translation>
    </message>
    <message>
        <location filename="ui/forms/growing_text.py"/>
        <source>Snippets…</source>
        <translation>片段…</translation>
    </message>
    <message>
        <location filename="ui/forms/help_line.py"/>
        <source>Less</source>
        <translation>更少</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Earlier prompts</source>
        <translation>以前的提示词</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Forgets every prompt in this list; requests and works stay</source>
        <translation>忘记此列表中的所有提示词；请求和作品会保留</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>No prompt has all of these words.</source>
        <translation>没有包含所有这些词的提示词。</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Only prompts that were sent to the model in the form</source>
        <translation>仅显示发送给表单中模型的提示词</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Remove all</source>
        <translation>全部移除</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>Search what was sent</source>
        <translation>搜索发送过的内容</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>The newest {n} of {all}</source>
        <translation>最新的 {n} 条，共 {all} 条</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>This model</source>
        <translation>此模型</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>What you send is kept here, whole.</source>
        <translation>你发送的内容会完整保留在这里。</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>sent {n} times</source>
        <translation>已发送 {n} 次</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>{n} characters</source>
        <translation>{n} 个字符</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>{n} prompt</source>
        <translation>{n} 条提示词</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>{n} prompt removed.</source>
        <translation>已移除 {n} 条提示词。</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>{n} prompts</source>
        <translation>{n} 条提示词</translation>
    </message>
    <message>
        <location filename="ui/forms/history_popup.py"/>
        <source>{n} prompts removed.</source>
        <translation>已移除 {n} 条提示词。</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>Drop my changes</source>
        <translation>放弃我的更改</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>Drop my changes to the JSON and go back to the form</source>
        <translation>放弃我对 JSON 的更改，返回表单</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>JSON, default: {value}</source>
        <translation>JSON，默认：{value}</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>JSON, e.g. {example}</source>
        <translation>JSON，例如 {example}</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>JSON, not set</source>
        <translation>JSON，未设置</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>That is too much to paste here.</source>
        <translation>内容过多，无法粘贴到这里。</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>The body as JSON</source>
        <translation>JSON 格式的请求正文</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>The body is an object: { … }.</source>
        <translation>请求正文是一个对象：{ … }。</translation>
    </message>
    <message>
        <location filename="ui/forms/json_edit.py"/>
        <source>This is not JSON yet: {error}.</source>
        <translation>这还不是 JSON：{error}。</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>Longer lists are written as JSON.</source>
        <translation>更长的列表请写成 JSON。</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>The list is full; {n} file was not taken</source>
        <translation>列表已满；{n} 个文件未采用</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>The list is full; {n} files were not taken</source>
        <translation>列表已满；{n} 个文件未采用</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>Undo: put it back into {label}</source>
        <translation>撤销：放回 {label}</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>at least {n} needed</source>
        <translation>至少需要 {n} 个</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>{n} of at most {most}</source>
        <translation>{n} 个，最多 {most} 个</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>{n} of {most} needed</source>
        <translation>{n} 个，需要 {most} 个</translation>
    </message>
    <message>
        <location filename="ui/forms/list_edit.py"/>
        <source>{words} removed.</source>
        <translation>已移除{words}。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Convert a copy</source>
        <translation>转换副本</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>It has 16 bits a channel; some models take only 8.</source>
        <translation>它每通道 16 位；有些模型只接受 8 位。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>It is turned by a note of the camera, which some models ignore.</source>
        <translation>它的方向由相机标记决定，有些模型会忽略该标记。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>It is wider or narrower than the model takes.</source>
        <translation>它的宽高比例超出模型接受的范围。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>It moves; most models see its first frame, or refuse it.</source>
        <translation>它是动态的；多数模型只看第一帧，或拒绝它。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Its bytes do not tell what it is; its name was believed.</source>
        <translation>从字节无法判断它是什么；已按其名称认定。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Its colours are for print (CMYK); some models refuse or misread them.</source>
        <translation>它使用印刷颜色（CMYK）；有些模型会拒绝或误读。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Many models take only PNG, JPEG and WebP.</source>
        <translation>许多模型只接受 PNG、JPEG 和 WebP。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Scale a copy down</source>
        <translation>缩小副本</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model takes files of up to {most}; this has {size}.</source>
        <translation>模型最多接受 {most} 的文件；此文件有 {size}。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model takes sides of up to {n} pixels.</source>
        <translation>模型接受的边长最多为 {n} 像素。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model takes up to {n} pixels.</source>
        <translation>模型最多接受 {n} 像素。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model takes {formats}; this is {kind}.</source>
        <translation>模型接受 {formats}；这是 {kind}。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>The model wants sides of at least {n} pixels.</source>
        <translation>模型需要的边长至少为 {n} 像素。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>This kind cannot be converted here.</source>
        <translation>此类文件无法在这里转换。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>Turn a copy upright</source>
        <translation>将副本转为正向</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>animated PNG</source>
        <translation>动态 PNG</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>no known kind</source>
        <translation>没有已知的类型</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>under 1 s</source>
        <translation>不到 1 秒</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>up to {most}</source>
        <translation>最多 {most}</translation>
    </message>
    <message>
        <location filename="ui/forms/media_advice.py"/>
        <source>{most} or {last}</source>
        <translation>{most} 或 {last}</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>A copy made here: {what}.</source>
        <translation>在这里制作的副本：{what}。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose a sound</source>
        <translation>选择音频</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose a video</source>
        <translation>选择视频</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Choose an image</source>
        <translation>选择图像</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste a file here</source>
        <translation>在此拖入或粘贴文件</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste a link here: the model fetches it, and takes no file</source>
        <translation>在此拖入或粘贴链接：模型会自行获取它，不接受文件</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste a sound here</source>
        <translation>在此拖入或粘贴音频</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste a video here</source>
        <translation>在此拖入或粘贴视频</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Drop or paste an image here</source>
        <translation>在此拖入或粘贴图像</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Images (*.png *.jpg *.jpeg *.webp *.gif *.bmp *.tif *.tiff *.avif *.heic *.svg)</source>
        <translation>图像 (*.png *.jpg *.jpeg *.webp *.gif *.bmp *.tif *.tiff *.avif *.heic *.svg)</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Makes a copy here. Your file stays as it is.</source>
        <translation>在这里制作副本。你的文件保持原样。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <location filename="ui/use_as_input.py"/>
        <source>Only the first of {n} files was taken.</source>
        <translation>{n} 个文件中只采用了第一个。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <location filename="ui/forms/media_load.py"/>
        <source>Pasted data</source>
        <translation>粘贴的数据</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <location filename="ui/forms/media_load.py"/>
        <source>Pasted picture</source>
        <translation>粘贴的图片</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Reading “{name}”…</source>
        <translation>正在读取“{name}”…</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Replace…</source>
        <translation>替换…</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Sounds (*.mp3 *.wav *.m4a *.aac *.flac *.ogg *.opus)</source>
        <translation>音频 (*.mp3 *.wav *.m4a *.aac *.flac *.ogg *.opus)</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>The copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>The model fetches the link</source>
        <translation>模型会获取该链接</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no file in that.</source>
        <translation>其中没有文件。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no image in that.</source>
        <translation>其中没有图像。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no link in that.</source>
        <translation>其中没有链接。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no sound in that.</source>
        <translation>其中没有音频。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>There was no video in that.</source>
        <translation>其中没有视频。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>This field takes the file itself, and no link. Save the file, and drop it here.</source>
        <translation>此字段需要文件本身，不接受链接。请保存文件，再拖到这里。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>This is large; it may be refused.</source>
        <translation>文件较大；可能会被拒绝。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>This model asks for a link; it may refuse a file.</source>
        <translation>此模型要求链接；可能会拒绝文件。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>This model fetches a link, and takes no file. Put the file where the web can reach it, and paste its link.</source>
        <translation>此模型会获取链接，不接受文件。请将文件放到网络可以访问的位置，再粘贴其链接。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>Videos (*.mp4 *.mov *.webm *.mkv *.avi *.m4v *.mpg *.mpeg)</source>
        <translation>视频 (*.mp4 *.mov *.webm *.mkv *.avi *.m4v *.mpg *.mpeg)</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>What is sent is the file as it was when it came here.</source>
        <translation>发送的是文件放入这里时的内容。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop or paste a link</source>
        <translation>拖入或粘贴链接</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop, paste or choose a file</source>
        <translation>拖入、粘贴或选择文件</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop, paste or choose a sound</source>
        <translation>拖入、粘贴或选择音频</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop, paste or choose a video</source>
        <translation>拖入、粘贴或选择视频</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>drop, paste or choose an image</source>
        <translation>拖入、粘贴或选择图像</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>{error} What was here before stays.</source>
        <translation>{error}原有的内容保留。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>{label}: link</source>
        <translation>{label}：链接</translation>
    </message>
    <message>
        <location filename="ui/forms/media_edit.py"/>
        <source>“{name}” is still being read.</source>
        <translation>仍在读取“{name}”。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>The picture in the clipboard could not be read.</source>
        <translation>无法读取剪贴板中的图片。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>The picture in the clipboard is too large for a request.</source>
        <translation>剪贴板中的图片太大，请求无法携带。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>{what} is not a file ({kind}).</source>
        <translation>{what} 不是文件（{kind}）。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>{what} is not a video ({kind}).</source>
        <translation>{what} 不是视频（{kind}）。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>{what} is not an audio ({kind}).</source>
        <translation>{what} 不是音频（{kind}）。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>{what} is not an image ({kind}).</source>
        <translation>{what} 不是图像（{kind}）。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>“{name}” cannot be read: its disk or network does not answer.</source>
        <translation>无法读取“{name}”：其磁盘或网络没有响应。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_load.py"/>
        <source>“{name}” could not be read.</source>
        <translation>无法读取“{name}”。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_places.py"/>
        <source>What is written as JSON has to be mended first.</source>
        <translation>请先修正以 JSON 填写的内容。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_places.py"/>
        <source>“{label}” stands as JSON in this form: the file cannot go there.</source>
        <translation>“{label}”在此表单中以 JSON 填写：文件无法放入其中。</translation>
    </message>
    <message>
        <location filename="ui/forms/media_places.py"/>
        <source>“{label}” takes no more than it has.</source>
        <translation>“{label}”已放满，不能再放入更多。</translation>
    </message>
    <message>
        <location filename="ui/forms/more.py"/>
        <source>{n} set</source>
        <translation>已设置 {n} 项</translation>
    </message>
    <message>
        <location filename="ui/forms/more.py"/>
        <location filename="ui/forms/own_keys.py"/>
        <location filename="ui/forms/row.py"/>
        <source>{n} to mend</source>
        <translation>{n} 项待修正</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <source>Less: {label}</source>
        <translation>减小：{label}</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <source>More: {label}</source>
        <translation>增大：{label}</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <source>Write a number.</source>
        <translation>请填写数字。</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <source>Write a whole number.</source>
        <translation>请填写整数。</translation>
    </message>
    <message>
        <location filename="ui/forms/number_edit.py"/>
        <location filename="ui/forms/text_edit.py"/>
        <source>e.g. {value}</source>
        <translation>例如 {value}</translation>
    </message>
    <message>
        <location filename="ui/forms/numbers.py"/>
        <source>at least {n}</source>
        <translation>至少 {n}</translation>
    </message>
    <message>
        <location filename="ui/forms/numbers.py"/>
        <source>at most {n}</source>
        <translation>最多 {n}</translation>
    </message>
    <message>
        <location filename="ui/forms/numbers.py"/>
        <source>{low} to {high}</source>
        <translation>{low} 到 {high}</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Add this key</source>
        <translation>添加此键名</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Name of a new key</source>
        <translation>新键名</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Other keys</source>
        <translation>其他键名</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>The model does not take a key of that name here.</source>
        <translation>模型在这里不接受此名称的键。</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>There is a field of that name already.</source>
        <translation>已有此名称的字段。</translation>
    </message>
    <message>
        <location filename="ui/forms/own_keys.py"/>
        <source>Write a name first.</source>
        <translation>请先填写名称。</translation>
    </message>
    <message>
        <location filename="ui/forms/row.py"/>
        <location filename="ui/forms/row_parts.py"/>
        <source>Clear {title}</source>
        <translation>清除 {title}</translation>
    </message>
    <message>
        <location filename="ui/forms/row.py"/>
        <source>Sent as nothing (null).</source>
        <translation>发送空值（null）。</translation>
    </message>
    <message>
        <location filename="ui/forms/row.py"/>
        <source>sent as nothing (null).</source>
        <translation>发送空值（null）。</translation>
    </message>
    <message>
        <location filename="ui/forms/row.py"/>
        <source>{title}: send nothing (null)</source>
        <translation>{title}：发送空值（null）</translation>
    </message>
    <message>
        <location filename="ui/forms/row_parts.py"/>
        <source>needed</source>
        <translation>必填</translation>
    </message>
    <message>
        <location filename="ui/forms/row_parts.py"/>
        <source>outdated</source>
        <translation>已过时</translation>
    </message>
    <message>
        <location filename="ui/forms/row_parts.py"/>
        <source>sent as an empty text</source>
        <translation>发送空文本</translation>
    </message>
    <message>
        <location filename="ui/forms/row_parts.py"/>
        <source>up to {n} characters</source>
        <translation>最多 {n} 个字符</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>Keep this seed</source>
        <translation>保留此种子</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>Kept. A batch counts up from it.</source>
        <translation>已保留。批次从它起递增。</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>New for every request.</source>
        <translation>每个请求使用新种子。</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>New for every request. This one was sent; the lock keeps it.</source>
        <translation>每个请求使用新种子。这是已发送的种子；锁定即可保留。</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>New seed for every request</source>
        <translation>每个请求使用新种子</translation>
    </message>
    <message>
        <location filename="ui/forms/seed_edit.py"/>
        <source>Not sent: the model decides.</source>
        <translation>不发送：由模型决定。</translation>
    </message>
    <message>
        <location filename="ui/forms/shorten.py"/>
        <source>data, {size}</source>
        <translation>数据，{size}</translation>
    </message>
    <message>
        <location filename="ui/forms/shorten.py"/>
        <source>text, {n} character</source>
        <translation>文本，{n} 个字符</translation>
    </message>
    <message>
        <location filename="ui/forms/shorten.py"/>
        <source>text, {n} characters</source>
        <translation>文本，{n} 个字符</translation>
    </message>
    <message>
        <location filename="ui/forms/sight.py"/>
        <source>{n} more field</source>
        <translation>另外 {n} 个字段</translation>
    </message>
    <message>
        <location filename="ui/forms/sight.py"/>
        <source>{n} more fields</source>
        <translation>另外 {n} 个字段</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>No size is set.</source>
        <translation>未设置尺寸。</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>Ratio</source>
        <translation>比例</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>Swap width and height</source>
        <translation>交换宽度和高度</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>The limits of this model do not allow it the other way round.</source>
        <translation>此模型的限制不允许交换宽高。</translation>
    </message>
    <message>
        <location filename="ui/forms/size_pair.py"/>
        <source>The limits of this model do not allow this ratio.</source>
        <translation>此模型的限制不允许此比例。</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>A snippet has a name and a text.</source>
        <translation>片段有名称和文本。</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Change this snippet (F2)</source>
        <translation>更改此片段（F2）</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Move down (Alt+Down)</source>
        <translation>下移（Alt+Down）</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Move up (Alt+Up)</source>
        <translation>上移（Alt+Up）</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Name of the snippet</source>
        <translation>片段名称</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>New…</source>
        <translation>新建…</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>No snippet has all of these words.</source>
        <translation>没有包含所有这些词的片段。</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Pieces of text you use often go here.</source>
        <translation>常用的文本片段可以放在这里。</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Saves what is selected in the field under a name; without a selection, all of it</source>
        <translation>将字段中所选的文本命名保存；没有选择时保存全部</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Search snippets</source>
        <translation>搜索片段</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Snippets</source>
        <translation>片段</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>Text of the snippet</source>
        <translation>片段文本</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>{n} character</source>
        <translation>{n} 个字符</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>{n} snippet</source>
        <translation>{n} 个片段</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>{n} snippets</source>
        <translation>{n} 个片段</translation>
    </message>
    <message>
        <location filename="ui/forms/snippet_popup.py"/>
        <source>“{name}” removed.</source>
        <translation>已移除“{name}”。</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>Earlier prompts (Ctrl+H; Alt+Up and Alt+Down walk through them)</source>
        <translation>以前的提示词（Ctrl+H；用 Alt+Up 和 Alt+Down 逐条浏览）</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>Snippets: pieces of text to insert (Ctrl+J)</source>
        <translation>片段：可插入的文本（Ctrl+J）</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>That was too long to paste here; more than 200,000 characters.</source>
        <translation>内容太长，无法粘贴到这里；超过 200,000 个字符。</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>This is cut: no more than {n} characters fit here. Use JSON.</source>
        <translation>已截断：这里最多容纳 {n} 个字符。请使用 JSON。</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>What the document mentions</source>
        <translation>文档中提到的值</translation>
    </message>
    <message>
        <location filename="ui/forms/text_edit.py"/>
        <source>{n} of {most} characters</source>
        <translation>{n}/{most} 个字符</translation>
    </message>
    <message>
        <location filename="ui/forms/variant_edit.py"/>
        <source>{label}: kind</source>
        <translation>{label}：类型</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <location filename="ui/views/compose.py"/>
        <source>Choose a model first.</source>
        <translation>请先选择模型。</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <source>Files and texts together are larger than the 100 MB that one request can carry.</source>
        <translation>文件和文本合计超过一个请求可携带的 100 MB。</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <source>Form</source>
        <translation>表单</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <source>Show the input as</source>
        <translation>输入的显示方式</translation>
    </message>
    <message>
        <location filename="ui/forms/view.py"/>
        <source>{problem} Mend it to go back to the form.</source>
        <translation>{problem}请修正后再返回表单。</translation>
    </message>
    <message>
        <location filename="ui/frame_words.py"/>
        <source>Paused · {title}</source>
        <translation>已暂停 · {title}</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>00 min</source>
        <translation>00 分钟</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Balance not known</source>
        <translation>余额未知</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Balance was {amount}, {age} ago</source>
        <translation>余额曾为 {amount}，{age}前</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Balance {amount}</source>
        <translation>余额 {amount}</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Balance {amount}, {age} ago</source>
        <translation>余额 {amount}，{age}前</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Click for the ledger</source>
        <translation>点击查看账目</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Click to add funds at {page}</source>
        <translation>点击前往 {page} 充值</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Held back by the Router for calls in flight: {current} of at most {limit}, {age} ago.</source>
        <translation>Router 为进行中的调用暂扣：{current}，最多 {limit}，{age}前。</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>It was asked for since, and no answer came: it may be another by now.</source>
        <translation>此后又查询过，但没有收到响应：现在可能已有变化。</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Practice money: nothing needs to be added.</source>
        <translation>练习用的金额：无需充值。</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>The balance could not be read. That says nothing about what is in the account.</source>
        <translation>无法读取余额。这并不说明账户中有多少。</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Today {amount}</source>
        <translation>今天 {amount}</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>Where funds are added for this server is not known here.</source>
        <translation>这里不清楚此服务器在何处充值。</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>in flight {amount}</source>
        <translation>进行中 {amount}</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <source>under 1 min</source>
        <translation>不到 1 分钟</translation>
    </message>
    <message>
        <location filename="ui/funds.py"/>
        <location filename="ui/phrases.py"/>
        <source>{n} credits</source>
        <translation>{n} 积分</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>by you</source>
        <translation>手动</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>three in a row failed</source>
        <translation>连续三个失败</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>your limit for a day</source>
        <translation>达到你的每日限额</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} direct run was cut off; it is asked for again with the same key.</source>
        <translation>{n} 个直接运行曾中断；会以同一幂等键再次查询。</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} direct run: keep the window open</source>
        <translation>{n} 个直接运行：请保持窗口打开</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} direct runs were cut off; they are asked for again with the same keys.</source>
        <translation>{n} 个直接运行曾中断；会以各自的幂等键再次查询。</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} direct runs: keep the window open</source>
        <translation>{n} 个直接运行：请保持窗口打开</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} request was left at the Router; it is followed on.</source>
        <translation>上次有 {n} 个请求留在 Router；会继续跟进。</translation>
    </message>
    <message>
        <location filename="ui/going_on.py"/>
        <source>{n} requests were left at the Router; they are followed on.</source>
        <translation>上次有 {n} 个请求留在 Router；会继续跟进。</translation>
    </message>
    <message>
        <location filename="ui/input_drop.py"/>
        <source>Drop {name} to use it as input</source>
        <translation>拖入 {name} 作为输入</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Add to collection</source>
        <translation>添加到收藏集</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Choose a work first</source>
        <translation>请先选择作品</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Choose all</source>
        <translation>全选</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Choose one work for this</source>
        <translation>此操作需要选择一个作品</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Choose two to four works to compare them</source>
        <translation>请选择两到四个作品进行比较</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Edit and run</source>
        <translation>编辑后运行</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Export as a folder or ZIP…</source>
        <translation>导出为文件夹或 ZIP…</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/library/words.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Favourite</source>
        <translation>喜爱</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Fetch again</source>
        <translation>再次获取</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>It has no use here</source>
        <translation>在这里没有用处</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Move to the trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Neither pick nor reject</source>
        <translation>既不选中也不淘汰</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/library/acts.py"/>
        <location filename="ui/library/side.py"/>
        <source>New collection</source>
        <translation>新建收藏集</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>No stars</source>
        <translation>无星级</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Note…</source>
        <translation>备注…</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Open in its program</source>
        <translation>用其程序打开</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Open in the viewer</source>
        <translation>在查看器中打开</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/open_with.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Open with…</source>
        <translation>打开方式…</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Rate</source>
        <translation>评分</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/verbs.py"/>
        <source>Run again</source>
        <translation>再次运行</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Show the whole stack</source>
        <translation>显示整个叠放</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Show where it is now…</source>
        <translation>指明它现在的位置…</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>Take out of this collection</source>
        <translation>移出此收藏集</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>There are no works here</source>
        <translation>这里没有作品</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <source>There is no file of it yet</source>
        <translation>还没有它的文件</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>There is nothing to undo</source>
        <translation>没有可撤销的操作</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <source>To the system's trash now</source>
        <translation>立即移到系统回收站</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Use as input</source>
        <translation>用作输入</translation>
    </message>
    <message>
        <location filename="ui/library/actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Vary</source>
        <translation>变化</translation>
    </message>
    <message>
        <location filename="ui/library/acts.py"/>
        <source>Search “{name}” deleted.</source>
        <translation>搜索“{name}”已删除。</translation>
    </message>
    <message>
        <location filename="ui/library/acts.py"/>
        <source>{n} work moved to the system's trash.</source>
        <translation>已将 {n} 个作品移到系统回收站。</translation>
    </message>
    <message>
        <location filename="ui/library/acts.py"/>
        <source>{n} works moved to the system's trash.</source>
        <translation>已将 {n} 个作品移到系统回收站。</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Any rating</source>
        <translation>任意评分</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>As a grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>As a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Best first</source>
        <translation>评分最高在前</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>By model</source>
        <translation>按模型</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Drawings</source>
        <translation>矢量图</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <location filename="ui/library/side.py"/>
        <location filename="ui/views/model_list.py"/>
        <source>Favourites</source>
        <translation>喜爱</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Films</source>
        <translation>视频</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Fold works that differ by their seed alone</source>
        <translation>叠放仅种子不同的作品</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Keep this search</source>
        <translation>保留此搜索</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Largest files first</source>
        <translation>最大的文件在前</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Newest first</source>
        <translation>最新在前</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Oldest first</source>
        <translation>最旧在前</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>One stack</source>
        <translation>单个叠放</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Order of the works</source>
        <translation>作品的顺序</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Search prompts, models, notes and file names</source>
        <translation>搜索提示词、模型、备注和文件名</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Search the library</source>
        <translation>搜索作品库</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Show everything again</source>
        <translation>重新显示全部</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Show the list at the side</source>
        <translation>显示侧边列表</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Size of the pictures</source>
        <translation>图片大小</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Size of the pictures (Ctrl and the wheel)</source>
        <translation>图片大小（Ctrl 加滚轮）</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Sounds</source>
        <translation>音频</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Texts</source>
        <translation>文本</translation>
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
        <translation>可以搜索的内容</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Words, and filters such as kind:video or rating:&gt;3</source>
        <translation>词，以及 kind:video 或 rating:&gt;3 等筛选条件</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>Write a search first, to keep it</source>
        <translation>请先填写搜索内容，再保留</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>{n} star or more</source>
        <translation>{n} 星及以上</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>{n} stars or more</source>
        <translation>{n} 星及以上</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <location filename="ui/library/side.py"/>
        <location filename="ui/library/words.py"/>
        <source>{n} work</source>
        <translation>{n} 个作品</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <location filename="ui/library/side.py"/>
        <location filename="ui/library/words.py"/>
        <source>{n} works</source>
        <translation>{n} 个作品</translation>
    </message>
    <message>
        <location filename="ui/library/bar.py"/>
        <source>{works}, {chosen} chosen</source>
        <translation>{works}，已选择 {chosen} 个</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <source>File name</source>
        <translation>文件名</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <location filename="ui/models/columns.py"/>
        <location filename="ui/viewers/details.py"/>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <source>Prompt and model</source>
        <translation>提示词和模型</translation>
    </message>
    <message>
        <location filename="ui/library/columns.py"/>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <location filename="ui/library/doing.py"/>
        <source>Undo: {what}</source>
        <translation>撤销：{what}</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Drop works on its name, or use their menu.</source>
        <translation>将作品拖到其名称上，或使用作品的菜单。</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Empty now</source>
        <translation>立即清空</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Everything that you make stands here, the newest first, also once its row is removed.</source>
        <translation>你制作的所有内容都在这里，最新的在前，即使其行已移除。</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Go to the top</source>
        <translation>回到顶部</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Moves the files of all works in this trash to the system's trash</source>
        <translation>将此回收站中所有作品的文件移到系统回收站</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>No works yet</source>
        <translation>还没有作品</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Note on {n} work</source>
        <translation>{n} 个作品的备注</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Note on {n} works</source>
        <translation>{n} 个作品的备注</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Nothing found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Nothing here fits “{words}”.</source>
        <translation>这里没有符合“{words}”的内容。</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <location filename="ui/views/queue.py"/>
        <source>Nothing here yet</source>
        <translation>这里还没有内容</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Nothing in this collection yet</source>
        <translation>此收藏集还没有内容</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Restore all</source>
        <translation>全部还原</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>The trash is empty</source>
        <translation>回收站是空的</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>What you delete stays here for 30 days.</source>
        <translation>删除的内容会在这里保留 30 天。</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Works stay here for 30 days, and their files where they are. Then, or with “Empty now”, the files go to the system's trash.</source>
        <translation>作品在这里保留 30 天，其文件留在原处。之后，或使用“立即清空”时，文件会移到系统回收站。</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>Works that fit will stand here.</source>
        <translation>符合条件的作品会显示在这里。</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <location filename="ui/views/queue.py"/>
        <source>Write a prompt</source>
        <translation>写提示词</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>{n} character too long</source>
        <translation>超出 {n} 个字符</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>{n} characters too long</source>
        <translation>超出 {n} 个字符</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>{n} new work</source>
        <translation>{n} 个新作品</translation>
    </message>
    <message>
        <location filename="ui/library/pages.py"/>
        <source>{n} new works</source>
        <translation>{n} 个新作品</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>Only the first work was taken.</source>
        <translation>只采用了第一个作品。</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>Only the first {n} works were taken.</source>
        <translation>只采用了前 {n} 个作品。</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>These works are gone.</source>
        <translation>这些作品已不在了。</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>Where is {name} now?</source>
        <translation>{name} 现在在哪里？</translation>
    </message>
    <message>
        <location filename="ui/library/place.py"/>
        <source>{name} is known again.</source>
        <translation>已重新找到 {name}。</translation>
    </message>
    <message>
        <location filename="ui/library/searching.py"/>
        <source>“{part}” is no filter and was looked for as a word.</source>
        <translation>“{part}”不是筛选条件，已作为词搜索。</translation>
    </message>
    <message>
        <location filename="ui/library/searching.py"/>
        <source>“{part}” is no filter and was looked for as a word. Perhaps {meant}?</source>
        <translation>“{part}”不是筛选条件，已作为词搜索。也许是 {meant}？</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>All works</source>
        <translation>所有作品</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Collections</source>
        <translation>收藏集</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <location filename="ui/views/presets_panel.py"/>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Parts of the library</source>
        <translation>作品库的各部分</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Picks</source>
        <translation>选中的作品</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Saved searches</source>
        <translation>已保存的搜索</translation>
    </message>
    <message>
        <location filename="ui/library/side.py"/>
        <source>Trash</source>
        <translation>回收站</translation>
    </message>
    <message>
        <location filename="ui/library/view.py"/>
        <source>Works</source>
        <translation>作品</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>Being read</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>Drive not reachable</source>
        <translation>无法访问驱动器</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>File moved or deleted</source>
        <translation>文件已移动或删除</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>Moving picture</source>
        <translation>动态图片</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>No file here</source>
        <translation>这里没有文件</translation>
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
        <translation>昨天</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <location filename="ui/views/model_words.py"/>
        <source>favourite</source>
        <translation>喜爱</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>with a note</source>
        <translation>有备注</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>{n} day left</source>
        <translation>还剩 {n} 天</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>{n} days left</source>
        <translation>还剩 {n} 天</translation>
    </message>
    <message>
        <location filename="ui/library/words.py"/>
        <source>{n} of the same</source>
        <translation>{n} 个同类</translation>
    </message>
    <message>
        <location filename="ui/main_window.py"/>
        <source>Closing… — Comfy Desk</source>
        <translation>正在关闭… — Comfy Desk</translation>
    </message>
    <message>
        <location filename="ui/main_window.py"/>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <location filename="ui/main_window.py"/>
        <source>There is no folder of saved files yet.</source>
        <translation>还没有已保存文件的文件夹。</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;About Comfy Desk</source>
        <translation>关于 Comfy Desk(&amp;A)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Add funds…</source>
        <translation>充值(&amp;A)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Find a command…</source>
        <translation>查找命令(&amp;F)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Find in the queue</source>
        <translation>在队列中查找(&amp;F)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Full screen picture</source>
        <translation>全屏图片(&amp;F)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Ledger…</source>
        <translation>账目(&amp;L)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Money</source>
        <translation>费用(&amp;M)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Next part of the window</source>
        <translation>窗口的下一部分(&amp;N)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Open a recipe…</source>
        <translation>打开配方(&amp;O)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Pause sending</source>
        <translation>暂停发送(&amp;P)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Pause sending ({why})</source>
        <translation>暂停发送（{why}）(&amp;P)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Queue</source>
        <translation>队列(&amp;Q)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Reset the layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Take in a request…</source>
        <translation>接管请求(&amp;T)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Time limit for this model…</source>
        <translation>此模型的时间限制(&amp;T)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Account and &amp;key…</source>
        <translation>账户与密钥(&amp;K)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Cancel everything &amp;waiting, keep what runs</source>
        <translation>取消所有等待中的请求，保留运行中的(&amp;W)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Cancel the &amp;selected</source>
        <translation>取消所选(&amp;S)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Choose a &amp;model…</source>
        <translation>选择模型(&amp;M)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Co&amp;lours</source>
        <translation>颜色(&amp;L)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Colours: {which}</source>
        <translation>颜色：{which}</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Com&amp;pact rows</source>
        <translation>紧凑行(&amp;P)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>How many at &amp;once…</source>
        <translation>同时运行的数量(&amp;O)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>L&amp;imits…</source>
        <translation>限额(&amp;I)…</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Limits on money</source>
        <translation>费用限额</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Paste a rec&amp;ipe</source>
        <translation>粘贴配方(&amp;I)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Pre&amp;vious part of the window</source>
        <translation>窗口的上一部分(&amp;V)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Re-read the list of &amp;models</source>
        <translation>重新读取模型列表(&amp;M)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Show or hide Compose</source>
        <translation>显示或隐藏创作面板</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Show or hide the details</source>
        <translation>显示或隐藏详情面板</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Show or hide the viewer</source>
        <translation>显示或隐藏查看器</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Show saved &amp;files</source>
        <translation>显示已保存的文件(&amp;F)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>Undo re&amp;moval</source>
        <translation>撤销移除(&amp;M)</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>no field of text has the keyboard</source>
        <translation>键盘焦点不在文本字段中</translation>
    </message>
    <message>
        <location filename="ui/menus.py"/>
        <source>nothing was removed lately</source>
        <translation>最近没有移除任何内容</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} at the Router</source>
        <translation>{n} 个在 Router</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} being saved</source>
        <translation>{n} 个正在保存</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <location filename="ui/notices/words.py"/>
        <source>{n} failed</source>
        <translation>{n} 个失败</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} no longer on the server</source>
        <translation>{n} 个已不在服务器上</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} of {all} done</source>
        <translation>已完成 {n}/{all} 个</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} waiting</source>
        <translation>{n} 个等待中</translation>
    </message>
    <message>
        <location filename="ui/models/batches.py"/>
        <source>{n} without a result</source>
        <translation>{n} 个没有结果</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Elapsed</source>
        <translation>用时</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Kept until</source>
        <translation>保留至</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Next check</source>
        <translation>下次查询</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Size of result</source>
        <translation>结果大小</translation>
    </message>
    <message>
        <location filename="ui/models/columns.py"/>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <location filename="ui/models/group_words.py"/>
        <source>Group {title}, folded; {words}</source>
        <translation>组“{title}”，已折叠；{words}</translation>
    </message>
    <message>
        <location filename="ui/models/group_words.py"/>
        <source>Group {title}; {words}</source>
        <translation>组“{title}”；{words}</translation>
    </message>
    <message>
        <location filename="ui/models/group_words.py"/>
        <source>{n} request shown</source>
        <translation>显示 {n} 个请求</translation>
    </message>
    <message>
        <location filename="ui/models/group_words.py"/>
        <source>{n} requests shown</source>
        <translation>显示 {n} 个请求</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <source>At the Router</source>
        <translation>在 Router</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <source>Being saved</source>
        <translation>正在保存</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/wording.py"/>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/views/queue_pages.py"/>
        <location filename="ui/wording.py"/>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/viewers/words.py"/>
        <location filename="ui/wording.py"/>
        <source>Finished, nothing to show</source>
        <translation>已完成，没有可显示的内容</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <source>No groups</source>
        <translation>不分组</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/wording.py"/>
        <source>No longer on the server</source>
        <translation>已不在服务器上</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <source>Single requests</source>
        <translation>单个请求</translation>
    </message>
    <message>
        <location filename="ui/models/queue_groups.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here</source>
        <translation>在本机等待</translation>
    </message>
    <message>
        <location filename="ui/models/row_speech.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>Not sent yet</source>
        <translation>尚未发送</translation>
    </message>
    <message>
        <location filename="ui/models/row_speech.py"/>
        <source>a picture</source>
        <translation>有图片</translation>
    </message>
    <message>
        <location filename="ui/models/row_speech.py"/>
        <source>no picture yet</source>
        <translation>还没有图片</translation>
    </message>
    <message>
        <location filename="ui/models/row_words.py"/>
        <source>not open here</source>
        <translation>未在此打开</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <source>Changed: the same request, in its place.</source>
        <translation>已更改：同一请求，位置不变。</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <source>Show it</source>
        <translation>显示它</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <source>The filter or the search hides the new request.</source>
        <translation>筛选或搜索隐藏了新请求。</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <source>The new request is in a group that is folded.</source>
        <translation>新请求在一个已折叠的组中。</translation>
    </message>
    <message>
        <location filename="ui/new_rows.py"/>
        <location filename="ui/verbs.py"/>
        <source>This row is gone.</source>
        <translation>此行已不在了。</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Everything is read</source>
        <translation>全部已读</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Mark all notices read</source>
        <translation>将所有通知标为已读</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Mark all read</source>
        <translation>全部标为已读</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>New · {time} · {title}</source>
        <translation>新 · {time} · {title}</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Notices, the newest first</source>
        <translation>通知，最新的在前</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Notices: none unread</source>
        <translation>通知：没有未读</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Notices: {n} unread</source>
        <translation>通知：{n} 条未读</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>Settings of notices</source>
        <translation>通知设置</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/standing.py"/>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>What happens while you look elsewhere will be listed here.</source>
        <translation>你在看别处时发生的事会列在这里。</translation>
    </message>
    <message>
        <location filename="ui/notices/centre.py"/>
        <source>{n} new</source>
        <translation>{n} 条新通知</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>An account needs credits</source>
        <translation>有账户需要积分</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Batch done: {name}</source>
        <translation>批次完成：{name}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Done: {model}</source>
        <translation>完成：{model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Failed: {model}</source>
        <translation>失败：{model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Finished, nothing to show: {model}</source>
        <translation>已完成，没有可显示的内容：{model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>It is not on this machine yet, and the Router forgets it then.</source>
        <translation>它尚未保存到本机，到时 Router 会将其删除。</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>Kept for {left} more: {model}</source>
        <translation>还会保留 {left}：{model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>No longer at the Router: {model}</source>
        <translation>已不在 Router：{model}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>They are not on this machine yet, and the Router forgets them then.</source>
        <translation>它们尚未保存到本机，到时 Router 会将其删除。</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>What waits for credits is kept.</source>
        <translation>等待积分的请求会保留。</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{account}: what waits for credits is kept.</source>
        <translation>{account}：等待积分的请求会保留。</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} done</source>
        <translation>{n} 个已完成</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} request failed</source>
        <translation>{n} 个请求失败</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} requests failed</source>
        <translation>{n} 个请求失败</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} result is done</source>
        <translation>{n} 个结果已完成</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} result is kept for {left} more</source>
        <translation>{n} 个结果还会保留 {left}</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} results are done</source>
        <translation>{n} 个结果已完成</translation>
    </message>
    <message>
        <location filename="ui/notices/words.py"/>
        <source>{n} results are kept for {left} more</source>
        <translation>{n} 个结果还会保留 {left}</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>No program of this machine says that it opens this kind of file.</source>
        <translation>本机没有程序声明可以打开此类文件。</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>Open {name} with</source>
        <translation>{name} 的打开方式</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>The program could not be started.</source>
        <translation>无法启动该程序。</translation>
    </message>
    <message>
        <location filename="ui/open_with.py"/>
        <source>There is no file of it yet.</source>
        <translation>还没有它的文件。</translation>
    </message>
    <message>
        <location filename="ui/other_seed.py"/>
        <source>It has no seed that could be another one: it would be the same request.</source>
        <translation>它没有可更换的种子：那将是同样的请求。</translation>
    </message>
    <message>
        <location filename="ui/other_seed.py"/>
        <source>What was sent cannot be shown in a form.</source>
        <translation>所发送的内容无法在表单中显示。</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Copy file</source>
        <translation>复制文件</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Export with recipe inside…</source>
        <translation>导出并嵌入配方…</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <source>Fetch</source>
        <translation>获取</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <source>It is no picture</source>
        <translation>它不是图片</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/acts.py"/>
        <source>Save all…</source>
        <translation>全部保存…</translation>
    </message>
    <message>
        <location filename="ui/output_actions.py"/>
        <source>There is only one file</source>
        <translation>只有一个文件</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>d MMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>d MMM yyyy</source>
        <translation>yyyy/M/d</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{days} d {hours} h</source>
        <translation>{days} 天 {hours} 小时</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{dollars} ({credits}, at {rate} credits a dollar)</source>
        <translation>{dollars}（{credits}，按每美元 {rate} 积分计）</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n} byte</source>
        <translation>{n} 字节</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n} bytes</source>
        <translation>{n} 字节</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n} credit</source>
        <translation>{n} 积分</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n} d</source>
        <translation>{n} 天</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n}nd</source>
        <translation>第{n}位</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n}rd</source>
        <translation>第{n}位</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n}st</source>
        <translation>第{n}位</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{n}th</source>
        <translation>第{n}位</translation>
    </message>
    <message>
        <location filename="ui/phrases.py"/>
        <source>{part} of {whole} {unit}</source>
        <translation>{part}/{whole} {unit}</translation>
    </message>
    <message>
        <location filename="ui/presence.py"/>
        <source>It keeps running here. Its menu has Quit.</source>
        <translation>程序在这里继续运行。可从其菜单中退出。</translation>
    </message>
    <message>
        <location filename="ui/presence.py"/>
        <source>The tray is gone, so the window is back.</source>
        <translation>系统托盘已消失，因此窗口重新显示。</translation>
    </message>
    <message>
        <location filename="ui/presence.py"/>
        <source>This request is not in the list any more.</source>
        <translation>此请求已不在列表中。</translation>
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
        <translation>请重新选择：{what}{more}。</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>Choose this again: {what}</source>
        <translation>请重新选择：{what}</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>Only the first of {n} files was read.</source>
        <translation>{n} 个文件中只读取了第一个。</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>Open a recipe</source>
        <translation>打开配方</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>Recipes and pictures ({endings})</source>
        <translation>配方和图片 ({endings})</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>The form is filled from “{name}”.</source>
        <translation>已用“{name}”填写表单。</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>The form is filled.</source>
        <translation>已填写表单。</translation>
    </message>
    <message>
        <location filename="ui/recipe_drop.py"/>
        <source>There is no recipe on the clipboard.</source>
        <translation>剪贴板中没有配方。</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>There is no recipe in “{name}”.</source>
        <translation>“{name}”中没有配方。</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>This is no file.</source>
        <translation>这不是文件。</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>This recipe holds no values for the form. {why}</source>
        <translation>此配方中没有可用于表单的值。{why}</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>This recipe is too large or too deep for a form.</source>
        <translation>此配方太大或嵌套太深，无法用于表单。</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>This recipe names no model.</source>
        <translation>此配方没有指明模型。</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>a long text</source>
        <translation>一段长文本</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>the link to {place}</source>
        <translation>指向 {place} 的链接</translation>
    </message>
    <message>
        <location filename="ui/recipe_parts.py"/>
        <source>“{name}” cannot be read: {why}.</source>
        <translation>无法读取“{name}”：{why}。</translation>
    </message>
    <message>
        <location filename="ui/removals.py"/>
        <source>Removed “{name}”.</source>
        <translation>已移除“{name}”。</translation>
    </message>
    <message>
        <location filename="ui/removals.py"/>
        <source>{n} request removed.</source>
        <translation>已移除 {n} 个请求。</translation>
    </message>
    <message>
        <location filename="ui/removals.py"/>
        <source>{n} requests removed.</source>
        <translation>已移除 {n} 个请求。</translation>
    </message>
    <message>
        <location filename="ui/retry.py"/>
        <source>same key</source>
        <translation>同一幂等键</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>Ask again</source>
        <translation>再次查询</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Asks under the same key, so that it is not run twice; Run again would be a new one</source>
        <translation>用同一幂等键查询，因此不会运行两次；“再次运行”则会是新请求</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Back in line</source>
        <translation>重新排队</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Before everything else that waits here</source>
        <translation>排在本机所有其他等待请求之前</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Check again</source>
        <translation>重新查询</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Copy files</source>
        <translation>复制文件</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Copy ids</source>
        <translation>复制 ID</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Enter key</source>
        <translation>输入密钥</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Hold back</source>
        <translation>暂缓</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It goes although sending is paused</source>
        <translation>虽然发送已暂停，它仍会发出</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It goes as soon as there is room</source>
        <translation>一有空位就会发出</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It goes in its turn</source>
        <translation>轮到它时就会发出</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It is tried again by itself, too</source>
        <translation>它也会自动重试</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It is tried now</source>
        <translation>现在就重试</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It made several; choose one in the viewer</source>
        <translation>它生成了多个；请在查看器中选择一个</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It may be charged twice</source>
        <translation>可能会计费两次</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It may have arrived; it is not asked about any more</source>
        <translation>它可能已送达；不会再查询它</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>It waits here until you say otherwise; the others pass by</source>
        <translation>它会在本机等待，直到你另作决定；其他请求会越过它</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Its account is not open here, and another one's key cannot reach it</source>
        <translation>它的账户未在此打开，其他账户的密钥无法访问它</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Its row, its place and its key stay</source>
        <translation>它的行、位置和幂等键保持不变</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/standing.py"/>
        <source>Look again</source>
        <translation>重新解析</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Move to the folder now</source>
        <translation>立即移到文件夹</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>None of its files could be saved</source>
        <translation>它的文件都无法保存</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Only PNG, JPEG and WebP can carry a recipe</source>
        <translation>只有 PNG、JPEG 和 WebP 可以携带配方</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Open in another model…</source>
        <translation>用其他模型打开…</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Opens it there; what does not fit is listed, and nothing is sent yet</source>
        <translation>在那个模型中打开；不适用的内容会列出，不会发送任何内容</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Opens the form with it; what you send then is a new request</source>
        <translation>用它打开表单；随后发送的是新请求</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Reads it with the limit of now</source>
        <translation>按现在的限制读取</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Run again as new</source>
        <translation>作为新请求再次运行</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Run directly</source>
        <translation>直接运行</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Runs it without the queue, charged as usual; the window must stay open until it answers. A retry is sent under the same key.</source>
        <translation>不经过队列运行，照常计费；窗口须保持打开，直到收到响应。重试会以同一幂等键发送。</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/tray.py"/>
        <source>Send again</source>
        <translation>再次发送</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Send as new</source>
        <translation>作为新请求发送</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Send last</source>
        <translation>最后发送</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Send next</source>
        <translation>优先发送</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Send now</source>
        <translation>立即发送</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Sends it under the same key</source>
        <translation>以同一幂等键发送</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <location filename="ui/viewers/standing.py"/>
        <source>Show answer</source>
        <translation>显示响应</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Takes the works out of the kept answer; nothing is run or fetched anew</source>
        <translation>从保留的响应中取出作品；不会重新运行或获取</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>The cancel was asked for at {time}</source>
        <translation>已在 {time} 请求取消</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>The limit can be raised there</source>
        <translation>可在那里提高限制</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>The same once more, with another seed</source>
        <translation>同样的请求再来一次，换一个种子</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>There is no file to save</source>
        <translation>没有可保存的文件</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>There is no picture among its files</source>
        <translation>它的文件中没有图片</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Time limit…</source>
        <translation>时间限制…</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Use the model named instead</source>
        <translation>改用所指的模型</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>Use {model}</source>
        <translation>使用 {model}</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>What fits is taken over, what does not is listed; nothing is sent yet</source>
        <translation>适用的内容会沿用，不适用的会列出；不会发送任何内容</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>What was sent is not known here</source>
        <translation>这里没有所发送的内容</translation>
    </message>
    <message>
        <location filename="ui/row_actions.py"/>
        <source>{what} ({n} of {all})</source>
        <translation>{what}（{n}/{all}）</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Export with recipe inside</source>
        <translation>导出并嵌入配方</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Exported {name} with its recipe to {folder}.</source>
        <translation>已将 {name} 连同配方导出到 {folder}。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>One more was not saved.</source>
        <translation>还有一个未保存。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Only PNG, JPEG and WebP files that are here can carry a recipe.</source>
        <translation>只有在本机的 PNG、JPEG 和 WebP 文件可以携带配方。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Saved {name} in {folder}.</source>
        <translation>已将 {name} 保存到 {folder}。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Saved {n} of {all} files in {folder}.</source>
        <translation>已将 {all} 个文件中的 {n} 个保存到 {folder}。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Saving {name}{size}…</source>
        <translation>正在保存 {name}{size}…</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>Stop after this one</source>
        <translation>完成这一个后停止</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>There is no file to save yet.</source>
        <translation>还没有可保存的文件。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>This file is not here yet.</source>
        <translation>此文件还不在这里。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>{n} more were not saved.</source>
        <translation>还有 {n} 个未保存。</translation>
    </message>
    <message>
        <location filename="ui/saving.py"/>
        <source>{n} of {all}: {what}</source>
        <translation>{n}/{all}：{what}</translation>
    </message>
    <message>
        <location filename="ui/send_facts.py"/>
        <source>The next request of {model} goes to the queue.</source>
        <translation>{model} 的下一个请求会进入队列。</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>Provider chosen</source>
        <translation>已选择提供商</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>Unknown fields</source>
        <translation>未知字段</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>left out: {names}</source>
        <translation>未包含：{names}</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>left out: {names} and {more}</source>
        <translation>未包含：{names}、{more}</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>were to be refused</source>
        <translation>应予拒绝</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>{name} stepped in</source>
        <translation>{name} 代为运行</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>{name}, as it is written</source>
        <translation>{name}，按原样发送</translation>
    </message>
    <message>
        <location filename="ui/served_words.py"/>
        <source>{name}, which stepped in</source>
        <translation>{name}，代为运行</translation>
    </message>
    <message>
        <location filename="ui/spawn.py"/>
        <source>Something in the program went wrong. The log names the place.</source>
        <translation>程序中出现了问题。日志中记有出错位置。</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Click for accounts and keys</source>
        <translation>点击查看账户与密钥</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Nothing here costs anything or leaves this computer. Click to enter a key of your own.</source>
        <translation>这里的一切都不花钱，也不会离开本机。点击可输入自己的密钥。</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <location filename="ui/tray.py"/>
        <source>Nothing is running</source>
        <translation>没有正在运行的请求</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Offline since {since}; trying again by itself</source>
        <translation>自 {since} 起离线；正在自动重试</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <location filename="ui/tray.py"/>
        <location filename="ui/waiting_words.py"/>
        <source>Sending is paused</source>
        <translation>发送已暂停</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>Sending is paused: {why}</source>
        <translation>发送已暂停：{why}</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The Router asked for a pause: {pause}</source>
        <translation>Router 要求暂停：{pause}</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The Router does not accept the key</source>
        <translation>Router 不接受密钥</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The account has no key</source>
        <translation>账户没有密钥</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The account needs credits; what waits for them is kept</source>
        <translation>账户需要积分；等待积分的请求会保留</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>The answer of a direct run comes over the connection that this window holds. Closed, it is asked for again with the same key at the next start.</source>
        <translation>直接运行的响应通过此窗口保持的连接传来。关闭窗口后，下次启动时会以同一幂等键再次查询。</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>{name} at {place}</source>
        <translation>{name}（{place}）</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>{n} other accounts need something</source>
        <translation>{n} 个其他账户需要处理</translation>
    </message>
    <message>
        <location filename="ui/status_line.py"/>
        <source>{trouble} Nothing new is sent until it can be</source>
        <translation>{trouble}恢复之前不会发送新请求</translation>
    </message>
    <message>
        <location filename="ui/support.py"/>
        <source>… the first {n} of {all} characters.</source>
        <translation>…… 共 {all} 个字符，这是前 {n} 个。</translation>
    </message>
    <message>
        <location filename="ui/their_words.py"/>
        <source>Safe: kept in the data folder for now. {why}.</source>
        <translation>安全：暂时保留在数据文件夹中。{why}。</translation>
    </message>
    <message>
        <location filename="ui/their_words.py"/>
        <source>The model's only word on it: {word}</source>
        <translation>模型对此只说了：{word}</translation>
    </message>
    <message>
        <location filename="ui/tile_words.py"/>
        <source>No preview for this kind</source>
        <translation>此类文件没有预览</translation>
    </message>
    <message>
        <location filename="ui/tile_words.py"/>
        <source>No preview for {name}</source>
        <translation>{name} 没有预览</translation>
    </message>
    <message>
        <location filename="ui/tile_words.py"/>
        <source>There is no preview for this {name} file.</source>
        <translation>此 {name} 文件没有预览。</translation>
    </message>
    <message>
        <location filename="ui/tile_words.py"/>
        <source>Too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <location filename="ui/toast.py"/>
        <source>Close this notice</source>
        <translation>关闭此通知</translation>
    </message>
    <message>
        <location filename="ui/told.py"/>
        <source>{one} and {other}</source>
        <translation>{one}和{other}</translation>
    </message>
    <message>
        <location filename="ui/told.py"/>
        <source>{one} or {other}</source>
        <translation>{one}或{other}</translation>
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
        <translation>取消所有等待中的请求</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>Hide the window</source>
        <translation>隐藏窗口</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <location filename="ui/views/queue.py"/>
        <source>Pause sending</source>
        <translation>暂停发送</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>Show the window</source>
        <translation>显示窗口</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>{n} unread notice</source>
        <translation>{n} 条未读通知</translation>
    </message>
    <message>
        <location filename="ui/tray.py"/>
        <source>{n} unread notices</source>
        <translation>{n} 条未读通知</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>Another model…</source>
        <translation>其他模型…</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>Choose a model…</source>
        <translation>选择模型…</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>In another model</source>
        <translation>用于其他模型</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>It could not be fetched.</source>
        <translation>未能获取它。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>It is fetched first…</source>
        <translation>会先获取它…</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>No model is chosen.</source>
        <translation>未选择模型。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>None of the models whose forms were read so far does.</source>
        <translation>目前已读取表单的模型都不接受。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>None of the models whose forms were read so far takes it.</source>
        <translation>目前已读取表单的模型都不接受它。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>There is no file of it, and it cannot be fetched.</source>
        <translation>没有它的文件，也无法获取。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>There is no file to use.</source>
        <translation>没有可用的文件。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes a file of this kind only as a link.</source>
        <translation>此模型只接受这类文件的链接。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes a film only as a link, and no file.</source>
        <translation>此模型只接受视频的链接，不接受文件。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes a picture only as a link, and no file.</source>
        <translation>此模型只接受图片的链接，不接受文件。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes a sound only as a link, and no file.</source>
        <translation>此模型只接受音频的链接，不接受文件。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes no file of this kind.</source>
        <translation>此模型不接受这类文件。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes no film.</source>
        <translation>此模型不接受视频。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes no picture.</source>
        <translation>此模型不接受图片。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>This model takes no sound.</source>
        <translation>此模型不接受音频。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>Use as:</source>
        <translation>用作：</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>{name} goes into “{label}”.</source>
        <translation>{name} 已放入“{label}”。</translation>
    </message>
    <message>
        <location filename="ui/use_as_input.py"/>
        <source>{name} replaces what was in “{label}”.</source>
        <translation>{name} 替换了“{label}”中原有的内容。</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>Usually {median}, nine of ten within {most} ({n} runs of this length and size here)</source>
        <translation>通常 {median}，十次中有九次在 {most}以内（本机 {n} 次同等时长和尺寸的运行）</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>Usually {median}, nine of ten within {most} ({n} runs of this model here)</source>
        <translation>通常 {median}，十次中有九次在 {most}以内（本机 {n} 次此模型的运行）</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>longer than usual ({time})</source>
        <translation>比通常更久（{time}）</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>usually waits {time}</source>
        <translation>通常等待 {time}</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>usually {time}</source>
        <translation>通常 {time}</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>{low}–{high} min</source>
        <translation>{low}–{high} 分钟</translation>
    </message>
    <message>
        <location filename="ui/usual_words.py"/>
        <source>{low}–{high} s</source>
        <translation>{low}–{high} 秒</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Fetched {name}.</source>
        <translation>已获取 {name}。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Fetched {n} file.</source>
        <translation>已获取 {n} 个文件。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Fetched {n} files.</source>
        <translation>已获取 {n} 个文件。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Fetched {n} of {all} files. {why}</source>
        <translation>已获取 {all} 个文件中的 {n} 个。{why}</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Ids copied.</source>
        <translation>已复制 ID。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Ids of {n} request copied.</source>
        <translation>已复制 {n} 个请求的 ID。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Ids of {n} requests copied.</source>
        <translation>已复制 {n} 个请求的 ID。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>It made several; choose one in the viewer.</source>
        <translation>它生成了多个；请在查看器中选择一个。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Its requests wait for a key.</source>
        <translation>其请求正在等待密钥。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Moved {n} file to the folder.</source>
        <translation>已将 {n} 个文件移到该文件夹。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Moved {n} files to the folder.</source>
        <translation>已将 {n} 个文件移到该文件夹。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Nothing of “{name}” can be cancelled any more.</source>
        <translation>“{name}”中已没有可以取消的请求。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Nothing was waiting.</source>
        <translation>没有等待中的请求。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Runs again with another seed, as a new request.</source>
        <translation>换一个种子再次运行，作为新请求。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>Runs again, as a new request.</source>
        <translation>作为新请求再次运行。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>There is no file of this request yet.</source>
        <translation>此请求还没有文件。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>There is nothing left to fetch.</source>
        <translation>没有可获取的内容了。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>This cannot be done here.</source>
        <translation>无法在这里进行此操作。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} request of “{name}” is being cancelled; if it runs, it may still finish and be charged.</source>
        <translation>正在取消“{name}”的 {n} 个请求；如果在运行，仍可能完成并计费。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} request of “{name}” is cancelled; it was not at the Router.</source>
        <translation>已取消“{name}”的 {n} 个请求；它不在 Router。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} requests of “{name}” are being cancelled; what runs may still finish and be charged.</source>
        <translation>正在取消“{name}”的 {n} 个请求；运行中的仍可能完成并计费。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} requests of “{name}” are cancelled; none of them was at the Router.</source>
        <translation>已取消“{name}”的 {n} 个请求；它们都不在 Router。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} waiting request is being cancelled; what runs is kept.</source>
        <translation>正在取消 {n} 个等待中的请求；运行中的会保留。</translation>
    </message>
    <message>
        <location filename="ui/verbs.py"/>
        <source>{n} waiting requests are being cancelled; what runs is kept.</source>
        <translation>正在取消 {n} 个等待中的请求；运行中的会保留。</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Another ground behind clear pictures</source>
        <translation>更换透明图片背后的底色</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Begin the range here</source>
        <translation>范围从这里开始</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Behind clear pictures</source>
        <translation>透明图片的底色</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>End the range here</source>
        <translation>范围到这里结束</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Fill the view</source>
        <translation>填满视图</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Fit to the view</source>
        <translation>适合视图</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>No range</source>
        <translation>无范围</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Nothing here plays.</source>
        <translation>这里没有可播放的内容。</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Nothing is shown.</source>
        <translation>没有显示任何内容。</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Say the pixel under the pointer</source>
        <translation>报出指针下的像素</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>Squares</source>
        <translation>方格</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>There is no film here.</source>
        <translation>这里没有视频。</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>There is no picture here.</source>
        <translation>这里没有图片。</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>There is no picture or film here.</source>
        <translation>这里没有图片或视频。</translation>
    </message>
    <message>
        <location filename="ui/viewers/acts.py"/>
        <source>White</source>
        <translation>白色</translation>
    </message>
    <message>
        <location filename="ui/viewers/canvas.py"/>
        <location filename="ui/viewers/words.py"/>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Came with it</source>
        <translation>附带内容</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Cancelled, but it had finished: the result is kept.</source>
        <translation>已取消，但它已先完成：结果会保留。</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Copy {name}</source>
        <translation>复制 {name}</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Copy: {name}</source>
        <translation>复制：{name}</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Ended</source>
        <translation>结束时间</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>In queue for</source>
        <translation>排队时间</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>It could not be read.</source>
        <translation>无法读取它。</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Newest answer</source>
        <translation>最新响应</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>No answer of the provider is here.</source>
        <translation>这里没有提供商的响应。</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <location filename="ui/viewers/marks.py"/>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Provider said</source>
        <translation>提供商的说明</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Ran for</source>
        <translation>运行时间</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Shown</source>
        <translation>当前显示</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Taken in</source>
        <translation>接管时间</translation>
    </message>
    <message>
        <location filename="ui/viewers/details.py"/>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>Open in the system's player</source>
        <translation>用系统播放器打开</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>The film: {prompt}</source>
        <translation>视频：{prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>The sound: {prompt}</source>
        <translation>音频：{prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>This film is not here</source>
        <translation>此视频不在这里</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>This film is not played here</source>
        <translation>此视频不在这里播放</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>This sound is not here</source>
        <translation>此音频不在这里</translation>
    </message>
    <message>
        <location filename="ui/viewers/film.py"/>
        <source>This sound is not played here</source>
        <translation>此音频不在这里播放</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>Not fetched</source>
        <translation>未获取</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>Outputs of this request</source>
        <translation>此请求的输出</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>Show the inputs that the provider handed back</source>
        <translation>显示提供商返回的输入</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>{n} input</source>
        <translation>{n} 个输入</translation>
    </message>
    <message>
        <location filename="ui/viewers/filmstrip.py"/>
        <source>{n} inputs</source>
        <translation>{n} 个输入</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>Copied the frame as a picture.</source>
        <translation>已将该帧作为图片复制。</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>Last frame of {name}</source>
        <translation>{name} 的最后一帧</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <location filename="ui/viewers/transport.py"/>
        <source>Save this frame</source>
        <translation>保存此帧</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>Saved {name}.</source>
        <translation>已保存 {name}。</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>There is no frame yet.</source>
        <translation>还没有帧。</translation>
    </message>
    <message>
        <location filename="ui/viewers/frames.py"/>
        <source>{name} could not be written.</source>
        <translation>无法写入 {name}。</translation>
    </message>
    <message>
        <location filename="ui/viewers/fullscreen.py"/>
        <source>Viewer, full screen</source>
        <translation>查看器，全屏</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>Favourite or not</source>
        <translation>是否喜爱</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>It has {stars}.</source>
        <translation>评分为 {stars}。</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>Not a favourite any more</source>
        <translation>已取消喜爱</translation>
    </message>
    <message>
        <location filename="ui/viewers/marks.py"/>
        <source>Write a note</source>
        <translation>写备注</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>3D object: {prompt}</source>
        <translation>3D 对象：{prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>Back to the first side</source>
        <translation>回到最初的一面</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>Poster of the 3D model: {prompt}</source>
        <translation>3D 模型的封面：{prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>Turntable</source>
        <translation>转台</translation>
    </message>
    <message>
        <location filename="ui/viewers/model3d.py"/>
        <source>Wireframe</source>
        <translation>线框</translation>
    </message>
    <message>
        <location filename="ui/viewers/news.py"/>
        <source>New result</source>
        <translation>新结果</translation>
    </message>
    <message>
        <location filename="ui/viewers/news.py"/>
        <source>Shows the newest result</source>
        <translation>显示最新的结果</translation>
    </message>
    <message>
        <location filename="ui/viewers/news.py"/>
        <source>{n} new results</source>
        <translation>{n} 个新结果</translation>
    </message>
    <message>
        <location filename="ui/viewers/notice.py"/>
        <source>Copy details</source>
        <translation>复制详情</translation>
    </message>
    <message>
        <location filename="ui/viewers/notice.py"/>
        <source>Ids and details</source>
        <translation>ID 和详情</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>3D object</source>
        <translation>3D 对象</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>Drag to turn it, roll the wheel to come closer.</source>
        <translation>拖动可旋转，滚动滚轮可拉近。</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>Drawn without OpenGL: coarser than it is.</source>
        <translation>不使用 OpenGL 绘制：比实际粗糙。</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>Shown with {n} of {all} triangles.</source>
        <translation>显示 {all} 个三角形中的 {n} 个。</translation>
    </message>
    <message>
        <location filename="ui/viewers/orbit.py"/>
        <source>This 3D object could not be shown.</source>
        <translation>无法显示此 3D 对象。</translation>
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
        <translation>{size} 的 JSON，太长，无法在这里显示</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>No preview</source>
        <translation>没有预览</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>The drawing: {prompt}</source>
        <translation>矢量图：{prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>The picture: {prompt}</source>
        <translation>图片：{prompt}</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This animation is not played here; its first picture is shown.</source>
        <translation>此动画不在这里播放；显示的是它的第一张图片。</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This drawing could not be shown.</source>
        <translation>无法显示此矢量图。</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This drawing is not here</source>
        <translation>此矢量图不在这里</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This picture could not be shown.</source>
        <translation>无法显示此图片。</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>This picture is not here</source>
        <translation>此图片不在这里</translation>
    </message>
    <message>
        <location filename="ui/viewers/picture.py"/>
        <source>{sentence} What is shown is its small preview.</source>
        <translation>{sentence}显示的是它的小预览图。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>Films and sounds cannot be played inside this program on this machine (QtMultimedia could not be loaded).</source>
        <translation>本机无法在本程序内播放视频和音频（无法加载 QtMultimedia）。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>The file could not be opened for playing.</source>
        <translation>无法打开文件进行播放。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>The file may not be read.</source>
        <translation>没有读取此文件的权限。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>The player does not answer; the file may be damaged.</source>
        <translation>播放器没有响应；文件可能已损坏。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>The player failed.</source>
        <translation>播放器出现故障。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>There is no picture in this film that can be decoded here.</source>
        <translation>此视频中没有可在这里解码的画面。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>There is no sound in this file that can be decoded here.</source>
        <translation>此文件中没有可在这里解码的声音。</translation>
    </message>
    <message>
        <location filename="ui/viewers/player.py"/>
        <source>This kind of file cannot be played here, or it is damaged.</source>
        <translation>此类文件无法在这里播放，或文件已损坏。</translation>
    </message>
    <message>
        <location filename="ui/viewers/sound.py"/>
        <source>No sound device was found on this machine: it plays in silence.</source>
        <translation>本机未找到音频设备：将无声播放。</translation>
    </message>
    <message>
        <location filename="ui/viewers/stage.py"/>
        <source>This kind has no zoom.</source>
        <translation>此类内容没有缩放。</translation>
    </message>
    <message>
        <location filename="ui/viewers/standing.py"/>
        <source>Fetch it</source>
        <translation>获取它</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>Copy text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>Only the beginning is shown.</source>
        <translation>只显示开头部分。</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>The first {part} of {whole}.</source>
        <translation>{whole} 中的前 {part}。</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>The raw answer</source>
        <translation>原始响应</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>The text</source>
        <translation>文本</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>There is no text here.</source>
        <translation>这里没有文本。</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>Wrap lines</source>
        <translation>自动换行</translation>
    </message>
    <message>
        <location filename="ui/viewers/text.py"/>
        <source>{beginning}… ({n} more characters)</source>
        <translation>{beginning}…（还有 {n} 个字符）</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>Search in the text</source>
        <translation>在文本中搜索</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>The next one</source>
        <translation>下一处</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>The one before</source>
        <translation>上一处</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>There is nothing to go to.</source>
        <translation>没有可前往的位置。</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>{n} place</source>
        <translation>{n} 处</translation>
    </message>
    <message>
        <location filename="ui/viewers/text_search.py"/>
        <source>{n} places</source>
        <translation>{n} 处</translation>
    </message>
    <message>
        <location filename="ui/viewers/tiles.py"/>
        <source>All pixels of this picture could not be read; a smaller copy is shown.</source>
        <translation>无法读取此图片的全部像素；显示的是较小的副本。</translation>
    </message>
    <message>
        <location filename="ui/viewers/tiles.py"/>
        <source>Reading all pixels… {n} %</source>
        <translation>正在读取全部像素… {n}%</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Copy this frame</source>
        <translation>复制此帧</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>It is still loading.</source>
        <translation>仍在加载。</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Mute</source>
        <translation>静音</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>No sound device was found on this machine.</source>
        <translation>本机未找到音频设备。</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>One frame back (,)</source>
        <translation>后退一帧（,）</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>One frame on (.)</source>
        <translation>前进一帧（.）</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Pause (Space)</source>
        <translation>暂停（空格键）</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Play (Space)</source>
        <translation>播放（空格键）</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Play a range again and again (I and O set its ends)</source>
        <translation>循环播放一段范围（用 I 和 O 设定两端）</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Range: {first} to {last}</source>
        <translation>范围：{first} 到 {last}</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Save this frame as a picture…</source>
        <translation>将此帧保存为图片…</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Save this frame…</source>
        <translation>保存此帧…</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Speed: {times}</source>
        <translation>速度：{times}</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Use last frame as input</source>
        <translation>将最后一帧用作输入</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Use this frame as input</source>
        <translation>将此帧用作输入</translation>
    </message>
    <message>
        <location filename="ui/viewers/transport.py"/>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>A picture that stands for the work, such as its first frame</source>
        <translation>代表作品的图片，例如它的第一帧</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>As it came (.pcm)</source>
        <translation>按原样（.pcm）</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Belongs to the work, such as a layer or a texture</source>
        <translation>属于作品的一部分，例如图层或纹理</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Drawing</source>
        <translation>矢量图</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Film</source>
        <translation>视频</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <location filename="ui/wording.py"/>
        <source>Held back by the model</source>
        <translation>被模型扣留</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>It is finished and being saved.</source>
        <translation>它已完成，正在保存。</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>It was not fetched by itself.</source>
        <translation>它没有自动获取。</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <location filename="ui/wording.py"/>
        <source>Made, not fetched yet</source>
        <translation>已生成，尚未获取</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>No file of it is here.</source>
        <translation>这里没有它的文件。</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>Refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The Router says that it has ended; how, is being read.</source>
        <translation>Router 表示它已结束；正在读取结局。</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The answer is kept unread</source>
        <translation>响应已保留，尚未解析</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The answer that names it is not kept here.</source>
        <translation>指明它的响应没有保留在这里。</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The provider gave no reason. The raw answer is kept.</source>
        <translation>提供商没有给出原因。原始响应已保留。</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The provider said:</source>
        <translation>提供商的说明：</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The same work again, in another format or size</source>
        <translation>同一作品的另一种格式或尺寸</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>The samples as the model sent them, without a head; the WAV beside them holds the same</source>
        <translation>模型发送的原始采样，没有文件头；旁边的 WAV 内容相同</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>What it makes appears here when it is finished.</source>
        <translation>完成后，生成的内容会显示在这里。</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>What you gave, handed back</source>
        <translation>你提供的内容，原样返回</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{name} is not here</source>
        <translation>{name}不在这里</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} input handed back</source>
        <translation>返回了 {n} 个输入</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} inputs handed back</source>
        <translation>返回了 {n} 个输入</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} part</source>
        <translation>{n} 个部件</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} parts</source>
        <translation>{n} 个部件</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} poster</source>
        <translation>{n} 个封面</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} posters</source>
        <translation>{n} 个封面</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} variant</source>
        <translation>{n} 个变体</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{n} variants</source>
        <translation>{n} 个变体</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{what} (not fetched)</source>
        <translation>{what}（未获取）</translation>
    </message>
    <message>
        <location filename="ui/viewers/words.py"/>
        <source>{what} ({n} not fetched)</source>
        <translation>{what}（{n} 个未获取）</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Batch {name}</source>
        <translation>批次 {name}</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Batches</source>
        <translation>批次</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Cancel batch</source>
        <translation>取消批次</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Cancels what waits, and asks for a cancel of what is at the Router. What runs may still finish and be charged. This cannot be undone.</source>
        <translation>取消等待中的请求，并为 Router 上的请求申请取消。运行中的仍可能完成并计费。此操作无法撤销。</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Click to show all requests again</source>
        <translation>点击可重新显示所有请求</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Click to show its requests alone</source>
        <translation>点击可仅显示其请求</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Dismiss</source>
        <translation>移走</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Go through its works one by one…</source>
        <translation>逐个浏览其作品…</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <location filename="ui/views/group_lines.py"/>
        <source>Rename&#9;F2</source>
        <translation>重命名&#9;F2</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Show all requests</source>
        <translation>显示所有请求</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Show its requests alone</source>
        <translation>仅显示其请求</translation>
    </message>
    <message>
        <location filename="ui/views/batches.py"/>
        <source>Take it from here; its requests stay in the list</source>
        <translation>从这里移走；其请求会留在列表中</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>Add (paused)</source>
        <translation>加入（已暂停）</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>Add ×{number} (paused)</source>
        <translation>加入 ×{number}（已暂停）</translation>
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
        <translation>它在此期间已按原样发送。</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>It is not in the queue any more.</source>
        <translation>它已不在队列中。</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>Reading the list of models…</source>
        <translation>正在读取模型列表…</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>Sending is paused: it waits here until that ends. {hint}</source>
        <translation>发送已暂停：它会在本机等待，直到恢复发送。{hint}</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>The model's form is not here yet.</source>
        <translation>模型的表单还没有到。</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>The model's form is not here.</source>
        <translation>这里没有模型的表单。</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>What was sent is no form; it can be read in its details.</source>
        <translation>所发送的内容不是表单；可在其详情中查看。</translation>
    </message>
    <message>
        <location filename="ui/views/compose.py"/>
        <source>{what} Generate sends this as a new request.</source>
        <translation>{what}“生成”会将其作为新请求发送。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source> And {n} more.</source>
        <translation> 另外还有 {n} 项。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>Brought over from {model}: {names}.</source>
        <translation>已从 {model} 沿用：{names}。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>Brought over from {model}: {n} of {all} ({names}).</source>
        <translation>已从 {model} 沿用 {all} 项中的 {n} 项（{names}）。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>Not kept: {label}{value}. {why}{more}</source>
        <translation>未保留：{label}{value}。{why}{more}</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>Nothing of what stood in {model} fits here: {names}.</source>
        <translation>{model} 中的内容在这里都不适用：{names}。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_carry.py"/>
        <source>This is your own draft for {model}.</source>
        <translation>这是你自己为 {model} 写的草稿。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>A request that waits here: what you send takes its place.</source>
        <translation>这是在本机等待的请求：你发送的内容会取代它。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>A request that was refused: what you send now takes its place.</source>
        <translation>这是被拒绝的请求：你现在发送的内容会取代它。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <location filename="ui/views/compose_send.py"/>
        <source>It was left as it was before this could be sent.</source>
        <translation>在发送之前，它已恢复原状。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>Leave it as it was</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>Save the change</source>
        <translation>保存更改</translation>
    </message>
    <message>
        <location filename="ui/views/compose_change.py"/>
        <source>Send the change</source>
        <translation>发送更改</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Back to it</source>
        <translation>恢复</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Back to my draft</source>
        <translation>返回我的草稿</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Bring over from {model}</source>
        <translation>从 {model} 沿用</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Fetching the form of {name}…</source>
        <translation>正在获取 {name} 的表单…</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Sent as it is written.</source>
        <translation>按原样发送。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Sent as it is written; in {n} place it is not this model’s own form.</source>
        <translation>按原样发送；有 {n} 处与此模型自己的表单不符。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Sent as it is written; in {n} places it is not this model’s own form.</source>
        <translation>按原样发送；有 {n} 处与此模型自己的表单不符。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>The Router could not be asked; this is the form as it was on {when}.</source>
        <translation>无法向 Router 查询；这是 {when} 的表单。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>The form of this model is not here.</source>
        <translation>这里没有此模型的表单。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>The form of {name} comes as soon as the account has a key.</source>
        <translation>账户有密钥后，{name} 的表单就会到来。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>The whole</source>
        <translation>整体</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>This model’s form has changed since this was written. Nothing was taken away.</source>
        <translation>写完之后，此模型的表单有变化。没有删去任何内容。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>This was too large to be kept; choose it again.</source>
        <translation>内容太大，未能保留；请重新选择。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>What you wrote since then was taken out.</source>
        <translation>此后所写的内容已取出。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>Your own draft of this model was set aside.</source>
        <translation>已将你为此模型写的草稿放在一旁。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_fill.py"/>
        <source>{name}: the form has no such field any more; it is still sent</source>
        <translation>{name}：表单中已没有此字段；仍会发送</translation>
    </message>
    <message>
        <location filename="ui/views/compose_keep.py"/>
        <source>What you write is kept here until the program ends. {why}</source>
        <translation>所写的内容在这里保留到程序结束。{why}</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>Each of the {n} gets a seed of its own.</source>
        <translation>{n} 个请求各有自己的种子。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>How many</source>
        <translation>数量</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>How many requests one press makes, up to {n}: a batch</source>
        <translation>一次点按创建多少个请求，最多 {n} 个：组成一个批次</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>No seed is set: the same request {n} times.</source>
        <translation>未设置种子：同一请求重复 {n} 次。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>Seeds are counted up from {first}, and from the lowest again.</source>
        <translation>种子从 {first} 起递增，到头后再从最小值开始。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_many.py"/>
        <source>Seeds {first} to {last}.</source>
        <translation>种子 {first} 到 {last}。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>Fewer notes</source>
        <translation>收起提示</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>Put this away</source>
        <translation>收起</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>{n} more note</source>
        <translation>还有 {n} 条提示</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>{n} more note: a warning</source>
        <translation>还有 {n} 条提示：一条警告</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>{n} more notes</source>
        <translation>还有 {n} 条提示</translation>
    </message>
    <message>
        <location filename="ui/views/compose_notes.py"/>
        <source>{n} more notes, with a warning</source>
        <translation>还有 {n} 条提示，其中有警告</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Cancel if it takes longer than a time of your own…</source>
        <translation>超过自定时间则取消…</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Choose a model</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Choose another model</source>
        <translation>选择其他模型</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Click to choose a model</source>
        <translation>点击选择模型</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Click to go there</source>
        <translation>点击前往</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>For pictures, films, sounds, text and 3D</source>
        <translation>用于图片、视频、声音、文本和 3D</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Many from one: lines, a table, a sweep, several models… (Ctrl+Shift+Enter)</source>
        <translation>批量创建：文本行、表格、取值序列、多个模型…（Ctrl+Shift+Enter）</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Model: {name}</source>
        <translation>模型：{name}</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>Nothing is written yet.</source>
        <translation>还没有填写任何内容。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>{key} sends it; the form keeps its values.</source>
        <translation>{key} 发送；表单会保留其值。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>{label} is empty.</source>
        <translation>{label} 为空。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>{told}
Click to choose another model</source>
        <translation>{told}
点击选择其他模型</translation>
    </message>
    <message>
        <location filename="ui/views/compose_parts.py"/>
        <source>{words} And {n} more.</source>
        <translation>{words}另外还有 {n} 条。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_send.py"/>
        <source>Another account was chosen meanwhile, so nothing was sent. Press Generate once more.</source>
        <translation>在此期间选择了其他账户，因此没有发送。请再按一次“生成”。</translation>
    </message>
    <message>
        <location filename="ui/views/compose_send.py"/>
        <source>These are {whole} together. Choose fewer at once.</source>
        <translation>合计 {whole}。请减少一次发送的数量。</translation>
    </message>
    <message>
        <location filename="ui/views/drafts.py"/>
        <source>It cannot be written down: {why}.</source>
        <translation>无法记录：{why}。</translation>
    </message>
    <message>
        <location filename="ui/views/drafts.py"/>
        <source>It is longer than the {size} that are kept over a restart.</source>
        <translation>它超过了重启后可保留的 {size}。</translation>
    </message>
    <message>
        <location filename="ui/views/group_lines.py"/>
        <source>Fold</source>
        <translation>折叠</translation>
    </message>
    <message>
        <location filename="ui/views/group_lines.py"/>
        <location filename="ui/views/queue_menus.py"/>
        <source>Fold all</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <location filename="ui/views/group_lines.py"/>
        <source>Unfold</source>
        <translation>展开</translation>
    </message>
    <message>
        <location filename="ui/views/group_lines.py"/>
        <location filename="ui/views/queue_menus.py"/>
        <source>Unfold all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source> The Router suggests {names}.</source>
        <translation> Router 建议使用 {names}。</translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source>Open {model}</source>
        <translation>打开 {model}</translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source>The Router says: {words}</source>
        <translation>Router 的说明：{words}</translation>
    </message>
    <message>
        <location filename="ui/views/model_facts.py"/>
        <source>{model} is no longer offered.</source>
        <translation>{model} 已不再提供。</translation>
    </message>
    <message>
        <location filename="ui/views/model_list.py"/>
        <location filename="ui/views/model_picker.py"/>
        <source>All models</source>
        <translation>所有模型</translation>
    </message>
    <message>
        <location filename="ui/views/model_list.py"/>
        <source>Not in the list any more</source>
        <translation>已不在列表中</translation>
    </message>
    <message>
        <location filename="ui/views/model_list.py"/>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <location filename="ui/views/model_list.py"/>
        <source>Recent</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>All providers</source>
        <translation>所有提供商</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>From anything</source>
        <translation>任意输入</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make 3D objects</source>
        <translation>生成 3D 对象的模型</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make audio</source>
        <translation>生成音频的模型</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make images</source>
        <translation>生成图像的模型</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make text</source>
        <translation>生成文本的模型</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Models that make videos</source>
        <translation>生成视频的模型</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>No model fits. Try fewer words.</source>
        <translation>没有符合的模型。请减少搜索词。</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>No models yet.</source>
        <translation>还没有模型。</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <location filename="ui/views/serving_choice.py"/>
        <source>Provider</source>
        <translation>提供商</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Search models</source>
        <translation>搜索模型</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Show models that take this as an input</source>
        <translation>显示接受此类输入的模型</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Show one provider's models</source>
        <translation>显示某个提供商的模型</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Show {n} more that may fit</source>
        <translation>显示另外 {n} 个可能符合的模型</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Star the marked model in the list</source>
        <translation>为列表中选定的模型加星</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Takes</source>
        <translation>接受</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>What the models take is not known yet: no form was read</source>
        <translation>尚不清楚模型接受什么：还没有读取任何表单</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>What they make is not known: their document was not read yet, or does not say</source>
        <translation>不清楚它们生成什么：其文档尚未读取，或没有说明</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>Words of a name, a provider or a description, or “image to video”</source>
        <translation>名称、提供商或描述中的词，或“image to video”</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>the list of models is not open</source>
        <translation>模型列表没有打开</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>{n} model</source>
        <translation>{n} 个模型</translation>
    </message>
    <message>
        <location filename="ui/views/model_picker.py"/>
        <source>{n} models</source>
        <translation>{n} 个模型</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source> (from {low} to {high})</source>
        <translation> ({low} 到 {high})</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>, as {n} run was reported.</source>
        <translation>，依据 {n} 次已上报的运行。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>, as {n} runs were reported.</source>
        <translation>，依据 {n} 次已上报的运行。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>; before that {wait} in the queue</source>
        <translation>；此前在队列中等待 {wait}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>A refusal is charged</source>
        <translation>拒绝会计费</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>A refusal is not charged</source>
        <translation>拒绝不计费</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>As of {when}. {trouble}</source>
        <translation>{when} 的列表。{trouble}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Audio</source>
        <translation>音频</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Can be served by {providers}, too.</source>
        <translation>也可由 {providers} 运行。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From 3D</source>
        <translation>3D 输入</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From audio</source>
        <translation>音频输入</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From image</source>
        <translation>图像输入</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From text</source>
        <translation>文本输入</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From video</source>
        <translation>视频输入</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From your last {n} run here.</source>
        <translation>依据你在本机最近 {n} 次运行。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>From your last {n} runs here.</source>
        <translation>依据你在本机最近 {n} 次运行。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>If it refuses what you send on grounds of its content policy, nothing is charged.</source>
        <translation>如果它依据内容政策拒绝你发送的内容，则不计费。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>If it refuses what you send on grounds of its content policy, that run is charged all the same.</source>
        <translation>如果它依据内容政策拒绝你发送的内容，该次运行仍会计费。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Makes {outputs} from {inputs}.</source>
        <translation>从{inputs}生成{outputs}。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Makes {outputs}.</source>
        <translation>生成{outputs}。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>No longer offered</source>
        <translation>已不再提供</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>No longer offered: use {model}</source>
        <translation>已不再提供：请使用 {model}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Not in the Router's list now</source>
        <translation>现在不在 Router 的列表中</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Refusal charge not known</source>
        <translation>拒绝是否计费未知</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>The Router does not say whether a run is charged that the model refuses on grounds of its content policy.</source>
        <translation>Router 没有说明，模型依据内容政策拒绝的运行是否计费。</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Usually runs {run}</source>
        <translation>通常运行 {run}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Usually {cost}</source>
        <translation>通常 {cost}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>Video</source>
        <translation>视频</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>by {provider}</source>
        <translation>来自 {provider}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>usually {what}</source>
        <translation>通常 {what}</translation>
    </message>
    <message>
        <location filename="ui/views/model_words.py"/>
        <source>{same}, nine of ten within {most}</source>
        <translation>{same}，十次中有九次在 {most}以内</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <location filename="ui/views/presets_panel.py"/>
        <source>Presets of this model</source>
        <translation>此模型的预设</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>Saved as “{name}”.</source>
        <translation>已保存为“{name}”。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>This cannot be saved: {why}.</source>
        <translation>无法保存：{why}。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>This preset is no form.</source>
        <translation>此预设不是表单。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>{n} presets are back as they were.</source>
        <translation>{n} 个预设已恢复原状。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>{n} presets were deleted.</source>
        <translation>已删除 {n} 个预设。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>“{name}” is back as it was.</source>
        <translation>“{name}”已恢复原状。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>“{name}” is in the form.</source>
        <translation>“{name}”已填入表单。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>“{name}” is what stands in the form now.</source>
        <translation>“{name}”现在是表单中的内容。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_acts.py"/>
        <source>“{name}” was deleted.</source>
        <translation>已删除“{name}”。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>A fresh form of this model begins so</source>
        <translation>此模型的新表单由此开始</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Another name (F2)</source>
        <translation>更改名称（F2）</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Find a preset, or name a new one</source>
        <translation>查找预设，或命名新预设</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>It can be undone (Del)</source>
        <translation>可以撤销（Del）</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>No preset is called so.</source>
        <translation>没有这个名称的预设。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>No preset of this model yet.</source>
        <translation>此模型还没有预设。</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Puts its values into the form (Enter)</source>
        <translation>将其值填入表单（Enter）</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Replace “{name}” by the form</source>
        <translation>用表单替换“{name}”</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Save the form</source>
        <translation>保存表单</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Save the form as “{name}”</source>
        <translation>将表单保存为“{name}”</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Start with it</source>
        <translation>以它开始</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Start without it</source>
        <translation>不以它开始</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>With its pictures and files</source>
        <translation>连同图片和文件</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>With its pictures and files ({size})</source>
        <translation>连同图片和文件（{size}）</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>{size}, saved {when}</source>
        <translation>{size}，保存于 {when}</translation>
    </message>
    <message>
        <location filename="ui/views/presets_panel.py"/>
        <source>{told}. A fresh form begins with it.</source>
        <translation>{told}。新表单由此开始。</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>About: the Router's estimate as of {time}, from the least to the most.</source>
        <translation>约：Router 在 {time} 的估算，从最低到最高。</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>It is charged at the rates of the run itself.</source>
        <translation>它按运行自身的费率计费。</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>The Router names no price before the run: {why}. That does not mean it is free.</source>
        <translation>Router 在运行前没有给出价格：{why}。这并不表示免费。</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>The Router's price as of {time}.</source>
        <translation>Router 在 {time} 的价格。</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>it runs with your own key of the provider, which bills you itself</source>
        <translation>它使用你自己的提供商密钥运行，由提供商直接向你收费</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>price unknown</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>the Router could not read its prices just now</source>
        <translation>Router 暂时无法读取其价格</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>the Router has no price for this</source>
        <translation>Router 没有此项的价格</translation>
    </message>
    <message>
        <location filename="ui/views/price_watch.py"/>
        <source>{n} × {each}, at most {most}.</source>
        <translation>{n} × {each}，最多 {most}。</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>&amp;Retry all failed</source>
        <translation>重试所有失败的请求(&amp;R)</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Also names of batches, ids from six characters on, and whole seeds</source>
        <translation>也可搜索批次名称、六个字符以上的 ID 和完整的种子</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Cancels what waits here or in the queue; what runs goes on</source>
        <translation>取消在本机或队列中等待的请求；运行中的会继续</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Columns, sorting and widths…</source>
        <translation>列、排序和宽度…</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Fold all groups</source>
        <translation>折叠所有组</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Group by</source>
        <translation>分组依据</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Group the queue by: {what}</source>
        <translation>队列分组依据：{what}</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Nothing matches</source>
        <translation>没有匹配项</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Nothing new is sent; what was sent goes on</source>
        <translation>不会发送新请求；已发送的会继续</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Paused: {why}. Click to send what waits here</source>
        <translation>已暂停：{why}。点击可发送在本机等待的请求</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Resume sending</source>
        <translation>恢复发送</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Search prompts and models</source>
        <translation>搜索提示词和模型</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Sends what waits here</source>
        <translation>发送在本机等待的请求</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Show in the queue: {what}</source>
        <translation>在队列中显示：{what}</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Unfold all groups</source>
        <translation>展开所有组</translation>
    </message>
    <message>
        <location filename="ui/views/queue.py"/>
        <source>Write a prompt and press Ctrl+Enter: your request shows here, with its place in the queue and its result.</source>
        <translation>写好提示词后按 Ctrl+Enter：请求会显示在这里，包括它在队列中的位置和结果。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_chips.py"/>
        <source>Batch {name} alone</source>
        <translation>仅批次 {name}</translation>
    </message>
    <message>
        <location filename="ui/views/queue_chips.py"/>
        <source>Each under its own key where that is right; nothing is paid twice</source>
        <translation>在适当时各用其原幂等键；不会重复付费</translation>
    </message>
    <message>
        <location filename="ui/views/queue_chips.py"/>
        <source>Only this batch is shown. Click to show all</source>
        <translation>只显示此批次。点击可显示全部</translation>
    </message>
    <message>
        <location filename="ui/views/queue_chips.py"/>
        <source>Retry all failed</source>
        <translation>重试所有失败的请求</translation>
    </message>
    <message>
        <location filename="ui/views/queue_columns.py"/>
        <source>Usual columns</source>
        <translation>默认列</translation>
    </message>
    <message>
        <location filename="ui/views/queue_columns.py"/>
        <source>{column} (too narrow now)</source>
        <translation>{column}（现在太窄）</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Cancel what lives of the chosen, remove what has ended</source>
        <translation>取消所选请求中仍在进行的，移除已结束的</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Choose one request for this.</source>
        <translation>此操作需要选择一个请求。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Copy ids of the chosen</source>
        <translation>复制所选请求的 ID</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Details of the chosen</source>
        <translation>所选请求的详情</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Edit the chosen one</source>
        <translation>编辑所选请求</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Hold the chosen back</source>
        <translation>暂缓所选请求</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Move the chosen down in the line</source>
        <translation>将所选请求在队列中下移</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Move the chosen up in the line</source>
        <translation>将所选请求在队列中上移</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Open the chosen one</source>
        <translation>打开所选请求</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Put the chosen back in line</source>
        <translation>将所选请求重新排队</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Run the chosen again</source>
        <translation>再次运行所选请求</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Save the chosen…</source>
        <translation>保存所选请求…</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Send the chosen again, under the same key</source>
        <translation>以同一幂等键再次发送所选请求</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Send the chosen last</source>
        <translation>最后发送所选请求</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Send the chosen next</source>
        <translation>优先发送所选请求</translation>
    </message>
    <message>
        <location filename="ui/views/queue_keys.py"/>
        <source>Vary the chosen</source>
        <translation>对所选请求使用“变化”</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Arrange columns</source>
        <translation>排列各列</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Further to the back</source>
        <translation>向后移</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Further to the front</source>
        <translation>向前移</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Largest or last first</source>
        <translation>最大或最晚的在前</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Narrower</source>
        <translation>变窄</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Sort by</source>
        <translation>排序依据</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>The order of the work</source>
        <translation>处理顺序</translation>
    </message>
    <message>
        <location filename="ui/views/queue_menus.py"/>
        <source>Wider</source>
        <translation>变宽</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Add credits</source>
        <translation>充值积分</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Change the limit…</source>
        <translation>更改限额…</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>I added credits: send all {n}</source>
        <translation>我已充值：发送全部 {n} 个</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>I added credits: send it</source>
        <translation>我已充值：发送</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Sending is paused until there is room within your own limit for a day, at midnight at the latest.</source>
        <translation>发送已暂停，直到你的每日限额内有余地，最迟到午夜。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Sending is paused: three requests in a row failed.</source>
        <translation>发送已暂停：连续三个请求失败。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>Show them</source>
        <translation>显示它们</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>The account has too few credits: {n} request waits here and was not charged.</source>
        <translation>账户积分不足：{n} 个请求在本机等待，未计费。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>The account has too few credits: {n} requests wait here and were not charged.</source>
        <translation>账户积分不足：{n} 个请求在本机等待，未计费。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>{n} wait here.</source>
        <translation>{n} 个在本机等待。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>{n} waits here.</source>
        <translation>{n} 个在本机等待。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>“{name}” has too few credits: {n} request waits. Choose that account to send it again.</source>
        <translation>“{name}”积分不足：{n} 个请求等待中。选择该账户即可再次发送。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_notices.py"/>
        <source>“{name}” has too few credits: {n} requests wait. Choose that account to send them again.</source>
        <translation>“{name}”积分不足：{n} 个请求等待中。选择该账户即可再次发送。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Active</source>
        <translation>进行中</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Expiring</source>
        <translation>即将到期</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Hidden by {filters}: {n} request.</source>
        <translation>被{filters}隐藏：{n} 个请求。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Hidden by {filters}: {n} requests.</source>
        <translation>被{filters}隐藏：{n} 个请求。</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>the batch “{name}”</source>
        <translation>批次“{name}”</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>the chip “{name}”</source>
        <translation>筛选“{name}”</translation>
    </message>
    <message>
        <location filename="ui/views/queue_pages.py"/>
        <source>the search “{words}”</source>
        <translation>搜索“{words}”</translation>
    </message>
    <message>
        <location filename="ui/views/row_moves.py"/>
        <source>Only what waits here can be moved.</source>
        <translation>只能移动在本机等待的请求。</translation>
    </message>
    <message>
        <location filename="ui/views/row_moves.py"/>
        <source>Rows can be moved while they stand in no groups, in the order of sending.</source>
        <translation>不分组且按发送顺序排列时，可以移动行。</translation>
    </message>
    <message>
        <location filename="ui/views/row_moves.py"/>
        <source>Rows can be moved while they stand in the order of sending. Click the column's title until its arrow is gone.</source>
        <translation>按发送顺序排列时，可以移动行。请点击列标题，直到箭头消失。</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>A cancel is asked for after {limit}</source>
        <translation>{limit}后请求取消</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>Accounts and keys…</source>
        <translation>账户与密钥…</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>After {limit} its row says that time is over</source>
        <translation>{limit}后，其行会说明时间已到</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>Click to change or end the time limit of this model</source>
        <translation>点击更改或结束此模型的时间限制</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>New requests are sent as {name}. Click to choose another account</source>
        <translation>新请求以 {name} 发送。点击可选择其他账户</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>Sends as: {name}</source>
        <translation>发送账户：{name}</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>The next request of this model goes to the queue; where that refuses, nothing is charged</source>
        <translation>此模型的下一个请求会进入队列；如果队列拒绝，则不计费</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>This model is run directly: the connection is held until it answers, and it cannot be cancelled.</source>
        <translation>此模型直接运行：连接会保持到收到响应，且无法取消。</translation>
    </message>
    <message>
        <location filename="ui/views/send_line.py"/>
        <source>Try the queue again</source>
        <translation>重新尝试队列</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source> · no unknown fields</source>
        <translation> · 拒绝未知字段</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>A field that the model does not know is refused before anything runs, instead of passed over.</source>
        <translation>模型不认识的字段会在运行前被拒绝，而不是被忽略。</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>It means nothing for a body that is sent as it is</source>
        <translation>对按原样发送的请求正文不起作用</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>Own provider</source>
        <translation>自有提供商</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>Refuse unknown fields</source>
        <translation>拒绝未知字段</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>Send the JSON as it is</source>
        <translation>按原样发送 JSON</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>Served by: {who}</source>
        <translation>运行方：{who}</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>The JSON is sent to {name} just as it is written: it is {name}’s own body, and this form does not know what belongs in it. No other provider steps in.</source>
        <translation>JSON 会按原样发送给 {name}：它是 {name} 自己的请求正文，此表单不知道其中应有什么。不会由其他提供商代为运行。</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>The model’s own provider</source>
        <translation>模型自己的提供商</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>The model’s own provider runs it; another one may step in where that fails.</source>
        <translation>由模型自己的提供商运行；失败时可能由其他提供商代为运行。</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>What you set is translated for {name}. What {name} does not know is left out, and the row says what that was. The price may be another one.</source>
        <translation>你的设置会转换为 {name} 的形式。{name} 不认识的内容会略去，行中会说明略去了什么。价格可能不同。</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>as it is written</source>
        <translation>按原样</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>the model’s own provider</source>
        <translation>模型自己的提供商</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>unknown fields refused</source>
        <translation>拒绝未知字段</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>{name} (not offered any more)</source>
        <translation>{name}（已不再提供）</translation>
    </message>
    <message>
        <location filename="ui/views/serving_choice.py"/>
        <source>{name} does not serve this model any more.</source>
        <translation>{name} 已不再运行此模型。</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>Asking for the price before this is sent…</source>
        <translation>发送前正在查询价格…</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>Change your limits in the settings</source>
        <translation>在设置中更改你的限额</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>For this press alone</source>
        <translation>仅限本次点按</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>Limits…</source>
        <translation>限额…</translation>
    </message>
    <message>
        <location filename="ui/views/spend_line.py"/>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <location filename="ui/views/viewer.py"/>
        <source>Choose a request to see what it made.</source>
        <translation>选择请求即可查看其生成的内容。</translation>
    </message>
    <message>
        <location filename="ui/views/viewer.py"/>
        <source>Nothing chosen</source>
        <translation>未选择</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>An earlier try may have arrived</source>
        <translation>先前的一次尝试可能已送达</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>By you; the others pass by</source>
        <translation>由你暂缓；其他请求会越过它</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes as soon as there is room</source>
        <translation>一有空位就会发出</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes by itself</source>
        <translation>会自动发出</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes by itself when there is a line</source>
        <translation>恢复连接后会自动发出</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes on when you send or leave it</source>
        <translation>发送或保持原样后会继续</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Goes when some of yours have finished</source>
        <translation>你的一些请求完成后就会发出</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>It may have arrived.</source>
        <translation>它可能已送达。</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Next in line</source>
        <translation>下一个发出</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Not charged; add credits, then send</source>
        <translation>未计费；充值积分后再发送</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Open that account, or use Run again for another one</source>
        <translation>请打开那个账户，或用“再次运行”换一个账户</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Sent again it may be charged twice: it was sent before under another key of this account, which may be another workspace's</source>
        <translation>再次发送可能会计费两次：它先前用此账户的另一个密钥发送，那个密钥可能属于其他工作区</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Since {time}; goes by itself</source>
        <translation>自 {time} 起；会自动发出</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Three in a row failed</source>
        <translation>连续三个失败</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · asks you first</source>
        <translation>在本机等待 · 先询问你</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · backlog full</source>
        <translation>在本机等待 · 排队已满</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · held back</source>
        <translation>在本机等待 · 已暂缓</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · in the form</source>
        <translation>在本机等待 · 在表单中</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · its account is not open</source>
        <translation>在本机等待 · 其账户未打开</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · needs a key</source>
        <translation>在本机等待 · 需要密钥</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · needs credits</source>
        <translation>在本机等待 · 需要积分</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · offline</source>
        <translation>在本机等待 · 离线</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · paused</source>
        <translation>在本机等待 · 已暂停</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · the Router asked for a pause</source>
        <translation>在本机等待 · Router 要求暂停</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Waiting here · {place}</source>
        <translation>在本机等待 · {place}</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>Your limit for a day is reached</source>
        <translation>已达到你的每日限额</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>your limit for a day is reached</source>
        <translation>已达到你的每日限额</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{n} are at the Router, as many as may be</source>
        <translation>{n} 个在 Router，已达上限</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{n} is at the Router, as many as may be</source>
        <translation>{n} 个在 Router，已达上限</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{n} of this model are at the Router</source>
        <translation>此模型有 {n} 个在 Router</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{n} of this model is at the Router</source>
        <translation>此模型有 {n} 个在 Router</translation>
    </message>
    <message>
        <location filename="ui/waiting_words.py"/>
        <source>{place} in line</source>
        <translation>队列中{place}</translation>
    </message>
    <message>
        <location filename="ui/window_drop.py"/>
        <source>Drop {name}: a recipe in it fills the form, else it becomes an input</source>
        <translation>拖入 {name}：其中的配方会填入表单，否则作为输入</translation>
    </message>
    <message>
        <location filename="ui/window_drop.py"/>
        <source>{name} and {more}</source>
        <translation>{name}、{more}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Accepted; may still finish and be charged</source>
        <translation>已受理；仍可能完成并计费</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Account: {name}</source>
        <translation>账户：{name}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Asking again with the same key</source>
        <translation>正在用同一幂等键再次查询</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Batch: {name}</source>
        <translation>批次：{name}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Cancelled, but it had finished: kept</source>
        <translation>已取消但已完成：已保留</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Cancelling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Collecting</source>
        <translation>正在收取</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Collecting · {amount}</source>
        <translation>正在收取 · {amount}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Cost: {cost}</source>
        <translation>费用：{cost}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Done · {n} file</source>
        <translation>已完成 · {n} 个文件</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Done · {n} files</source>
        <translation>已完成 · {n} 个文件</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Done · {n} of {all} file</source>
        <translation>已完成 · {n}/{all} 个文件</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Done · {n} of {all} files</source>
        <translation>已完成 · {n}/{all} 个文件</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Ended · reading the outcome</source>
        <translation>已结束 · 正在读取结局</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Estimate: {cost}; what it costs is told at its end</source>
        <translation>估算：{cost}；实际费用在结束时告知</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Finished at {time}</source>
        <translation>完成于 {time}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Finished, the answer is kept unread</source>
        <translation>已完成，响应已保留，尚未解析</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>First seen running at {time}</source>
        <translation>{time} 首次看到运行</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>In queue</source>
        <translation>排队中</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>In queue · at the front</source>
        <translation>排队中 · 在最前面</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>In queue · {n} ahead</source>
        <translation>排队中 · 前面 {n} 个</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>It finished before the cancel</source>
        <translation>在取消之前已完成</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>It may still finish and be charged</source>
        <translation>仍可能完成并计费</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Made, not read: too large</source>
        <translation>已生成，未读取：太大</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Needs a key; goes on when there is one</source>
        <translation>需要密钥；有密钥后继续</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Not asked about: its account is not open here</source>
        <translation>未查询：其账户未在此打开</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Not found just now, looking again</source>
        <translation>暂时没有找到，正在重新查询</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Offline since {time}</source>
        <translation>自 {time} 起离线</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>One file was not fetched</source>
        <translation>有一个文件未获取</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Results are kept there for 24 hours</source>
        <translation>结果在那里保留 24 小时</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Run it directly: the window must stay open until it answers</source>
        <translation>直接运行：窗口须保持打开，直到收到响应</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Running directly</source>
        <translation>直接运行中</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Sending…</source>
        <translation>正在发送…</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Sent, no answer yet</source>
        <translation>已发送，尚无响应</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The Router asked for a pause until {time}</source>
        <translation>Router 要求暂停到 {time}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The Router could not be reached; trying again</source>
        <translation>无法连接 Router；正在重试</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The Router does not know it under this account</source>
        <translation>Router 在此账户下找不到它</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The Router reported {word}; what came all the same is kept</source>
        <translation>Router 上报为 {word}；仍收到的内容会保留</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The answer held no picture, film, sound or text</source>
        <translation>响应中没有图片、视频、声音或文本</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The connection is held until it answers</source>
        <translation>连接会保持到收到响应</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>The line broke; asking again</source>
        <translation>连接中断；正在再次查询</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>Took {time}</source>
        <translation>耗时 {time}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>account {name}</source>
        <translation>账户 {name}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>batch {name}</source>
        <translation>批次 {name}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>cost {cost}</source>
        <translation>费用 {cost}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>next check {when}</source>
        <translation>下次查询 {when}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>{n} files are not here. {why}</source>
        <translation>{n} 个文件不在这里。{why}</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>{trouble} · last answer {age} ago</source>
        <translation>{trouble} · 上次响应在 {age}前</translation>
    </message>
    <message>
        <location filename="ui/wording.py"/>
        <source>{why} Look again tries once more, Show answer shows it.</source>
        <translation>{why}“重新解析”会再试一次，“显示响应”会显示它。</translation>
    </message>
    <message>
        <location filename="ui/workplace.py"/>
        <source>None of the chosen requests can be cancelled.</source>
        <translation>所选的请求都无法取消。</translation>
    </message>
    <message>
        <location filename="ui/workplace.py"/>
        <source>What you send from here is a new request; this one may have arrived.</source>
        <translation>从这里发送的是新请求；这一个可能已送达。</translation>
    </message>
    <message>
        <location filename="vault/backends.py"/>
        <source>The keyring set up for this system cannot be loaded.</source>
        <translation>无法加载为此系统设置的密钥环。</translation>
    </message>
    <message>
        <location filename="vault/backends.py"/>
        <source>The keyring set up for this system does not keep keys safely, so it is not used.</source>
        <translation>为此系统设置的密钥环不能安全保存密钥，因此不使用。</translation>
    </message>
    <message>
        <location filename="vault/backends.py"/>
        <source>This system has no keyring that the key could be kept in.</source>
        <translation>此系统没有可以保存密钥的密钥环。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>Keys are kept in {name}.</source>
        <translation>密钥保存在{name}中。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The key comes from {key_variable} in the environment. {note}</source>
        <translation>密钥来自环境变量 {key_variable}。{note}</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The key in the system keyring is damaged. Please enter it again.</source>
        <translation>系统密钥环中的密钥已损坏。请重新输入。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The key in {key_variable} cannot be used. {reason}</source>
        <translation>无法使用 {key_variable} 中的密钥。{reason}</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The key works until this program closes.</source>
        <translation>密钥可用到本程序关闭为止。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>The system keyring</source>
        <translation>系统密钥环</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{key_variable} is set in the environment and is used instead.</source>
        <translation>已设置环境变量 {key_variable}，将改用它。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{name} did not keep the key.</source>
        <translation>{name}没有保存密钥。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{reason} A key lives for this session only.</source>
        <translation>{reason}密钥只在本次会话中保留。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{who} could not be opened; it may be locked.</source>
        <translation>无法打开{who}；它可能已锁定。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{who} has not answered yet; it may be waiting to be unlocked.</source>
        <translation>{who}尚未响应；它可能在等待解锁。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{who} is locked.</source>
        <translation>{who}已锁定。</translation>
    </message>
    <message>
        <location filename="vault/keyring_vault.py"/>
        <source>{who} reported an error.</source>
        <translation>{who}报告了错误。</translation>
    </message>
    <message>
        <source>1 to {most}</source>
        <translation type="vanished">1 到 {most}</translation>
    </message>
    <message>
        <source>1 work</source>
        <translation type="vanished">1 个作品</translation>
    </message>
    <message>
        <source>Choose works of one request for this</source>
        <translation type="vanished">此操作需要选择同一请求的作品</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="vanished">比较…</translation>
    </message>
    <message>
        <source>From now on at most {each} of a model and {all} in all at once.</source>
        <translation type="vanished">从现在起，同时最多运行每个模型 {each} 个、总共 {all} 个。</translation>
    </message>
    <message>
        <source>From {kind}</source>
        <translation type="vanished">输入{kind}</translation>
    </message>
    <message>
        <source>Go through them one by one…</source>
        <translation type="vanished">逐个浏览…</translation>
    </message>
    <message>
        <source>Go through works one by one…</source>
        <translation type="vanished">逐个浏览作品…</translation>
    </message>
    <message>
        <source>How many at once</source>
        <translation type="vanished">同时运行的数量</translation>
    </message>
    <message>
        <source>Of all models together</source>
        <translation type="vanished">所有模型合计</translation>
    </message>
    <message>
        <source>Of one model</source>
        <translation type="vanished">单个模型</translation>
    </message>
    <message>
        <source>Once for each choice in {…|…}: {n}</source>
        <translation type="vanished">{…|…} 中的每个选项各一次：{n}</translation>
    </message>
    <message>
        <source>Queue and library side by side</source>
        <translation type="vanished">队列与作品库并排</translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="vanished">设定</translation>
    </message>
    <message>
        <source>Show the library</source>
        <translation type="vanished">显示作品库</translation>
    </message>
    <message>
        <source>Show the queue</source>
        <translation type="vanished">显示队列</translation>
    </message>
    <message>
        <source>The form as it stands, so many times. A prompt with {red|blue} in it has choices.</source>
        <translation type="vanished">将表单按现状创建多份。提示词中写 {red|blue} 即有多个选项。</translation>
    </message>
    <message>
        <source>The output before, the next one</source>
        <translation type="vanished">上一个输出，下一个输出</translation>
    </message>
    <message>
        <source>The smaller number decides: no more than {n} go at once.</source>
        <translation type="vanished">以较小的数为准：同时运行不超过 {n} 个。</translation>
    </message>
    <message>
        <source>The usual: {each} and {all}</source>
        <translation type="vanished">默认：{each} 和 {all}</translation>
    </message>
    <message>
        <source>This model takes a {noun} only as a link, and no file.</source>
        <translation type="vanished">此模型只接受{noun}的链接，不接受文件。</translation>
    </message>
    <message>
        <source>This model takes no {noun}.</source>
        <translation type="vanished">此模型不接受{noun}。</translation>
    </message>
    <message>
        <source>added to the favourites</source>
        <translation type="vanished">已标为喜爱</translation>
    </message>
    <message>
        <source>file of this kind</source>
        <translation type="vanished">此类文件</translation>
    </message>
    <message>
        <source>moved to the trash</source>
        <translation type="vanished">已移到回收站</translation>
    </message>
    <message>
        <source>neither picked nor rejected now</source>
        <translation type="vanished">现在既未选中也未淘汰</translation>
    </message>
    <message>
        <source>not rated any more</source>
        <translation type="vanished">不再评分</translation>
    </message>
    <message>
        <source>taken from the favourites</source>
        <translation type="vanished">已取消喜爱</translation>
    </message>
    <message>
        <source>taken from the trash</source>
        <translation type="vanished">已移出回收站</translation>
    </message>
    <message>
        <source>without a note now</source>
        <translation type="vanished">现在没有备注</translation>
    </message>
    <message>
        <source>{number} works</source>
        <translation type="vanished">{number} 个作品</translation>
    </message>
    <message>
        <source>{put} put into “{name}”</source>
        <translation type="vanished">{put}已放入“{name}”</translation>
    </message>
    <message>
        <source>{taken} taken from “{name}”</source>
        <translation type="vanished">{taken}已移出“{name}”</translation>
    </message>
    <message>
        <source>{words} collection:"{replace}"</source>
        <translation type="vanished">{words} collection:"{replace}"</translation>
    </message>
</context>
</TS>
