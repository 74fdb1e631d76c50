import { useState } from 'react';
import { useDocument } from '#web/lib/document.tsx';
import type { ColorMode } from '#web/lib/page-context.ts';
import { switchColorMode } from '#web/lib/preferences.ts';
import { useWords } from '#web/lib/words.tsx';

const modes = ['light', 'dark', 'auto'] as const;

/** Light, dark, or as the system says; remembered in this browser. */
export function ColorModeSwitch() {
  const t = useWords('layout');
  const { colorMode } = useDocument();
  const [mode, setMode] = useState<ColorMode>(colorMode);
  return (
    <fieldset className="flex rounded-md bg-sunken p-0.5">
      <legend className="sr-only">{t('backOffice.colorMode')}</legend>
      {modes.map((choice) => (
        <label
          key={choice}
          className="flex min-h-9 cursor-pointer items-center rounded-sm px-2.5 text-sm text-soft has-checked:bg-raised has-checked:text-ink has-checked:shadow-xs has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="color-mode"
            className="sr-only"
            checked={mode === choice}
            onChange={() => {
              setMode(choice);
              switchColorMode(choice);
            }}
          />
          {t(`backOffice.${choice}`)}
        </label>
      ))}
    </fieldset>
  );
}
