-- The same as fold() of domain/fold.ts: text as people search it.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(lower(translate(
	regexp_replace(
		normalize(value, NFKD),
		'[\u00ad\u0300-\u036f\u0610-\u061a\u061c\u0621\u0640\u064b-\u065f\u0670\u0674\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]',
		'', 'g'
	),
	'ٱٲٳةۃەہھىیېکڪΣς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
	'اااهههههيييككσσ01234567890123456789'
)), '[\t-\r \u2028\u2029]+', ' ', 'g'), ' ');
--> statement-breakpoint
DROP INDEX "teams_season_idx";
--> statement-breakpoint
DROP INDEX "teams_created_at_idx";
--> statement-breakpoint
DROP INDEX "teams_name_idx";
--> statement-breakpoint
DROP INDEX "teams_search_idx";
--> statement-breakpoint
DROP INDEX "results_season_idx";
--> statement-breakpoint
-- Folded text in letters that make words on every server: one whose character type is C, as ours, takes no Arabic letter
-- for one, and would have no trigrams of it. Each Arabic letter has one of its own; that it may stand for another, too,
-- costs a look at the text itself.
CREATE FUNCTION search_letters(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(value, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويپچژگڤ', 'abt0j75d4rzsxcv683gfqklmnhwypeoui');
--> statement-breakpoint
-- Who registered a team and who coaches it, by name: what the office's search looks in besides the team's own texts.
CREATE FUNCTION people_text_of(team uuid, creator uuid) RETURNS text LANGUAGE sql STABLE
RETURN (
	SELECT fold_text(concat_ws(' ', u.name, (
		SELECT string_agg(p.name, ' ' ORDER BY p.position) FROM team_people p
		WHERE p.team_id = team AND p.role = 'coach' AND p.name <> u.name
	)))
	FROM users u WHERE u.id = creator
);
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "people_text" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE "teams" SET "people_text" = people_text_of("id", "created_by");
--> statement-breakpoint
-- Folded anew, by the new function. After the update before it, so that the one rewriting leaves nothing dead behind.
ALTER TABLE "teams"
	DROP COLUMN "search_text",
	DROP COLUMN "city_key",
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || fold_text(team_no || ' ' || name || ' ' || school_name || ' ' || city)) STORED NOT NULL,
	ADD COLUMN "city_key" text GENERATED ALWAYS AS (city_key(city)) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "orders_income_idx" ON "orders" USING btree ("total") WHERE paid_at is not null;
--> statement-breakpoint
CREATE INDEX "payment_attempts_attention_idx" ON "payment_attempts" USING btree ("state","needs_refund") WHERE state = 'review' or needs_refund;
--> statement-breakpoint
CREATE INDEX "team_people_national_id_idx" ON "team_people" USING btree ("national_id","team_id");
--> statement-breakpoint
CREATE INDEX "results_of_season_idx" ON "results" USING btree ("season_id","competition_id","age_level","ranked","score","team_id","id");
--> statement-breakpoint
CREATE INDEX "teams_newest_idx" ON "teams" USING btree ("created_at","id","payment_status","season_id");
--> statement-breakpoint
CREATE INDEX "teams_by_name_idx" ON "teams" USING btree ("name","id","payment_status","season_id");
--> statement-breakpoint
CREATE INDEX "teams_by_number_idx" ON "teams" USING btree ("team_no","id","payment_status","season_id");
--> statement-breakpoint
CREATE INDEX "teams_paid_idx" ON "teams" USING btree ("payment_status","created_at","id");
--> statement-breakpoint
CREATE INDEX "teams_of_season_idx" ON "teams" USING btree ("season_id","created_at","id","payment_status");
--> statement-breakpoint
CREATE INDEX "teams_count_idx" ON "teams" USING btree ("season_id","payment_status");
--> statement-breakpoint
CREATE INDEX "teams_city_key_idx" ON "teams" USING btree ("city_key");
--> statement-breakpoint
CREATE INDEX "teams_search_idx" ON "teams" USING gin (search_letters("search_text" || ' ' || "people_text") gin_trgm_ops);
--> statement-breakpoint
-- How many rows a word finds is seen from samples of the text: more of them, so that rare and common words are told apart.
ALTER INDEX "teams_search_idx" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
-- Kept by triggers, since three tables have a part in it. A team that is registered brings the right text along, and
-- then nothing is written a second time.
CREATE FUNCTION set_people_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.people_text := coalesce(people_text_of(NEW.id, NEW.created_by), '');
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "teams_people_text_new" BEFORE INSERT ON "teams"
FOR EACH ROW WHEN (NEW.people_text = '') EXECUTE FUNCTION set_people_text();
--> statement-breakpoint
CREATE TRIGGER "teams_people_text_creator" BEFORE UPDATE OF created_by ON "teams"
FOR EACH ROW WHEN (NEW.created_by <> OLD.created_by) EXECUTE FUNCTION set_people_text();
--> statement-breakpoint
CREATE FUNCTION coach_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE teams SET people_text = people_text_of(id, created_by)
	WHERE id IN (CASE WHEN TG_OP <> 'DELETE' THEN NEW.team_id END, CASE WHEN TG_OP <> 'INSERT' THEN OLD.team_id END)
		AND people_text IS DISTINCT FROM people_text_of(id, created_by);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "team_people_coach_new" AFTER INSERT ON "team_people"
FOR EACH ROW WHEN (NEW.role = 'coach') EXECUTE FUNCTION coach_changed();
--> statement-breakpoint
CREATE TRIGGER "team_people_coach_changed" AFTER UPDATE OF name, role, position, team_id ON "team_people"
FOR EACH ROW WHEN (NEW.role = 'coach' OR OLD.role = 'coach') EXECUTE FUNCTION coach_changed();
--> statement-breakpoint
CREATE TRIGGER "team_people_coach_gone" AFTER DELETE ON "team_people"
FOR EACH ROW WHEN (OLD.role = 'coach') EXECUTE FUNCTION coach_changed();
--> statement-breakpoint
CREATE FUNCTION creator_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE teams SET people_text = people_text_of(id, created_by) WHERE created_by = NEW.id;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "users_renamed" AFTER UPDATE OF name ON "users"
FOR EACH ROW WHEN (NEW.name <> OLD.name) EXECUTE FUNCTION creator_renamed();
