import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useState } from 'react';
import { isOfficer } from '#contract/access.ts';
import { type AdminUser, listUnsavedPeople } from '#contract/endpoints/people.ts';
import { blockPerson } from '#contract/endpoints/person-page.ts';
import { isErasedKey, nameIn } from '#domain/deleted-account.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Badge, StatusBadge } from '#web/kit/Badge.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { Line } from '../kit/Line.tsx';
import { eitherFilter } from '../kit/list-types.ts';
import type { Resource } from '../kit/resource.ts';
import { useCurrentUser } from '../layout/current-user.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { pictureOf, usePeopleNames, useTypeName } from './names.ts';

/** New people whom STEB has already. Nobody where that cannot be asked: it is a note. */
export const loadUnsaved = async (signal: AbortSignal): Promise<string[]> => {
  const { answer } = await attempt(call(listUnsavedPeople, { signal }));
  return answer?.users.map(({ name }) => name) ?? [];
};

/** Who is still to come, above a list of people. */
function Unsaved({ names }: { names: readonly string[] }) {
  const t = useWords('admin-users');
  const { lang } = useLanguage();
  const listed = new Intl.ListFormat(lang).format(names);
  return (
    <Callout>
      <bdi>{t('list.unsaved', { count: names.length, names: listed })}</bdi>
    </Callout>
  );
}

/**
 * What the three lists of people have in common: names, columns, filters, and that a row leads to the person's page, from
 * which they are blocked, too.
 * @param resource the list
 * @param unsaved the names of people who are still to come
 */
export function usePeopleList(resource: Resource, unsaved: readonly string[] = []) {
  const t = useWords('admin-users');
  const { lang } = useLanguage();
  const typeName = useTypeName();
  const mayBlock = useMay()(blockPerson);
  const { _id: own } = useCurrentUser();
  const canBlock = ({ _id, steb_user_id }: AdminUser) => mayBlock && _id !== own && !isErasedKey(steb_user_id);
  const [blocking, setBlocking] = useState<AdminUser>();
  const of = ({ name }: AdminUser) => nameIn(lang, name);
  const above: ReactNode = (
    <>
      {unsaved.length > 0 && <Unsaved names={unsaved} />}
      {blocking && <BlockDialog person={blocking} onClose={() => setBlocking(undefined)} />}
    </>
  );
  return {
    names: usePeopleNames(),
    name: {
      of,
      column: {
        key: 'name',
        header: t('list.name'),
        sort: 'name' as const,
        main: true,
        className: 'sm:w-[34%]',
        cell: (person: AdminUser) => (
          <span className="flex items-center gap-3">
            <Avatar name={person.name} picture={pictureOf(person.picture)} size={40} />
            <span className="min-w-0 grow">
              <Line>{of(person)}</Line>
              <Line detail>{person.email}</Line>
            </span>
          </span>
        ),
      },
    },
    number: {
      key: 'national_id',
      header: t('fields.national_id'),
      className: 'sm:text-sm',
      cell: ({ national_id }: AdminUser) => <Ltr className="whitespace-nowrap">{national_id}</Ltr>,
    },
    phone: {
      key: 'phone',
      header: t('list.contact'),
      className: 'sm:text-sm',
      cell: ({ phone_number }: AdminUser) =>
        phone_number ? (
          <Ltr className="whitespace-nowrap">{phone_number}</Ltr>
        ) : (
          <span className="text-soft">{t('page.none')}</span>
        ),
    },
    type: {
      key: 'type',
      header: t('list.type'),
      cell: ({ type }: AdminUser) => <Badge tone={isOfficer(type) ? 'info' : 'neutral'}>{typeName(type)}</Badge>,
    },
    state: {
      key: 'state',
      header: t('list.state'),
      cell: (person: AdminUser) => <State person={person} />,
    },
    filters: {
      type: <const Type extends string>(types: readonly Type[]) => ({
        name: 'type' as const,
        label: t('list.type'),
        all: t('list.allTypes'),
        options: types.map((value) => ({ value, label: typeName(Number(value)) })),
      }),
      status: eitherFilter('status', {
        ...{ label: t('list.state'), all: t('list.allStates') },
        ...{ on: t('list.active'), off: t('list.blocked') },
      }),
    },
    above,
    more: (total: string) => t('list.more', { total }),
    withoutUpdated: true as const,
    rowHref: ({ _id }: AdminUser) => resource.view(_id),
    canBlock,
    askToBlock: setBlocking,
    menu: (person: AdminUser) =>
      canBlock(person)
        ? [
            {
              id: 'block',
              label: t(person.status ? 'block.action' : 'block.liftAction'),
              icon: person.status ? <Ban aria-hidden size="1.15em" /> : <CircleCheck aria-hidden size="1.15em" />,
              onAction: () => setBlocking(person),
            },
          ]
        : [],
  };
}

/** Whether somebody can sign in, and whether a change of theirs is still to come. */
export function State({ person: { status, pending, steb_user_id } }: { person: AdminUser }) {
  const t = useWords('admin-users');
  if (isErasedKey(steb_user_id)) return <StatusBadge>{t('list.deleted')}</StatusBadge>;
  const state = <StatusBadge tone={status ? 'good' : 'bad'}>{t(status ? 'list.active' : 'list.blocked')}</StatusBadge>;
  return pending ? <TwoLines main={state} below={t('list.pending')} /> : state;
}
