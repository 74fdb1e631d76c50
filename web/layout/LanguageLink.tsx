import { useLocation } from 'react-router';
import { switchLanguage } from '#web/lib/preferences.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';

/** Links to the same page in the other language; it also works without JavaScript. */
export function LanguageLink() {
  const t = useWords('layout');
  const { lang } = useLanguage();
  const { search } = useLocation();
  const other = lang === 'ar' ? 'en' : 'ar';
  const query = new URLSearchParams(search);
  query.set('lang', other);
  return (
    <a
      href={`?${query}`}
      lang={other}
      hrefLang={other}
      className="flex min-h-11 items-center rounded-md px-3 text-ink no-underline transition-colors hover:bg-ink/8"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        switchLanguage(other);
      }}
    >
      <span className="max-sm:sr-only">{t('otherLanguage')}</span>
      <span aria-hidden className="sm:hidden">
        {t('otherLanguageShort')}
      </span>
    </a>
  );
}
