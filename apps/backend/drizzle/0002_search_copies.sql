-- Room on every page for the next version of a row, so that a sale finds it there and touches no index.
ALTER TABLE "product_search" SET (fillfactor = 85);
--> statement-breakpoint
CREATE FUNCTION "copy_product_to_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "product_search" SET
    "shop_id" = new."shop_id",
    "shop_category_id" = new."shop_category_id",
    "brand_id" = new."brand_id",
    "first_category_id" = new."first_category_id",
    "second_category_id" = new."second_category_id",
    "third_category_id" = new."third_category_id",
    "is_recommended" = new."is_recommended",
    "is_on_sale" = new."is_on_sale",
    "price" = new."price",
    "sales" = new."sales",
    "actual_sales" = new."actual_sales",
    "weight" = new."weight",
    "position" = new."position",
    "created_at" = new."created_at"
  WHERE "id" = new."id";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "products_to_search" AFTER UPDATE ON "products"
FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION "copy_product_to_search"();
