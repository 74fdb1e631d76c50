import type { DemoTopic } from './topic.ts';

export const building: DemoTopic[] = [
  {
    by: 'turki',
    at: '2024-02-22T18:10',
    title: 'روبوت يميل إلى اليسار كلما سار مستقيمًا: ابدؤوا من هنا',
    likes: 12,
    body: `
<p>أول ما يسأل عنه كل فريق جديد. قبل أن تلمسوا البرنامج، مرّوا على هذه القائمة بالترتيب؛ عندنا حُلّت المشكلة قبل البند الرابع في أكثر المرات:</p>
<ol>
<li><strong>العجلات نظيفة؟</strong> غبار على عجلة واحدة يكفي. امسحوها بقطعة رطبة، وامسحوا الملعب.</li>
<li><strong>المحور حر؟</strong> ارفعوا الروبوت وأديروا كل عجلة باليد. إن كانت إحداهما أثقل فباعدوا القطعة التي تضغط عليها مقدار ورقة.</li>
<li><strong>الثقل في الوسط؟</strong> زنوا كل جانب وحده.</li>
<li><strong>العجلة الخلفية تدور؟</strong> الكرة التي لا تدور مكبح.</li>
<li><strong>البطارية مشحونة؟</strong> ما صح عند مئة في المئة يميل عند ستين.</li>
</ol>
<p>بعد هذا كله، وبعده فقط، افتحوا البرنامج.</p>`,
    comments: [
      {
        by: 'ammar',
        after: 3,
        likes: 4,
        body: '<p>البند الثاني وحده أصلح روبوتنا. كانت جلبة ملتصقة بالعجلة منذ شهر، وكنا نعالجها بالأرقام في البرنامج.</p>',
      },
      {
        by: 'joud',
        after: 21,
        likes: 2,
        body: '<p>Number six: two wheels from two different sets are not the same wheel. Ours differed by half a millimetre, and that is three centimetres at the end of the table.</p>',
        replies: [
          {
            by: 'turki',
            after: 2,
            likes: 3,
            body: '<p>صحيح، ونسيتها. أضفتها إلى نسختنا المعلقة في المعمل، وباسمك.</p>',
          },
        ],
      },
    ],
  },
  {
    by: 'sadeem',
    at: '2025-10-07T20:35',
    title: 'ملحقات تُبدَّل في ثلاث ثوانٍ',
    likes: 10,
    body: `
<p>قِسنا أين يضيع وقتنا في المباراة: سبع وعشرون ثانية من مئة وخمسين تذهب في تبديل الملحقات. طالبان يبحثان عن ثقب، والدبوس يسقط تحت الطاولة.</p>
<p>فبنينا قاعدة واحدة ثابتة في مقدمة الروبوت، وصار كل ملحق <em>يوضع</em> عليها ولا يُثبّت: مخروطان من الأمام، وثقل الملحق يمسكه، والمحرك يتصل بمسنّن مكشوف من الأعلى. لا دبابيس ألبتة.</p>
<ul>
<li>التبديل ثلاث ثوانٍ.</li>
<li>الملحق الذي يحتاج إلى قوة إلى أعلى لا يصلح هكذا؛ عندنا واحد منها، وله مزلاج.</li>
<li>لوّنّا كل ملحق بلون المهمة على ورقة الخطة، فلم يعد أحد يسأل «أيها الآن؟».</li>
</ul>`,
    comments: [
      {
        by: 'yousef',
        after: 4,
        likes: 3,
        body: '<p>Gear on top is a great idea. Does it slip when the robot drives backwards fast?</p>',
        replies: [
          {
            by: 'sadeem',
            after: 15,
            likes: 2,
            body: '<p>كان ينزلق حتى رفعنا حافة صغيرة خلف المسنّن، بارتفاع قطعة واحدة. بعدها لم ينزلق.</p>',
          },
        ],
      },
      {
        by: 'layan',
        after: 28,
        likes: 5,
        body: '<p>لوّنّا ملحقاتنا اليوم! قائدة الفريق مصابة بعمى الألوان فأضفنا شكلًا مع كل لون: دائرة ومثلث ونجمة. صار أسهل علينا جميعًا.</p>',
      },
    ],
  },
  {
    by: 'mishari',
    at: '2025-08-31T16:20',
    title: 'Printed parts: which plastic survives a car in August?',
    likes: 9,
    body: `
<p>We left a box of printed brackets in the boot for one afternoon in Riyadh. The PLA ones came back as modern art. So we did it again on purpose, with a thermometer: 71 °C at four o’clock.</p>
<ul>
<li><strong>PLA:</strong> bent under its own weight. Fine indoors, and nowhere else.</li>
<li><strong>PETG:</strong> kept its shape, a little softer at thin places. Our choice now.</li>
<li><strong>ASA:</strong> did not care at all, but needs a closed printer and fresh air in the room.</li>
</ul>
<p>Cheap trick for those who only print PLA: carry the parts in a cool box with the drinks. It is the only box nobody ever forgets.</p>`,
    comments: [
      {
        by: 'osama',
        after: 7,
        likes: 4,
        body: '<p>تجربة بميزان حرارة ونتيجة واضحة، هكذا تكون المشاركات. أضيف أن اللون يفرق: القطعة السوداء عندنا انحنت قبل البيضاء وهي من البكرة نفسها.</p>',
      },
      {
        by: 'ibrahim',
        after: 24,
        likes: 1,
        body: '<p>Same here in Al-Ahsa, plus humidity: keep PETG in a sealed bag with rice or silica, or it prints with hair.</p>',
      },
    ],
  },
];
