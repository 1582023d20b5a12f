import { randomUUID } from "node:crypto";
import { openAgentSession } from "../identity/agents/agent-session.ts";
import type { Database } from "../platform/store/database.ts";
import { agents, type DeskRole } from "../platform/store/schema/agents.ts";
import { type Answer, ask } from "./ask.ts";

export interface DeskUser {
  readonly id: number;
  readonly account: string;
  readonly token: string;
}

/** Any browser. */
export const deskBrowser = { kind: 5, userAgent: "", address: "127.0.0.1" } as const;

/** Somebody with a live session at the desk, for tests that are not about logging in. */
export async function newDeskUser(
  db: Database,
  role: DeskRole,
  shopId: number | null,
  now = new Date(),
): Promise<DeskUser> {
  const account = randomUUID().slice(0, 30);
  const passwordHash = "none that matches";
  const [row] = await db
    .insert(agents)
    .values({ account, shopId, role, passwordHash, nickname: "Mei & <Li>", createdAt: now })
    .returning({ id: agents.id });
  if (row === undefined) throw new Error("The account was not stored");
  const token = await db.transaction((tx) => openAgentSession(tx, { id: row.id, passwordHash }, deskBrowser, now));
  if (token === null) throw new Error("No session was opened");
  return { id: row.id, account, token };
}

/** Asks a call of the desk below `/deskapi/`. */
export function askShopDesk(url: string, call: string, asking: Parameters<typeof ask>[2] = {}): Promise<Answer> {
  return ask(url, `../deskapi/${call}`, asking);
}
