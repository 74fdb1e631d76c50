import type { Papers } from '../papers.ts';

export const explorePapers: Papers = {
  en: {
    rules: [
      {
        heading: 'The team',
        items: [
          'Two to six children aged 6 to 10, with two adults at every session.',
          'Each child has a task in every session, and they take turns.',
          'The children choose what they build. Adults ask, read aloud and keep time.',
        ],
      },
      {
        heading: 'The model',
        items: [
          'It shows what the team found out about the theme, on a base of no more than 38 × 38 cm.',
          'A motor that the children have programmed moves at least one part.',
          'LEGO elements of any kind; nothing is glued, painted or cut.',
          'It stands up by itself for ten minutes and fits through a door.',
        ],
      },
      {
        heading: 'The Show Me poster',
        items: [
          'Drawn and written by the children, in Arabic, English or both.',
          'It shows their question, what they learned, how they worked together and what went wrong on the way.',
        ],
      },
      {
        heading: 'The festival',
        items: [
          'Each team meets its reviewers for ten minutes: five to tell and show, five for questions.',
          'Reviewers talk to every child. Nobody has to speak on a stage.',
          'There are no points and no ranks. Every team receives an award named after what it did best.',
        ],
      },
    ],
    sheet: {
      title: 'Review sheet',
      lead: 'For reviewers: one tick in every line, and one sentence that the children will be proud of.',
      fields: ['Team', 'Team ID', 'Reviewers'],
      boxes: ['Begun', 'Growing', 'Shining'],
      groups: [
        {
          title: 'Explore',
          lines: [
            ['The children can say what they wanted to find out'],
            ['They asked somebody who knows, or looked it up'],
          ],
        },
        {
          title: 'Create',
          lines: [
            ['The model shows what they found'],
            ['Their own program moves a part'],
            ['Every child built something'],
          ],
        },
        {
          title: 'Test',
          lines: [['They tried, and changed what did not work'], ['They can say what they would try next']],
        },
        {
          title: 'Share',
          lines: [['The poster is in their own words'], ['Everybody had a turn'], ['They listened to one another']],
        },
      ],
    },
  },
  ar: {
    rules: [
      {
        heading: 'الفريق',
        items: [
          'من طفلين إلى ستة أطفال بين 6 و10 سنوات، يرافقهم بالغان في كل لقاء.',
          'لكل طفل عمل في كل لقاء، والأعمال تتناوبها الأيدي.',
          'الأطفال هم من يختار ما يُبنى. أما الكبار فيسألون ويقرؤون ويراقبون الوقت.',
        ],
      },
      {
        heading: 'النموذج',
        items: [
          'يعرض ما عرفه الفريق عن موضوع الموسم، على قاعدة لا يتجاوز ضلعاها 38 × 38 سم.',
          'فيه جزء واحد على الأقل يتحرك بمحرك برمجه الأطفال.',
          'قطع ليغو من أي نوع؛ لا لصق ولا طلاء ولا قص.',
          'يقف وحده عشر دقائق، ويُحمل من الباب.',
        ],
      },
      {
        heading: 'لوحة «أرِني»',
        items: [
          'يرسمها الأطفال ويكتبونها بالعربية أو الإنجليزية أو بهما معًا.',
          'تحكي السؤال وما تعلّموه وكيف تعاونوا وما تعثّر في الطريق.',
        ],
      },
      {
        heading: 'المهرجان',
        items: [
          'يلتقي كل فريق بمراجعيه عشر دقائق: خمس يحكي فيها ويعرض، وخمس للأسئلة.',
          'يتحدث المراجعون إلى كل طفل، ولا يُطلب من أحد أن يقف على منصة.',
          'لا نقاط ولا ترتيب. لكل فريق جائزة تحمل اسم أجمل ما صنع.',
        ],
      },
    ],
    sheet: {
      title: 'ورقة المراجعة',
      lead: 'للمراجعين: علامة واحدة في كل سطر، وجملة واحدة يفخر بها الأطفال.',
      fields: ['الفريق', 'رقم الفريق', 'المراجعون'],
      boxes: ['بدأ', 'ينمو', 'يتألق'],
      groups: [
        {
          title: 'نستكشف',
          lines: [['يستطيع الأطفال أن يقولوا ماذا أرادوا أن يعرفوا'], ['سألوا من يعرف، أو بحثوا بأنفسهم']],
        },
        { title: 'نصنع', lines: [['النموذج يحكي ما عرفوه'], ['فيه جزء يتحرك ببرنامجهم'], ['كل طفل بنى شيئًا']] },
        { title: 'نجرّب', lines: [['جرّبوا وغيّروا ما لم ينجح'], ['يستطيعون أن يقولوا ماذا يجرّبون بعد ذلك']] },
        { title: 'نشارك', lines: [['اللوحة بكلماتهم هم'], ['كان لكل واحد دوره'], ['أصغى بعضهم إلى بعض']] },
      ],
    },
  },
};
