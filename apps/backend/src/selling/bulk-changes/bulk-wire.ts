import type {
  BulkChangeRow,
  BulkEdit,
  BulkFreight,
  BulkPath,
  BulkValue,
} from "../../platform/store/schema/bulk-changes.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import type { Difference, NamedValue } from "./preview-change.ts";
import { undoableUntil } from "./start-change.ts";

/** What categories and templates that a change names are called. */
export interface ChangeNames {
  readonly category: (id: number) => string;
  readonly shopCategory: (id: number) => string;
  readonly template: (id: number) => string;
}

function editWire(edit: BulkEdit, names: ChangeNames) {
  switch (edit.kind) {
    case "price":
    case "market_price": {
      const { kind, by, value, rounding } = edit;
      return { kind, by, value: by === "percent" ? String(value / 10) : decimalYuan(value), rounding };
    }
    case "no_market_price":
      return { kind: edit.kind };
    case "set_stock":
    case "add_stock":
      return { kind: edit.kind, value: edit.value };
    case "listing":
      return { kind: edit.kind, is_on_shelf: edit.isListed };
    case "category":
      return { kind: edit.kind, category_id: edit.categoryId, name: names.category(edit.categoryId) };
    case "own_category": {
      const { kind, shopCategoryId } = edit;
      return {
        kind,
        own_category_id: shopCategoryId,
        name: shopCategoryId === null ? "" : names.shopCategory(shopCategoryId),
      };
    }
    case "freight":
      return { kind: edit.kind, ...freightWire(edit, names) };
    default:
      return edit satisfies never;
  }
}

function freightWire(freight: BulkFreight, names: ChangeNames) {
  if (freight === null) return { mode: "standard", amount: "", template_id: null, name: "" };
  const { mode, fixedAmount, templateId } = freight;
  return {
    mode,
    amount: mode === "fixed" ? decimalYuan(fixedAmount) : "",
    template_id: templateId,
    name: templateId === null ? "" : names.template(templateId),
  };
}

export function changeWire(change: BulkChangeRow, by: string, names: ChangeNames, now: Date) {
  const { id, state, total, applied, changed, undone, notUndone, startedAt, endedAt, undoneAt } = change;
  const isUndoable = (state === "done" || state === "cancelled") && changed > 0 && now <= undoableUntil(change);
  return {
    id,
    edit: editWire(change.edit, names),
    by,
    state,
    total,
    applied,
    changed,
    undone,
    not_undone: notUndone,
    started_at: startedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    undone_at: undoneAt?.toISOString() ?? null,
    undoable_until: isUndoable ? undoableUntil(change).toISOString() : null,
  };
}

/** A value in words of the wire: amounts as yuan, categories and templates by their names. */
function valueWire(value: BulkValue, names: ChangeNames) {
  const pathName = (path: BulkPath): string => names.category(path.findLast((id) => id !== null) ?? 0);
  switch (value.column) {
    case "price":
      return { field: "price", was: decimalYuan(value.was), became: decimalYuan(value.became) };
    case "marketPrice":
      return { field: "market_price", was: decimalYuan(value.was), became: decimalYuan(value.became) };
    case "stock":
      return { field: "stock", was: String(value.was), became: String(value.became) };
    case "isOnShelf":
      return { field: "is_on_shelf", was: value.was ? "1" : "0", became: value.became ? "1" : "0" };
    case "category":
      return { field: "category", was: pathName(value.was), became: pathName(value.became) };
    case "shopCategoryId": {
      const name = (id: number | null): string => (id === null ? "" : names.shopCategory(id));
      return { field: "own_category", was: name(value.was), became: name(value.became) };
    }
    case "freight": {
      const text = (freight: BulkFreight): string => {
        const { mode, amount, name } = freightWire(freight, names);
        return mode === "fixed" ? `fixed ${amount}` : mode === "template" ? `template ${name}` : mode;
      };
      return { field: "freight", was: text(value.was), became: text(value.became) };
    }
    default:
      return value satisfies never;
  }
}

export function namedValueWire({ productId, name, options, value }: NamedValue, names: ChangeNames) {
  return { product_id: productId, name, options, ...valueWire(value, names) };
}

export function differenceWire(difference: Difference, names: ChangeNames) {
  const { total, changed, values, obstacles, examples } = difference;
  return {
    total,
    changed,
    values,
    obstacles: obstacles.map(({ obstacle, count, names: some }) => ({ reason: obstacle, count, names: some })),
    examples: examples.map((each) => namedValueWire(each, names)),
  };
}
