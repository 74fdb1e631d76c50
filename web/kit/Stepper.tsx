import { Link } from 'react-router';
import { useWords } from '#web/lib/words.tsx';
import { cx } from './cx.ts';

export interface StepperProps {
  steps: { label: string; to?: string }[];
  /** From 0. Earlier steps are done; a done step with `to` is a link. */
  current: number;
  className?: string;
}

/** The head of a wizard: a line with a knot for each step. On a phone: "Step 2 of 5" and a progress bar. */
export function Stepper({ steps, current, className }: StepperProps) {
  const t = useWords('kit');
  const place = t('stepOf', { n: current + 1, total: steps.length });
  return (
    <nav aria-label={t('steps')} className={className}>
      <div className="sm:hidden">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-bold">{steps[current]?.label}</span>
          <span className="text-sm text-soft">{place}</span>
        </p>
        <div aria-hidden className="mt-2 flex gap-1">
          {steps.map((step, index) => (
            <span
              key={step.label}
              className={cx('kit-edge h-1.5 grow rounded-full', index <= current && 'kit-filled', bar(index, current))}
            />
          ))}
        </div>
      </div>
      <ol className="hidden gap-2 sm:flex">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === current ? 'step' : undefined}
            className="group min-w-0 grow basis-0"
          >
            <span aria-hidden className="flex items-center">
              <Knot index={index} current={current} />
              <span
                className={cx(
                  'kit-edge ms-2 h-0.75 grow rounded-full',
                  index < current ? 'kit-filled bg-palm' : 'bg-line',
                  index === steps.length - 1 && 'hidden',
                )}
              />
            </span>
            <span
              className={cx(
                'mt-2 block pe-2 text-sm',
                index === current ? 'font-bold text-ink' : index < current ? 'text-ink' : 'text-soft',
              )}
            >
              {step.to && index < current ? (
                <Link to={step.to} className="rounded-xs underline-offset-4 hover:underline">
                  {step.label}
                </Link>
              ) : (
                step.label
              )}
              {index < current && <span className="sr-only"> ({t('stepDone')})</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const bar = (index: number, current: number) =>
  index < current ? 'bg-palm' : index === current ? 'bg-signal' : 'bg-line';

/** A diamond knot: ticked when done, highlighted when current, outlined when still to come. */
function Knot({ index, current }: { index: number; current: number }) {
  const state = index < current ? 'done' : index === current ? 'now' : 'later';
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" className="shrink-0" aria-hidden="true">
      <path
        d="M16 1.5 30.5 16 16 30.5 1.5 16z"
        strokeWidth="2"
        className={cx(
          state === 'done' && 'fill-palm stroke-palm',
          state === 'now' && 'fill-signal stroke-signal',
          state === 'later' && 'fill-surface stroke-edge',
        )}
      />
      {state === 'done' ? (
        <path d="M10.5 16.5l4 4 7-8" fill="none" strokeWidth="2.6" className="stroke-on-palm" />
      ) : (
        <text
          x="16"
          y="21"
          textAnchor="middle"
          className={cx('text-[14px] font-bold', state === 'now' ? 'fill-on-signal' : 'fill-soft')}
        >
          {index + 1}
        </text>
      )}
    </svg>
  );
}
