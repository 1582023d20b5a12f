import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { createPasswords } from "../identity/authentication/passwords.ts";
import { agents, type DeskRole } from "../platform/store/schema/agents.ts";
import type { Language } from "../platform/store/language.ts";
import { ask, type Answer, recordOf } from "./ask.ts";
import { type ChatClient, openChatClient } from "./chat-client.ts";
import { newCustomer } from "./new-customer.ts";
import type { OpenTestBackend } from "./open-test-backend.ts";
import { type AgentAccount, openTestAgent, type TestAgent } from "./test-agent.ts";

const cheapPasswords = createPasswords({ power: 4, blocks: 1, lanes: 1 });

/** An agent with an account of their own. */
export async function newAgent(
  { db }: Pick<OpenTestBackend, "db">,
  shopId = 0,
  { password = "desk2026", role = "agent" }: { readonly password?: string; readonly role?: DeskRole } = {},
): Promise<AgentAccount & { readonly id: number }> {
  const account = randomUUID().slice(0, 30);
  const [row] = await db
    .insert(agents)
    .values({
      account,
      shopId: shopId === 0 ? null : shopId,
      role,
      passwordHash: await cheapPasswords.hash(password),
      nickname: "Mei & <Li>",
      createdAt: new Date(),
    })
    .returning({ id: agents.id });
  return { id: row?.id ?? 0, account, password, shopId };
}

/** A customer at one end of a conversation. */
export interface TestShopper {
  readonly id: number;
  readonly token: string;
  readonly socket: ChatClient;
  /** Sends something, a text unless it says which kind. */
  say(msg: unknown, more?: Readonly<Record<string, unknown>>): void;
  /** The records of both sides that were heard so far. */
  records(): readonly Record<string, unknown>[];
  close(): Promise<void>;
}

/** A customer, with a socket, who has an agent. */
export async function openShopper(
  { url, db }: Pick<OpenTestBackend, "url" | "db">,
  agent: { readonly id: number; readonly shopId: number },
  { language }: { readonly language?: Language } = {},
): Promise<TestShopper> {
  const { id, token } = await newCustomer(db);
  const socket = await openChatClient(url, {
    type: "user",
    token,
    shopId: agent.shopId,
    ...(language !== undefined && { language }),
  });
  socket.send("user_online", { kefu_id: agent.id });
  return {
    id,
    token,
    socket,
    say: (msg, more = {}) => socket.send("chat", { to_id: agent.id, to_type: "kefu", msg, msg_type: 1, ...more }),
    records: () => socket.heard("chat"),
    close: () => socket.close(),
  };
}

/** An agent and a customer who talk to each other. */
export async function talking(
  backend: Pick<OpenTestBackend, "url" | "db">,
  shopId = 0,
): Promise<{ readonly agent: TestAgent; readonly shopper: TestShopper; readonly end: () => Promise<void> }> {
  const agent = await openTestAgent(backend.url, await newAgent(backend, shopId));
  const shopper = await openShopper(backend, agent);
  await expect.poll(() => agent.socket.heard("user_online").length).toBe(1);
  return {
    agent,
    shopper,
    end: async () => {
      await shopper.close();
      await agent.leave();
    },
  };
}

/** Asks a call of agents below `/kefuapi/`. */
export function askDesk(url: string, call: string, asking: Parameters<typeof ask>[2] = {}): Promise<Answer> {
  return ask(url, `../kefuapi/${call}`, asking);
}

/** What the customer's list of records says. */
export async function recordPage(url: string, token: string, query: string) {
  const { data } = await ask(url, `user/chatRecord?${query}`, { token });
  const page = recordOf(data);
  const record = recordOf(page["record"]);
  return { ...page, record, list: record["list"] as readonly Record<string, unknown>[] };
}
