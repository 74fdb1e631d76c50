import { useWords } from '#web/lib/words.tsx';
import { Callout } from '../Callout.tsx';
import { OutsideLink } from '../Link.tsx';

/** Where scripts are off, says that a form needs them, and whom to write to instead. Put it beside the send button. */
export function NeedsScript({ email }: { email?: string }) {
  const t = useWords('kit');
  return (
    <noscript>
      <Callout tone="warn" title={t('needsScript')}>
        {email && (
          <>
            {t('writeInstead')}{' '}
            <OutsideLink href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </OutsideLink>
          </>
        )}
      </Callout>
    </noscript>
  );
}
