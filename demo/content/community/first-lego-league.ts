import type { DemoTopic } from './topic.ts';

export const firstLegoLeague: DemoTopic[] = [
  {
    by: 'sara',
    at: '2025-09-14T20:15',
    title: 'كيف اخترتم مشكلة المشروع الابتكاري هذا الموسم؟',
    likes: 14,
    body: `
<p>في المواسم الماضية كنا نبدأ بالحل: يأتي أحد الطلاب بفكرة تطبيق أو طائرة مسيّرة، ثم نبحث لها عن مشكلة. والمحكّمون يكتشفون ذلك من السؤال الثاني.</p>
<p>هذا الموسم قلبنا الترتيب، وأشارككم ما فعلناه:</p>
<ol>
<li>زرنا متحف المدينة ومعنا سؤال واحد: <strong>«ما الذي يأخذ من وقتكم ولا تحبونه؟»</strong></li>
<li>كتب كل طالب ثلاث إجابات سمعها بكلام من قالها، لا بكلامه هو.</li>
<li>علّقناها على الجدار، وأعطينا كل طالب ثلاث نقاط ملوّنة يضعها حيث يشاء.</li>
<li>ما فاز بالنقاط سألنا عنه شخصين آخرين، من خارج المتحف، قبل أن نعتمده.</li>
</ol>
<p>خرجنا بمشكلة ما كانت لتخطر لنا: القطع الفخارية الصغيرة تُصوَّر واحدة واحدة، وترقيمها باليد يستغرق أيامًا. كيف اخترتم أنتم؟</p>`,
    comments: [
      {
        by: 'hind',
        after: 2,
        likes: 6,
        body: '<p>أعجبني شرط «بكلام من قالها». طلابنا يعيدون صياغة ما سمعوه حتى يصير هو الحل الذي أرادوه من البداية، ولا ينتبهون.</p>',
        replies: [
          {
            by: 'sara',
            after: 1,
            likes: 3,
            body: '<p>هذا ما حدث لنا في الموسم الماضي بالضبط. صرنا نسجّل صوت المقابلة، بعد الاستئذان طبعًا، ونرجع إلى التسجيل عند الخلاف.</p>',
          },
        ],
      },
      {
        by: 'nawaf',
        after: 16,
        likes: 4,
        body: '<p>نحن في قرية بعيدة عن المتاحف، فسألنا كبار السن عن البيوت الطينية. المشكلة التي اختارها الطلاب: كيف نعرف أن الجدار يتشقق قبل أن يسقط؟ وعندهم الآن شريط قياس وحساس ميل، ودفتر فيه أسماء سبعة بيوت.</p>',
        replies: [
          {
            by: 'layan',
            after: 3,
            likes: 5,
            body: '<p>فكرة جميلة جدًا! هل تقيسون كل يوم أم كل أسبوع؟ نحن أيضًا نحتاج إلى قياس يتكرر ولا نعرف كم مرة.</p>',
          },
          {
            by: 'nawaf',
            after: 20,
            likes: 2,
            body: '<p>كل جمعة بعد العصر، لأن الجميع في بيوتهم. بعد شهر سننظر: إن كانت الأرقام لا تتغير نقيس مرة في الشهر.</p>',
          },
        ],
      },
      {
        by: 'tala',
        after: 30,
        likes: 2,
        body: '<p>We used the same wall of notes, with one more rule: a problem counts only if the team can name a person who has it. Half of our notes fell off the wall that afternoon.</p>',
      },
      {
        by: 'mariam',
        after: 49,
        likes: 1,
        body: '<p>سؤال لمن سبقنا: متى تتوقفون عن البحث؟ مضى ثلاثة أسابيع وطلابنا ما زالوا يزورون ويسألون، والوقت يمر.</p>',
        replies: [
          {
            by: 'sara',
            after: 4,
            likes: 4,
            body: '<p>وضعنا موعدًا لا نقاش فيه: الخميس الرابع. ما لم نختره حتى ذلك اليوم تختاره القرعة. لم نحتج إلى القرعة.</p>',
          },
        ],
      },
    ],
  },
  {
    by: 'rayan',
    at: '2025-10-02T17:05',
    title: 'ثلاث مباريات تُحتسب أفضلها: متى نغامر؟',
    likes: 9,
    body: `
<p>بما أن أفضل مباراة وحدها هي التي تُحتسب، فلا معنى لأن نلعب المباريات الثلاث بالطريقة نفسها. هذا ما استقر عليه فريقنا بعد تجارب كثيرة على الطاولة:</p>
<ul>
<li><strong>الأولى آمنة:</strong> المهمات التي نجحت تسع مرات من عشر في التدريب، لا غير. نريد رقمًا مكتوبًا قبل كل شيء.</li>
<li><strong>الثانية كاملة:</strong> نضيف المهمتين اللتين تنجحان سبع مرات من عشر.</li>
<li><strong>الثالثة حرّة:</strong> إن كان رقمنا جيدًا جرّبنا كل شيء، وإلا أعدنا الثانية.</li>
</ul>
<p>والسر ليس في الترتيب بل في الجدول: نسجّل كل محاولة في التدريب، ناجحة كانت أو فاشلة، حتى نعرف أي المهمات «تسع من عشر» فعلًا. ذاكرة الطلاب تحفظ المحاولات الجميلة وتنسى غيرها.</p>`,
    comments: [
      {
        by: 'khalid',
        after: 5,
        likes: 5,
        body: '<p>The table is the whole trick. Ours has one column more: <em>who was at the table</em>. It turned out that one mission worked nine times of ten with two of our students, and four times with the others. The alignment jig we built after that was worth more than any code.</p>',
      },
      {
        by: 'ghada',
        after: 22,
        likes: 3,
        body: '<p>نحن نفعل العكس: نغامر في الأولى، لأن الطلاب أقل توترًا ولأن الخطأ فيها يعلّمنا شيئًا للثانية. لكني أعترف أن وجهة نظركم أهدأ للقلب.</p>',
        replies: [
          {
            by: 'rayan',
            after: 2,
            likes: 2,
            body: '<p>جرّبناها موسمًا كاملًا. لما فشلت الأولى خافوا في الثانية، فصارت آمنة أكثر مما ينبغي. لعل الأمر يعود إلى طبيعة كل فريق.</p>',
          },
        ],
      },
    ],
  },
  {
    by: 'lama',
    at: '2025-09-25T18:30',
    title: 'Explore: what belongs on the show-me poster, and what does not',
    likes: 7,
    body: `
<p>My team is six children between seven and nine, and last year our poster was a wall of text that I had typed. The reviewers were kind about it and asked the children to explain it. They could not, because it was mine.</p>
<p>This year we made three rules before anyone touched the glue:</p>
<ul>
<li>Everything on the poster is drawn or written by a child. Crooked letters are welcome.</li>
<li>Each child owns one square, and answers for it.</li>
<li>One square stays for <strong>what did not work</strong>. It is the one visitors ask about most.</li>
</ul>
<p>I type nothing. I cut paper, and I am allowed to ask “how would a visitor know that?” as often as I like.</p>`,
    comments: [
      {
        by: 'joud',
        after: 3,
        likes: 3,
        body: '<p>The square for what did not work is lovely. Ours says, in green crayon: “the crane was too strong and ate the door”.</p>',
      },
      {
        by: 'adam',
        after: 26,
        likes: 8,
        body: '<p>I am eight. My square was the motor. I drew it four times because the first three looked like a cake.</p>',
        replies: [
          {
            by: 'lama',
            after: 2,
            likes: 4,
            body: '<p>Then put all four on it, Adam! That is exactly what engineers do with their drawings.</p>',
          },
        ],
      },
      {
        by: 'mariam',
        after: 40,
        likes: 2,
        body: '<p>وضعنا في زاوية اللوحة ظرفًا فيه بطاقات أسئلة كتبها الأطفال للزوار. فصار الزائر هو من يُسأل، وضحك الجميع.</p>',
      },
    ],
  },
  {
    by: 'oasis',
    at: '2025-11-23T12:10',
    title: 'الاكتشاف في الروضة: أربعون دقيقة في الأسبوع تكفي',
    likes: 6,
    body: `
<p>كثيرًا ما نُسأل في مدارسنا: هل يستحق الأمر عناءه في هذا العمر؟ وهذه خلاصة سنتين مع ستة عشر طفلًا بين الرابعة والسادسة.</p>
<p>قسمنا اللقاء الأسبوعي أربعة أجزاء متساوية:</p>
<ol>
<li><strong>حكاية</strong> من موضوع الموسم، نقف فيها عند مشكلة ولا نحلها.</li>
<li><strong>بناء حر</strong> بالمكعبات الكبيرة: من يبني شيئًا يعين بطل الحكاية؟</li>
<li><strong>جولة</strong> يمر فيها الأطفال على ما بناه غيرهم ويقولون ما أعجبهم.</li>
<li><strong>ترتيب</strong>، وهو جزء من اللقاء لا عقوبة في آخره.</li>
</ol>
<blockquote><p>«بنيت جسرًا لأن الجمل لا يحب الماء.» — طفلة في الخامسة</p></blockquote>
<p>لا درجات ولا مقارنة، ومعلمتان لكل ثمانية أطفال. من أراد خطة الأسابيع العشرة فليكتب هنا ونرسلها إليه.</p>`,
    comments: [
      {
        by: 'sadeem',
        after: 6,
        likes: 2,
        body: '<p>نرجو الخطة، جزاكم الله خيرًا. وهل تكفي عندكم مجموعة واحدة لكل أربعة أطفال؟</p>',
        replies: [
          {
            by: 'oasis',
            after: 18,
            likes: 1,
            body: '<p>أُرسلت. تكفي إذا قسمنا القطع في أطباق قبل اللقاء؛ فالخلاف في هذا العمر على القطعة الحمراء لا على الفكرة.</p>',
          },
        ],
      },
    ],
  },
];
