import Clock from 'lucide-react/icons/clock';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';

/** Says that the academy does not answer, and how old the list is. */
export function StaleNote({ since }: { since: string }) {
  return (
    <p className="mb-6 flex gap-2 text-sm text-soft">
      <span className="flex h-[1lh] shrink-0 items-center">
        <Clock aria-hidden size="1.1em" />
      </span>
      <span>
        <Sentence of="catalogue" text="stale" parts={{ date: <DateTime iso={since} time /> }} />
      </span>
    </p>
  );
}
