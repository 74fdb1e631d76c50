-- They took teams for nothing: they stay free, and are closed until the office has entered the fee or opens them as free.
UPDATE "competitions" SET "paid" = false, "registration" = false WHERE "paid" and "price_halalas" < 100;--> statement-breakpoint
ALTER TABLE "competitions" ALTER COLUMN "paid" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_fee_check" CHECK (not "competitions"."paid" or "competitions"."price_halalas" >= 100);
