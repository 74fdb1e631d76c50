import type { Team } from '#contract/entities.ts';
import { scorePanelOf } from '#contract/score-panels.ts';
import { medalOf } from '#domain/medal.ts';
import { formatBeginning, formatNumber } from '#locales/format.ts';
import { paths } from '#web/app/paths.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Card, CardHead } from '#web/kit/Card.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { ScoresView } from '#web/team/scores/ScoresView.tsx';
import { useTabs, useTeam } from './team-context.ts';

export const handle = { needs: 'signedIn', words: ['team', 'scores'] } satisfies PageHandle;

/** The team's rank, and the scores of its matches once they are handed in. */
export default function TeamMatches() {
  const { scores, resultes } = useTeam();
  return (
    <div className="grid gap-6">
      {resultes && <Result result={resultes} />}
      {scores ? <ScoresView scores={scores} /> : <NoScores />}
    </div>
  );
}

function Result({ result: { ranked, score } }: { result: NonNullable<Team['resultes']> }) {
  const t = useWords('scores');
  const rank = (
    <Badge tone={medalOf(ranked)} className="px-3 text-base">
      {formatNumber(ranked)}
    </Badge>
  );
  const facts = [
    { term: t('rank'), detail: rank },
    ...(score === null ? [] : [{ term: t('score'), detail: <strong>{formatNumber(score)}</strong> }]),
  ];
  return (
    <Card as="section">
      <CardHead title={t('result')} />
      <DescriptionList items={facts} />
    </Card>
  );
}

/** Says when they come, to whoever can hand them in: where. Nothing to be handed in needs no such place. */
function NoScores() {
  const t = useWords('scores');
  const team = useTeam();
  const tabs = useTabs(team);
  const panel = scorePanelOf(team.competion.slug);
  const { lang } = useLanguage();
  const opensAt = team.scores_open_at && formatBeginning(team.scores_open_at, lang);
  const submits = panel && !opensAt && tabs.includes('submissions');
  if (!panel && team.resultes) return null;
  const when = opensAt && tabs.includes('submissions') ? t('opensAt', { at: opensAt }) : t(submits ? 'yours' : 'later');
  const text = [panel && when, !team.resultes && t('rankLater')];
  return (
    <Card>
      <EmptyState
        title={t('empty')}
        text={text.filter(Boolean).join(' ')}
        action={
          submits && (
            <ButtonLink to={paths.team(team._id, 'submissions')} variant="primary">
              {t('title')}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
}
