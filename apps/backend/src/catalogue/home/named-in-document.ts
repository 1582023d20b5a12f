import type { Executor } from "../../platform/store/database.ts";
import type { ReaderLanguage } from "../../platform/store/language.ts";
import type { HomeDocument, Picture } from "../../platform/store/schema/home.ts";
import { type NamedKind, namedKinds, type NamedThing, namedThings } from "./target-names.ts";

/** Everything that documents name by an id, with what it is called. */
export async function namedInDocuments(
  db: Executor,
  documents: readonly HomeDocument[],
  language: ReaderLanguage,
): Promise<readonly NamedThing[]> {
  const ids = new Map<NamedKind, Set<number>>(namedKinds.map((kind) => [kind, new Set()]));
  for (const { kind, id } of documents.flatMap(namesIn)) ids.get(kind)?.add(id);
  const found = await Promise.all(
    namedKinds.map((kind) => namedThings(db, kind, [...(ids.get(kind) ?? [])], language)),
  );
  return found.flat();
}

interface Name {
  readonly kind: NamedKind;
  readonly id: number;
}

export function targetOf({ target }: Picture): Name | null {
  return target !== null && "id" in target ? target : null;
}

function namesIn({ blocks, slots }: HomeDocument): readonly Name[] {
  const inBlocks = blocks.flatMap((block): readonly Name[] => {
    switch (block.kind) {
      case "areas":
        return (block.areaIds ?? []).map((id) => ({ kind: "area", id }));
      case "shops":
        return (block.shopIds ?? []).map((id) => ({ kind: "shop", id }));
      case "columns":
        return block.columns.flatMap(({ choice }): readonly Name[] => {
          if (choice.by === "hand") return choice.productIds.map((id) => ({ kind: "product", id }));
          return choice.categoryId === null ? [] : [{ kind: "category", id: choice.categoryId }];
        });
      case "carousel":
      case "banner":
        return block.pictures.flatMap((picture) => targetOf(picture) ?? []);
      case "flashSale":
      case "rankings":
        return [];
      default:
        return block satisfies never;
    }
  });
  return [...inBlocks, ...slots.flatMap(({ pictures }) => pictures.flatMap((picture) => targetOf(picture) ?? []))];
}
