CREATE TABLE "community_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic_id" uuid,
	"comment_id" uuid,
	"state" text NOT NULL,
	"is_waiting" boolean GENERATED ALWAYS AS (state = 'waiting') STORED NOT NULL,
	"open_reports" integer DEFAULT 0 NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "community_cases_one_target" CHECK (num_nonnulls(topic_id, comment_id) = 1),
	CONSTRAINT "community_cases_waiting_check" CHECK ((state = 'waiting') = (open_reports > 0)),
	CONSTRAINT "community_cases_state_check" CHECK ("community_cases"."state" in ('waiting', 'kept', 'hidden')),
	CONSTRAINT "community_cases_counts_check" CHECK ("community_cases"."open_reports" >= 0)
);
--> statement-breakpoint
CREATE TABLE "posting_bans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"banned_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posting_bans_user_id_key" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "community_categories" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "community_categories" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "community_categories" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "community_topics" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "community_cases" ADD CONSTRAINT "community_cases_topic_id_community_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."community_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_cases" ADD CONSTRAINT "community_cases_comment_id_community_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_bans" ADD CONSTRAINT "posting_bans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_bans" ADD CONSTRAINT "posting_bans_banned_by_users_id_fk" FOREIGN KEY ("banned_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "community_cases_topic_key" ON "community_cases" USING btree ("topic_id") WHERE topic_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "community_cases_comment_key" ON "community_cases" USING btree ("comment_id") WHERE comment_id is not null;--> statement-breakpoint
CREATE INDEX "community_cases_waiting_first_idx" ON "community_cases" USING btree ("is_waiting","reported_at","id");--> statement-breakpoint
CREATE INDEX "community_cases_reported_at_idx" ON "community_cases" USING btree ("reported_at","id");--> statement-breakpoint
CREATE INDEX "community_cases_state_idx" ON "community_cases" USING btree ("state","reported_at","id");--> statement-breakpoint
CREATE INDEX "posting_bans_banned_by_idx" ON "posting_bans" USING btree ("banned_by");--> statement-breakpoint
ALTER TABLE "community_categories" ADD CONSTRAINT "community_categories_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_categories_updated_by_idx" ON "community_categories" USING btree ("updated_by");
--> statement-breakpoint
-- A case for each post that was reported or hidden until now. What is hidden waits for nobody.
UPDATE "community_reports" r SET "settled_at" = now()
WHERE "settled_at" IS NULL AND (
	EXISTS (SELECT FROM "community_topics" t WHERE t.id = r.topic_id AND NOT t.status)
	OR EXISTS (SELECT FROM "community_comments" c WHERE c.id = r.comment_id AND NOT c.status));--> statement-breakpoint
INSERT INTO "community_cases" ("id", "topic_id", "comment_id", "state", "open_reports", "reported_at", "revision")
SELECT gen_random_uuid(), known.topic_id, known.comment_id,
	CASE WHEN NOT coalesce(c.status, t.status) THEN 'hidden' WHEN open_reports > 0 THEN 'waiting' ELSE 'kept' END,
	open_reports, reported_at, reports
FROM (
	SELECT topic_id, comment_id, count(*) FILTER (WHERE settled_at IS NULL) AS open_reports, count(*) AS reports,
		max(created_at) AS reported_at
	FROM "community_reports" GROUP BY topic_id, comment_id
	UNION ALL
	SELECT id, NULL, 0, 0, created_at FROM "community_topics" hidden
	WHERE NOT status AND NOT EXISTS (SELECT FROM "community_reports" WHERE topic_id = hidden.id)
	UNION ALL
	SELECT NULL, id, 0, 0, created_at FROM "community_comments" hidden
	WHERE NOT status AND NOT EXISTS (SELECT FROM "community_reports" WHERE comment_id = hidden.id)
) known
LEFT JOIN "community_comments" c ON c.id = known.comment_id
LEFT JOIN "community_topics" t ON t.id = known.topic_id;--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "community_categories"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');--> statement-breakpoint
CREATE TRIGGER "banned_by_not_deleted" BEFORE INSERT OR UPDATE OF "banned_by" ON "posting_bans"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('banned_by');--> statement-breakpoint
CREATE TRIGGER "user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "posting_bans"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
