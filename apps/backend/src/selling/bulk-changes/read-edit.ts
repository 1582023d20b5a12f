import { maxPieces } from "../../catalogue/products/max-pieces.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";
import { optionalId, requiredId } from "../../platform/http/required-id.ts";
import { type BulkEdit, roundings } from "../../platform/store/schema/bulk-changes.ts";
import { fenOf } from "../../platform/wire/money.ts";

const maxPercent = 1000;

/** The `edit` of a call. @throws {DomainError} where it makes no sense */
export function readEdit(body: Query): BulkEdit {
  const edit = new Query(body.json("edit"));
  const kind = edit.text("kind");
  switch (kind) {
    case "price":
    case "market_price":
      return { kind, ...priceStep(edit) };
    case "no_market_price":
      return { kind };
    case "set_stock":
      return { kind, value: piecesOf(edit, 0) };
    case "add_stock":
      return { kind, value: piecesOf(edit, -maxPieces) };
    case "listing": {
      const isListed = edit.flag("is_on_shelf");
      if (isListed === null) throw wrong("is_on_shelf");
      return { kind, isListed };
    }
    case "category":
      return { kind, categoryId: requiredId(edit, "category_id") };
    case "own_category":
      return { kind, shopCategoryId: optionalId(edit, "own_category_id") };
    case "freight":
      return { kind, ...freightOf(edit) };
    default:
      throw wrong("edit");
  }
}

function priceStep(edit: Query) {
  const rounding = roundings.find((each) => each === edit.text("rounding"));
  if (rounding === undefined) throw wrong("rounding");
  const by = edit.text("by");
  const [, sign, digits = ""] = /^([+-]?)(\d{1,7}(?:\.\d{1,2})?)$/.exec(edit.text("value")) ?? [];
  const amount = fenOf(digits);
  if (amount === null || amount === 0) throw new DomainError("bulkValueWrong", { field: "value" });
  const value = sign === "-" ? -amount : amount;
  if (by === "amount") return { by, value, rounding } as const;
  // Percent with one decimal, as hundredths so far.
  if (by !== "percent" || value % 10 !== 0 || value <= -100 * 100 || value > maxPercent * 100)
    throw new DomainError("bulkValueWrong", { field: "value" });
  return { by, value: value / 10, rounding } as const;
}

function piecesOf(edit: Query, min: number): number {
  const value = edit.integer("value");
  if (value === null || value < min || value > maxPieces) throw new DomainError("bulkValueWrong", { field: "value" });
  return value;
}

function freightOf(edit: Query) {
  const mode = edit.text("mode");
  if (mode === "free") return { mode, fixedAmount: 0, templateId: null } as const;
  if (mode === "template") return { mode, fixedAmount: 0, templateId: requiredId(edit, "template_id") } as const;
  const fixedAmount = fenOf(edit.text("amount"));
  if (mode !== "fixed" || fixedAmount === null) throw new DomainError("bulkValueWrong", { field: "amount" });
  return { mode, fixedAmount, templateId: null } as const;
}

function wrong(parameter: string): DomainError {
  return new DomainError("parameterWrong", { parameter });
}
