-- Typed, stored and never read.
ALTER TABLE "uploads" DROP COLUMN "team_name";
--> statement-breakpoint
-- A call that was under way when its account was deleted writes nothing afterwards (decision 083). It waits for a
-- deletion that is being carried out, and a deletion waits for it.
CREATE FUNCTION refuse_deleted_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	account uuid;
BEGIN
	EXECUTE format('SELECT ($1).%I', TG_ARGV[0]) INTO account USING NEW;
	IF account IS NULL THEN
		RETURN NEW;
	END IF;
	PERFORM FROM users WHERE id = account AND steb_user_id NOT LIKE 'deleted-%' FOR KEY SHARE;
	IF NOT FOUND AND EXISTS (SELECT FROM users WHERE id = account) THEN
		RAISE EXCEPTION 'The account was deleted'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'account_deleted';
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
DO $$
DECLARE
	place record;
BEGIN
	FOR place IN
		SELECT c.conrelid::regclass AS "table", a.attname AS "column"
		FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
		WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass
	LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE OF %I ON %s FOR EACH ROW
			EXECUTE FUNCTION refuse_deleted_account(%L)',
			place.column || '_not_deleted', place.column, place.table, place.column);
	END LOOP;
END;
$$;
--> statement-breakpoint
-- And the account itself gets no value back.
CREATE FUNCTION refuse_values_of_deleted_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The account was deleted'
		USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'account_deleted';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "users_stay_deleted" BEFORE UPDATE ON "users"
FOR EACH ROW WHEN (OLD.steb_user_id LIKE 'deleted-%') EXECUTE FUNCTION refuse_values_of_deleted_account();
