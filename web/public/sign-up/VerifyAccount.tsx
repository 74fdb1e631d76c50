import { useEffect, useRef, useState } from 'react';
import { Robot } from '#web/kit/art/Robot.tsx';
import { Button, buttonClass } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { useWords } from '#web/lib/words.tsx';

/** Seconds to read the message before the redirect to the provider. */
const readFor = 12;

/** After a coach's account is created: says so, and goes to the provider, on click or after a delay. */
export function VerifyAccount({ message, url }: { message: string; url: string }) {
  const t = useWords('sign-up');
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState<number | null>(readFor);
  // A new screen, which is shorter than the form was.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (left === null) return;
    if (left === 0) {
      location.assign(url);
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, url]);
  return (
    <div className="wrap flex justify-center py-10 sm:py-16">
      <Card as="section" pad="lg" className="flex w-full max-w-xl flex-col items-center text-center">
        <Robot pose="cheer" size={180} name="turs" />
        <p role="status" className="mt-6 font-semibold text-good">
          {message}
        </p>
        <h1 ref={heading} tabIndex={-1} className="mt-3 text-3xl outline-none">
          {t('verify.title')}
        </h1>
        <p className="mt-2 max-w-md text-soft">{t('verify.text')}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <a href={url} className={buttonClass('go', 'lg')}>
            {t('verify.go')}
          </a>
          {left !== null && (
            <Button size="lg" onClick={() => setLeft(null)}>
              {t('verify.stay')}
            </Button>
          )}
        </div>
        <p className="mt-4 min-h-[1lh] text-sm text-soft tabular-nums">
          {left !== null && t('verify.soon', { count: left })}
        </p>
      </Card>
    </div>
  );
}
