import { useEffect, useRef } from 'react';
import { paths } from '#web/app/paths.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import { Robot } from '../art/Robot.tsx';
import { Button, ButtonLink } from '../Button.tsx';
import { Card } from '../Card.tsx';

export interface SentNoticeProps {
  /** The words to use: `sent.title`, `sent.text` with its `<address>`, `sent.another`, `sent.home`. */
  of: 'contact' | 'talents';
  /** The address to which the answer is sent. */
  email: string;
  /** Shows the form again, empty. */
  onAnother: () => void;
}

/** Replaces a form after it is sent. It takes the focus, so that it is read out and the page scrolls to it. */
export function SentNotice({ of, email, onAnother }: SentNoticeProps) {
  const t = useWords(of);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'center' });
  }, []);
  const address = <bdi dir="ltr" className="font-semibold text-ink" />;
  return (
    <Card as="section" pad="lg" className="flex flex-col items-center py-10! text-center">
      <Robot pose="cheer" size={160} name="turs" />
      <h2 ref={heading} tabIndex={-1} className="mt-6 outline-none">
        {t('sent.title')}
      </h2>
      <p className="mt-2 max-w-md text-soft">
        <Sentence of={of} text="sent.text" values={{ email }} parts={{ address }} />
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button onClick={onAnother}>{t('sent.another')}</Button>
        <ButtonLink variant="ghost" to={paths.home()}>
          {t('sent.home')}
        </ButtonLink>
      </div>
    </Card>
  );
}
