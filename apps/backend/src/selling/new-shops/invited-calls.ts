import { beginSession } from "../../identity/agents/check-login.ts";
import { requiredDeskPassword } from "../../identity/agents/desk-password.ts";
import { webClient } from "../../identity/authentication/session.ts";
import type { DeskContext } from "../../platform/http/agent-call.ts";
import { publishedVersion } from "../../identity/policies/published-policies.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { networkOf } from "../../platform/rate-limits/network.ts";
import { countTry, takeBack } from "../../platform/rate-limits/rate-limit.ts";
import { inLanguage, nearestText } from "../../platform/store/language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { instant } from "../../platform/wire/time.ts";
import { readTrades } from "../trades/trade-rows.ts";
import { closeInvitation, invitationExpiry, invitationOver, lockInvitation } from "./invitations.ts";
import { makeShop } from "./make-shop.ts";
import { readNewShop } from "./add-shop-call.ts";

/** `invitations/check`: until when a link is right, what a shop can deal in, and what merchants agree to, once it is published. */
export async function handleCheckInvitation(context: DeskContext) {
  const { db, images, language } = context;
  const expiresAt = await requireInvitation(context);
  const [trades, agreement] = await Promise.all([readTrades(db), publishedVersion(db, "merchant")]);
  return {
    expires_at: instant(expiresAt),
    agreement_version: agreement?.id ?? 0,
    agreement: agreement === null ? "" : images.inHtml(nearestText(agreement.texts, language)),
    trades: trades.map((trade) => ({ id: trade.id, name: inLanguage(trade, "name", language) })),
  };
}

/** `invitations/accept`: makes the shop and its owner, once. The session begins with it. */
export async function handleAcceptInvitation(context: DeskContext) {
  const { db, body, passwords, address, log, now } = context;
  await requireInvitation(context);
  const { shop, owner } = await readNewShop(db, body);
  const password = requiredDeskPassword(body, "password", { account: owner.account, shopName: shop.name });
  const passwordHash = await passwords.hash(password);
  const at = now();
  const made = await retriedTransaction(db, async (tx) => {
    const invitationId = await lockInvitation(tx, body.text("token"), at);
    const agreement = await publishedVersion(tx, "merchant");
    if (agreement !== null && agreement.id !== body.integer("agreement_version"))
      throw new DomainError("merchantAgreementNeeded", { field: "agreement_version" });
    const { shopId, ownerId } = await makeShop(tx, { shop, owner: { ...owner, passwordHash } }, { now: at });
    await closeInvitation(tx, invitationId, { shopId, acceptedVersionId: agreement?.id ?? null, now: at });
    return beginSession(tx, context, { agentId: ownerId, passwordHash, client: webClient });
  });
  log("a shop was made by invitation", { shopId: made.shop_id, network: networkOf(address) });
  return new Reply(made, { key: "shopMade" });
}

/**
 * Wrong links are counted for each network alone: a token has 256 bits, so nobody else is kept out by them.
 *
 * @returns until when the link is right
 */
async function requireInvitation({ db, body, address, now }: DeskContext): Promise<Date> {
  const key = `shop-invitation:network:${networkOf(address)}`;
  await countTry(db, [{ key, tries: 10, minutes: 15 }], now());
  const expiresAt = await invitationExpiry(db, body.text("token"), now());
  if (expiresAt === null) throw invitationOver();
  await takeBack(db, [key]);
  return expiresAt;
}
