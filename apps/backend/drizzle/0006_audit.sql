CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"change" bigint NOT NULL,
	"action" text NOT NULL,
	"agent_id" integer,
	"shop_id" integer,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"title" text NOT NULL,
	"operation" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_agent" ON "audit_entries" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_shop" ON "audit_entries" USING btree ("shop_id","id");
--> statement-breakpoint
-- What somebody changes who has said who they are (settings of the transaction), in the columns that the table's trigger names.
-- Its arguments: the column of the key, that of the name of a row, that of its shop, the columns that are recorded, and those
-- of which only is recorded that they have changed.
CREATE FUNCTION "audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "old_row" jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(old) END;
  "new_row" jsonb := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(new) END;
  "row" jsonb := coalesce("new_row", "old_row");
  "was" jsonb;
  "is" jsonb;
BEGIN
  SELECT jsonb_object_agg("name", CASE WHEN "is_secret" THEN '"•••"' ELSE "old_row" -> "name" END),
    jsonb_object_agg("name", CASE WHEN "is_secret" THEN '"•••"' ELSE "new_row" -> "name" END)
  INTO "was", "is"
  FROM (
    SELECT unnest(string_to_array(TG_ARGV[3], ',')) AS "name", false AS "is_secret"
    UNION ALL SELECT unnest(string_to_array(TG_ARGV[4], ',')), true
  ) AS "columns"
  WHERE coalesce("old_row" -> "name", 'null') IS DISTINCT FROM coalesce("new_row" -> "name", 'null');
  IF "was" IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO "audit_entries"
    ("at", "change", "action", "agent_id", "shop_id", "subject", "subject_id", "title", "operation", "before", "after")
  VALUES (
    now(), pg_current_xact_id()::text::bigint, current_setting('plaza.action'),
    nullif(current_setting('plaza.agent', true), '')::integer,
    coalesce(("row" ->> TG_ARGV[2])::integer, nullif(current_setting('plaza.shop', true), '')::integer),
    TG_TABLE_NAME, "row" ->> TG_ARGV[0], coalesce("row" ->> TG_ARGV[1], ''), lower(TG_OP),
    CASE WHEN TG_OP <> 'INSERT' THEN "was" END, CASE WHEN TG_OP <> 'DELETE' THEN "is" END
  );
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only ever added to' USING ERRCODE = 'check_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_kept" BEFORE UPDATE OR DELETE ON "audit_entries"
FOR EACH ROW EXECUTE FUNCTION "keep_audit"();
--> statement-breakpoint
CREATE TRIGGER "settings_audit" AFTER INSERT OR UPDATE OR DELETE ON "settings"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('key', 'key', '', 'value,translations', '');
--> statement-breakpoint
CREATE TRIGGER "trades_audit" AFTER INSERT OR UPDATE OR DELETE ON "trades"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', '', 'name,translations,picture,position,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "categories_audit" AFTER INSERT OR UPDATE OR DELETE ON "categories"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', '', 'name,translations,parent_id,picture,position,is_shown,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "brands_audit" AFTER INSERT OR UPDATE OR DELETE ON "brands"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', '', 'name', '');
--> statement-breakpoint
CREATE TRIGGER "shops_audit" AFTER INSERT OR UPDATE OR DELETE ON "shops"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', 'id', 'name,intro,translations,trade_id,logo,cover,banner,phone,street,return_contact,return_phone,return_address,opens_at,closes_at,open_days,invoices,is_self_operated,is_recommended,weight,is_open,is_frozen,takes_payments,expires_at,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "shop_categories_audit" AFTER INSERT OR UPDATE OR DELETE ON "shop_categories"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', 'shop_id', 'name,translations,position,is_shown,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "shop_services_audit" AFTER INSERT OR UPDATE OR DELETE ON "shop_services"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('shop_id', '', 'shop_id', 'is_online,phone,hours,wechat,image', '');
--> statement-breakpoint
CREATE TRIGGER "products_audit" AFTER INSERT OR UPDATE OR DELETE ON "products"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'own_number', 'shop_id', 'own_number,shop_category_id,brand_id,first_category_id,second_category_id,third_category_id,is_recommended,is_on_shelf,is_approved,weight,position,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "skus_audit" AFTER INSERT OR UPDATE OR DELETE ON "skus"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'own_number', '', 'own_number,price,market_price,stock,barcode,maker_number', '');
--> statement-breakpoint
CREATE TRIGGER "product_shipping_audit" AFTER INSERT OR UPDATE OR DELETE ON "product_shipping"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('product_id', '', '', 'mode,fixed_amount,template_id,grams,cubic_centimetres', '');
--> statement-breakpoint
CREATE TRIGGER "withdrawal_exclusions_audit" AFTER INSERT OR UPDATE OR DELETE ON "withdrawal_exclusions"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('product_id', '', '', 'reason', '');
--> statement-breakpoint
CREATE TRIGGER "freight_templates_audit" AFTER INSERT OR UPDATE OR DELETE ON "freight_templates"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', 'shop_id', 'name,unit,is_default', '');
--> statement-breakpoint
CREATE TRIGGER "freight_rules_audit" AFTER INSERT OR UPDATE OR DELETE ON "freight_rules"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('template_id', '', '', 'position,region_ids,first_units,first_amount,next_units,next_amount', '');
--> statement-breakpoint
CREATE TRIGGER "free_shipping_rules_audit" AFTER INSERT OR UPDATE OR DELETE ON "free_shipping_rules"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', '', 'shop_id', 'region_id,minimum', '');
--> statement-breakpoint
CREATE TRIGGER "coupons_audit" AFTER INSERT OR UPDATE OR DELETE ON "coupons"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', 'shop_id', 'name,translations,amount,threshold,scope,validity,valid_from,valid_until,valid_days,total,per_customer,per_day,claimable_from,claimable_until,is_enabled,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "coupon_products_audit" AFTER INSERT OR UPDATE OR DELETE ON "coupon_products"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('coupon_id', '', '', 'product_id', '');
--> statement-breakpoint
CREATE TRIGGER "search_rules_audit" AFTER INSERT OR UPDATE OR DELETE ON "search_rules"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'text', 'shop_id', 'text,category_id,shop_category_id,contents,valid_from,valid_until,removed_at', '');
--> statement-breakpoint
CREATE TRIGGER "product_columns_audit" AFTER INSERT OR UPDATE OR DELETE ON "product_columns"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', '', 'name,translations,remark,position,is_enabled', '');
--> statement-breakpoint
CREATE TRIGGER "product_column_items_audit" AFTER INSERT OR UPDATE OR DELETE ON "product_column_items"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('column_id', '', '', 'product_id', '');
--> statement-breakpoint
CREATE TRIGGER "flash_slots_audit" AFTER INSERT OR UPDATE OR DELETE ON "flash_slots"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', '', '', 'start_minute,end_minute,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "flash_offers_audit" AFTER INSERT OR UPDATE OR DELETE ON "flash_offers"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', '', '', 'slot_id,product_id,starts_on,ends_on,is_approved,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "flash_prices_audit" AFTER INSERT OR UPDATE OR DELETE ON "flash_prices"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('offer_id', '', '', 'sku_id,price', '');
--> statement-breakpoint
CREATE TRIGGER "activity_areas_audit" AFTER INSERT OR UPDATE OR DELETE ON "activity_areas"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', '', 'name,translations,synopsis,picture,position,is_enabled,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "activity_area_items_audit" AFTER INSERT OR UPDATE OR DELETE ON "activity_area_items"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', '', '', 'area_id,product_id,is_approved,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "banners_audit" AFTER INSERT OR UPDATE OR DELETE ON "banners"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'title', '', 'place,terminal,picture,eyebrow,title,line,action,translations,link_kind,link,product_id,position,is_enabled,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "article_categories_audit" AFTER INSERT OR UPDATE OR DELETE ON "article_categories"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', '', 'name,translations,kind,is_shown,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "articles_audit" AFTER INSERT OR UPDATE OR DELETE ON "articles"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'title', '', 'category_id,title,intro,body,translations,picture,is_announcement,position,is_shown,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "policies_audit" AFTER INSERT OR UPDATE OR DELETE ON "policies"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('key', 'key', '', 'draft,is_to_review', '');
--> statement-breakpoint
CREATE TRIGGER "policy_versions_audit" AFTER INSERT OR UPDATE OR DELETE ON "policy_versions"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'key', '', 'version,texts', '');
--> statement-breakpoint
CREATE TRIGGER "member_levels_audit" AFTER INSERT OR UPDATE OR DELETE ON "member_levels"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', '', 'name,translations,price_share', '');
--> statement-breakpoint
CREATE TRIGGER "orders_audit" AFTER INSERT OR UPDATE OR DELETE ON "orders"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'number', 'shop_id', 'state,carrier,tracking_number,is_refunded,refunded_amount', '');
--> statement-breakpoint
CREATE TRIGGER "after_sales_audit" AFTER INSERT OR UPDATE OR DELETE ON "after_sales"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'number', 'shop_id', 'state,refusal,amount,freight', '');
--> statement-breakpoint
CREATE TRIGGER "reviews_audit" AFTER INSERT OR UPDATE OR DELETE ON "reviews"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', '', '', 'reply,is_visible,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "review_reports_audit" AFTER INSERT OR UPDATE OR DELETE ON "review_reports"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', '', '', 'outcome', '');
--> statement-breakpoint
CREATE TRIGGER "refunds_audit" AFTER INSERT OR UPDATE OR DELETE ON "refunds"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', '', '', 'state,amount,bank_reference', '');
--> statement-breakpoint
CREATE TRIGGER "bank_transfers_audit" AFTER INSERT OR UPDATE OR DELETE ON "bank_transfers"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'bank_reference', '', 'payment_id,amount,received_on,state,return_reference', '');
--> statement-breakpoint
CREATE TRIGGER "merchant_applications_audit" AFTER INSERT OR UPDATE OR DELETE ON "merchant_applications"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', '', 'shop_id', 'state,refusal,shop_id', '');
--> statement-breakpoint
CREATE TRIGGER "agents_audit" AFTER INSERT OR UPDATE OR DELETE ON "agents"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'account', 'shop_id', 'account,nickname,translations,role,avatar,is_disabled,must_change_password', 'password_hash,mobile');
--> statement-breakpoint
CREATE TRIGGER "agent_totps_audit" AFTER INSERT OR UPDATE OR DELETE ON "agent_totps"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('agent_id', '', '', '', 'secret');
--> statement-breakpoint
CREATE TRIGGER "agent_passkeys_audit" AFTER INSERT OR UPDATE OR DELETE ON "agent_passkeys"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'device', '', 'device', 'public_key');
--> statement-breakpoint
CREATE TRIGGER "quick_replies_audit" AFTER INSERT OR UPDATE OR DELETE ON "quick_replies"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'title', 'shop_id', 'title,content,translations,position', '');
