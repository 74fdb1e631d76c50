import { type AdminUser, adminAdmins } from '#contract/endpoints/people.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Switch } from '#web/kit/form/Switch.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { listPage } from '../kit/list-page.tsx';
import { loadUnsaved, State, usePeopleList } from '../people/list.tsx';
import { admins } from './resource.ts';

const page = listPage({
  resource: admins,
  calls: adminAdmins,
  words: 'admin-admins',
  alsoWords: ['admin-users'],
  load: loadUnsaved,
  useOwn(unsaved) {
    const { number, phone, type, state, filters, askToBlock, canBlock, ...people } = usePeopleList(admins, unsaved);
    const cell = (person: AdminUser) =>
      canBlock(person) ? <StateSwitch person={person} onSwitch={askToBlock} /> : <State person={person} />;
    return {
      ...people,
      columns: [number, phone, type, { ...state, cell }],
      filters: [filters.type(['4', '5']), filters.status],
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;

/** Whether somebody can sign in, as a switch (back-office spec, section 2): it asks for the reason first. */
function StateSwitch({ person, onSwitch }: { person: AdminUser; onSwitch: (person: AdminUser) => void }) {
  const t = useWords('admin-users');
  const { lang } = useLanguage();
  const label = t('block.switch', { name: nameIn(lang, person.name) });
  const toggle = <Switch label={label} hideLabel value={person.status} onChange={() => onSwitch(person)} />;
  return person.pending ? <TwoLines main={toggle} below={t('list.pending')} /> : toggle;
}
