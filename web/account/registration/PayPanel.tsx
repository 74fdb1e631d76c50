import CreditCard from 'lucide-react/icons/credit-card';
import { can, roleOf } from '#contract/access.ts';
import type { User } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { Card } from '#web/kit/Card.tsx';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { SubmitButton } from '#web/kit/form/Form.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import { BackButton } from './Actions.tsx';
import { FeeLines } from './FeeLines.tsx';
import type { WizardControl } from './useWizard.ts';

/** The end of the wizard: what it costs, how it is paid, the terms (shown, not enforced), and sending it. */
export function PayPanel({ wizard: { form, competition, goTo }, user }: { wizard: WizardControl; user: User }) {
  const t = useWords('registration');
  const fee = competition?.fee;
  const mayPay = can(roleOf(user.type), 'teams:pay');
  return (
    <Card as="section" aria-label={t('feeTitle')} className="flex flex-col gap-4">
      <h2 className="text-xl">{t('feeTitle')}</h2>
      {fee ? (
        <>
          <FeeLines fee={fee} />
          {mayPay ? <Cards /> : <p className="text-sm text-soft">{t('othersPay')}</p>}
        </>
      ) : (
        <p className="text-soft">{t('freeText')}</p>
      )}
      <Checkbox
        {...form.field('terms')}
        label={
          <Sentence
            of="registration"
            text="terms"
            parts={{ terms: <Link to={paths.terms()} target="_blank" rel="noopener" /> }}
          />
        }
      />
      <SubmitButton variant="go" size="lg" className="w-full">
        {fee && mayPay ? t('registerAndPay') : t('registerFree')}
      </SubmitButton>
      <BackButton onClick={() => goTo(4)} className="w-full" />
    </Card>
  );
}

function Cards() {
  const t = useWords('registration');
  return (
    <div className="flex gap-3 rounded-md bg-sunken px-4 py-3.5">
      <CreditCard aria-hidden size="1.4em" className="mt-0.5 shrink-0 text-palm" />
      <div className="min-w-0">
        <h3 className="text-sm text-soft">{t('paymentMethod')}</h3>
        <p className="font-semibold">{t('cards')}</p>
        <p className="text-sm text-soft">{t('cardsText')}</p>
      </div>
    </div>
  );
}
