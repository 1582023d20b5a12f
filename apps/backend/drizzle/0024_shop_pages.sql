CREATE TABLE "proposed_shop_names" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text NOT NULL,
	"grounds" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "proposed_shop_names_decided_or_not" CHECK (("proposed_shop_names"."state" = 'waits') = ("proposed_shop_names"."decided_at" is null)),
	CONSTRAINT "proposed_shop_names_refused" CHECK (("proposed_shop_names"."state" = 'refused') = ("proposed_shop_names"."grounds" <> ''))
);
--> statement-breakpoint
CREATE TABLE "shop_pages" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"story" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"draft" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_services" ADD COLUMN "greeting" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_services" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_services" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "holiday_kind" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "holiday_from" date;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "holiday_until" date;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "return_days" smallint;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "terms_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_days" smallint;--> statement-breakpoint
ALTER TABLE "proposed_shop_names" ADD CONSTRAINT "proposed_shop_names_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposed_shop_names" ADD CONSTRAINT "proposed_shop_names_decided_by_agents_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_pages" ADD CONSTRAINT "shop_pages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_pages" ADD CONSTRAINT "shop_pages_changed_by_agents_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposed_shop_names_waiting" ON "proposed_shop_names" USING btree ("sent_at") WHERE state = 'waits';--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_holiday_complete" CHECK (num_nonnulls("shops"."holiday_kind", "shops"."holiday_from", "shops"."holiday_until") in (0, 3) and "shops"."holiday_from" <= "shops"."holiday_until");--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_return_days" CHECK ("shops"."return_days" between 0 and 90);--> statement-breakpoint
CREATE TRIGGER "shop_pages_audit" AFTER INSERT OR UPDATE OR DELETE ON "shop_pages"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('shop_id', '', 'shop_id', 'story,revision', '');
--> statement-breakpoint
CREATE TRIGGER "proposed_shop_names_audit" AFTER INSERT OR UPDATE OR DELETE ON "proposed_shop_names"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('shop_id', 'name', 'shop_id', 'name,translations,state,grounds', '');
--> statement-breakpoint
DROP TRIGGER "shops_audit" ON "shops";
--> statement-breakpoint
CREATE TRIGGER "shops_audit" AFTER INSERT OR UPDATE OR DELETE ON "shops"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', 'id', 'name,intro,translations,trade_id,logo,cover,banner,phone,province_id,city_id,district_id,street,return_contact,return_phone,return_address,opens_at,closes_at,open_days,invoices,return_days,is_self_operated,is_recommended,weight,is_open,holiday_kind,holiday_from,holiday_until,is_frozen,takes_payments,product_approval,expires_at,deleted_at', '');
--> statement-breakpoint
DROP TRIGGER "shop_services_audit" ON "shop_services";
--> statement-breakpoint
CREATE TRIGGER "shop_services_audit" AFTER INSERT OR UPDATE OR DELETE ON "shop_services"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('shop_id', '', 'shop_id', 'is_online,phone,hours,wechat,image,greeting,translations', '');
--> statement-breakpoint
CREATE TRIGGER "shops_holiday_invalidate" AFTER UPDATE ON "shops"
FOR EACH ROW WHEN (old."holiday_kind" IS DISTINCT FROM new."holiday_kind" OR old."holiday_from" IS DISTINCT FROM new."holiday_from" OR old."holiday_until" IS DISTINCT FROM new."holiday_until")
EXECUTE FUNCTION "announce_invalidation"('shelf');
