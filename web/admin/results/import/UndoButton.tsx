import { type ResultImport, undoResultImport } from '#contract/endpoints/result-imports.ts';
import { formatNumber } from '#locales/format.ts';
import { Button } from '#web/kit/Button.tsx';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { useWrite } from '../../kit/useWrite.ts';
import { useImportName } from './ImportTimes.tsx';

/** Asks first. A refusal names the teams whose results were changed since. */
export function UndoButton({ one }: { one: ResultImport }) {
  const t = useWords('admin-result-imports');
  const confirm = useConfirm();
  const name = useImportName()(one);
  const { write, pending } = useWrite(
    async () => {
      const { msg } = await call(undoResultImport, { body: { id: one._id } });
      toast.success(msg);
    },
    {
      explain(error) {
        if (!(error instanceof ApiError) || error.code !== 'import_changed' || !error.fields.id) return false;
        toast.error(`${error.message} ${error.fields.id}`);
        return true;
      },
    },
  );
  const ask = async () => {
    const counts = { added: formatNumber(one.added), replaced: formatNumber(one.replaced) };
    const question = { title: t('earlier.ask'), text: t('earlier.askText', { ...name, ...counts }) };
    if (await confirm({ ...question, action: t('earlier.undo'), tone: 'danger' })) await write();
  };
  return (
    <Button size="sm" pending={pending} aria-label={t('earlier.undoNamed', name)} onClick={ask}>
      {t('earlier.undo')}
    </Button>
  );
}
