ALTER TABLE "seasons" ADD COLUMN "template_html_en" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Visitors read it, so a change of it is told.
DROP TRIGGER "seasons_tell_change" ON "seasons";
--> statement-breakpoint
CREATE TRIGGER "seasons_tell_change" AFTER INSERT OR DELETE OR TRUNCATE
OR UPDATE OF slug, name, name_en, title, title_en, description, description_en, logo, template_html, template_html_en, attributes, status, registration
ON "seasons" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change('seasons');
