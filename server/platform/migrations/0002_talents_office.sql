DROP INDEX "talents_created_at_idx";--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || fold_text(name || ' ' || email || ' ' || phone_number || ' ' || school || ' ' || subject)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talents_newest_idx" ON "talents" USING btree ("created_at","id","status","administration");--> statement-breakpoint
CREATE INDEX "talents_by_name_idx" ON "talents" USING btree ("name","id","status","administration");--> statement-breakpoint
CREATE INDEX "talents_by_school_idx" ON "talents" USING btree ("school","id","status","administration");--> statement-breakpoint
CREATE INDEX "talents_status_newest_idx" ON "talents" USING btree ("status","created_at","id","administration");--> statement-breakpoint
CREATE INDEX "talents_administration_newest_idx" ON "talents" USING btree ("administration","created_at","id","status");--> statement-breakpoint
CREATE INDEX "talents_trainings_idx" ON "talents" USING gin ("trainings" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "talents_search_idx" ON "talents" USING gin (search_letters("search_text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "talents_updated_by_idx" ON "talents" USING btree ("updated_by");--> statement-breakpoint
-- As for teams: how many rows a word finds decides the plan.
ALTER INDEX "talents_search_idx" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
-- So far nobody could change a registration.
UPDATE "talents" SET "updated_at" = "created_at";--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "talents"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');
