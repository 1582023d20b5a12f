ALTER TABLE "categories" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "trades" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Operators change categories and trades: storefronts hear of it, because menus, lists and forms in their caches show both.
CREATE TRIGGER "categories_invalidate" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('categories');
--> statement-breakpoint
CREATE TRIGGER "trades_invalidate" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "trades"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('trades');
