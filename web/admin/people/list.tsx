import { isOfficer, type officeTypes } from '#contract/access.ts';
import type { AdminUser } from '#contract/endpoints/people.ts';
import { listUnsavedPeople } from '#contract/endpoints/people.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Line } from '../kit/Line.tsx';
import { eitherFilter } from '../kit/list-types.ts';
import { BlockSwitch } from './BlockSwitch.tsx';
import { pictureOf, usePeopleNames, useTypeName } from './names.ts';

/** New people whom STEB has already. Nobody where that cannot be asked: it is a note. */
export const loadUnsaved = async (signal: AbortSignal): Promise<string[]> => {
  const { answer } = await attempt(call(listUnsavedPeople, { signal }));
  return answer?.users.map(({ name }) => name) ?? [];
};

/** What the lists of people say below their titles: that there are more than are counted, and who is still to come. */
export function usePeopleText(unsaved: readonly string[] = []) {
  const t = useWords('admin-users');
  const { lang } = useLanguage();
  const names = new Intl.ListFormat(lang).format(unsaved);
  return {
    more: (total: string) => t('list.more', { total }),
    note: unsaved.length > 0 && (
      <Callout className="mt-3">
        <bdi>{t('list.unsaved', { count: unsaved.length, names })}</bdi>
      </Callout>
    ),
  };
}

/** How people are named, and what their lists have in common. */
export function usePeopleColumns() {
  const t = useWords('admin-users');
  const { lang } = useLanguage();
  const typeName = useTypeName();
  const of = ({ name }: AdminUser) => nameIn(lang, name);
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
      cell: ({ phone_number }: AdminUser) => <Ltr className="whitespace-nowrap">{phone_number}</Ltr>,
    },
    type: {
      key: 'type',
      header: t('list.type'),
      cell: ({ type }: AdminUser) => <Badge tone={isOfficer(type) ? 'info' : 'neutral'}>{typeName(type)}</Badge>,
    },
    state: {
      key: 'state',
      header: t('fields.status'),
      className: 'max-sm:min-h-8 max-sm:items-center',
      cell: (person: AdminUser) => <State person={person} />,
    },
  };
}

/** Whether somebody can sign in, which administrators switch, and whether a change of theirs is still to come. */
function State({ person }: { person: AdminUser }) {
  const t = useWords('admin-users');
  const state = <BlockSwitch person={person} />;
  return person.pending ? <TwoLines main={state} below={t('list.pending')} /> : state;
}

/** The types of the office, as a filter has them. */
export const officeFilters = ['4', '5'] as const satisfies `${(typeof officeTypes)[number]}`[];

/** The filters, of those that a list's call has. */
export function usePeopleFilters<const Type extends string>(types: readonly Type[]) {
  const t = useWords('admin-users');
  const typeName = useTypeName();
  return {
    type: {
      name: 'type' as const,
      label: t('list.type'),
      all: t('list.allTypes'),
      options: types.map((value) => ({ value, label: typeName(Number(value)) })),
    },
    status: eitherFilter('status', {
      ...{ label: t('list.state'), all: t('list.allStates') },
      ...{ on: t('list.active'), off: t('list.blocked') },
    }),
  };
}
