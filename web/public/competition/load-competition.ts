import { data, type RouterContextProvider } from 'react-router';
import { listCompetitions, previewCompetition } from '#contract/endpoints/competitions.ts';
import { type GalleryItem, listGallery } from '#contract/endpoints/gallery.ts';
import { listSeasons } from '#contract/endpoints/seasons.ts';
import type { Competition, Season } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { feeFor } from '#domain/fee.ts';
import { toHalalas } from '#domain/money.ts';
import { ApiError } from '#web/lib/api.ts';
import { local } from '#web/lib/local.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { presentDates, presentTogether } from '#web/lib/season-dates.ts';
import { serverApi } from '#web/lib/server-api.ts';
import { sceneOf } from '../gallery/index.ts';

type Around = { gallery: readonly GalleryItem[]; season: Season | undefined; now: Date };

const present = (language: Language, competition: Competition, { gallery, season, now }: Around) => {
  const say = (key: 'hardware' | 'software' | 'teams_info' | 'qualification_info' | 'main_mission' | 'theme') =>
    local(language, competition, key);
  return {
    id: competition._id,
    slug: competition.slug,
    name: local(language, competition, 'name'),
    description: local(language, competition, 'description'),
    /** The address of its large picture: the office's, otherwise one from the gallery; null without either. */
    scene:
      competition.banner ??
      sceneOf(gallery, { season: competition.season._id, competition: competition._id }) ??
      competition.logo,
    season: {
      id: competition.season._id,
      slug: competition.season.slug,
      name: local(language, competition.season, 'name'),
    },
    registration: competition.registration,
    /** The season's dates that apply to this competition: a closed competition has no deadline. */
    dates: presentDates(
      language,
      { registration: competition.registration, milestones: season?.milestones ?? [] },
      now,
    ),
    events: (['regional', 'final'] as const).flatMap(
      (kind) => presentTogether(language, season?.milestones ?? [], kind) ?? [],
    ),
    /** Halalas; absent if it is free. */
    fee: competition.paid ? feeFor(toHalalas(competition.price)) : undefined,
    members: competition.members_no,
    coaches: competition.coaches_no,
    ages: competition.agelevel,
    characteristics: {
      hardware: say('hardware'),
      software: say('software'),
      teams: say('teams_info'),
      size: say('qualification_info'),
      mission: say('main_mission'),
      theme: say('theme'),
    },
    video: competition.video,
    files: competition.files.map((file) => presentFile(language, file)),
  };
};

/** A file in the visitor's language, and in the other language if it exists. */
function presentFile(language: Language, file: Competition['files'][number]) {
  const { file_path: arabic, file_path_en: english } = file;
  const both = english === null ? undefined : { ar: arabic, en: english };
  const other = language === 'ar' ? 'en' : 'ar';
  return {
    id: file._id,
    name: local(language, file, 'name'),
    text: local(language, file, 'description'),
    address: both?.[language] ?? arabic,
    other: both && ({ language: other, address: both[other], name: local(other, file, 'name') } as const),
  };
}

export type CompetitionView = ReturnType<typeof present>;

/**
 * The same of one that visitors may not see yet, for the office.
 * @throws a 404 when there is no such competition
 */
export const loadPreview = (context: Readonly<RouterContextProvider>, id: string): Promise<CompetitionView> =>
  load(context, id, previewCompetition);

/**
 * A competition, reduced to what its page shows, in the visitor's language.
 * @throws a 404 when there is no such competition
 */
export const loadCompetition = (context: Readonly<RouterContextProvider>, id: string): Promise<CompetitionView> =>
  load(context, id, listCompetitions);

async function load(
  context: Readonly<RouterContextProvider>,
  id: string,
  read: typeof listCompetitions | typeof previewCompetition,
): Promise<CompetitionView> {
  try {
    const call = serverApi(context);
    const [{ competions }, { gallery }, { wroseasons }] = await Promise.all([
      call(read, { query: { id } }),
      call(listGallery),
      call(listSeasons),
    ]);
    const [competition] = competions;
    if (competition) {
      const { language, now } = context.get(pageContext);
      const season = wroseasons.find(({ _id }) => _id === competition.season._id);
      return present(language, competition, { gallery, season, now });
    }
  } catch (error) {
    // An invalid id means that there is no such competition.
    if (!(error instanceof ApiError && error.status === 422)) throw error;
  }
  throw data(null, { status: 404 });
}
