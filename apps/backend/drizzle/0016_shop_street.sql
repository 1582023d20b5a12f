ALTER TABLE "shops" ADD COLUMN "service_score" numeric(3, 2);--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "delivery_score" numeric(3, 2);--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "sales" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "shops_by_default" ON "shops" USING btree ("weight","score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and is_open and not is_frozen;--> statement-breakpoint
CREATE INDEX "shops_by_sales" ON "shops" USING btree ("sales","id") WHERE deleted_at is null and is_open and not is_frozen;--> statement-breakpoint
CREATE INDEX "shops_by_score" ON "shops" USING btree ("score","id") WHERE deleted_at is null and is_open and not is_frozen;--> statement-breakpoint
CREATE INDEX "shops_by_created" ON "shops" USING btree ("created_at","id") WHERE deleted_at is null and is_open and not is_frozen;--> statement-breakpoint
CREATE INDEX "shops_trade" ON "shops" USING btree ("trade_id","weight","score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and is_open and not is_frozen;--> statement-breakpoint
UPDATE "shops" SET "service_score" = rated.service, "delivery_score" = rated.delivery
FROM (
  SELECT p."shop_id", round(avg(r."service_stars"), 1) AS service, round(avg(r."delivery_stars"), 1) AS delivery
  FROM "reviews" r JOIN "products" p ON p."id" = r."product_id" GROUP BY p."shop_id"
) AS rated
WHERE "shops"."id" = rated."shop_id";
