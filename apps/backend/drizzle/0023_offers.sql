ALTER TABLE "products" ADD COLUMN "article_id" integer;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "maker_number" text;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "maker_key" text GENERATED ALWAYS AS (nullif(upper(regexp_replace(maker_number, '[^[:alnum:]]+', '', 'g')), '')) STORED;--> statement-breakpoint
CREATE INDEX "products_article" ON "products" USING btree ("article_id") WHERE article_id is not null;--> statement-breakpoint
CREATE INDEX "skus_barcode" ON "skus" USING btree ("barcode") WHERE barcode is not null;--> statement-breakpoint
CREATE INDEX "skus_maker" ON "skus" USING btree ("maker_key") WHERE maker_key is not null;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_barcode" CHECK ("skus"."barcode" ~ '^[0-9]{14}$' and (substr("barcode", 1, 1)::int * 3 + substr("barcode", 2, 1)::int + substr("barcode", 3, 1)::int * 3 + substr("barcode", 4, 1)::int + substr("barcode", 5, 1)::int * 3 + substr("barcode", 6, 1)::int + substr("barcode", 7, 1)::int * 3 + substr("barcode", 8, 1)::int + substr("barcode", 9, 1)::int * 3 + substr("barcode", 10, 1)::int + substr("barcode", 11, 1)::int * 3 + substr("barcode", 12, 1)::int + substr("barcode", 13, 1)::int * 3 + substr("barcode", 14, 1)::int) % 10 = 0);