import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { useRegistration } from '#web/lib/registering.ts';
import { useWords } from '#web/lib/words.tsx';

/** The banner that links to the other registration. */
export function Practice() {
  const t = useWords('home');
  const registration = useRegistration();
  return (
    <section aria-labelledby="practice-title" className="wrap pt-12 sm:pt-18">
      <div className="grid overflow-hidden rounded-xl border border-line bg-surface shadow-sm md:grid-cols-[1.4fr_1fr]">
        <div className="flex flex-col items-start gap-3 p-6 sm:p-10">
          <h2 id="practice-title" className="text-3xl">
            {t('practice.title')}
          </h2>
          <p className="max-w-prose text-lg text-soft">{t('practice.text')}</p>
          <ButtonLink variant="primary" size="lg" to={registration()} className="mt-3">
            {t('practice.go')}
          </ButtonLink>
        </div>
        <Tapestry
          name="practice"
          columns={24}
          rows={14}
          className="size-full max-h-72 min-h-32 max-md:row-start-1 max-md:h-32"
        />
      </div>
    </section>
  );
}
