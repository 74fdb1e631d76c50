import { useCallback, useEffect, useRef, useState } from 'react';
import { answerEntityRequest, type EntityRequest, readEntityRequest } from '#contract/endpoints/team-entity.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { SkeletonText } from '#web/kit/Skeleton.tsx';
import { call } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/is-api-error.ts';
import { useLocal } from '#web/lib/local.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { AnswerForEntity } from './AnswerForEntity.tsx';

export const handle = { needs: 'public', words: ['entity'] } satisfies PageHandle;

const linkOfAddress = () => window.location.hash.slice(1);

type State = { request: EntityRequest; link: string } | { answer: string } | 'gone' | { error: string } | 'loading';

/**
 * `/entity-request#{token}`: where the mail leads a school or organisation that somebody named. Its token is behind the
 * `#`, so that no server's log has it; the page reads it in the browser, and needs no account.
 */
export default function EntityRequestPage() {
  const t = useWords('entity');
  const [state, setState] = useState<State>('loading');
  const read = useCallback(async () => {
    const link = linkOfAddress();
    if (!link) return setState('gone');
    setState('loading');
    try {
      const { request } = await call(readEntityRequest, { body: { link } });
      // Another mail was opened in this window meanwhile.
      if (link === linkOfAddress()) setState({ request, link });
    } catch (error) {
      if (link !== linkOfAddress()) return;
      const isGone = isApiError(error) && (error.code === 'entity_request_gone' || error.code === 'invalid_fields');
      setState(isGone ? 'gone' : { error: isApiError(error) ? error.message : t('failed') });
    }
  }, [t]);
  useEffect(() => {
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [read]);

  const send = async (link: string, agrees: boolean) => {
    const { msg } = await call(answerEntityRequest, { body: { link, agrees } });
    setState({ answer: msg });
  };
  return (
    <div className="wrap grid max-w-2xl gap-6 py-10 sm:py-16">
      <PageMeta title={t('ask.title')} private />
      <Shown state={state} retry={read} send={send} />
    </div>
  );
}

interface ShownProps {
  state: State;
  retry: () => void;
  send: (link: string, agrees: boolean) => Promise<void>;
}

function Shown({ state, retry, send }: ShownProps) {
  const t = useWords('entity');
  if (state === 'loading')
    return (
      <div role="status">
        <span className="sr-only">{t('ask.loading')}</span>
        <SkeletonText lines={6} />
      </div>
    );
  if (state === 'gone')
    return (
      <EmptyState
        level={1}
        title={t('ask.gone')}
        text={t('ask.goneText')}
        action={<ButtonLink to={paths.contact()}>{t('ask.contact')}</ButtonLink>}
      />
    );
  if ('error' in state) return <ErrorState text={state.error} onRetry={retry} level={1} />;
  if ('answer' in state) return <Answered text={state.answer} />;
  return <Asked request={state.request} answer={(agrees) => send(state.link, agrees)} />;
}

/** It has just taken the place of the buttons: it takes the focus, and is read out. */
function Answered({ text }: { text: string }) {
  const t = useWords('entity');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <EmptyState level={1} title={text} action={<ButtonLink to={paths.myTeams()}>{t('ask.seeTeams')}</ButtonLink>} />
    </div>
  );
}

type AskedProps = { request: EntityRequest; answer: (agrees: boolean) => Promise<void> };

function Asked({ request, answer }: AskedProps) {
  const t = useWords('entity');
  const say = useLocal();
  const { team, entity, registered_by, agreed } = request;
  return (
    <>
      <header>
        <p className="font-semibold text-soft">
          <bdi>{entity}</bdi>
        </p>
        <h1 className="mt-1">{t('ask.title')}</h1>
        {!agreed && <p className="mt-3 text-lg text-soft">{t('ask.lead')}</p>}
      </header>
      {agreed && <Callout tone="good">{t('ask.agreed')}</Callout>}
      <Card>
        <h2 className="text-xl">
          <bdi>{team.name}</bdi>
        </h2>
        {team.team_no && <Ltr className="text-soft">{team.team_no}</Ltr>}
        <DescriptionList
          className="mt-3"
          items={[
            { term: say(team.season, 'name'), detail: say(team.competion, 'name') },
            { term: t('ask.by'), detail: <bdi>{registered_by}</bdi> },
          ]}
        />
      </Card>
      {agreed ? (
        <ButtonLink to={paths.myTeams()}>{t('ask.seeTeams')}</ButtonLink>
      ) : (
        <AnswerForEntity agreed={false} answer={answer} />
      )}
    </>
  );
}
