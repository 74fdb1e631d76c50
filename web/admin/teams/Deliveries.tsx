import { type ReplyDelivery, replyDeliveries } from '#contract/endpoints/admin-contact.ts';
import type { Mailing } from '#contract/endpoints/team-mailings.ts';
import { StatusBadge, type Tone } from '#web/kit/Badge.tsx';
import { useWords } from '#web/lib/words.tsx';

export const deliveryTones: Record<ReplyDelivery, Tone> = { queued: 'info', sent: 'good', refused: 'bad' };

/** How many mails are on their way, arrived, and came back. */
export function Deliveries({ deliveries }: Pick<Mailing, 'deliveries'>) {
  const t = useWords('admin-mailings');
  return (
    <span className="flex flex-wrap gap-1.5 max-sm:justify-end">
      {replyDeliveries
        .filter((one) => deliveries[one] > 0)
        .map((one) => (
          <StatusBadge key={one} tone={deliveryTones[one]}>
            {t(`counts.${one}`, { count: deliveries[one] })}
          </StatusBadge>
        ))}
    </span>
  );
}
