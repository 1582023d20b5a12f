DROP INDEX "agent_sessions_client";--> statement-breakpoint
DROP INDEX "merchant_applications_name";--> statement-breakpoint
DROP INDEX "merchant_applications_account";--> statement-breakpoint
DROP INDEX "merchant_applications_decided";--> statement-breakpoint
ALTER TABLE "agent_sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_sessions" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_sessions" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_applications" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_applications" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ended_sessions" ADD COLUMN "reason" text DEFAULT 'elsewhere' NOT NULL;--> statement-breakpoint
CREATE INDEX "agent_sessions_agent" ON "agent_sessions" USING btree ("agent_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_sessions_client" ON "agent_sessions" USING btree ("agent_id","client") WHERE "agent_sessions"."client" <> 5;--> statement-breakpoint
CREATE UNIQUE INDEX "merchant_applications_name" ON "merchant_applications" USING btree (lower("name")) WHERE state in ('pending', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "merchant_applications_account" ON "merchant_applications" USING btree (lower("account")) WHERE state in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "merchant_applications_decided" ON "merchant_applications" USING btree ("decided_at") WHERE state in ('refused', 'withdrawn') and documents <> '{}';