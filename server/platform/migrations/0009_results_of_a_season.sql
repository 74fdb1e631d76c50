-- The same as fold() of domain/fold.ts: text as people search it.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(
	regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g'),
	'أإآٱةى', 'ااااهي'
));
--> statement-breakpoint
-- The same as cityKey() of server/features/regions/find-city.ts.
CREATE FUNCTION city_key(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(fold_text(value), '[\s''’‘ʿʾ`.،,ء-]', '', 'g');
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(team_no || ' ' || name || ' ' || school_name || ' ' || city)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "city_key" text GENERATED ALWAYS AS (city_key(city)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "results_season_idx" ON "results" USING btree ("season_id","competition_id","age_level","ranked");