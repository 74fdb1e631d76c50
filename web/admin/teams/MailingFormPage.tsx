import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { TeamSelection } from '#contract/endpoints/team-bulk.ts';
import { previewMailing, sendMailing } from '#contract/endpoints/team-mailings.ts';
import { languages } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { forgetSavedInput, useSavedInput } from '#web/kit/form/useSavedInput.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { useCurrentUser } from '../layout/current-user.ts';
import { teams as teamList, teamMailings } from './resource.ts';
import { countOf } from './selected.ts';

export const handle = {
  needs: sendMailing.access,
  words: ['admin', 'admin-mailings', 'fields'],
} satisfies PageHandle;

/** The teams were chosen in the list, which hands them over in the history of the browser. */
export default function MailingFormPage() {
  const t = useWords('admin-mailings');
  const state: unknown = useLocation().state;
  const teams = (state as { teams?: TeamSelection } | null)?.teams;
  return (
    <FormPage resource={teamList} title={t('form.title')} loaded={{}}>
      {teams ? (
        <MailingForm teams={teams} />
      ) : (
        <EmptyState
          title={t('form.noTeams')}
          text={t('form.noTeamsText')}
          action={<ButtonLink to={teamList.list()}>{t('form.toTeams')}</ButtonLink>}
        />
      )}
    </FormPage>
  );
}

type Values = { subject: string; text: string; subject_en: string; text_en: string };
const empty: Values = { subject: '', text: '', subject_en: '', text_en: '' };
type Preview = AnswerOf<typeof previewMailing>;

/** Writes the mail; what is typed survives a reload. Nothing is sent before it was looked at. */
function MailingForm({ teams }: { teams: TeamSelection }) {
  const t = useWords('admin-mailings');
  const fields = useWords('fields');
  const { _id: account } = useCurrentUser();
  const keptAs = `turs:team-mailing:${account}` as const;
  const [preview, setPreview] = useState<{ of: Values; answer: Preview }>();
  const missing = (text: string) => (text.trim() ? undefined : fields('required'));
  const form = useForm<Values, Preview>({
    values: empty,
    check: (values) =>
      Object.fromEntries(Object.entries(values).map(([name, text]: [string, string]) => [name, missing(text)])),
    send: (values) => call(previewMailing, { body: { ...values, teams } }),
    done: (answer, of) => setPreview({ of, answer }),
  });
  useSavedInput(form, keptAs);
  if (preview) {
    return (
      <PreviewStep
        teams={teams}
        {...preview}
        onBack={() => setPreview(undefined)}
        onSent={() => forgetSavedInput(keptAs)}
      />
    );
  }
  return (
    <>
      <p className="text-soft">{t('form.lead', { count: countOf(teams) })}</p>
      <Form form={form} label={t('form.title')}>
        <div className="grid gap-6 lg:grid-cols-2">
          {languages.map((language) => {
            const [subject, text] =
              language === 'ar' ? (['subject', 'text'] as const) : (['subject_en', 'text_en'] as const);
            return (
              <div key={language} className="flex min-w-0 flex-col gap-4">
                <TextField
                  {...form.field(subject)}
                  label={t(`form.subject.${language}`)}
                  language={language}
                  maxLength={limits.mailSubjectMax}
                  required
                />
                <TextArea
                  {...form.field(text)}
                  label={t(`form.text.${language}`)}
                  hint={t('form.hint')}
                  rows={8}
                  limit={limits.longTextMax}
                  required
                />
              </div>
            );
          })}
        </div>
        <FormActions>
          <SubmitButton>{t('form.preview')}</SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}

interface PreviewStepProps {
  teams: TeamSelection;
  of: Values;
  answer: Preview;
  onBack: () => void;
  onSent: () => void;
}

/** The mail as one of the coaches will read it, and to how many it goes. */
function PreviewStep({ teams, of, answer, onBack, onSent }: PreviewStepProps) {
  const t = useWords('admin-mailings');
  const navigate = useNavigate();
  const { recipients, without_coach, languages: counts, example } = answer;
  // One for this preview: a second press, or a page that sends it again, is the same mail.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    values: {},
    send: () => call(sendMailing, { body: { ...of, teams, recipients }, headers: { 'idempotency-key': key } }),
    done: async ({ msg, mailing }) => {
      onSent();
      toast.success(msg);
      await navigate(teamMailings.one(mailing._id), { replace: true });
    },
  });
  return (
    <Form form={form} label={t('form.preview')}>
      <h2 className="text-xl">{t('preview.title', { count: recipients })}</h2>
      <p className="text-soft">{t('preview.languages', { ar: counts.ar, en: counts.en, both: counts.both })}</p>
      {without_coach > 0 && <Callout tone="warn">{t('preview.without', { count: without_coach })}</Callout>}
      {example ? (
        <>
          <p>
            {t('preview.example')} <bdi className="font-semibold">{example.name}</bdi>
          </p>
          <div className="grid gap-4 lg:grid-cols-2">
            {languages.map((language) => (
              <Card key={language} as="article" aria-label={t(`languages.${language}`)}>
                <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className="flex flex-col gap-3">
                  <h3 className="text-lg wrap-anywhere">{example[language].subject}</h3>
                  {example[language].paragraphs.map((paragraph, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key, and keep their order
                    <p key={index} className="whitespace-pre-wrap wrap-anywhere">
                      {paragraph}
                    </p>
                  ))}
                </div>
              </Card>
            ))}
          </div>
        </>
      ) : (
        <Callout tone="bad">{t('preview.nobody')}</Callout>
      )}
      <FormActions>
        {recipients > 0 && <SubmitButton variant="go">{t('preview.send', { count: recipients })}</SubmitButton>}
        <Button variant="ghost" onClick={onBack}>
          {t('preview.back')}
        </Button>
      </FormActions>
    </Form>
  );
}
