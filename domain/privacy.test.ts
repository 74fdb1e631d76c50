import { describe, expect, test } from 'vitest';
import { masked, publicName } from './privacy.ts';

test.each([
  ['1000000201', '••••••••01'],
  ['sara@example.com', '••••••••om'],
  ['ab', '••'],
  ['a', '•'],
  ['', ''],
])('%s is shown as %s to one who may not see it', (value, shown) => {
  expect(masked(value)).toBe(shown);
});

describe('a name in public', () => {
  test.each([
    // First name and initial; the article of a family name is no initial.
    ['سارة القحطاني', 'سارة ق.'],
    ['سارة بنت عبدالله الحربي', 'سارة ح.'],
    ['Sara Al-Qahtani', 'Sara Q.'],
    ['Sara Al Qahtani', 'Sara Q.'],
    ['Sara AlQahtani', 'Sara Q.'],
    ['Noura Ash-Shehri', 'Noura S.'],
    ['khalid al-ghamdi', 'khalid G.'],
    ['Fahd bin Nasser Al-Anazi', 'Fahd A.'],
    ['فهد آل سعود', 'فهد س.'],
    ['نورة الهاجري', 'نورة هـ.'],
    ['Alan Alba', 'Alan A.'],
    ["Sean O'Neill", 'Sean O.'],
    ['Élodie Ébert', 'Élodie É.'],
    // A name of one word, or of several words that belong together.
    ['سارة', 'سارة'],
    ['Sara', 'Sara'],
    ['عبد الله', 'عبد الله'],
    ['عبد الله القحطاني', 'عبد الله ق.'],
    ['أبو بكر الصديق', 'أبو بكر ص.'],
    ['نور الدين الحربي', 'نور الدين ح.'],
    ['هبة الله', 'هبة الله'],
    ['Abdul Rahman Al-Harbi', 'Abdul Rahman H.'],
    ['Abd Al Rahman Al Harbi', 'Abd Al Rahman H.'],
    ['Abu Bakr', 'Abu Bakr'],
    // Irregular spacing and case.
    ['  Sara   Al-Qahtani ', 'Sara Q.'],
    ['Sara bint', 'Sara'],
    ['Sara 3', 'Sara'],
    ['', ''],
  ])('%s is %s', (name, shown) => {
    expect(publicName(name)).toBe(shown);
  });

  test('keeps nothing more of a family name than its letter', () => {
    expect(publicName('لمى بنت فهد بن ناصر العنزي')).toBe('لمى ع.');
    expect(publicName('Lama Fahd Nasser Al-Anazi')).toBe('Lama A.');
  });
});
