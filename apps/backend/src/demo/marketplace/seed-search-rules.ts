import type { DemoSearchRule } from "@plaza/demo-marketplace";
import { addRule } from "../../selling/merchandising/change-rules.ts";
import type { Executor } from "../../platform/store/database.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import type { RuleContents } from "../../platform/store/schema/search-rules.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { eq } from "../../platform/store/sql.ts";
import { demoAccount, platformAgentKey } from "./chat/demo-agents.ts";
import type { Numbering } from "./numbering.ts";

export interface SearchRuleSurroundings {
  readonly shopIds: Pick<Numbering, "of">;
  readonly productIds: Pick<Numbering, "of">;
  readonly now: Date;
}

/** Rules that the operator and the owners who log in with demo accounts have made. */
export async function seedSearchRules(
  tx: Executor,
  rules: readonly DemoSearchRule[],
  { shopIds, productIds, now }: SearchRuleSurroundings,
): Promise<void> {
  for (const rule of rules) {
    const { search, shop } = rule;
    const account = demoAccount(shop ?? platformAgentKey);
    const [agent] = await tx.select({ id: agents.id }).from(agents).where(eq(agents.account, account));
    const author = {
      shopId: shop === undefined ? null : shopIds.of(shop),
      agentId: assertDefined(agent, "account of the demo").id,
      now,
    };
    await addRule(tx, author, {
      text: search,
      categoryId: null,
      shopCategoryId: null,
      contents: contentsOf(rule, productIds),
      validFrom: now.toISOString(),
      validUntil: null,
    });
  }
}

function contentsOf(rule: DemoSearchRule, productIds: Pick<Numbering, "of">): RuleContents {
  switch (rule.kind) {
    case "pin":
      return { kind: rule.kind, productIds: rule.products.map((key) => productIds.of(key)) };
    case "synonym":
      return { kind: rule.kind, words: rule.words, isTwoWay: false };
    case "redirect":
      return { kind: rule.kind, path: rule.path };
    default:
      return rule satisfies never;
  }
}
