import ChevronDown from 'lucide-react/icons/chevron-down';
import { use, useLayoutEffect, useState } from 'react';
import {
  Button as AriaButton,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
} from 'react-aria-components/ComboBox';
import { useWords } from '#web/lib/words.tsx';
import { AriaProvider } from '../AriaProvider.tsx';
import { cx } from '../cx.ts';
import { FloatingBox } from '../overlay/Popover.tsx';
import { type ControlProps, controlClass, Field, type FieldProps } from './Field.tsx';
import { matches } from './fold.ts';
import type { Option } from './Select.tsx';

export interface ComboOption extends Option {
  /** A second line: a number, a city. Included in the search. */
  hint?: string;
}

export interface ComboBoxProps extends FieldProps {
  /** The `value` of the selected option; empty if none is. */
  value: string;
  onChange: (value: string) => void;
  options: readonly ComboOption[];
  /** Requests options while typing (search on the server); without it the given options are searched here. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  placeholder?: string;
  disabled?: boolean;
}

/** One of many: a list searched by typing, in either script. */
export function ComboBox({
  value,
  onChange,
  options,
  onSearch,
  loading,
  placeholder,
  disabled,
  ...field
}: ComboBoxProps) {
  const t = useWords('kit');
  const [chosen, setChosen] = useState<ComboOption>();
  const known = options.some((option) => option.value === value);
  // The selected option stays in the list even if a search does not return it.
  const items = !known && chosen && chosen.value === value ? [chosen, ...options] : options;
  const searched = new Map(items.map((option) => [option.label, `${option.label} ${option.hint ?? ''}`]));
  return (
    <AriaProvider>
      <Field {...field}>
        {(control) => (
          <AriaComboBox
            aria-label={field.label}
            // React Aria filters `defaultItems` itself, but shows all of `items`.
            {...(onSearch ? { items } : { defaultItems: items })}
            selectedKey={value || null}
            onSelectionChange={(key) => {
              setChosen(items.find((option) => option.value === key));
              onChange(key === null ? '' : String(key));
            }}
            onInputChange={onSearch}
            defaultFilter={(label, search) => matches(searched.get(label) ?? label, search)}
            disabledKeys={items.filter((option) => option.disabled).map((option) => option.value)}
            isDisabled={disabled}
            allowsEmptyCollection
            menuTrigger="input"
          >
            <ComboInput control={control} placeholder={placeholder ?? t('choose')} label={t('showOptions')} />
            <FloatingBox className="w-(--trigger-width) overflow-y-auto p-1.5">
              <ListBox<ComboOption>
                className="outline-none"
                renderEmptyState={() => (
                  <p className="px-3 py-2 text-sm text-soft">{loading ? t('loading') : t('noMatches')}</p>
                )}
              >
                {(option) => (
                  <ListBoxItem
                    id={option.value}
                    textValue={option.label}
                    className={cx(
                      'kit-option flex cursor-pointer flex-col rounded-sm px-3 py-2 text-sm outline-none data-focused:bg-ink/7',
                      'data-selected:font-semibold data-selected:text-palm data-disabled:cursor-default data-disabled:text-soft',
                    )}
                  >
                    <span className="wrap-anywhere">{option.label}</span>
                    {option.hint && <span className="text-xs font-normal text-soft">{option.hint}</span>}
                  </ListBoxItem>
                )}
              </ListBox>
            </FloatingBox>
          </AriaComboBox>
        )}
      </Field>
    </AriaProvider>
  );
}

/** The input with its arrow. A click on the text opens the list, as in a select. */
function ComboInput({ control, placeholder, label }: { control: ControlProps; placeholder: string; label: string }) {
  const state = use(ComboBoxStateContext);
  useSeenPage(state?.isOpen ?? false);
  return (
    <div className="relative">
      <Input
        {...control}
        placeholder={placeholder}
        dir={state?.inputValue ? 'auto' : undefined}
        onClick={() => state?.open(null, 'manual')}
        className={cx(controlClass, 'pe-10')}
      />
      <AriaButton
        aria-label={label}
        className="absolute inset-y-1 end-1 grid w-9 place-items-center rounded-sm text-soft hover:text-ink"
      >
        <ChevronDown aria-hidden size="1.2em" />
      </AriaButton>
    </div>
  );
}

/**
 * Keeps the page available to screen readers while the list is open: React Aria would hide all of it, although the Tab
 * key still reaches it. React Aria skips elements with this attribute.
 */
function useSeenPage(open: boolean) {
  useLayoutEffect(() => {
    if (!open) return;
    const parts = [...document.body.children].filter((part) => !part.hasAttribute(leftAlone));
    for (const part of parts) part.setAttribute(leftAlone, '');
    return () => {
      for (const part of parts) part.removeAttribute(leftAlone);
    };
  }, [open]);
}

const leftAlone = 'data-react-aria-top-layer';
