import CreditCard from 'lucide-react/icons/credit-card';
import { paths } from '#web/app/paths.ts';
import { Card } from '#web/kit/Card.tsx';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { SubmitButton } from '#web/kit/form/Form.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useNames } from '#web/lib/names.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import { BackButton } from './Actions.tsx';
import { FeeLines } from './FeeLines.tsx';
import type { WizardControl } from './useWizard.ts';

/** The last step of the wizard: the price, the way of paying, the terms (shown, not enforced) and the submit button. */
export function PayPanel({ wizard: { form, competition, advice, mayPay, goTo } }: { wizard: WizardControl }) {
  const t = useWords('registration');
  const listed = useNames();
  const ages = form.field('ages');
  const fee = competition?.fee;
  return (
    <Card as="section" aria-label={t('feeTitle')} className="flex flex-col gap-4">
      <h2 className="text-xl">{t('feeTitle')}</h2>
      {!fee ? (
        <p className="text-soft">{t('freeText')}</p>
      ) : mayPay ? (
        <>
          <FeeLines fee={fee} />
          <Cards />
        </>
      ) : (
        <p className="text-soft">{t('othersPay')}</p>
      )}
      {advice && (
        <Checkbox
          {...ages}
          value={form.values.ages === advice.key}
          onChange={(seen) => ages.onChange(seen ? advice.key : '')}
          // Not plain text: the list of errors would repeat all of it.
          label={<AgesSeen names={listed(advice.outside.map(({ name }) => name))} count={advice.outside.length} />}
        />
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
        {fee && mayPay ? (
          <span>
            {t('registerAndPay')} <Money halalas={fee.total} />
          </span>
        ) : (
          t('registerFree')
        )}
      </SubmitButton>
      <BackButton onClick={() => goTo(4)} className="w-full" />
    </Card>
  );
}

function AgesSeen(values: { names: string; count: number }) {
  return useWords('registration')('agesSeen', values);
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
