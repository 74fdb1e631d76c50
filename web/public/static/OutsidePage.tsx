import { Emblem } from '#web/kit/art/Emblem.tsx';
import { buttonClass } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';
import { StaticPage } from './StaticPage.tsx';

/** A page whose matter lies with the academy: says what is there, and leads to it. */
export function OutsidePage({ page }: { page: 'shops' | 'courses' }) {
  const t = useWords('static');
  const kit = useWords('kit');
  const academy = useSite()?.links.academy;
  return (
    <StaticPage page={page}>
      <Card pad="lg" className="flex max-w-form flex-wrap gap-5">
        <Emblem name={page} size={64} />
        <div className="min-w-0 flex-1 basis-64">
          <p>{t(`${page}.text`)}</p>
          {academy && (
            <a href={academy} target="_blank" rel="noopener" className={buttonClass('go', 'md', 'mt-5')}>
              {t(`${page}.go`)}
              <span className="sr-only"> ({kit('opensNewTab')})</span>
            </a>
          )}
        </div>
      </Card>
    </StaticPage>
  );
}
