import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#contract/languages.ts';
import type { SiteNotice } from '#contract/site-notice.ts';
import { siteNoticeWords } from '#locales/site-notice.ts';

const kinds = {
  info: { look: 'bg-info-tint border-info/30', mark: 'text-info', Icon: Info },
  warning: { look: 'bg-warn-tint border-warn/40', mark: 'text-warn', Icon: TriangleAlert },
};

/**
 * The notice of the office as HTML, for the top of every page but the back-office's. Written on the server, so that the
 * scripts of public pages, which have a budget, know nothing of it.
 */
export function siteNoticeHtml({ kind, text, text_en, link }: SiteNotice, language: Language): string {
  const words = siteNoticeWords[language];
  const { look, mark, Icon } = kinds[kind];
  return renderToStaticMarkup(
    <aside aria-label={words[kind]} className={`border-b text-sm text-ink print:hidden ${look}`}>
      <p className="wrap flex items-start gap-2.5 py-2.5">
        <Icon aria-hidden size="1.3em" className={`mt-[calc((1lh-1.3em)/2)] shrink-0 ${mark}`} />
        <span className="min-w-0 wrap-anywhere">
          <strong className={mark}>{words[kind]}:</strong> <bdi>{language === 'ar' ? text : text_en}</bdi>
          {link && (
            <>
              {' '}
              <a href={link} className="inline-block font-semibold text-ink underline underline-offset-3">
                {words.more}
              </a>
            </>
          )}
        </span>
      </p>
    </aside>,
  );
}
