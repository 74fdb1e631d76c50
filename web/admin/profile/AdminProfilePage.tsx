import ScrollText from 'lucide-react/icons/scroll-text';
import { useRevalidator } from 'react-router';
import { roleOf } from '#contract/access.ts';
import { listOwnSessions, ownAccount } from '#contract/endpoints/admin-profile.ts';
import { listLog } from '#contract/endpoints/office-log.ts';
import type { AdminUser } from '#contract/endpoints/people.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { OutsideLink } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { SkeletonText } from '#web/kit/Skeleton.tsx';
import { call } from '#web/lib/api.ts';
import { type Attempt, attempt } from '#web/lib/attempt.ts';
import { useSite } from '#web/lib/site.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { FormPage } from '../kit/FormPage.tsx';
import { formWords } from '../kit/form/record-fields.ts';
import { officeLog } from '../log/resource.ts';
import { pictureOf } from '../people/names.ts';
import type { Route } from './+types/AdminProfilePage.ts';
import { AccountForm } from './AccountForm.tsx';
import { adminProfile } from './resource.ts';
import { type LoadedSessions, SessionList } from './SessionList.tsx';

export const handle = {
  needs: ownAccount.get.access,
  words: [...formWords, 'admin-users', 'admin-profile'],
} satisfies PageHandle;

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [account, sessions] = await Promise.all([
    attempt(call(ownAccount.get, { signal })),
    attempt(call(listOwnSessions, { signal })),
  ]);
  return { account, sessions };
}

export const HydrateFallback = () => <Frame />;

/** `/admin/profile` (back-office spec, section 2): the own account, and where one is signed in. */
export default function AdminProfilePage({ loaderData: { account, sessions } }: Route.ComponentProps) {
  const record = account.answer?.user;
  return (
    <Frame loaded={account}>
      {record && (
        <>
          <OwnRecord record={record} />
          <AccountForm key={record._id} record={record} />
          <Sessions loaded={sessions} />
        </>
      )}
    </Frame>
  );
}

/** The page's frame, also while the account is loaded. */
function Frame({ loaded, children }: { loaded?: { answer?: unknown; error?: string }; children?: React.ReactNode }) {
  const t = useWords('admin-profile');
  const titles = { title: t('title'), goneTitle: t('form.gone') };
  return (
    <FormPage resource={adminProfile} single {...titles} loaded={loaded}>
      {children}
    </FormPage>
  );
}

function Sessions({ loaded: { answer, error } }: { loaded: Attempt<LoadedSessions> }) {
  const { revalidate, state } = useRevalidator();
  if (error !== undefined)
    return <ErrorState text={error} onRetry={revalidate} pending={state === 'loading'} level={2} />;
  return answer ? (
    <SessionList {...answer} />
  ) : (
    <Card>
      <SkeletonText lines={5} />
    </Card>
  );
}

/** What STEB, or another administrator, changes. */
function OwnRecord({ record }: { record: AdminUser }) {
  const t = useWords('admin-profile');
  const site = useSite();
  const may = useMay();
  const number = (text: string) => (text ? <Ltr className="wrap-anywhere">{text}</Ltr> : t('none'));
  const role = roleOf(record.type);
  return (
    <>
      <p className="-mt-4 text-soft">{t('text')}</p>
      <Card>
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={record.name} picture={pictureOf(record.picture)} size={64} />
          <h2 className="min-w-0 text-xl wrap-anywhere">
            <bdi>{record.name}</bdi>
          </h2>
        </div>
        <DescriptionList
          layout="stack"
          className="mt-6"
          items={[
            { term: t('fields.email'), detail: number(record.email) },
            { term: t('fields.national_id'), detail: number(record.national_id) },
            { term: t('fields.type'), detail: t(role === 'admin' ? 'roles.admin' : 'roles.subAdmin') },
          ]}
        />
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5">
          {may(listLog) && (
            <ButtonLink to={officeLog.list({ by: record._id })} icon={<ScrollText aria-hidden size="1.15em" />}>
              {t('ownChanges')}
            </ButtonLink>
          )}
          {site && (
            <OutsideLink href={site.links.account} look="strong" newTab>
              {t('atSteb')}
            </OutsideLink>
          )}
        </div>
      </Card>
    </>
  );
}
