import { randomUUID } from "node:crypto";
import { openTestAgent, type TestAgent } from "@plaza/backend/agents";
import { type Platform, sharedPlatform } from "./customers.ts";

/** Opens a new account for an agent of a shop, or of the platform (0), and sits them down at the desk. */
export async function agentAt(shopId: number, nickname: string, at: Platform = sharedPlatform): Promise<TestAgent> {
  const account = `journey-${randomUUID().slice(0, 13)}`;
  const shop = shopId === 0 ? [] : ["--shop", String(shopId)];
  const printed = await at.operate("agents", "add", account, nickname, ...shop);
  const password = /logs in with (\S+)/.exec(printed)?.[1];
  if (password === undefined) throw new Error(`There is no agent: ${printed}`);
  return openTestAgent(at.platform, { account, password, shopId });
}

/** What customers have said to an agent so far. */
export function messagesTo(agent: TestAgent): readonly unknown[] {
  return agent.heard().map(({ msg }) => msg);
}

/** The customer who has said something to an agent. */
export function customerOf(agent: TestAgent): number {
  const [first] = agent.heard();
  if (first === undefined) throw new Error("Nobody has said anything.");
  return Number(first["from_id"]);
}
