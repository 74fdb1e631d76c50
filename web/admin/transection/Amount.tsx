import { toHalalas } from '#domain/money.ts';
import { Ltr } from '#web/kit/Ltr.tsx';
import { Money } from '#web/kit/Money.tsx';

interface AmountProps {
  /** As calls answer it, in the currency's own unit. */
  value: number;
  currency: string;
}

/** An amount of an order; one in a currency that is none of ours is written with its code. */
export const Amount = ({ value, currency }: AmountProps) =>
  currency.toUpperCase() === 'SAR' ? (
    <Money halalas={toHalalas(value.toFixed(2))} />
  ) : (
    <Ltr className="whitespace-nowrap tabular-nums">{`${currency} ${value.toFixed(2)}`}</Ltr>
  );
