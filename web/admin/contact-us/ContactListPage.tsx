import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { adminCannedReplies, contactStates, listContacts } from '#contract/endpoints/admin-contact.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { plainListPage } from '../kit/list-page.tsx';
import { useContactColumns } from './columns.tsx';
import { cannedReplies, contactMessages } from './resource.ts';

/** `/admin/contact-us/` (back-office spec, section 2). */
const page = plainListPage({
  resource: contactMessages,
  endpoint: listContacts,
  rows: 'contacts',
  words: 'admin-contact',
  useOwn(_, { query }) {
    const t = useWords('admin-contact');
    const { lang } = useLanguage();
    const may = useMay();
    return {
      more: (total) => t('textMore', { total }),
      searchLabel: t('search'),
      columns: useContactColumns(),
      rowName: (contact) => nameIn(lang, contact.name),
      rowHref: (contact) => contactMessages.one(contact._id, query),
      filters: [
        {
          ...{ name: 'state', label: t('stateFilter'), all: t('allStates') },
          options: contactStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        {
          ...{ name: 'assigned', label: t('assignedFilter'), all: t('allAssigned') },
          options: [{ value: 'me', label: t('assignedToMe') }],
        },
      ],
      otherOrders: [{ sort: '-state', label: t('waitingFirst') }],
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
