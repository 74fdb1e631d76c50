import type { Competition, CompetitionCard, CompetitionFile } from '#contract/entities.ts';
import type { Milestone } from '#contract/milestone.ts';
import { takesTeams } from '#domain/milestones.ts';
import { toRiyals } from '#domain/money.ts';
import type { SeasonRecord } from '#server/features/seasons/index.ts';
import { documentAddress, pictureAddress } from '#server/features/uploads/index.ts';
import { presentAgeLevel } from './age-levels.ts';
import type { AgeLevel, CompetitionFileRecord, CompetitionRecord } from './table.ts';

type CardRecord = Pick<
  CompetitionRecord,
  | 'id'
  | 'name'
  | 'nameEn'
  | 'slug'
  | 'position'
  | 'registration'
  | 'status'
  | 'paid'
  | 'priceHalalas'
  | 'currency'
  | 'coachesNo'
  | 'membersNo'
  | 'logo'
> & { ageLevels: AgeLevel[] };

/** A competition in the format of the API, with the fields for cards and the wizard. */
export const presentCard = (record: CardRecord): CompetitionCard => ({
  _id: record.id,
  name: record.name,
  name_en: record.nameEn,
  slug: record.slug,
  order_id: record.position,
  registration: takesTeams(record),
  status: record.status,
  paid: record.paid,
  price: toRiyals(record.priceHalalas),
  currency: record.currency,
  coaches_no: record.coachesNo,
  members_no: record.membersNo,
  agelevel: record.ageLevels.map(presentAgeLevel),
  logo: pictureAddress(record.logo),
});

type WholeCompetition = {
  competition: CompetitionRecord & { ageLevels: AgeLevel[] };
  season: Pick<SeasonRecord, 'id' | 'slug' | 'name' | 'nameEn'>;
  files: CompetitionFileRecord[];
  /** Those that concern it. */
  milestones: Milestone[];
  /** Whether teams can register. */
  open: boolean;
};

/** A competition in the format of the API, complete: with its texts, its season and its files. */
export const presentCompetition = ({
  competition,
  season,
  files,
  milestones,
  open,
}: WholeCompetition): Competition => ({
  ...presentCard(competition),
  registration: open,
  season: { _id: season.id, slug: season.slug, name: season.name, name_en: season.nameEn },
  description: competition.description,
  description_en: competition.descriptionEn,
  banner: pictureAddress(competition.banner),
  video: competition.video,
  hardware: competition.hardware,
  hardware_en: competition.hardwareEn,
  software: competition.software,
  software_en: competition.softwareEn,
  teams_info: competition.teamsInfo,
  teams_info_en: competition.teamsInfoEn,
  qualification_info: competition.qualificationInfo,
  qualification_info_en: competition.qualificationInfoEn,
  main_mission: competition.mainMission,
  main_mission_en: competition.mainMissionEn,
  theme: competition.theme,
  theme_en: competition.themeEn,
  files: files.map(presentFile),
  // Which others they concern is said by their season, which knows those that visitors see.
  milestones: milestones.map((milestone) => ({
    ...milestone,
    competions: milestone.competions.filter((id) => id === competition.id),
  })),
});

/** A file of a competition in the format of the API. */
export const presentFile = (file: CompetitionFileRecord): CompetitionFile => ({
  _id: file.id,
  name: file.name,
  name_en: file.nameEn,
  description: file.description,
  description_en: file.descriptionEn,
  file_path: documentAddress(file.filePath),
  file_path_en: documentAddress(file.filePathEn),
});
