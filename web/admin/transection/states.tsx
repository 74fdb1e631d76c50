import type { AttemptState, AttentionKind, OrderState } from '#contract/payment-states.ts';
import { Badge, StatusBadge, type Tone } from '#web/kit/Badge.tsx';
import { useWords } from '#web/lib/words.tsx';

const orderTones: Record<OrderState, Tone> = { unpaid: 'warn', paid: 'good', refunded: 'neutral' };
const attemptTones: Partial<Record<AttemptState, Tone>> = {
  ...{ paid: 'good', review: 'warn', unknown: 'warn', held: 'info', redirected: 'info', declined: 'bad' },
};

export function OrderBadge({ state }: { state: OrderState }) {
  const t = useWords('admin-transactions');
  return <StatusBadge tone={orderTones[state]}>{t(`states.${state}`)}</StatusBadge>;
}

export function AttemptBadge({ state }: { state: AttemptState }) {
  const t = useWords('admin-transactions');
  return <StatusBadge tone={attemptTones[state] ?? 'neutral'}>{t(`attempts.states.${state}`)}</StatusBadge>;
}

/** Why an order waits for somebody. */
export function AttentionBadges({ kinds }: { kinds: readonly AttentionKind[] }) {
  const t = useWords('admin-transactions');
  return kinds.map((kind) => (
    <Badge key={kind} tone="bad">
      {t(`attention.${kind}`)}
    </Badge>
  ));
}
