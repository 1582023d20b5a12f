ALTER TABLE "quick_replies" ADD COLUMN "agent_id" integer;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Who has said something since the last answer has waited for one since then.
UPDATE "conversations" SET "waiting_since" = (
  SELECT min("asked"."created_at") FROM "chat_records" AS "asked"
  WHERE "asked"."conversation_id" = "conversations"."id" AND "asked"."is_from_customer" AND "asked"."id" > coalesce((
    SELECT max("answer"."id") FROM "chat_records" AS "answer"
    WHERE "answer"."conversation_id" = "conversations"."id" AND NOT "answer"."is_from_customer" AND NOT "answer"."is_notice"
  ), 0)
);
