import { describe, expect, test } from 'vitest';
import { asJsonLd, breadcrumbs, type EventData, event, faqPage, organization, website } from './structured-data.ts';

const site = {
  origin: 'https://portal.example',
  brand: 'Turs',
  contact: { email: 'hello@turs.example', phone: '+966500000000', address: 'Riyadh' },
  social: [{ name: 'X', url: 'https://example.com/x' }],
};

describe('the organization', () => {
  test('is told as the settings have it', () => {
    expect(organization(site, '/assets/mark.svg')).toEqual({
      '@type': 'Organization',
      '@id': 'https://portal.example/#organization',
      name: 'Turs',
      url: 'https://portal.example/',
      logo: 'https://portal.example/assets/mark.svg',
      email: 'hello@turs.example',
      telephone: '+966500000000',
      address: 'Riyadh',
      sameAs: ['https://example.com/x'],
    });
  });

  test('leaves out what the office has not entered', () => {
    const bare = { ...site, contact: { email: '', phone: '', address: '' }, social: [] };
    expect(Object.keys(organization(bare, '/m.svg'))).toEqual(['@type', '@id', 'name', 'url', 'logo']);
  });
});

test('the site is published by the organization, in both languages', () => {
  expect(website(site)).toMatchObject({
    '@type': 'WebSite',
    inLanguage: ['ar', 'en'],
    publisher: { '@id': organization(site, '')['@id'] },
  });
});

test('questions have their answers as plain text, and one without an answer is left out', () => {
  const asked = [
    { question: 'Who may take part?', answer: '<p>Students of <b>6–19</b> &amp; coaches.</p>' },
    { question: 'And when?', answer: '<p> </p>' },
  ];
  expect(faqPage(asked)).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Who may take part?',
        acceptedAnswer: { '@type': 'Answer', text: 'Students of 6–19 & coaches.' },
      },
    ],
  });
});

test('breadcrumbs count from one and lead to whole addresses', () => {
  const trail = [
    { label: 'Home', to: '/' },
    { label: 'FIRST', to: '/seasons/first-2025/' },
  ];
  expect(breadcrumbs(site.origin, trail).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://portal.example/' },
    { '@type': 'ListItem', position: 2, name: 'FIRST', item: 'https://portal.example/seasons/first-2025/' },
  ]);
});

describe('an event', () => {
  const challenge: EventData = {
    name: 'Challenge',
    description: '<p>Robots.</p>',
    address: '/competion/0199',
    picture: '/files/share/competition-0199.en.png?v=1',
    language: 'en',
  };

  test('says what, where, how and by whom', () => {
    expect(event(site, challenge)).toEqual({
      '@type': 'Event',
      '@id': 'https://portal.example/competion/0199#event',
      name: 'Challenge',
      url: 'https://portal.example/competion/0199',
      description: 'Robots.',
      image: 'https://portal.example/files/share/competition-0199.en.png?v=1',
      inLanguage: 'en',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Country', name: 'Saudi Arabia' },
      organizer: {
        '@type': 'Organization',
        '@id': 'https://portal.example/#organization',
        name: 'Turs',
        url: 'https://portal.example/',
      },
    });
    expect(event(site, { ...challenge, language: 'ar' }).location).toMatchObject({ name: 'المملكة العربية السعودية' });
  });

  test('never has a day that nobody has set', () => {
    expect(Object.keys(event(site, challenge)).filter((key) => /date/i.test(key))).toEqual([]);
  });

  test('lasts from its first event to its last, and a season names where each is', () => {
    const jeddah = {
      id: 'j',
      name: 'In Jeddah',
      from: '2026-02-28',
      to: '2026-02-28',
      place: 'A hall',
      region: 'Makkah',
    };
    const final = { id: 'f', name: 'Final', from: '2026-04-02', to: '2026-04-04', place: '', region: '' };
    const fee = { riyals: 403, register: '/teams-registeration/', until: '2026-01-15' };
    const whole = event(site, { ...challenge, held: [final, jeddah] });
    expect(whole).toMatchObject({ startDate: '2026-02-28', endDate: '2026-04-04' });
    expect(whole.subEvent).toMatchObject([
      { startDate: '2026-04-02', endDate: '2026-04-04', location: { name: 'Saudi Arabia' } },
      { startDate: '2026-02-28', location: { name: 'A hall', address: { addressRegion: 'Makkah' } } },
    ]);
    const season = { name: 'FIRST', address: '/seasons/first-2025/' };
    const part = event(site, { ...challenge, held: [final, jeddah], partOf: season, fee });
    expect(part).toMatchObject({ startDate: '2026-02-28', offers: { validThrough: '2026-01-15' } });
    expect(part).not.toHaveProperty('subEvent');
  });

  test('of a season and of its competition refer to each other', () => {
    const season = { name: 'FIRST', address: '/seasons/first-2025/' };
    const whole = event(site, { ...challenge, ...season, parts: [challenge] });
    const part = event(site, { ...challenge, partOf: season });
    expect(whole.subEvent).toEqual([expect.objectContaining({ '@id': part['@id'] })]);
    expect(part.superEvent).toMatchObject({ '@id': whole['@id'] });
    expect(event(site, { ...challenge, parts: [] })).not.toHaveProperty('subEvent');
  });

  test('has its ages and its fee where they are known', () => {
    const fee = { riyals: 403, register: '/teams-registeration/' };
    expect(event(site, { ...challenge, ages: { from: 9, to: 16 }, fee })).toMatchObject({
      typicalAgeRange: '9-16',
      offers: {
        '@type': 'Offer',
        price: 403,
        priceCurrency: 'SAR',
        url: 'https://portal.example/teams-registeration/',
      },
    });
  });
});

test('no content can end the script that carries it', () => {
  const json = asJsonLd([faqPage([{ question: '</script><script>alert(1)</script>?', answer: '&lt;/script&gt;' }])]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].mainEntity[0].acceptedAnswer.text).toBe('</script>');
});
