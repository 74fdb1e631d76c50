import { data, isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Robot } from '#web/kit/art/Robot.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { FailedScreen } from '#web/layout/index.ts';
import { mayOpenPage } from '#web/lib/guard.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/AdminPage.ts';

/** Shows the errors and refusals of back-office pages inside the back-office layout. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!(await mayOpenPage(context))) throw data(null, { status: 403 });
  return null;
}

export default Outlet;

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 403 ? <NotAllowedScreen /> : <FailedScreen error={error} />;
}

function NotAllowedScreen() {
  const t = useWords('layout');
  return (
    <div className="grid items-center gap-x-12 gap-y-8 py-10 sm:grid-cols-[auto_1fr]">
      <PageMeta title={t('notAllowed.title')} private />
      <Robot pose="torn" size={200} className="mx-auto" />
      <div>
        <h1>{t('notAllowed.title')}</h1>
        <p className="mt-3 max-w-prose text-soft">{t('notAllowed.text')}</p>
        <ButtonLink to={paths.adminDashboard()} variant="go" className="mt-6">
          {t('notAllowed.back')}
        </ButtonLink>
      </div>
    </div>
  );
}
