import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import { formatNumber } from '#locales/format.ts';
import { Card, CardHead } from '#web/kit/Card.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { cityName, useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { TeamPeople } from './TeamPeople.tsx';

/** Facts of a team, its entity and its people. */
export function TeamOverview({ team }: { team: AdminTeam }) {
  const t = useWords('admin-teams');
  const say = useLocal();
  const level = useAgeLevel();
  const { lang } = useLanguage();
  const chosen = team.competion.agelevel.find(({ title }) => title === team.ageLevel);
  const region = team.region && (lang === 'ar' ? team.region.ar_name : team.region.en_name);
  const { entity } = team;
  const facts = [
    { term: t('fields.schoolName'), detail: <bdi>{team.schoolName}</bdi> },
    { term: t('competition'), detail: say(team.competion, 'name') },
    { term: t('fields.ageLevel'), detail: chosen ? level.name(chosen) : team.ageLevel },
    { term: t('fields.stage'), detail: <bdi>{team.stage || t('view.none')}</bdi> },
    { term: t('region'), detail: region ?? t('view.none') },
    { term: t('fields.city'), detail: <bdi>{cityName(lang, team) || t('view.none')}</bdi> },
    { term: t('view.scores'), detail: t(team.scores ? 'view.scoresYes' : 'view.scoresNo') },
    { term: t('view.rank'), detail: team.resultes ? formatNumber(team.resultes.ranked) : t('view.noResult') },
  ];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <TeamPeople team={team} of="coach" />
        <TeamPeople team={team} of="member" />
      </div>
      <div className="flex flex-col gap-6">
        <Card as="section">
          <CardHead title={t('form.about')} />
          <DescriptionList items={facts} />
        </Card>
        <Card as="section">
          <CardHead title={t('fields.entity')} />
          {entity ? (
            <DescriptionList
              items={[
                { term: t('view.entityName'), detail: <bdi>{entity.name}</bdi> },
                { term: t('people.cr'), detail: <Ltr>{entity.crNumber}</Ltr> },
                { term: t('people.email'), detail: <Ltr className="wrap-anywhere">{entity.email}</Ltr> },
                { term: t('people.phone'), detail: <Ltr>{entity.phone_number}</Ltr> },
              ]}
            />
          ) : (
            <p className="text-soft">{t('view.noEntity')}</p>
          )}
        </Card>
        {team.notes && (
          <Card as="section">
            <CardHead title={t('view.notes')} />
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{team.notes}</bdi>
            </p>
          </Card>
        )}
      </div>
    </div>
  );
}
