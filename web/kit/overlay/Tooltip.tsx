import type { ReactElement } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { AriaProvider } from '../AriaProvider.tsx';
import { usePlace } from './usePlace.ts';

export interface TooltipProps {
  /** A few words; never the only source of information, because touch screens do not show it. */
  text: string;
  /** One focusable element: a button, a link. */
  children: ReactElement;
}

/** A few words about a control, shown on hover or focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const place = usePlace();
  return (
    <AriaProvider>
      <TooltipTrigger delay={500}>
        {/* biome-ignore lint/suspicious/noExplicitAny: React Aria expects the element's exact props */}
        <Focusable>{children as ReactElement<any, string>}</Focusable>
        <AriaTooltip
          offset={7}
          UNSTABLE_portalContainer={place}
          className="kit-rise max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-xs font-semibold text-paper shadow-md"
        >
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaProvider>
  );
}
