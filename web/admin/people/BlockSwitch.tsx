import { type AdminUser, adminUsers } from '#contract/endpoints/people.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { confirm } from '#web/kit/overlay/confirm.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { StatusSwitch } from '../kit/StatusSwitch.tsx';

/**
 * Blocks somebody, once that was confirmed, or lifts it, whatever else of them is incomplete; whoever may not reads the state. One by one:
 * nobody blocks a list by a click.
 */
export function BlockSwitch({ person }: { person: AdminUser }) {
  const t = useWords('admin-users');
  const { lang } = useLanguage();
  // Isolated from the direction of the words around it.
  const name = `\u2068${nameIn(lang, person.name)}\u2069`;
  const ask = async (status: boolean) =>
    status ||
    confirm({ title: t('block.ask', { name }), text: t('block.askText'), action: t('block.action'), tone: 'danger' });
  return (
    <StatusSwitch
      switchAll={adminUsers.switchAll}
      record={person}
      flag="status"
      label={t('list.block', { name: nameIn(lang, person.name) })}
      ask={ask}
      said={(status) => t(status ? 'block.lifted' : 'block.done', { name })}
      states={{ on: t('list.active'), off: t('list.blocked') }}
    />
  );
}
