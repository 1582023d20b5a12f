import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { instant } from "../../platform/wire/time.ts";
import { decisionText } from "../approvals/decision-text.ts";
import { findPage } from "./change-page.ts";
import { acceptName, refuseName, waitingNames } from "./decide-name.ts";
import { proposedNameWire } from "./page-wire.ts";

/** `shops/proposed_name`: what a shop would like to be called; null: what it is. */
export async function handleProposedName(context: AgentContext) {
  const found = await findPage(context.db, requiredId(context.query, "id"));
  if (found === null) throw new DomainError("shopGone", { notFound: true });
  return { proposed: await proposedNameWire(context, found.proposed) };
}

/** `shops/waiting_names`: which shops wait until an operator has decided about their name, the longest first. */
export async function handleWaitingNames({ db, language }: AgentContext) {
  return (await waitingNames(db)).map(({ proposed, shop }) => ({
    id: shop.id,
    name: inLanguage(proposed, "name", language),
    shop: { id: shop.id, name: inLanguage(shop, "name", language) },
    sent_at: instant(proposed.sentAt),
  }));
}

/** `shops/accept_name` */
export async function handleAcceptName({ db, body }: AgentContext) {
  const seen = seenRevision(body);
  await retriedTransaction(db, (tx) => acceptName(tx, seen));
  return new Reply([], { key: "shopNameAccepted" });
}

/** `shops/refuse_name`: for the `grounds` that the shop reads. */
export async function handleRefuseName({ db, body, agent, now }: AgentContext) {
  const seen = seenRevision(body);
  const grounds = decisionText(body, "grounds");
  await retriedTransaction(db, (tx) => refuseName(tx, seen, { grounds, by: agent.id, now: now() }));
  return new Reply([], { key: "shopNameRefused" });
}
