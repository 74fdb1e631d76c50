import type { AgeLevel } from '#contract/entities.ts';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { useNames } from '#web/lib/names.ts';
import { useWords } from '#web/lib/words.tsx';
import type { SeatRole } from '#web/team/look-up/index.ts';
import type { AgeAdvice } from './age-advice.ts';
import { seated, waiting } from './draft.ts';
import type { WizardControl } from './useWizard.ts';

/** Notices about the coaches or members as a group before registration. They are advice and block nothing. */
export function PeopleNotices({ wizard, seats: role }: { wizard: WizardControl; seats: SeatRole }) {
  const t = useWords('registration');
  const listed = useNames();
  const { form, competition, ageLevel, advice, people } = wizard;
  if (!competition) return null;
  const left = waiting(form.values, competition)
    .filter((one) => one.role === role)
    .map(({ number }) => people.found(role, number)?.name ?? number);
  const numbers = new Set(seated(form.values, role, competition[role]).map(({ number }) => number));
  const elsewhere = [...numbers].flatMap((number) => {
    const person = people.found(role, number);
    return person?.elsewhere ? [person.name] : [];
  });
  return (
    <div role="status" className="flex flex-col gap-3 empty:sr-only">
      {left.length > 0 && (
        <Callout title={t('waiting', { count: left.length })}>
          {t('waitingText', { names: listed(left), count: left.length })}
        </Callout>
      )}
      {elsewhere.length > 0 && (
        <Callout tone="warn" title={t('elsewhereTitle', { count: elsewhere.length })}>
          {listed(elsewhere)}. {t('elsewhereText')}
        </Callout>
      )}
      {role === 'members' && advice && ageLevel && (
        <AgeNotice advice={advice} chosen={ageLevel} onChoose={({ title }) => form.set({ ageLevel: title })} />
      )}
    </div>
  );
}

type AgeNoticeProps = { advice: AgeAdvice; chosen: AgeLevel; onChoose: (level: AgeLevel) => void };

/** Names the members outside the age group, and offers the group that would fit all of them. */
function AgeNotice({ advice: { outside, better }, chosen, onChoose }: AgeNoticeProps) {
  const t = useWords('registration');
  const say = useWords('look-up');
  const listed = useNames();
  const level = useAgeLevel();
  const nameOf = (one: AgeLevel) => `${level.name(one)} (${level.years(one)})`;

  function choose(one: AgeLevel) {
    onChoose(one);
    // The button disappears with the notice, so the focus moves to the heading.
    document.getElementById('step')?.focus();
  }

  return (
    <Callout
      tone="warn"
      title={say('agesOutside', { count: outside.length, level: nameOf(chosen) })}
      actions={
        better.length > 0 &&
        better.map((one) => (
          <Button key={one.title} size="sm" onClick={() => choose(one)}>
            {t('chooseLevel', { level: nameOf(one) })}
          </Button>
        ))
      }
    >
      {listed(outside.map(({ name }) => name))}. {better.length > 0 ? t('agesBetter') : t('agesNoneFits')}{' '}
      {say('ageHint')}
    </Callout>
  );
}
