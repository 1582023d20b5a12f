import { storedProducts } from "../../catalogue/products/stored-products.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { ImageUrls } from "../../platform/http/image-urls.ts";
import type { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { type SeenRevision, seenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { isId } from "../../platform/store/ids.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import {
  categories,
  productApprovals,
  type ProductContent,
  products,
  productTakedowns,
  productTexts,
} from "../../platform/store/schema/catalog.ts";
import { productApprovalRules, shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, inArray, isNull } from "../../platform/store/sql.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { approvalWire } from "./approval-wire.ts";
import { approveProducts, refuseProduct } from "./decide.ts";
import { decisionText } from "./decision-text.ts";
import { contentOf } from "./product-content.ts";

const maxProducts = 100;

/** `all_products/approval`: what a product that is not approved was when it was last, and what it is now. */
export async function handleApproval({ db, query, language, images }: AgentContext) {
  const id = requiredId(query, "id");
  const [found] = await db
    .select({ approval: productApprovals, product: products, texts: productTexts, shop: shops, down: productTakedowns })
    .from(productApprovals)
    .innerJoin(products, eq(products.id, productApprovals.productId))
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(productTakedowns, eq(productTakedowns.productId, products.id))
    .where(and(eq(productApprovals.productId, id), isNull(products.deletedAt)));
  const [stored] = await storedProducts(db, eq(products.id, id));
  if (found === undefined || stored === undefined) throw new DomainError("approvalGone", { notFound: true });
  const { approval, product, texts, shop, down } = found;
  const now = contentOf(stored);
  const names = await categoryNames(db, [...now.category, ...(approval.approved?.category ?? [])], language);
  const wire = (content: ProductContent) => contentWire(content, names, images);
  return {
    id,
    name: inLanguage(texts, "name", language),
    shop: { id: shop.id, name: inLanguage(shop, "name", language) },
    is_on_shelf: flag(product.isOnShelf),
    is_taken_down: flag(down !== null),
    approval: approvalWire(approval),
    approved: approval.approved === null ? null : wire(approval.approved),
    now: wire(now),
  };
}

/** `all_products/approve`: `products` as they were seen. Those that were changed or decided meanwhile are left, and answered. */
export async function handleApprove({ db, body, now }: AgentContext) {
  const seen = seenProducts(body);
  const approved = new Set(await retriedTransaction(db, (tx) => approveProducts(tx, seen, now())));
  return { approved: approved.size, changed_meanwhile: seen.map(({ id }) => id).filter((id) => !approved.has(id)) };
}

/** `all_products/refuse`: for the `grounds` that its merchant reads. */
export async function handleRefuse({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  const grounds = decisionText(body, "grounds");
  await retriedTransaction(db, (tx) => refuseProduct(tx, seen, { grounds, now: now() }));
  return new Reply([], { key: "approvalRefused" });
}

/** `shops/set_approval`: whether products of a shop wait for an operator: `setting`, `always` or `never`. */
export async function handleSetApprovalRule({ db, body }: AgentContext) {
  const rule = productApprovalRules.find((each) => each === body.text("rule"));
  if (rule === undefined) throw new DomainError("parameterWrong", { parameter: "rule" });
  const isMeant = and(eq(shops.id, requiredId(body, "id")), isNull(shops.deletedAt));
  const set = await retriedTransaction(db, (tx) =>
    tx.update(shops).set({ productApproval: rule }).where(isMeant).returning({ id: shops.id }),
  );
  if (set.length === 0) throw new DomainError("shopGone", { notFound: true });
  return new Reply([], { key: "approvalRuleSet" });
}

function seenProducts(body: Query): readonly SeenRevision[] {
  const sent = body.json("products");
  const wrong = () => new DomainError("parameterWrong", { parameter: "products" });
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > maxProducts) throw wrong();
  const seen = sent.map((each: unknown) => {
    const { id, revision }: Readonly<Record<string, unknown>> = typeof each === "object" ? { ...each } : {};
    if (!isId(id) || !isId(revision)) throw wrong();
    return { id, revision };
  });
  if (new Set(seen.map(({ id }) => id)).size < seen.length) throw wrong();
  return seen;
}

async function categoryNames(
  db: Executor,
  ids: readonly number[],
  language: ReaderLanguage,
): Promise<ReadonlyMap<number, string>> {
  // Removed ones, too: a product may have stood there.
  const rows = await db
    .select()
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  return new Map(rows.map((row) => [row.id, inLanguage(row, "name", language)]));
}

function contentWire(content: ProductContent, names: ReadonlyMap<number, string>, images: ImageUrls) {
  const { category, brand, images: paths, skuImages, ...texts } = content;
  return {
    ...texts,
    category: category.flatMap((id) => names.get(id) ?? []),
    brand: brand ?? "",
    images: paths.map((path) => images.of(path)),
    sku_images: skuImages.map((path) => images.of(path)),
  };
}
