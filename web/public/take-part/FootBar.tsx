import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Money } from '#web/kit/Money.tsx';
import type { Choice } from '#web/lib/registering.ts';
import { useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';
import { RegisterButton } from './RegisterButton.tsx';

interface FootBarProps {
  /** Whether registration is open. */
  open: boolean;
  choice: Choice;
  /** The fee of a team, in halalas with tax; 0 if it is free. Absent if the fees differ. */
  total?: number;
  /** The address of its results. */
  results: string;
}

/**
 * The next action, fixed at the lower edge of a phone. It has its own space at the end of the page, so it covers
 * nothing there; `data-foot` keeps it from covering a focused link or field (app.css).
 */
export function FootBar({ open, choice, total, results }: FootBarProps) {
  const t = useWords('take-part');
  return (
    <div
      data-foot
      className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-paper px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:hidden print:hidden"
    >
      <div className="min-w-0 leading-tight">
        {open && total !== undefined ? (
          <p className="font-bold">{total > 0 ? <Money halalas={total} /> : t('free')}</p>
        ) : (
          <p className="text-sm font-semibold">{t(open ? 'open' : 'closed')}</p>
        )}
        {open && <HaveAccount choice={choice} />}
      </div>
      {open ? (
        <RegisterButton choice={choice} variant="go" className="shrink-0">
          {t('register')}
        </RegisterButton>
      ) : (
        <ButtonLink to={results} variant="primary" className="shrink-0">
          {t('results')}
        </ButtonLink>
      )}
    </div>
  );
}

/** For a returning guest: the register button leads guests to sign-up first. */
function HaveAccount({ choice }: { choice: Choice }) {
  const t = useWords('take-part');
  const { user } = useSession();
  return user ? null : (
    <Link
      look="strong"
      to={paths.signIn({ redirect: paths.registration(choice) })}
      className="inline-block py-1 text-sm"
    >
      {t('haveAccount')}
    </Link>
  );
}
