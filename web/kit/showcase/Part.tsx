import { type ReactNode, useMemo } from 'react';
import arabic from '#locales/ar/kit.ts';
import english from '#locales/en/kit.ts';
import { createWords, WordsContext } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';

/** A part of the showcase with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replace(/\W+/g, '-');
  return (
    <section aria-labelledby={id} className="border-t border-line py-10">
      <h2 id={id} className="mb-6 text-2xl">
        {title}
      </h2>
      <div className="flex flex-col gap-8">{children}</div>
    </section>
  );
}

/** A row of one component's states, with its name. */
export function Row({ name, children, className }: { name: string; children: ReactNode; className?: string }) {
  return (
    <div>
      <h3 className="mb-3 text-sm text-soft">{name}</h3>
      <div className={cx('flex flex-wrap items-center gap-4', className)}>{children}</div>
    </div>
  );
}

/** The same content in both languages, side by side; each side gets its language as on a real page. */
export function BothWays({ compact, children }: { compact?: boolean; children: ReactNode }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <InLanguage lang="en" compact={compact}>
        {children}
      </InLanguage>
      <InLanguage lang="ar" compact={compact}>
        {children}
      </InLanguage>
    </div>
  );
}

function InLanguage({ lang, compact, children }: { lang: 'en' | 'ar'; compact?: boolean; children: ReactNode }) {
  const words = useMemo(() => createWords(lang, { kit: lang === 'ar' ? arabic : english }), [lang]);
  return (
    <WordsContext value={words}>
      <div lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} className={cx('min-w-0 text-base', compact && 'compact')}>
        {children}
      </div>
    </WordsContext>
  );
}
