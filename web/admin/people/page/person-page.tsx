import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useState } from 'react';
import { banFromPosting } from '#contract/endpoints/admin-community.ts';
import { listLog } from '#contract/endpoints/office-log.ts';
import { type AdminUser, adminUsers } from '#contract/endpoints/people.ts';
import { blockPerson, getPersonOverview, type PersonOverview } from '#contract/endpoints/person-page.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Link } from '#web/kit/Link.tsx';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../../kit/ChangeHistory.tsx';
import { useMay } from '../../kit/calls.ts';
import { FormPage } from '../../kit/FormPage.tsx';
import { useFieldLabels } from '../../kit/field-labels.ts';
import { fieldsOf } from '../../kit/form/record-fields.ts';
import { type LoadedRecord, loadRecord } from '../../kit/load-record.ts';
import type { Resource } from '../../kit/resource.ts';
import { useCurrentUser } from '../../layout/current-user.ts';
import { officeLog } from '../../log/resource.ts';
import { BlockDialog } from '../BlockDialog.tsx';
import { State } from '../list.tsx';
import { type Countries, loadCountries, pictureOf, usePeopleNames, useTypeName } from '../names.ts';
import { emptyPerson } from '../person-form.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { Community } from './Community.tsx';
import { Certificates, Orders, Requests } from './Documents.tsx';
import { Sessions } from './Sessions.tsx';
import { Teams } from './Teams.tsx';

type Loaded = LoadedRecord & { countries: Countries };
type Loader = { params: { id?: string | undefined }; request: Request };

/**
 * The exports of the page of a person, reached from one of the lists of people: `handle`, `clientLoader`, `HydrateFallback`
 * and, as its default, `Page`.
 * @param resource the list
 */
export function personPage(resource: Resource) {
  function Frame({ loaded, name, children }: FrameProps) {
    const t = useWords('admin-users');
    const { lang } = useLanguage();
    return (
      <FormPage
        resource={resource}
        title={name === undefined ? t('page.account') : nameIn(lang, name)}
        goneTitle={t('form.gone')}
        empty={emptyPerson}
        {...(loaded && { loaded })}
      >
        {children}
      </FormPage>
    );
  }
  return {
    handle: { needs: resource.needs.form, words: ['admin', 'admin-users', 'admin-community'] } satisfies PageHandle,
    async clientLoader({ params, request: { signal } }: Loader): Promise<Loaded> {
      const [loaded, countries] = await Promise.all([
        loadRecord({ ...adminUsers, get: getPersonOverview }, params.id, signal),
        loadCountries(signal),
      ]);
      return { ...loaded, countries };
    },
    HydrateFallback: () => <Frame />,
    Page({ loaderData: { countries, ...loaded } }: { loaderData: Loaded }) {
      const overview = loaded.answer as PersonOverview | undefined;
      return (
        <Frame loaded={loaded} {...(overview && { name: overview.user.name })}>
          {overview && (
            <Overview overview={overview} countries={countries} editHref={resource.edit(overview.user._id)} />
          )}
        </Frame>
      );
    },
  };
}

interface FrameProps {
  loaded?: LoadedRecord;
  name?: string;
  children?: ReactNode;
}

interface OverviewProps {
  overview: PersonOverview;
  countries: Countries;
  editHref: string;
}

/** A person with all that they have to do with the portal; every part is one click from where it is dealt with. */
function Overview({ overview, countries, editHref }: OverviewProps) {
  const { user } = overview;
  const t = useWords('admin-users');
  const may = useMay();
  const labels = useFieldLabels('admin-users');
  const fields = fieldsOf(adminUsers.input, { ...emptyPerson, type: 0 }, usePeopleNames(countries));
  return (
    <>
      <Head person={user} editHref={editHref} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <AccountFacts overview={overview} countries={countries} />
        <Teams overview={overview} />
        {overview.orders && <Orders orders={overview.orders} total={overview.totalOrders} />}
        <Certificates overview={overview} />
        <Sessions overview={overview} />
        <Requests overview={overview} />
        {may(banFromPosting) && <Community overview={overview} />}
      </div>
      {/* Read anew after each change. A ban does not change the record's revision. */}
      <ChangeHistory
        key={`${user.revision}-${overview.posting_ban === null}`}
        {...{ labels, fields, history: adminUsers.history, id: user._id }}
      />
      {may(listLog) && (
        <Link to={officeLog.list({ by: user._id })} look="strong" className="-mt-2 self-start text-sm">
          {t('page.changedByThem')}
        </Link>
      )}
    </>
  );
}

/** Who it is, and what can be done with the account. */
function Head({ person: user, editHref }: { person: AdminUser; editHref: string }) {
  const t = useWords('admin-users');
  const { lang } = useLanguage();
  const typeName = useTypeName();
  const isSelf = useCurrentUser()._id === user._id;
  const mayBlock = useMay()(blockPerson) && !isSelf;
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
          <ButtonLink to={editHref} icon={<Pencil aria-hidden size="1.15em" />}>
            {t('page.edit')}
          </ButtonLink>
          {mayBlock && (
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
