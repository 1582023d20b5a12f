import type { Services } from "../../../platform/http/services.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { ChatError } from "../chat-error.ts";
import { findConversation, keyOf, lockConversation } from "../conversation.ts";
import { markRead } from "../read-marks.ts";
import { sendAsAgent } from "../send-message.ts";
import { transfer } from "../transfer.ts";
import { isForThisShop, type FrameHandlers } from "./frame.ts";
import type { Person } from "./live-socket.ts";

const maxNoteLength = 500;

export const agentFrames: FrameHandlers = {
  chat: async ({ db, now }, { person }, data) => {
    const { record, news } = await retriedTransaction(db, (tx) => sendAsAgent(tx, agentOf(person), data, now()));
    return news ?? record.id;
  },
  read: async ({ db }, { person }, data) => {
    const customerId = data.integer("user_id");
    if (customerId === null || !isForThisShop(person, data)) return [];
    const news = await db.transaction(async (tx) => {
      const locked = await lockConversation(tx, customerId, person.shopId);
      return locked?.agentId === person.id ? markRead(tx, locked, "kefu", data.integer("last_id")) : null;
    });
    return news === null ? [] : [news];
  },
  typing: async ({ db }, { person }, data) => {
    const customerId = data.integer("to_id");
    const conversation = customerId === null ? null : await findConversation(db, customerId, person.shopId);
    return conversation?.agentId === person.id ? [{ ...keyOf(conversation), what: "typing", by: "kefu" }] : [];
  },
  transfer: async ({ db, now, messages }: Services, { person }, data) => {
    const [customerId, toAgentId] = [data.integer("user_id"), data.integer("kefu_id")];
    if (customerId === null || toAgentId === null) throw new ChatError("bad_frame");
    // Ours.
    const note = data.text("note");
    if (Array.from(note).length > maxNoteLength) throw new ChatError("too_long", { parameter: String(maxNoteLength) });
    const { id: fromAgentId, shopId } = person;
    return retriedTransaction(db, (tx) =>
      transfer(tx, messages, { customerId, shopId, fromAgentId, toAgentId, note, now: now() }),
    );
  },
};

function agentOf({ id, shopId }: Person) {
  return { id, shopId };
}
