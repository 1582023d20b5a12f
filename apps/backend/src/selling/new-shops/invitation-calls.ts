import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { agentName } from "../../platform/store/agent-name.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { shopInvitations } from "../../platform/store/schema/shop-invitations.ts";
import { desc, eq, lt } from "../../platform/store/sql.ts";
import { instant } from "../../platform/wire/time.ts";
import { addInvitation, invitationState, withdrawInvitation } from "./invitations.ts";

const pageSize = 50;
const maxNoteLength = 100;

/** `invitations/list`: the newest first. `before` names the one that the page before ended with. */
export async function handleInvitations({ db, query, language, now }: AgentContext) {
  const before = query.id("before");
  const rows = await db
    .select({ invitation: shopInvitations, shop: shops, inviter: agentName })
    .from(shopInvitations)
    .leftJoin(shops, eq(shops.id, shopInvitations.shopId))
    .leftJoin(agents, eq(agents.id, shopInvitations.invitedBy))
    .where(before === null ? undefined : lt(shopInvitations.id, before))
    .orderBy(desc(shopInvitations.id))
    .limit(pageSize + 1);
  return {
    list: rows.slice(0, pageSize).map(({ invitation, shop, inviter }) => ({
      id: invitation.id,
      note: invitation.note,
      state: invitationState(invitation, now()),
      invited_by: inviter === null ? "" : inLanguage(inviter, "nickname", language),
      created_at: instant(invitation.createdAt),
      expires_at: instant(invitation.expiresAt),
      shop_id: shop?.id ?? 0,
      shop_name: shop === null ? "" : inLanguage(shop, "name", language),
    })),
    more: rows.length > pageSize ? 1 : 0,
  };
}

/** `invitations/add`: the link is answered once. Its token stands where no browser sends it to a server. */
export async function handleAddInvitation({ db, agent, body, deskOrigin, now }: AgentContext) {
  const note = body.text("note");
  if (note === "" || Array.from(note).length > maxNoteLength)
    throw new DomainError("invitationNoteWrong", { field: "note" });
  const invitation = { note, invitedBy: agent.id, now: now() };
  const { id, token } = await retriedTransaction(db, (tx) => addInvitation(tx, invitation));
  return new Reply({ id, link: `${deskOrigin ?? ""}/invitation#${token}` }, { key: "invitationMade" });
}

/** `invitations/withdraw`: its link is of no use from then on. */
export async function handleWithdrawInvitation({ db, body, now }: AgentContext) {
  const id = requiredId(body, "id");
  await retriedTransaction(db, (tx) => withdrawInvitation(tx, id, now()));
  return new Reply([], { key: "invitationWithdrawn" });
}
