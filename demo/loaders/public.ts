import { faqs } from '#server/features/faqs/index.ts';
import { galleryItems } from '#server/features/gallery/index.ts';
import { partners } from '#server/features/partners/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { trainingCentres } from '#server/features/training-centres/index.ts';
import { cleanPage } from '#server/platform/clean-page.ts';
import type { Tx } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Calendar } from '../calendar.ts';
import { faqs as demoFaqs } from '../read/faqs.ts';
import { type DemoCentre, centres as demoCentres, partners as demoPartners, picturesBySeason } from '../read/site.ts';
import type { LoadedSeason } from './content.ts';
import { storePicture } from './pictures.ts';
import { required } from './required.ts';

export async function loadFaqs(tx: Tx): Promise<void> {
  await tx.insert(faqs).values(
    demoFaqs.map(({ answer, answerEn, ...questions }, index) => ({
      ...questions,
      answer: cleanPage(answer),
      answerEn: cleanPage(answerEn),
      position: index + 1,
    })),
  );
}

export async function loadCentres(tx: Tx): Promise<void> {
  const regionIds = new Map((await tx.select().from(regions)).map(({ code, id }) => [code, id]));
  await tx.insert(trainingCentres).values(
    demoCentres.map(({ region, at, ...centre }) => ({
      ...centre,
      location: mapOf(at),
      regionId: required(regionIds.get(region), region),
    })),
  );
}

const mapOf = ([north, east]: DemoCentre['at']) =>
  `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`;

export async function loadPartners(tx: Tx, files: FileStore): Promise<void> {
  const rows = demoPartners.map(async ({ file, ...texts }, index) => {
    const picture = await storePicture(files, `partners/${file}`);
    return { ...texts, picture, position: index + 1 };
  });
  await tx.insert(partners).values(await Promise.all(rows));
}

export async function loadGallery(
  tx: Tx,
  files: FileStore,
  { season, competitions }: LoadedSeason,
  calendar: Calendar,
): Promise<void> {
  const idOf = (slug: string) =>
    required(
      competitions.find((competition) => competition.slug === slug),
      slug,
    ).id;
  const pictures = required(picturesBySeason[season.slug], `pictures of ${season.slug}`);
  const rows = pictures.map(async ({ file, name, nameEn, competition, on }) => ({
    picture: await storePicture(files, `gallery/${file}`),
    name,
    nameEn,
    seasonId: season.id,
    competitionId: competition === undefined ? null : idOf(competition),
    createdAt: new Date(`${calendar.day(on)}T12:00:00Z`),
  }));
  await tx.insert(galleryItems).values(await Promise.all(rows));
}
