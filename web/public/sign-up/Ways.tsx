import { paths } from '#web/app/paths.ts';
import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { CardLink } from '#web/kit/Card.tsx';
import { useWords } from '#web/lib/words.tsx';

/** The cards that lead to courses, to kits, and to the next step (public spec, section 2, "Sign-up popup"). */
export function Ways({ signUp }: { signUp: string }) {
  const t = useWords('sign-up');
  const ways = [
    { key: 'courses', to: paths.courses() },
    { key: 'kits', to: paths.shops() },
    { key: 'signUp', to: signUp },
  ] as const;
  return (
    <section aria-labelledby="ways" className="wrap pb-16">
      <h2 id="ways">{t('ways.title')}</h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-3 sm:gap-5">
        {ways.map(({ key, to }) => (
          <li key={key} className="grid">
            <CardLink to={to} picture={<Tapestry name={key} columns={48} rows={11} className="h-20 w-full" />}>
              <span className="text-lg font-bold">{t(`ways.${key}`)}</span>
              <span className="text-sm text-soft">{t(`ways.${key}Text`)}</span>
            </CardLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
