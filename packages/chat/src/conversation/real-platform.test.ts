// @vitest-environment node
import { fixture } from "@plaza/testing/fixture";
import { openTestAgent, type TestAgent } from "@plaza/testing/agents";
import { platformClient, platformOrigin } from "@plaza/testing/platform-client";
import { afterEach, expect, test, vi } from "vitest";
import { type Conversation, runConversation } from "./run-conversation.ts";

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
  vi.unstubAllGlobals();
});

async function tokenOf({ mobile, password }: { readonly mobile: string; readonly password: string }) {
  const response = await fetch(`${platformOrigin()}/api/account/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mobile, password, client: 5 }),
  });
  const { data } = (await response.json()) as { readonly data: { readonly token: string } };
  return data.token;
}

/** What the shop's server does with a browser's socket: it leads to the platform, with the session. */
function leadSocketsToPlatform(token: string): WebSocket[] {
  const sockets: WebSocket[] = [];
  class LedSocket extends WebSocket {
    constructor(address: string) {
      const { search } = new URL(address);
      super(`${platformOrigin().replace(/^http/, "ws")}/socket${search}&token=${token}`);
      sockets.push(this);
    }
  }
  vi.stubGlobal("WebSocket", LedSocket);
  // All that a conversation asks of a window: jsdom has its socket only where it has a realm of its own.
  const page = new EventTarget();
  vi.stubGlobal("location", new URL("http://localhost/"));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  return sockets;
}

async function agentAt(agent: (typeof fixture.agents)[keyof typeof fixture.agents]): Promise<TestAgent> {
  const opened = await openTestAgent(platformOrigin(), agent);
  open.push(() => opened.leave());
  return opened;
}

async function talkTo(shopId: number, customer = fixture.customers.regular) {
  const token = await tokenOf(customer);
  const sockets = leadSocketsToPlatform(token);
  const conversation: Conversation = runConversation({
    api: platformClient("en", token),
    locale: "en",
    shopId,
    hasNames: true,
    platformOrigin: platformOrigin(),
    onConnectionFailed: () => undefined,
    onCountsStale: () => undefined,
  });
  open.push(conversation.end);
  return { conversation, sockets, texts: () => textsOf(conversation) };
}

const textsOf = (conversation: Conversation): readonly string[] =>
  conversation
    .state()
    .records.flatMap(({ content, from }) => (content.type === "text" ? [`${from.side}: ${content.text}`] : []));
const soon = { timeout: 10_000 };

test("a customer and an agent talk, and each hears the other once", async () => {
  const agent = await agentAt(fixture.agents.platform);
  const { conversation, texts } = await talkTo(0);
  await vi.waitFor(() => expect(conversation.state()).toMatchObject({ link: "open", agent: { id: agent.id } }), soon);
  conversation.send({ type: "text", text: "Is <b>1 & 1</b> 2?" });
  conversation.send({ type: "text", text: "I think so" });
  await vi.waitFor(() => expect(agent.heard()).toHaveLength(2), soon);
  const [{ from_id: customerId } = {}] = agent.heard();
  agent.say(Number(customerId), "Yes");
  await vi.waitFor(
    () => expect(texts()).toEqual(["customer: Is <b>1 & 1</b> 2?", "customer: I think so", "agent: Yes"]),
    soon,
  );
  expect(conversation.state().outbox).toEqual([]);
});

test("what is written while the connection is lost arrives once it is back, in its order", async () => {
  const agent = await agentAt(fixture.agents.shop);
  const { conversation, sockets, texts } = await talkTo(fixture.agents.shop.shopId);
  await vi.waitFor(() => expect(conversation.state().boundTo).toBe(agent.id), soon);
  conversation.send({ type: "text", text: "one" });
  sockets.at(-1)?.close();
  conversation.send({ type: "text", text: "two" });
  conversation.send({ type: "text", text: "three" });
  await vi.waitFor(() => expect(conversation.state().link).toBe("waiting"), soon);
  conversation.reconnect();
  await vi.waitFor(() => expect(texts()).toEqual(["customer: one", "customer: two", "customer: three"]), soon);
  await vi.waitFor(() => expect(agent.heard().map(({ msg }) => msg)).toEqual(["one", "two", "three"]), soon);
});

test("a product is sent by its id and shown as the platform knows it", async () => {
  await agentAt(fixture.agents.otherShop);
  const { conversation } = await talkTo(fixture.agents.otherShop.shopId);
  await vi.waitFor(() => expect(conversation.state().link).toBe("open"), soon);
  const { id, name } = fixture.products.onFlashSale;
  conversation.send({ type: "product", product: { id, name: "As it was here", image: null, price: 1 } });
  await vi.waitFor(() => expect(conversation.state().records).toHaveLength(1), soon);
  expect(conversation.state().records[0]?.content).toMatchObject({ type: "product", product: { id, name: name.en } });
});

test("where nobody is at the desk, nothing is connected and nothing is sent", async () => {
  const { conversation, sockets } = await talkTo(0, fixture.customers.member);
  await vi.waitFor(() => expect(conversation.state().isLoaded).toBe(true), soon);
  expect(conversation.send({ type: "text", text: "Anybody?" })).toBe("offline");
  expect(sockets).toHaveLength(0);
});

test("a session that the platform does not know is over at once", async () => {
  const sockets = leadSocketsToPlatform("0".repeat(32));
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  const conversation = runConversation({
    api: platformClient("en", "0".repeat(32)),
    locale: "en",
    shopId: 0,
    hasNames: true,
    platformOrigin: platformOrigin(),
    onConnectionFailed: () => undefined,
    onCountsStale: () => undefined,
  });
  open.push(conversation.end);
  await vi.waitFor(() => expect(conversation.state().link).toBe("over"), soon);
  expect(sockets).toHaveLength(0);
});
