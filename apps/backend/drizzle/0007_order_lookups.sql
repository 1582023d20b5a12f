DROP INDEX "orders_customer";--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("customer_coupon_id") WHERE customer_coupon_id is not null;--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","id" DESC NULLS LAST);