import { type adminCompetitions, CompetitionInput } from '#contract/endpoints/admin-competitions.ts';
import { feeFor } from '#domain/fee.ts';
import { toHalalas } from '#domain/money.ts';
import { formatMoney } from '#locales/format.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { withoutField } from '#web/kit/form/form-state.ts';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import type { FormOf } from '../kit/form/useRecordForm.ts';

/** What a registration costs, and what a family will see of it. */
export function FeeFields({ form, isNew }: { form: FormOf<typeof adminCompetitions>; isNew: boolean }) {
  const t = useWords('admin-competitions');
  const { lang } = useLanguage();
  const [paid, price] = [form.field('paid'), form.field('price')];
  const typed = CompetitionInput.shape.price.safeParse(price.value);
  const riyals = (typed.success && typed.data) || 0;
  const fee = paid.value && riyals > 0 ? feeFor(toHalalas(riyals.toFixed(2))) : undefined;
  const money = (halalas: number) => formatMoney(halalas, lang);
  return (
    <>
      <Checkbox
        name={paid.name}
        label={paid.label}
        value={paid.value}
        onChange={(value) => {
          form.change('paid', value, (now) => withoutField(now, 'paid'));
          // What is not shown cannot be wrong.
          if (!value) form.change('price', '', (now) => withoutField(now, 'price'));
        }}
      />
      {paid.value && (
        <TextField
          {...price}
          required
          value={String(price.value)}
          kind="code"
          inputMode="decimal"
          hint={t('form.priceHint')}
          className="lg:max-w-md"
        />
      )}
      <div className="text-soft">
        <p role="status">
          {fee && t('form.priceTotal', { total: money(fee.total), price: money(fee.price), tax: money(fee.tax) })}
          {!paid.value && t('form.priceFree')}
        </p>
        {!isNew && <p className="mt-1">{t('form.priceKept')}</p>}
      </div>
    </>
  );
}
