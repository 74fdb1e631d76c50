ALTER TABLE "uploads" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_unused_idx" ON "uploads" USING btree ("created_at") WHERE state <> 'used';--> statement-breakpoint
-- Without this the sweep would take the pictures of the teams that there are.
UPDATE "uploads" SET "state" = 'used' FROM "teams" WHERE "teams"."image" = "uploads"."file_name";
