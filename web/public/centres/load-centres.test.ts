import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { loadCentres } from './load-centres.ts';

const riyadh = { _id: '01890000-0000-7000-8000-000000000001', en_name: 'Riyadh', ar_name: 'الرياض' };
const tabuk = { _id: '01890000-0000-7000-8000-000000000007', en_name: 'Tabuk', ar_name: 'تبوك' };
const found = (name: string, name_en: string, region: typeof riyadh, more = {}) => ({
  ...{ _id: name_en, name, name_en, address: 'شارع', address_en: 'A street', phone: '', location: '', region },
  ...more,
});
const trainings = [
  found('معمل حِسمى', 'Hisma Lab', tabuk),
  found('ورشة النخيل', 'Palm Workshop', riyadh, { phone: '+966110000162', location: 'https://map.example/' }),
  found('بيت التروس', 'House of Gears', riyadh, { phone: '9200 TURS', location: 'javascript:alert(1)' }),
];

/** A visitor of the page, and a record of the API requests. */
function visitor(language: Language) {
  const asked: string[] = [];
  const context = new RouterContextProvider();
  context.set(pageContext, {
    ...{ language, colorMode: 'auto', origin: '', requestId: '', nonce: '', needs: 'public' },
    now: new Date('2026-01-01T00:00:00Z'),
    noteCall: () => {},
    keepAs: () => {},
    reportError: () => {},
    fetch: async (path) => {
      asked.push(path);
      const answer = path.startsWith('/api/regions') ? { regions: [riyadh, tabuk] } : { trainings };
      return Response.json({ success: true, ...answer });
    },
  });
  return { context, asked };
}

describe('the centres of a page', () => {
  test('are in the order of the regions, then of their names in the language of the visitor', async () => {
    const names = async (language: Language) =>
      (await loadCentres(visitor(language).context, null)).centres.map(({ name }) => name);
    expect(await names('en')).toEqual(['House of Gears', 'Palm Workshop', 'Hisma Lab']);
    expect(await names('ar')).toEqual(['بيت التروس', 'ورشة النخيل', 'معمل حِسمى']);
  });

  test('are those of the region that is asked for, named in the language of the visitor', async () => {
    const { context, asked } = visitor('ar');
    const view = await loadCentres(context, tabuk._id);
    expect(view.region).toEqual({ id: tabuk._id, name: 'تبوك' });
    expect(asked[1]).toContain(`region_id=${tabuk._id}`);
  });

  test.each([null, '', 'riyadh', '01890000-0000-7000-8000-00000000ffff'])('are all for %j', async (asked) => {
    const visit = visitor('en');
    const view = await loadCentres(visit.context, asked);
    expect(view.region).toBeUndefined();
    expect(visit.asked[1]).not.toContain('region_id');
  });

  test('have numbers as people read them and as a telephone takes them, or as they were written', async () => {
    const { centres } = await loadCentres(visitor('en').context, null);
    expect(centres.map(({ phone }) => phone)).toEqual([
      { text: '9200 TURS', href: 'tel:9200' },
      { text: '+966 11 000 0162', href: 'tel:+966110000162' },
      undefined,
    ]);
  });

  test('lead to a map on the web, and to nothing else', async () => {
    const { centres } = await loadCentres(visitor('en').context, null);
    expect(centres.map(({ map }) => map)).toEqual([undefined, 'https://map.example/', undefined]);
  });
});
