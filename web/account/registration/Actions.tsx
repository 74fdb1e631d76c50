import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { SubmitButton } from '#web/kit/form/Form.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { Step } from './steps.ts';
import type { StepNames } from './useStepNames.ts';
import type { WizardControl } from './useWizard.ts';

/**
 * Back and next; if the person came from the review to change something, both return there. On a phone they stick to
 * the screen's edge.
 */
export function Actions({ wizard: { step, goTo, returning }, names }: { wizard: WizardControl; names: StepNames }) {
  const t = useWords('registration');
  return (
    <div
      data-foot
      className={cx(
        'sticky bottom-0 z-10 -mx-(--gutter) flex items-center justify-between gap-3 border-t border-line bg-paper px-(--gutter) py-3',
        'sm:static sm:mx-0 sm:border-0 sm:px-0 sm:py-0',
      )}
    >
      {returning || step > 1 ? (
        <BackButton onClick={() => goTo(returning ? 5 : ((step - 1) as Step))} />
      ) : (
        <span className="max-sm:hidden" />
      )}
      <SubmitButton
        variant="go"
        size="lg"
        className="grow sm:grow-0"
        iconEnd={<ArrowRight aria-hidden size="1.15em" className="rtl:-scale-x-100" />}
      >
        <span className="sm:hidden">{t('next')}</span>
        <span className="hidden sm:inline">
          {t('nextTo', { step: names[returning ? 5 : ((step + 1) as Step)].name })}
        </span>
      </SubmitButton>
    </div>
  );
}

export function BackButton({ onClick, className }: { onClick: () => void; className?: string }) {
  const t = useWords('registration');
  return (
    <Button
      size="lg"
      onClick={onClick}
      className={className}
      icon={<ArrowLeft aria-hidden size="1.15em" className="rtl:-scale-x-100" />}
    >
      {t('back')}
    </Button>
  );
}
