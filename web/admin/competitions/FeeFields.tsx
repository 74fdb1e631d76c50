import type { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { CompetitionInput } from '#contract/endpoints/admin-competitions.ts';
import { feeFor } from '#domain/fee.ts';
import { toHalalas } from '#domain/money.ts';
import { formatMoney } from '#locales/format.ts';
import { cx } from '#web/kit/cx.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import type { FormOf } from '../kit/form/useRecordForm.ts';

/** What a registration costs, and what a family will see of it. */
export function FeeFields({ form, isNew }: { form: FormOf<typeof adminCompetitions>; isNew: boolean }) {
  const t = useWords('admin-competitions');
  const { lang } = useLanguage();
  const [paid, price] = [form.field('paid'), form.field('price')];
  const typed = CompetitionInput.shape.price.safeParse(price.value);
  const fee = paid.value && typed.success && typed.data > 0 ? feeFor(toHalalas(typed.data.toFixed(2))) : undefined;
  /** The documents do not require a price: until there is one, the competition takes no teams (`takesTeams`). */
  const missing = paid.value && typed.success && !fee;
  const money = (halalas: number) => formatMoney(halalas, lang);
  return (
    <>
      <Checkbox name={paid.name} label={paid.label} value={paid.value} onChange={paid.onChange} />
      {paid.value && (
        <TextField
          {...price}
          value={String(price.value)}
          kind="code"
          inputMode="decimal"
          hint={t('form.priceHint')}
          className="lg:max-w-md"
        />
      )}
      <div className="text-soft">
        <p role="status" className={cx(missing && 'font-semibold text-warn')}>
          {fee && t('form.priceTotal', { total: money(fee.total), price: money(fee.price), tax: money(fee.tax) })}
          {missing && t('form.priceMissing')}
          {!paid.value && t('form.priceFree')}
        </p>
        {!isNew && <p className="mt-1">{t('form.priceKept')}</p>}
      </div>
    </>
  );
}
