-- Says which products, shops and words have changed, also by hand (src/product-index). Rows are only added, and nothing is
-- locked: whoever buys waits for nobody. Bulk changes are noted by the statement, changes of facts by the row.
CREATE FUNCTION "note_own_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalog_changes" ("kind", "row_id") SELECT TG_ARGV[0], "id" FROM "changed";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "note_own_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalog_changes" ("kind", "row_id") VALUES (TG_ARGV[0], new."id");
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "note_products_of_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalog_changes" ("kind", "row_id") SELECT DISTINCT 'product', "product_id" FROM "changed";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "note_product_of_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalog_changes" ("kind", "row_id") VALUES ('product', new."product_id");
  IF old."product_id" <> new."product_id" THEN
    INSERT INTO "catalog_changes" ("kind", "row_id") VALUES ('product', old."product_id");
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Where the option has gone as well, its own trigger notes the product.
CREATE FUNCTION "note_products_of_option_values"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalog_changes" ("kind", "row_id")
  SELECT DISTINCT 'product', "option"."product_id"
  FROM "changed" JOIN "product_options" AS "option" ON "option"."id" = "changed"."option_id";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "note_flash_sale"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalog_changes" ("kind", "row_id") VALUES ('flash', 0);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "products_insert_noted" AFTER INSERT ON "products"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_own_rows"('product');
--> statement-breakpoint
CREATE TRIGGER "products_delete_noted" AFTER DELETE ON "products"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_own_rows"('product');
--> statement-breakpoint
CREATE TRIGGER "products_update_noted" AFTER UPDATE ON "products"
FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION "note_own_row"('product');
--> statement-breakpoint
CREATE TRIGGER "shops_insert_noted" AFTER INSERT ON "shops"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_own_rows"('shop');
--> statement-breakpoint
CREATE TRIGGER "shops_delete_noted" AFTER DELETE ON "shops"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_own_rows"('shop');
--> statement-breakpoint
CREATE TRIGGER "shops_update_noted" AFTER UPDATE ON "shops"
FOR EACH ROW WHEN (old."is_self_operated" IS DISTINCT FROM new."is_self_operated" OR old."takes_payments" IS DISTINCT FROM new."takes_payments" OR old."is_open" IS DISTINCT FROM new."is_open" OR old."is_frozen" IS DISTINCT FROM new."is_frozen" OR old."expires_at" IS DISTINCT FROM new."expires_at" OR old."deleted_at" IS DISTINCT FROM new."deleted_at") EXECUTE FUNCTION "note_own_row"('shop');
--> statement-breakpoint
CREATE TRIGGER "product_search_insert_noted" AFTER INSERT ON "product_search"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_own_rows"('words');
--> statement-breakpoint
CREATE TRIGGER "product_search_delete_noted" AFTER DELETE ON "product_search"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_own_rows"('words');
--> statement-breakpoint
CREATE TRIGGER "product_search_update_noted" AFTER UPDATE ON "product_search"
FOR EACH ROW WHEN (old."name_words" IS DISTINCT FROM new."name_words" OR old."all_words" IS DISTINCT FROM new."all_words") EXECUTE FUNCTION "note_own_row"('words');
--> statement-breakpoint
CREATE TRIGGER "skus_insert_noted" AFTER INSERT ON "skus"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_products_of_rows"();
--> statement-breakpoint
CREATE TRIGGER "skus_delete_noted" AFTER DELETE ON "skus"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_products_of_rows"();
--> statement-breakpoint
CREATE TRIGGER "skus_update_noted" AFTER UPDATE ON "skus"
FOR EACH ROW WHEN (old."product_id" IS DISTINCT FROM new."product_id" OR old."price" IS DISTINCT FROM new."price" OR (old."stock" > 0) <> (new."stock" > 0)) EXECUTE FUNCTION "note_product_of_row"();
--> statement-breakpoint
CREATE TRIGGER "reviews_insert_noted" AFTER INSERT ON "reviews"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_products_of_rows"();
--> statement-breakpoint
CREATE TRIGGER "reviews_delete_noted" AFTER DELETE ON "reviews"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_products_of_rows"();
--> statement-breakpoint
CREATE TRIGGER "reviews_update_noted" AFTER UPDATE ON "reviews"
FOR EACH ROW WHEN (old."product_id" IS DISTINCT FROM new."product_id" OR old."product_stars" IS DISTINCT FROM new."product_stars") EXECUTE FUNCTION "note_product_of_row"();
--> statement-breakpoint
CREATE TRIGGER "product_shipping_insert_noted" AFTER INSERT ON "product_shipping"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_products_of_rows"();
--> statement-breakpoint
CREATE TRIGGER "product_shipping_delete_noted" AFTER DELETE ON "product_shipping"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_products_of_rows"();
--> statement-breakpoint
CREATE TRIGGER "product_shipping_update_noted" AFTER UPDATE ON "product_shipping"
FOR EACH ROW WHEN (old."product_id" IS DISTINCT FROM new."product_id" OR old."mode" IS DISTINCT FROM new."mode") EXECUTE FUNCTION "note_product_of_row"();
--> statement-breakpoint
CREATE TRIGGER "product_options_insert_noted" AFTER INSERT ON "product_options"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_products_of_rows"();
--> statement-breakpoint
CREATE TRIGGER "product_options_delete_noted" AFTER DELETE ON "product_options"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_products_of_rows"();
--> statement-breakpoint
CREATE TRIGGER "product_options_update_noted" AFTER UPDATE ON "product_options"
FOR EACH ROW WHEN (old."product_id" IS DISTINCT FROM new."product_id" OR old."name" IS DISTINCT FROM new."name") EXECUTE FUNCTION "note_product_of_row"();
--> statement-breakpoint
CREATE TRIGGER "product_option_values_insert_noted" AFTER INSERT ON "product_option_values"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_products_of_option_values"();
--> statement-breakpoint
CREATE TRIGGER "product_option_values_update_noted" AFTER UPDATE ON "product_option_values"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_products_of_option_values"();
--> statement-breakpoint
CREATE TRIGGER "product_option_values_delete_noted" AFTER DELETE ON "product_option_values"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_products_of_option_values"();
--> statement-breakpoint
CREATE TRIGGER "flash_slots_noted" AFTER INSERT OR UPDATE OR DELETE ON "flash_slots"
FOR EACH STATEMENT EXECUTE FUNCTION "note_flash_sale"();
--> statement-breakpoint
CREATE TRIGGER "flash_offers_noted" AFTER INSERT OR UPDATE OR DELETE ON "flash_offers"
FOR EACH STATEMENT EXECUTE FUNCTION "note_flash_sale"();
--> statement-breakpoint
CREATE TRIGGER "flash_prices_noted" AFTER INSERT OR DELETE ON "flash_prices"
FOR EACH STATEMENT EXECUTE FUNCTION "note_flash_sale"();
--> statement-breakpoint
CREATE TRIGGER "flash_prices_update_noted" AFTER UPDATE ON "flash_prices"
FOR EACH ROW WHEN (old."offer_id" IS DISTINCT FROM new."offer_id" OR old."sku_id" IS DISTINCT FROM new."sku_id" OR old."price" IS DISTINCT FROM new."price") EXECUTE FUNCTION "note_flash_sale"();
--> statement-breakpoint
-- What the values of options mean. Very long texts are no facets. Who inserts does so in one order, and an update, which
-- would lock what everybody sells, is only made where it adds a translation.
CREATE FUNCTION "option_meaning_translations"("option" jsonb, "value" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg("language", jsonb_strip_nulls(jsonb_build_object(
    'option', "option" -> "language" ->> 'name', 'value', "value" -> "language" ->> 'value'))), '{}')
  FROM (SELECT jsonb_object_keys("option") UNION SELECT jsonb_object_keys("value")) AS "known" ("language")
$$;
--> statement-breakpoint
CREATE FUNCTION "name_meanings_of_values"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "option_meanings" ("option_name", "value", "translations")
  SELECT "name", "value", option_meaning_translations("of_option", "of_value") FROM (
    SELECT DISTINCT ON ("option"."name", "meant"."value") "option"."name", "meant"."value",
      "option"."translations" AS "of_option", "meant"."translations" AS "of_value"
    FROM "changed" AS "meant" JOIN "product_options" AS "option" ON "option"."id" = "meant"."option_id"
    WHERE length("option"."name") <= 100 AND length("meant"."value") <= 100
    ORDER BY "option"."name", "meant"."value", "meant"."id") AS "first"
  ORDER BY "name", "value"
  ON CONFLICT DO NOTHING;
  UPDATE "option_meanings" SET "translations" = "added"."translations" || "option_meanings"."translations"
  FROM (
    SELECT DISTINCT ON ("option"."name", "meant"."value") "option"."name", "meant"."value",
      option_meaning_translations("option"."translations", "meant"."translations") AS "translations"
    FROM "changed" AS "meant" JOIN "product_options" AS "option" ON "option"."id" = "meant"."option_id"
    WHERE "option"."translations" <> '{}' OR "meant"."translations" <> '{}'
    ORDER BY "option"."name", "meant"."value") AS "added"
  WHERE "option_meanings"."option_name" = "added"."name" AND "option_meanings"."value" = "added"."value"
    AND "option_meanings"."translations" <> ("added"."translations" || "option_meanings"."translations");
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "name_meanings_of_options"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "option_meanings" ("option_name", "value", "translations")
  SELECT "name", "value", option_meaning_translations("of_option", "of_value") FROM (
    SELECT DISTINCT ON ("option"."name", "meant"."value") "option"."name", "meant"."value",
      "option"."translations" AS "of_option", "meant"."translations" AS "of_value"
    FROM "changed" AS "option" JOIN "product_option_values" AS "meant" ON "meant"."option_id" = "option"."id"
    WHERE length("option"."name") <= 100 AND length("meant"."value") <= 100
    ORDER BY "option"."name", "meant"."value", "meant"."id") AS "first"
  ORDER BY "name", "value"
  ON CONFLICT DO NOTHING;
  UPDATE "option_meanings" SET "translations" = "added"."translations" || "option_meanings"."translations"
  FROM (
    SELECT DISTINCT ON ("option"."name", "meant"."value") "option"."name", "meant"."value",
      option_meaning_translations("option"."translations", "meant"."translations") AS "translations"
    FROM "changed" AS "option" JOIN "product_option_values" AS "meant" ON "meant"."option_id" = "option"."id"
    WHERE "option"."translations" <> '{}' OR "meant"."translations" <> '{}'
    ORDER BY "option"."name", "meant"."value") AS "added"
  WHERE "option_meanings"."option_name" = "added"."name" AND "option_meanings"."value" = "added"."value"
    AND "option_meanings"."translations" <> ("added"."translations" || "option_meanings"."translations");
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "product_option_values_insert_named" AFTER INSERT ON "product_option_values"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "name_meanings_of_values"();
--> statement-breakpoint
CREATE TRIGGER "product_option_values_update_named" AFTER UPDATE ON "product_option_values"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "name_meanings_of_values"();
--> statement-breakpoint
CREATE TRIGGER "product_options_update_named" AFTER UPDATE ON "product_options"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "name_meanings_of_options"();
--> statement-breakpoint
-- Those that are there already.
INSERT INTO "option_meanings" ("option_name", "value", "translations")
SELECT "name", "value", option_meaning_translations("of_option", "of_value") FROM (
  SELECT DISTINCT ON ("option"."name", "meant"."value") "option"."name", "meant"."value",
    "option"."translations" AS "of_option", "meant"."translations" AS "of_value"
  FROM "product_option_values" AS "meant" JOIN "product_options" AS "option" ON "option"."id" = "meant"."option_id"
  WHERE length("option"."name") <= 100 AND length("meant"."value") <= 100
  ORDER BY "option"."name", "meant"."value", "meant"."id") AS "first"
ORDER BY "name", "value"
ON CONFLICT DO NOTHING;
