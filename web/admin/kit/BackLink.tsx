import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from '#web/kit/Link.tsx';
import { useLanguage } from '#web/lib/words.tsx';
import { useMay } from './calls.ts';
import { lastAddressOf } from './list-memory.ts';
import type { ListLink } from './resource.ts';

/** The way back to a list as it was last seen, for whoever may open it. */
export function BackLink({ to }: { to: ListLink }) {
  const { lang } = useLanguage();
  if (!useMay()({ access: to.needs.list })) return null;
  return (
    <Link
      to={lastAddressOf(to.address)}
      look="quiet"
      className="inline-flex min-h-8 items-center gap-2 text-sm text-soft hover:text-ink"
    >
      <ArrowLeft aria-hidden size="1.15em" className="shrink-0 rtl:-scale-x-100" />
      {to.label[lang]}
    </Link>
  );
}
