-- What closed orders had taken is back in stock, and what was paid for them has gone back.
UPDATE "order_lines" SET "released_quantity" = "quantity"
FROM "orders" WHERE "orders"."id" = "order_lines"."order_id" AND "orders"."state" = 'closed';--> statement-breakpoint
UPDATE "orders" SET "refunded_amount" = "amount" WHERE "is_refunded";
