import { releasePicture, sentPicture, takePicture } from "../../platform/files/take-picture.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { readTexts } from "../../platform/http/read-texts.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { brandTexts, lockedBrand, maxNameLength } from "./brand-rows.ts";
import { listBrands } from "./list-brands.ts";
import { mergeBrand } from "./merge-brand.ts";
import { removeBrand } from "./remove-brand.ts";
import { addBrand, changeBrand } from "./save-brand.ts";

const pageSize = 50;

/** `brands/list`: by their names. `after` names the one that the page before ended with. */
export async function handleBrandList({ db, query, images }: AgentContext) {
  const filter = { words: query.text("words").slice(0, maxNameLength), after: query.id("after") };
  const listed = await listBrands(db, filter, pageSize);
  return {
    list: listed.slice(0, pageSize).map(({ row, products, onSale, formerNames }) => ({
      id: row.id,
      name: brandTexts(row),
      image: images.of(row.image),
      revision: row.revision,
      products,
      on_sale: onSale,
      former_names: formerNames,
    })),
    more: listed.length > pageSize ? 1 : 0,
  };
}

/** `brands/save`: a new one, or what one is called and looks like. */
export async function handleSaveBrand({ db, body, agent }: AgentContext) {
  const name = readTexts(body, "name", maxNameLength);
  const seen = body.text("id") === "" ? null : seenRevision(body);
  const id = await retriedTransaction(db, async (tx) => {
    const row = seen === null ? await addBrand(tx, name) : await lockedBrand(tx, seen);
    const image = await takePicture(tx, sentPicture(body), {
      agentId: agent.id,
      about: about(row.id),
      current: row.image,
    });
    // A new one has all but its picture.
    if (seen !== null || image !== undefined) await changeBrand(tx, row, { name, image });
    return row.id;
  });
  return new Reply({ id }, { key: "brandSaved" });
}

/** `brands/merge`: into `target_id`, which stays what it is. */
export async function handleMergeBrand({ db, body }: AgentContext) {
  const seen = seenRevision(body);
  const targetId = requiredId(body, "target_id");
  const products = await retriedTransaction(db, async (tx) => {
    const moved = await mergeBrand(tx, seen, targetId);
    await releasePicture(tx, about(seen.id));
    return moved;
  });
  return new Reply({ products }, { key: "brandMerged" });
}

/** `brands/remove`: one that no product has. */
export async function handleRemoveBrand({ db, body }: AgentContext) {
  const seen = seenRevision(body);
  await retriedTransaction(db, async (tx) => {
    await removeBrand(tx, seen);
    await releasePicture(tx, about(seen.id));
  });
  return new Reply([], { key: "brandRemoved" });
}

function about(id: number): string {
  return `brand:${id}`;
}
