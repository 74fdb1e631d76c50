import type { Fee } from '#domain/fee.ts';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useWords } from '#web/lib/words.tsx';

/** Price, 15% tax and the total, rounded to whole riyals; the rounding has its own line, so that the sum is correct. */
export function FeeLines({ fee }: { fee: Fee }) {
  const t = useWords('registration');
  const rounding = { term: t('rounding'), detail: <Money halalas={fee.rounding} /> };
  return (
    <DescriptionList
      items={[
        { term: t('price'), detail: <Money halalas={fee.price} /> },
        { term: t('tax'), detail: <Money halalas={fee.tax} /> },
        ...(fee.rounding === 0 ? [] : [rounding]),
        { term: t('total'), detail: <Money halalas={fee.total} />, strong: true },
      ]}
    />
  );
}
