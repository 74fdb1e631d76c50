import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { FailedScreen, NotFoundScreen } from '#web/layout/index.ts';

/** A layout between the back-office's frame and its pages: the error of a page is shown inside the frame. */
export default Outlet;

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen /> : <FailedScreen error={error} />;
}
