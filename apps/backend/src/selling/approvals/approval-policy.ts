import { readSettings } from "../../platform/settings/read-settings.ts";
import type { Executor } from "../../platform/store/database.ts";
import { asWritten } from "../../platform/store/language.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { approvalSettings } from "./approval-settings.ts";

/** Which products of a shop wait for an operator: none, those that are new, or also those of which something is changed. */
export type ApprovalPolicy = "nothing" | "new" | "all";

/** What holds for a shop now: what operators have said of it, or the setting. */
export async function approvalPolicy(db: Executor, shopId: number): Promise<ApprovalPolicy> {
  const [shop] = await db.select({ rule: shops.productApproval }).from(shops).where(eq(shops.id, shopId));
  if (shop?.rule === "always") return "all";
  if (shop?.rule === "never") return "nothing";
  const { productApproval } = await readSettings(db, approvalSettings, asWritten);
  return productApproval === "new" || productApproval === "all" ? productApproval : "nothing";
}
