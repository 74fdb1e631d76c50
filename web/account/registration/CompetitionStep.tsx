import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Money } from '#web/kit/Money.tsx';
import { confirm } from '#web/kit/overlay/confirm.ts';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { Deadline } from '#web/lib/Deadline.tsx';
import { useLocal } from '#web/lib/local.ts';
import { isolated, useNames } from '#web/lib/names.ts';
import { useWords } from '#web/lib/words.tsx';
import { newlyLeftOut, withCompetition, withSeason } from './draft.ts';
import type { Offer, OfferedCompetition } from './offers.ts';
import type { WizardControl } from './useWizard.ts';

/** Season, category and age group: each choice determines the options of the next. */
export function CompetitionStep({ wizard, offers }: { wizard: WizardControl; offers: Offer[] }) {
  const t = useWords('registration');
  const say = useLocal();
  const level = useAgeLevel();
  const { form, season, competition, mayPay } = wizard;
  const listed = useNames();

  /** If a category has fewer places than people entered, a confirmation names those who would lose theirs. */
  async function choose(chosen: OfferedCompetition) {
    const left = newlyLeftOut(form.values, competition, chosen);
    const name = isolated(say(chosen, 'name'));
    const names = listed(left.map(({ role, number }) => wizard.people.found(role, number)?.name ?? number));
    const counts = { count: left.length, name, names };
    const yes =
      left.length === 0 ||
      (await confirm({
        title: t('leaveOut', counts),
        text: t('leaveOutText', counts),
        action: t('leaveOutYes', { name }),
      }));
    if (yes) form.set(withCompetition(form.values, chosen));
  }

  return (
    <div className="flex flex-col gap-8">
      <RadioGroup
        label={t('season')}
        required
        look="cards"
        choices={offers.map((offer) => ({
          value: offer.id,
          label: say(offer, 'name'),
          ...(offer.registration.closes && { hint: <Deadline of={offer.registration} /> }),
        }))}
        {...form.field('season_id')}
        onChange={(id) => {
          const chosen = offers.find((offer) => offer.id === id);
          if (chosen) form.set(withSeason(form.values, chosen));
        }}
      />
      {season ? (
        <RadioGroup
          label={t('category')}
          required
          look="cards"
          choices={season.competitions.map((one) => ({
            value: one.id,
            label: say(one, 'name'),
            hint: <CategoryHint of={one} priced={mayPay} />,
          }))}
          {...form.field('competion_id')}
          onChange={(id) => {
            const chosen = season.competitions.find((one) => one.id === id);
            if (chosen) choose(chosen);
          }}
        />
      ) : (
        <Later label={t('category')} text={t('chooseSeasonFirst')} />
      )}
      {competition ? (
        <RadioGroup
          label={t('ageGroup')}
          required
          look="cards"
          choices={competition.ageLevels.map((one) => ({
            value: one.title,
            label: level.name(one),
            hint: <span className="inline-block first-letter:uppercase">{level.years(one)}</span>,
          }))}
          {...form.field('ageLevel')}
        />
      ) : (
        <Later label={t('ageGroup')} text={t('chooseCategoryFirst')} />
      )}
    </div>
  );
}

function CategoryHint({ of: { members, fee }, priced }: { of: OfferedCompetition; priced: boolean }) {
  const t = useWords('registration');
  return (
    <>
      {t('teamSize', { count: members })}
      {priced && ' · '}
      {priced && fee && (
        <>
          <Money halalas={fee.total} /> {t('withTax')}
        </>
      )}
      {priced && !fee && t('free')}
    </>
  );
}

/** A choice that needs another one first. */
function Later({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="mb-1.5 font-semibold text-soft">{label}</p>
      <p className="rounded-md border border-dashed border-line px-4 py-3.5 text-sm text-soft">{text}</p>
    </div>
  );
}
