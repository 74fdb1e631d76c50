import { missingForInvoice, type SellerField } from '#domain/invoice-seller.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { sectionId } from './sections.tsx';

/** Says what is missing for a valid tax invoice, as the fields are now; nothing when nothing is. */
export function InvoiceReadiness({ values }: { values: Record<SellerField, string> }) {
  const t = useWords('admin-settings');
  const labels = useFieldLabels('admin-settings');
  const missing = missingForInvoice(values);
  if (missing.length === 0) return null;
  return (
    <Callout tone="warn" title={t('seller.missingTitle')}>
      <p>{t('seller.missingText')}</p>
      <ul className="mt-1 list-disc ps-5">
        {missing.map((field) => (
          <li key={field}>
            <a href={`#${sectionId('seller')}`} className="text-ink">
              {labels[field]}
            </a>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
