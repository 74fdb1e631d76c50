import type { adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { limits } from '#contract/limits.ts';
import { milestoneKinds } from '#contract/milestone.ts';
import { isDay } from '#domain/milestones.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { WrittenDate } from '#web/kit/WrittenDate.tsx';
import { writeDate } from '#web/kit/write-date.ts';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Pair, TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import type { FormOf } from '../kit/form/useRecordForm.ts';
import { RowList } from '../kit/rows/RowList.tsx';
import { MomentField } from './MomentField.tsx';
import { nameOfRegion, type RegionChoice } from './names-in-dates.ts';

/** The dates of a season. They stand in their own order, whichever was added first. */
export function MilestoneList({
  form,
  regions,
}: {
  form: FormOf<typeof adminSeasons>;
  regions: readonly RegionChoice[];
}) {
  const t = useWords('admin-seasons');
  const say = useLocal();
  const { lang } = useLanguage();
  const kinds = milestoneKinds.map((kind) => ({ value: kind, label: t(`milestones.kinds.${kind}`) }));
  const regionOptions = regions.map((region) => ({ value: region._id, label: nameOfRegion(lang, region) }));
  return (
    <RowList
      form={form}
      name="milestones"
      max={limits.seasonMilestones}
      hint={t('milestones.hint')}
      addLabel={t('milestones.add')}
      none={t('milestones.none')}
      empty={() => ({
        ...{ _id: crypto.randomUUID(), kind: 'registration' as const, title: '', title_en: '', from: '', to: '' },
        ...{ region: '', place: '', place_en: '', link: '' },
      })}
      rowName={(date) => say(date, 'title') || t('milestones.unnamed')}
      rowDetail={({ from, to }) => isWritten(from) && isWritten(to) && <When from={from} to={to} />}
    >
      {(row) => (
        <>
          <TwoLanguages form={row} name="title">
            {(field) => <TextField {...field} />}
          </TwoLanguages>
          <Pair>
            <Select
              {...row.field('kind')}
              options={kinds}
              value={row.values.kind}
              onChange={(kind) => row.set({ kind: kind as (typeof milestoneKinds)[number] })}
            />
            <Select {...row.field('region')} optional placeholder={t('milestones.noRegion')} options={regionOptions} />
          </Pair>
          <Pair>
            <MomentField {...row.field('from')} />
            <MomentField {...row.field('to')} />
          </Pair>
          <TwoLanguages form={row} name="place">
            {(field) => <TextField {...field} />}
          </TwoLanguages>
          <TextField {...row.field('link')} kind="url" hint={t('milestones.linkHint')} />
        </>
      )}
    </RowList>
  );
}

const isWritten = (moment: string) => !Number.isNaN(Date.parse(moment.slice(0, 16)));

function When({ from, to }: { from: string; to: string }) {
  const { lang } = useLanguage();
  const inRiyadh = (moment: string) => (isDay(moment) ? moment : `${moment.slice(0, 16)}:00+03:00`);
  return <WrittenDate of={writeDate(lang, { iso: inRiyadh(from), to: inRiyadh(to), time: !isDay(from) })} />;
}
