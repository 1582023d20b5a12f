import { releasePicture, sentPicture, takePicture } from "../../../platform/files/take-picture.ts";
import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { readOptionalTexts, readTexts } from "../../../platform/http/read-texts.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { optionalId, requiredId } from "../../../platform/http/required-id.ts";
import { seenRevision } from "../../../platform/http/seen-revision.ts";
import { byLanguage, storedText } from "../../../platform/store/language-texts.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { flag } from "../../../platform/wire/scalars.ts";
import { productsWire } from "../../../selling/merchandising/rule-wire.ts";
import { areaProductIds, countAreaProducts } from "./area-products.ts";
import { type AreaRow, lockedAreas, readAreas, seenArea } from "./area-rows.ts";
import { addArea, changeArea, moveArea, removeArea } from "./change-areas.ts";

const maxLength = { name: 60, synopsis: 120 } as const;

/** `special_areas/list`: all of them, hidden ones too, in their order. */
export async function handleAreas({ db, images }: AgentContext) {
  const rows = await readAreas(db);
  const counts = await countAreaProducts(db);
  return rows.map((row) => ({ ...areaWire(row, images), products: counts.get(row.id) ?? 0 }));
}

/** `special_areas/detail`: one with its products in their order. */
export async function handleArea({ db, images, query, language }: AgentContext) {
  const id = requiredId(query, "id");
  const row = (await readAreas(db)).find((each) => each.id === id);
  if (row === undefined) throw new DomainError("areaGone", { notFound: true });
  return { ...areaWire(row, images), products: await productsWire(db, await areaProductIds(db, id), language) };
}

/** `special_areas/save`: a new one behind all others, or what one says and holds. */
export async function handleSaveArea({ db, body, agent }: AgentContext) {
  const content = {
    name: readTexts(body, "name", maxLength.name),
    synopsis: readOptionalTexts(body, "synopsis", maxLength.synopsis),
    isShown: body.flag("is_shown") ?? true,
    productIds: body.has("product_ids") ? body.ids("product_ids") : undefined,
  };
  const seen = body.text("id") === "" ? null : seenRevision(body);
  const id = await retriedTransaction(db, async (tx) => {
    const row = seen === null ? await addArea(tx, content) : seenArea(await lockedAreas(tx), seen);
    const image = await takePicture(tx, sentPicture(body), {
      agentId: agent.id,
      about: about(row.id),
      current: row.image,
    });
    // A new one has all but its picture.
    if (seen !== null || image !== undefined) await changeArea(tx, row, { ...content, image });
    return row.id;
  });
  return new Reply({ id }, { key: "areaSaved" });
}

/** `special_areas/move`: in front of another one, or behind all of them. */
export async function handleMoveArea({ db, body }: AgentContext) {
  const seen = seenRevision(body);
  const beforeId = optionalId(body, "before_id");
  await retriedTransaction(db, (tx) => moveArea(tx, seen, beforeId));
  return new Reply([], { key: "areaMoved" });
}

/** `special_areas/remove` */
export async function handleRemoveArea({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  await retriedTransaction(db, async (tx) => {
    await removeArea(tx, seen, now());
    await releasePicture(tx, about(seen.id));
  });
  return new Reply([], { key: "areaRemoved" });
}

function areaWire(row: AreaRow, images: AgentContext["images"]) {
  return {
    id: row.id,
    name: byLanguage(storedText(row, "name")),
    synopsis: byLanguage(storedText(row, "synopsis")),
    image: images.of(row.image),
    is_shown: flag(row.isEnabled),
    revision: row.revision,
  };
}

function about(id: number): string {
  return `special_area:${id}`;
}
