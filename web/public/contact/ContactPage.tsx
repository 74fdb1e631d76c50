import { useState } from 'react';
import { SentNotice } from '#web/kit/form/SentNotice.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import art from '../layout/heads/contact.svg?url';
import { PageHead } from '../layout/index.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactWays } from './ContactWays.tsx';

export const handle = {
  needs: 'public',
  words: ['contact'],
  opening: 'night',
  cache: { query: [] },
} satisfies PageHandle;

/** `/contact-us/`: the form, and the other ways to contact the office (public spec, section 2). */
export default function ContactPage() {
  const t = useWords('contact');
  // The address for the answer to the message just sent; undefined while one is being written.
  const [answerTo, setAnswerTo] = useState<string>();
  const [again, setAgain] = useState(false);
  const title = t('title');
  return (
    <>
      <PageMeta title={title} description={t('lead')} />
      <PageHead title={title} lead={t('lead')} art={art} />
      <div className="wrap grid items-start gap-10 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        {answerTo === undefined ? (
          <ContactForm again={again} onSent={setAnswerTo} />
        ) : (
          <SentNotice
            of="contact"
            email={answerTo}
            onAnother={() => {
              setAgain(true);
              setAnswerTo(undefined);
            }}
          />
        )}
        <ContactWays />
      </div>
    </>
  );
}
