import { sendCode } from "../../codes/send-code.ts";
import { useCode } from "../../codes/codes.ts";
import { verifyCode } from "../../codes/verify-code.ts";
import { requiredMobile } from "../../customers/mobile.ts";
import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Reply } from "../../../platform/http/reply.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { shops } from "../../../platform/store/schema/merchants.ts";
import { and, eq } from "../../../platform/store/sql.ts";
import { endAgentSessions, openAgentSessions } from "../agent-session.ts";
import { confirmPassword, ownRow } from "../confirm-password.ts";
import { requiredDeskPassword } from "../desk-password.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { instant } from "../../../platform/wire/time.ts";

/** `account/info`: whoever is logged in. Of the telephone only as much as its owner knows it by. */
export async function handleOwnAccount({ db, agent }: AgentContext) {
  const { mobile } = await ownRow(db, agent.id);
  return {
    account: agent.account,
    nickname: agent.nickname,
    role: agent.role,
    mobile: mobile === null ? "" : mobile.replace(/^(\d{3})\d{4}/, "$1****"),
    must_change_password: agent.mustChangePassword,
  };
}

/** `account/change_password`: with the present one. All other sessions end, and say why. */
export async function handleChangePassword(context: AgentContext) {
  const { db, agent, body, passwords, token } = context;
  const before = await confirmPassword(context);
  const shopName = await shopNameOf(db, agent.shopId);
  const password = requiredDeskPassword(body, "password", { account: agent.account, shopName });
  if (await passwords.matches(password, before)) throw new DomainError("passwordUnchanged", { field: "password" });
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(agents)
      .set({ passwordHash, mustChangePassword: false })
      .where(and(eq(agents.id, agent.id), eq(agents.passwordHash, before)))
      .returning({ id: agents.id });
    // Somebody was faster, so what was typed is the present password no more.
    if (changed.length === 0) throw new DomainError("passwordWrong", { field: "current" });
    await endAgentSessions(tx, { agentId: agent.id, except: token }, "password");
  });
  return new Reply([], { key: "passwordChanged" });
}

/** `account/mobile_code`: to a telephone that is to be the account's. */
export async function handleMobileCode(context: AgentContext) {
  const { body, language, address } = context;
  await sendCode(context, { destination: requiredMobile(body), scene: "GZTSJ", language: language.wanted, address });
  return new Reply([], { key: "codeSent" });
}

/** `account/change_mobile`: where a code goes if the password is forgotten, or nowhere, by the present password. */
export async function handleChangeMobile(context: AgentContext) {
  const { db, agent, body, now } = context;
  const mobile = body.text("mobile") === "" ? null : requiredMobile(body);
  await confirmPassword(context);
  const codeId = mobile === null ? null : await verifyCode(context, { destination: mobile, scene: "GZTSJ" });
  await db.transaction(async (tx) => {
    if (codeId !== null) await useCode(tx, codeId, now());
    await tx.update(agents).set({ mobile }).where(eq(agents.id, agent.id));
  });
  return new Reply([], { key: "saved" });
}

/** Null for the platform's people. */
export async function shopNameOf(db: Executor, shopId: number | null): Promise<string | null> {
  if (shopId === null) return null;
  const [shop] = await db.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId));
  return shop?.name ?? null;
}

/** `account/sessions`: where one is logged in. An id is of no use to anybody else, and says nothing of the token. */
export async function handleSessions({ db, agent, token, now }: AgentContext) {
  const open = await openAgentSessions(db, { agentId: agent.id, token, now: now() });
  return open.map(({ id, device, network, createdAt, usedAt, isThis }) => ({
    id,
    device,
    network,
    begun_at: instant(createdAt),
    used_at: instant(usedAt),
    is_this: isThis,
  }));
}

/** `account/end_session`: one of the own others. Anybody else's is as unknown as one that there never was. */
export async function handleEndSession({ db, agent, token, body }: AgentContext) {
  const meant = { agentId: agent.id, id: requiredId(body, "id"), except: token };
  const ended = await db.transaction((tx) => endAgentSessions(tx, meant, "elsewhere"));
  if (ended === 0) throw new DomainError("sessionUnknown", { notFound: true });
  return new Reply([], { key: "sessionEnded" });
}

/** `account/end_other_sessions`: all but the one that asks; it succeeds also where there is no other. */
export async function handleEndOtherSessions({ db, agent, token }: AgentContext) {
  await db.transaction((tx) => endAgentSessions(tx, { agentId: agent.id, except: token }, "elsewhere"));
  return new Reply([], { key: "sessionEnded" });
}
