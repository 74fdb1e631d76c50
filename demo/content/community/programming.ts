import type { DemoTopic } from './topic.ts';

export const programming: DemoTopic[] = [
  {
    by: 'ammar',
    at: '2024-03-18T21:30',
    title: 'متابعة الخط بالتناسب: شرح بلا رياضيات مخيفة',
    likes: 18,
    body: `
<p>أول برنامج لمتابعة الخط يكتبه الجميع: إن رأيتَ أسود فدُر يمينًا، وإن رأيتَ أبيض فدُر يسارًا. يعمل، لكن الروبوت يتمايل طوال الطريق.</p>
<p>الفكرة التي غيّرت كل شيء عندنا أن <strong>يسأل الروبوت: كم ابتعدت؟ لا: هل ابتعدت؟</strong></p>
<p>الحساس يقرأ 10 على الأسود و90 على الأبيض، فالحافة بينهما 50. الفرق عن 50 هو الخطأ. خطأ صغير، دوران صغير؛ خطأ كبير، دوران كبير:</p>
<pre><code>while True:
    error = sensor.reflection() - 50
    robot.drive(speed=150, turn_rate=error * 1.2)</code></pre>
<p>الرقم 1.2 يُعرف بالتجربة لا بالحساب: ابدؤوا من 0.5 وزيدوا حتى يهتز الروبوت، ثم ارجعوا قليلًا. طلاب الصف الرابع عندنا وجدوه في عشرين دقيقة، وكتبوه على الجدار.</p>`,
    comments: [
      {
        by: 'sadeem',
        after: 12,
        likes: 5,
        body: '<p>أوضح شرح قرأته. شرحته لطلابي بالدراجة: من يمِل قليلًا يُدِر المقود قليلًا، ولا أحد يلف المقود كله لحصاة.</p>',
        replies: [
          {
            by: 'ammar',
            after: 3,
            likes: 2,
            body: '<p>سأستعير الدراجة، وأعيدها بعد اللقاء.</p>',
          },
        ],
      },
      {
        by: 'layan',
        after: 20,
        likes: 3,
        body: '<p>عندنا الأسود يقرأ 18 في البيت و24 في المدرسة! هل نغيّر الخمسين كل مرة؟</p>',
        replies: [
          {
            by: 'ammar',
            after: 2,
            likes: 6,
            body: '<p>لا تغيّروها باليد. قبل كل انطلاق ضعوا الحساس على الأسود ثم على الأبيض، ودعوا البرنامج يحسب الوسط بنفسه:</p><pre><code>middle = (black + white) / 2</code></pre>',
          },
          {
            by: 'layan',
            after: 25,
            likes: 4,
            body: '<p>نجحت! صار يمشي حتى تحت ضوء المسرح.</p>',
          },
        ],
      },
      {
        by: 'khalid',
        after: 45,
        likes: 2,
        body: '<p>When you outgrow this, look up the D in PID before the I. On a line, the I mostly remembers old sins.</p>',
      },
    ],
  },
  {
    by: 'mona',
    at: '2025-09-19T17:25',
    title: 'من الكتل إلى بايثون: متى ننتقل؟ وكيف؟',
    likes: 11,
    body: `
<p>كل سنة يسألني الأهالي: متى يتعلم ابننا برمجة «حقيقية»؟ وجوابي أن الكتل برمجة حقيقية، وأن في العالم مهندسين يرسمون برامجهم رسمًا. لكن للانتقال علامات رأيتها تتكرر:</p>
<ul>
<li>يضيق الطالب بالفأرة: يعرف ما يريد أن يكتب، والسحب يبطئه.</li>
<li>لا تتسع الشاشة لبرنامجه وإن صغّرها.</li>
<li>يسأل من تلقاء نفسه: هل أستطيع أن أكتبها؟</li>
</ul>
<p>ومن الأخطاء أن ننقل الفريق كله في يوم واحد. عندنا بدأ اثنان بدالة واحدة هي <code>turn()</code>، والبقية على الكتل، ولم تأتِ المسابقة حتى لحق بهم الجميع إلا واحدة. وهي التي سجّلت أعلى نتيجة، بالكتل.</p>`,
    comments: [
      {
        by: 'tala',
        after: 4,
        likes: 4,
        body: '<p>“The screen is too small” was our sign too. My strongest student still sketches in blocks first and types afterwards.</p>',
      },
      {
        by: 'rayan',
        after: 23,
        likes: 1,
        body: '<p>وماذا عن لوحة المفاتيح؟ طلابي يبحثون عن القوسين دقيقة كاملة.</p>',
        replies: [
          {
            by: 'mona',
            after: 1,
            likes: 5,
            body: '<p>ملصقات صغيرة ملونة على خمسة مفاتيح: القوسان والنقطتان والشرطة السفلية والمساواة. نزعناها بعد شهر.</p>',
          },
        ],
      },
    ],
  },
  {
    by: 'ibrahim',
    at: '2025-12-08T20:00',
    title: 'Version control for twelve-year-olds, without saying “version control”',
    likes: 9,
    body: `
<p>Two evenings before our first scrimmage the good program was overwritten by the better one, which was worse. There were tears. Some of them mine.</p>
<p>What has worked since then, with no new tool at all:</p>
<ol>
<li>Every program is called <code>mission-date-initials</code>. Nothing is called “final”.</li>
<li>Whoever changes a program saves it under a new name first. Saving under an old name costs the team one joke, told aloud.</li>
<li>A card on the wall says which one is on the robot <em>now</em>, and its best score. Only the person who moves the card may download.</li>
</ol>
<p>By the second month two of them asked whether there is “a thing that does this by itself”. Then I told them about Git, and it took an afternoon.</p>`,
    comments: [
      {
        by: 'yousef',
        after: 2,
        likes: 6,
        body: '<p>We had final, final2, final_real and final_yousef_DO_NOT_TOUCH. The last one was broken.</p>',
      },
      {
        by: 'suhail',
        after: 18,
        likes: 3,
        body: '<p>عقوبة النكتة بصوت عالٍ أحسن عقوبة قرأتها. طبّقناها، والآن يحفظون بالاسم القديم عمدًا.</p>',
        replies: [
          {
            by: 'ibrahim',
            after: 5,
            likes: 4,
            body: '<p>That is the price of good jokes. Try poems.</p>',
          },
        ],
      },
    ],
  },
  {
    by: 'osama',
    at: '2025-12-16T19:15',
    title: 'الدوران بالجيروسكوب ينحرف بعد عشر دورات',
    likes: 5,
    body: `
<p>يدور الروبوت 90 درجة عشر مرات، فيُفترض أن يكون عند 900، لكنه يقف عند 888 تقريبًا، وفي كل تجربة رقم آخر. جرّبنا سرعات مختلفة، والانحراف يقل كلما أبطأنا ولا يزول.</p>
<p>هذا ما نكتبه الآن:</p>
<pre><code>hub.imu.reset_heading(0)
while hub.imu.heading() &lt; 90:
    robot.drive(0, 120)
robot.stop()</code></pre>
<p>هل المشكلة في الحساس، أم فينا؟</p>`,
    comments: [
      {
        by: 'turki',
        after: 1,
        likes: 6,
        body: '<p>فيكم، وأبشركم أنها سهلة. تصفّرون الزاوية قبل <em>كل</em> دورة، فما زاد أو نقص في دورة يبقى معكم إلى الأبد. لا تصفّروها إلا مرة في البداية، ثم اطلبوا 90 ثم 180 ثم 270، فيصحح كل دوران ما قبله.</p>',
        replies: [
          {
            by: 'osama',
            after: 22,
            likes: 3,
            body: '<p>من 888 إلى 899 بسطر واحد محذوف! شكرًا لك، الفريق كله يسلّم عليك.</p>',
          },
        ],
      },
      {
        by: 'khalid',
        after: 8,
        likes: 2,
        body: '<p>And slow down for the last 20 degrees: the loop stops at 90, the robot does not. Leave it still for two seconds after switching on, too; the sensor finds its zero then.</p>',
      },
    ],
  },
];
