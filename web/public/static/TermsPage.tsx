import { Prose } from '#web/kit/Prose.tsx';
import type { Route } from './+types/TermsPage.ts';
import { loadText } from './load-text.ts';
import { StaticPage } from './StaticPage.tsx';

export { staticHandle as handle } from './StaticPage.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadText(context, 'tearm_condition');

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaticPage page="terms">
      <Prose html={loaderData} />
    </StaticPage>
  );
}
