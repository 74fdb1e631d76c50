import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { limits } from '#contract/limits.ts';
import { scorePanelOf } from '#contract/score-panels.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { teamState } from '#domain/team-state.ts';
import { formatBeginning } from '#locales/format.ts';
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
import { writeDate } from '#web/kit/write-date.ts';
import { call } from '#web/lib/api.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { ScoreForm } from '#web/team/scores/ScoreForm.tsx';
import { ScoresView } from '#web/team/scores/ScoresView.tsx';
import { useMay } from '../kit/calls.ts';
import { useFocusWhenGone } from '../kit/useFocusWhenGone.ts';

type Scores = NonNullable<AdminTeam['scores']>;

/** What was handed in for a team, or the panel of its competition while there is nothing; and what was reopened. */
export default function TeamScores({ team }: { team: AdminTeam }) {
  const t = useWords('admin-team');
  // Once other scores stand here, the form or the button that had the focus is gone.
  const current = useFocusWhenGone<HTMLElement>(team.scores?.created_at);
  return (
    <div className="flex flex-col gap-8">
      <section
        ref={current}
        tabIndex={-1}
        aria-label={t('view.scores')}
        className="flex flex-col gap-6 rounded-lg outline-none"
      >
        {team.scores ? <HandedIn team={team} scores={team.scores} /> : <Panel team={team} />}
      </section>
      {team.earlier_scores.length > 0 && (
        <section aria-labelledby="earlier-scores" className="flex flex-col gap-6">
          <h2 id="earlier-scores" className="text-xl">
            {t('scores.earlier')}
          </h2>
          {team.earlier_scores.map((scores) => (
            <Earlier key={scores.reopened_at} scores={scores} />
          ))}
        </section>
      )}
    </div>
  );
}

/** The panel, where the person may hand in scores and the team can have some now; else why not. */
function Panel({ team }: { team: AdminTeam }) {
  const t = useWords('scores');
  const own = useWords('admin-team');
  const { lang } = useLanguage();
  const maySubmit = useMay()({ access: 'scores:submit' });
  const panel = scorePanelOf(team.competion.slug);
  const state = teamState(team);
  const opensAt = team.scores_open_at;
  if (!panel) return <Closed title={t('none')} text={t('noneText')} />;
  if (state === 'withdrawn') return <Closed title={t('withdrawn')} text={t('withdrawnText')} />;
  if (state === 'unpaid') return <Closed title={t('empty')} text={own('scores.needPaid')} />;
  if (opensAt) return <Closed title={t('opens', { at: formatBeginning(opensAt, lang) })} text={t('opensText')} />;
  if (!maySubmit) return <Closed title={t('empty')} text={own('scores.notYours')} />;
  return <ScoreForm team={team} panel={panel} />;
}

const Closed = ({ title, text }: { title: string; text: string }) => (
  <Card>
    <EmptyState title={title} text={text} />
  </Card>
);

/** Who handed scores in, and when. */
const By = ({ scores }: { scores: Scores }) => {
  const { lang } = useLanguage();
  return (
    <Sentence
      of="admin-team"
      text="scores.by"
      values={{ name: nameIn(lang, scores.by ?? '') }}
      parts={{ name: <bdi />, date: <DateTime iso={scores.created_at} time /> }}
    />
  );
};

function HandedIn({ team, scores }: { team: AdminTeam; scores: Scores }) {
  const t = useWords('admin-team');
  const say = useWords('scores');
  const mayReopen = useMay()(adminTeams.reopenScores);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Callout
        tone="good"
        title={say('done')}
        actions={
          mayReopen && (
            <Button size="sm" onClick={() => setOpen(true)}>
              {t('scores.reopen')}
            </Button>
          )
        }
      >
        <By scores={scores} />
      </Callout>
      <ScoresView scores={scores} />
      <Dialog open={open} onClose={close} title={t('scores.reopenTitle')} text={t('scores.reopenText')} size="sm">
        <ReopenForm team={team} scores={scores} onClose={close} />
      </Dialog>
    </>
  );
}

function ReopenForm({ team, scores, onClose }: { team: AdminTeam; scores: Scores; onClose: () => void }) {
  const t = useWords('admin-team');
  const kit = useWords('kit');
  const { revalidate } = useRevalidator();
  const form = useForm({
    values: { reason: '' },
    send: ({ reason }) =>
      call(adminTeams.reopenScores, { body: { id: team._id, scores_at: scores.created_at, reason } }),
    async done({ msg }) {
      onClose();
      toast.success(msg);
      await revalidate();
    },
  });
  return (
    <Form form={form} label={t('scores.reopenTitle')}>
      <TextArea
        {...form.field('reason')}
        label={t('scores.reason')}
        hint={t('scores.reasonHint')}
        limit={limits.reopeningReasonMax}
        required
        rows={3}
      />
      <FormActions>
        <SubmitButton variant="danger">{t('scores.reopen')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {kit('cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** Scores that were reopened: by whom, when, and why. */
function Earlier({ scores }: { scores: AdminTeam['earlier_scores'][number] }) {
  const t = useWords('admin-team');
  const { lang } = useLanguage();
  const { day, hijri } = writeDate(lang, { iso: scores.created_at, time: true });
  return (
    <div className="flex flex-col gap-3">
      <Callout
        title={
          <Sentence
            of="admin-team"
            text="scores.reopenedBy"
            values={{ name: nameIn(lang, scores.reopened_by) }}
            parts={{ name: <bdi />, date: <DateTime iso={scores.reopened_at} time /> }}
          />
        }
      >
        <p className="wrap-anywhere whitespace-pre-line">
          <bdi>{scores.reason}</bdi>
        </p>
        <p className="mt-1 text-soft">
          <By scores={scores} />
        </p>
      </Callout>
      <ScoresView scores={scores} title={t('scores.ofDate', { date: hijri ? `${day} (${hijri})` : day })} level={3} />
    </div>
  );
}
