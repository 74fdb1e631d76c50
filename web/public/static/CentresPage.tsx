import { listRegions } from '#contract/endpoints/regions.ts';
import { paths } from '#web/app/paths.ts';
import { Emblem } from '#web/kit/art/Emblem.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';
import { useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/CentresPage.ts';
import { StaticPage } from './StaticPage.tsx';

export { staticHandle as handle } from './StaticPage.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { regions } = await serverApi(context)(listRegions);
  const arabic = context.get(pageContext).language === 'ar';
  return regions.map((region) => ({ id: region._id, name: arabic ? region.ar_name : region.en_name }));
}

export default function CentresPage({ loaderData: regions }: Route.ComponentProps) {
  const t = useWords('static');
  const layout = useWords('layout');
  return (
    <StaticPage page="centres">
      <h2>{t('centres.regions')}</h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {regions.map((region) => (
          <Card as="li" key={region.id} className="flex items-center gap-4">
            <Emblem name={region.id} size={40} />
            <span className="font-semibold">{region.name}</span>
          </Card>
        ))}
      </ul>
      <p className="mt-8 max-w-prose text-soft">{t('centres.ask')}</p>
      <ButtonLink to={paths.contact()} className="mt-4">
        {layout('contact')}
      </ButtonLink>
    </StaticPage>
  );
}
