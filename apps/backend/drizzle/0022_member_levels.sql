CREATE TABLE "notice_campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"content" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"target" jsonb,
	"audience" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"send_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reached_id" integer DEFAULT 0 NOT NULL,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"forgotten_read_count" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_campaigns_send_at" CHECK ("notice_campaigns"."state" in ('draft', 'stopped') or "notice_campaigns"."send_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "given_level_id" integer;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "level_judged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_levels" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_levels" ADD COLUMN "turnover_from" integer;--> statement-breakpoint
ALTER TABLE "member_levels" ADD COLUMN "turnover_days" integer;--> statement-breakpoint
ALTER TABLE "member_levels" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_levels" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "member_levels" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "campaign_id" integer;--> statement-breakpoint
CREATE INDEX "notice_campaigns_to_send" ON "notice_campaigns" USING btree ("send_at") WHERE state in ('scheduled', 'sending');--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_given_level_id_member_levels_id_fk" FOREIGN KEY ("given_level_id") REFERENCES "public"."member_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_campaign_id_notice_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."notice_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_level" ON "customers" USING btree ("level_id") WHERE level_id is not null;--> statement-breakpoint
CREATE INDEX "customers_given_level" ON "customers" USING btree ("given_level_id") WHERE given_level_id is not null;--> statement-breakpoint
CREATE INDEX "notices_campaign" ON "notices" USING btree ("campaign_id") WHERE campaign_id is not null;--> statement-breakpoint
ALTER TABLE "member_levels" ADD CONSTRAINT "member_levels_turnover" CHECK (("member_levels"."turnover_from" is null) = ("member_levels"."turnover_days" is null) and coalesce("member_levels"."turnover_from", 1) > 0 and coalesce("member_levels"."turnover_days", 1) > 0);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_of_campaigns" CHECK (("notices"."kind" = 'news') = ("notices"."campaign_id" is not null));--> statement-breakpoint
-- Whoever has a level so far has been given it by hand.
UPDATE "customers" SET "given_level_id" = "level_id" WHERE "level_id" IS NOT NULL;--> statement-breakpoint
-- The levels keep the order in which they were made, which nobody has chosen yet.
UPDATE "member_levels" SET "position" = "id";--> statement-breakpoint
DROP TRIGGER "member_levels_audit" ON "member_levels";
--> statement-breakpoint
CREATE TRIGGER "member_levels_audit" AFTER INSERT OR UPDATE OR DELETE ON "member_levels"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'name', '', 'name,translations,price_share,position,turnover_from,turnover_days,deleted_at', '');
--> statement-breakpoint
CREATE TRIGGER "customers_audit" AFTER INSERT OR UPDATE OR DELETE ON "customers"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', '', '', 'given_level_id', '');
--> statement-breakpoint
CREATE TRIGGER "notice_campaigns_audit" AFTER INSERT OR UPDATE OR DELETE ON "notice_campaigns"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('id', 'title', '', 'title,content,translations,target,audience,state,send_at', '');
