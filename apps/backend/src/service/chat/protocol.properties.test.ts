import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { chatRecords } from "../../platform/store/schema/chat.ts";
import { eq, max } from "../../platform/store/sql.ts";
import { type OpenTestBackend, openTestBackend } from "../../test-support/open-test-backend.ts";
import { type ChatClient, openChatClient } from "../../test-support/chat-client.ts";
import { newAgent, recordPage } from "../../test-support/chat-stage.ts";
import { newCustomer } from "../../test-support/new-customer.ts";
import { createPrivateDatabase } from "../../test-support/private-database.ts";
import { testRedis } from "../../test-support/redis.ts";
import { openTestAgent } from "../../test-support/test-agent.ts";
import type { Events } from "../../platform/ports/events/events.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";
const redis = testRedis();

type Side = "customer" | "agent";
type Step =
  | { readonly do: "send"; readonly by: Side; readonly loses: "nothing" | "frame" | "echo" }
  | { readonly do: "repeat"; readonly by: Side; readonly message: number }
  | { readonly do: "reconnect"; readonly by: Side; readonly node: number }
  | { readonly do: "read"; readonly by: Side }
  | { readonly do: "lose events"; readonly are: boolean };

const side = fc.constantFrom<Side>("customer", "agent");
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("send" as const),
      by: side,
      loses: fc.constantFrom("nothing", "nothing", "frame", "echo"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("repeat" as const), by: side, message: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("reconnect" as const), by: side, node: fc.nat({ max: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("read" as const), by: side }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("lose events" as const), are: fc.boolean() }) },
) as fc.Arbitrary<Step>;

const engines = [
  { engine: "PGlite", isShared: false, redis: null },
  ...(server === "" ? [] : [{ engine: "PostgreSQL", isShared: true, redis: null }]),
  ...(server === "" || redis === null ? [] : [{ engine: "Redis", isShared: true, redis }]),
];

describe.each(engines)("the protocol on $engine", ({ isShared, redis: carrier }) => {
  const nodes: OpenTestBackend[] = [];
  const closing: (() => Promise<void>)[] = [];
  /** Whether what nodes tell each other gets lost. */
  let isDeaf = false;

  beforeAll(async () => {
    if (!isShared) {
      nodes.push(await openTestBackend({ contents: "fixture" }));
      return;
    }
    const database = await createPrivateDatabase(server, inject("demoTemplate") ?? undefined);
    closing.push(() => database.drop());
    const options = { sharedDatabase: database.url, ...(carrier !== null && { redis: carrier }) };
    nodes.push(await openTestBackend(options), await openTestBackend(options));
    for (const { services } of nodes) loseEvents(services.events, () => isDeaf);
  });
  afterAll(async () => {
    await Promise.all(nodes.splice(0).map((node) => node.close()));
    for (const close of closing) await close();
  });

  test(
    "says each message once and in order to both sides, whatever is lost, repeated or broken off",
    { timeout: 600_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), (steps) => converse(steps)),
        { numRuns: isShared ? 8 : 12 },
      );
    },
  );

  async function converse(steps: readonly Step[]): Promise<void> {
    isDeaf = false;
    const node = (index: number): OpenTestBackend => nodes[index % nodes.length] ?? fail();
    const account = await newAgent(node(0));
    const desk = await openTestAgent(node(0).url, account);
    await desk.leave();
    const customer = await newCustomer(node(0).db);
    const ends = {
      customer: new End({ type: "user", token: customer.token, shopId: 0 }, customer.id),
      agent: new End({ type: "kefu", token: desk.token, shopId: 0 }, customer.id),
    };
    await ends.agent.connect(node(0));
    await ends.customer.connect(node(1));
    ends.customer.socket.send("user_online", { kefu_id: account.id });
    await expect.poll(() => ends.agent.socket.heard("user_online").length).toBe(1);
    const to = { customer: { to_id: account.id, to_type: "kefu" }, agent: { to_id: customer.id, to_type: "user" } };
    const sent: { readonly by: Side; readonly frame: Record<string, unknown> }[] = [];

    for (const each of steps) {
      if (each.do === "lose events") isDeaf = each.are;
      else if (each.do === "read") ends[each.by].socket.send("read", { user_id: customer.id, shop_id: 0 });
      else if (each.do === "reconnect") await ends[each.by].reconnect(node(each.node));
      else if (each.do === "send") {
        const frame = {
          ...to[each.by],
          msg: `<${sent.length}>`,
          msg_type: 1,
          client_id: `${account.id}-${sent.length}`,
        };
        sent.push({ by: each.by, frame });
        if (each.loses !== "frame") ends[each.by].say(frame);
        if (each.loses === "echo") await ends[each.by].reconnect(node(sent.length));
      } else if (sent.length > 0) {
        const again = sent.filter(({ by }) => by === each.by)[each.message % sent.length];
        if (again !== undefined) ends[again.by].say(again.frame);
      }
    }
    isDeaf = false;
    // A client sends again what it has no echo of; the agent has to be there for what the customer says.
    for (const by of ["customer", "agent"] as const)
      for (const { frame } of sent.filter((each) => each.by === by)) {
        if (ends[by].knows(frame["client_id"])) continue;
        ends[by].say(frame);
        await expect.poll(() => ends[by].knows(frame["client_id"]), { interval: 10 }).toBe(true);
      }
    const { list } = await recordPage(node(0).url, customer.token, "shop_id=0&page_size=100");
    expect(list.map(({ msg }) => String(msg)).toSorted()).toEqual(
      sent.map((_, index) => `&lt;${index}&gt;`).toSorted(),
    );
    const ids = list.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((left, right) => left - right));
    // What came through a socket came in order and once, but for what somebody has sent again.
    for (const end of Object.values(ends)) {
      await expect.poll(() => end.socket.heard("error")).toEqual([]);
      for (const heard of end.histories()) {
        expect(heard).toEqual([...new Set(heard)].toSorted((left, right) => left - right));
        expect(heard.filter((id) => !ids.includes(id))).toEqual([]);
      }
      // What is still open hears of everything in the end.
      await expect.poll(() => ids.filter((id) => !end.mayMiss(id) && !end.hasHeard(id)), { interval: 50 }).toEqual([]);
    }
    await Promise.all(Object.values(ends).map(({ socket }) => socket.close()));
  }
});

/** One end of a conversation over several sockets, one after the other. */
class End {
  readonly #options: Parameters<typeof openChatClient>[1];
  readonly #customerId: number;
  readonly #sockets: ChatClient[] = [];
  readonly #sent = new Map<unknown, number>();
  #newestAtOpening = 0;

  constructor(options: Parameters<typeof openChatClient>[1], customerId: number) {
    this.#options = options;
    this.#customerId = customerId;
  }

  get socket(): ChatClient {
    return this.#sockets.at(-1) ?? fail();
  }

  async connect({ url, db }: OpenTestBackend): Promise<void> {
    this.#sockets.push(await openChatClient(url, this.#options));
    const [newest] = await db
      .select({ id: max(chatRecords.id) })
      .from(chatRecords)
      .where(eq(chatRecords.customerId, this.#customerId));
    this.#newestAtOpening = newest?.id ?? 0;
  }

  /** An agent has the new socket before the old one is gone, so that customers always have somebody. */
  async reconnect(node: OpenTestBackend): Promise<void> {
    const before = this.socket;
    if (this.#options.type === "user") await before.close();
    await this.connect(node);
    await before.close();
  }

  say(frame: Record<string, unknown>): void {
    const name = frame["client_id"];
    this.#sent.set(name, (this.#sent.get(name) ?? 0) + 1);
    this.socket.send("chat", frame);
  }

  knows(clientId: unknown): boolean {
    return this.#sockets.some((socket) => socket.heard("chat").some((record) => record["client_id"] === clientId));
  }

  /** What each socket was told besides what this end has said several times. */
  histories(): readonly (readonly number[])[] {
    return this.#sockets.map((socket) =>
      socket
        .heard("chat")
        .filter((record) => (this.#sent.get(record["client_id"]) ?? 0) < 2)
        .map(({ id }) => Number(id)),
    );
  }

  hasHeard(id: number): boolean {
    return this.socket.heard("chat").some((record) => record["id"] === id);
  }

  /** What was there when the socket was opened, clients read in the list. */
  mayMiss(id: number): boolean {
    return id <= this.#newestAtOpening;
  }
}

/** Has the events of a node get lost while somebody says so. */
function loseEvents(events: Events, areLost: () => boolean): void {
  const publish = events.publish.bind(events);
  Object.assign(events, {
    publish: async (...event: Parameters<Events["publish"]>) => (areLost() ? undefined : publish(...event)),
  });
}

function fail(): never {
  throw new Error("There is none");
}
