ALTER TABLE "payments" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tell_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_to_ask" ON "payments" USING btree ("id") WHERE ask_at is not null;