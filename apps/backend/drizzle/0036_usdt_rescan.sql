ALTER TABLE "usdt_cursors" ADD COLUMN "rescan_from" bigint;--> statement-breakpoint
ALTER TABLE "usdt_cursors" ADD COLUMN "rescan_to" bigint;