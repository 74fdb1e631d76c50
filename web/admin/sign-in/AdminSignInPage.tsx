import { can, roleOf } from '#contract/access.ts';
import type { User } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { Mark } from '#web/kit/art/Mark.tsx';
import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { Card } from '#web/kit/Card.tsx';
import { Link } from '#web/kit/Link.tsx';
import { LanguageLink } from '#web/layout/index.ts';
import { guestsOnly } from '#web/lib/guard.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { useSite } from '#web/lib/site.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { SignInForm } from '#web/sign-in/index.ts';
import type { Route } from './+types/AdminSignInPage.ts';

export const handle = { needs: 'public', words: ['sign-in'] } satisfies PageHandle;

export const loader = ({ context, request }: Route.LoaderArgs) => guestsOnly(context, request);

const homeOf = (user: User) => (can(roleOf(user.type), 'admin:enter') ? paths.adminDashboard() : paths.home());

/** `/admin/auth/signin`: the same sign-in form in the back-office's design, for guests. */
export default function AdminSignInPage() {
  const t = useWords('sign-in');
  const layout = useWords('layout');
  const site = useSite();
  return (
    <div className="on-night flex min-h-dvh flex-col">
      <PageMeta title={t('admin.title')} private />
      <header className="relative z-1 flex items-center justify-between px-4 py-3 sm:px-8">
        <Link look="quiet" to={paths.home()} className="flex min-h-11 items-center gap-2.5 text-lg font-bold">
          <Mark size={36} />
          {site?.brand ?? layout('home')}
        </Link>
        <LanguageLink />
      </header>
      <main id="content" className="relative flex grow items-center justify-center overflow-hidden px-4 py-10">
        <Tapestry name="turs" columns={48} rows={24} className="absolute inset-0 size-full opacity-[0.07]" />
        <Card className="compact relative w-full max-w-104" pad="lg">
          <h1 className="text-2xl">{t('admin.title')}</h1>
          <p className="mt-1 mb-6 text-soft">{t('admin.lead')}</p>
          <SignInForm home={homeOf} />
          <p className="mt-4 border-t border-line pt-4 text-center text-sm">
            <Link to={paths.home()}>{t('admin.toPortal')}</Link>
          </p>
        </Card>
      </main>
    </div>
  );
}
