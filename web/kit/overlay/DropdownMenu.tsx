import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Separator } from 'react-aria-components/Menu';
import { useWords } from '#web/lib/words.tsx';
import { AriaProvider } from '../AriaProvider.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from '../Button.tsx';
import { cx } from '../cx.ts';
import { FloatingBox } from './Popover.tsx';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** The link's target; without it set `onAction`. */
  href?: string;
  onAction?: () => void;
  /** `danger` for actions that delete something; placed last, after a separator. */
  tone?: 'danger';
  /** Disabled, with the reason in a second line. */
  disabled?: boolean;
  note?: string;
}

export interface DropdownMenuProps {
  /** The menu's purpose: "Actions for Najd Falcons". The accessible name if the button has only an icon. */
  label: string;
  items: readonly MenuEntry[];
  /** The content of the button; three dots by default. */
  children?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button with a menu of actions. React Aria handles arrow keys, type-ahead, Escape and focus. */
export function DropdownMenu({ label, items, children, variant = 'ghost', size = 'sm' }: DropdownMenuProps) {
  const t = useWords('kit');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <AriaProvider>
      <MenuTrigger>
        <AriaButton
          ref={button}
          aria-label={children ? undefined : label || t('actions')}
          className={buttonClass(variant, size, cx(!children && 'aspect-square px-0!'))}
        >
          {children ?? <Ellipsis aria-hidden size="1.25em" />}
        </AriaButton>
        <FloatingBox placement="bottom end" className="min-w-52 p-1.5">
          <Menu
            aria-label={label}
            className="outline-none"
            disabledKeys={items.filter((item) => item.disabled).map((item) => item.id)}
          >
            {items.flatMap((item, index) => [
              item.tone === 'danger' && index > 0 && items[index - 1]?.tone !== 'danger' ? (
                <Separator key={`before-${item.id}`} className="mx-2 my-1.5 h-px bg-line" />
              ) : null,
              <MenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                href={item.href}
                onAction={item.onAction && (() => afterMenu(button.current, item.onAction))}
                className={cx(
                  'kit-option flex cursor-pointer items-start gap-2.5 rounded-sm px-3 py-2 text-sm no-underline outline-none data-focused:bg-ink/7',
                  'data-disabled:cursor-default data-disabled:text-soft',
                  item.tone === 'danger' ? 'text-bad data-focused:bg-bad-tint' : 'text-ink',
                )}
              >
                {item.icon && <span className="flex h-[1lh] w-4.5 shrink-0 items-center">{item.icon}</span>}
                <span>
                  {item.label}
                  {item.note && <span className="block text-xs text-soft">{item.note}</span>}
                </span>
              </MenuItem>,
            ])}
          </Menu>
        </FloatingBox>
      </MenuTrigger>
    </AriaProvider>
  );
}

/**
 * Runs when the menu has given the focus back to its button, so that a dialog can return it there. How many frames that
 * takes depends on how busy the device is; where it never comes back, half a second is enough.
 */
function afterMenu(button: HTMLButtonElement | null, act: (() => void) | undefined, until = performance.now() + 500) {
  requestAnimationFrame(() => {
    if (document.activeElement === button || performance.now() > until) act?.();
    else afterMenu(button, act, until);
  });
}
