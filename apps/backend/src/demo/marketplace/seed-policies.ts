import type { Marketplace } from "@plaza/demo-marketplace";
import type { Executor } from "../../platform/store/database.ts";
import { policies } from "../../platform/store/schema/site.ts";
import { insertRows } from "./insert-rows.ts";
import { written } from "./written-text.ts";

export async function seedPolicies(
  db: Executor,
  { service, privacy, afterSales, merchant }: Marketplace["policies"],
): Promise<void> {
  await insertRows(db, policies, [
    { key: "service", ...written({ content: service }) },
    { key: "privacy", ...written({ content: privacy }) },
    { key: "aftersale", ...written({ content: afterSales }) },
    { key: "merchant", ...written({ content: merchant }) },
  ]);
}
