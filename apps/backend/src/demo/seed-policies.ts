import type { Executor } from "../store/database.ts";
import { policies } from "../store/schema/site.ts";
import { insertRows } from "./insert-rows.ts";
import { afterSalesPolicy } from "./marketplace/policies/after-sales-policy.ts";
import { privacyPolicy } from "./marketplace/policies/privacy-policy.ts";
import { serviceAgreement } from "./marketplace/policies/service-agreement.ts";
import { written } from "./written-text.ts";

export async function seedPolicies(db: Executor): Promise<void> {
  await insertRows(db, policies, [
    { key: "service", ...written({ content: serviceAgreement }) },
    { key: "privacy", ...written({ content: privacyPolicy }) },
    { key: "aftersale", ...written({ content: afterSalesPolicy }) },
  ]);
}
