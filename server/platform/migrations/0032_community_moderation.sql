CREATE TABLE "community_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic_id" uuid,
	"comment_id" uuid,
	"user_id" uuid,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp (3) with time zone,
	"decided_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_decisions_decision_check" CHECK ("community_decisions"."decision" in ('settle', 'hide', 'restore', 'close', 'reopen', 'ban', 'lift')),
	CONSTRAINT "community_decisions_one_target" CHECK (num_nonnulls(topic_id, comment_id) = 1),
	CONSTRAINT "community_decisions_ban_check" CHECK ((decision = 'ban' or decision = 'lift') = (user_id is not null))
);
--> statement-breakpoint
ALTER TABLE "community_categories" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "community_categories" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "community_categories" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "community_topics" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "community_decisions" ADD CONSTRAINT "community_decisions_topic_id_community_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."community_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_decisions" ADD CONSTRAINT "community_decisions_comment_id_community_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_decisions" ADD CONSTRAINT "community_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_decisions" ADD CONSTRAINT "community_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_decisions_topic_id_idx" ON "community_decisions" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "community_decisions_comment_id_idx" ON "community_decisions" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "community_decisions_user_id_idx" ON "community_decisions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "community_decisions_decided_by_idx" ON "community_decisions" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "community_categories" ADD CONSTRAINT "community_categories_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_categories_updated_by_idx" ON "community_categories" USING btree ("updated_by");
--> statement-breakpoint
UPDATE "community_categories" SET "position" = ordered.place
FROM (SELECT "id", row_number() OVER (ORDER BY "position", "id") AS place FROM "community_categories") AS ordered
WHERE ordered."id" = "community_categories"."id";
--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "community_categories"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');
--> statement-breakpoint
CREATE TRIGGER "user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "community_decisions"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER "decided_by_not_deleted" BEFORE INSERT OR UPDATE OF "decided_by" ON "community_decisions"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('decided_by');
