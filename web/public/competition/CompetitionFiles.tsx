import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { buttonClass } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { CompetitionView } from './load-competition.ts';

/** Rules, score sheets and the like, to take along. */
export function CompetitionFiles({ files }: Pick<CompetitionView, 'files'>) {
  const t = useWords('competition');
  return (
    <section aria-labelledby="files" className="mt-14">
      <h2 id="files">{t('files')}</h2>
      <p className="mt-1 text-soft">{t('filesText')}</p>
      <ul className="mt-5 grid gap-3 lg:grid-cols-2">
        {files.map(({ id, name, text, address, other }) => (
          <Card as="li" key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <FileText aria-hidden size="1.6em" className="shrink-0 text-palm max-sm:hidden" />
            <div className="min-w-0 grow basis-56">
              <h3>{name}</h3>
              {text && <p className="text-sm text-soft">{text}</p>}
              {other && (
                <a
                  href={other.address}
                  download
                  hrefLang={other.language}
                  lang={other.language}
                  className="inline-block py-1 text-sm font-semibold text-palm no-underline hover:underline"
                >
                  {t('inOtherLanguage')} <span className="sr-only">({other.name})</span>
                </a>
              )}
            </div>
            <a
              href={address}
              download
              aria-label={t('downloadFile', { file: name })}
              className={buttonClass('quiet', 'md', 'max-sm:w-full')}
            >
              <Download aria-hidden size="1.15em" />
              {t('download')}
            </a>
          </Card>
        ))}
      </ul>
    </section>
  );
}
