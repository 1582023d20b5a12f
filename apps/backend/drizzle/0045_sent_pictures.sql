ALTER TABLE "shop_pictures" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "shop_pictures_path" ON "shop_pictures" USING btree ("path");--> statement-breakpoint
CREATE INDEX "shop_pictures_sent" ON "shop_pictures" USING btree ("sent_at") WHERE sent_at is not null;