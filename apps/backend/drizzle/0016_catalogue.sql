-- What names of brands are equal by, however they are spaced, capitalised and as wide as they are.
CREATE FUNCTION "brand_key"("name" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(btrim(normalize("name", NFKC)), '\s+', ' ', 'g'));
$$;
--> statement-breakpoint
CREATE TABLE "brand_names" (
	"name" text NOT NULL,
	"key" text PRIMARY KEY GENERATED ALWAYS AS (brand_key(name)) STORED NOT NULL,
	"brand_id" integer NOT NULL,
	"is_former" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_takedowns" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"grounds" text NOT NULL,
	"taken_down_at" timestamp with time zone NOT NULL,
	"review_asked_at" timestamp with time zone,
	"correction" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_takedowns_asked" CHECK (("product_takedowns"."review_asked_at" is null) = ("product_takedowns"."correction" = ''))
);
--> statement-breakpoint
ALTER TABLE "brands" DROP CONSTRAINT "brands_name_unique";--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "key" text GENERATED ALWAYS AS (brand_key(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_names" ADD CONSTRAINT "brand_names_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_takedowns" ADD CONSTRAINT "product_takedowns_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_takedowns" ADD CONSTRAINT "product_takedowns_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_names_brand" ON "brand_names" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "product_takedowns_shop" ON "product_takedowns" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "product_takedowns_to_review" ON "product_takedowns" USING btree ("review_asked_at") WHERE review_asked_at is not null;--> statement-breakpoint
-- Brands whose names are equal become one with the first of them; lists that were narrowed down to another lead there.
INSERT INTO "moved_addresses" ("kind", "former_id", "current_id")
SELECT 'brand', "id", "first_id"
FROM (SELECT "id", min("id") OVER (PARTITION BY "key") AS "first_id" FROM "brands") AS "same"
WHERE "id" <> "first_id"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE "products" SET "brand_id" = "current_id" FROM "moved_addresses" WHERE "kind" = 'brand' AND "former_id" = "brand_id";
--> statement-breakpoint
DELETE FROM "brands" USING "moved_addresses" WHERE "kind" = 'brand' AND "former_id" = "id";
--> statement-breakpoint
CREATE UNIQUE INDEX "brands_key" ON "brands" USING btree ("key");--> statement-breakpoint
CREATE INDEX "products_of_brand" ON "products" USING btree ("brand_id") WHERE brand_id is not null;
--> statement-breakpoint
-- New brands come with new products, which storefronts hear of; one that changes is named by lists in their caches.
CREATE TRIGGER "brands_invalidate" AFTER UPDATE OR DELETE OR TRUNCATE ON "brands"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('shelf');
--> statement-breakpoint
DROP TRIGGER "brands_audit" ON "brands";
--> statement-breakpoint
CREATE TRIGGER "brands_audit" AFTER INSERT OR UPDATE OR DELETE ON "brands"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', '', 'name,translations,picture', '');
--> statement-breakpoint
CREATE TRIGGER "product_takedowns_audit" AFTER INSERT OR UPDATE OR DELETE ON "product_takedowns"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('product_id', '', 'shop_id', 'grounds,correction', '');
