import Download from 'lucide-react/icons/download';
import { buttonClass } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { CompetitionView } from './load-competition.ts';

/** Rules, score sheets and the like, to take along. */
export function CompetitionFiles({ files }: Pick<CompetitionView, 'files'>) {
  const t = useWords('competition');
  return (
    <>
      <h2 className="mt-14">{t('files')}</h2>
      <ul className="mt-5 grid gap-3">
        {files.map((file) => (
          <Card as="li" key={file.id} className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0">
              <h3>{file.name}</h3>
              {file.text && <p className="text-soft">{file.text}</p>}
            </div>
            <a
              href={file.address}
              download
              aria-label={t('downloadFile', { file: file.name })}
              className={buttonClass('quiet')}
            >
              <Download aria-hidden size="1.15em" />
              {t('download')}
            </a>
          </Card>
        ))}
      </ul>
    </>
  );
}
