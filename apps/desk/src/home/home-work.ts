import {
  homeBlockKinds,
  type HomeBlockKind,
  type HomeDeskBlock,
  type HomeDocument,
  type HomePage,
  type HomePicture,
} from "@plaza/api-client/desk";
import { fieldsOf, type WorkStore } from "../shared/unsaved-work/stored-work.ts";

const empty: HomeDocument = { blocks: [], slots: [] };

/** What an editor begins with: the draft, else what is shown. */
export function workOf({ draft, shown }: Pick<HomePage, "draft" | "shown">): HomeDocument {
  return draft ?? shown ?? empty;
}

const always = { isShown: true, from: null, until: null } as const;

/** A name that nothing else has. */
function newKey(): string {
  return crypto.randomUUID().slice(0, 13);
}

export function newBlock(kind: HomeBlockKind): HomeDeskBlock {
  const timed = { ...always, key: newKey() };
  switch (kind) {
    case "carousel":
    case "banner":
      return { ...timed, kind, pictures: [] };
    case "areas":
      return { ...timed, kind, areaIds: null };
    case "shops":
      return { ...timed, kind, shopIds: null };
    case "flashSale":
      return { ...timed, kind };
    case "rankings":
      return { ...timed, kind, lists: ["hot", "new"] };
    case "columns":
      return { ...timed, kind, columns: [] };
    default:
      return kind satisfies never;
  }
}

export function newPicture(image: string): HomePicture {
  const texts = { alt: {}, eyebrow: {}, title: {}, line: {}, action: {} };
  return { key: newKey(), isShown: true, image, images: {}, focus: { x: 50, y: 50 }, ...texts, target: null };
}

/** The carousel stands beside the categories, so it is the first; the others are in the order that they were put in. */
export function moved(blocks: readonly HomeDeskBlock[], key: string, to: number): readonly HomeDeskBlock[] {
  const from = blocks.findIndex((block) => block.key === key);
  const block = blocks[from];
  const first = blocks[0]?.kind === "carousel" ? 1 : 0;
  if (block === undefined || block.kind === "carousel") return blocks;
  const target = Math.min(Math.max(to, first), blocks.length - 1);
  return blocks.toSpliced(from, 1).toSpliced(target, 0, block);
}

/** Where a device keeps what somebody has changed at home and not saved. */
export function homeStore(userId: number): WorkStore<HomeDocument> {
  return { name: `plaza:desk-home:${userId}`, read: (stored) => (isDocument(stored) ? stored : null) };
}

function isDocument(stored: unknown): stored is HomeDocument {
  const { blocks, slots } = fieldsOf(stored);
  const isKnown = (block: unknown): boolean => homeBlockKinds.some((kind) => kind === fieldsOf(block)["kind"]);
  return Array.isArray(blocks) && Array.isArray(slots) && blocks.every(isKnown);
}
