import { Prose } from '#web/kit/Prose.tsx';
import type { Route } from './+types/PrivacyPage.ts';
import { loadText } from './load-text.ts';
import { StaticPage } from './StaticPage.tsx';

export { staticHandle as handle } from './StaticPage.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadText(context, 'privacy');

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaticPage page="privacy">
      <Prose html={loaderData} />
    </StaticPage>
  );
}
