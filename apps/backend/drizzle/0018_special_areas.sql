ALTER TABLE "activity_areas" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_area_items" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TRIGGER "activity_areas_invalidate" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "activity_areas"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('content');
--> statement-breakpoint
CREATE TRIGGER "activity_area_items_invalidate" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "activity_area_items"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('content');
--> statement-breakpoint
DROP TRIGGER "activity_area_items_audit" ON "activity_area_items";
--> statement-breakpoint
CREATE TRIGGER "activity_area_items_audit" AFTER INSERT OR UPDATE OR DELETE ON "activity_area_items"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', '', '', 'area_id,product_id,position,is_approved,deleted_at', '');
