ALTER TABLE "change_log" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "change_log_idempotency_key" ON "change_log" USING btree ("changed_by","kind","idempotency_key") WHERE "change_log"."idempotency_key" is not null;
--> statement-breakpoint
-- As before, and not the key either.
CREATE OR REPLACE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('portal.erases_person', true) = 'on' THEN
		IF (NEW.id, NEW.at, NEW.changed_by, NEW.kind, NEW.record_id, NEW.action, NEW.idempotency_key)
			IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.changed_by, OLD.kind, OLD.record_id, OLD.action, OLD.idempotency_key)
		THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'The log of changes is only added to' USING ERRCODE = 'insufficient_privilege';
END;
$$;
