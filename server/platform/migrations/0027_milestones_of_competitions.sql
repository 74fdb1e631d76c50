CREATE TABLE "season_milestone_competitions" (
	"milestone_id" uuid NOT NULL,
	"competition_id" uuid NOT NULL,
	"season_id" uuid NOT NULL,
	CONSTRAINT "season_milestone_competitions_pkey" PRIMARY KEY("milestone_id","season_id","competition_id")
);
--> statement-breakpoint
ALTER TABLE "season_milestones" ADD CONSTRAINT "season_milestones_id_season_key" UNIQUE("id","season_id");--> statement-breakpoint
ALTER TABLE "season_milestone_competitions" ADD CONSTRAINT "season_milestone_competitions_milestone_fk" FOREIGN KEY ("milestone_id","season_id") REFERENCES "public"."season_milestones"("id","season_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "season_milestone_competitions_competition_idx" ON "season_milestone_competitions" USING btree ("competition_id","season_id");--> statement-breakpoint
-- Competitions import seasons in the code, so this key does not stand in the table.ts of seasons. A milestone that lost the
-- last of its competitions would concern all: so they are not deleted, nor moved to another season, while it names them.
ALTER TABLE "season_milestone_competitions" ADD CONSTRAINT "season_milestone_competitions_competition_fk" FOREIGN KEY ("competition_id","season_id") REFERENCES "public"."competitions"("id","season_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "season_milestone_competitions_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
ON "season_milestone_competitions" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change('seasons');
