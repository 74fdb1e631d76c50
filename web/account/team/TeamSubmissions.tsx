import { useEffect, useRef } from 'react';
import type { Team } from '#contract/entities.ts';
import { scorePanelOf } from '#contract/score-panels.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { teamState } from '#domain/team-state.ts';
import { formatBeginning } from '#locales/format.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { ScoreForm } from '#web/team/scores/ScoreForm.tsx';
import { ScoresView } from '#web/team/scores/ScoresView.tsx';
import { useTeam } from './team-context.ts';

export const handle = { needs: 'signedIn', words: ['team', 'scores', 'fields'] } satisfies PageHandle;

/** The panel of the team's competition; once scores are handed in, the notice and what was handed in. */
export default function TeamSubmissions() {
  const t = useWords('scores');
  const team = useTeam();
  const panel = scorePanelOf(team.competion.slug);
  const wasOpen = useRef(!team.scores);
  if (team.scores) return <Done scores={team.scores} isNew={wasOpen.current} />;
  if (!panel) return <Closed title={t('none')} text={t('noneText')} />;
  if (teamState(team) === 'withdrawn') return <Closed title={t('withdrawn')} text={t('withdrawnText')} />;
  if (team.scores_open_at) return <OpensLater at={team.scores_open_at} season={team.season} />;
  return <ScoreForm team={team} panel={panel} />;
}

function Closed({ title, text }: { title: string; text: string }) {
  return (
    <Card>
      <EmptyState title={title} text={text} />
    </Card>
  );
}

/** Nobody has scores before a match: when the panel opens, and where all dates of the season are. */
function OpensLater({ at, season }: { at: string; season: Team['season'] }) {
  const t = useWords('scores');
  const { lang } = useLanguage();
  return (
    <Card>
      <EmptyState
        title={t('opens', { at: formatBeginning(at, lang) })}
        text={t('opensText')}
        action={<ButtonLink to={paths.season(season.slug)}>{t('seasonDates')}</ButtonLink>}
      />
    </Card>
  );
}

/** @param props.isNew whether it has just taken the place of the form: then it takes the focus, and is read out */
function Done({ scores, isNew }: { scores: NonNullable<Team['scores']>; isNew: boolean }) {
  const t = useWords('scores');
  const notice = useRef<HTMLDivElement>(null);
  const { lang } = useLanguage();
  useEffect(() => {
    if (isNew) notice.current?.focus();
  }, [isNew]);
  return (
    <div className="grid gap-6">
      <div ref={notice} tabIndex={-1} className="outline-none">
        <Callout tone="good" title={t('done')}>
          <Sentence
            of="scores"
            text="doneText"
            values={{ name: nameIn(lang, scores.by ?? '') }}
            parts={{ name: <bdi />, contact: <Link to={paths.contact()} /> }}
          />
        </Callout>
      </div>
      <ScoresView scores={scores} />
    </div>
  );
}
