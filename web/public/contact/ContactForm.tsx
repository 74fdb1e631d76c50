import { limits } from '#contract/limits.ts';
import { paths } from '#web/app/paths.ts';
import { Card } from '#web/kit/Card.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { NeedsScript } from '#web/kit/form/NeedsScript.tsx';
import { PhoneField } from '#web/kit/form/PhoneField.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';
import { useContactForm } from './useContactForm.ts';

/** The number of remaining characters from which the counter is shown. */
const nearTheEnd = 500;

interface Props {
  /** A second message after the first: its form takes the focus. */
  again: boolean;
  /** Called with the address to which the answer is sent. */
  onSent: (email: string) => void;
}

/** The form (public spec, section 5). */
export function ContactForm({ again, onSent }: Props) {
  const t = useWords('contact');
  const site = useSite();
  const form = useContactForm(onSent);
  const left = limits.longTextMax - form.values.message.length;
  return (
    <Card as="section" pad="lg" aria-labelledby="contact-form">
      <h2 id="contact-form" className="mb-6">
        {t('form.title')}
      </h2>
      <Form form={form} label={t('form.title')}>
        <TextField {...form.field('name')} label={t('form.name')} autoComplete="name" autoFocus={again} required />
        <div className="grid gap-5 md:grid-cols-2">
          <TextField {...form.field('email')} kind="email" label={t('form.email')} required />
          <PhoneField {...form.field('phone')} label={t('form.phone')} required />
        </div>
        <TextArea
          {...form.field('message')}
          label={t('form.message')}
          rows={6}
          limit={left < nearTheEnd ? limits.longTextMax : undefined}
          required
        />
        <TextField
          {...form.field('team_no')}
          kind="code"
          inputMode="text"
          label={t('form.team_no')}
          hint={t('form.team_noHint')}
          className="max-w-md"
          optional
        />
        <p className="text-sm text-soft">
          <Sentence of="contact" text="form.privacy" parts={{ policy: <Link to={paths.privacy()} /> }} />
        </p>
        <FormActions>
          <SubmitButton variant="go" size="lg" className="max-sm:w-full">
            {t('form.send')}
          </SubmitButton>
          <NeedsScript email={site?.contact.email} />
        </FormActions>
      </Form>
    </Card>
  );
}
