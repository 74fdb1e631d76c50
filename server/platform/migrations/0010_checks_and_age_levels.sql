CREATE TABLE "age_levels" (
	"competition_id" uuid NOT NULL,
	"key" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	CONSTRAINT "age_levels_pkey" PRIMARY KEY("competition_id","key")
);
--> statement-breakpoint
-- The levels that competitions offer. Their titles were the specification's, spelt as people read them in the pages; the
-- title stays what the wire calls a level, so no team and no result is rewritten.
INSERT INTO "age_levels" ("competition_id", "key", "position", "name", "name_en", "description", "description_en")
SELECT c.id, level->>'title', n, coalesce(known.name, level->>'title'), coalesce(known.name_en, level->>'title'),
	coalesce(level->>'desc', ''), coalesce(level->>'desc', '')
FROM "competitions" c
CROSS JOIN LATERAL jsonb_array_elements(c.age_levels) WITH ORDINALITY AS list (level, n)
LEFT JOIN (VALUES
	('Elementry', 'الابتدائي', 'Elementary'),
	('Elementory', 'الابتدائي', 'Elementary'),
	('High Elementry', 'الابتدائي العالي', 'High Elementary'),
	('Junior', 'الناشئون', 'Junior'),
	('Senior', 'الشباب', 'Senior'),
	('Adults', 'الكبار', 'Adults')
) AS known (title, name, name_en) ON known.title = level->>'title'
WHERE level->>'title' IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Teams and results whose level has been renamed since: it is kept for them, and no longer offered.
INSERT INTO "age_levels" ("competition_id", "key", "position", "name", "name_en", "status")
SELECT competition_id, age_level, 1000, age_level, age_level, false
FROM (SELECT competition_id, age_level FROM "teams" UNION SELECT competition_id, age_level FROM "results") AS used
ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE TRIGGER "age_levels_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
ON "age_levels" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change('competitions');
--> statement-breakpoint
-- Our own names in what is kept as JSON; the wire's are the presenters' matter.
UPDATE "seasons" SET "attributes" = (
	SELECT coalesce(jsonb_agg(jsonb_build_object(
		'title', one->'title', 'titleEn', one->'title_en',
		'description', one->'desc', 'descriptionEn', one->'desc_en', 'image', one->'image'
	) ORDER BY n), '[]')
	FROM jsonb_array_elements("attributes") WITH ORDINALITY AS list (one, n)
);
--> statement-breakpoint
UPDATE "teams" SET "entity" = ("entity" - '{national_id,phone_number,steb_user_id,tax_id}'::text[])
	|| jsonb_strip_nulls(jsonb_build_object(
		'nationalId', "entity"->'national_id', 'phoneNumber', "entity"->'phone_number',
		'stebUserId', "entity"->'steb_user_id', 'taxId', "entity"->'tax_id'))
WHERE "entity" IS NOT NULL;
--> statement-breakpoint
-- What was sold, in words that fit whatever is paid for. The team's id stands in the order already, as its purpose.
UPDATE "orders" SET "items" = jsonb_build_object(
	'customer', "items"->'user',
	'subject', jsonb_build_object(
		'number', "items"->'team'->'teamNo', 'name', "items"->'team'->'name', 'organisation', "items"->'schoolName'),
	'product', "items"->'competition',
	'period', "items"->'season');
--> statement-breakpoint
-- Written by hand, because the table of orders cannot be imported where invoices are declared.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "regions" RENAME COLUMN "name_ar" TO "name";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_order_id_key";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "recorded_by" uuid;--> statement-breakpoint
ALTER TABLE "age_levels" ADD CONSTRAINT "age_levels_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_age_level_fk" FOREIGN KEY ("competition_id","age_level") REFERENCES "public"."age_levels"("competition_id","key") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_age_level_fk" FOREIGN KEY ("competition_id","age_level") REFERENCES "public"."age_levels"("competition_id","key") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_likes_user_id_idx" ON "community_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_reports_topic_id_idx" ON "community_reports" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "community_reports_comment_id_idx" ON "community_reports" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "community_topics_category_id_idx" ON "community_topics" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "gallery_items_competition_id_idx" ON "gallery_items" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "invoices_order_id_idx" ON "invoices" USING btree ("order_id","issued_at");--> statement-breakpoint
CREATE INDEX "payment_records_team_id_idx" ON "payment_records" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "orders_created_by_idx" ON "orders" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "orders_recorded_by_idx" ON "orders" USING btree ("recorded_by") WHERE recorded_by is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_started_by_idx" ON "payment_attempts" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "results_region_idx" ON "results" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "teams_region_idx" ON "teams" USING btree ("region_id");--> statement-breakpoint
ALTER TABLE "competitions" DROP COLUMN "age_levels";--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_counts_check" CHECK ("community_comments"."likes_count" >= 0 and "community_comments"."replies_count" >= 0);--> statement-breakpoint
ALTER TABLE "community_topics" ADD CONSTRAINT "community_topics_counts_check" CHECK ("community_topics"."likes_count" >= 0 and "community_topics"."comments_count" >= 0);--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_price_check" CHECK ("competitions"."price_halalas" >= 0);--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_people_check" CHECK ("competitions"."coaches_no" >= 0 and "competitions"."members_no" >= 0);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_language_check" CHECK ("contact_messages"."language" in ('ar', 'en'));--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_last_check" CHECK ("invoice_series"."last" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts_check" CHECK ("orders"."subtotal" >= 0 and "orders"."tax" >= 0 and "orders"."total" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_check" CHECK ("orders"."total" = "orders"."subtotal" + "orders"."tax" + "orders"."rounding");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method_check" CHECK ("orders"."payment_method" in ('card', 'manual'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_check" CHECK (("orders"."paid_at" is null) = ("orders"."payment_method" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_manual_payment_check" CHECK ("orders"."payment_method" is distinct from 'manual' or num_nulls("orders"."payment_note", "orders"."recorded_by") = 0);--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_state_check" CHECK ("payment_attempts"."state" in ('created', 'redirected', 'held', 'paid', 'declined', 'cancelled', 'expired', 'unknown', 'review'));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_amount_check" CHECK ("payment_attempts"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_ranked_check" CHECK ("results"."ranked" between 1 and 40);--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_score_check" CHECK ("results"."score" >= 0);--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_last_team_number_check" CHECK ("seasons"."last_team_number" >= 0);--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_gender_check" CHECK ("talents"."gender" in ('male', 'female'));--> statement-breakpoint
ALTER TABLE "team_people" ADD CONSTRAINT "team_people_role_check" CHECK ("team_people"."role" in ('coach', 'member'));--> statement-breakpoint
ALTER TABLE "team_people" ADD CONSTRAINT "team_people_position_check" CHECK ("team_people"."position" >= 0);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_state_check" CHECK ("uploads"."state" in ('new', 'used', 'leaving'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_size_check" CHECK ("uploads"."width" >= 0 and "uploads"."height" >= 0 and "uploads"."bytes" >= 0);