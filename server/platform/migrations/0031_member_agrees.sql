ALTER TABLE "change_log" ALTER COLUMN "changed_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_people" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "team_people" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "team_people" ADD COLUMN "answer_link" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "team_people_answer_link_key" ON "team_people" USING btree ("answer_link") WHERE "team_people"."answer_link" is not null;--> statement-breakpoint
ALTER TABLE "change_log" ADD CONSTRAINT "change_log_by_check" CHECK ("change_log"."changed_by" is not null or "change_log"."kind" in ('team_people', 'team_entity'));--> statement-breakpoint
ALTER TABLE "team_people" ADD CONSTRAINT "team_people_answer_check" CHECK ("team_people"."agreed_at" is null or "team_people"."refused_at" is null);--> statement-breakpoint
-- Coaches act for their teams already. Members were not asked: they answer on their own page of the team.
UPDATE "team_people" SET "agreed_at" = "created_at" WHERE "role" = 'coach';
