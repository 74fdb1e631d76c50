import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';

const tones = {
  info: { box: 'bg-info-tint border-info/30', mark: 'text-info', Icon: Info },
  good: { box: 'bg-good-tint border-good/30', mark: 'text-good', Icon: CircleCheck },
  warn: { box: 'bg-warn-tint border-warn/35', mark: 'text-warn', Icon: TriangleAlert },
  bad: { box: 'bg-bad-tint border-bad/35', mark: 'text-bad', Icon: CircleAlert },
};

export interface CalloutProps {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** `alert` if it appears later and must be read out; omit it for content that is there from the start. */
  role?: 'alert' | 'status';
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

/** Information to read before continuing: a hint, a success, a warning, a failure. */
export function Callout({ tone = 'info', title, children, actions, role, ref, className }: CalloutProps) {
  const { box, mark, Icon } = tones[tone];
  return (
    <div
      ref={ref}
      role={role}
      className={cx('flex gap-3 rounded-md border px-4 py-3.5 text-sm text-ink', box, className)}
    >
      <span className="flex h-[1lh] shrink-0 items-center">
        <Icon aria-hidden size="1.3em" className={mark} />
      </span>
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="[&_a]:underline">{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
