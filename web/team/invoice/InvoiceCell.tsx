import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { reissueInvoice } from '#contract/endpoints/team-entity.ts';
import type { Order } from '#contract/entities.ts';
import { Button } from '#web/kit/Button.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useDownload } from '../download/index.ts';
import { fetchInvoice } from './fetch-invoice.ts';

interface InvoiceCellProps {
  order: Order;
  mayReissue: boolean;
  /** The page reads the order anew by itself, but not what a part of it has asked for. */
  onReissued?: () => unknown;
  /** What else can be done with it, beside its file. */
  more?: ReactNode;
}

/** An order's invoice: its number, the file, and what there is beside it: its credit note, or that it can be issued anew. */
export function InvoiceCell({ order, mayReissue, onReissued, more }: InvoiceCellProps) {
  const t = useWords('transactions');
  const { _id, invoice_number, payment_status, invoice_reissuable_to: entity, credit_note_number: creditNote } = order;
  if (!invoice_number) return <span className="text-soft">{t('noInvoice')}</span>;
  return (
    <>
      <Ltr className="block font-semibold whitespace-nowrap">{invoice_number}</Ltr>
      <span className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
        {payment_status && <InvoiceFile order={order} number={invoice_number} />}
        {entity && mayReissue && <Reissue orderId={_id} entity={entity} onReissued={onReissued} />}
        {more}
      </span>
      {creditNote && (
        <span className="mt-1.5 block text-sm">
          <Link to={`/files/credit-notes/${_id}.pdf`} reloadDocument download>
            {t('creditNote')} <Ltr className="whitespace-nowrap">{creditNote}</Ltr>
          </Link>
        </span>
      )}
    </>
  );
}

function InvoiceFile({ order, number }: { order: Order; number: string }) {
  const t = useWords('transactions');
  const { download, loading } = useDownload(t('failed'));
  return (
    <Button
      size="sm"
      icon={<Download aria-hidden size="1.15em" />}
      aria-label={t('download', { number })}
      pending={loading !== undefined}
      onClick={() => download({ key: order._id, name: `${number}.pdf`, fetch: () => fetchInvoice(order) })}
    >
      {t('invoice')}
    </Button>
  );
}

interface ReissueProps extends Pick<InvoiceCellProps, 'onReissued'> {
  orderId: string;
  entity: string;
}

function Reissue({ orderId, entity, onReissued }: ReissueProps) {
  const t = useWords('transactions');
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const reissue = async () => {
    const text = <Sentence of="transactions" text="reissueText" parts={{ entity: <bdi /> }} values={{ entity }} />;
    if (!(await confirm({ title: t('reissueTitle'), text, action: t('reissue') }))) return;
    setPending(true);
    try {
      await call(reissueInvoice, { body: { order_id: orderId } });
      toast.success(t('reissued'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    } finally {
      await onReissued?.();
      await revalidate();
      setPending(false);
    }
  };
  return (
    <Button size="sm" pending={pending} onClick={reissue}>
      {t('reissue')}
    </Button>
  );
}
