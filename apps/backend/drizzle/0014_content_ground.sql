CREATE TABLE "turns" (
	"name" text PRIMARY KEY NOT NULL,
	"announced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- What all nodes have been told of stays told.
INSERT INTO "turns" ("name", "announced_at") SELECT 'flash sale', "announced_at" FROM "flash_turns";
--> statement-breakpoint
DROP TABLE "flash_turns";
--> statement-breakpoint
CREATE TABLE "moved_addresses" (
	"kind" text NOT NULL,
	"former_id" integer NOT NULL,
	"current_id" integer NOT NULL,
	CONSTRAINT "moved_addresses_kind_former_id_pk" PRIMARY KEY("kind","former_id"),
	CONSTRAINT "moved_addresses_kind" CHECK ("moved_addresses"."kind" in ('category', 'brand', 'article', 'article_category')),
	CONSTRAINT "moved_addresses_elsewhere" CHECK ("moved_addresses"."former_id" <> "moved_addresses"."current_id")
);
--> statement-breakpoint
CREATE INDEX "moved_addresses_current" ON "moved_addresses" USING btree ("kind","current_id");
--> statement-breakpoint
-- Counts of visits and likes change with every look, and are not announced.
CREATE TRIGGER "articles_come_and_go_invalidate" AFTER INSERT OR DELETE OR TRUNCATE ON "articles"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('content');
--> statement-breakpoint
CREATE TRIGGER "articles_invalidate" AFTER UPDATE OF "category_id", "title", "intro", "body", "translations", "picture", "is_announcement", "position", "is_shown", "deleted_at" ON "articles"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('content');
--> statement-breakpoint
CREATE TRIGGER "article_categories_invalidate" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "article_categories"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('content');
--> statement-breakpoint
CREATE TRIGGER "banners_invalidate" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "banners"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('content');
--> statement-breakpoint
CREATE TRIGGER "product_columns_invalidate" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_columns"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('content');
--> statement-breakpoint
CREATE TRIGGER "moved_addresses_invalidate" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "moved_addresses"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('content');
