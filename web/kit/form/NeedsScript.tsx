import { useWords } from '#web/lib/words.tsx';
import { Callout } from '../Callout.tsx';
import { OutsideLink } from '../Link.tsx';

/** Without scripts, says that a form needs them, and gives a contact address. Place it beside the submit button. */
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
