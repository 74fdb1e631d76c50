import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useHref, useNavigate } from 'react-router';
import { useLanguage } from '#web/lib/words.tsx';

/**
 * Gregorian dates and Western digits in both languages; in English the day comes before the month, as is usual here.
 */
const locales = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' };

/**
 * Gives React Aria the language and the router. The kit's components that need it include it; wrap a screen in it if
 * the screen uses React Aria directly.
 */
export function AriaProvider({ children }: { children: ReactNode }) {
  const { lang } = useLanguage();
  const navigate = useNavigate();
  return (
    <I18nProvider locale={locales[lang]}>
      <RouterProvider navigate={navigate} useHref={useHref}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
