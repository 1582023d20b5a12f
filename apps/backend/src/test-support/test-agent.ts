import { randomUUID } from "node:crypto";
import { type ChatClient, openChatClient } from "./chat-client.ts";
import { isRecord } from "./ask.ts";

export interface AgentAccount {
  readonly account: string;
  readonly password: string;
  /** 0: the platform's. */
  readonly shopId: number;
}

/** An agent at the desk: logged in, and with an open socket, so that customers have somebody to talk to. */
export interface TestAgent {
  readonly id: number;
  readonly nickname: string;
  readonly shopId: number;
  readonly token: string;
  readonly socket: ChatClient;
  /** Asks a call below `/kefuapi/`. @returns its data */
  ask(call: string): Promise<unknown>;
  /** Sends a text to a customer. */
  say(customerId: number, text: string): void;
  /** What was said to the agent so far, as the wire has it. */
  heard(): readonly Record<string, unknown>[];
  /** Leaves the desk; without that, the agent stays there until the backend is closed. */
  leave(): Promise<void>;
}

/** Logs an agent in, and sits them down at the desk. */
export async function openTestAgent(url: string, { account, password, shopId }: AgentAccount): Promise<TestAgent> {
  const body = { account, password, type: shopId === 0 ? 0 : 1, client: 5 };
  const session = await deskAnswer(url, "account/login", { body });
  if (!isRecord(session)) throw new Error(`The agent "${account}" cannot log in`);
  const token = String(session["token"]);
  const socket = await openChatClient(url, { type: "kefu", token, shopId });
  return {
    id: Number(session["id"]),
    nickname: String(session["nickname"]),
    shopId,
    token,
    socket,
    ask: (call) => deskAnswer(url, call, { token }),
    say: (customerId, text) =>
      socket.send("chat", { to_id: customerId, to_type: "user", msg: text, msg_type: 1, client_id: randomUUID() }),
    heard: () => socket.heard("chat").filter((record) => record["from_type"] === "user"),
    leave: () => socket.close(),
  };
}

async function deskAnswer(
  url: string,
  call: string,
  { token = "", body }: { readonly token?: string; readonly body?: unknown },
): Promise<unknown> {
  const response = await fetch(`${url}/kefuapi/${call}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { token, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const envelope: unknown = await response.json();
  if (!isRecord(envelope) || envelope["code"] !== 1) throw new Error(`${call}: ${JSON.stringify(envelope)}`);
  return envelope["data"];
}
