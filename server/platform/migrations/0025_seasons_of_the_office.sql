ALTER TABLE "seasons" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "general_rules" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "general_rules_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seasons_updated_by_idx" ON "seasons" USING btree ("updated_by");
--> statement-breakpoint
UPDATE "seasons" SET "updated_at" = "created_at";
--> statement-breakpoint
-- Visitors read the new columns, so a change of them is told.
DROP TRIGGER "seasons_tell_change" ON "seasons";
--> statement-breakpoint
CREATE TRIGGER "seasons_tell_change" AFTER INSERT OR DELETE OR TRUNCATE
OR UPDATE OF slug, name, name_en, title, title_en, description, description_en, logo, image, template_html, template_html_en, general_rules, general_rules_en, attributes, status, registration
ON "seasons" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change('seasons');
