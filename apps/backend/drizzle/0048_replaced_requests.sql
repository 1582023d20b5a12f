-- A request that ended in the moment of a withdrawal from the same line was replaced by it; nobody has revoked it.
UPDATE "after_sale_events" SET "action" = 'replace'
FROM "after_sales" AS "request", "after_sales" AS "withdrawal"
WHERE "after_sale_events"."after_sale_id" = "request"."id" AND "after_sale_events"."action" = 'revoke'
  AND "withdrawal"."line_id" = "request"."line_id" AND "withdrawal"."is_withdrawal" AND "withdrawal"."id" > "request"."id"
  AND "withdrawal"."created_at" = "after_sale_events"."created_at";
