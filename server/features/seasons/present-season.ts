import type { Season } from '#contract/entities.ts';
import { registrationOpen, thoseFor } from '#domain/milestones.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import type { DatedSeason } from './store.ts';
import type { SeasonAttribute } from './table.ts';

const presentAttribute = ({ title, titleEn, description, descriptionEn, image }: SeasonAttribute) => ({
  ...{ title, title_en: titleEn, desc: description, desc_en: descriptionEn },
  image: pictureAddress(image),
});

/** A season as visitors see it. */
export const presentSeason = ({ season, competitions, milestones, open }: DatedSeason, now: Date): Season => ({
  _id: season.id,
  slug: season.slug,
  name: season.name,
  name_en: season.nameEn,
  title: season.title,
  title_en: season.titleEn,
  description: season.description,
  description_en: season.descriptionEn,
  logo: pictureAddress(season.logo),
  image: pictureAddress(season.image),
  registration: open,
  template_html: season.templateHtml,
  template_html_en: season.templateHtmlEn,
  general_rules: season.generalRules,
  general_rules_en: season.generalRulesEn,
  attributes: season.attributes.map(presentAttribute),
  // A competition cannot take teams when its season does not, nor outside of the dates that concern it.
  competions: competitions.map((card) => ({
    ...card,
    registration: registrationOpen(
      { switches: [season.registration, card.registration], milestones: thoseFor(milestones, card._id) },
      now,
    ),
  })),
  // Nobody learns of a hidden competition by what it shares with others.
  milestones: milestones.map((milestone) => ({
    ...milestone,
    competions: milestone.competions.filter((id) => competitions.some(({ _id }) => _id === id)),
  })),
});
