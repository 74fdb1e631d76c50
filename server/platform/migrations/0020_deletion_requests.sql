CREATE TABLE "deletion_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"carried_out_at" timestamp (3) with time zone,
	"carried_out_by" uuid,
	"report" jsonb,
	CONSTRAINT "deletion_requests_closed_once" CHECK (num_nonnulls("deletion_requests"."withdrawn_at", "deletion_requests"."carried_out_at") <= 1),
	CONSTRAINT "deletion_requests_carried_out_check" CHECK (("deletion_requests"."carried_out_at" is null) = ("deletion_requests"."carried_out_by" is null) and ("deletion_requests"."carried_out_at" is null) = ("deletion_requests"."report" is null))
);
--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_carried_out_by_users_id_fk" FOREIGN KEY ("carried_out_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_waiting_key" ON "deletion_requests" USING btree ("user_id") WHERE "deletion_requests"."withdrawn_at" is null and "deletion_requests"."carried_out_at" is null;--> statement-breakpoint
CREATE INDEX "deletion_requests_user_id_idx" ON "deletion_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deletion_requests_created_at_idx" ON "deletion_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "deletion_requests_carried_out_by_idx" ON "deletion_requests" USING btree ("carried_out_by") WHERE "deletion_requests"."carried_out_by" is not null;