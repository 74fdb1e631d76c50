import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarFile, escaped, folded } from './icalendar.ts';

const octets = (text: string) => Buffer.byteLength(text);
/**
 * Unfolds lines as a calendar does: a line that begins with a space continues the one before (RFC 5545, section 3.1).
 */
const unfolded = (text: string) => text.replaceAll(/\r\n[ \t]/g, '');
/** Unescapes a text as a calendar does (section 3.3.11). */
const read = (value: string) => value.replaceAll(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign));

describe('a long line', () => {
  test('is folded after 75 octets, the space of the next one counted', () => {
    expect(folded('x'.repeat(75))).toBe('x'.repeat(75));
    expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(folded('x'.repeat(75 + 74 + 1))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
  });

  test('of Arabic or emoji is never cut within a character', () => {
    for (const sign of ['ب', '🤖']) {
      for (const piece of folded(`SUMMARY:${sign.repeat(100)}`).split('\r\n')) {
        expect(octets(piece)).toBeLessThanOrEqual(75);
        expect(piece).not.toContain('\ufffd');
        expect(Buffer.from(piece).toString()).toBe(piece);
      }
    }
  });

  test('whatever it says, is read as it was, in pieces that are short enough', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const line = `SUMMARY:${escaped(text)}`;
        const pieces = folded(line);
        expect(pieces.split('\r\n').every((piece) => octets(piece) <= 75)).toBe(true);
        expect(unfolded(pieces)).toBe(line);
        expect(read(escaped(text))).toBe(text.replaceAll(/\r\n|\r/g, '\n'));
      }),
    );
  });
});

test('signs of the format are escaped, and no text ends its line', () => {
  expect(escaped('a;b,c\\d\ne\r\nf')).toBe('a\\;b\\,c\\\\d\\ne\\nf');
  expect(escaped('x\r\nEND:VEVENT\rBEGIN:VALARM')).not.toMatch(/[\r\n]/);
});

const event = {
  uid: 'one@portal.example',
  changedAt: new Date('2026-01-02T03:04:05.678Z'),
  summary: 'النهائي، في الرياض',
  description: '',
  location: '',
  url: 'https://portal.example/seasons/one/',
};

test('whole days are bare days, the last one excluded; times are in UTC', () => {
  const days = { ...event, from: '2026-02-27', to: '2026-02-28' };
  const evening = { ...event, from: '2026-01-01T01:30:00+03:00', to: '2026-01-01T03:00:00+03:00' };
  const lines = calendarFile({ name: 'Season', language: 'ar', events: [days, evening] }).split('\r\n');
  expect(lines).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Turs//Portal//AR', 'CALSCALE:GREGORIAN'],
    ...['NAME:Season', 'X-WR-CALNAME:Season'],
    ...['BEGIN:VEVENT', 'UID:one@portal.example', 'DTSTAMP:20260102T030405Z'],
    ...['DTSTART;VALUE=DATE:20260227', 'DTEND;VALUE=DATE:20260301', 'TRANSP:TRANSPARENT'],
    ...['SUMMARY;LANGUAGE=ar:النهائي، في الرياض', 'URL:https://portal.example/seasons/one/', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:one@portal.example', 'DTSTAMP:20260102T030405Z'],
    ...['DTSTART:20251231T223000Z', 'DTEND:20260101T000000Z'],
    ...['SUMMARY;LANGUAGE=ar:النهائي، في الرياض', 'URL:https://portal.example/seasons/one/', 'END:VEVENT'],
    ...['END:VCALENDAR', ''],
  ]);
});
