import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { useDocument } from '#web/lib/document.tsx';
import { switchColorMode } from '#web/lib/preferences.ts';
import { useWords } from '#web/lib/words.tsx';
import { RadioGroup } from './form/RadioGroup.tsx';

const modes = [
  { value: 'light', Icon: Sun },
  { value: 'auto', Icon: Monitor },
  { value: 'dark', Icon: Moon },
] as const;
type Mode = (typeof modes)[number]['value'];

/** Light, dark, or the system's setting; stored in the cookie `mode`. */
export function ColorModeSwitch({ className }: { className?: string }) {
  const t = useWords('kit');
  const [mode, setMode] = useState<Mode>(useDocument().colorMode);
  return (
    <RadioGroup
      className={className}
      look="segment"
      label={t('colorMode')}
      hideLabel
      value={mode}
      onChange={(value) => {
        setMode(value as Mode);
        switchColorMode(value as Mode);
      }}
      choices={modes.map(({ value, Icon }) => ({
        value,
        label: (
          <>
            <Icon aria-hidden size="1.15em" />
            <span className="sr-only">{t(value)}</span>
          </>
        ),
      }))}
    />
  );
}
