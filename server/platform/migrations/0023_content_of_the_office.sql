ALTER TABLE "gallery_items" DROP CONSTRAINT "gallery_items_competition_id_competitions_id_fk";
--> statement-breakpoint
DROP INDEX "gallery_items_competition_id_idx";
--> statement-breakpoint
DROP INDEX "uploads_unused_idx";
--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "updated_by" uuid;
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "link" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "updated_by" uuid;
--> statement-breakpoint
ALTER TABLE "training_centres" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "training_centres" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "training_centres" ADD COLUMN "updated_by" uuid;
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "unused_since" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "gallery_items" ADD CONSTRAINT "gallery_items_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_centres" ADD CONSTRAINT "training_centres_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "gallery_items_updated_by_idx" ON "gallery_items" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "partners_updated_by_idx" ON "partners" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "training_centres_updated_by_idx" ON "training_centres" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "gallery_items_competition_id_idx" ON "gallery_items" USING btree ("competition_id","season_id");
--> statement-breakpoint
CREATE INDEX "uploads_unused_idx" ON "uploads" USING btree ("unused_since") WHERE state <> 'used';
--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_id_season_key" UNIQUE("id","season_id");
--> statement-breakpoint
UPDATE "uploads" SET "unused_since" = "created_at";
--> statement-breakpoint
UPDATE "training_centres" SET "updated_at" = "created_at";
--> statement-breakpoint
-- A competition of another season: the picture stays with its season.
UPDATE "gallery_items" SET "updated_at" = "created_at", "competition_id" = (SELECT "id" FROM "competitions"
	WHERE "competitions"."id" = "gallery_items"."competition_id" AND "competitions"."season_id" = "gallery_items"."season_id");
--> statement-breakpoint
-- A position is a place from 1 on, as the office moves them.
UPDATE "partners" SET "updated_at" = "created_at", "position" = ordered.place
FROM (SELECT "id", row_number() OVER (ORDER BY "position", "id") AS place FROM "partners") AS ordered
WHERE "partners"."id" = ordered."id";
--> statement-breakpoint
ALTER TABLE "gallery_items" ADD CONSTRAINT "gallery_items_competition_of_season_fk" FOREIGN KEY ("competition_id","season_id") REFERENCES "public"."competitions"("id","season_id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "gallery_items"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');
--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "partners"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');
--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "training_centres"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');
