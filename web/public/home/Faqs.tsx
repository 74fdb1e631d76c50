import { paths } from '#web/app/paths.ts';
import { Accordion } from '#web/kit/Accordion.tsx';
import { Robot } from '#web/kit/art/Robot.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Prose } from '#web/kit/Prose.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { HomeFaq } from './load-home.ts';

/** The number shown at first; the others appear on request. */
const shownFaqs = 8;

/** Questions and answers. One is open at a time, also without JavaScript. */
export function Faqs({ faqs }: { faqs: readonly HomeFaq[] }) {
  const t = useWords('home');
  if (faqs.length === 0) return null;
  const items = faqs.map(({ id, question, answer }) => ({
    id,
    title: question,
    content: <Prose html={answer} className="[&>*+*]:mt-3" />,
  }));
  return (
    <section id="faq" aria-labelledby="faq-title" className="border-y border-line bg-sunken">
      <div className="wrap grid gap-x-14 gap-y-8 py-12 sm:py-18 lg:grid-cols-[19rem_1fr]">
        <div className="robot-still">
          <h2 id="faq-title" className="text-3xl">
            {t('faq.title')}
          </h2>
          <p className="mt-2 max-w-prose text-lg text-soft">{t('faq.lead')}</p>
          <p className="mt-4">
            {t('faq.ask')}{' '}
            <Link look="strong" to={paths.contact()}>
              {t('faq.contact')}
            </Link>
          </p>
          <Robot pose="search" size={150} name="FLLC" className="mt-8 max-lg:hidden" />
        </div>
        <div>
          <Accordion name="faq" items={items.slice(0, shownFaqs)} />
          {items.length > shownFaqs && (
            <details className="group/more">
              <summary className="list-none rounded-sm py-4 font-semibold text-palm hover:underline [&::-webkit-details-marker]:hidden">
                <span className="group-open/more:hidden">{t('faq.more', { n: items.length })}</span>
                <span className="hidden group-open/more:inline">{t('faq.fewer')}</span>
              </summary>
              <Accordion name="faq" items={items.slice(shownFaqs)} />
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
