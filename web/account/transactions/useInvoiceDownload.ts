import { useRef, useState } from 'react';
import { getInvoice, makeInvoiceAgain } from '#contract/endpoints/transactions.ts';
import type { Order } from '#contract/entities.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { saveFile } from './save-file.ts';

/** Downloads an order's invoice under its number; errors are shown in a toast. One at a time. */
export function useInvoiceDownload() {
  const t = useWords('transactions');
  const [loading, setLoading] = useState<string>();
  const running = useRef(false);

  async function fetchAndSave({ _id, invoice_number, items: { team } }: Order) {
    const { invoice_path } = await call(getInvoice, { query: { order_id: _id } });
    if (!invoice_path) return toast.error(t('notFound'));
    let pdf = await fetchPdf(invoice_path);
    if (!pdf && team) {
      // The stored file is damaged: it is made again, once.
      await call(makeInvoiceAgain, { body: { team: team._id, order_id: _id } });
      pdf = await fetchPdf(invoice_path);
    }
    if (!pdf) return toast.error(t('failed'));
    saveFile(pdf, `invoice-${invoice_number ?? _id}.pdf`);
  }

  async function download(order: Order) {
    if (running.current) return;
    running.current = true;
    setLoading(order._id);
    try {
      await fetchAndSave(order);
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : t('failed'));
    } finally {
      running.current = false;
      setLoading(undefined);
    }
  }
  return { download, loading };
}

/** @returns the file, or undefined if what arrived is no PDF */
async function fetchPdf(path: string): Promise<Blob | undefined> {
  const answer = await fetch(path, { credentials: 'same-origin' });
  if (!answer.ok) return undefined;
  const file = await answer.blob();
  return (await file.slice(0, 5).text()) === '%PDF-' ? file : undefined;
}
