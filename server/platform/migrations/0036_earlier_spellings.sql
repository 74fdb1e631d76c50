ALTER TABLE "users" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Whoever changes an account (the registry at a sign-in, the office, a job): what it was called before is kept with it,
-- until it is deleted.
CREATE FUNCTION keep_earlier_spelling() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb := jsonb_strip_nulls(jsonb_build_object(
		'name', CASE WHEN OLD.name <> NEW.name THEN nullif(OLD.name, '') END,
		'email', CASE WHEN lower(OLD.email) <> lower(NEW.email) THEN nullif(OLD.email, '') END,
		'phoneNumber', CASE WHEN OLD.phone_number <> NEW.phone_number THEN nullif(OLD.phone_number, '') END,
		'nationalId', CASE WHEN OLD.national_id <> NEW.national_id THEN nullif(OLD.national_id, '') END));
BEGIN
	IF was <> '{}' AND NOT OLD.earlier @> jsonb_build_array(was) THEN
		NEW.earlier := OLD.earlier || was;
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
-- What the office has changed so far stands in the log, which accounts that were deleted have left.
ALTER TABLE "users" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "users" SET "earlier" = "said"."spellings" FROM (
	SELECT "record_id", jsonb_agg(DISTINCT "spelling") AS "spellings"
	FROM "change_log", unnest(ARRAY["before", "after"]) AS "side", jsonb_strip_nulls(jsonb_build_object(
		'name', nullif("side"->>'name', ''), 'email', nullif("side"->>'email', ''),
		'phoneNumber', nullif("side"->>'phone_number', ''), 'nationalId', nullif("side"->>'national_id', ''))) AS "spelling"
	WHERE "kind" = 'users' AND "spelling" <> '{}' GROUP BY "record_id"
) AS "said" WHERE "said"."record_id" = "users"."id" AND "steb_user_id" NOT LIKE 'deleted-%';--> statement-breakpoint
ALTER TABLE "users" ENABLE TRIGGER USER;--> statement-breakpoint
CREATE TRIGGER "users_earlier_spelling" BEFORE UPDATE OF "name", "email", "phone_number", "national_id" ON "users"
FOR EACH ROW WHEN (OLD.steb_user_id = NEW.steb_user_id) EXECUTE FUNCTION keep_earlier_spelling();
