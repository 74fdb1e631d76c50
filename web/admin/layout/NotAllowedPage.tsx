import { data } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Robot } from '#web/kit/art/Robot.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';

export const handle = { needs: 'admin:enter', words: ['admin'] } satisfies PageHandle;

/** Where the guard sends people who may enter the back-office, from a page of it that they may not open. */
export const loader = () => data(null, { status: 403 });

export default function NotAllowedPage() {
  const t = useWords('admin');
  return (
    <div className="grid items-center gap-x-12 gap-y-8 py-10 sm:grid-cols-[auto_1fr]">
      <PageMeta title={t('notAllowed.title')} private />
      <Robot pose="torn" size={200} className="mx-auto" />
      <div>
        <h1>{t('notAllowed.title')}</h1>
        <p className="mt-3 max-w-prose text-soft">{t('notAllowed.text')}</p>
        <ButtonLink to={paths.adminDashboard()} variant="go" className="mt-6">
          {t('notAllowed.back')}
        </ButtonLink>
      </div>
    </div>
  );
}
