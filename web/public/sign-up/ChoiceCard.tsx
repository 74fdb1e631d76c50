import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { Emblem } from '#web/kit/art/Emblem.tsx';

/** An answer to a question of the sign-up, as a large link. */
export function ChoiceCard(props: { to: string; art: string; title: string; text: string }) {
  return (
    <Link
      to={props.to}
      className="group flex items-center gap-4 rounded-lg border border-edge/60 bg-surface p-4 text-ink no-underline shadow-xs transition-[border-color,box-shadow,background-color] hover:border-palm hover:bg-palm-tint hover:shadow-sm focus-visible:rounded-lg sm:p-5"
    >
      <Emblem name={props.art} size={56} />
      <span className="min-w-0 grow">
        <span className="block text-lg font-bold">{props.title}</span>
        <span className="block text-sm text-soft">{props.text}</span>
      </span>
      <ArrowRight
        aria-hidden
        size="1.25em"
        className="shrink-0 text-palm transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
      />
    </Link>
  );
}
