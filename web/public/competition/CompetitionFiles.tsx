import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { buttonClass } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { CompetitionView } from './load-competition.ts';

/** Rules, score sheets and other downloads. */
export function CompetitionFiles({ files }: Pick<CompetitionView, 'files'>) {
  const t = useWords('competition');
  return (
    <section aria-labelledby="files" className="mt-14">
      <h2 id="files">{t('files')}</h2>
      <p className="mt-1 text-soft">{t('filesText')}</p>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
        {files.map(({ id, name, text, address, other }) => (
          <Card as="li" key={id} className="flex flex-col">
            <FileText aria-hidden size="1.6em" className="text-palm" />
            <div className="mb-4 grow">
              <h3 className="mt-3">{name}</h3>
              {text && <p className="mt-1 text-soft">{text}</p>}
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
            <a href={address} download aria-label={t('downloadFile', { file: name })} className={buttonClass('quiet')}>
              <Download aria-hidden size="1.15em" />
              {t('download')}
            </a>
          </Card>
        ))}
      </ul>
    </section>
  );
}
