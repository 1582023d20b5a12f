import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { chatRecords, conversations } from "../../../platform/store/schema/chat.ts";
import { eq } from "../../../platform/store/sql.ts";
import { newAgent } from "../../../test-support/chat-stage.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { addRecord } from "../add-record.ts";
import type { ChatNews } from "../chat-events.ts";
import { textContent } from "../content.ts";
import { openConversation } from "../conversation.ts";
import { CatchUp } from "./catch-up.ts";
import { Delivery } from "./deliver.ts";
import { LiveSocket } from "./live-socket.ts";
import { SocketRegister } from "./socket-register.ts";

const language = { wanted: "en", fallback: "zh" } as const;

/** A socket that goes nowhere, and what was said to it. */
function socketOf(customerId: number, connectionId: string) {
  const heard: string[] = [];
  const nowhere = {
    OPEN: WebSocket.OPEN,
    readyState: WebSocket.OPEN,
    bufferedAmount: 0,
    send: (frame: string) => heard.push(String(JSON.parse(frame).data.msg)),
  } as unknown as WebSocket;
  const person = { side: "user", id: customerId, sessionId: 1, client: 5, shopId: null, language } as const;
  return { heard, live: new LiveSocket(nowhere, connectionId, person, new Date()) };
}

onEachStore("catching up", (backend) => {
  test("tells a new connection nothing of what was there before, however much is being told meanwhile", async () => {
    const { db, services } = backend;
    const [customer, agent] = [await backend.newCustomer(), await newAgent(backend)];
    const opening = { customerId: customer.id, shopId: null, client: 5, language, now: new Date() } as const;
    const say = (text: string) =>
      db.transaction(async (tx) => {
        const conversation = await openConversation(tx, opening);
        const by = { agentId: agent.id, isFromCustomer: false, clientId: null, now: new Date() };
        return (await addRecord(tx, conversation, { ...textContent(text), ...by })).news as ChatNews;
      });
    const sockets = new SocketRegister();
    const delivery = new Delivery(services, sockets);
    const catchUp = new CatchUp(db, sockets, delivery);
    const [known, added] = [socketOf(customer.id, "known"), socketOf(customer.id, "added")];
    sockets.add(known.live);
    await catchUp.begin(known.live);
    await delivery.deliver(await say("one"));

    const news = await say("two");
    const turn = Promise.withResolvers<void>();
    const before = delivery.inTurn({ customerId: customer.id, shopId: null }, () => turn.promise);
    const delivered = delivery.deliver(news);
    sockets.add(added.live);
    const begun = catchUp.begin(added.live);
    const deliveredLater = say("three").then((later) => delivery.deliver(later));
    turn.resolve();
    await Promise.all([before, delivered, begun, deliveredLater]);
    await catchUp.all();

    expect(known.heard).toEqual(["one", "two", "three"]);
    expect(added.heard.filter((text) => text !== "three")).toEqual([]);
    expect(await db.$count(chatRecords, eq(chatRecords.customerId, customer.id))).toBe(3);
    await db.delete(conversations).where(eq(conversations.customerId, customer.id));
  });
});
