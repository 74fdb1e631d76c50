CREATE TABLE "certificate_batch_teams" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"team_id" uuid NOT NULL,
	"certificate_id" uuid,
	"left_out" text,
	CONSTRAINT "certificate_batch_teams_pkey" PRIMARY KEY("batch_id","position"),
	CONSTRAINT "certificate_batch_teams_left_out_check" CHECK ("certificate_batch_teams"."left_out" in ('team_not_active', 'certificate_without_entity', 'certificate_without_result', 'qualification_required', 'certificate_revoked', 'certificate_failed')),
	CONSTRAINT "certificate_batch_teams_position_check" CHECK ("certificate_batch_teams"."position" >= 0),
	CONSTRAINT "certificate_batch_teams_state_check" CHECK ("certificate_batch_teams"."certificate_id" is null or "certificate_batch_teams"."left_out" is null)
);
--> statement-breakpoint
CREATE TABLE "certificate_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"language" text NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"idempotency_key" text,
	CONSTRAINT "certificate_batches_type_check" CHECK ("certificate_batches"."type" in ('q', 'f')),
	CONSTRAINT "certificate_batches_language_check" CHECK ("certificate_batches"."language" in ('ar', 'en')),
	CONSTRAINT "certificate_batches_total_check" CHECK ("certificate_batches"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "team_mailing_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailing_id" uuid NOT NULL,
	"steb_user_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text,
	"team_ids" uuid[] NOT NULL,
	"delivery" text DEFAULT 'queued' NOT NULL,
	"refused_for" text,
	CONSTRAINT "team_mailing_recipients_language_check" CHECK ("team_mailing_recipients"."language" in ('ar', 'en')),
	CONSTRAINT "team_mailing_recipients_delivery_check" CHECK ("team_mailing_recipients"."delivery" in ('queued', 'sent', 'refused')),
	CONSTRAINT "team_mailing_recipients_refused_for_check" CHECK ("team_mailing_recipients"."refused_for" in ('no_mailbox', 'full', 'blocked', 'other', 'unreachable')),
	CONSTRAINT "team_mailing_recipients_refused_check" CHECK (("team_mailing_recipients"."delivery" = 'refused') = ("team_mailing_recipients"."refused_for" is not null))
);
--> statement-breakpoint
CREATE TABLE "team_mailings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"subject_en" text NOT NULL,
	"text_en" text NOT NULL,
	"teams" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"idempotency_key" text,
	CONSTRAINT "team_mailings_teams_check" CHECK ("team_mailings"."teams" >= 0)
);
--> statement-breakpoint
CREATE TABLE "team_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificate_batch_teams" ADD CONSTRAINT "certificate_batch_teams_batch_id_certificate_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."certificate_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_batch_teams" ADD CONSTRAINT "certificate_batch_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_batch_teams" ADD CONSTRAINT "certificate_batch_teams_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_batches" ADD CONSTRAINT "certificate_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_mailing_recipients" ADD CONSTRAINT "team_mailing_recipients_mailing_id_team_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."team_mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_mailings" ADD CONSTRAINT "team_mailings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_views" ADD CONSTRAINT "team_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_batch_teams_team_id_idx" ON "certificate_batch_teams" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "certificate_batch_teams_certificate_id_idx" ON "certificate_batch_teams" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "certificate_batch_teams_waiting_idx" ON "certificate_batch_teams" USING btree ("batch_id","position") WHERE "certificate_batch_teams"."certificate_id" is null and "certificate_batch_teams"."left_out" is null;--> statement-breakpoint
CREATE INDEX "certificate_batches_newest_idx" ON "certificate_batches" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "certificate_batches_created_by_idx" ON "certificate_batches" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_batches_key" ON "certificate_batches" USING btree ("created_by","idempotency_key") WHERE "certificate_batches"."idempotency_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "team_mailing_recipients_once_key" ON "team_mailing_recipients" USING btree ("mailing_id","steb_user_id");--> statement-breakpoint
CREATE INDEX "team_mailing_recipients_delivery_idx" ON "team_mailing_recipients" USING btree ("mailing_id","delivery","name","id");--> statement-breakpoint
CREATE INDEX "team_mailing_recipients_name_idx" ON "team_mailing_recipients" USING btree ("mailing_id","name","id");--> statement-breakpoint
CREATE INDEX "team_mailing_recipients_person_idx" ON "team_mailing_recipients" USING btree ("steb_user_id");--> statement-breakpoint
CREATE INDEX "team_mailings_newest_idx" ON "team_mailings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "team_mailings_created_by_idx" ON "team_mailings" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "team_mailings_key" ON "team_mailings" USING btree ("created_by","idempotency_key") WHERE "team_mailings"."idempotency_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "team_views_name_key" ON "team_views" USING btree ("user_id","name");--> statement-breakpoint
CREATE TRIGGER "created_by_not_deleted" BEFORE INSERT OR UPDATE OF "created_by" ON "certificate_batches" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('created_by');
--> statement-breakpoint
CREATE TRIGGER "created_by_not_deleted" BEFORE INSERT OR UPDATE OF "created_by" ON "team_mailings" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('created_by');
--> statement-breakpoint
CREATE TRIGGER "user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "team_views" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
