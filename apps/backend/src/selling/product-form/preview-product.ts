import type { CategoryPath } from "../../catalogue/products/stored-products.ts";
import type { ProductDetail } from "../../catalogue/product-page/product-detail.ts";
import type { PreviewKind } from "../../platform/domain/preview-kind.ts";
import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { previewedThing } from "../../platform/previews/previewed-thing.ts";
import type { Executor } from "../../platform/store/database.ts";
import { asStored, columnsOf } from "../../platform/store/language-texts.ts";
import { categories, products } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { type DraftContent, type ProductDraft, productDrafts } from "../../platform/store/schema/product-drafts.ts";
import { and, eq, inArray } from "../../platform/store/sql.ts";
import { pathOfIds, readCategoryTree } from "../../catalogue/categories/category-tree.ts";

export const productPreviewKind = "product";

/** Ids of what is not stored: beyond all that a store ever gives, and still ids. So nothing that is previewed can be bought. */
const firstUnstoredId = 900_000_000;

/** The page of the product; of a new one, that of an id that none has. */
function pageIdOf({ id, productId }: ProductDraft): number {
  return productId ?? firstUnstoredId + id;
}

export const productPreview: PreviewKind = {
  address: async (db, { id, revision }) => {
    const draft = await findRevision(db, Number(id), revision);
    // Without a category no page has anywhere to stand.
    return draft === null || draft.content.categoryId === null ? null : `/goods_details/${pageIdOf(draft)}`;
  },
};

/**
 * What the page of a product shows whoever has the address of a preview of it; null for everybody else.
 *
 * @throws {DomainError} where the preview is over
 */
export async function previewedProduct(
  context: Pick<CallContext, "db" | "now" | "previewToken">,
  productId: number,
): Promise<ProductDetail | null> {
  const previewed = await previewedThing(context, productPreviewKind);
  if (previewed === null) return null;
  const draft = await findRevision(context.db, Number(previewed.id), previewed.revision);
  if (draft === null) throw new DomainError("previewEnded", { notFound: true });
  return pageIdOf(draft) === productId ? detailOf(context.db, draft, context.now()) : null;
}

async function findRevision(db: Executor, id: number, revision: number): Promise<ProductDraft | null> {
  const [draft] = await db
    .select()
    .from(productDrafts)
    .where(and(eq(productDrafts.id, id), eq(productDrafts.revision, revision)));
  return draft ?? null;
}

async function detailOf(db: Executor, draft: ProductDraft, now: Date): Promise<ProductDetail> {
  const { content, shopId } = draft;
  const id = pageIdOf(draft);
  const path = await pathOf(db, content.categoryId);
  const [shop] = await db.select().from(shops).where(eq(shops.id, shopId));
  const [stored] = await db
    .select()
    .from(products)
    .where(eq(products.id, draft.productId ?? 0));
  if (shop === undefined || path === null) throw new DomainError("previewEnded", { notFound: true });
  const ids = path.filter((each) => each !== null);
  const rows = await db.select().from(categories).where(inArray(categories.id, ids));
  return {
    product: productRow(content, { id, shopId, path, stored, now }),
    texts: { productId: id, ...columnsOf({ name: asStored(content.name), tagline: asStored(content.tagline) }) },
    description: { productId: id, ...columnsOf({ description: asStored(content.description) }) },
    shop,
    views: 0,
    images: [...content.images],
    onSaleInShop: await db.$count(products, and(eq(products.shopId, shopId), eq(products.isOnSale, true))),
    categories: ids.flatMap((each) => rows.find((row) => row.id === each) ?? []),
    ...optionsAndSkus(content, id),
  };
}

async function pathOf(db: Executor, categoryId: number | null): Promise<CategoryPath | null> {
  const tree = await readCategoryTree(db);
  const row = categoryId === null ? undefined : tree.find(categoryId);
  return row === undefined ? null : pathOfIds(tree.idsAbove(row));
}

interface Page {
  readonly id: number;
  readonly shopId: number;
  readonly path: CategoryPath;
  readonly stored: typeof products.$inferSelect | undefined;
  readonly now: Date;
}

function productRow(content: DraftContent, { id, shopId, path, stored, now }: Page): typeof products.$inferSelect {
  const [firstCategoryId, secondCategoryId, thirdCategoryId] = path;
  const cheapest = content.skus.toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0))[0];
  return {
    ownNumber: null,
    isRecommended: false,
    isApproved: true,
    deletedAt: null,
    articleId: null,
    actualSales: 0,
    virtualSales: 0,
    sales: 0,
    virtualViews: 0,
    weight: 255,
    position: 255,
    createdAt: now,
    ...stored,
    id,
    shopId,
    shopCategoryId: content.shopCategoryId,
    brandId: stored?.brandId ?? null,
    firstCategoryId,
    secondCategoryId,
    thirdCategoryId,
    isVirtual: content.delivery === "virtual",
    offersPickup: content.offersPickup,
    showsStock: content.showsStock,
    hasMemberPrice: content.hasMemberPrice,
    isOnShelf: true,
    isOnSale: true,
    price: cheapest?.price ?? 0,
    marketPrice: cheapest?.marketPrice ?? 0,
    updatedAt: now,
  };
}

function optionsAndSkus({ options, skus }: DraftContent, productId: number): Pick<ProductDetail, "options" | "skus"> {
  const rows = options.map((option, position) => {
    const id = firstUnstoredId + position;
    const values = option.values.map((value, index) => ({
      id: firstUnstoredId + (position + 1) * 1000 + index,
      optionId: id,
      position: index,
      ...columnsOf({ value: asStored(value.text) }),
    }));
    return { id, productId, position, ...columnsOf({ name: asStored(option.name) }), values };
  });
  return {
    options: rows,
    skus: skus.map((sku, index) => ({
      id: firstUnstoredId + index,
      productId,
      retiredFrom: null,
      lowStock: null,
      ownNumber: null,
      optionValueIds: sku.values.map((value, option) => rows[option]?.values[value]?.id ?? 0),
      price: sku.price ?? 0,
      marketPrice: sku.marketPrice ?? 0,
      stock: sku.stock ?? 0,
      image: sku.image,
      barcode: null,
      makerNumber: null,
      makerKey: null,
    })),
  };
}
