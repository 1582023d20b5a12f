import type { ShopContext } from "../../../platform/http/desk-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { addNote, removeNote } from "./order-notes.ts";

const maxNoteLength = 500;

/** `orders/add_note`: only people of the shop read it. */
export async function handleAddNote({ db, shopId, agent, body, now }: ShopContext) {
  const orderId = requiredId(body, "id");
  const note = body.text("note");
  if (note === "") throw new DomainError("orderNoteNeeded", { field: "note" });
  if (note.length > maxNoteLength) throw new DomainError("orderNoteTooLong", { field: "note" });
  await retriedTransaction(db, (tx) => addNote(tx, { orderId, shopId, agentId: agent.id, note, now: now() }));
  return new Reply([], { key: "orderNoteAdded" });
}

/** `orders/remove_note`: `id` is the note's. */
export async function handleRemoveNote({ db, shopId, body }: ShopContext) {
  const id = requiredId(body, "id");
  await retriedTransaction(db, (tx) => removeNote(tx, shopId, id));
  return new Reply([], { key: "orderNoteRemoved" });
}
