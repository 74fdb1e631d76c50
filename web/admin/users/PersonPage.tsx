import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { adminUsers, blockPerson, getPersonOverview, type PersonOverview } from '#contract/endpoints/people.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { useMay } from '../kit/calls.ts';
import { FormPage } from '../kit/FormPage.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { fieldsOf } from '../kit/form/record-fields.ts';
import { type LoadedRecord, loadRecord } from '../kit/load-record.ts';
import { BlockDialog } from '../people/BlockDialog.tsx';
import { State } from '../people/list.tsx';
import { type Countries, loadCountries, pictureOf, usePeopleNames, useTypeName } from '../people/names.ts';
import { emptyPerson } from '../people/person-form.ts';
import type { Route } from './+types/PersonPage.ts';
import { AccountFacts } from './person/AccountFacts.tsx';
import { Certificates, Orders, Requests } from './person/Documents.tsx';
import { Sessions } from './person/Sessions.tsx';
import { Teams } from './person/Teams.tsx';
import { users } from './resource.ts';

export const handle = {
  needs: getPersonOverview.access,
  words: ['admin', 'admin-users'],
} satisfies PageHandle;

type Loaded = LoadedRecord & { countries: Countries };

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs): Promise<Loaded> {
  const [loaded, countries] = await Promise.all([
    loadRecord({ ...adminUsers, get: getPersonOverview }, params.id, signal),
    loadCountries(signal),
  ]);
  return { ...loaded, countries };
}

export const HydrateFallback = () => <Frame />;

export default function PersonPage({ loaderData: { countries, ...loaded } }: Route.ComponentProps) {
  const overview = loaded.answer as PersonOverview | undefined;
  return (
    <Frame loaded={loaded} {...(overview && { name: overview.user.name })}>
      {overview && <Overview overview={overview} countries={countries} />}
    </Frame>
  );
}

interface FrameProps {
  loaded?: LoadedRecord;
  name?: string;
  children?: React.ReactNode;
}

/** The page's frame, also while the person is loaded. */
function Frame({ loaded, name, children }: FrameProps) {
  const t = useWords('admin-users');
  const { lang } = useLanguage();
  return (
    <FormPage
      resource={users}
      title={name === undefined ? t('page.account') : nameIn(lang, name)}
      goneTitle={t('form.gone')}
      empty={emptyPerson}
      {...(loaded && { loaded })}
    >
      {children}
    </FormPage>
  );
}

/** A person with all that they have to do with the portal; every part is one click from where it is dealt with. */
function Overview({ overview, countries }: { overview: PersonOverview; countries: Countries }) {
  const { user } = overview;
  const labels = useFieldLabels('admin-users');
  const fields = fieldsOf(adminUsers.input, { ...emptyPerson, type: 0 }, usePeopleNames(countries));
  return (
    <>
      <Head overview={overview} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <AccountFacts overview={overview} countries={countries} />
        <Teams overview={overview} />
        {overview.orders && <Orders orders={overview.orders} total={overview.totalOrders} />}
        <Certificates overview={overview} />
        <Sessions overview={overview} />
        <Requests overview={overview} />
      </div>
      <ChangeHistory key={user.revision} labels={labels} fields={fields} history={adminUsers.history} id={user._id} />
    </>
  );
}

/** Who it is, and what can be done with the account. */
function Head({ overview: { user } }: { overview: PersonOverview }) {
  const t = useWords('admin-users');
  const { lang } = useLanguage();
  const typeName = useTypeName();
  const may = useMay();
  const [blocking, setBlocking] = useState(false);
  const Icon = user.status ? Ban : CircleCheck;
  return (
    <>
      <div className="-mt-2 flex flex-wrap items-center gap-4">
        <Avatar
          name={user.name}
          picture={pictureOf(user.picture)}
          size={64}
          label={t('page.picture', { name: nameIn(lang, user.name) })}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Badge>{typeName(user.type)}</Badge>
          <State person={user} />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow sm:ms-auto">
          <ButtonLink to={users.edit(user._id)} icon={<Pencil aria-hidden size="1.15em" />}>
            {t('page.edit')}
          </ButtonLink>
          {may(blockPerson) && (
            <Button icon={<Icon aria-hidden size="1.15em" />} onClick={() => setBlocking(true)}>
              {t(user.status ? 'block.action' : 'block.liftAction')}
            </Button>
          )}
        </div>
      </div>
      {user.pending && <Callout tone="warn">{t('form.pending')}</Callout>}
      {!user.status && user.status_reason && (
        <Callout tone="warn">
          <span className="font-semibold">{t('page.reasonBlocked')}: </span>
          <bdi className="whitespace-pre-line wrap-anywhere">{user.status_reason}</bdi>
        </Callout>
      )}
      {blocking && <BlockDialog person={user} onClose={() => setBlocking(false)} />}
    </>
  );
}
