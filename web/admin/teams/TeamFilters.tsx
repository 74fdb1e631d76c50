import type { TeamFilters as Filters } from '#contract/endpoints/teams.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { useListAddress } from '#web/kit/list/useListAddress.ts';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';

/** Filters the list by payment state and season. */
export function TeamFilters({ query }: { query: Filters }) {
  const t = useWords('admin-teams');
  const site = useSite();
  const { change } = useListAddress();
  return (
    <>
      <Select
        label={t('paidFilter')}
        hideLabel
        optional
        placeholder={t('allPayments')}
        value={query.paid ?? ''}
        onChange={(paid) => change({ paid })}
        options={[
          { value: 'true', label: t('paid') },
          { value: 'false', label: t('pending') },
        ]}
        className="max-sm:grow sm:w-52"
      />
      <Select
        label={t('seasonFilter')}
        hideLabel
        optional
        placeholder={t('allSeasons')}
        value={query.season ?? ''}
        onChange={(season) => change({ season })}
        options={(site?.seasons ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        className="max-sm:grow sm:w-60"
      />
    </>
  );
}
