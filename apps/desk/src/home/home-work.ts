import {
  homeBlockKinds,
  type HomeBlockKind,
  type HomeDeskBlock,
  type HomeDocument,
  type HomePage,
  type HomePicture,
} from "@plaza/api-client/desk";

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

/** Unsaved work on this device. */
export interface StoredHome {
  readonly document: HomeDocument;
  /** Epoch milliseconds. */
  readonly at: number;
}

const nameOf = (userId: number): string => `plaza:desk-home:${userId}`;

/** What somebody has changed on this device and not saved, also in a window that is closed by now. */
export function readStored(userId: number): StoredHome | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(userId)) ?? "null");
    return isStored(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Null removes it. */
export function writeStored(userId: number, stored: StoredHome | null): void {
  try {
    if (stored === null) localStorage.removeItem(nameOf(userId));
    else localStorage.setItem(nameOf(userId), JSON.stringify(stored));
  } catch {
    // Storage is blocked or full: then the browser's warning is all there is.
  }
}

function isStored(value: unknown): value is StoredHome {
  if (typeof value !== "object" || value === null || !("at" in value) || !("document" in value)) return false;
  const { document } = value as { readonly document: Partial<HomeDocument> | null };
  const isKnown = (block: Partial<HomeDeskBlock>): boolean => homeBlockKinds.some((kind) => kind === block.kind);
  return Array.isArray(document?.blocks) && Array.isArray(document.slots) && document.blocks.every(isKnown);
}
