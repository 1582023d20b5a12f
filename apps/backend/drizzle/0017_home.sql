CREATE TABLE "home_drafts" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb,
	"last_column_id" integer DEFAULT 0 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_drafts_one_row" CHECK ("home_drafts"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "home_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"repeats" integer,
	"published_by" integer,
	"published_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "home_versions_version" CHECK ("home_versions"."version" > 0),
	CONSTRAINT "home_versions_withdrawn" CHECK ("home_versions"."withdrawn_at" is null or "home_versions"."withdrawn_at" < "home_versions"."begins_at")
);
--> statement-breakpoint
ALTER TABLE "home_drafts" ADD CONSTRAINT "home_drafts_changed_by_agents_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "home_versions" ADD CONSTRAINT "home_versions_published_by_agents_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "home_versions_begins" ON "home_versions" USING btree ("begins_at","version") WHERE withdrawn_at is null;
--> statement-breakpoint
-- Columns of what has become cheaper look for the changes of the last days.
CREATE INDEX "sku_price_changes_time" ON "sku_price_changes" USING btree ("changed_at");
--> statement-breakpoint
-- A text of a row by language: the row is in Chinese, unless it says the same as its first translation.
CREATE FUNCTION "home_texts"("base" text, "translations" jsonb, "field" text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg(each."language", each."text") FILTER (WHERE coalesce(each."text", '') <> ''), '{}')
  FROM (
    SELECT "language", CASE
      WHEN "language" <> 'zh' OR "translations"->'zh'->>"field" IS NOT NULL THEN "translations"->"language"->>"field"
      WHEN "base" = coalesce("translations"->'en'->>"field", "translations"->'ja'->>"field", "translations"->'ko'->>"field") THEN NULL
      ELSE "base"
    END AS "text"
    FROM unnest(ARRAY['en', 'zh', 'ja', 'ko']) AS languages("language")
  ) AS each
$$;
--> statement-breakpoint
-- What a store shows becomes the first version, in the order that home has had until now.
INSERT INTO "home_versions" ("version", "document", "begins_at", "published_at")
WITH pictures AS (
  SELECT "place", "terminal", jsonb_agg(jsonb_build_object(
    'key', 'p' || "id",
    'isShown', "is_enabled",
    'image', "picture",
    'images', '{}'::jsonb,
    'focus', '{"x": 80, "y": 50}'::jsonb,
    'alt', '{}'::jsonb,
    'eyebrow', "home_texts"("eyebrow", "translations", 'eyebrow'),
    'title', "home_texts"("title", "translations", 'title'),
    'line', "home_texts"("line", "translations", 'line'),
    'action', "home_texts"("action", "translations", 'action'),
    'target', CASE "link_kind"
      WHEN 'product' THEN jsonb_build_object('kind', 'product', 'id', "product_id")
      WHEN 'page' THEN jsonb_build_object('kind', 'page', 'path', "link")
      WHEN 'custom' THEN jsonb_build_object('kind', 'address', 'url', "link")
      ELSE 'null'::jsonb
    END
  ) ORDER BY "position", "id" DESC) AS "list"
  FROM "banners"
  WHERE "deleted_at" IS NULL
  GROUP BY "place", "terminal"
), columns AS (
  SELECT jsonb_agg(jsonb_build_object(
    'id', "id",
    'isShown', "is_enabled",
    'name', "home_texts"("name", "translations", 'name'),
    'remark', "home_texts"("remark", "translations", 'remark'),
    'choice', jsonb_build_object('by', 'hand', 'order', 'sales', 'productIds', coalesce((
      SELECT jsonb_agg("product_id" ORDER BY "product_id") FROM "product_column_items" WHERE "column_id" = "product_columns"."id"
    ), '[]'))
  ) ORDER BY "position", "id") AS "list"
  FROM "product_columns"
), always AS (
  SELECT '{"isShown": true, "from": null, "until": null}'::jsonb AS "timed"
)
SELECT 1, jsonb_build_object(
  'blocks', jsonb_build_array(
    "timed" || jsonb_build_object('key', 'carousel', 'kind', 'carousel', 'pictures',
      coalesce((SELECT "list" FROM pictures WHERE "place" = 23 AND "terminal" = 2), '[]')),
    "timed" || '{"key": "areas", "kind": "areas", "areaIds": null}',
    "timed" || '{"key": "flash-sale", "kind": "flashSale"}',
    "timed" || '{"key": "rankings", "kind": "rankings", "lists": ["hot", "new"]}',
    "timed" || '{"key": "shops", "kind": "shops", "shopIds": null}',
    "timed" || jsonb_build_object('key', 'columns', 'kind', 'columns', 'columns',
      coalesce((SELECT "list" FROM columns), '[]'))
  ),
  'slots', coalesce((
    SELECT jsonb_agg("timed" || jsonb_build_object(
      'key', 'slot-' || "terminal" || '-' || "place", 'positionId', "place", 'terminal', "terminal", 'pictures', "list"
    ) ORDER BY "terminal" DESC, "place")
    FROM pictures WHERE "place" <> 23 OR "terminal" <> 2
  ), '[]')
), to_timestamp(0), now() FROM always;
--> statement-breakpoint
INSERT INTO "home_drafts" ("id", "revision", "last_column_id", "changed_at")
SELECT 1, 1, coalesce(max("id"), 0), now() FROM "product_columns";
--> statement-breakpoint
DROP FUNCTION "home_texts";
--> statement-breakpoint
DROP TABLE "banners";
--> statement-breakpoint
DROP TABLE "product_column_items";
--> statement-breakpoint
DROP TABLE "product_columns";
--> statement-breakpoint
CREATE TRIGGER "home_versions_invalidate" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home_versions"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('content');
--> statement-breakpoint
CREATE TRIGGER "home_drafts_audit" AFTER INSERT OR UPDATE OR DELETE ON "home_drafts"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', '', '', 'revision', '');
--> statement-breakpoint
CREATE TRIGGER "home_versions_audit" AFTER INSERT OR UPDATE OR DELETE ON "home_versions"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('version', '', '', 'begins_at,repeats,withdrawn_at', '');
