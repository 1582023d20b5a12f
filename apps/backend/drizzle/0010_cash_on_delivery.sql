CREATE TABLE "cash_terms" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"is_offered" boolean NOT NULL,
	"most" integer,
	"region_ids" integer[] DEFAULT '{}' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cash_terms_most" CHECK ("cash_terms"."most" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cash_claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
-- Nodes of an older version know nothing of cash, and would complete such an order as received.
ALTER TABLE "orders" ADD CONSTRAINT "orders_cash_collected" CHECK (not ("orders"."pay_method" = 'cash_on_delivery' and "orders"."state" = 'completed' and "orders"."paid_at" is null));--> statement-breakpoint
ALTER TABLE "cash_terms" ADD CONSTRAINT "cash_terms_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_refused" ON "orders" USING btree ("customer_id") WHERE refused_at is not null;
--> statement-breakpoint
CREATE TRIGGER "cash_terms_audit" AFTER INSERT OR UPDATE OR DELETE ON "cash_terms"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('shop_id', '', 'shop_id', 'is_offered,most,region_ids', '');
