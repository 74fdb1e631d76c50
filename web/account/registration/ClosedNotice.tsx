import { Callout } from '#web/kit/Callout.tsx';
import { Deadline } from '#web/lib/Deadline.tsx';
import { useLocal } from '#web/lib/local.ts';
import { isolated, useNames } from '#web/lib/names.ts';
import { useWords } from '#web/lib/words.tsx';
import type { ClosedChoice } from './closed-choice.ts';

/** Says that what a link led to takes no teams, and what does. */
export function ClosedNotice({ closed: { named, registration, open } }: { closed: ClosedChoice }) {
  const t = useWords('registration');
  const say = useLocal();
  const listed = useNames();
  return (
    <Callout
      tone="warn"
      title={named ? t('closedChoice', { name: isolated(say(named, 'name')) }) : t('closedUnknown')}
      className="mb-7"
    >
      {registration?.opens && <Deadline of={registration} />}
      {open.length > 0 && <p>{t('openInstead', { names: listed(open.map((one) => say(one, 'name'))) })}</p>}
    </Callout>
  );
}
