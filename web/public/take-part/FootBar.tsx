import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Money } from '#web/kit/Money.tsx';
import type { Choice } from '#web/lib/registering.ts';
import { useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';
import { RegisterButton } from './RegisterButton.tsx';

interface FootBarProps {
  /** Whether teams can be registered. */
  open: boolean;
  choice: Choice;
  /** What a team pays, in halalas with tax; 0 where it costs nothing. Absent where that is not one amount. */
  total?: number;
  /** Where its results are. */
  results: string;
}

/**
 * What can be done next, in reach at the lower edge of a phone. It takes its place at the end of the page, so it covers
 * nothing there; `data-foot` keeps it off the link or field that has the focus (app.css).
 */
export function FootBar({ open, choice, total, results }: FootBarProps) {
  const t = useWords('take-part');
  const price = open && total !== undefined;
  return (
    <div
      data-foot
      className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-paper px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:hidden print:hidden"
    >
      <p className="min-w-0 leading-tight">
        <span className={price ? 'block text-sm text-soft' : 'font-semibold'}>{t(open ? 'open' : 'closed')}</span>
        {price && <b className="block">{total > 0 ? <Money halalas={total} /> : t('free')}</b>}
      </p>
      {open ? (
        <Register choice={choice} />
      ) : (
        <ButtonLink to={results} variant="primary">
          {t('results')}
        </ButtonLink>
      )}
    </div>
  );
}

/** To the wizard; a guest signs in on the way. Who has no account yet finds sign-up there. */
function Register({ choice }: { choice: Choice }) {
  const t = useWords('take-part');
  const { user } = useSession();
  return user ? (
    <RegisterButton choice={choice} variant="go" className="shrink-0">
      {t('register')}
    </RegisterButton>
  ) : (
    <ButtonLink to={paths.signIn({ redirect: paths.registration(choice) })} variant="go" className="shrink-0">
      {t('signInToRegister')}
    </ButtonLink>
  );
}
