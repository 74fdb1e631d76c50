import { endOf, isDay, type Span, startOf } from '#domain/milestones.ts';

/** The data of an event in a calendar file. Days and instants are those of `Span`. */
export type CalendarEvent = Span & {
  /** Never changes, so that adding the event again does not create a second one. */
  uid: string;
  changedAt: Date;
  summary: string;
  description: string;
  location: string;
  url: string;
};

const DAY = 24 * 60 * 60 * 1000;
/** The maximum length of a line, in octets of UTF-8, without its end (RFC 5545, section 3.1). */
const LINE = 75;

/**
 * A calendar file (RFC 5545). Times are in UTC, so that no calendar needs Riyadh's time zone; whole days are plain
 * dates, with an exclusive end as the format requires.
 */
export function calendarFile(calendar: { name: string; language: string; events: readonly CalendarEvent[] }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Turs//Portal//${calendar.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(calendar.name)}`,
    // The name as Apple, Google and Microsoft read it.
    `X-WR-CALNAME:${escaped(calendar.name)}`,
    ...calendar.events.flatMap((event) => linesOf(event, calendar.language)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(event: CalendarEvent, language: string): string[] {
  const { uid, changedAt, summary, description, location, url } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(changedAt)}`,
    ...timesOf(event),
    `SUMMARY;LANGUAGE=${language}:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION;LANGUAGE=${language}:${escaped(description)}`] : []),
    ...(location ? [`LOCATION;LANGUAGE=${language}:${escaped(location)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

function timesOf(event: CalendarEvent): string[] {
  if (!isDay(event.from)) return [`DTSTART:${utc(startOf(event))}`, `DTEND:${utc(endOf(event))}`];
  // Parsed as UTC, so that no time zone moves the day.
  const after = new Date(new Date(event.to).getTime() + DAY).toISOString().slice(0, 10);
  // A whole-day event does not mark the person as busy.
  return [`DTSTART;VALUE=DATE:${bare(event.from)}`, `DTEND;VALUE=DATE:${bare(after)}`, 'TRANSP:TRANSPARENT'];
}

const bare = (day: string) => day.replaceAll('-', '');
const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A text escaped as a property's value (section 3.3.11). */
export const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

/**
 * A line folded into pieces of at most 75 octets without cutting a character; each but the first begins with a space.
 */
export function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const sign of line) {
    const more = Buffer.byteLength(sign);
    if (octets + more > LINE) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += sign;
    octets += more;
  }
  return [...pieces, piece].join('\r\n');
}
