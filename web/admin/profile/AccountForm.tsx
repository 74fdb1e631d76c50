import { useRevalidator } from 'react-router';
import { ownAccount } from '#contract/endpoints/admin-profile.ts';
import { type AdminUser, adminUsers } from '#contract/endpoints/people.ts';
import { limits } from '#contract/limits.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { PasswordField } from '#web/kit/form/PasswordField.tsx';
import { PhoneField } from '#web/kit/form/PhoneField.tsx';
import { sessionStarted } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { Part } from '../kit/form/Part.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { type FormOf, useRecordForm } from '../kit/form/useRecordForm.ts';
import { PictureField } from '../kit/picture/PictureField.tsx';
import { usePasswordsDiffer } from '../people/empty.ts';
import { pictureOf } from '../people/names.ts';
import { adminProfile } from './resource.ts';

/** The log of people is for administrators; where one may not read it, the form does without. */
const calls = { ...ownAccount, history: adminUsers.history };
const pair = 'grid grid-cols-1 items-start gap-5 sm:grid-cols-2';
const empty = { picture: '', phone_number: '', current_password: '', password: '', c_password: '' };

/** What one changes of oneself. It stays where it is, and the menu above it shows the new picture. */
export function AccountForm({ record }: { record: AdminUser }) {
  const t = useWords('admin-profile');
  const people = useWords('admin-users');
  const { revalidate } = useRevalidator();
  const form = useRecordForm({
    ...{ calls, resource: adminProfile, empty, record, labels: useFieldLabels('admin-profile') },
    missing: people('form.missing'),
    judgesChanges: true,
    alsoWrong: usePasswordsDiffer(),
    onSaved(saved) {
      sessionStarted(saved);
      return revalidate();
    },
  });
  const picture = form.field('picture');
  return (
    <RecordForm form={form} label={t('form.name')} goneTitle={t('form.gone')}>
      {record.pending && <Callout tone="warn">{people('form.pending')}</Callout>}
      <Part title={t('form.reach')} text={t('form.reachText')}>
        <PictureField form={form} ratio={1} {...picture} value={pictureOf(picture.value)} />
        <div className={pair}>
          <PhoneField {...form.field('phone_number')} />
        </div>
      </Part>
      <Passwords form={form} />
    </RecordForm>
  );
}

function Passwords({ form }: { form: FormOf<typeof ownAccount> }) {
  const t = useWords('admin-profile');
  const { current_password, password, c_password } = form.values;
  // As soon as there is any of the three, the others are needed, too.
  const required = [current_password, password, c_password].some(Boolean);
  const all = { required, maxLength: limits.passwordMax };
  return (
    <Part title={t('form.password')} text={t('form.passwordText', { count: limits.passwordMin })}>
      <div className={pair}>
        <PasswordField {...form.field('current_password')} {...all} />
      </div>
      <div className={pair}>
        <PasswordField {...form.field('password')} {...all} purpose="new" />
        <PasswordField {...form.field('c_password')} {...all} purpose="new" />
      </div>
    </Part>
  );
}
