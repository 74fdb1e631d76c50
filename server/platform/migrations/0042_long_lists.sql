DROP INDEX "users_status_newest_idx";--> statement-breakpoint
CREATE INDEX "change_log_deleted_idx" ON "change_log" USING btree ("record_id") WHERE "change_log"."action" = 'deleted';--> statement-breakpoint
CREATE INDEX "change_log_once_idx" ON "change_log" USING gin ("before" jsonb_path_ops) WHERE "change_log"."kind" in ('competition_files', 'team_people');--> statement-breakpoint
CREATE INDEX "users_status_newest_idx" ON "users" USING btree ("status","created_at","id","type");
--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "city_key" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE "results" SET "search_text" = "teams"."search_text", "city_key" = "teams"."city_key" FROM "teams" WHERE "teams"."id" = "results"."team_id";
--> statement-breakpoint
CREATE INDEX "results_search_idx" ON "results" USING gin (search_letters("search_text") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "results_city_key_idx" ON "results" USING btree ("city_key");
--> statement-breakpoint
ALTER INDEX "results_search_idx" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
-- The team is locked against a change until the result is there: neither transaction misses what the other writes.
CREATE FUNCTION set_texts_of_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT t.search_text, t.city_key INTO NEW.search_text, NEW.city_key FROM teams t WHERE t.id = NEW.team_id FOR SHARE;
	-- Of a team that is not there the foreign key says so.
	NEW.search_text := coalesce(NEW.search_text, '');
	NEW.city_key := coalesce(NEW.city_key, '');
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "results_texts_of_team" BEFORE INSERT OR UPDATE OF "team_id", "search_text", "city_key" ON "results"
FOR EACH ROW EXECUTE FUNCTION set_texts_of_team();
--> statement-breakpoint
CREATE FUNCTION team_texts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE results SET search_text = NEW.search_text, city_key = NEW.city_key WHERE team_id = NEW.id;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "teams_texts_changed" AFTER UPDATE ON "teams" FOR EACH ROW
WHEN ((OLD.search_text, OLD.city_key) IS DISTINCT FROM (NEW.search_text, NEW.city_key))
EXECUTE FUNCTION team_texts_changed();
