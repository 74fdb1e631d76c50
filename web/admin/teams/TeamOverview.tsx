import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import { medalOf } from '#domain/medal.ts';
import { toHalalas } from '#domain/money.ts';
import { formatNumber } from '#locales/format.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Card, CardHead } from '#web/kit/Card.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { cityName, useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { TeamEntity } from './TeamEntity.tsx';
import { TeamPeople } from './TeamPeople.tsx';

/** Facts of a team, its people, its entity and what the office noted. */
export function TeamOverview({ team }: { team: AdminTeam }) {
  const t = useWords('admin-team');
  const { revalidate } = useRevalidator();
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <TeamPeople team={team} onChanged={revalidate} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Card as="section">
          <CardHead title={t('facts.title')} />
          <DescriptionList items={useFacts(team)} />
        </Card>
        <TeamEntity team={team} />
        <Card as="section">
          <CardHead title={t('facts.notes')} />
          {team.notes ? (
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{team.notes}</bdi>
            </p>
          ) : (
            <p className="text-soft">{t('facts.noNotes')}</p>
          )}
        </Card>
      </div>
    </div>
  );
}

function useFacts(team: AdminTeam): { term: string; detail: ReactNode }[] {
  const t = useWords('admin-team');
  const field = useWords('admin-teams');
  const say = useLocal();
  const level = useAgeLevel();
  const { lang } = useLanguage();
  const { region, resultes: result, order } = team;
  const text = (value: string | undefined) => (value ? <bdi className="wrap-anywhere">{value}</bdi> : t('view.none'));
  const facts: { term: string; detail: ReactNode }[] = [
    { term: field('fields.schoolName'), detail: text(team.schoolName) },
    { term: field('fields.competion'), detail: text(say(team.competion, 'name')) },
    { term: field('fields.ageLevel'), detail: text(level.nameOf(team.ageLevel ?? '', team.competion.agelevel)) },
    { term: field('fields.stage'), detail: text(team.stage) },
    { term: field('fields.region'), detail: text(region && (lang === 'ar' ? region.ar_name : region.en_name)) },
    { term: field('fields.city'), detail: text(cityName(lang, team)) },
    { term: t('facts.scores'), detail: t(team.scores ? 'facts.scoresYes' : 'facts.scoresNo') },
    { term: t('facts.rank'), detail: result ? <Rank {...result} /> : t('facts.noResult') },
  ];
  // A sub admin learns nothing of money.
  if (order !== undefined) {
    const fee = order ? <Money halalas={toHalalas(order.total_amount)} /> : t('facts.free');
    facts.push({ term: t('facts.fee'), detail: fee });
  }
  return facts;
}

function Rank({ ranked, score }: { ranked: number; score: number | null }) {
  const t = useWords('admin-team');
  const rank = formatNumber(ranked);
  return (
    <Badge tone={medalOf(ranked)}>
      {score === null ? rank : t('facts.rankWithScore', { rank, score: formatNumber(score) })}
    </Badge>
  );
}
