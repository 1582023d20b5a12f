ALTER TABLE "order_lines" ADD COLUMN "option_values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "option_values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- What was joined by commas is taken apart where it has as many parts as the product has options, in each language. The others
-- have a comma in a value, or the product has changed: they stay as they were written.
UPDATE "order_lines" SET "option_values" = jsonb_build_object('original', to_jsonb(string_to_array("option_text", ','))) || coalesce(
  (SELECT jsonb_object_agg("key", to_jsonb(string_to_array("value" ->> 'optionText', ','))) FROM jsonb_each("translations") WHERE "value" ? 'optionText'), '{}')
FROM (SELECT "product_id", count(*) AS "count" FROM "product_options" GROUP BY "product_id") AS "options"
WHERE "options"."product_id" = "order_lines"."product_id" AND cardinality(string_to_array("option_text", ',')) = "options"."count"
  AND NOT EXISTS (SELECT FROM jsonb_each("translations") WHERE "value" ? 'optionText' AND cardinality(string_to_array("value" ->> 'optionText', ',')) <> "options"."count");--> statement-breakpoint
UPDATE "reviews" SET "option_values" = jsonb_build_object('original', to_jsonb(string_to_array("sku_label", ','))) || coalesce(
  (SELECT jsonb_object_agg("key", to_jsonb(string_to_array("value" ->> 'skuLabel', ','))) FROM jsonb_each("translations") WHERE "value" ? 'skuLabel'), '{}')
FROM (SELECT "product_id", count(*) AS "count" FROM "product_options" GROUP BY "product_id") AS "options"
WHERE "options"."product_id" = "reviews"."product_id" AND cardinality(string_to_array("sku_label", ',')) = "options"."count"
  AND NOT EXISTS (SELECT FROM jsonb_each("translations") WHERE "value" ? 'skuLabel' AND cardinality(string_to_array("value" ->> 'skuLabel', ',')) <> "options"."count");
