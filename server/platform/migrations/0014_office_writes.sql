-- The text of clean HTML, for searches: tags within a word divide no word.
CREATE FUNCTION html_text(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(
	regexp_replace(regexp_replace(html, '</?(strong|em|u|s|a|code)(\s[^>]*)?>', '', 'g'), '<[^>]*>', ' ', 'g'),
	'&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&');
--> statement-breakpoint
CREATE TABLE "change_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"changed_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "change_log_action_check" CHECK ("change_log"."action" in ('created', 'changed', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(question || ' ' || question_en || ' ' || html_text(answer) || ' ' || html_text(answer_en))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
UPDATE "faqs" SET "updated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "change_log" ADD CONSTRAINT "change_log_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_log_kind_idx" ON "change_log" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "change_log_record_idx" ON "change_log" USING btree ("record_id","at","id");--> statement-breakpoint
CREATE INDEX "change_log_changed_by_idx" ON "change_log" USING btree ("changed_by");--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faqs_updated_by_idx" ON "faqs" USING btree ("updated_by");
--> statement-breakpoint
-- The log is only added to. Carrying out a person's deletion replaces that person's values in it, and nothing else.
CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('portal.erases_person', true) = 'on' THEN
		IF (NEW.id, NEW.at, NEW.changed_by, NEW.kind, NEW.record_id, NEW.action)
			IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.changed_by, OLD.kind, OLD.record_id, OLD.action)
		THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'The log of changes is only added to' USING ERRCODE = 'insufficient_privilege';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "change_log_append_only" BEFORE UPDATE OR DELETE ON "change_log"
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_log();
--> statement-breakpoint
CREATE TRIGGER "change_log_never_emptied" BEFORE TRUNCATE ON "change_log"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();
