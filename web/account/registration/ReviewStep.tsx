import type { ReactNode } from 'react';
import type { Region, User } from '#contract/entities.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Button } from '#web/kit/Button.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { PersonLine, type SeatRole } from '#web/team/look-up/index.ts';
import { seated } from './draft.ts';
import { InvoicePart } from './InvoicePart.tsx';
import { PeopleNotices } from './PeopleNotices.tsx';
import type { Step } from './steps.ts';
import { useStepNames } from './useStepNames.ts';
import type { WizardControl } from './useWizard.ts';

/** Everything that will be sent, with a link back to each step. */
export function ReviewStep({ wizard, regions, user }: { wizard: WizardControl; regions: Region[]; user: User }) {
  const t = useWords('registration');
  const field = useWords('team-fields');
  const say = useLocal();
  const level = useAgeLevel();
  const arabic = useLanguage().lang === 'ar';
  const { season, competition, ageLevel } = wizard;
  const form = wizard.form.values;
  if (!season || !competition || !ageLevel) return null;
  const region = regions.find(({ _id }) => _id === form.region);
  const region_name = region && (arabic ? region.ar_name : region.en_name);
  return (
    <div className="flex flex-col gap-8">
      <Part step={1} wizard={wizard}>
        <DescriptionList
          layout="stack"
          items={[
            { term: t('season'), detail: say(season, 'name') },
            { term: t('category'), detail: say(competition, 'name') },
            { term: t('ageGroup'), detail: `${level.name(ageLevel)} · ${level.years(ageLevel)}` },
          ]}
        />
      </Part>
      <Part step={2} wizard={wizard}>
        <div className="mb-5 flex items-center gap-4">
          <Avatar name={form.teamName} picture={form.image?.url} size={64} shape="square" />
          <bdi className="min-w-0 text-xl font-bold">{form.teamName}</bdi>
        </div>
        <DescriptionList
          layout="stack"
          items={[
            { term: t('schoolName'), detail: <bdi>{form.schoolName}</bdi> },
            { term: field('region'), detail: region_name },
            { term: field('city'), detail: <Given text={form.city} /> },
            { term: field('stage'), detail: <Given text={form.stage} /> },
          ]}
        />
      </Part>
      <Part step={3} wizard={wizard}>
        <Seats seats="coaches" wizard={wizard} />
      </Part>
      <Part step={4} wizard={wizard}>
        <Seats seats="members" wizard={wizard} />
      </Part>
      {competition.fee && <InvoicePart wizard={wizard} user={user} />}
    </div>
  );
}

function Given({ text }: { text: string }) {
  const t = useWords('registration');
  return text.trim() ? <bdi>{text}</bdi> : <span className="font-normal text-soft">{t('notGiven')}</span>;
}

function Part({ step, wizard, children }: { step: Step; wizard: WizardControl; children: ReactNode }) {
  const t = useWords('registration');
  const { name } = useStepNames(wizard.competition)[step];
  return (
    <section aria-label={name} className="border-t border-line pt-5 first:border-0 first:pt-0">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h3>{name}</h3>
        <Button
          size="sm"
          onClick={() => wizard.goTo(step, { returning: true })}
          aria-label={t('changeOf', { step: name })}
        >
          {t('change')}
        </Button>
      </div>
      {children}
    </section>
  );
}

/** One row for each person entered, up to the number of places in the category. */
function Seats({ seats: role, wizard }: { seats: SeatRole; wizard: WizardControl }) {
  const { competition, people, form, ageLevel } = wizard;
  if (!competition) return null;
  const ages = role === 'members' && ageLevel ? { chosen: ageLevel, levels: competition.ageLevels } : undefined;
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        {seated(form.values, role, competition[role]).map(({ number, place }) => {
          const person = people.found(role, number);
          return (
            <li key={place}>
              {person ? (
                <PersonLine person={person} ages={ages} />
              ) : (
                <Skeleton className="mt-2.5 h-12 w-56 max-w-full" />
              )}
            </li>
          );
        })}
      </ul>
      <PeopleNotices wizard={wizard} seats={role} />
    </div>
  );
}
