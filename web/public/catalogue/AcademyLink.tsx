import ExternalLink from 'lucide-react/icons/external-link';
import { type ButtonVariant, buttonClass } from '#web/kit/Button.tsx';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';

/** Opens the academy in a new tab. */
export function AcademyLink({
  label,
  variant,
  className,
}: {
  label: string;
  variant?: ButtonVariant;
  className?: string;
}) {
  const kit = useWords('kit');
  const academy = useSite()?.links.academy;
  if (!academy) return null;
  return (
    <a href={academy} target="_blank" rel="noopener" className={buttonClass(variant, 'md', className)}>
      {label}
      <ExternalLink aria-hidden size="1em" className="rtl:-scale-x-100" />
      <span className="sr-only"> ({kit('opensNewTab')})</span>
    </a>
  );
}
