import { ownAccount } from '#contract/endpoints/admin-profile.ts';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { formWords } from '../kit/form/record-fields.ts';
import type { LoadedRecord } from '../kit/load-record.ts';
import type { Route } from './+types/AdminProfilePage.ts';
import { AccountForm } from './AccountForm.tsx';
import { OwnRecord } from './OwnRecord.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { adminProfile } from './resource.ts';

export const handle = {
  needs: adminProfile.needs.form,
  words: [...formWords, 'admin-users', 'admin-profile'],
} satisfies PageHandle;

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) =>
  attempt(call(ownAccount.get, { signal }));

/** The page's frame, also while the account is loaded. */
function Frame(props: { loaded?: LoadedRecord; children?: React.ReactNode }) {
  const t = useWords('admin-profile');
  return <FormPage resource={adminProfile} single title={t('title')} goneTitle={t('form.gone')} {...props} />;
}

export const HydrateFallback = () => <Frame />;

/** `/admin/profile` (back-office spec, section 2): the own account, its password, and where one is signed in. */
export default function AdminProfilePage({ loaderData }: Route.ComponentProps) {
  const { answer } = loaderData;
  return (
    <Frame loaded={loaderData}>
      {answer && (
        <>
          <OwnRecord account={answer} />
          <AccountForm key={answer.user._id} record={answer.user} />
          <PasswordForm email={answer.user.email} />
          <OwnSessions sessions={answer.sessions} />
        </>
      )}
    </Frame>
  );
}
