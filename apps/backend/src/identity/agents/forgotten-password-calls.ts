import { sendCode } from "../codes/send-code.ts";
import { useCode } from "../codes/codes.ts";
import { verifyCode } from "../codes/verify-code.ts";
import type { DeskContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { plainLogin } from "../../platform/http/plain-entry.ts";
import { Reply } from "../../platform/http/reply.ts";
import { networkOf } from "../../platform/rate-limits/network.ts";
import { countTry } from "../../platform/rate-limits/rate-limit.ts";
import type { Executor } from "../../platform/store/database.ts";
import { agents, type AgentRow } from "../../platform/store/schema/agents.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { endAgentSessions } from "./agent-session.ts";
import { loginAtDesk, requiredDeskPassword } from "./desk-password.ts";
import { shopNameOf } from "./desk/own-account-calls.ts";
import { hasAccount } from "./manage-accounts.ts";

/** Codes that are asked for, so that nobody makes a stranger's telephone ring all day. */
const perAccount = { tries: 5, minutes: 60 };
const perNetwork = { tries: 30, minutes: 60 };

/**
 * `account/forgotCode`: sends a code to the telephone of an account. Neither the answer nor its time tells whether there is
 * such an account, or a telephone of it.
 */
export async function handleForgotCode(context: DeskContext) {
  const { db, address, language, sms, now, report } = context;
  const account = requiredAccount(context);
  if (sms === null) throw new DomainError("smsUnavailable");
  const limits = [
    { key: `forgot:account:${loginAtDesk(account)}`, ...perAccount },
    { key: `forgot:network:${networkOf(address)}`, ...perNetwork },
  ];
  await countTry(db, limits, now());
  const mobile = (await accountWithPhone(db, account))?.mobile ?? null;
  if (mobile !== null)
    void sendCode(context, { destination: mobile, scene: "GZTMM", language: language.wanted, address }).catch(
      (error: unknown) => {
        // A limit of the number, or the pause between two codes: the newest one counts still.
        if (!(error instanceof DomainError)) report(error, "a code for the desk could not be sent");
      },
    );
  return new Reply([], { key: "deskCodeOnItsWay" });
}

/** `account/newPassword`: by the code. All sessions of the account end; whoever has the password logs in with it. */
export async function handleNewPassword(context: DeskContext) {
  const { db, body, passwords, now } = context;
  const account = requiredAccount(context);
  const found = await accountWithPhone(db, account);
  // Of an account that nobody knows no code was ever sent, so even a right guess is answered as a wrong one.
  const mobile = found?.mobile ?? loginAtDesk(account);
  const codeId = await verifyCode(context, { destination: mobile, scene: "GZTMM" });
  if (found === null) throw new DomainError("codeWrong", { field: "code" });
  const shopName = await shopNameOf(db, found.shopId);
  const password = requiredDeskPassword(body, "password", { account, shopName });
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    await useCode(tx, codeId, now());
    const changed = await tx
      .update(agents)
      .set({ passwordHash, mustChangePassword: false })
      // The telephone may have been taken from the account meanwhile.
      .where(and(eq(agents.id, found.id), eq(agents.mobile, mobile), eq(agents.isDisabled, false)))
      .returning({ id: agents.id });
    if (changed.length === 0) throw new DomainError("codeWrong", { field: "code" });
    await endAgentSessions(tx, { agentId: found.id }, "password");
  });
  return new Reply([], { key: "passwordChanged" });
}

function requiredAccount({ body }: DeskContext): string {
  const account = plainLogin(body.text("account"));
  if (account === "") throw new DomainError("agentAccountMissing", { field: "account" });
  return account;
}

async function accountWithPhone(db: Executor, account: string): Promise<AgentRow | null> {
  const [found] = await db
    .select()
    .from(agents)
    .where(and(hasAccount(account), eq(agents.isDisabled, false), eq(agents.isAutomatic, false)));
  return found === undefined || found.mobile === null ? null : found;
}
