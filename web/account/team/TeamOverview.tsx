import type { Team } from '#contract/entities.ts';
import { medalOf } from '#domain/medal.ts';
import { formatNumber } from '#locales/format.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card, CardHead } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { cityName, useLocal } from '#web/lib/local.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { AnswerByAccount, EntityButton } from '../entity/index.ts';
import { useViewer } from '../layout/index.ts';
import { AnswerForMembership } from '../membership/index.ts';
import { useIsAskedAsEntity, useMayAnswerForEntity, useMayAttachEntity, useOwnPlace, useTeam } from './team-context.ts';

export const handle = {
  needs: 'signedIn',
  words: ['team', 'team-fields', 'entity', 'look-up', 'asked'],
} satisfies PageHandle;

/** What the team is registered for. The answer for a stranger has fewer facts; only those are shown. */
export default function TeamOverview() {
  const t = useWords('team');
  const team = useTeam();
  const mayAttachEntity = useMayAttachEntity(team);
  const isAsked = useIsAskedAsEntity(team);
  const mayAnswer = useMayAnswerForEntity(team);
  const say = useWords('entity');
  const asked = useWords('asked');
  const own = useOwnPlace(team);
  const isCreator = useViewer()._id === team.user?._id;
  return (
    <Card as="section">
      <CardHead title={t('overview')} />
      {mayAttachEntity && team.entity === null && (
        <Callout tone="warn" title={t('addEntity')} actions={<EntityButton team={team} />} className="mb-4" />
      )}
      {isAsked && (
        <Callout tone="info" title={say('ask.title')} className="mb-4">
          <p className="mb-4">{say('ask.lead')}</p>
          <AnswerByAccount team={team} />
        </Callout>
      )}
      {own && own.answered !== 'agreed' && (
        <Callout tone="info" title={asked(`${own.role}.title`)} className="mb-4">
          <p className="mb-4">{asked(own.answered === 'asked' ? 'lead' : `${own.role}.refused`)}</p>
          <AnswerForMembership team={team} place={own} />
        </Callout>
      )}
      <DescriptionList
        items={useFacts(team)}
        className="lg:grid lg:grid-cols-2 lg:gap-x-16 lg:[&>div:nth-child(2)]:border-t-0"
      />
      {team.entity && <EntityButton team={team} className="mt-4" />}
      {/* Whoever registered the team manages it anyway. */}
      {own?.answered === 'agreed' && !isCreator && <AnswerForMembership team={team} place={own} className="mt-4" />}
      {mayAnswer && !isAsked && <AnswerByAccount team={team} className="mt-4" />}
    </Card>
  );
}

function useFacts(team: Team) {
  const t = useWords('team');
  const field = useWords('team-fields');
  const say = useLocal();
  const { lang } = useLanguage();
  const age = useAgeLevel();
  const ofEntity = useWords('entity');
  const asked = useIsAskedAsEntity(team);
  const { entity, region, resultes: result } = team;
  const facts: { term: string; detail: React.ReactNode }[] = [
    { term: t('competition'), detail: say(team.competion, 'name') },
    { term: t('season'), detail: say(team.season, 'name') },
    { term: t('school'), detail: <bdi>{team.schoolName}</bdi> },
  ];
  if (team.stage) facts.push({ term: field('stage'), detail: <bdi>{team.stage}</bdi> });
  if (team.ageLevel) facts.push({ term: t('ageLevel'), detail: age.nameOf(team.ageLevel, team.competion.agelevel) });
  if (team.city) facts.push({ term: field('city'), detail: <bdi>{cityName(lang, team)}</bdi> });
  if (region) facts.push({ term: field('region'), detail: lang === 'ar' ? region.ar_name : region.en_name });
  if (entity) {
    // Whoever manages the team learns what the school said.
    const said = asked ? undefined : team.entity_agreed === false ? 'waits' : team.entity_agreed && 'agrees';
    facts.push({
      term: t('entity'),
      detail: (
        <span className="block text-end">
          <bdi>{entity.name}</bdi>
          {said && <span className="block text-sm text-soft">{ofEntity(said)}</span>}
        </span>
      ),
    });
    if (entity.crNumber) facts.push({ term: t('crNumber'), detail: <Ltr>{entity.crNumber}</Ltr> });
  }
  if (team.created_at)
    facts.push({ term: t('registered'), detail: <DateTime iso={team.created_at} stacked className="text-end" /> });
  if (result) {
    facts.push({ term: t('rank'), detail: <Badge tone={medalOf(result.ranked)}>{formatNumber(result.ranked)}</Badge> });
    if (result.score !== null) facts.push({ term: t('score'), detail: formatNumber(result.score) });
  }
  return facts;
}
