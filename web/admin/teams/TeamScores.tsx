import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { scorePanelOf } from '#contract/score-panels.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { teamState } from '#domain/team-state.ts';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { ScoreForm } from '#web/team/scores/ScoreForm.tsx';
import { ScoresView } from '#web/team/scores/ScoresView.tsx';
import { useMay } from '../kit/calls.ts';

/** What was handed in for a team; the panel of its competition while there is nothing; and what was reopened. */
export function TeamScores({ team }: { team: AdminTeam }) {
  const t = useWords('admin-teams');
  const { lang } = useLanguage();
  return (
    <div className="flex flex-col gap-6">
      {team.scores ? <HandedIn team={team} scores={team.scores} /> : <Panel team={team} />}
      {team.earlier_scores.length > 0 && (
        <section aria-labelledby="earlier-scores" className="flex flex-col gap-4">
          <h2 id="earlier-scores" className="text-xl">
            {t('reopen.earlier')}
          </h2>
          {team.earlier_scores.map((scores) => (
            <div key={scores.reopened_at} className="flex flex-col gap-3">
              <Callout title={t('reopen.by', { name: nameIn(lang, scores.reopened_by) })}>
                <bdi className="wrap-anywhere">{scores.reason}</bdi>{' '}
                <span className="text-soft">
                  <DateTime iso={scores.reopened_at} />
                </span>
              </Callout>
              <ScoresView scores={scores} />
            </div>
          ))}
        </section>
      )}
    </div>
  );
}

/** The panel, where the person may hand in scores and the team has any to hand in. */
function Panel({ team }: { team: AdminTeam }) {
  const t = useWords('scores');
  const own = useWords('admin-teams');
  const may = useMay();
  const panel = scorePanelOf(team.competion.slug);
  const state = teamState(team);
  if (!panel) return <Closed title={t('none')} text={t('noneText')} />;
  if (state === 'withdrawn') return <Closed title={t('withdrawn')} text={t('withdrawnText')} />;
  if (state === 'unpaid') return <Closed title={own('view.scoresNo')} text={own('view.scoresNeedPaid')} />;
  if (!may({ access: 'scores:submit' })) return <Closed title={own('view.scoresNo')} text="" />;
  return <ScoreForm team={team} panel={panel} />;
}

const Closed = ({ title, text }: { title: string; text: string }) => (
  <Card>
    <EmptyState title={title} text={text} />
  </Card>
);

type Scores = NonNullable<AdminTeam['scores']>;

function HandedIn({ team, scores }: { team: AdminTeam; scores: Scores }) {
  const t = useWords('admin-teams');
  const done = useWords('scores');
  const { lang } = useLanguage();
  const may = useMay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Callout
        tone="good"
        title={done('done')}
        actions={
          may(adminTeams.reopenScores) && (
            <Button size="sm" onClick={() => setOpen(true)}>
              {t('reopen.open')}
            </Button>
          )
        }
      >
        <bdi>{nameIn(lang, scores.by ?? '')}</bdi>
      </Callout>
      <ScoresView scores={scores} />
      <Dialog open={open} onClose={() => setOpen(false)} title={t('reopen.title')} text={t('reopen.text')} size="sm">
        <ReopenForm team={team} scores={scores} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ReopenForm({ team, scores, onClose }: { team: AdminTeam; scores: Scores; onClose: () => void }) {
  const t = useWords('admin-teams');
  const kit = useWords('kit');
  const { revalidate } = useRevalidator();
  const form = useForm({
    values: { reason: '' },
    send: ({ reason }) =>
      call(adminTeams.reopenScores, { body: { id: team._id, scores_at: scores.created_at, reason } }),
    done: async ({ msg }) => {
      onClose();
      toast.success(msg);
      await revalidate();
    },
  });
  return (
    <Form form={form} label={t('reopen.title')}>
      <TextArea {...form.field('reason')} label={t('reopen.reason')} hint={t('reopen.hint')} required rows={3} />
      <FormActions>
        <SubmitButton variant="danger">{t('reopen.save')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {kit('cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
