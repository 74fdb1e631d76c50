CREATE TABLE "result_import_rows" (
	"import_id" uuid NOT NULL,
	"result_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"revision_before" integer,
	"revision" integer NOT NULL,
	CONSTRAINT "result_import_rows_pkey" PRIMARY KEY("import_id","result_id")
);
--> statement-breakpoint
CREATE TABLE "result_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"season_id" uuid NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"added" integer NOT NULL,
	"replaced" integer NOT NULL,
	"skipped" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid,
	CONSTRAINT "result_imports_counts_check" CHECK ("result_imports"."added" >= 0 and "result_imports"."replaced" >= 0 and "result_imports"."skipped" >= 0 and "result_imports"."unchanged" >= 0)
);
--> statement-breakpoint
CREATE TABLE "result_boards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"age_level" text NOT NULL,
	"published" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "result_boards_level_key" UNIQUE("competition_id","age_level")
);
--> statement-breakpoint
DROP INDEX "results_region_idx";--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "city_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "result_import_rows" ADD CONSTRAINT "result_import_rows_import_id_result_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."result_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_imports" ADD CONSTRAINT "result_imports_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_imports" ADD CONSTRAINT "result_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_imports" ADD CONSTRAINT "result_imports_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_boards" ADD CONSTRAINT "result_boards_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_boards" ADD CONSTRAINT "result_boards_age_level_fk" FOREIGN KEY ("competition_id","age_level") REFERENCES "public"."age_levels"("competition_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "result_import_rows_result_idx" ON "result_import_rows" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "result_imports_newest_idx" ON "result_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "result_imports_season_id_idx" ON "result_imports" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "result_imports_created_by_idx" ON "result_imports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "result_imports_undone_by_idx" ON "result_imports" USING btree ("undone_by");--> statement-breakpoint
CREATE INDEX "result_boards_changed_by_idx" ON "result_boards" USING btree ("changed_by");--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "results_newest_idx" ON "results" USING btree ("created_at","id","season_id","competition_id","age_level","region_id");--> statement-breakpoint
CREATE INDEX "results_changed_idx" ON "results" USING btree ("updated_at","id","season_id","competition_id","age_level","region_id");--> statement-breakpoint
CREATE INDEX "results_by_rank_idx" ON "results" USING btree ("ranked","id","season_id","competition_id","age_level","region_id");--> statement-breakpoint
CREATE INDEX "results_season_newest_idx" ON "results" USING btree ("season_id","created_at","id","competition_id","age_level","region_id");--> statement-breakpoint
CREATE INDEX "results_competition_newest_idx" ON "results" USING btree ("competition_id","created_at","id","age_level","region_id");--> statement-breakpoint
CREATE INDEX "results_search_idx" ON "results" USING gin (search_letters("search_text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "results_city_key_idx" ON "results" USING btree ("city_key");--> statement-breakpoint
CREATE INDEX "results_updated_by_idx" ON "results" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "results_region_idx" ON "results" USING btree ("region_id","created_at","id");
--> statement-breakpoint
UPDATE "results" SET "updated_at" = "results"."created_at", "search_text" = "teams"."search_text", "city_key" = "teams"."city_key" FROM "teams" WHERE "teams"."id" = "results"."team_id";
--> statement-breakpoint
-- What visitors have seen until now they go on seeing.
INSERT INTO "result_boards" ("id", "competition_id", "age_level", "published", "changed_at")
SELECT gen_random_uuid(), "competition_id", "age_level", true, max("created_at") FROM "results" GROUP BY "competition_id", "age_level";
--> statement-breakpoint
CREATE TRIGGER "result_boards_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "result_boards" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change('results');
--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "results" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');
--> statement-breakpoint
CREATE TRIGGER "changed_by_not_deleted" BEFORE INSERT OR UPDATE OF "changed_by" ON "result_boards" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('changed_by');
--> statement-breakpoint
CREATE TRIGGER "created_by_not_deleted" BEFORE INSERT OR UPDATE OF "created_by" ON "result_imports" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('created_by');
--> statement-breakpoint
CREATE TRIGGER "undone_by_not_deleted" BEFORE INSERT OR UPDATE OF "undone_by" ON "result_imports" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('undone_by');
--> statement-breakpoint
ALTER INDEX "results_search_idx" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
-- The team is locked against a change until the result is there: neither transaction misses what the other writes.
CREATE FUNCTION result_follows_team() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	team teams%ROWTYPE;
BEGIN
	SELECT * INTO team FROM teams WHERE id = NEW.team_id FOR SHARE;
	-- Of a team that is not there the foreign key says so.
	NEW.search_text := coalesce(team.search_text, '');
	NEW.city_key := coalesce(team.city_key, '');
	IF FOUND AND (NEW.season_id, NEW.competition_id) IS DISTINCT FROM (team.season_id, team.competition_id) THEN
		RAISE EXCEPTION 'a result is of the season and competition of its team'
			USING ERRCODE = 'check_violation', TABLE = 'results', CONSTRAINT = 'results_of_team';
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "results_follow_team" BEFORE INSERT OR UPDATE OF "team_id", "season_id", "competition_id", "search_text", "city_key" ON "results"
FOR EACH ROW EXECUTE FUNCTION result_follows_team();
--> statement-breakpoint
CREATE FUNCTION team_with_result_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM results WHERE team_id = NEW.id) THEN
		RAISE EXCEPTION 'a team with a result stays in its season and competition'
			USING ERRCODE = 'check_violation', TABLE = 'teams', CONSTRAINT = 'teams_with_result';
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "teams_with_result_stay" BEFORE UPDATE OF "season_id", "competition_id" ON "teams" FOR EACH ROW
WHEN ((OLD.season_id, OLD.competition_id) IS DISTINCT FROM (NEW.season_id, NEW.competition_id))
EXECUTE FUNCTION team_with_result_stays();
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
