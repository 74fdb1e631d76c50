import type { Papers } from '../papers.ts';

export const discoverPapers: Papers = {
  en: {
    rules: [
      {
        heading: 'The group',
        items: [
          'Four children aged 4 to 6, with two teachers or other adults for every two groups.',
          'Ten sessions of about forty minutes, once or twice a week.',
        ],
      },
      {
        heading: 'A session',
        items: [
          'It starts with a story and a question, continues with building and ends with telling.',
          'Every child has six bricks of their own. Bricks can be lent but never taken.',
          'No model is wrong. Ask: What does it do? Who lives in it? What if it rained?',
        ],
      },
      {
        heading: 'At home',
        items: [
          'After each session the child takes a card home and shows the family what was built.',
          'The family asks and listens; it does not correct.',
        ],
      },
      {
        heading: 'The celebration',
        items: [
          'Groups stand beside their models, and families walk around.',
          'There are no judges and no marks. Every child goes home with a ribbon and their six bricks.',
        ],
      },
    ],
    sheet: {
      title: 'Six bricks at home',
      lead: 'For families: ten quiet minutes are enough. Tick what you have played together.',
      fields: ['Name'],
      boxes: ['Played'],
      groups: [
        {
          title: 'Build',
          lines: [
            ['The tallest tower that can be carried across the room'],
            ['A bridge for two fingers to walk over'],
            ['Something that people used a very long time ago'],
          ],
        },
        {
          title: 'Tell',
          lines: [
            ['Who lives in what you built? What do they eat?'],
            ['Hide a brick in the sand or a drawer. Who can find it?'],
          ],
        },
        {
          title: 'Change',
          lines: [['Take one brick away. What is it now?'], ['Build the same with your eyes closed']],
        },
      ],
    },
  },
  ar: {
    rules: [
      {
        heading: 'المجموعة',
        items: [
          'أربعة أطفال بين 4 و6 سنوات، ولكل مجموعتين معلمتان أو بالغان آخران.',
          'عشر جلسات مدة كل منها نحو أربعين دقيقة، مرة أو مرتين في الأسبوع.',
        ],
      },
      {
        heading: 'الجلسة',
        items: [
          'تبدأ بحكاية وسؤال، ثم بناء، وتنتهي بكلام الأطفال.',
          'لكل طفل ست قطع تخصه؛ تُعار ولا تؤخذ.',
          'لا نموذج خطأ. اسألي: ماذا يفعل؟ من يسكنه؟ ماذا لو أمطرت السماء؟',
        ],
      },
      {
        heading: 'في البيت',
        items: ['يأخذ الطفل بعد كل جلسة بطاقة إلى البيت، ويُري أسرته ما بناه.', 'تسأل الأسرة وتصغي ولا تصحح.'],
      },
      {
        heading: 'اللقاء الاحتفالي',
        items: [
          'تقف المجموعات إلى جانب نماذجها، وتطوف بها الأسر.',
          'لا محكّمين ولا درجات. ويعود كل طفل إلى بيته بشريط وقطعه الست.',
        ],
      },
    ],
    sheet: {
      title: 'ست قطع في البيت',
      lead: 'للأسرة: تكفي عشر دقائق هادئة. ضعوا علامة أمام ما لعبتموه معًا.',
      fields: ['الاسم'],
      boxes: ['لعبناها'],
      groups: [
        {
          title: 'ابنِ',
          lines: [
            ['أعلى برج يُحمل من أول الغرفة إلى آخرها'],
            ['جسرًا تمشي عليه إصبعان'],
            ['شيئًا كان الناس يستعملونه في زمن بعيد'],
          ],
        },
        { title: 'احكِ', lines: [['من يسكن ما بنيت؟ وماذا يأكل؟'], ['خبّئ قطعة في الرمل أو في درج. من يجدها؟']] },
        { title: 'غيّر', lines: [['انزع قطعة واحدة. ماذا صار؟'], ['ابنِه مرة أخرى وعيناك مغمضتان']] },
      ],
    },
  },
};
