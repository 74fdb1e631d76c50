CREATE TABLE "canned_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"text" text NOT NULL,
	"text_en" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivery" text DEFAULT 'queued' NOT NULL,
	"refused_for" text,
	"idempotency_key" text,
	CONSTRAINT "contact_replies_delivery_check" CHECK ("contact_replies"."delivery" in ('queued', 'sent', 'refused')),
	CONSTRAINT "contact_replies_refused_for_check" CHECK ("contact_replies"."refused_for" in ('no_mailbox', 'full', 'blocked', 'other', 'unreachable'))
);
--> statement-breakpoint
DROP INDEX "contact_messages_created_at_idx";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "is_new" boolean GENERATED ALWAYS AS (state = 'new') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || fold_text(name || ' ' || email || ' ' || phone_number || ' ' || team_no || ' ' || left(message, 1000))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canned_replies_updated_by_idx" ON "canned_replies" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "contact_replies_message_idx" ON "contact_replies" USING btree ("message_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_replies_written_by_idx" ON "contact_replies" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "contact_replies_queued_idx" ON "contact_replies" USING btree ("id") WHERE "contact_replies"."delivery" = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "contact_replies_idempotency_key" ON "contact_replies" USING btree ("message_id","written_by","idempotency_key") WHERE "contact_replies"."idempotency_key" is not null;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_newest_idx" ON "contact_messages" USING btree ("created_at","id","state","assigned_to");--> statement-breakpoint
CREATE INDEX "contact_messages_new_first_idx" ON "contact_messages" USING btree ("is_new","created_at","id","state","assigned_to");--> statement-breakpoint
CREATE INDEX "contact_messages_state_newest_idx" ON "contact_messages" USING btree ("state","created_at","id","assigned_to");--> statement-breakpoint
CREATE INDEX "contact_messages_assigned_newest_idx" ON "contact_messages" USING btree ("assigned_to","created_at","id","state");--> statement-breakpoint
CREATE INDEX "contact_messages_assigned_new_first_idx" ON "contact_messages" USING btree ("assigned_to","is_new","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_phone_number_idx" ON "contact_messages" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "contact_messages_team_no_idx" ON "contact_messages" USING btree ("team_no") WHERE "contact_messages"."team_no" <> '';--> statement-breakpoint
CREATE INDEX "contact_messages_updated_by_idx" ON "contact_messages" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "contact_messages_search_idx" ON "contact_messages" USING gin (search_letters("search_text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "team_people_email_idx" ON "team_people" USING btree (lower("email"),"team_id") WHERE "team_people"."email" <> '';--> statement-breakpoint
CREATE INDEX "team_people_phone_number_idx" ON "team_people" USING btree ("phone_number","team_id") WHERE "team_people"."phone_number" <> '';--> statement-breakpoint
CREATE INDEX "users_phone_number_idx" ON "users" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "users_guardian_phone_idx" ON "users" USING btree ("guardian_phone") WHERE "users"."guardian_phone" is not null;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_state_check" CHECK ("contact_messages"."state" in ('new', 'answered', 'closed'));
--> statement-breakpoint
-- Until now messages were answered from the office's mailbox, and nobody can tell which: those of the last month are new,
-- older ones are closed.
UPDATE "contact_messages" SET "updated_at" = "created_at",
	"state" = CASE WHEN "created_at" < now() - interval '30 days' THEN 'closed' ELSE 'new' END;--> statement-breakpoint
CREATE TRIGGER "assigned_to_not_deleted" BEFORE INSERT OR UPDATE OF "assigned_to" ON "contact_messages"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('assigned_to');--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "contact_messages"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');--> statement-breakpoint
CREATE TRIGGER "written_by_not_deleted" BEFORE INSERT OR UPDATE OF "written_by" ON "contact_replies"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('written_by');--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "canned_replies"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');
