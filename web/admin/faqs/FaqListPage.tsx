import { adminFaqs, type Faq } from '#contract/endpoints/faqs.ts';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { useLocal } from '#web/lib/local.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { statusColumn, useUpdatedColumn } from '../kit/columns.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { Line } from '../kit/Line.tsx';
import { eitherFilter, type LoadedList } from '../kit/list-types.ts';
import { beforeFirstAnswer, loadList } from '../kit/load-list.ts';
import { ResourceListPage } from '../kit/ResourceListPage.tsx';
import { bulkSwitch } from '../kit/StatusSwitch.tsx';
import type { Route } from './+types/FaqListPage.ts';
import { faqs } from './resource.ts';

export const handle = { needs: faqs.needs.list, words: ['admin', 'admin-faqs'] } satisfies PageHandle;

export const clientLoader = loadList(adminFaqs.list);

export const HydrateFallback = () => <FaqList {...beforeFirstAnswer(adminFaqs.list)} />;

const FaqListPage = ({ loaderData }: Route.ComponentProps) => <FaqList {...loaderData} />;
export default FaqListPage;

function FaqList(loaded: LoadedList<typeof adminFaqs.list>) {
  const t = useWords('admin-faqs');
  const say = useLocal();
  const { lang } = useLanguage();
  const updated = useUpdatedColumn();
  const inArabic = { name: 'name', language: 'ar' } as const;
  const inEnglish = { name: 'name_en', language: 'en' } as const;
  const [first, second] = lang === 'ar' ? [inArabic, inEnglish] : [inEnglish, inArabic];
  return (
    <ResourceListPage
      resource={faqs}
      calls={adminFaqs}
      loaded={loaded}
      text={loaded.answer && t('list.text', { count: loaded.answer.totalItems })}
      createLabel={t('list.create')}
      labels={useFieldLabels('admin-faqs')}
      searchLabel={t('list.search')}
      rowName={(faq) => say(faq, 'name')}
      columns={[
        {
          key: 'question',
          header: t('list.question'),
          sort: first.name,
          main: true,
          className: 'sm:w-full',
          cell: (faq) => (
            <>
              <Line lang={first.language}>{faq[first.name]}</Line>
              <Line detail lang={second.language}>
                {faq[second.name]}
              </Line>
            </>
          ),
        },
        statusColumn(adminFaqs.switchAll, {
          header: t('list.status'),
          label: (faq: Faq) => `${t('list.shown')}: ${say(faq, 'name')}`,
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
      bulk={[bulkSwitch(adminFaqs.switchAll, { on: t('list.show'), off: t('list.hide') })]}
      empty={<EmptyState title={t('list.empty')} text={t('list.emptyText')} />}
    />
  );
}
