import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import {
  adminCannedReplies,
  closeContacts,
  contactStates,
  listContacts,
  listOfficers,
  type Officer,
} from '#contract/endpoints/admin-contact.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { cannedReplies } from '../canned-replies/resource.ts';
import { useMay } from '../kit/calls.ts';
import { plainListPage } from '../kit/list-page.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { useContactColumns } from './columns.tsx';
import { contactMessages } from './resource.ts';

/** Whom the list can be narrowed to. Nobody where that cannot be asked: the list itself says what is wrong. */
const loadOfficers = async (signal: AbortSignal): Promise<Officer[]> => {
  const { answer } = await attempt(call(listOfficers, { signal }));
  return answer?.officers ?? [];
};

/** `/admin/contact-us/` (back-office spec, section 2). */
const page = plainListPage({
  resource: contactMessages,
  endpoint: listContacts,
  rows: 'contacts',
  words: 'admin-contact',
  load: loadOfficers,
  useOwn(officers = [], { assigned }) {
    const t = useWords('admin-contact');
    const { lang } = useLanguage();
    const may = useMay();
    return {
      more: (total) => t('textMore', { total }),
      searchLabel: t('search'),
      columns: useContactColumns(),
      rowName: (contact) => nameIn(lang, contact.name),
      rowHref: (contact) => contactMessages.one(contact._id, assigned),
      filters: [
        {
          ...{ name: 'state', label: t('stateFilter'), all: t('allStates') },
          options: contactStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        {
          ...{ name: 'assigned', label: t('assignedFilter'), all: t('allAssigned') },
          options: [
            { value: 'me', label: t('assignedToMe') },
            { value: 'nobody', label: t('assignedToNobody') },
            ...officers.map(({ _id, name }) => ({ value: _id, label: nameIn(lang, name) })),
          ],
        },
      ],
      otherOrders: [{ sort: '-is_new', label: t('newFirst') }],
      bulk: [{ call: closeContacts, buttons: (ids) => <CloseSelected ids={ids} /> }],
      action: may(adminCannedReplies.update) && (
        <ButtonLink to={cannedReplies.list()} icon={<MessageSquareQuote aria-hidden size="1.15em" />}>
          {t('canned')}
        </ButtonLink>
      ),
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;

function CloseSelected({ ids }: { ids: readonly string[] }) {
  const t = useWords('admin-contact');
  const { write, pending } = useWrite(async () => {
    const { closed } = await call(closeContacts, { body: { ids: [...ids] } });
    if (closed === 0) toast.info(t('noneClosed'));
    else toast.success(t('closed', { count: closed }));
  }, {});
  return (
    <Button size="sm" pending={pending} onClick={() => write()}>
      {t('closeSelected')}
    </Button>
  );
}
