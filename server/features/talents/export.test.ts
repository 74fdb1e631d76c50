import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { expectHarmless, hostileValues } from '#tests/support/hostile-values.ts';
import { talentsOfOffice } from '#tests/support/talents.ts';
import { talents } from './table.ts';

/* What the office takes out of the list, and what somebody may have typed into the public form. */
const { admin, everything, found, portal, path, competition } = talentsOfOffice();
const everybody = ['أمل', 'Omar', 'هند'];

describe('the whole list', () => {
  test('is one answer of JSON, with the search, the filters and the order of the list', async () => {
    const { status, headers, json } = await admin('GET', '/?download=true');
    expect([status, json.success, json.moeTalents]).toEqual([200, true, (await admin('GET')).json.moeTalents]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(await found('?download=true')).toEqual(everybody);
    expect(await found('?download=true&shown=false')).toEqual(['أمل']);
    expect(await found('?download=true&s=palm&sort=name')).toEqual(['Omar', 'أمل']);
    expect(await found(`?download=true&competion=${competition.FTC}&slot=morning`)).toEqual(['هند']);
    expect(await found('?download=true&s=nobody')).toEqual([]);
    expect((await admin('GET', '?download=false')).json.code).toBe('invalid_fields');
    // A filter that cannot be read sends nobody, and not everybody.
    for (const address of ['/?download=true', '/export.csv?lang=ar'])
      for (const filter of ['shown=perhaps', 'competion=x', 'slot=noon', 'slot=morning&slot=evening'])
        expect([filter, (await admin('GET', `${address}&${filter}`)).status]).toEqual([filter, 422]);
  });

  test('is a CSV file in the language of the person, with a column for each training', async () => {
    const answer = await portal().call('GET', `${path}/export.csv?sort=created_at&lang=ar`, { as: 'admin' });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="moeTalents-\d{4}-\d\d-\d\d\.csv"$/);
    expect(answer.text).toMatch(/^\ufeff"الاسم","الجنس","البريد الإلكتروني","رقم الجوال","المدرسة","التخصص",/);
    const rows = answer.text.trim().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toContain('"التدريب 1","التدريب 2","التدريب 3","التدريب 4","التدريب 5"');
    expect(rows[1]).toContain(`"هند الشهري","أنثى","Hind@school.example","+966 50 123 4567",`);
    expect(rows[1]).toContain('"تحدي، الموسم الجديد: صباحًا أو مساءً","تحدي، الموسم الجديد: صباحًا",');
    expect(rows[1]).toContain('"منطقة الرياض"');
    expect(rows[1]).toContain('"نعم","2025-10-01 11:00"');
    const english = await portal().call('GET', `${path}/export.csv?slot=evening&s=omar@&lang=en`, { as: 'admin' });
    expect(english.text.trim().split('\r\n')).toHaveLength(2);
    expect(english.text).toContain('"Challenge, New season: Evening"');
  });
});

/** Only these may hold any text. */
const free = ['name', 'school', 'subject'];
const wire: Record<string, string> = { subject: 'subjects' };

describe('whatever stands in a field of the public form', () => {
  test.each([...free, 'gender', 'email', 'phone_number', 'moeAdmin', 'training'])(
    'is refused, or is one harmless line: %s',
    async (field) => {
      const training = { competion: competition.FLLC, time_slot_1: 'morning', time_slot_2: 'evening' };
      const form = {
        ...{ name: 'نورة', gender: 'female', email: 'noura@mail.example', phone_number: '+966501112223' },
        ...{ school: 'مدرسة', subject: 'علوم', moeAdmin: 'riyadh', training: Array(5).fill(training) },
      };
      for (const [what, value] of Object.entries(hostileValues)) {
        const before = await everything();
        const { status } = await portal().call('POST', '/api/moe/registertration', {
          body: { ...form, [field]: field === 'training' ? [...form.training.slice(1), value] : value },
        });
        expect([what, [200, 413, 422].includes(status)]).toEqual([what, true]);
        if (status !== 200) {
          expect([what, await everything()]).toEqual([what, before]);
          continue;
        }
        expect([what, free.includes(field)]).toEqual([what, true]);
        const [newest] = (await admin('GET')).json.moeTalents;
        const text = newest[wire[field] ?? field];
        expectHarmless(text);
        expect(text.length).toBeLessThanOrEqual(limits.textMax);
        expect((await admin('GET', `?id=${newest._id}`)).json.moeTalent).toEqual(newest);
        const { headers, json } = await admin('GET', '?download=true');
        expect([headers['content-type'], json.moeTalents[0]]).toEqual(['application/json; charset=utf-8', newest]);
        const file = await admin('GET', '/export.csv');
        expect(file.headers['content-type']).toContain('text/csv');
        for (const cell of cellsOf(file.text))
          expect(cell).not.toMatch(/^\s*(?:[=@\t\r-]|\+(?!966 \d\d \d{3} \d{4}$))/);
        await portal().db.delete(talents).where(eq(talents.id, newest._id));
      }
    },
  );
});

test('a hostile search, filter or page answers a list', async () => {
  for (const [what, value] of Object.entries(hostileValues).filter(([, value]) => typeof value === 'string'))
    for (const name of ['s', 'sort', 'shown', 'moeAdmin', 'competion', 'slot', 'page', 'per_page']) {
      const sent = encodeURIComponent((value as string).slice(0, 2_000).toWellFormed());
      expect([what, name, (await admin('GET', `/?${name}=${sent}`)).status]).toEqual([what, name, 200]);
    }
});

/** The cells of a file in which each is in quotes. */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
