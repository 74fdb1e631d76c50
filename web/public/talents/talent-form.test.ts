import { expect, it } from 'vitest';
import { registerTalent } from '#contract/endpoints/talents.ts';
import { emptyForm, rows, type TalentForm, toRegistration } from './talent-form.ts';

const competion = '01890000-0000-7000-8000-000000000001';
const filled: TalentForm = {
  ...emptyForm,
  ...{ name: 'Hind', gender: 'female', email: 'hind@school.example', phone_number: '+966501234567' },
  ...{ school: 'School', subject: 'Science', moeAdmin: 'riyadh' },
  ...Object.fromEntries(
    rows.flatMap((row) => [
      [`training.${row}.competion`, competion],
      [`training.${row}.time_slot_1`, row % 2 ? 'morning' : 'evening'],
      [`training.${row}.time_slot_2`, 'evening'],
    ]),
  ),
};

it('is sent as the call wants it', () => {
  const sent = registerTalent.body.parse(toRegistration(filled));
  expect(sent).toMatchObject({ name: 'Hind', moeAdmin: 'riyadh' });
  expect(sent.training.map(({ time_slot_1 }) => time_slot_1)).toEqual([
    'evening',
    'morning',
    'evening',
    'morning',
    'evening',
  ]);
});

it('has a field under the name of whatever an empty form is refused for', () => {
  const refused = registerTalent.body.safeParse(toRegistration(emptyForm));
  const names = refused.error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(names.sort()).toEqual(Object.keys(emptyForm).sort());
  expect(refused.error?.issues.every(({ message }) => message === 'required')).toBe(true);
});
