import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { can, roleOf } from '#contract/access.ts';
import { reissueInvoice } from '#contract/endpoints/team-entity.ts';
import { getInvoice, makeInvoiceAgain } from '#contract/endpoints/transactions.ts';
import type { Order } from '#contract/entities.ts';
import { paymentStep } from '#domain/payment-state.ts';
import { Button } from '#web/kit/Button.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import { fetchPdf, useDownload } from '#web/team/download/index.ts';
import { useProblemToast } from '#web/team/problem-toast.ts';
import { useViewer } from '../layout/index.ts';

/**
 * The number of an order's invoice with its download, and what there is beside it: its credit note, or that it can be
 * issued anew.
 */
export function InvoiceCell({ order }: { order: Order }) {
  const t = useWords('transactions');
  const mayReissue = can(roleOf(useViewer().type), 'teams:attach-entity');
  const { _id, invoice_number, invoice_reissuable_to: entity, credit_note_number: creditNote } = order;
  if (!invoice_number) {
    // What was not paid for in time, or is withdrawn, will never have one.
    const gone = order.season_over || order.items.team?.status === false;
    const never = gone && paymentStep(order.payment_state) === 'pay';
    return <span className="text-soft">{t(never ? 'neverInvoiced' : 'noInvoice')}</span>;
  }
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-2 sm:flex-col sm:items-start">
        <Ltr className="font-semibold whitespace-nowrap">{invoice_number}</Ltr>
        <DownloadButton order={order} number={invoice_number} />
      </span>
      {creditNote && (
        <span className="block text-sm">
          <Link to={`/files/credit-notes/${_id}.pdf`} reloadDocument download>
            {t('creditNote')} <Ltr className="whitespace-nowrap">{creditNote}</Ltr>
          </Link>
        </span>
      )}
      {entity && mayReissue && <Reissue orderId={_id} entity={entity} />}
    </>
  );
}

/** The PDF of an order's invoice, made again, once, if the stored file is damaged; undefined if that does not help. */
async function fetchInvoice({ _id, items: { team } }: Order): Promise<Blob | undefined> {
  const { invoice_path } = await call(getInvoice, { query: { order_id: _id } });
  const pdf = await fetchPdf(invoice_path);
  if (pdf || !team) return pdf;
  await call(makeInvoiceAgain, { body: { team: team._id, order_id: _id } });
  return fetchPdf(invoice_path);
}

function DownloadButton({ order, number }: { order: Order; number: string }) {
  const t = useWords('transactions');
  const { download, loading } = useDownload(t('failed'));
  return (
    <Button
      aria-label={t('download', { number })}
      size="sm"
      variant="ghost"
      icon={<Download aria-hidden size="1.15em" />}
      pending={loading !== undefined}
      onClick={() => download({ key: order._id, name: `${number}.pdf`, fetch: () => fetchInvoice(order) })}
      className="-my-1 sm:-ms-3 sm:mt-0.5 sm:mb-0"
    >
      {t('downloadShort')}
    </Button>
  );
}

function Reissue({ orderId, entity }: { orderId: string; entity: string }) {
  const t = useWords('transactions');
  const problem = useProblemToast();
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const reissue = async () => {
    const text = <Sentence of="transactions" text="reissueText" parts={{ entity: <bdi /> }} values={{ entity }} />;
    if (!(await confirm({ title: t('reissueTitle'), text, action: t('reissue') }))) return;
    setPending(true);
    problem.clear();
    try {
      await call(reissueInvoice, { body: { order_id: orderId } });
      toast.success(t('reissued'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problem.show(error.message);
    } finally {
      await revalidate();
      setPending(false);
    }
  };
  return (
    <Button size="sm" pending={pending} onClick={reissue} className="mt-1.5">
      {t('reissue')}
    </Button>
  );
}
