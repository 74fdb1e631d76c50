CREATE TABLE "season_milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"season_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"from_day" date NOT NULL,
	"from_time" time(0),
	"to_day" date NOT NULL,
	"to_time" time(0),
	"region_id" uuid,
	"place" text DEFAULT '' NOT NULL,
	"place_en" text DEFAULT '' NOT NULL,
	"link" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "season_milestones_kind" CHECK (kind in ('registration', 'training', 'regional', 'final', 'broadcast', 'results', 'other')),
	CONSTRAINT "season_milestones_times" CHECK ((from_time is null) = (to_time is null)),
	CONSTRAINT "season_milestones_order" CHECK (to_day > from_day or (to_day = from_day and (from_time is null or to_time > from_time))),
	CONSTRAINT "season_milestones_link" CHECK (link ~ '^(https://[^/]|/[^/\\])')
);
--> statement-breakpoint
ALTER TABLE "season_milestones" ADD CONSTRAINT "season_milestones_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_milestones" ADD CONSTRAINT "season_milestones_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "season_milestones_season_idx" ON "season_milestones" USING btree ("season_id","from_day");--> statement-breakpoint
CREATE INDEX "season_milestones_region_id_idx" ON "season_milestones" USING btree ("region_id");--> statement-breakpoint
-- What visitors read of a season: pages and answers that were kept before a date changed are dropped.
CREATE TRIGGER "season_milestones_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
ON "season_milestones" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change('seasons');
