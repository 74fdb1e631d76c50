CREATE TABLE "person_saves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"national_id" text NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"key" text,
	"fingerprint" text,
	"state" text NOT NULL,
	"wanted" jsonb NOT NULL,
	"own" jsonb NOT NULL,
	"answer" jsonb,
	CONSTRAINT "person_saves_state_check" CHECK ("person_saves"."state" in ('asking', 'unsure', 'accepted', 'done'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signed_in_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
-- Until now `updated_at` was the last sign-in, and the office changed nobody. Accounts that were deleted refuse any change.
ALTER TABLE "users" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "users" SET "signed_in_at" = "updated_at", "updated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "users" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_set_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || fold_text(name || ' ' || national_id || ' ' || steb_user_id || ' ' || email || ' ' || phone_number)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "person_saves" ADD CONSTRAINT "person_saves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_saves" ADD CONSTRAINT "person_saves_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_saves_one_at_a_time" ON "person_saves" USING btree ("user_id") WHERE "person_saves"."state" <> 'done';--> statement-breakpoint
CREATE UNIQUE INDEX "person_saves_new_one_at_a_time" ON "person_saves" USING btree ("national_id") WHERE "person_saves"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "person_saves_key" ON "person_saves" USING btree ("started_by","key");--> statement-breakpoint
CREATE INDEX "person_saves_user_id_idx" ON "person_saves" USING btree ("user_id") WHERE "person_saves"."user_id" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_newest_idx" ON "users" USING btree ("created_at","id","type","status");--> statement-breakpoint
CREATE INDEX "users_by_name_idx" ON "users" USING btree ("name","id","type","status");--> statement-breakpoint
CREATE INDEX "users_type_newest_idx" ON "users" USING btree ("type","created_at","id","status");--> statement-breakpoint
CREATE INDEX "users_type_by_name_idx" ON "users" USING btree ("type","name","id","status");--> statement-breakpoint
CREATE INDEX "users_status_newest_idx" ON "users" USING btree ("status","created_at","id","type");--> statement-breakpoint
CREATE INDEX "users_updated_by_idx" ON "users" USING btree ("updated_by") WHERE "users"."updated_by" is not null;--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin (search_letters("search_text") gin_trgm_ops);--> statement-breakpoint
-- As for teams: how many rows a word finds decides the plan.
ALTER INDEX "users_search_idx" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "users"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');--> statement-breakpoint
CREATE TRIGGER "user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "person_saves"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');--> statement-breakpoint
CREATE TRIGGER "started_by_not_deleted" BEFORE INSERT OR UPDATE OF "started_by" ON "person_saves"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('started_by');
