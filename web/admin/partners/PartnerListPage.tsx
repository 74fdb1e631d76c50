import { adminPartners, type Partner } from '#contract/endpoints/partners.ts';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { OutsideLink } from '#web/kit/Link.tsx';
import { useLocal } from '#web/lib/local.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { statusColumn, useUpdatedColumn } from '../kit/columns.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { eitherFilter, type LoadedList } from '../kit/list-types.ts';
import { beforeFirstAnswer, loadList } from '../kit/load-list.ts';
import { PicturedName } from '../kit/PicturedName.tsx';
import { ResourceListPage } from '../kit/ResourceListPage.tsx';
import { bulkSwitch } from '../kit/StatusSwitch.tsx';
import type { Route } from './+types/PartnerListPage.ts';
import { partners } from './resource.ts';

export const handle = { needs: partners.needs.list, words: ['admin', 'admin-partners'] } satisfies PageHandle;

export const clientLoader = loadList(adminPartners.list);

export const HydrateFallback = () => <PartnerList {...beforeFirstAnswer(adminPartners.list)} />;

const PartnerListPage = ({ loaderData }: Route.ComponentProps) => <PartnerList {...loaderData} />;
export default PartnerListPage;

function PartnerList(loaded: LoadedList<typeof adminPartners.list>) {
  const t = useWords('admin-partners');
  const say = useLocal();
  const { lang } = useLanguage();
  const updated = useUpdatedColumn();
  const nameOf = (partner: Partner) => say(partner, 'name') || t('list.noName');
  return (
    <ResourceListPage
      resource={partners}
      calls={adminPartners}
      loaded={loaded}
      text={loaded.answer && t('list.text', { count: loaded.answer.totalItems })}
      createLabel={t('list.create')}
      labels={useFieldLabels('admin-partners')}
      searchLabel={t('list.search')}
      rowName={nameOf}
      columns={[
        {
          key: 'partner',
          header: t('list.partner'),
          sort: lang === 'ar' ? 'name' : 'name_en',
          main: true,
          className: 'sm:w-1/2',
          cell: (partner) => <PicturedName record={partner} noName={t('list.noName')} />,
        },
        {
          key: 'link',
          header: t('list.link'),
          className: 'sm:text-sm',
          cell: ({ link }) =>
            link && (
              <OutsideLink href={link} newTab look="quiet">
                <bdi dir="ltr" className="wrap-anywhere">
                  {hostOf(link)}
                </bdi>
              </OutsideLink>
            ),
        },
        statusColumn(adminPartners.switchAll, {
          header: t('list.status'),
          label: (partner: Partner) => `${t('list.shown')}: ${nameOf(partner)}`,
          states: { on: t('list.isShown'), off: t('list.isHidden') },
        }),
        updated,
      ]}
      filters={[
        eitherFilter('shown', {
          ...{ label: t('list.statusFilter'), all: t('list.allStatuses') },
          ...{ on: t('list.onlyShown'), off: t('list.onlyHidden') },
        }),
      ]}
      bulk={[bulkSwitch(adminPartners.switchAll, { on: t('list.show'), off: t('list.hide') })]}
      empty={<EmptyState title={t('list.empty')} text={t('list.emptyText')} />}
    />
  );
}

/** What a person knows a site by. */
const hostOf = (link: string) => (URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link);
