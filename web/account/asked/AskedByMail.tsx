import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { SkeletonText } from '#web/kit/Skeleton.tsx';
import { isApiError } from '#web/lib/is-api-error.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { useWords } from '#web/lib/words.tsx';

const linkOfAddress = () => window.location.hash.slice(1);

type State<Request> = { request: Request; link: string } | { answer: string } | 'gone' | { error: string } | 'loading';

interface Props<Request> {
  title: string;
  /** The link's own team: the same function at each render. */
  read: (link: string) => Promise<Request>;
  /** @returns what the server says to the answer */
  send: (link: string, agrees: boolean) => Promise<string>;
  /** Why a link may be over. */
  goneText: string;
  /** Where the answer leads on to. */
  seeTeams: string;
  children: (request: Request, answer: (agrees: boolean) => Promise<void>) => ReactNode;
}

/**
 * Where a mail leads somebody who is asked whether a team is theirs. The token is behind the `#`, so that no server's log has
 * it; the page reads it in the browser, and needs no account.
 */
export function AskedByMail<Request>({ title, read, send, goneText, seeTeams, children }: Props<Request>) {
  const t = useWords('asked');
  const [state, setState] = useState<State<Request>>('loading');
  const load = useCallback(async () => {
    const link = linkOfAddress();
    if (!link) return setState('gone');
    setState('loading');
    try {
      const request = await read(link);
      // Another mail was opened in this window meanwhile.
      if (link === linkOfAddress()) setState({ request, link });
    } catch (error) {
      if (link !== linkOfAddress()) return;
      const isGone = isApiError(error) && (error.code === 'request_gone' || error.code === 'invalid_fields');
      setState(isGone ? 'gone' : { error: isApiError(error) ? error.message : t('failed') });
    }
  }, [t, read]);
  useEffect(() => {
    load();
    window.addEventListener('hashchange', load);
    return () => window.removeEventListener('hashchange', load);
  }, [load]);

  const shown = () => {
    if (state === 'loading')
      return (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <SkeletonText lines={6} />
        </div>
      );
    if (state === 'gone')
      return (
        <EmptyState
          level={1}
          title={t('gone')}
          text={goneText}
          action={<ButtonLink to={paths.contact()}>{t('contact')}</ButtonLink>}
        />
      );
    if ('error' in state) return <ErrorState text={state.error} onRetry={load} level={1} />;
    if ('answer' in state) return <Answered text={state.answer} seeTeams={seeTeams} />;
    const { request, link } = state;
    return children(request, async (agrees) => {
      const answer = await send(link, agrees);
      if (link === linkOfAddress()) setState({ answer });
    });
  };
  return (
    <div className="wrap grid max-w-2xl gap-6 py-10 sm:py-16">
      <PageMeta title={title} private />
      {shown()}
    </div>
  );
}

/** It has just taken the place of the buttons: it takes the focus, and is read out. */
function Answered({ text, seeTeams }: { text: string; seeTeams: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <EmptyState level={1} title={text} action={<ButtonLink to={paths.myTeams()}>{seeTeams}</ButtonLink>} />
    </div>
  );
}
