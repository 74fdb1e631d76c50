import { Outlet, useRouteError } from 'react-router';
import { FailedScreen } from '#web/layout/index.ts';

/** A layout between the back-office's frame and its pages: the error of a page is shown inside the frame. */
export default Outlet;

export function ErrorBoundary() {
  return <FailedScreen error={useRouteError()} />;
}
