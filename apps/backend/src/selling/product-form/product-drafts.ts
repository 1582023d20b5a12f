import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import { type AgentName, agentName } from "../../platform/store/agent-name.ts";
import type { Executor } from "../../platform/store/database.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { shopPictures } from "../../platform/store/schema/imports.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { type DraftContent, type ProductDraft, productDrafts } from "../../platform/store/schema/product-drafts.ts";
import { and, desc, eq, inArray, isNull } from "../../platform/store/sql.ts";
import { digestOf } from "./compare-content.ts";
import type { ContentBefore } from "./read-content.ts";
import { storedForm, type StoredForm } from "./stored-form.ts";

/** Drafts of new products that a shop may have at once. */
const maxDrafts = 500;

export interface AuthoredDraft {
  readonly draft: ProductDraft;
  /** Null: nobody at the desk any more. */
  readonly author: AgentName | null;
}

/** The draft of a product, or one of a new product by its own id; null where the shop has none. */
export async function findDraft(
  db: Executor,
  shopId: number,
  wanted: { readonly productId: number } | { readonly draftId: number },
): Promise<AuthoredDraft | null> {
  const isWanted =
    "productId" in wanted ? eq(productDrafts.productId, wanted.productId) : eq(productDrafts.id, wanted.draftId);
  const [found] = await db
    .select({ draft: productDrafts, author: agentName })
    .from(productDrafts)
    .leftJoin(agents, eq(agents.id, productDrafts.changedBy))
    .where(and(isWanted, eq(productDrafts.shopId, shopId)));
  return found ?? null;
}

/** Those of products that were never published; what was changed last first. */
export function newDrafts(db: Executor, shopId: number, most: number): Promise<readonly AuthoredDraft[]> {
  return db
    .select({ draft: productDrafts, author: agentName })
    .from(productDrafts)
    .leftJoin(agents, eq(agents.id, productDrafts.changedBy))
    .where(and(eq(productDrafts.shopId, shopId), isNull(productDrafts.productId)))
    .orderBy(desc(productDrafts.changedAt), desc(productDrafts.id))
    .limit(most);
}

/** @throws {DomainError} where there is none of the shop's, or it is another one than was read */
export async function lockDraft(tx: Executor, shopId: number, { id, revision }: SeenRevision): Promise<ProductDraft> {
  const [draft] = await tx
    .select()
    .from(productDrafts)
    .where(and(eq(productDrafts.id, id), eq(productDrafts.shopId, shopId)))
    .for("update");
  if (draft === undefined) throw new DomainError("productDraftGone", { notFound: true });
  if (draft.revision !== revision) throw new DomainError("productDraftChanged");
  return draft;
}

export interface DraftToSave {
  readonly shopId: number;
  readonly agentId: number;
  readonly now: Date;
  /** Null: there was none. */
  readonly seen: SeenRevision | null;
  /** Null: of a new product. */
  readonly productId: number | null;
  /** Of what is stored, as the content goes back to it. */
  readonly baseDigest: string;
  readonly readContent: (before: ContentBefore) => DraftContent;
}

export type SavedDraft =
  | { readonly kind: "saved"; readonly draft: ProductDraft; readonly stored: StoredForm | null }
  /** Somebody else has saved it meanwhile. */
  | { readonly kind: "conflict"; readonly theirs: AuthoredDraft; readonly stored: StoredForm | null };

/**
 * Whoever saves the draft of a product does so under its lock, so that two who begin one at the same time find each other's.
 *
 * @throws {DomainError} where the product or the draft is none of the shop's, or the content goes back to what is stored no more
 */
export async function saveDraft(tx: Executor, saving: DraftToSave): Promise<SavedDraft> {
  const { shopId, seen, productId } = saving;
  const stored = productId === null ? null : await lockedForm(tx, shopId, productId);
  const present = await presentDraft(tx, saving);
  if (present !== null && present.draft.revision !== seen?.revision)
    return { kind: "conflict", theirs: present, stored };
  const base = baseOf(saving, stored, present?.draft ?? null);
  const known = [stored?.content, present?.draft.content].filter((each) => each !== undefined);
  const pictures = new Set(known.flatMap(picturesOf));
  const description = Object.assign({}, ...known.map((each) => each.description)) as DraftContent["description"];
  const content = saving.readContent({ description, pictures });
  await takePictures(tx, shopId, content, pictures);
  const columns = { content, base, changedAt: saving.now, changedBy: saving.agentId };
  if (present !== null) {
    const [draft] = await tx
      .update(productDrafts)
      .set({ ...columns, revision: present.draft.revision + 1 })
      .where(eq(productDrafts.id, present.draft.id))
      .returning();
    return { kind: "saved", draft: assertDefined(draft, "draft that was changed"), stored };
  }
  const draft = await addDraft(tx, { shopId, productId, ...columns });
  return { kind: "saved", draft, stored };
}

async function lockedForm(tx: Executor, shopId: number, productId: number): Promise<StoredForm> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.shopId, shopId)))
    .for("no key update");
  const stored = await storedForm(tx, shopId, productId);
  if (stored === null) throw new DomainError("productFormGone", { notFound: true });
  if (stored.product.isDeleted) throw new DomainError("productFormArchived");
  return stored;
}

/** @throws {DomainError} where the one that was read is gone, or is of another product */
async function presentDraft(tx: Executor, { shopId, seen, productId }: DraftToSave): Promise<AuthoredDraft | null> {
  if (seen !== null)
    await tx.select({ id: productDrafts.id }).from(productDrafts).where(eq(productDrafts.id, seen.id)).for("update");
  if (productId !== null) return findDraft(tx, shopId, { productId });
  if (seen === null) return null;
  const found = await findDraft(tx, shopId, { draftId: seen.id });
  if (found === null || found.draft.productId !== null) throw new DomainError("productDraftGone", { notFound: true });
  return found;
}

function baseOf({ baseDigest }: DraftToSave, stored: StoredForm | null, draft: ProductDraft | null) {
  if (stored === null) return null;
  if (digestOf(stored.content) === baseDigest) return stored.content;
  const { base = null } = draft ?? {};
  if (base !== null && digestOf(base) === baseDigest) return base;
  throw new DomainError("productFormStale");
}

/** @throws {DomainError} where the shop has as many as it may have */
export async function addDraft(tx: Executor, row: typeof productDrafts.$inferInsert): Promise<ProductDraft> {
  if (row.productId == null) {
    const isNew = and(eq(productDrafts.shopId, row.shopId), isNull(productDrafts.productId));
    if ((await tx.$count(productDrafts, isNew)) >= maxDrafts)
      throw new DomainError("productDraftsTooMany", { parameter: String(maxDrafts) });
  }
  const [draft] = await tx.insert(productDrafts).values(row).returning();
  return assertDefined(draft, "draft that was added");
}

/**
 * Pictures that were sent for the shop's products stay from now on.
 *
 * @throws {DomainError} where one was never sent for this shop, nor is one that was there
 */
async function takePictures(
  tx: Executor,
  shopId: number,
  content: DraftContent,
  known: ReadonlySet<string>,
): Promise<void> {
  const added = [...new Set(picturesOf(content))].filter((path) => !known.has(path));
  if (added.length === 0) return;
  const taken = await tx
    .update(shopPictures)
    .set({ sentAt: null })
    .where(and(eq(shopPictures.shopId, shopId), eq(shopPictures.isStored, true), inArray(shopPictures.path, added)))
    .returning({ path: shopPictures.path });
  const paths = new Set(taken.map(({ path }) => path));
  if (added.some((path) => !paths.has(path))) throw new DomainError("productPictureUnknown", { field: "images" });
}

function picturesOf({ images, skus }: DraftContent): readonly string[] {
  return [...images, ...skus.flatMap(({ image }) => image ?? [])];
}
