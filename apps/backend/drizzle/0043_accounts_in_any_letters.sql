ALTER TABLE "agents" DROP CONSTRAINT "agents_account_unique";--> statement-breakpoint
-- Of accounts that differ only in their capitals one keeps its name: one that somebody logs in with, and the oldest. The
-- others have their id behind it, and no more than the 32 characters that a name may have.
UPDATE "agents" SET "account" = left("account", 21) || '-' || "agents"."id"
FROM (
  SELECT "id", row_number() OVER (PARTITION BY lower("account") ORDER BY "is_automatic", "is_disabled", "id") AS "place"
  FROM "agents"
) AS "alike"
WHERE "alike"."id" = "agents"."id" AND "alike"."place" > 1;--> statement-breakpoint
CREATE UNIQUE INDEX "agents_account" ON "agents" USING btree (lower("account"));