import { useRef, useState } from 'react';
import { getInvoice } from '#contract/endpoints/transactions.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { saveFile } from './save-file.ts';

/** Downloads an order's invoice as `{order id}.pdf`; errors are shown in a toast. One at a time. */
export function useInvoiceDownload() {
  const t = useWords('transactions');
  const [loading, setLoading] = useState<string>();
  const running = useRef(false);

  async function fetchAndSave(orderId: string) {
    const { invoice_path } = await call(getInvoice, { query: { order_id: orderId } });
    if (!invoice_path) return toast.error(t('notFound'));
    const pdf = await fetch(invoice_path, { credentials: 'same-origin' });
    if (!pdf.ok) return toast.error(t('failed'));
    saveFile(await pdf.blob(), `${orderId}.pdf`);
  }

  async function download(orderId: string) {
    if (running.current) return;
    running.current = true;
    setLoading(orderId);
    try {
      await fetchAndSave(orderId);
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : t('failed'));
    } finally {
      running.current = false;
      setLoading(undefined);
    }
  }
  return { download, loading };
}
