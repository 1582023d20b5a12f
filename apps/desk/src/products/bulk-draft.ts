import type { BulkEdit, PriceRounding } from "@plaza/api-client/desk";
import { typedFen } from "@plaza/i18n";

export const bulkKinds = [
  "price",
  "marketPrice",
  "noMarketPrice",
  "setStock",
  "addStock",
  "listing",
  "category",
  "ownCategory",
  "freight",
] as const satisfies readonly BulkEdit["kind"][];

/** A change as it is written in the form. */
export interface BulkDraft {
  readonly kind: BulkEdit["kind"];
  readonly by: "percent" | "amount";
  readonly direction: "down" | "up";
  readonly value: string;
  readonly rounding: PriceRounding;
  readonly pieces: string;
  readonly isListed: boolean;
  /** The id of a category of either kind, or of a freight template; "": none chosen. */
  readonly target: string;
  readonly mode: "free" | "fixed" | "template";
}

export const newDraft: BulkDraft = {
  kind: "price",
  by: "percent",
  direction: "down",
  value: "",
  rounding: "fen",
  pieces: "",
  isListed: true,
  target: "",
  mode: "template",
};

const maxPieces = 9_999_999;

/** What the draft says; null where something is missing or no number. */
export function editOfDraft(draft: BulkDraft): BulkEdit | null {
  const { kind } = draft;
  switch (kind) {
    case "price":
    case "marketPrice":
      return priceEdit(kind, draft);
    case "noMarketPrice":
      return { kind };
    case "setStock":
    case "addStock": {
      const pieces = typedPieces(draft.pieces);
      if (pieces === null || Math.abs(pieces) > maxPieces || (kind === "setStock" ? pieces < 0 : pieces === 0))
        return null;
      return { kind, pieces };
    }
    case "listing":
      return { kind, isListed: draft.isListed };
    case "category":
      return draft.target === "" ? null : { kind, categoryId: Number(draft.target) };
    case "ownCategory":
      return { kind, ownCategoryId: draft.target === "" ? null : Number(draft.target) };
    case "freight":
      return freightEdit(draft);
    default:
      return kind satisfies never;
  }
}

function priceEdit(kind: "price" | "marketPrice", { by, direction, value, rounding }: BulkDraft): BulkEdit | null {
  const fen = typedFen(value);
  if (fen === null || fen === 0) return null;
  const signed = direction === "down" ? -fen : fen;
  if (by === "amount") return { kind, by, amount: signed, rounding };
  // Percent with one decimal.
  return signed % 10 === 0 && signed > -10_000 && signed <= 100_000
    ? { kind, by, percent: signed / 100, rounding }
    : null;
}

function freightEdit({ mode, value, target }: BulkDraft): BulkEdit | null {
  if (mode === "free") return { kind: "freight", mode };
  if (mode === "template") return target === "" ? null : { kind: "freight", mode, templateId: Number(target) };
  const amount = typedFen(value);
  return amount === null ? null : { kind: "freight", mode, amount };
}

function typedPieces(text: string): number | null {
  const written = text.trim().replace("−", "-");
  return /^[+-]?\d{1,7}$/.test(written) ? Number(written) : null;
}
