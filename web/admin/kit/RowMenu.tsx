import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { DropdownMenu, type MenuEntry } from '#web/kit/overlay/DropdownMenu.tsx';
import { useWords } from '#web/lib/words.tsx';

interface RowMenuProps {
  /** The record's name. */
  name: string;
  /** What the person may not do, or what makes no sense here, is left out. */
  editHref?: string;
  onMove?: (steps: -1 | 1) => void;
  first?: boolean;
  last?: boolean;
  onDelete?: () => void;
}

/** What can be done with one record of a list. */
export function RowMenu({ name, editHref, onMove, first, last, onDelete }: RowMenuProps) {
  const t = useWords('admin');
  const items: MenuEntry[] = [
    ...(editHref ? [{ id: 'edit', label: t('list.edit'), icon: icon(Pencil), href: editHref }] : []),
    ...(onMove
      ? [
          { id: 'up', label: t('list.moveUp'), icon: icon(ArrowUp), disabled: first, onAction: () => onMove(-1) },
          { id: 'down', label: t('list.moveDown'), icon: icon(ArrowDown), disabled: last, onAction: () => onMove(1) },
        ]
      : []),
    ...(onDelete
      ? [{ id: 'delete', label: t('list.delete'), icon: icon(Trash2), tone: 'danger' as const, onAction: onDelete }]
      : []),
  ];
  return items.length > 0 && <DropdownMenu label={t('list.actionsFor', { name })} items={items} />;
}

const icon = (Icon: typeof Pencil): ReactNode => <Icon aria-hidden size="1.15em" />;
