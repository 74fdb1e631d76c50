ALTER TABLE "users" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "edited_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Nobody of the office has changed them so far. Accounts that were deleted refuse any change, and texts that are made of people stay.
ALTER TABLE "users" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "users" SET "edited_at" = "created_at";--> statement-breakpoint
ALTER TABLE "users" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_set_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || fold_text(name || ' ' || national_id || ' ' || steb_user_id || ' ' || email || ' ' || phone_number)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_newest_idx" ON "users" USING btree ("created_at","id","type","status");--> statement-breakpoint
CREATE INDEX "users_by_name_idx" ON "users" USING btree ("name","id","type","status");--> statement-breakpoint
CREATE INDEX "users_by_edit_idx" ON "users" USING btree ("edited_at","id","type","status");--> statement-breakpoint
CREATE INDEX "users_type_newest_idx" ON "users" USING btree ("type","created_at","id","status");--> statement-breakpoint
CREATE INDEX "users_type_by_name_idx" ON "users" USING btree ("type","name","id","status");--> statement-breakpoint
CREATE INDEX "users_type_by_edit_idx" ON "users" USING btree ("type","edited_at","id","status");--> statement-breakpoint
CREATE INDEX "users_status_newest_idx" ON "users" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "users_updated_by_idx" ON "users" USING btree ("updated_by") WHERE "users"."updated_by" is not null;--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin (search_letters("search_text") gin_trgm_ops);--> statement-breakpoint
-- As for teams: how many rows a word finds decides the plan.
ALTER INDEX "users_search_idx" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "users"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');
