import { answerEntityRequest, readEntityRequest } from '#contract/endpoints/team-entity.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { call } from '#web/lib/api.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { Answer, AskedByMail, AskedTeam } from '../asked/index.ts';
import { useAskWords } from './AnswerByAccount.tsx';

export const handle = { needs: 'public', words: ['entity', 'asked'] } satisfies PageHandle;

const read = async (link: string) => (await call(readEntityRequest, { body: { link } })).request;
const send = async (link: string, agrees: boolean) => (await call(answerEntityRequest, { body: { link, agrees } })).msg;

/** `/entity-request#{token}`: a school or organisation that somebody named says whether a team is its own. */
export default function EntityRequestPage() {
  const t = useWords('entity');
  const words = useAskWords();
  return (
    <AskedByMail
      title={t('ask.title')}
      read={read}
      send={send}
      goneText={t('ask.goneText')}
      seeTeams={t('ask.seeTeams')}
    >
      {(request, answer) => (
        <AskedTeam
          name={request.entity}
          title={t('ask.title')}
          lead={request.agreed ? undefined : t('ask.lead')}
          said={request.agreed ? t('ask.agreed') : undefined}
          request={request}
        >
          {request.agreed ? (
            <ButtonLink to={paths.myTeams()}>{t('ask.seeTeams')}</ButtonLink>
          ) : (
            <Answer answered="asked" words={words} answer={answer} />
          )}
        </AskedTeam>
      )}
    </AskedByMail>
  );
}
