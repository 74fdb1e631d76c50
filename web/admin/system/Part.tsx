import { type ReactNode, useId } from 'react';
import type { SystemState } from '#contract/endpoints/system.ts';
import { StatusBadge, type Tone } from '#web/kit/Badge.tsx';
import { Card } from '#web/kit/Card.tsx';
import { useWords } from '#web/lib/words.tsx';

/** The worse, the earlier. */
const order: readonly SystemState[] = ['broken', 'attention', 'fine', 'idle'];

export const worstOf = (states: readonly SystemState[]): SystemState =>
  order.find((state) => states.includes(state)) ?? 'fine';

/** What needs somebody comes first; otherwise the order stays. */
export const worstFirst = <T extends { state: SystemState }>(parts: readonly T[]): T[] =>
  parts.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));

const tones: Record<SystemState, Tone> = { broken: 'bad', attention: 'warn', idle: 'neutral', fine: 'good' };

/** How something is, in words and colour. */
export function StateBadge({ state }: { state: SystemState }) {
  const t = useWords('admin-system');
  return <StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>;
}

const borders: Partial<Record<SystemState, string>> = { broken: 'border-bad/50!', attention: 'border-warn/50!' };

interface PartProps {
  title: string;
  state: SystemState;
  className?: string;
  children: ReactNode;
}

/** A part of the system: its name, how it is, and what there is to say. */
export function Part({ title, state, className = '', children }: PartProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={`min-w-0 ${borders[state] ?? ''} ${className}`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <StateBadge state={state} />
      </div>
      {children}
    </Card>
  );
}
