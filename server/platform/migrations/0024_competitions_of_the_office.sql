DROP INDEX "competition_files_competition_id_idx";--> statement-breakpoint
ALTER TABLE "competition_files" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_files" ADD COLUMN "status" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_files" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_files" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_files" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "competition_files" ADD CONSTRAINT "competition_files_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competition_files_competition_idx" ON "competition_files" USING btree ("competition_id","position");--> statement-breakpoint
CREATE INDEX "competition_files_updated_by_idx" ON "competition_files" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "competitions_updated_by_idx" ON "competitions" USING btree ("updated_by");--> statement-breakpoint
-- A position is a place from 1 on, as the office moves them: of competitions among all, of files in their competition.
UPDATE "competitions" SET "updated_at" = "created_at", "position" = ordered.place
FROM (SELECT c."id", row_number() OVER (ORDER BY s."created_at" DESC, s."id", c."position", c."slug") AS place
  FROM "competitions" c JOIN "seasons" s ON s."id" = c."season_id") AS ordered
WHERE "competitions"."id" = ordered."id";--> statement-breakpoint
UPDATE "competition_files" SET "updated_at" = "created_at", "position" = ordered.place
FROM (SELECT "id", row_number() OVER (PARTITION BY "competition_id" ORDER BY "created_at", "id") AS place FROM "competition_files") AS ordered
WHERE "competition_files"."id" = ordered."id";
