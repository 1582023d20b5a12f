import type { Services } from "../../../platform/http/services.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { conversations } from "../../../platform/store/schema/chat.ts";
import { eq } from "../../../platform/store/sql.ts";
import { ChatError } from "../chat-error.ts";
import type { ChatNews } from "../chat-events.ts";
import { takesChats } from "../chat-settings.ts";
import { findConversation, keyOf, lockConversation, openConversation, type Opening } from "../conversation.ts";
import { handToAgent } from "../hand-to-agent.ts";
import { markRead } from "../read-marks.ts";
import { sendAsCustomer } from "../send-message.ts";
import { isForThisShop, type FrameHandlers } from "./frame.ts";
import type { LiveSocket } from "./live-socket.ts";

export const customerFrames: FrameHandlers = {
  user_online: async (services, socket, data) => {
    const wantedId = data.integer("kefu_id");
    if (wantedId === null) throw new ChatError("bad_frame");
    const opening = openingOf(services, socket);
    if (!(await takesChats(services.db, opening.shopId))) throw new ChatError("offline", { key: "chatOff" });
    const conversation = await retriedTransaction(services.db, async (tx) => {
      const handed = await handToAgent(tx, await openConversation(tx, opening), wantedId);
      const { client, language } = opening;
      await tx.update(conversations).set({ client, language: language.wanted }).where(eq(conversations.id, handed.id));
      return handed;
    });
    await correctAgent(services, socket, conversation.agentId, wantedId);
    return [{ ...keyOf(conversation), what: "presence", isOnline: true }];
  },
  chat: async (services, socket, data) => {
    const { record, news, isHandedOver } = await retriedTransaction(services.db, (tx) =>
      sendAsCustomer(tx, services.messages, openingOf(services, socket), data),
    );
    const [recordNews] = news;
    await correctAgent(services, socket, recordNews?.agentId ?? null, data.integer("to_id"));
    if (recordNews === undefined) return record.id;
    // An agent who has not heard of the customer yet shows nothing that comes from somebody unknown.
    return isHandedOver ? [{ ...recordNews, what: "presence", isOnline: true }, ...news] : news;
  },
  read: async ({ db }, { person }, data) => {
    if (!isForThisShop(person, data)) return [];
    const news = await db.transaction(async (tx) => {
      const locked = await lockConversation(tx, person.id, person.shopId);
      return locked === null ? null : markRead(tx, locked, "user", data.integer("last_id"));
    });
    return news === null ? [] : [news];
  },
  typing: async ({ db }, { person }) => {
    const conversation = await findConversation(db, person.id, person.shopId);
    if (conversation === null) return [];
    return [{ ...keyOf(conversation), what: "typing", by: "user" }] satisfies readonly ChatNews[];
  },
};

function openingOf({ now }: Services, { person }: LiveSocket): Opening {
  const { id, shopId, client, language } = person;
  return { customerId: id, shopId, client, language, now: now() };
}

/** Sends a client that names another agent the one who answers. */
async function correctAgent(
  { db }: Services,
  socket: LiveSocket,
  agentId: number | null,
  meantId: number | null,
): Promise<void> {
  if (agentId === null || agentId === meantId) return;
  const [agent] = await db.select().from(agents).where(eq(agents.id, agentId));
  if (agent === undefined) return;
  const nickname = inLanguage(agent, "nickname", socket.person.language);
  socket.send("transfer", { id: agent.id, nickname, avater: null });
}
