import { expect, it } from 'vitest';
import { errorLines } from './error-lines.ts';

const text = 'Please fill this in.';

it('names each field', () => {
  const wrong = [
    { name: 'name', label: 'Name', text },
    { name: 'email', label: 'E-mail', text: 'No address' },
  ];
  expect(errorLines(wrong, 'en')).toEqual(wrong);
});

it('says once what is wrong with several fields of a group, and leads to the first of them', () => {
  const of = (row: number, part: string, label: string) => ({
    name: `rows.${row}.${part}`,
    group: `Row ${row}`,
    label,
  });
  const wrong = [
    { ...of(1, 'a', 'Place'), text },
    { ...of(1, 'b', 'Time'), text },
    { ...of(1, 'c', 'Day'), text: 'Not offered' },
    { ...of(2, 'a', 'Place'), text },
  ];
  expect(errorLines(wrong, 'en')).toEqual([
    { name: 'rows.1.a', label: 'Row 1 – Place and Time', text },
    { name: 'rows.1.c', label: 'Row 1 – Day', text: 'Not offered' },
    { name: 'rows.2.a', label: 'Row 2 – Place', text },
  ]);
  expect(
    errorLines(
      [
        { ...of(1, 'a', 'المكان'), text },
        { ...of(1, 'b', 'الوقت'), text },
      ],
      'ar',
    )[0]?.label,
  ).toBe('Row 1 – المكان والوقت');
});

it('leaves out the name of what is not on the screen, and keeps namesakes of a label apart', () => {
  const wrong = [
    { name: 'members.0', label: 'Member', text },
    { name: 'members.1', label: 'Member', text },
    { name: 'members', text: 'Too many' },
  ];
  expect(errorLines(wrong, 'en')).toEqual([...wrong.slice(0, 2), { name: 'members', label: '', text: 'Too many' }]);
});
