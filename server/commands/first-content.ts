import { eq } from 'drizzle-orm';
import { SeasonInput } from '#contract/endpoints/admin-seasons.ts';
import { SettingInput } from '#contract/endpoints/settings.ts';
import { z } from '#contract/zod.ts';
import { errorSentences } from '#locales/sentences.ts';
import { createRecord, updateRecord } from '../features/office-records/index.ts';
import { officeSeasons } from '../features/seasons/index.ts';
import { officeSettings, ownSite, settings } from '../features/settings/index.ts';
import { Refusal } from '../http/refusal.ts';
import { constraintOf, type Db } from '../platform/database.ts';
import { StartError } from '../platform/start-error.ts';

/** The first things that a portal needs beside its administrator, by the names of the flags. */
export const firstFields = {
  'seller-name': { type: 'string', value: 'text', help: "the seller's name on invoices, in Arabic" },
  'seller-name-en': { type: 'string', value: 'text', help: 'the same in English' },
  'seller-address': { type: 'string', value: 'text', help: "the seller's address, in Arabic" },
  'seller-address-en': { type: 'string', value: 'text', help: 'the same in English' },
  'seller-vat-number': { type: 'string', value: 'number', help: 'the VAT number of 15 digits' },
  'seller-cr-number': { type: 'string', value: 'number', help: 'the commercial register number of 10 digits' },
  'season-slug': {
    type: 'string',
    value: 'word',
    help: 'the end of the address of the first season, such as first-2026',
  },
  'season-name': { type: 'string', value: 'text', help: 'its name, in Arabic' },
  'season-name-en': { type: 'string', value: 'text', help: 'the same in English' },
} as const;

type Given = Partial<Record<keyof typeof firstFields, string>>;

const Seller = z.object(SettingInput.shape).pick({
  ...{ seller_name: true, seller_name_en: true, seller_address: true, seller_address_en: true },
  ...{ seller_vat_number: true, seller_cr_number: true },
});
const Season = SeasonInput.pick({ slug: true, name: true, name_en: true });

/**
 * Enters seller and season as the back-office does, in the name of the administrator: with a line in the log each. The
 * season is hidden and closed until the office opens it.
 * @returns what was done, in sentences
 * @throws StartError naming the flags that are wrong
 */
export async function writeFirst(db: Db, by: string, given: Given): Promise<string[]> {
  const fieldsOf = (kind: 'seller' | 'season') =>
    Object.fromEntries(
      Object.entries(given)
        .filter(([name, value]) => name.startsWith(`${kind}-`) && value !== undefined)
        .map(([name, value]) => [kind === 'season' ? fieldOf(name.slice('season-'.length)) : fieldOf(name), value]),
    );
  const [seller, season] = [fieldsOf('seller'), fieldsOf('season')];
  // All is read before anything is written.
  const readSeller = Object.keys(seller).length > 0 ? read(Seller.partial(), seller, 'seller') : undefined;
  const readSeason = Object.keys(season).length > 0 ? read(Season, season, 'season') : undefined;
  const said: string[] = [];
  if (readSeller) {
    const { db: _, ...kind } = officeSettings(db);
    const [row] = await db.select({ id: settings.id }).from(settings).where(eq(settings.siteName, ownSite));
    if (!row) throw new StartError('The portal has no settings yet. Start it once, which makes them.');
    await updateRecord(
      db,
      kind as never,
      { id: by },
      {
        ...{ id: row.id, revision: undefined },
        values: (before) => kind.valuesOf(readSeller as never, before as never) as never,
      },
    ).catch(told('seller'));
    said.push('The seller is entered.');
  }
  if (readSeason) {
    const { db: _, ...kind } = officeSeasons(db);
    const key = `setup ${readSeason.slug}`;
    await createRecord(
      db,
      kind as never,
      { id: by },
      { values: kind.valuesOf(readSeason as never) as never, key },
    ).catch(told('season'));
    said.push(`The season ${readSeason.slug} is there, hidden and closed until the office opens it.`);
  }
  return said;
}

const fieldOf = (flag: string) => flag.replaceAll('-', '_');
const flagOf = (kind: string, field: string) =>
  `--${field.startsWith('seller') ? '' : `${kind}-`}${field.replaceAll('_', '-')}`;

function read<T>(schema: z.ZodType<T>, sent: object, kind: string): T {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path }) => flagOf(kind, String(path[0])));
  throw new StartError(`These are missing or wrong: ${[...new Set(wrong)].join(', ')}. Nothing of them was entered.`);
}

const told = (kind: string) => (cause: unknown) => {
  if (constraintOf(cause) === 'seasons_slug_key') {
    throw new StartError('There is a season with this slug already.', { cause });
  }
  if (!(cause instanceof Refusal)) throw cause;
  const fields = Object.keys(cause.fields ?? {}).map((field) => flagOf(kind, field));
  throw new StartError([errorSentences.en[cause.code], ...fields].join(' '), { cause });
};
