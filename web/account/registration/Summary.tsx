import type { Region } from '#contract/entities.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Band } from '#web/kit/art/Band.tsx';
import { CompetitionCloth } from '#web/kit/art/CompetitionCloth.tsx';
import { Card } from '#web/kit/Card.tsx';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { FeeLines } from './FeeLines.tsx';
import type { WizardControl } from './useWizard.ts';

/** The choices so far and their price, shown beside every step. */
export function Summary({ wizard, regions }: { wizard: WizardControl; regions: Region[] }) {
  const t = useWords('registration');
  const say = useLocal();
  const level = useAgeLevel();
  const arabic = useLanguage().lang === 'ar';
  const { season, competition, ageLevel, form, mayPay } = wizard;
  const { teamName, image, region } = form.values;
  const place = regions.find(({ _id }) => _id === region);
  return (
    <Card as="section" pad="none" aria-label={t('summary')} className="overflow-hidden">
      {competition ? <CompetitionCloth of={competition} className="h-20 w-full" /> : <Band height={80} />}
      <div className="p-5">
        <h2 className="text-lg">{competition ? say(competition, 'name') : t('summary')}</h2>
        <p className="text-sm text-soft">
          {[season && say(season, 'name'), ageLevel && level.name(ageLevel)].filter(Boolean).join(' · ')}
        </p>
        {teamName && (
          <div className="mt-4 flex items-center gap-3">
            <Avatar name={teamName} picture={image?.url} size={40} shape="square" />
            <div className="min-w-0">
              <p className="font-semibold">
                <bdi>{teamName}</bdi>
              </p>
              {place && <span className="text-sm text-soft">{arabic ? place.ar_name : place.en_name}</span>}
            </div>
          </div>
        )}
        {mayPay && (
          <div className="mt-4 border-t border-line pt-3">
            {competition?.fee ? (
              <FeeLines fee={competition.fee} />
            ) : (
              <p className="text-sm text-soft">{competition ? t('freeText') : t('feeLater')}</p>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
