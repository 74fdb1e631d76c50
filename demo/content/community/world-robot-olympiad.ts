import type { DemoTopic } from './topic.ts';

export const worldRobotOlympiad: DemoTopic[] = [
  {
    by: 'hind',
    at: '2024-03-05T19:40',
    title: 'القاعدة المفاجئة: كيف نتدرب على ما لا نعرفه؟',
    likes: 16,
    body: `
<p>في صباح المسابقة تُعلن قاعدة لم يسمع بها أحد، وأمام الفريق ساعات قليلة ليكيّف برنامجه. رأيت فرقًا متقدمة تنهار عندها، لا لأنها صعبة، بل لأن البرنامج كان كتلة واحدة لا يُنزع منها شيء.</p>
<h3>ما نفعله الآن</h3>
<ul>
<li>كل حركة في دالة لها اسم: <code>خذ_القطعة</code> و<code>ضع_القطعة</code> و<code>ارجع</code>. القاعدة الجديدة ترتيب جديد للأسماء، لا برنامج جديد.</li>
<li>مرة في الأسبوع يكتب أحد الأهالي قاعدة في ظرف مغلق. نفتحه ونضبط المؤقت على ساعة.</li>
<li>بعد الساعة نسأل: ما أول ما كسرته القاعدة؟ ونصلح ذلك الشيء بعينه.</li>
</ul>
<p>أغرب قاعدة جاءت من جدة أحد الطلاب: «لا يجوز للروبوت أن يدور يمينًا». ضحكنا ربع ساعة، ثم تعلمنا منها أكثر من كل ما سبق.</p>`,
    comments: [
      {
        by: 'suhail',
        after: 1,
        likes: 5,
        body: '<p>«لا يجوز للروبوت أن يدور يمينًا» تصلح عنوان كتاب. سرقت الفكرة، وشكرًا للجدة.</p>',
      },
      {
        by: 'ammar',
        after: 4,
        likes: 3,
        body: '<p>سؤال عملي: من يكتب القاعدة عندكم إن كان الأهالي لا يعرفون الروبوت؟ تجيء القواعد إما مستحيلة وإما لا أثر لها.</p>',
        replies: [
          {
            by: 'hind',
            after: 2,
            likes: 4,
            body: '<p>أعطيهم بطاقة فيها ثلاث كلمات يختارون منها: <strong>لون، مكان، زمن</strong>. القاعدة لا بد أن تمس واحدة منها لا غير.</p>',
          },
        ],
      },
      {
        by: 'tala',
        after: 20,
        likes: 2,
        body: '<p>We keep two versions of every mission on the hub: one that starts from the left, one from the right. Most surprise rules we have met were a change of side in disguise.</p>',
      },
      {
        by: 'rayan',
        after: 26,
        likes: 1,
        body: '<p>الدوال وحدها لا تكفي. فريقي كتب دوال جميلة، لكن كل واحدة تبدأ من حيث انتهت التي قبلها، فلما تغيّر الترتيب ضاعت كلها. صرنا نبدأ كل دالة بالاصطفاف على خط.</p>',
        replies: [
          {
            by: 'hind',
            after: 5,
            likes: 3,
            body: '<p>هذه أهم من كل ما كتبت أعلاه. سأضيفها إلى قائمتنا.</p>',
          },
          {
            by: 'mona',
            after: 30,
            likes: 2,
            body: '<p>نسميها عندنا «ابدأ من مكان تعرفه». معلقة فوق الطاولة.</p>',
          },
        ],
      },
      {
        by: 'dana',
        after: 48,
        likes: 0,
        body: '<p>هل تُعلن القاعدة بالعربية أم بالإنجليزية؟ طلابي في الابتدائية.</p>',
        replies: [
          {
            by: 'fahd',
            after: 16,
            likes: 5,
            body: '<p>تُقرأ باللغتين، وتُسلَّم مكتوبة لكل فريق، ويحق للطلاب أن يسألوا الحكم حتى تتضح.</p>',
          },
        ],
      },
      {
        by: 'layan',
        after: 70,
        likes: 9,
        body: '<p>نحن فعلناها مع إخوتنا الصغار. أخي كتب: الروبوت لازم يقول شكرًا. فأضفنا نغمة بعد كل قطعة، والآن لا نريد حذفها.</p>',
      },
      {
        by: 'osama',
        after: 96,
        likes: 1,
        body: '<p>جرّبنا الظرف اليوم أول مرة. الساعة انتهت ونحن نتناقش. الدرس الأول إذن: عشر دقائق للنقاش، ثم يقرر قائد واحد.</p>',
      },
    ],
  },
  {
    by: 'nawaf',
    at: '2024-04-09T20:20',
    title: 'حساس رطوبة من الطين: مشروعنا لسقي نخل المدرسة',
    likes: 13,
    body: `
<p>فريقنا في مسابقة مبتكري المستقبل، أصغرهم في التاسعة. أرادوا أن يعرفوا متى تعطش النخلة، والحساسات الجاهزة صدئت في تربتنا المالحة خلال ثلاثة أسابيع.</p>
<p>فجرّبوا شيئًا آخر: جرة فخار صغيرة مملوءة بالماء ومدفونة إلى عنقها، وفوقها عوّامة موصولة بحساس دوران. إذا جفّت التربة شربت من الجرة، فنزلت العوّامة، فعرف الروبوت.</p>
<p>ما تعلّموه:</p>
<ul>
<li>الجرة المطلية من الداخل لا تنفع؛ أضاعوا أسبوعًا قبل أن يسألوا الفخّار.</li>
<li>القراءة بطيئة: تحتاج الجرة إلى يومين حتى تستقر. والنخلة لا تستعجل.</li>
<li>الجرة تسقي النخلة وهي تقيس! وهذا لم يكن في الحسبان.</li>
</ul>
<p>نبحث عمن جرّب هذا في تربة طينية لا رملية، لنقارن الأرقام.</p>`,
    comments: [
      {
        by: 'sara',
        after: 3,
        likes: 6,
        body: '<p>«ونحن نقيس سقينا» أجمل اكتشاف غير مقصود قرأته هنا. هل كتبوا اسم الفخّار في التقرير؟ يستحق.</p>',
        replies: [
          {
            by: 'nawaf',
            after: 4,
            likes: 5,
            body: '<p>كتبوه في الصفحة الأولى، ودعوه إلى العرض، وجاء ومعه جرتان هدية.</p>',
          },
        ],
      },
      {
        by: 'ibrahim',
        after: 19,
        likes: 3,
        body: '<p>We are on clay in Al-Ahsa and happy to compare. Our students can bury two pots next week. Which diameter are yours?</p>',
        replies: [
          {
            by: 'nawaf',
            after: 6,
            likes: 1,
            body: '<p>اثنا عشر سنتيمترًا عند البطن، وجدارها نحو سبعة ملليمترات. شكرًا لكم، ونرسل لكم جدول القياس كما هو.</p>',
          },
          {
            by: 'ibrahim',
            after: 290,
            likes: 4,
            body: '<p>Two weeks later: on clay the float needs four days to settle, not two. Our students would like to write that page of the report together with yours.</p>',
          },
        ],
      },
    ],
  },
  {
    by: 'tala',
    at: '2024-05-02T18:00',
    title: 'RoboSports: keeping two robots from crashing into each other',
    likes: 8,
    body: `
<p>Two robots, one half of the table, and no pilot. In our first scrimmage they met in the middle eleven times in two minutes, which the audience loved and we did not.</p>
<p>Three ideas we tried, worst first:</p>
<ol>
<li><strong>Talking:</strong> each robot sends its position over Bluetooth. Works until a message is late, and one always is.</li>
<li><strong>Looking:</strong> distance sensors on the sides. They see balls too, so the robots became very polite to balls.</li>
<li><strong>Sharing the floor:</strong> the left robot never leaves the left 60%, the right one never leaves the right 60%. In the strip that both may enter, the one that is carrying something has the right of way.</li>
</ol>
<p>The third has no message that can be late. We went from eleven collisions to one, and the one was at the very end, when both were celebrating.</p>`,
    comments: [
      {
        by: 'khalid',
        after: 6,
        likes: 3,
        body: '<p>How does the empty one know that the other is carrying something, if they do not talk?</p>',
        replies: [
          {
            by: 'tala',
            after: 2,
            likes: 5,
            body: '<p>It does not. The empty one simply stays out of the strip, always. Carrying is the only reason to enter it. Sorry, I made it sound cleverer than it is.</p>',
          },
          {
            by: 'khalid',
            after: 1,
            likes: 2,
            body: '<p>That <em>is</em> the clever part.</p>',
          },
        ],
      },
      {
        by: 'turki',
        after: 44,
        likes: 2,
        body: '<p>قسمنا الملعب بالطول لا بالعرض: واحد قريب من الخط يدفع، وواحد خلفه يجمع ما يفوت. لا يلتقيان إلا نادرًا.</p>',
      },
    ],
  },
  {
    by: 'suhail',
    at: '2024-06-08T21:15',
    title: 'المركز الحادي عشر: رسالة إلى الفرق التي لم تصعد المنصة',
    likes: 19,
    body: `
<p>انتهى النهائي الوطني، وكنا في المركز الحادي عشر. في السيارة لم يتكلم أحد حتى تجاوزنا المحطة الثانية، ثم قال أصغرهم: «لكن الروبوت رجع إلى البداية كل مرة». وكان هذا هدفنا يوم بدأنا: أن يرجع.</p>
<p>فكتبنا في الطريق قائمة بما صار عندنا ولم يكن قبل سبعة أشهر:</p>
<ul>
<li>ثلاثة طلاب يختلفون على الفكرة ولا يغضبون من صاحبها.</li>
<li>دفتر من تسعين صفحة، فيه أربعون خطأ لن تتكرر.</li>
<li>فريق من الطائف صار أعضاؤه أصدقاءنا، والتدريب القادم عندهم.</li>
<li>أمّ كانت تسأل: «متى تنتهي هذه اللعبة؟»، ثم سألت أمس: «متى يبدأ التسجيل؟».</li>
</ul>
<p>المنصة تتسع لثلاثة، والموسم يتسع للجميع. اكتبوا قوائمكم هنا.</p>`,
    comments: [
      {
        by: 'mona',
        after: 1,
        likes: 11,
        body: '<p>المركز الثالث والعشرون يسلّم عليكم. في قائمتنا: طالبة كانت لا ترفع يدها في الصف، وأجابت المحكّمين وحدها خمس دقائق.</p>',
      },
      {
        by: 'joud',
        after: 3,
        likes: 7,
        body: '<p>Nineteenth. On our list: the first robot in our town that was not built by a grown-up.</p>',
      },
      {
        by: 'ammar',
        after: 12,
        likes: 5,
        body: '<p>لم نتأهل أصلًا، ومع ذلك سافرنا لنشاهد. في قائمتنا تسع عشرة صورة لحلول لم تخطر لنا، وموعد ثابت كل أحد.</p>',
        replies: [
          {
            by: 'suhail',
            after: 4,
            likes: 6,
            body: '<p>من يسافر ليتعلم مما لم يدركه سيدركه. نراكم في الموسم القادم على الملعب نفسه.</p>',
          },
        ],
      },
      {
        by: 'fahd',
        after: 38,
        likes: 8,
        body: '<p>قرأناها في المكتب بصوت عالٍ. شكرًا لكم، ولكل من كتب هنا.</p>',
      },
    ],
  },
];
