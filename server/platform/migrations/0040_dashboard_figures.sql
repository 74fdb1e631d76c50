DROP INDEX "orders_income_idx";--> statement-breakpoint
CREATE INDEX "orders_income_idx" ON "orders" USING btree ("purpose_id","paid_at","total") WHERE paid_at is not null;