import Clock from 'lucide-react/icons/clock';
import { formatDateTime } from '#locales/format.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage } from '#web/lib/words.tsx';

/** Says that the academy is silent, and of when the list is that is shown meanwhile. */
export function StaleNote({ since }: { since: string }) {
  const { lang } = useLanguage();
  return (
    <p className="mb-6 flex gap-2 text-sm text-soft">
      <span className="flex h-[1lh] shrink-0 items-center">
        <Clock aria-hidden size="1.1em" />
      </span>
      <span>
        <Sentence
          of="catalogue"
          text="stale"
          parts={{ date: <time dateTime={since} className="tabular-nums" /> }}
          values={{ at: formatDateTime(since, lang) }}
        />
      </span>
    </p>
  );
}
