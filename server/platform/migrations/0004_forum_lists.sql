DROP INDEX "community_topics_created_at_idx";--> statement-breakpoint
DROP INDEX "community_topics_category_id_idx";--> statement-breakpoint
CREATE INDEX "community_topics_newest_idx" ON "community_topics" USING btree ("created_at","id","category_id") WHERE status;--> statement-breakpoint
CREATE INDEX "community_topics_newest_in_category_idx" ON "community_topics" USING btree ("category_id","created_at","id") WHERE status;