ALTER TABLE "teams" ADD COLUMN "entity_agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "entity_link" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "teams_entity_link_key" ON "teams" USING btree ("entity_link") WHERE "teams"."entity_link" is not null;--> statement-breakpoint
-- Of the others nobody asked the entity: it answers on its own page of the team.
UPDATE "teams" SET "entity_agreed_at" = "teams"."created_at" FROM "users"
WHERE "users"."id" = "teams"."created_by" AND "users"."steb_user_id" = "teams"."entity_steb_id";
