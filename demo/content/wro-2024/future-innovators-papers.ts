import type { Papers } from '../papers.ts';

export const futureInnovatorsPapers: Papers = {
  en: {
    rules: [
      {
        heading: 'The team',
        items: [
          'Two or three members and a coach. Every member can speak about every part of the work.',
          'Help from experts is welcome and is named in the report. The work is the members’ own.',
        ],
      },
      {
        heading: 'The project',
        items: [
          'A problem from the season’s theme that the team has seen for itself or heard about from the people who face it.',
          'A robotic model with sensors, motors and a controller, which decides something by itself.',
          'Controllers and materials of any kind. Say so when a part was bought ready-made.',
        ],
      },
      {
        heading: 'What to hand in',
        items: [
          'A report of up to twenty pages: the idea, the research, the solution, the tests, the costs.',
          'A video of two minutes in which the model works and the team speaks.',
          'Both ten days before the competition, in Arabic or English.',
        ],
      },
      {
        heading: 'The booth',
        items: [
          'Two by two by two metres, with a table and power. The team decorates it, without open flames or water.',
          'Teams set it up in the morning. No coaches are allowed inside during judging.',
        ],
      },
      {
        heading: 'In front of the judges',
        items: [
          'Five minutes to present, five minutes for questions, twice on the day with different judges.',
          'The average of both visits counts.',
        ],
      },
    ],
    sheet: {
      title: 'Judging sheet',
      lead: 'For judges: one sheet for each visit. Ask each member about their own work.',
      fields: ['Team', 'Team ID', 'Judge', 'Visit'],
      boxes: ['Points'],
      total: 200,
      groups: [
        {
          title: 'Project and innovation',
          lines: [
            ['A real need, and the people who have it', 20],
            ['Research, and what was tried before', 15],
            ['What is new, and what it would change', 20],
            ['Report and video', 15],
          ],
        },
        {
          title: 'Robotic solution',
          lines: [
            ['The model works, and works every time', 25],
            ['Sound mechanics', 15],
            ['Clear code', 15],
            ['It senses and decides by itself', 15],
          ],
        },
        {
          title: 'Presentation and team spirit',
          lines: [
            ['A demonstration that people understand', 20],
            ['Answers', 20],
            ['The booth', 10],
            ['Everyone’s work, shared fairly', 10],
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
          'عضوان أو ثلاثة مع مدرب. ويستطيع كل عضو أن يتحدث عن كل جزء من العمل.',
          'عون أهل الخبرة مرحَّب به ويُذكر في التقرير؛ أما العمل فعمل الأعضاء.',
        ],
      },
      {
        heading: 'المشروع',
        items: [
          'مشكلة من موضوع الموسم رآها الفريق بعينه أو سمعها من أهلها.',
          'نموذج روبوتي فيه حساسات ومحركات ووحدة تحكم، ويقرر شيئًا بنفسه.',
          'وحدات التحكم والمواد من أي نوع. وما اشتُري جاهزًا قيل إنه جاهز.',
        ],
      },
      {
        heading: 'ما يُسلَّم',
        items: [
          'تقرير لا يزيد على عشرين صفحة: الفكرة والبحث والحل والتجارب والتكلفة.',
          'مقطع من دقيقتين يعمل فيه النموذج ويتحدث الفريق.',
          'كلاهما قبل المسابقة بعشرة أيام، بالعربية أو الإنجليزية.',
        ],
      },
      {
        heading: 'الجناح',
        items: [
          'متران في مترين في مترين، فيه طاولة وكهرباء؛ ويزيّنه الفريق بلا لهب ولا ماء.',
          'يُبنى صباحًا، ولا يدخله مدرب وقت التحكيم.',
        ],
      },
      {
        heading: 'أمام المحكّمين',
        items: ['خمس دقائق للعرض وخمس للأسئلة، مرتين في اليوم أمام محكّمين مختلفين.', 'ويُحتسب متوسط الزيارتين.'],
      },
    ],
    sheet: {
      title: 'ورقة التحكيم',
      lead: 'للمحكّمين: ورقة لكل زيارة. واسأل كل عضو عن عمله هو.',
      fields: ['الفريق', 'رقم الفريق', 'المحكّم', 'الزيارة'],
      boxes: ['الدرجة'],
      total: 200,
      groups: [
        {
          title: 'المشروع والابتكار',
          lines: [
            ['حاجة حقيقية ومن يعيشونها', 20],
            ['البحث وما جُرّب من قبل', 15],
            ['ما الجديد وماذا يغيّر', 20],
            ['التقرير والمقطع', 15],
          ],
        },
        {
          title: 'الحل الروبوتي',
          lines: [
            ['النموذج يعمل ثم يعمل', 25],
            ['ميكانيكا متينة', 15],
            ['برنامج واضح', 15],
            ['يحسّ ويقرر بنفسه', 15],
          ],
        },
        {
          title: 'العرض وروح الفريق',
          lines: [
            ['عرض يُفهم', 20],
            ['الأجوبة', 20],
            ['الجناح', 10],
            ['عمل الجميع بقسمة عادلة', 10],
          ],
        },
      ],
    },
  },
};
