import { paths } from '#web/app/paths.ts';
import { Robot } from '#web/kit/art/Robot.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { useWords } from '#web/lib/words.tsx';

/** Shown for a broken link (public spec, section 2). */
export function NotFoundScreen() {
  const t = useWords('layout');
  return (
    <div className="wrap grid items-center gap-x-12 gap-y-8 py-14 sm:grid-cols-[auto_1fr] sm:py-20">
      <PageMeta title={t('lost.title')} private />
      <Robot pose="torn" size={240} className="mx-auto" />
      <div>
        <p className="font-semibold text-palm">
          <bdi dir="ltr">404</bdi>
        </p>
        <h1 className="mt-2">{t('lost.text')}</h1>
        <p className="mt-3 max-w-prose text-soft">{t('lost.hint')}</p>
        <ButtonLink to={paths.home()} variant="go" className="mt-6">
          {t('lost.back')}
        </ButtonLink>
      </div>
    </div>
  );
}
