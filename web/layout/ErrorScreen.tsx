import { isRouteErrorResponse } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Robot } from '#web/kit/art/Robot.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { isApiError } from '#web/lib/is-api-error.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { useWords } from '#web/lib/words.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { SiteFrame } from './SiteFrame.tsx';

/** Replaces a page that could not be shown: the not-found screen if it does not exist, otherwise an apology. */
export function ErrorScreen({ error }: { error: unknown }) {
  const lost = (isRouteErrorResponse(error) || isApiError(error)) && error.status === 404;
  return <SiteFrame>{lost ? <NotFoundScreen /> : <FailedScreen error={error} />}</SiteFrame>;
}

/** The content of an error screen, without the layout around it. */
export function FailedScreen({ error }: { error: unknown }) {
  const t = useWords('layout');
  const kit = useWords('kit');
  return (
    <div className="wrap grid items-center gap-x-12 gap-y-8 py-14 sm:grid-cols-[auto_1fr] sm:py-20">
      <PageMeta title={t('failed.title')} private />
      <Robot pose="torn" size={240} className="mx-auto" />
      <div>
        <h1>{t('failed.title')}</h1>
        <p className="mt-3 max-w-prose text-soft">{isApiError(error) ? error.message : t('failed.text')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="go" onClick={() => location.reload()}>
            {kit('tryAgain')}
          </Button>
          <ButtonLink to={paths.home()} variant="quiet">
            {t('lost.back')}
          </ButtonLink>
        </div>
        {import.meta.env.DEV && error instanceof Error && (
          <pre dir="ltr" className="mt-8 overflow-x-auto rounded-md bg-sunken p-4 text-xs">
            {error.stack}
          </pre>
        )}
      </div>
    </div>
  );
}
