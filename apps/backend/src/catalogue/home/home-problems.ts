import type { Executor } from "../../platform/store/database.ts";
import type { HomeBlock, HomeDocument, Picture, ProductColumn, Timed } from "../../platform/store/schema/home.ts";
import { columnProducts } from "./column-products.ts";
import { targetOf } from "./named-in-document.ts";
import type { NamedKind, NamedThing } from "./target-names.ts";

type ProblemKind =
  /** A picture leads to, or a block names, what shoppers do not see. */
  | "gone"
  /** There is nothing to show in a block or a column. */
  | "empty"
  /** Nobody who does not see a picture learns what it shows. */
  | "noText"
  | "over";

/** Something that an operator should know before they publish. */
export interface HomeProblem {
  readonly kind: ProblemKind;
  /** The block, or the advertisements of a position. */
  readonly key: string;
  /** The picture or the number of the column in it; null: the block itself. */
  readonly part: string | null;
  /** What is gone. */
  readonly thing: NamedKind | null;
  readonly id: number | null;
}

export async function homeProblems(
  db: Executor,
  { blocks, slots }: HomeDocument,
  named: readonly NamedThing[],
  now: Date,
): Promise<readonly HomeProblem[]> {
  const there = new Set(named.flatMap(({ kind, id, isThere }) => (isThere ? [`${kind}-${id}`] : [])));
  const isThere = (kind: NamedKind, id: number): boolean => there.has(`${kind}-${id}`);
  const problems: HomeProblem[] = [...blocks, ...slots].flatMap((timed) => endedAt(timed, now));
  const shown = <Each extends { readonly isShown: boolean }>(each: readonly Each[]) =>
    each.filter((one) => one.isShown);
  for (const slot of shown(slots)) problems.push(...ofPictures(slot.key, slot.pictures, isThere));
  for (const block of shown(blocks)) {
    problems.push(...ofBlock(block, isThere));
    if (block.kind !== "columns") continue;
    for (const [index, column] of block.columns.entries()) {
      if (column.isShown && (await isEmpty(db, column, now))) {
        problems.push({ kind: "empty", key: block.key, part: String(index), thing: null, id: null });
      }
    }
  }
  return problems;
}

type IsThere = (kind: NamedKind, id: number) => boolean;

function ofBlock(block: HomeBlock, isThere: IsThere): readonly HomeProblem[] {
  const { key } = block;
  const gone = (thing: NamedKind, ids: readonly number[], part: string | null = null) =>
    ids.filter((id) => !isThere(thing, id)).map((id) => ({ kind: "gone" as const, key, part, thing, id }));
  const empty: HomeProblem = { kind: "empty", key, part: null, thing: null, id: null };
  switch (block.kind) {
    case "carousel":
    case "banner": {
      const pictures = block.pictures.filter(({ isShown }) => isShown);
      return pictures.length === 0 ? [empty] : ofPictures(key, pictures, isThere);
    }
    case "areas":
      return block.areaIds?.length === 0 ? [empty] : gone("area", block.areaIds ?? []);
    case "shops":
      return block.shopIds?.length === 0 ? [empty] : gone("shop", block.shopIds ?? []);
    case "rankings":
      return block.lists.length === 0 ? [empty] : [];
    case "columns":
      if (!block.columns.some(({ isShown }) => isShown)) return [empty];
      return block.columns.flatMap(({ choice }, index) => {
        if (choice.by === "hand") return gone("product", choice.productIds, String(index));
        return choice.categoryId === null ? [] : gone("category", [choice.categoryId], String(index));
      });
    case "flashSale":
      return [];
    default:
      return block satisfies never;
  }
}

function ofPictures(key: string, pictures: readonly Picture[], isThere: IsThere): readonly HomeProblem[] {
  return pictures.flatMap((picture) => {
    const { isShown, alt, title } = picture;
    if (!isShown) return [];
    const target = targetOf(picture);
    const problems: HomeProblem[] = [];
    const at = { key, part: picture.key };
    if (target !== null && !isThere(target.kind, target.id))
      problems.push({ kind: "gone", ...at, thing: target.kind, id: target.id });
    if (Object.keys(alt).length === 0 && Object.keys(title).length === 0)
      problems.push({ kind: "noText", ...at, thing: null, id: null });
    return problems;
  });
}

function endedAt({ key, until }: Timed, now: Date): readonly HomeProblem[] {
  const isOver = until !== null && new Date(until) <= now;
  return isOver ? [{ kind: "over", key, part: null, thing: null, id: null }] : [];
}

async function isEmpty(db: Executor, { choice }: ProductColumn, now: Date): Promise<boolean> {
  const { ids } = await columnProducts(db, choice, { size: 1, offset: 0 }, now);
  return ids.length === 0;
}
