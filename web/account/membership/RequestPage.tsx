import { answerMembershipRequest, readMembershipRequest } from '#contract/endpoints/team-members.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { call } from '#web/lib/api.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { Answer, AskedByMail, AskedTeam } from '../asked/index.ts';
import { useAskWords } from './AnswerForMembership.tsx';

export const handle = { needs: 'public', words: ['asked'] } satisfies PageHandle;

const read = async (link: string) => (await call(readMembershipRequest, { body: { link } })).request;
const send = async (link: string, agrees: boolean) =>
  (await call(answerMembershipRequest, { body: { link, agrees } })).msg;

type Request = Awaited<ReturnType<typeof read>>;

/** `/membership-request#{token}`: somebody who was entered in a team as a coach or member says whether they are in it. */
export default function MembershipRequestPage() {
  const t = useWords('asked');
  return (
    <AskedByMail title={t('member.title')} read={read} send={send} goneText={t('goneText')} seeTeams={t('seeTeams')}>
      {(request, answer) => <Asked request={request} answer={answer} />}
    </AskedByMail>
  );
}

function Asked({ request, answer }: { request: Request; answer: (agrees: boolean) => Promise<void> }) {
  const t = useWords('asked');
  const { role, answer: answered } = request;
  const words = useAskWords(role);
  return (
    <AskedTeam
      name={request.name}
      title={t(`${role}.title`)}
      lead={answered === 'asked' ? t('lead') : undefined}
      said={answered === 'asked' ? undefined : t(`${role}.${answered}`)}
      request={request}
    >
      {answered === 'agreed' ? (
        <>
          <p>{t('changed')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.myTeams()}>{t('seeTeams')}</ButtonLink>
            <ButtonLink to={paths.contact()}>{t('contact')}</ButtonLink>
          </div>
        </>
      ) : (
        <Answer answered={answered} words={words} answer={answer} />
      )}
    </AskedTeam>
  );
}
