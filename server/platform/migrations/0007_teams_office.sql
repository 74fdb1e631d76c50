CREATE TABLE "team_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mail_id" text NOT NULL,
	"team_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"steb_user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"refused_for" text,
	CONSTRAINT "team_mails_mail_id_key" UNIQUE("mail_id")
);
--> statement-breakpoint
CREATE TABLE "team_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_views_name_key" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "score_submissions" DROP CONSTRAINT "score_submissions_team_key";
--> statement-breakpoint
DROP INDEX "teams_newest_idx";
--> statement-breakpoint
DROP INDEX "teams_by_name_idx";
--> statement-breakpoint
DROP INDEX "teams_by_number_idx";
--> statement-breakpoint
DROP INDEX "teams_region_idx";
--> statement-breakpoint
-- Every row is written once, before the indexes of the lists are made, and without the index of the search: with them it takes
-- several times as long, while nobody can read teams.
DROP INDEX "teams_search_idx";
--> statement-breakpoint
ALTER TABLE "score_submissions" ADD COLUMN "reopened_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "score_submissions" ADD COLUMN "reopened_by" uuid;
--> statement-breakpoint
ALTER TABLE "score_submissions" ADD COLUMN "reopened_because" text;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "has_entity" boolean GENERATED ALWAYS AS (entity is not null) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "has_scores" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "has_certificate" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "updated_by" uuid;
--> statement-breakpoint
-- The office finds a team by everybody in it, no longer by its coaches alone.
CREATE OR REPLACE FUNCTION people_text_of(team uuid, creator uuid) RETURNS text LANGUAGE sql STABLE
RETURN (
	SELECT fold_text(concat_ws(' ', u.name, (
		SELECT string_agg(p.name, ' ' ORDER BY p.role, p.position) FROM team_people p
		WHERE p.team_id = team AND p.name <> u.name
	)))
	FROM users u WHERE u.id = creator
);
--> statement-breakpoint
UPDATE "teams" SET "updated_at" = "created_at", "people_text" = coalesce(people_text_of("id", "created_by"), ''),
	"has_scores" = EXISTS (SELECT FROM "score_submissions" WHERE "team_id" = "teams"."id"),
	"has_certificate" = EXISTS (SELECT FROM "certificates" WHERE "team_id" = "teams"."id" AND "revoked_at" IS NULL);
--> statement-breakpoint
CREATE INDEX "teams_search_idx" ON "teams" USING gin (search_letters("search_text" || ' ' || "people_text") gin_trgm_ops);
--> statement-breakpoint
-- As the first migration says.
ALTER INDEX "teams_search_idx" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
ALTER TABLE "team_mails" ADD CONSTRAINT "team_mails_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_views" ADD CONSTRAINT "team_views_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "team_mails_team_idx" ON "team_mails" USING btree ("team_id","sent_at","id");
--> statement-breakpoint
CREATE INDEX "team_mails_email_idx" ON "team_mails" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "team_mails_person_idx" ON "team_mails" USING btree ("steb_user_id");
--> statement-breakpoint
CREATE INDEX "team_mails_sent_at_idx" ON "team_mails" USING btree ("sent_at");
--> statement-breakpoint
CREATE INDEX "team_views_created_by_idx" ON "team_views" USING btree ("created_by");
--> statement-breakpoint
ALTER TABLE "score_submissions" ADD CONSTRAINT "score_submissions_reopened_by_users_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "score_submissions_standing_key" ON "score_submissions" USING btree ("team_id") WHERE "score_submissions"."reopened_at" is null;
--> statement-breakpoint
CREATE INDEX "score_submissions_team_idx" ON "score_submissions" USING btree ("team_id","created_at");
--> statement-breakpoint
CREATE INDEX "score_submissions_reopened_by_idx" ON "score_submissions" USING btree ("reopened_by") WHERE "score_submissions"."reopened_by" is not null;
--> statement-breakpoint
CREATE INDEX "teams_of_competition_idx" ON "teams" USING btree ("competition_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "teams_updated_by_idx" ON "teams" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "teams_newest_idx" ON "teams" USING btree ("created_at","id","season_id","competition_id","region_id","age_level","payment_status","status","has_entity","has_scores","has_certificate");
--> statement-breakpoint
CREATE INDEX "teams_by_name_idx" ON "teams" USING btree ("name","id","season_id","competition_id","region_id","age_level","payment_status","status","has_entity","has_scores","has_certificate");
--> statement-breakpoint
CREATE INDEX "teams_by_number_idx" ON "teams" USING btree ("team_no","id","season_id","competition_id","region_id","age_level","payment_status","status","has_entity","has_scores","has_certificate");
--> statement-breakpoint
CREATE INDEX "teams_filters_idx" ON "teams" USING btree ("season_id","competition_id","region_id","age_level","payment_status","status","has_entity","has_scores","has_certificate");
--> statement-breakpoint
CREATE INDEX "teams_region_idx" ON "teams" USING btree ("region_id","created_at","id");
--> statement-breakpoint
ALTER TABLE "score_submissions" ADD CONSTRAINT "score_submissions_reopened_check" CHECK (("score_submissions"."reopened_at" is null) = ("score_submissions"."reopened_by" is null) and ("score_submissions"."reopened_at" is null) = ("score_submissions"."reopened_because" is null));
--> statement-breakpoint
CREATE TRIGGER "updated_by_not_deleted" BEFORE INSERT OR UPDATE OF "updated_by" ON "teams" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('updated_by');
--> statement-breakpoint
CREATE TRIGGER "reopened_by_not_deleted" BEFORE INSERT OR UPDATE OF "reopened_by" ON "score_submissions" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('reopened_by');
--> statement-breakpoint
CREATE TRIGGER "created_by_not_deleted" BEFORE INSERT OR UPDATE OF "created_by" ON "team_views" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('created_by');
--> statement-breakpoint
DROP TRIGGER "team_people_coach_new" ON "team_people";
--> statement-breakpoint
DROP TRIGGER "team_people_coach_changed" ON "team_people";
--> statement-breakpoint
DROP TRIGGER "team_people_coach_gone" ON "team_people";
--> statement-breakpoint
DROP FUNCTION coach_changed();
--> statement-breakpoint
-- First the lock, then the text in a statement of its own, as `set_people_text` says.
CREATE FUNCTION renew_people_text(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM teams WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
	UPDATE teams SET people_text = people_text_of(id, created_by)
	WHERE id = ANY (changed) AND people_text IS DISTINCT FROM people_text_of(id, created_by);
END;
$$;
--> statement-breakpoint
-- All who are added by one statement together: a team has up to a dozen.
CREATE FUNCTION people_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM renew_people_text(array(SELECT DISTINCT team_id FROM added));
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM renew_people_text(ARRAY[
		OLD.team_id, CASE WHEN TG_OP = 'UPDATE' THEN NEW.team_id END
	]);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "team_people_added" AFTER INSERT ON "team_people"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION people_added();
--> statement-breakpoint
CREATE TRIGGER "team_people_changed" AFTER UPDATE OF name, role, position, team_id ON "team_people"
FOR EACH ROW WHEN ((NEW.name, NEW.role, NEW.position, NEW.team_id) IS DISTINCT FROM (OLD.name, OLD.role, OLD.position, OLD.team_id))
EXECUTE FUNCTION person_changed();
--> statement-breakpoint
CREATE TRIGGER "team_people_gone" AFTER DELETE ON "team_people"
FOR EACH ROW EXECUTE FUNCTION person_changed();
--> statement-breakpoint
-- The office's list is narrowed by both. Whoever writes a submission or a certificate has locked the team.
CREATE FUNCTION mark_team_scores() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE team uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.team_id ELSE NEW.team_id END;
BEGIN
	UPDATE teams SET has_scores = NOT has_scores WHERE id = team AND has_scores <>
		EXISTS (SELECT FROM score_submissions WHERE team_id = team AND reopened_at IS NULL);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_team_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE team uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.team_id ELSE NEW.team_id END;
BEGIN
	UPDATE teams SET has_certificate = NOT has_certificate WHERE id = team AND has_certificate <>
		EXISTS (SELECT FROM certificates WHERE team_id = team AND revoked_at IS NULL);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "score_submissions_mark_team" AFTER INSERT OR DELETE OR UPDATE OF "reopened_at" ON "score_submissions" FOR EACH ROW EXECUTE FUNCTION mark_team_scores();
--> statement-breakpoint
CREATE TRIGGER "certificates_mark_team" AFTER INSERT OR DELETE OR UPDATE OF "revoked_at" ON "certificates" FOR EACH ROW EXECUTE FUNCTION mark_team_certificate();
--> statement-breakpoint
-- The office moves an unpaid team to another competition, which may have another fee: what is owed stays once it is paid, and in
-- the statement that records the payment (docs/decisions/168 and 188).
DROP TRIGGER "orders_sums_stay" ON "orders";
--> statement-breakpoint
CREATE TRIGGER "orders_sums_stay" AFTER UPDATE ON "orders"
FOR EACH ROW WHEN (
	(NEW.id, NEW.purpose_kind, NEW.purpose_id) IS DISTINCT FROM (OLD.id, OLD.purpose_kind, OLD.purpose_id)
	OR (OLD.paid_at IS NOT NULL OR NEW.paid_at IS NOT NULL) AND (NEW.currency, NEW.subtotal, NEW.tax, NEW.rounding, NEW.total)
	IS DISTINCT FROM (OLD.currency, OLD.subtotal, OLD.tax, OLD.rounding, OLD.total)
	OR OLD.paid_at IS NOT NULL AND (NEW.paid_at, NEW.payment_method, NEW.recorded_by)
	IS DISTINCT FROM (OLD.paid_at, OLD.payment_method, OLD.recorded_by)
) EXECUTE FUNCTION refuse_change_of_money();
