CREATE TABLE "person_saves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"national_id" text NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"session_id" uuid,
	"key" text,
	"fingerprint" text,
	"state" text NOT NULL,
	"wanted" jsonb NOT NULL,
	"own" jsonb NOT NULL,
	"answer" jsonb,
	CONSTRAINT "person_saves_state_check" CHECK ("person_saves"."state" in ('asking', 'unsure', 'accepted', 'done'))
);
--> statement-breakpoint
ALTER TABLE "person_saves" ADD CONSTRAINT "person_saves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_saves" ADD CONSTRAINT "person_saves_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_saves_one_at_a_time" ON "person_saves" USING btree ("user_id") WHERE "person_saves"."state" <> 'done';--> statement-breakpoint
CREATE UNIQUE INDEX "person_saves_new_one_at_a_time" ON "person_saves" USING btree ("national_id") WHERE "person_saves"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "person_saves_key" ON "person_saves" USING btree ("started_by","key");--> statement-breakpoint
CREATE INDEX "person_saves_user_id_idx" ON "person_saves" USING btree ("user_id") WHERE "person_saves"."user_id" is not null;--> statement-breakpoint
CREATE TRIGGER "user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "person_saves"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER "started_by_not_deleted" BEFORE INSERT OR UPDATE OF "started_by" ON "person_saves"
FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('started_by');

--> statement-breakpoint
-- The last sign-in had the name that every other table has for the last change, and 1970 where there was none.
ALTER TABLE "users" RENAME COLUMN "updated_at" TO "signed_in_at";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "edited_at" TO "updated_at";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "signed_in_at" DROP NOT NULL;--> statement-breakpoint
UPDATE "users" SET "signed_in_at" = NULL WHERE "signed_in_at" = to_timestamp(0);
