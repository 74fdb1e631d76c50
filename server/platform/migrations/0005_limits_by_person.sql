CREATE TABLE "look_ups" (
	"user_id" uuid NOT NULL,
	"id_hash" "bytea" NOT NULL,
	"looked_up_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "look_ups_user_id_id_hash_pk" PRIMARY KEY("user_id","id_hash")
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "unpaid_teams_max" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "look_ups" ADD CONSTRAINT "look_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "look_ups_looked_up_at_idx" ON "look_ups" USING btree ("looked_up_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "users_national_id_idx" ON "users" USING btree ("national_id");--> statement-breakpoint
CREATE INDEX "users_email_idx" ON "users" USING btree (lower("email"));