DROP INDEX "teams_count_idx";--> statement-breakpoint
CREATE INDEX "teams_count_idx" ON "teams" USING btree ("season_id","payment_status","status");