import { newPassword } from "../../identity/agents/manage-accounts.ts";
import { requiredAccount } from "../../identity/agents/required-account.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import type { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import type { Executor } from "../../platform/store/database.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { makeShop } from "./make-shop.ts";
import { requiredTrade } from "./required-trade.ts";
import { requiredShopName } from "./shop-name.ts";

/** What whoever makes a shop says of it, but for the owner's password. */
export async function readNewShop(db: Executor, body: Query) {
  const shop = { name: requiredShopName(body), tradeId: await requiredTrade(db, body, "trade_id") };
  return { shop, owner: requiredAccount(body) };
}

/** `shops/add`: a shop with its owner's account. The password is answered once, and kept nowhere. */
export async function handleAddShop({ db, body, passwords, now }: AgentContext) {
  const { shop, owner } = await readNewShop(db, body);
  const password = newPassword();
  const passwordHash = await passwords.hash(password);
  const wanted = { shop, owner: { ...owner, passwordHash, mustChangePassword: true } };
  const { shopId } = await retriedTransaction(db, (tx) => makeShop(tx, wanted, { now: now() }));
  return new Reply({ id: shopId, account: owner.account, password }, { key: "shopMade" });
}
