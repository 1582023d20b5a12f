ALTER TABLE "shops" ADD COLUMN "province_id" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "city_id" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "district_id" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "street" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "opens_at" time;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "closes_at" time;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "open_days" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_place_complete" CHECK (num_nonnulls("shops"."province_id", "shops"."city_id", "shops"."district_id") in (0, 3) and ("shops"."street" = '') = ("shops"."district_id" is null));--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_hours_complete" CHECK (("shops"."opens_at" is null) = ("shops"."closes_at" is null));--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_open_days" CHECK ("shops"."open_days" <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]);