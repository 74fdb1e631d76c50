import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { submitScores } from '#contract/endpoints/scores.ts';
import type { Team } from '#contract/entities.ts';
import { limits } from '#contract/limits.ts';
import type { ScorePanel } from '#contract/score-panels.ts';
import { formatPercent } from '#locales/format.ts';
import { Card } from '#web/kit/Card.tsx';
import { FileField } from '#web/kit/form/FileField.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { TextField, type TextFieldProps } from '#web/kit/form/TextField.tsx';
import { type FormControl, useForm } from '#web/kit/form/useForm.ts';
import { forgetSavedInput, useSavedInput } from '#web/kit/form/useSavedInput.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { Progress } from '#web/kit/Progress.tsx';
import { ApiError } from '#web/lib/api.ts';
import { callWithProgress } from '#web/lib/upload.ts';
import { useWords } from '#web/lib/words.tsx';
import { HandInDialog } from './HandInDialog.tsx';
import { useRowName } from './ScoresView.tsx';
import {
  emptyValues,
  jsdataOf,
  rowsOf,
  type ScoreRow,
  type ScoreValues,
  withScheme,
  wrongValues,
} from './score-form.ts';

/** Milliseconds; enough for 5 MB over a slow mobile connection. */
const uploadTimeout = 120_000;

type Props = { team: Team; panel: ScorePanel };

/** The form in which a team's scores are handed in, once. What was typed survives a reload and an ended session. */
export function ScoreForm({ team, panel }: Props) {
  const t = useWords('scores');
  const say = useWords('fields');
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<number>();
  const key = `turs:scores-${team._id}` as const;
  const check = (values: ScoreValues) => wrongValues(team, values, file, say);

  const form = useForm<ScoreValues, { msg: string }>({
    values: emptyValues(panel),
    check,
    send: async (values) => {
      const body = new FormData();
      body.set('jsdata', JSON.stringify(jsdataOf(team, values)));
      if (file) body.set('file', file);
      setSent(file ? 0 : undefined);
      try {
        return await callWithProgress(setSent)(submitScores, { form: body, timeout: uploadTimeout });
      } catch (error) {
        // Another tab, or another coach, was first: the page shows what they handed in.
        if (error instanceof ApiError && error.code === 'scores_submitted') await revalidate();
        throw error;
      } finally {
        setSent(undefined);
      }
    },
    done: ({ msg }) => {
      forgetSavedInput(key);
      toast.success(msg);
      revalidate();
    },
  });
  useSavedInput(form, key);

  const [asks, setAsks] = useState(false);
  /** Asked only about scores that may be sent. */
  const submit: typeof form.submit = async (event) => {
    event?.preventDefault();
    if (form.pending) return;
    const ready = Object.keys(check(form.values)).length === 0;
    if (ready) setAsks(true);
    else await form.submit();
  };

  const asking: FormControl<ScoreValues> = { ...form, submit };
  const lost = form.values.file && !file ? form.values.file : undefined;
  return (
    <>
      <Form form={asking} label={t('title')}>
        <p className="text-soft">{t('lead')}</p>
        {rowsOf(panel).map((row) => (
          <RowFields key={row.fields[0]?.path} row={row} form={form} />
        ))}
        {panel.project && (
          <Card as="fieldset" className="min-w-0">
            <Legend>{t('project')}</Legend>
            <div className="clear-both grid gap-5">
              <LinkField label={t('projectLink')} hint={t('projectHint')} required {...form.field('youtube_link')} />
              <LinkField label={t('github')} optional {...form.field('github')} />
            </div>
          </Card>
        )}
        {panel.document !== 'none' && (
          <Card>
            <FileField
              label={t('document')}
              name="file"
              required={panel.document === 'required'}
              optional={panel.document === 'optional'}
              accept={['application/pdf']}
              maxBytes={limits.documentMaxBytes}
              value={file}
              disabled={form.pending}
              onChange={(chosen) => {
                setFile(chosen);
                form.set({ file: chosen?.name ?? '' });
              }}
              error={form.errors.file ?? (lost && t('chooseAgain', { name: lost }))}
            />
          </Card>
        )}
        {file && sent !== undefined && (
          <Progress
            label={t('uploading', { name: file.name })}
            value={sent}
            detail={formatPercent(Math.round(sent * 100) / 100)}
          />
        )}
        <FormActions>
          <SubmitButton variant="go">{t('submit')}</SubmitButton>
        </FormActions>
      </Form>
      {asks && (
        <HandInDialog
          {...{ panel, file, values: form.values }}
          onClose={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            form.submit();
          }}
        />
      )}
    </>
  );
}

/** Floats, because a browser would set a legend into the edge of its card. */
const Legend = ({ children }: { children: string }) => (
  <legend className="float-start mb-4 text-lg font-bold">{children}</legend>
);

/** A link; once it is left, one without a beginning gets it. */
function LinkField(props: TextFieldProps) {
  const complete = () => {
    const link = withScheme(props.value);
    if (link !== props.value) props.onChange(link);
  };
  return <TextField {...props} kind="url" onBlur={complete} />;
}

function RowFields({ row, form }: { row: ScoreRow; form: FormControl<ScoreValues> }) {
  const t = useWords('scores');
  const name = useRowName()(row.kind, row.n);
  return (
    <Card as="fieldset" data-label={name} className="min-w-0">
      <Legend>{name}</Legend>
      <div className="clear-both grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-[1fr_1fr_2.5fr]">
        {row.fields.map(({ path, key }) => {
          const field = { ...form.field(path), required: true };
          if (key === 'youtube_link')
            return <LinkField key={key} label={t('video')} className="max-sm:col-span-2" {...field} />;
          if (key === 'time')
            return (
              <TextField key={key} label={t('time')} placeholder="2:30" maxLength={limits.scoreTimeMax} {...field} />
            );
          return <TextField key={key} label={t(key)} kind="code" inputMode="decimal" {...field} />;
        })}
      </div>
    </Card>
  );
}
