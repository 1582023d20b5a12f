CREATE TABLE "product_approvals" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"waits_since" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone,
	"grounds" text DEFAULT '' NOT NULL,
	"approved" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_approvals_refused" CHECK ("product_approvals"."refused_at" is null or "product_approvals"."grounds" <> '')
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "product_approval" text DEFAULT 'setting' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_approvals" ADD CONSTRAINT "product_approvals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_approvals" ADD CONSTRAINT "product_approvals_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_approvals_shop" ON "product_approvals" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "product_approvals_waiting" ON "product_approvals" USING btree ("waits_since") WHERE refused_at is null;--> statement-breakpoint
CREATE TRIGGER "product_approvals_audit" AFTER INSERT OR UPDATE OR DELETE ON "product_approvals"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('product_id', '', 'shop_id', 'refused_at,grounds', '');
--> statement-breakpoint
DROP TRIGGER "shops_audit" ON "shops";
--> statement-breakpoint
CREATE TRIGGER "shops_audit" AFTER INSERT OR UPDATE OR DELETE ON "shops"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', 'id', 'name,intro,translations,trade_id,logo,cover,banner,phone,province_id,city_id,district_id,street,return_contact,return_phone,return_address,opens_at,closes_at,open_days,invoices,is_self_operated,is_recommended,weight,is_open,is_frozen,takes_payments,product_approval,expires_at,deleted_at', '');
--> statement-breakpoint
-- A product that was not approved had nobody who could approve it: it waits from now on.
INSERT INTO "product_approvals" ("product_id", "shop_id", "waits_since")
SELECT product.id, product.shop_id, now() FROM "products" AS product
WHERE NOT product.is_approved AND product.deleted_at IS NULL
  AND NOT EXISTS (SELECT FROM "product_takedowns" AS takedown WHERE takedown.product_id = product.id);
--> statement-breakpoint
CREATE TABLE "category_trades" (
	"category_id" integer NOT NULL,
	"trade_id" integer NOT NULL,
	CONSTRAINT "category_trades_category_id_trade_id_pk" PRIMARY KEY("category_id","trade_id")
);
--> statement-breakpoint
ALTER TABLE "category_trades" ADD CONSTRAINT "category_trades_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_trades" ADD CONSTRAINT "category_trades_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_trades_trade" ON "category_trades" USING btree ("trade_id");--> statement-breakpoint
CREATE TRIGGER "category_trades_audit" AFTER INSERT OR UPDATE OR DELETE ON "category_trades"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('category_id', '', '', 'trade_id', '');
