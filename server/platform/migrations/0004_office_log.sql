DROP INDEX "change_log_changed_by_idx";--> statement-breakpoint
ALTER TABLE "change_log" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || fold_text(name || ' ' || coalesce(name_en, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "change_log_at_idx" ON "change_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "change_log_by_idx" ON "change_log" USING btree ("changed_by","at","id");--> statement-breakpoint
CREATE INDEX "change_log_by_kind_idx" ON "change_log" USING btree ("changed_by","kind","at","id","action");--> statement-breakpoint
CREATE INDEX "change_log_by_action_idx" ON "change_log" USING btree ("changed_by","action","at","id");--> statement-breakpoint
CREATE INDEX "change_log_action_idx" ON "change_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "change_log_kind_action_idx" ON "change_log" USING btree ("kind","action","at","id");--> statement-breakpoint
CREATE INDEX "change_log_search_idx" ON "change_log" USING gin (search_letters("search_text") gin_trgm_ops);