import type { DemoTopic } from './topic.ts';

export const firstTechChallenge: DemoTopic[] = [
  {
    by: 'khalid',
    at: '2025-09-07T21:00',
    title: 'Mecanum or tank drive for a team in its first year?',
    likes: 12,
    body: `
<p>Every season somebody asks me this, so here is what I have seen across five rookie teams.</p>
<p><strong>Tank drive</strong> (two sides, like a tracked vehicle)</p>
<ul>
<li>Driving by Thursday, reliable by the next one.</li>
<li>Nobody pushes you around.</li>
<li>Lining up with anything costs three moves and some temper.</li>
</ul>
<p><strong>Mecanum</strong> (rollers at 45°, drives sideways)</p>
<ul>
<li>Two weeks until it drives straight, because all four wheels must carry the same weight.</li>
<li>Lining up is a joy, and drivers learn it in an hour.</li>
<li>A little dust on the mat and your sideways is suddenly diagonal.</li>
</ul>
<p>My advice: if you meet twice a week, take mecanum and spend those two weeks on <em>weight balance</em>. If you meet once a week, take tank and spend the time on the arm. Nobody has ever lost a first season because of the drivetrain; plenty have lost it because nothing else was finished.</p>`,
    comments: [
      {
        by: 'yousef',
        after: 1,
        likes: 4,
        body: '<p>We took mecanum and put the battery on one side because it fitted there. The robot drifted left for a month and we blamed the code. Move your battery to the middle first, please.</p>',
      },
      {
        by: 'turki',
        after: 14,
        likes: 3,
        body: '<p>أضيف من تجربتنا: زنوا الروبوت بأربعة موازين مطبخ، ميزان تحت كل عجلة. الفرق بين عجلتين كان ستمئة غرام، وما كنا لنصدقه لولا الأرقام.</p>',
        replies: [
          {
            by: 'khalid',
            after: 3,
            likes: 5,
            body: '<p>Kitchen scales! That is going on my list for every team. Thank you, Turki.</p>',
          },
          {
            by: 'ammar',
            after: 9,
            likes: 1,
            body: '<p>جرّبناها الليلة. أربعة موازين من أربعة بيوت، وأمهات ينتظرن رجوعها.</p>',
          },
        ],
      },
      {
        by: 'mishari',
        after: 60,
        likes: 0,
        body: '<p>One more for tank: spare parts. Two of our rollers broke before the first event and the replacement took five weeks to arrive.</p>',
      },
    ],
  },
  {
    by: 'ghada',
    at: '2025-11-09T16:45',
    title: 'دفتر الهندسة: ما الذي يقرؤه المحكّمون فعلًا؟',
    likes: 11,
    body: `
<p>حكّمت في لقاءين قبل أن أصير مدربة، وأقول لكم ما لا يقوله أحد: أمام المحكّم اثنا عشر دفترًا وساعة واحدة. يفتح الدفتر من وسطه، ويقرأ صفحتين، ثم يرجع إلى الفهرس إن أعجبه ما قرأ.</p>
<p>فماذا يعجبه؟</p>
<ul>
<li>صفحة فيها <strong>قرار</strong>: كان أمامنا كذا وكذا، فاخترنا كذا، لأن الأرقام قالت كذا.</li>
<li>صورة بخط اليد إلى جانب صورة الروبوت، بينهما سهم وتاريخ.</li>
<li>فشل مكتوب بلا خجل، وبعده ما تغيّر.</li>
</ul>
<p>وماذا يملّه؟ يوميات تبدأ كلها بـ«اجتمعنا اليوم وأكلنا». اكتبوا ما كنتم ستندمون على نسيانه، ودعوا الباقي.</p>`,
    comments: [
      {
        by: 'dana',
        after: 8,
        likes: 3,
        body: '<p>هل يضر أن يكون الدفتر بالعربية والمصطلحات بالإنجليزية؟ طلابنا يفكرون هكذا، وترجمة كل كلمة تقتل الحماس.</p>',
        replies: [
          {
            by: 'ghada',
            after: 2,
            likes: 6,
            body: '<p>لا يضر أبدًا. اكتبوا كما تتكلمون عن الروبوت وأنتم حوله، وضعوا في آخر الدفتر صفحة واحدة للمصطلحات.</p>',
          },
        ],
      },
      {
        by: 'yousef',
        after: 27,
        likes: 2,
        body: '<p>We keep one page per decision and nothing else. Twenty-three pages in the whole season, and I can find every one of them.</p>',
      },
    ],
  },
  {
    by: 'yousef',
    at: '2024-04-20T22:30',
    title: 'A screw, a shaft and thirty seconds: why our arm fell off in match two',
    likes: 10,
    body: `
<p>We had forty points on the board when the arm simply let go and lay down on the mat. No crash, no contact. In the pit we found one set screw missing and the other one loose.</p>
<p>What we learnt that evening from a team that had never met us before:</p>
<ol>
<li>A set screw holds on a <strong>flat</strong> of the shaft, not on its round side.</li>
<li>Vibration undoes every screw that is only <em>tight</em>. Use thread lock, the blue one, and let it dry overnight.</li>
<li>Draw a line with a marker across screw and hub. When the line is broken, the screw has turned. Checking takes thirty seconds for the whole robot.</li>
</ol>
<p>We won the next match with an arm lent to us by the team that explained all this. If you are reading, robot number 7 with the yellow flag: thank you again.</p>`,
    comments: [
      {
        by: 'khalid',
        after: 10,
        likes: 4,
        body: '<p>The marker line is the best habit a pit crew can have. We do it in two colours: the second colour means somebody has already re-tightened it once.</p>',
      },
      {
        by: 'osama',
        after: 31,
        likes: 2,
        body: '<p>قصة تُعلَّق على باب المعمل. أكثر ما أعجبني فيها الفريق الذي أعار ذراعه لمنافسه.</p>',
      },
      {
        by: 'najd',
        after: 52,
        likes: 7,
        body: '<p>Number 7 here. The arm still has your team’s sticker on it and nobody is allowed to remove it.</p>',
        replies: [
          {
            by: 'yousef',
            after: 1,
            likes: 6,
            body: '<p>This made our week. See you next season, and this time we bring spare screws for both of us.</p>',
          },
        ],
      },
    ],
  },
];
