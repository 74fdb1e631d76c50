import QRCode from 'qrcode';
import { clothName } from '#brand/cloth-name.ts';
import { clothSvg, dyes, weaveEmblem } from '#brand/weave.ts';
import type { Language } from '#contract/languages.ts';
import { fold } from '#domain/fold.ts';
import { medalOf } from '#domain/medal.ts';
import { paperWords } from '#locales/certificates.ts';
import { fill } from '#locales/fill.ts';
import { clockOf, formatDate } from '#locales/format.ts';
import { formatHijri } from '#locales/hijri.ts';
import { formatOrdinal } from '#locales/ordinal.ts';
import { documents } from '#server/platform/documents/invoice.ts';
import { plain } from '#server/platform/documents/renderer.ts';
import type { CertificateDocument } from './certificate-document.ts';
import { certificateFrame } from './certificate-frame.ts';

/** Where anybody verifies a certificate. */
const checkAddress = (address: string, serial: string): string => `${address}/certificates/${serial}`;

/**
 * The certificate as a PDF of one page in one language. The same data gives the same bytes.
 * @param address the portal's own, without a slash at its end
 * @throws DocumentError when it cannot be rendered
 */
export async function drawCertificate(
  certificate: CertificateDocument,
  language: Language,
  address: string,
): Promise<Uint8Array> {
  const { team, serial } = certificate;
  const cloth = clothName({ name: team.name });
  const data = JSON.stringify(plain(textsOf(certificate, language, address)));
  return documents.render('certificate', {
    data,
    frame: certificateFrame(cloth),
    emblem: clothSvg(weaveEmblem(cloth), 240, 240),
    qr: await QRCode.toString(checkAddress(address, serial), {
      type: 'svg',
      margin: 0,
      errorCorrectionLevel: 'M',
      color: { dark: dyes.night, light: dyes.milk },
    }),
  });
}

/** The texts of the template, in one language. */
function textsOf(certificate: CertificateDocument, language: Language, address: string) {
  const { type, rank, issuedAt, team, school, entity, coaches, members, serial } = certificate;
  const words = paperWords[language];
  const day = clockOf(issuedAt);
  const medal = rank === null ? null : medalOf(rank);
  return {
    language,
    date: { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() },
    title: words[type].title,
    brand: certificate.brand[language],
    organiser: certificate.organiser[language],
    awarded: words.awarded,
    team: team.name,
    // A school is often its own entity.
    origin: [school, ...(fold(entity) === fold(school) ? [] : [entity]), certificate.city[language]].filter(Boolean),
    for: words[type].for,
    place: rank === null ? null : fill(words.place, { rank: formatOrdinal(rank, language) }),
    in: words.in,
    competition: certificate.competition[language],
    details: [certificate.ageLevel[language], certificate.season[language]].filter(Boolean),
    people: [
      { label: words.members, names: members },
      { label: words.coaches, names: coaches },
    ].filter(({ names }) => names.length > 0),
    medal: medal && { kind: medal, rank: String(rank), word: words.medals[medal] },
    number: { label: words.team, value: team.number },
    issued: { label: words.issued, days: [formatDate(issuedAt, language), formatHijri(issuedAt, language)] },
    check: { label: words.check, address: `${new URL(address).host}/certificates`, serial, serialLabel: words.serial },
  };
}
