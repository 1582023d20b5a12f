-- Whoever keeps answers of the platform is told when what is in them changes, also by hand. The message is that of an
-- event (src/ports/events); of equal ones a transaction sends one.
CREATE FUNCTION "announce_invalidation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('plaza_events', json_build_object('topic', 'invalidated', 'payload', TG_ARGV[0])::text);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "settings_invalidate" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('settings');
--> statement-breakpoint
CREATE TRIGGER "products_come_and_go_invalidate" AFTER INSERT OR DELETE OR TRUNCATE ON "products"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('shelf');
--> statement-breakpoint
CREATE TRIGGER "products_shelf_invalidate" AFTER UPDATE ON "products"
FOR EACH ROW WHEN (old."is_on_shelf" IS DISTINCT FROM new."is_on_shelf" OR old."is_approved" IS DISTINCT FROM new."is_approved" OR old."deleted_at" IS DISTINCT FROM new."deleted_at")
EXECUTE FUNCTION "announce_invalidation"('shelf');
--> statement-breakpoint
CREATE TRIGGER "products_price_invalidate" AFTER UPDATE ON "products"
FOR EACH ROW WHEN (old."price" IS DISTINCT FROM new."price" OR old."market_price" IS DISTINCT FROM new."market_price")
EXECUTE FUNCTION "announce_invalidation"('prices');
--> statement-breakpoint
CREATE TRIGGER "skus_come_and_go_invalidate" AFTER INSERT OR DELETE OR TRUNCATE ON "skus"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('prices');
--> statement-breakpoint
CREATE TRIGGER "skus_price_invalidate" AFTER UPDATE ON "skus"
FOR EACH ROW WHEN (old."price" IS DISTINCT FROM new."price" OR old."market_price" IS DISTINCT FROM new."market_price")
EXECUTE FUNCTION "announce_invalidation"('prices');
--> statement-breakpoint
CREATE TRIGGER "skus_sold_out_invalidate" AFTER UPDATE ON "skus"
FOR EACH ROW WHEN ((old."stock" > 0) <> (new."stock" > 0))
EXECUTE FUNCTION "announce_invalidation"('shelf');
--> statement-breakpoint
CREATE TRIGGER "shops_state_invalidate" AFTER UPDATE ON "shops"
FOR EACH ROW WHEN (old."is_open" IS DISTINCT FROM new."is_open" OR old."is_frozen" IS DISTINCT FROM new."is_frozen" OR old."takes_payments" IS DISTINCT FROM new."takes_payments" OR old."expires_at" IS DISTINCT FROM new."expires_at" OR old."deleted_at" IS DISTINCT FROM new."deleted_at")
EXECUTE FUNCTION "announce_invalidation"('shelf');
--> statement-breakpoint
CREATE TRIGGER "flash_slots_invalidate" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "flash_slots"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('flash-sale');
--> statement-breakpoint
CREATE TRIGGER "flash_offers_invalidate" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "flash_offers"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('flash-sale');
--> statement-breakpoint
CREATE TRIGGER "flash_prices_come_and_go_invalidate" AFTER INSERT OR DELETE OR TRUNCATE ON "flash_prices"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('flash-sale');
--> statement-breakpoint
CREATE TRIGGER "flash_prices_price_invalidate" AFTER UPDATE ON "flash_prices"
FOR EACH ROW WHEN (old."price" IS DISTINCT FROM new."price")
EXECUTE FUNCTION "announce_invalidation"('flash-sale');
