import { carryOutDeletion, type DeletionRequest, type ErasedPlace } from '#contract/endpoints/personal-data.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { call } from '#web/lib/api.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';

/**
 * Asks before an account is deleted, and deletes it; a refusal says what has to be settled first.
 * @returns `pending`: the id of the request that is being carried out
 */
export function useCarryOut(onDone: (report: ErasedPlace[]) => void) {
  const t = useWords('admin-deletion-requests');
  const { lang } = useLanguage();
  const confirm = useConfirm();
  const { write, sent } = useWrite(
    async (id: string) => {
      const { request } = await call(carryOutDeletion, { body: { id } });
      onDone(request.report ?? []);
    },
    { failed: t('ask.failed') },
  );
  const ask = async ({ _id, user }: DeletionRequest) => {
    const text = (
      <>
        <Sentence
          of="admin-deletion-requests"
          text="ask.text"
          parts={{ name: <bdi className="font-semibold text-ink" /> }}
          values={{ name: nameIn(lang, user.name) }}
        />{' '}
        {t('ask.stays')}
      </>
    );
    const question = { title: t('ask.title'), text, action: t('ask.act'), cancel: t('ask.cancel') };
    if (await confirm({ ...question, tone: 'danger' })) await write(_id);
  };
  return { ask, pending: sent };
}
