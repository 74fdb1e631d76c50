import { useId } from 'react';
import { useLanguage } from '#web/lib/words.tsx';
import { Accordion } from '../Accordion.tsx';
import { Tapestry } from '../art/Tapestry.tsx';
import { Carousel } from '../Carousel.tsx';
import { BothWays, Part } from './Part.tsx';
import { either } from './samples.ts';

const cloths = ['FLLE', 'FLLC', 'FTC', 'FLLD', 'robo_mission', 'future_innovators', 'robosports'];

function Cloths({ count }: { count: number }) {
  const { lang } = useLanguage();
  const id = useId();
  return (
    <Carousel labelledBy={id} head={<h3 id={id}>{either(lang, `${count} cloths`, `الأقمشة: ${count}`)}</h3>}>
      {cloths.slice(0, count).map((name) => (
        <li key={name}>
          <Tapestry name={name} className="h-32 w-full rounded-lg" />
        </li>
      ))}
    </Carousel>
  );
}

function Questions() {
  const { lang } = useLanguage();
  const questions = [
    ['Who may register?', 'من يحق له التسجيل؟', 'A coach, or a school.', 'المدرب أو المدرسة.'],
    ['What does it cost?', 'كم الرسوم؟', 'Each category names its fee.', 'لكل فئة رسومها.'],
  ] as const;
  return (
    <Accordion
      name={`showcase-${lang}`}
      items={questions.map(([english, arabic, answer, arabicAnswer]) => ({
        id: english,
        title: either(lang, english, arabic),
        content: either(lang, answer, arabicAnswer),
      }))}
    />
  );
}

/** Compact containers: slides and answers that open. */
export function Slides() {
  return (
    <Part title="Carousel and accordion">
      <Cloths count={cloths.length} />
      <BothWays>
        <div className="flex flex-col gap-8">
          <Cloths count={5} />
          <Cloths count={1} />
          <Questions />
        </div>
      </BothWays>
    </Part>
  );
}
