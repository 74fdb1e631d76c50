import { z } from 'zod';
import { LoggedChange } from '#contract/admin-record.ts';
import { City, Country, Region } from '#contract/answers.ts';
import { adminCommunityCategories, ModeratedPost, ReportedPost } from '#contract/endpoints/admin-community.ts';
import { AgeLevelInput, adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { adminCannedReplies, Contact, ContactReply, Officer } from '#contract/endpoints/admin-contact.ts';
import { OwnSession } from '#contract/endpoints/admin-profile.ts';
import { adminResults } from '#contract/endpoints/admin-results.ts';
import { adminSeasons, MilestoneInput, SeasonAttributeInput } from '#contract/endpoints/admin-seasons.ts';
import { adminTalents, Training } from '#contract/endpoints/admin-talents.ts';
import { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import { getAdminTransaction, listAdminTransactions } from '#contract/endpoints/admin-transactions.ts';
import { CatalogueCategory, Course, Product } from '#contract/endpoints/catalogue.ts';
import { Certificate, CheckedCertificate } from '#contract/endpoints/certificates.ts';
import { Comment, CommunityCategory, Topic } from '#contract/endpoints/community.ts';
import { adminCompetitionFiles } from '#contract/endpoints/competition-files.ts';
import { getDashboard } from '#contract/endpoints/dashboard.ts';
import { adminFaqs, Faq } from '#contract/endpoints/faqs.ts';
import { Figures } from '#contract/endpoints/figures.ts';
import { adminGallery, GalleryItem } from '#contract/endpoints/gallery.ts';
import { LogEntry } from '#contract/endpoints/office-log.ts';
import { adminPartners, Partner } from '#contract/endpoints/partners.ts';
import { PaymentRecord } from '#contract/endpoints/payment-records.ts';
import { adminAdmins, adminMembers, adminUsers } from '#contract/endpoints/people.ts';
import { DeletionRequest, ErasedPlace, OwnDeletionRequest } from '#contract/endpoints/personal-data.ts';
import { Achievement, Education, Skill } from '#contract/endpoints/profile.ts';
import { RegistrationForm } from '#contract/endpoints/registration.ts';
import { checkResultImport, listResultImports } from '#contract/endpoints/result-imports.ts';
import { ResultRow } from '#contract/endpoints/results.ts';
import { SeasonChoice } from '#contract/endpoints/season-choices.ts';
import { adminSettings } from '#contract/endpoints/settings.ts';
import { TeamNarrowing, TeamSelection } from '#contract/endpoints/team-bulk.ts';
import { AdminTeamRow } from '#contract/endpoints/teams.ts';
import { adminTrainings, TrainingCentre } from '#contract/endpoints/training-centres.ts';
import { uploadPicture } from '#contract/endpoints/uploads.ts';
import * as entities from '#contract/entities.ts';
import { Milestone } from '#contract/milestone.ts';
import { SiteNotice } from '#contract/site-notice.ts';

const { CityNames: _, ...ofSpecification } = entities;
const transaction = getAdminTransaction.answer.shape.order;

/**
 * What OpenAPI names instead of repeating it, under the contract's own names; `tests/rules/openapi.test.ts` asks for what
 * is repeated and missing here.
 */
const components: Readonly<Record<string, z.ZodType>> = {
  ...ofSpecification,
  ...{ Region, City, Country, Milestone, SiteNotice, LoggedChange, LogEntry },
  ...{ RegistrationForm, Achievement, Education, Skill, PaymentRecord, ResultRow, Figures, SeasonChoice },
  ...{ Certificate, CheckedCertificate, CatalogueCategory, Course, Product, CommunityCategory, Topic, Comment },
  ...{ Faq, GalleryItem, Partner, TrainingCentre, DeletionRequest, ErasedPlace, OwnDeletionRequest, OwnSession },
  ...{ AdminTeam, AdminTeamRow, Contact, ContactReply, Officer, ModeratedPost, ReportedPost, Training },
  ...{ AgeLevelInput, MilestoneInput, SeasonAttributeInput, TeamNarrowing, TeamSelection },
  TeamCompetition: entities.Team.shape.competion,
  DashboardPart: getDashboard.answer.shape.seasons.element,
  AdminTransactionRow: listAdminTransactions.answer.shape.orders.element,
  AdminTransaction: transaction,
  AdminAttempt: transaction.shape.attempts.element,
  GatewayAnswer: transaction.shape.attempts.element.shape.answer.unwrap(),
  TaxDocument: transaction.shape.documents.element,
  Refund: transaction.shape.refunds.element,
  ResultImport: listResultImports.answer.shape.imports.element,
  ImportRow: checkResultImport.body.shape.data.element,
  Upload: uploadPicture.answer,
  PaidItems: entities.Order.shape.items,
  AdminCannedReply: adminCannedReplies.record,
  AdminCommunityCategory: adminCommunityCategories.record,
  AdminCompetition: adminCompetitions.record,
  AdminCompetitionFile: adminCompetitionFiles.record,
  AdminFaq: adminFaqs.record,
  AdminGalleryItem: adminGallery.record,
  AdminMember: adminMembers.record,
  AdminOfficer: adminAdmins.record,
  AdminPartner: adminPartners.record,
  AdminResult: adminResults.record,
  AdminSeason: adminSeasons.record,
  AdminSetting: adminSettings.record,
  AdminTalent: adminTalents.record,
  AdminTrainingCentre: adminTrainings.record,
  AdminUser: adminUsers.record,
};

/** Gives them their names, in Zod's own registry beside what they say of themselves. */
export function nameComponents(own: Readonly<Record<string, z.ZodType>>): void {
  for (const [id, schema] of Object.entries({ ...components, ...own })) {
    z.globalRegistry.add(schema, { ...schema.meta(), id });
  }
}
