CREATE TABLE "score_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid,
	"uploaded_by" uuid NOT NULL,
	"file_name" text NOT NULL,
	"title" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_documents_file_name_key" UNIQUE("file_name"),
	CONSTRAINT "score_documents_bytes_check" CHECK ("score_documents"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "score_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"score" numeric(7, 2) NOT NULL,
	"time" text NOT NULL,
	"link" text NOT NULL,
	CONSTRAINT "score_entries_position_key" UNIQUE("submission_id","position"),
	CONSTRAINT "score_entries_kind_check" CHECK ("score_entries"."kind" in ('match', 'innovation_project', 'robot_design')),
	CONSTRAINT "score_entries_amounts_check" CHECK ("score_entries"."position" >= 0 and "score_entries"."score" >= 0)
);
--> statement-breakpoint
CREATE TABLE "score_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"fbs" numeric(7, 2) NOT NULL,
	"obs" numeric(7, 2) NOT NULL,
	"link" text NOT NULL,
	CONSTRAINT "score_matches_position_key" UNIQUE("submission_id","position"),
	CONSTRAINT "score_matches_amounts_check" CHECK ("score_matches"."position" >= 0 and "score_matches"."fbs" >= 0 and "score_matches"."obs" >= 0)
);
--> statement-breakpoint
CREATE TABLE "score_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"competition_id" uuid NOT NULL,
	"submitted_by" uuid NOT NULL,
	"project_link" text,
	"code_link" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_submissions_team_key" UNIQUE("team_id")
);
--> statement-breakpoint
ALTER TABLE "score_documents" ADD CONSTRAINT "score_documents_submission_id_score_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."score_submissions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_documents" ADD CONSTRAINT "score_documents_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_entries" ADD CONSTRAINT "score_entries_submission_id_score_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."score_submissions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_matches" ADD CONSTRAINT "score_matches_submission_id_score_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."score_submissions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_submissions" ADD CONSTRAINT "score_submissions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_submissions" ADD CONSTRAINT "score_submissions_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_submissions" ADD CONSTRAINT "score_submissions_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "score_documents_submission_key" ON "score_documents" USING btree ("submission_id") WHERE "score_documents"."submission_id" is not null;--> statement-breakpoint
CREATE INDEX "score_documents_uploaded_by_idx" ON "score_documents" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "score_documents_unused_idx" ON "score_documents" USING btree ("created_at") WHERE "score_documents"."submission_id" is null;--> statement-breakpoint
CREATE INDEX "score_submissions_competition_idx" ON "score_submissions" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "score_submissions_submitted_by_idx" ON "score_submissions" USING btree ("submitted_by");