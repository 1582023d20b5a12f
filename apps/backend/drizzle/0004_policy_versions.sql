CREATE TABLE "policy_acceptances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "policy_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"application_id" integer,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "policy_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"published_by" integer,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_versions_key" UNIQUE("key","version"),
	CONSTRAINT "policy_versions_version" CHECK ("policy_versions"."version" > 0)
);
--> statement-breakpoint
-- What stood in a policy is its first version, published by nobody at the desk. Its own column was in the store's language.
INSERT INTO "policy_versions" ("key", "version", "texts", "published_at")
SELECT "key", 1, "texts", now() FROM (
	SELECT "key", (
		SELECT jsonb_object_agg("language", "html") FROM (
			SELECT 'zh' AS "language", coalesce(nullif("translations" -> 'zh' ->> 'content', ''), "content") AS "html"
			UNION ALL
			SELECT "other"."key", "other"."value" ->> 'content' FROM jsonb_each("translations") AS "other" WHERE "other"."key" <> 'zh'
		) AS "written" WHERE "html" <> ''
	) AS "texts" FROM "policies"
) AS "moved" WHERE "texts" IS NOT NULL ORDER BY "key";--> statement-breakpoint
DELETE FROM "policies";--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "revision" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "is_to_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "changed_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "policy_acceptances" ADD CONSTRAINT "policy_acceptances_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_acceptances" ADD CONSTRAINT "policy_acceptances_version_id_policy_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."policy_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_acceptances" ADD CONSTRAINT "policy_acceptances_application_id_merchant_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."merchant_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_published_by_agents_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policy_acceptances_customer" ON "policy_acceptances" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "policy_acceptances_application" ON "policy_acceptances" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_changed_by_agents_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" DROP COLUMN "content";--> statement-breakpoint
ALTER TABLE "policies" DROP COLUMN "translations";--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_to_review" CHECK (not "policies"."is_to_review" or "policies"."draft" is not null);--> statement-breakpoint
-- Storefronts store what is published, and whether registration is open.
CREATE TRIGGER "policy_versions_invalidate" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "policy_versions"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_invalidation"('settings');
