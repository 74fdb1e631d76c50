import Download from 'lucide-react/icons/download';
import { downloadPersonalData } from '#contract/endpoints/personal-data.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Card, CardHead } from '#web/kit/Card.tsx';
import { useWords } from '#web/lib/words.tsx';

/** What the download holds, and the download itself: the browser receives it piece by piece, as any other file. */
export function DownloadCard() {
  const t = useWords('personal-data');
  return (
    <Card as="section" pad="lg">
      <CardHead title={t('download.title')} text={t('download.text')} />
      <p>{t('download.holds')}</p>
      <p className="mt-3">{t('download.without')}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <ButtonLink
          variant="primary"
          to={downloadPersonalData.path}
          reloadDocument
          download
          icon={<Download aria-hidden size="1.15em" />}
        >
          {t('download.act')}
        </ButtonLink>
        <p className="min-w-0 grow basis-60 text-sm text-soft">{t('download.hint')}</p>
      </div>
    </Card>
  );
}
