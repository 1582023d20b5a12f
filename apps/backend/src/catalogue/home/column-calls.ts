import type { CallContext } from "../../platform/http/call.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { nearestText, type ReaderLanguage } from "../../platform/store/language.ts";
import type { HomeDocument, ProductColumn } from "../../platform/store/schema/home.ts";
import { columnItem } from "../products/product-card-wire.ts";
import { productCards } from "../products/product-cards.ts";
import { listFields } from "../products/product-list.ts";
import { columnProducts } from "./column-products.ts";
import { shownHome } from "./shown-home.ts";

/** `goods/getGoodsListByColumnId` */
export async function handleColumnProducts(context: CallContext) {
  const { db, query } = context;
  const columnId = requiredId(query, "column_id");
  const page = query.page();
  const columns = columnsOf(await shownHome(context));
  const column = columns.find(({ id }) => id === columnId);
  const { ids, total } =
    column === undefined
      ? { ids: [], total: 0 }
      : await columnProducts(db, column.choice, { size: page.size, offset: page.offset }, context.now());
  const cards = await productCards(db, ids, context.now());
  return {
    lists: cards.map((card) => columnItem(card, columnsWith(card.id, columns, columnId), context)),
    ...listFields(page, total),
  };
}

/** `goods_column/getGoodsColumnList`: the tabs of home. */
export async function handleColumns(context: CallContext) {
  return columnsOf(await shownHome(context))
    .filter(({ isShown }) => isShown)
    .map((column) => columnWire(column, context.language));
}

function columnsOf({ blocks }: HomeDocument): readonly ProductColumn[] {
  return blocks.flatMap((block) => (block.kind === "columns" ? block.columns : []));
}

function columnWire({ id, name, remark }: ProductColumn, language: ReaderLanguage) {
  return { id, name: nearestText(name, language), remark: nearestText(remark, language) };
}

/** The columns that name a product, and the one that is asked for, whichever rule fills it. */
function columnsWith(productId: number, columns: readonly ProductColumn[], asked: number): readonly number[] {
  return columns
    .filter(({ id, choice }) => id === asked || (choice.by === "hand" && choice.productIds.includes(productId)))
    .map(({ id }) => id)
    .toSorted((left, right) => left - right);
}
