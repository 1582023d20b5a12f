import { releasePicture, sentPicture, takePicture } from "../../platform/files/take-picture.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { optionalId } from "../../platform/http/required-id.ts";
import { readTexts } from "../../platform/http/read-texts.ts";
import { Reply } from "../../platform/http/reply.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { addTrade, changeTrade, moveTrade } from "./change-trades.ts";
import { removeTrade, tradeUses } from "./remove-trade.ts";
import { lockedTrades, readTrades, seenTrade, tradeNames } from "./trade-rows.ts";

const maxNameLength = 60;

/** `trades/list`: what shops can deal in, with who names it. */
export async function handleTradeList({ db, images }: AgentContext) {
  const rows = await readTrades(db);
  const uses = await tradeUses(db);
  return rows.map((row) => ({
    id: row.id,
    name: tradeNames(row),
    image: images.of(row.image),
    revision: row.revision,
    shops: uses.get(row.id)?.shops ?? 0,
    applications: uses.get(row.id)?.applications ?? 0,
  }));
}

/** `trades/save`: a new one behind all others, or what one is called and looks like. */
export async function handleSaveTrade({ db, body, agent }: AgentContext) {
  const name = readTexts(body, "name", maxNameLength);
  const seen = body.text("id") === "" ? null : seenRevision(body);
  const id = await retriedTransaction(db, async (tx) => {
    const row = seen === null ? await addTrade(tx, { name }) : seenTrade(await lockedTrades(tx), seen);
    const image = await takePicture(tx, sentPicture(body), {
      agentId: agent.id,
      about: about(row.id),
      current: row.image,
    });
    // A new one has all but its picture.
    if (seen !== null || image !== undefined) await changeTrade(tx, row, { name, image });
    return row.id;
  });
  return new Reply({ id }, { key: "tradeSaved" });
}

/** `trades/move`: in front of another one, or behind all of them. */
export async function handleMoveTrade({ db, body }: AgentContext) {
  const seen = seenRevision(body);
  const beforeId = optionalId(body, "before_id");
  await retriedTransaction(db, (tx) => moveTrade(tx, seen, beforeId));
  return new Reply([], { key: "tradeMoved" });
}

/** `trades/remove`: its shops, and the applications that wait, go to `target_id`. */
export async function handleRemoveTrade({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  const removal = { targetId: optionalId(body, "target_id"), now: now() };
  await retriedTransaction(db, async (tx) => {
    await removeTrade(tx, seen, removal);
    await releasePicture(tx, about(seen.id));
  });
  return new Reply([], { key: "tradeRemoved" });
}

function about(id: number): string {
  return `trade:${id}`;
}
