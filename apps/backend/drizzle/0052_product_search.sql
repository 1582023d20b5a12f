-- Products are found in the memory of each node (src/product-search), which reads their texts; so there is no copy of them to
-- keep, and each sale writes one row less.
DROP TRIGGER "products_to_search" ON "products";--> statement-breakpoint
DROP FUNCTION "copy_product_to_search"();--> statement-breakpoint
DROP TABLE "product_search" CASCADE;--> statement-breakpoint
DROP TABLE "category_words" CASCADE;--> statement-breakpoint
DROP TABLE "shop_words" CASCADE;--> statement-breakpoint
CREATE FUNCTION "note_words_of_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalog_changes" ("kind", "row_id") SELECT DISTINCT 'words', "product_id" FROM "changed";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "note_words_of_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalog_changes" ("kind", "row_id") VALUES ('words', new."product_id");
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "note_words_of_codes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalog_changes" ("kind", "row_id")
  SELECT DISTINCT 'words', "product_id" FROM "changed" WHERE "barcode" IS NOT NULL OR "maker_number" IS NOT NULL;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "product_texts_insert_noted" AFTER INSERT ON "product_texts"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_words_of_rows"();
--> statement-breakpoint
CREATE TRIGGER "product_texts_delete_noted" AFTER DELETE ON "product_texts"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_words_of_rows"();
--> statement-breakpoint
CREATE TRIGGER "product_texts_update_noted" AFTER UPDATE ON "product_texts"
FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION "note_words_of_row"();
--> statement-breakpoint
CREATE TRIGGER "product_descriptions_insert_noted" AFTER INSERT ON "product_descriptions"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_words_of_rows"();
--> statement-breakpoint
CREATE TRIGGER "product_descriptions_delete_noted" AFTER DELETE ON "product_descriptions"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_words_of_rows"();
--> statement-breakpoint
CREATE TRIGGER "product_descriptions_update_noted" AFTER UPDATE ON "product_descriptions"
FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION "note_words_of_row"();
--> statement-breakpoint
CREATE TRIGGER "skus_insert_words_noted" AFTER INSERT ON "skus"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_words_of_codes"();
--> statement-breakpoint
CREATE TRIGGER "skus_delete_words_noted" AFTER DELETE ON "skus"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_words_of_codes"();
--> statement-breakpoint
CREATE TRIGGER "skus_update_words_noted" AFTER UPDATE ON "skus"
FOR EACH ROW WHEN (old."barcode" IS DISTINCT FROM new."barcode" OR old."maker_number" IS DISTINCT FROM new."maker_number") EXECUTE FUNCTION "note_words_of_row"();
--> statement-breakpoint
CREATE TRIGGER "categories_insert_noted" AFTER INSERT ON "categories"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_own_rows"('category');
--> statement-breakpoint
CREATE TRIGGER "categories_delete_noted" AFTER DELETE ON "categories"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_own_rows"('category');
--> statement-breakpoint
CREATE TRIGGER "categories_update_noted" AFTER UPDATE ON "categories"
FOR EACH ROW WHEN (old."name" IS DISTINCT FROM new."name" OR old."translations" IS DISTINCT FROM new."translations" OR old."level" IS DISTINCT FROM new."level") EXECUTE FUNCTION "note_own_row"('category');
--> statement-breakpoint
CREATE TRIGGER "brands_insert_noted" AFTER INSERT ON "brands"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_own_rows"('brand');
--> statement-breakpoint
CREATE TRIGGER "brands_delete_noted" AFTER DELETE ON "brands"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_own_rows"('brand');
--> statement-breakpoint
CREATE TRIGGER "brands_update_noted" AFTER UPDATE ON "brands"
FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION "note_own_row"('brand');
--> statement-breakpoint
CREATE TRIGGER "shops_rename_noted" AFTER UPDATE ON "shops"
FOR EACH ROW WHEN (old."name" IS DISTINCT FROM new."name" OR old."translations" IS DISTINCT FROM new."translations") EXECUTE FUNCTION "note_own_row"('shop');
--> statement-breakpoint
CREATE TRIGGER "option_meanings_insert_noted" AFTER INSERT ON "option_meanings"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_own_rows"('meaning');
--> statement-breakpoint
CREATE TRIGGER "option_meanings_update_noted" AFTER UPDATE ON "option_meanings"
FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION "note_own_row"('meaning');
