CREATE TABLE "sku_flash_runs" (
	"sku_id" integer NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "sku_flash_runs_sku_id_began_at_pk" PRIMARY KEY("sku_id","began_at"),
	CONSTRAINT "sku_flash_runs_range" CHECK ("sku_flash_runs"."began_at" < "sku_flash_runs"."ended_at")
);
--> statement-breakpoint
CREATE TABLE "sku_price_changes" (
	"sku_id" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "sku_price_changes_sku_id_changed_at_pk" PRIMARY KEY("sku_id","changed_at")
);
--> statement-breakpoint
ALTER TABLE "sku_flash_runs" ADD CONSTRAINT "sku_flash_runs_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_price_changes" ADD CONSTRAINT "sku_price_changes_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sku_flash_runs_end" ON "sku_flash_runs" USING btree ("ended_at");--> statement-breakpoint
-- What is known of the past of a store that has not recorded it: what its SKUs cost now.
INSERT INTO "sku_price_changes" ("sku_id", "changed_at", "price") SELECT "id", now(), "price" FROM "skus";
--> statement-breakpoint
CREATE FUNCTION "record_sku_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "sku_price_changes" ("sku_id", "changed_at", "price") VALUES (new."id", now(), new."price")
  ON CONFLICT ("sku_id", "changed_at") DO UPDATE SET "price" = excluded."price";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "skus_price_begins" AFTER INSERT ON "skus"
FOR EACH ROW EXECUTE FUNCTION "record_sku_price"();
--> statement-breakpoint
CREATE TRIGGER "skus_price_changes" AFTER UPDATE ON "skus"
FOR EACH ROW WHEN (old."price" IS DISTINCT FROM new."price") EXECUTE FUNCTION "record_sku_price"();
--> statement-breakpoint
-- What is on flash sale at a moment, whether or not anything of it is left: a price that is asked for is one.
CREATE FUNCTION "flash_prices_at"("moment" timestamptz)
RETURNS TABLE ("sku_id" integer, "price" integer, "ends_at" timestamptz) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (prices."sku_id") prices."sku_id", prices."price",
    (wall."day" + make_interval(mins => slots."end_minute")) AT TIME ZONE 'Asia/Shanghai'
  FROM (
    SELECT clock::date AS "day", (extract(hour FROM clock) * 60 + extract(minute FROM clock))::integer AS "minute"
    FROM (SELECT "moment" AT TIME ZONE 'Asia/Shanghai' AS clock) AS local
  ) AS wall
  JOIN "flash_slots" AS slots ON slots."start_minute" <= wall."minute" AND slots."end_minute" > wall."minute"
  JOIN "flash_offers" AS offers ON offers."slot_id" = slots."id" AND offers."starts_on" <= wall."day"
    AND (offers."ends_on" IS NULL OR offers."ends_on" >= wall."day")
  JOIN "flash_prices" AS prices ON prices."offer_id" = offers."id"
  WHERE offers."is_approved" AND offers."deleted_at" IS NULL AND slots."deleted_at" IS NULL
  ORDER BY prices."sku_id", prices."price", slots."end_minute" DESC
$$;
--> statement-breakpoint
CREATE FUNCTION "record_flash_runs"("moment" timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "sku_flash_runs" AS runs WHERE runs."began_at" >= "moment"
    AND NOT EXISTS (SELECT FROM "flash_prices_at"("moment") AS now_on
      WHERE now_on."sku_id" = runs."sku_id" AND now_on."price" = runs."price" AND now_on."ends_at" = runs."ended_at");
  UPDATE "sku_flash_runs" AS runs SET "ended_at" = "moment" WHERE runs."began_at" < "moment" AND runs."ended_at" > "moment"
    AND NOT EXISTS (SELECT FROM "flash_prices_at"("moment") AS now_on
      WHERE now_on."sku_id" = runs."sku_id" AND now_on."price" = runs."price" AND now_on."ends_at" = runs."ended_at");
  INSERT INTO "sku_flash_runs" ("sku_id", "began_at", "ended_at", "price")
  SELECT now_on."sku_id", "moment", now_on."ends_at", now_on."price" FROM "flash_prices_at"("moment") AS now_on
  WHERE NOT EXISTS (SELECT FROM "sku_flash_runs" AS runs
    WHERE runs."sku_id" = now_on."sku_id" AND runs."price" = now_on."price" AND runs."ended_at" = now_on."ends_at")
  ON CONFLICT ("sku_id", "began_at") DO NOTHING;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "record_changed_flash_sale"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_flash_runs"(now());
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "flash_slots_recorded" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "flash_slots"
FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_flash_sale"();
--> statement-breakpoint
CREATE TRIGGER "flash_offers_recorded" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "flash_offers"
FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_flash_sale"();
--> statement-breakpoint
-- What is sold of an offer is no price.
CREATE TRIGGER "flash_prices_recorded" AFTER INSERT OR DELETE OR UPDATE OF "offer_id", "sku_id", "price" OR TRUNCATE ON "flash_prices"
FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_flash_sale"();
