import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import type { Language } from "../../platform/store/language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { addMissingTrades } from "../../selling/trades/change-trades.ts";
import { readTrades, tradeCalled } from "../../selling/trades/trade-rows.ts";
import { addMissingCategories } from "../categories/add-categories.ts";
import { readCategoryTree } from "../categories/category-tree.ts";
import { fashionAndBeauty } from "./fashion-and-beauty.ts";
import { generalStore } from "./general-store.ts";
import { homeAndFood } from "./home-and-food.ts";
import { countMissing } from "./missing-of-set.ts";
import type { StarterCategory } from "./starter-category.ts";
import { starterTrades } from "./starter-trades.ts";

const sets = [generalStore, fashionAndBeauty, homeAndFood];

interface WireCategory {
  readonly name: string;
  readonly children: readonly WireCategory[];
}

function wireOf({ name, children }: StarterCategory, language: Language): WireCategory {
  return { name: name[language], children: children.map((child) => wireOf(child, language)) };
}

/** `starter_sets/list`: trees of categories to choose from, and trades, in the reader's language; what the store lacks of each. */
export async function handleStarterSets({ db, language }: AgentContext) {
  const tree = await readCategoryTree(db);
  const trades = await readTrades(db);
  return {
    sets: sets.map(({ key, name, categories }) => ({
      key,
      name: name[language.wanted],
      missing: countMissing(tree, categories),
      categories: categories.map((each) => wireOf(each, language.wanted)),
    })),
    trades: {
      missing: starterTrades.filter((name) => tradeCalled(trades, Object.values(name)) === undefined).length,
      names: starterTrades.map((name) => name[language.wanted]),
    },
  };
}

/** `starter_sets/apply`: adds what the store lacks of a set. What is there stays as it is, so a repetition adds nothing. */
export async function handleApplyStarterSet({ db, body }: AgentContext) {
  const key = body.text("set");
  const set = sets.find((each) => each.key === key);
  if (set === undefined && key !== "trades") throw new DomainError("parameterWrong", { parameter: "set" });
  const trades = starterTrades.map((name) => ({ name }));
  const added = await retriedTransaction(db, async (tx) => {
    const results: readonly { readonly isNew: boolean }[] =
      set === undefined ? await addMissingTrades(tx, trades) : await addMissingCategories(tx, set.categories);
    return results.filter(({ isNew }) => isNew).length;
  });
  return new Reply({ added }, { key: added === 0 ? "starterSetThere" : "starterSetAdded" });
}
