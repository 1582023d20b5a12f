CREATE TABLE "later_lines" (
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "later_lines_customer_id_sku_id_pk" PRIMARY KEY("customer_id","sku_id"),
	CONSTRAINT "later_lines_quantity" CHECK ("later_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "favourite_products" (
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_products_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "followed_shops" (
	"customer_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "followed_shops_customer_id_shop_id_pk" PRIMARY KEY("customer_id","shop_id")
);
--> statement-breakpoint
ALTER TABLE "later_lines" ADD CONSTRAINT "later_lines_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "later_lines" ADD CONSTRAINT "later_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_products" ADD CONSTRAINT "favourite_products_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_products" ADD CONSTRAINT "favourite_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_shops" ADD CONSTRAINT "followed_shops_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_shops" ADD CONSTRAINT "followed_shops_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "later_lines_product" ON "later_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "favourite_products_product" ON "favourite_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "followed_shops_shop" ON "followed_shops" USING btree ("shop_id");