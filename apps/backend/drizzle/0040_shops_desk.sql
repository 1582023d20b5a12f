CREATE INDEX "after_sales_shop" ON "after_sales" USING btree ("shop_id","state","id");--> statement-breakpoint
CREATE INDEX "orders_shop_state" ON "orders" USING btree ("shop_id","state","id");--> statement-breakpoint
CREATE INDEX "orders_shop_paid" ON "orders" USING btree ("shop_id","paid_at") WHERE paid_at is not null;