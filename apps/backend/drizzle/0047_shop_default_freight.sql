ALTER TABLE "shop_services" ALTER COLUMN "is_online" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "freight_templates" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "freight_templates_default" ON "freight_templates" USING btree ("shop_id") WHERE is_default;
--> statement-breakpoint
-- Products without shipping of their own travel as their shop's default template says, so they are read anew with it.
CREATE FUNCTION "note_products_of_shop"("shop" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "catalog_changes" ("kind", "row_id")
  SELECT 'product', "id" FROM "products"
  WHERE "shop_id" = "shop" AND NOT EXISTS (SELECT FROM "product_shipping" WHERE "product_id" = "products"."id");
$$;
--> statement-breakpoint
CREATE FUNCTION "note_products_of_template"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF old."is_default" THEN PERFORM note_products_of_shop(old."shop_id"); END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF new."is_default" OR old."is_default" THEN PERFORM note_products_of_shop(new."shop_id"); END IF;
  ELSIF new."is_default" THEN
    PERFORM note_products_of_shop(new."shop_id");
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- A rule that goes with its template is noted by that.
CREATE FUNCTION "note_products_of_freight_rule"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_products_of_shop("shop_id") FROM "freight_templates"
  WHERE "is_default" AND "id" = (CASE TG_OP WHEN 'DELETE' THEN old."template_id" ELSE new."template_id" END);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "freight_templates_noted" AFTER INSERT OR UPDATE OR DELETE ON "freight_templates"
FOR EACH ROW EXECUTE FUNCTION "note_products_of_template"();
--> statement-breakpoint
CREATE TRIGGER "freight_rules_noted" AFTER INSERT OR DELETE ON "freight_rules"
FOR EACH ROW EXECUTE FUNCTION "note_products_of_freight_rule"();
--> statement-breakpoint
CREATE TRIGGER "freight_rules_update_noted" AFTER UPDATE ON "freight_rules"
FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION "note_products_of_freight_rule"();
