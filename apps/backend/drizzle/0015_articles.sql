CREATE TABLE "article_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"version" integer NOT NULL,
	"contents" jsonb NOT NULL,
	"published_by" integer,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_versions_article" UNIQUE("article_id","version"),
	CONSTRAINT "article_versions_version" CHECK ("article_versions"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "article_categories" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "article_categories" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "ticker_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "ticker_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "draft_contents" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "titles" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "helped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "not_helped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- What there is has been published once, by nobody at the desk.
UPDATE "articles" SET "version" = 1, "changed_at" = "updated_at", "titles" = lower(concat_ws(E'\n', "title",
	nullif("translations" -> 'en' ->> 'title', ''), nullif("translations" -> 'zh' ->> 'title', ''),
	nullif("translations" -> 'ja' ->> 'title', ''), nullif("translations" -> 'ko' ->> 'title', '')));--> statement-breakpoint
-- Columns are in Chinese, unless they say the same as the first of the translations.
INSERT INTO "article_versions" ("article_id", "version", "contents", "published_at")
SELECT "id", 1, jsonb_build_object(
	'categoryId', "category_id", 'image', "picture", 'position', "position", 'isAnnouncement', "is_announcement",
	'shownFrom', NULL, 'shownUntil', NULL, 'tickerFrom', NULL, 'tickerUntil', NULL,
	'texts', coalesce((
		SELECT jsonb_object_agg("language", "fields") FROM (
			SELECT "language", jsonb_object_agg("field", "written") AS "fields", max("written") AS "any" FROM (
				SELECT "language", "field", coalesce(
					nullif("translations" -> "language" ->> "field", ''),
					CASE WHEN "language" = 'zh' AND "base" IS DISTINCT FROM coalesce(
						nullif("translations" -> 'en' ->> "field", ''),
						nullif("translations" -> 'ja' ->> "field", ''),
						nullif("translations" -> 'ko' ->> "field", '')
					) THEN "base" END,
					''
				) AS "written"
				FROM (VALUES ('en'), ('zh'), ('ja'), ('ko')) AS "languages" ("language")
				CROSS JOIN (VALUES ('title', "title"), ('intro', "intro"), ('body', "body")) AS "columns" ("field", "base")
			) AS "each" GROUP BY "language"
		) AS "texts" WHERE "any" <> ''
	), '{}')
), "updated_at" FROM "articles" ORDER BY "id";--> statement-breakpoint
UPDATE "article_categories" SET "position" = "id";--> statement-breakpoint
UPDATE "articles" SET "helped" = "counted"."helped", "not_helped" = "counted"."not_helped" FROM (
	SELECT "article_id", count(*) FILTER (WHERE "has_helped") AS "helped", count(*) FILTER (WHERE NOT "has_helped") AS "not_helped"
	FROM "article_feedback" GROUP BY "article_id"
) AS "counted" WHERE "counted"."article_id" = "articles"."id";--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_published_by_agents_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_changed_by_agents_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_in_order" ON "articles" USING btree ("position","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "articles_not_helped" ON "articles" USING btree ("not_helped" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "articles_states" ON "articles" USING btree ("category_id","version","is_shown","shown_from","shown_until") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "articles_shown_from" ON "articles" USING btree ("shown_from") WHERE shown_from is not null;--> statement-breakpoint
CREATE INDEX "articles_shown_until" ON "articles" USING btree ("shown_until") WHERE shown_until is not null;--> statement-breakpoint
CREATE INDEX "articles_ticker_from" ON "articles" USING btree ("ticker_from") WHERE ticker_from is not null;--> statement-breakpoint
CREATE INDEX "articles_ticker_until" ON "articles" USING btree ("ticker_until") WHERE ticker_until is not null;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_shown_in_order" CHECK ("articles"."shown_from" < "articles"."shown_until");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_ticker_in_order" CHECK ("articles"."ticker_from" < "articles"."ticker_until");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_written" CHECK ("articles"."version" > 0 or "articles"."draft_contents" is not null);--> statement-breakpoint
-- Counted here, whatever gives an answer, changes it or takes it away.
CREATE FUNCTION "count_article_feedback"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "articles" SET "helped" = "helped" - (CASE WHEN OLD."has_helped" THEN 1 ELSE 0 END),
      "not_helped" = "not_helped" - (CASE WHEN OLD."has_helped" THEN 0 ELSE 1 END) WHERE "id" = OLD."article_id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "articles" SET "helped" = "helped" + (CASE WHEN NEW."has_helped" THEN 1 ELSE 0 END),
      "not_helped" = "not_helped" + (CASE WHEN NEW."has_helped" THEN 0 ELSE 1 END) WHERE "id" = NEW."article_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "article_feedback_count" AFTER INSERT OR UPDATE OF "has_helped" OR DELETE ON "article_feedback"
FOR EACH ROW EXECUTE FUNCTION "count_article_feedback"();
--> statement-breakpoint
DROP TRIGGER "articles_come_and_go_invalidate" ON "articles";
--> statement-breakpoint
DROP TRIGGER "articles_invalidate" ON "articles";
--> statement-breakpoint
-- Readers notice nothing of drafts, so nothing of them is announced.
CREATE TRIGGER "articles_go_invalidate" AFTER DELETE OR TRUNCATE ON "articles"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('content');
--> statement-breakpoint
CREATE TRIGGER "articles_come_invalidate" AFTER INSERT ON "articles"
FOR EACH ROW WHEN (NEW."version" > 0) EXECUTE FUNCTION "announce_invalidation"('content');
--> statement-breakpoint
CREATE TRIGGER "articles_invalidate" AFTER UPDATE OF "category_id", "title", "intro", "body", "translations", "picture", "is_announcement", "position", "is_shown", "shown_from", "shown_until", "ticker_from", "ticker_until", "version", "deleted_at" ON "articles"
FOR EACH ROW WHEN (NEW."version" > 0) EXECUTE FUNCTION "announce_invalidation"('content');
--> statement-breakpoint
DROP TRIGGER "article_categories_audit" ON "article_categories";
--> statement-breakpoint
CREATE TRIGGER "article_categories_audit" AFTER INSERT OR UPDATE OR DELETE ON "article_categories"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', '', 'name,translations,kind,position,is_shown,deleted_at', '');
--> statement-breakpoint
DROP TRIGGER "articles_audit" ON "articles";
--> statement-breakpoint
CREATE TRIGGER "articles_audit" AFTER INSERT OR UPDATE OR DELETE ON "articles"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'title', '', 'category_id,title,intro,body,translations,picture,is_announcement,position,is_shown,shown_from,shown_until,ticker_from,ticker_until,version,deleted_at', 'draft_contents');
