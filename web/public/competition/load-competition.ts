import { data, type RouterContextProvider } from 'react-router';
import { listCompetitions } from '#contract/endpoints/competitions.ts';
import { type GalleryItem, listGallery } from '#contract/endpoints/gallery.ts';
import type { Competition } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { feeFor } from '#domain/fee.ts';
import { toHalalas } from '#domain/money.ts';
import { ApiError } from '#web/lib/api.ts';
import { local } from '#web/lib/local.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';
import { sceneOf } from '../gallery/index.ts';

const present = (language: Language, competition: Competition, gallery: readonly GalleryItem[]) => {
  const say = (key: 'hardware' | 'software' | 'teams_info' | 'qualification_info' | 'main_mission' | 'theme') =>
    local(language, competition, key);
  return {
    id: competition._id,
    slug: competition.slug,
    name: local(language, competition, 'name'),
    description: local(language, competition, 'description'),
    /** Where its large picture is: the office's, else one of the gallery; null where there is neither. */
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
    /** Halalas; absent where it costs nothing. */
    fee: competition.paid && competition.price > 0 ? feeFor(toHalalas(competition.price)) : undefined,
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

/** A file in the visitor's language, and in the other one where it is there. */
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
 * A competition, cut down to what its page shows, in the visitor's language.
 * @throws a 404 when there is no such competition
 */
export async function loadCompetition(context: Readonly<RouterContextProvider>, id: string): Promise<CompetitionView> {
  try {
    const call = serverApi(context);
    const [{ competions }, { gallery }] = await Promise.all([
      call(listCompetitions, { query: { id } }),
      call(listGallery),
    ]);
    if (competions[0]) return present(context.get(pageContext).language, competions[0], gallery);
  } catch (error) {
    // What is no id at all is no competition either.
    if (!(error instanceof ApiError && error.status === 422)) throw error;
  }
  throw data(null, { status: 404 });
}
