import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
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
  /** The places of this and of the last record, from 1. */
  place?: number;
  last?: number;
  onPlace?: (place: number) => void;
  onDelete?: () => void;
  /** Whatever else can be done with this record. */
  more?: MenuEntry[] | undefined;
}

/** What can be done with one record of a list. */
export function RowMenu({ name, editHref, place = 1, last = 1, onPlace, onDelete, more = [] }: RowMenuProps) {
  const t = useWords('admin');
  const items: MenuEntry[] = [
    ...(editHref ? [{ id: 'edit', label: t('list.edit'), icon: icon(Pencil), href: editHref }] : []),
    ...more,
    ...(onPlace
      ? [
          { id: 'first', label: t('list.moveFirst'), icon: icon(ArrowUpToLine), to: 1, end: 1 },
          { id: 'up', label: t('list.moveUp'), icon: icon(ArrowUp), to: place - 1, end: 1 },
          { id: 'down', label: t('list.moveDown'), icon: icon(ArrowDown), to: place + 1, end: last },
          { id: 'last', label: t('list.moveLast'), icon: icon(ArrowDownToLine), to: last, end: last },
        ].map(({ to, end, ...entry }) => ({ ...entry, disabled: place === end, onAction: () => onPlace(to) }))
      : []),
    ...(onDelete
      ? [{ id: 'delete', label: t('list.delete'), icon: icon(Trash2), tone: 'danger' as const, onAction: onDelete }]
      : []),
  ];
  return items.length > 0 && <DropdownMenu label={t('list.actionsFor', { name })} items={items} />;
}

const icon = (Icon: typeof Pencil): ReactNode => <Icon aria-hidden size="1.15em" />;
