DROP INDEX "products_by_default";--> statement-breakpoint
DROP INDEX "products_first_category";--> statement-breakpoint
DROP INDEX "products_second_category";--> statement-breakpoint
DROP INDEX "products_third_category";--> statement-breakpoint
DROP INDEX "sms_codes_newest";--> statement-breakpoint
DROP INDEX "orders_customer";--> statement-breakpoint
CREATE INDEX "products_by_default" ON "products" USING btree ("weight","position","id" DESC NULLS FIRST) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "products_first_category" ON "products" USING btree ("first_category_id","weight","position","id" DESC NULLS FIRST) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "products_second_category" ON "products" USING btree ("second_category_id","weight","position","id" DESC NULLS FIRST) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "products_third_category" ON "products" USING btree ("third_category_id","weight","position","id" DESC NULLS FIRST) WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "sms_codes_newest" ON "sms_codes" USING btree ("mobile","scene","id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","id");