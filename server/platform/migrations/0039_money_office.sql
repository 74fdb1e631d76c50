CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_id" uuid,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"reason" text NOT NULL,
	"recorded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_kind_check" CHECK ("refunds"."kind" in ('order', 'double', 'excess', 'review')),
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_state_check";--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_amount_check";--> statement-breakpoint
DROP INDEX "payment_attempts_attention_idx";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "taxable" integer GENERATED ALWAYS AS ((content->'amounts'->>'price')::int) STORED;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "vat" integer GENERATED ALWAYS AS ((content->'amounts'->>'tax')::int) STORED;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "total" integer GENERATED ALWAYS AS ((content->'amounts'->>'total')::int) STORED;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "taxable" integer GENERATED ALWAYS AS ((content->'amounts'->>'price')::int) STORED;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "vat" integer GENERATED ALWAYS AS ((content->'amounts'->>'tax')::int) STORED;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "total" integer GENERATED ALWAYS AS ((content->'amounts'->>'total')::int) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "period_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "state" text GENERATED ALWAYS AS (case when paid_at is not null then 'paid' when refunded_at is not null then 'refunded' else 'unpaid' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(paid_at, created_at)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "refund_due" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_attempt_key" ON "refunds" USING btree ("attempt_id","kind") WHERE "refunds"."attempt_id" is not null;--> statement-breakpoint
CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_recorded_by_idx" ON "refunds" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "credit_notes_issued_at_idx" ON "credit_notes" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "invoices_books_idx" ON "invoices" USING btree ("issued_at","taxable","vat","total");--> statement-breakpoint
CREATE INDEX "orders_at_idx" ON "orders" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "orders_total_idx" ON "orders" USING btree ("total","at","id");--> statement-breakpoint
CREATE INDEX "orders_state_idx" ON "orders" USING btree ("state","at","id");--> statement-breakpoint
CREATE INDEX "orders_method_idx" ON "orders" USING btree ("payment_method","at","id");--> statement-breakpoint
CREATE INDEX "orders_period_idx" ON "orders" USING btree ("period_id","at","id");--> statement-breakpoint
CREATE INDEX "orders_product_idx" ON "orders" USING btree ("product_id","at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_ref_idx" ON "payment_attempts" USING btree (lower("ref"));--> statement-breakpoint
CREATE INDEX "payment_attempts_unknown_idx" ON "payment_attempts" USING btree ("order_id") WHERE state = 'unknown' and ref is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_attention_idx" ON "payment_attempts" USING btree ("state","needs_refund","order_id") WHERE state = 'review' or refund_due > 0;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_check" CHECK (num_nonnulls("orders"."paid_at", "orders"."refunded_at") < 2);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state_check" CHECK ("orders"."state" in ('unpaid', 'paid', 'refunded'));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_state_check" CHECK ("payment_attempts"."state" in ('created', 'redirected', 'held', 'paid', 'declined', 'cancelled', 'expired', 'unknown', 'review', 'refunded'));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_amount_check" CHECK ("payment_attempts"."amount" >= 0 and "payment_attempts"."refund_due" >= 0);--> statement-breakpoint
-- What an order is for and in which edition, as ids that lists are narrowed by: taken from the team, and kept when it changes.
CREATE FUNCTION list_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.purpose_kind = 'team' THEN
    SELECT competition_id, season_id INTO NEW.product_id, NEW.period_id FROM teams WHERE id = NEW.purpose_id;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_listed" BEFORE INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION list_order();--> statement-breakpoint
CREATE FUNCTION list_orders_of_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET product_id = NEW.competition_id, period_id = NEW.season_id
    WHERE purpose_kind = 'team' AND purpose_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "teams_list_orders" AFTER UPDATE OF competition_id, season_id ON "teams" FOR EACH ROW
  WHEN (OLD.competition_id IS DISTINCT FROM NEW.competition_id OR OLD.season_id IS DISTINCT FROM NEW.season_id)
  EXECUTE FUNCTION list_orders_of_team();--> statement-breakpoint
UPDATE "orders" o SET product_id = t.competition_id, period_id = t.season_id
  FROM "teams" t WHERE o.purpose_kind = 'team' AND o.purpose_id = t.id;--> statement-breakpoint
UPDATE "payment_attempts" SET refund_due = amount WHERE needs_refund;
--> statement-breakpoint
CREATE TRIGGER "recorded_by_not_deleted" BEFORE INSERT OR UPDATE OF "recorded_by" ON "refunds" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('recorded_by');
