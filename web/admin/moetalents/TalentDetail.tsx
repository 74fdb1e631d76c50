import type { AdminTalent, Training } from '#contract/endpoints/admin-talents.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { ReachLink } from '../kit/ReachLink.tsx';

/** All that a person has entered, with links that write to them and call them. */
export function TalentDetail({ talent }: { talent: AdminTalent }) {
  const t = useWords('admin-talents');
  const say = useLocal();
  const { email, phone, status } = talent;
  return (
    <>
      <DescriptionList
        layout="stack"
        items={[
          { term: t('fields.email'), detail: <ReachLink email={email} /> },
          { term: t('fields.phone'), detail: <ReachLink phone={phone} /> },
          { term: t('fields.school'), detail: <bdi>{talent.school}</bdi> },
          { term: t('fields.moeAdmin'), detail: say(talent.moeAdmin, 'name') },
          { term: t('fields.subjects'), detail: <bdi>{talent.subjects}</bdi> },
          { term: t('fields.gender'), detail: t(`genders.${talent.gender}`) },
          { term: t('fields.created_at'), detail: <DateTime iso={talent.created_at} time /> },
          {
            term: t('detail.state'),
            detail: (
              <StatusBadge tone={status ? 'good' : 'neutral'}>{t(`status.${status ? 'on' : 'off'}`)}</StatusBadge>
            ),
          },
        ]}
      />
      <h3 className="mt-7 text-lg">{t('detail.trainings')}</h3>
      <ol className="mt-2">
        {talent.training.map((training, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same choice may stand twice, and nothing moves
          <TrainingLine key={row} training={training} number={row + 1} />
        ))}
      </ol>
    </>
  );
}

function TrainingLine({ training, number }: { training: Training; number: number }) {
  const t = useWords('admin-talents');
  const say = useLocal();
  const { competion, time_slot_1, time_slot_2 } = training;
  const times = { first: t(`slots.${time_slot_1}`), second: t(`slots.${time_slot_2}`) };
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-t border-line py-2.5 first:border-t-0">
      <span className="min-w-0">
        <span className="block text-sm text-soft">
          {t('detail.one', { n: number })}
          {competion.season && (
            <>
              {' · '}
              <bdi>{say(competion.season, 'name')}</bdi>
            </>
          )}
        </span>
        <span className="block font-semibold">
          {competion.season ? <bdi>{say(competion, 'name')}</bdi> : t('detail.noCompetition')}
        </span>
      </span>
      <span>{time_slot_1 === time_slot_2 ? times.first : t('detail.twice', times)}</span>
    </li>
  );
}
