ALTER TABLE "settings" ADD COLUMN "notice" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "notice_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "notice_kind" text DEFAULT 'info' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "notice_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "notice_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "notice_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settings_updated_by_idx" ON "settings" USING btree ("updated_by");--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_notice_kind_check" CHECK ("settings"."notice_kind" in ('info', 'warning'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_notice_dates_check" CHECK ("settings"."notice_to" > "settings"."notice_from");
--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "settings"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');
--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "seasons"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');
--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "competitions"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');
--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "competition_files"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');
