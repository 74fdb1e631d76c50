import { Card } from '#web/kit/Card.tsx';
import { useWords } from '#web/lib/words.tsx';

const rules = ['kind', 'safe', 'one', 'report'] as const;

/** The rules of conduct, beside every list and form of the forum. */
export function HouseRules() {
  const t = useWords('community');
  return (
    <Card as="section" aria-labelledby="rules" className="text-sm lg:sticky lg:top-24">
      <h2 id="rules" className="text-lg">
        {t('rules.title')}
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 marker:text-palm">
        {rules.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
