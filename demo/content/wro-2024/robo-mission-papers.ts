import type { Papers } from '../papers.ts';

export const roboMissionPapers: Papers = {
  en: {
    rules: [
      {
        heading: 'The team',
        items: [
          'Two or three members and a coach. Each age level has its own field and missions.',
          'Coaches stay outside the team area from the opening to the last attempt.',
        ],
      },
      {
        heading: 'The robot',
        items: [
          'One robot, no more than 250 × 250 × 250 mm before the start. After the start it may expand.',
          'One controller; motors and sensors from LEGO Education sets; one camera where the age level allows it.',
          'It works alone. Wireless connections are off, and the program is started once.',
        ],
      },
      {
        heading: 'The day',
        items: [
          'The surprise rule is announced in the morning and counts in every round.',
          'Practice time between rounds. When it ends all robots go to quarantine, and nobody touches them.',
          'The positions of the objects are drawn after quarantine has closed and are the same for every team in the round.',
        ],
      },
      {
        heading: 'An attempt',
        items: [
          'Two minutes. It ends when time is up, the robot has left the field for good or the team calls “stop”.',
          'Touching the robot or the field ends the attempt. Points count as they stand.',
          'The judge counts aloud, the team signs, and the sheet is final.',
        ],
      },
      {
        heading: 'The ranking',
        items: [
          'The best attempt counts. If teams are tied, the next best attempt decides, and then the shorter time of the best attempt.',
        ],
      },
    ],
    sheet: {
      title: 'Score sheet of an attempt',
      lead: 'Field “Seedlings and water”, Elementary. Count what is on the mat when the robot has stopped.',
      fields: ['Team', 'Team ID', 'Round', 'Time'],
      boxes: ['Number', 'Points'],
      total: 240,
      groups: [
        {
          title: 'Seedlings',
          lines: [
            ['Wholly in the bed of their colour: 15 each', 90],
            ['Partly in it: 10 each', 60],
          ],
        },
        { title: 'Water', lines: [['Tank beside the bed named in the draw: 15 each', 60]] },
        { title: 'The tower', lines: [['Shows the colour that the robot read', 25]] },
        { title: 'The surprise rule', lines: [['As announced on the day', 30]] },
        {
          title: 'The end',
          lines: [
            ['Robot wholly in the start area', 20],
            ['Nothing moved that should have stayed in place', 15],
          ],
        },
      ],
    },
  },
  ar: {
    rules: [
      {
        heading: 'الفريق',
        items: [
          'عضوان أو ثلاثة مع مدرب. ولكل فئة عمرية ملعبها ومهماتها.',
          'يبقى المدربون خارج منطقة الفرق من الافتتاح إلى آخر محاولة.',
        ],
      },
      {
        heading: 'الروبوت',
        items: [
          'روبوت واحد لا تتجاوز أبعاده 250 × 250 × 250 ملم قبل الانطلاق؛ وله أن يكبر بعده.',
          'وحدة تحكم واحدة، ومحركات وحساسات من مجموعات ليغو التعليمية، وكاميرا واحدة حيث تسمح الفئة العمرية.',
          'يعمل وحده؛ يُغلق الاتصال اللاسلكي، ويُشغَّل البرنامج مرة واحدة.',
        ],
      },
      {
        heading: 'يوم المسابقة',
        items: [
          'تُعلن القاعدة المفاجئة صباحًا وتسري في الجولات كلها.',
          'بين الجولات وقت للتدريب. فإذا انتهى دخلت الروبوتات منطقة الفحص ولم يلمسها أحد.',
          'تُسحب مواضع القطع بعد إغلاق منطقة الفحص، وهي واحدة لفرق الجولة جميعها.',
        ],
      },
      {
        heading: 'المحاولة',
        items: [
          'دقيقتان. وتنتهي بانقضاء الوقت، أو بخروج الروبوت من الملعب، أو بطلب الفريق التوقف.',
          'لمس الروبوت أو الملعب ينهي المحاولة، وتُحسب النقاط كما هي.',
          'يعدّ الحكم بصوت مسموع، ويوقّع الفريق، فتصير الورقة نهائية.',
        ],
      },
      {
        heading: 'الترتيب',
        items: ['تُحتسب أفضل محاولة، فإن تساوى فريقان فالتي تليها، ثم الزمن الأقصر لأفضل محاولة.'],
      },
    ],
    sheet: {
      title: 'ورقة درجات المحاولة',
      lead: 'ملعب «الشتلات والماء»، الابتدائي. عُدّ ما على السجادة حين يتوقف الروبوت.',
      fields: ['الفريق', 'رقم الفريق', 'الجولة', 'الزمن'],
      boxes: ['العدد', 'النقاط'],
      total: 240,
      groups: [
        {
          title: 'الشتلات',
          lines: [
            ['كلها داخل الحوض الذي من لونها: 15 لكل واحدة', 90],
            ['بعضها داخله: 10 لكل واحدة', 60],
          ],
        },
        { title: 'الماء', lines: [['خزان إلى جانب الحوض الذي عيّنته القرعة: 15 لكل خزان', 60]] },
        { title: 'البرج', lines: [['يُظهر اللون الذي قرأه الروبوت', 25]] },
        { title: 'القاعدة المفاجئة', lines: [['كما أُعلنت في يومها', 30]] },
        {
          title: 'النهاية',
          lines: [
            ['الروبوت كله داخل منطقة الانطلاق', 20],
            ['لم يتحرك ما ينبغي أن يبقى', 15],
          ],
        },
      ],
    },
  },
};
