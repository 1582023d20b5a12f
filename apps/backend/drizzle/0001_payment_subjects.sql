-- What a payment is for stands in two columns. It was one text: order:12, trade:7 or recharge:3.
ALTER TABLE "payments" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "subject_id" integer;--> statement-breakpoint
UPDATE "payments" SET
	"subject_kind" = CASE split_part("target", ':', 1) WHEN 'order' THEN 'order' WHEN 'trade' THEN 'checkout' WHEN 'recharge' THEN 'topUp' END,
	"subject_id" = split_part("target", ':', 2)::integer;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "subject_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "target";
