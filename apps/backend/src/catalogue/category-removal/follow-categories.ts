import type { Executor } from "../../platform/store/database.ts";
import { carryAttributeCategories } from "../attributes/save-attribute.ts";
import { carryCategoryRules, type ReplacedCategory } from "../../selling/merchandising/carry-category-rules.ts";
import { moveAddress } from "../moved-addresses/move-address.ts";

/** What a removal or a merge has come to. */
export interface RemovedCategories {
  readonly ids: readonly number[];
  /** How many products stand somewhere else now. */
  readonly products: number;
}

/** Whatever names a category that is gone names the one that stands for it. */
export async function followCategories(
  tx: Executor,
  replaced: readonly ReplacedCategory[],
  author: { readonly agentId: number; readonly now: Date },
): Promise<void> {
  await carryCategoryRules(tx, replaced, author);
  await carryAttributeCategories(tx, replaced);
  await moveAddresses(tx, replaced);
}

export async function moveAddresses(tx: Executor, replaced: readonly ReplacedCategory[]): Promise<void> {
  for (const { formerId, currentId } of replaced) await moveAddress(tx, "category", formerId, currentId);
}
