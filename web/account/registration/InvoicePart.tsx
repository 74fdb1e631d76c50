import type { User } from '#contract/entities.ts';
import { withoutField } from '#web/kit/form/form-state.ts';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { isolated } from '#web/lib/names.ts';
import { useWords } from '#web/lib/words.tsx';
import { EntityField } from '#web/team/look-up/index.ts';
import type { WizardControl } from './useWizard.ts';

/** Who the invoice is for: the person, or a school or organisation by its CR number. An entity gets its own. */
export function InvoicePart({ wizard: { form, people }, user }: { wizard: WizardControl; user: User }) {
  const t = useWords('registration');
  const field = form.field('entity_cr');
  return (
    <section aria-labelledby="invoice" className="border-t border-line pt-5">
      <h3 id="invoice" className="mb-4">
        {t('invoice')}
      </h3>
      {user.type === 2 ? (
        <p>{t('invoiceOwn', { name: isolated(user.name) })}</p>
      ) : (
        <>
          <RadioGroup
            label={t('invoiceFor')}
            look="cards"
            choices={[
              { value: 'me', label: t('invoiceMe'), hint: t('invoiceMeHint', { name: isolated(user.name) }) },
              { value: 'entity', label: t('invoiceEntity'), hint: t('invoiceEntityHint') },
            ]}
            {...form.field('invoice')}
            onChange={(value) => form.set({ invoice: value === 'entity' ? 'entity' : 'me' })}
          />
          {form.values.invoice === 'entity' && (
            <div className="mt-5 max-w-md">
              <EntityField
                field={field}
                people={people}
                onFound={() => form.setErrors(withoutField(form.errors, field.name))}
              />
            </div>
          )}
        </>
      )}
    </section>
  );
}
