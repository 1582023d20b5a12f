import { createHash } from "node:crypto";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";
import { fenOf } from "../../platform/wire/money.ts";
import { type CheckoutRequest, readCheckoutRequest } from "./checkout-request.ts";

/** A checkout that is to become orders. */
export interface Submission extends CheckoutRequest {
  /** What the buyer says to each shop, by its id. */
  readonly remarks: ReadonlyMap<number, string>;
  /** In fen, what the buyer was shown; null: the client does not say. */
  readonly expectedAmount: number | null;
}

const maxRemarkLength = 100;

/** @throws {DomainError} where it cannot be understood */
export function readSubmission(body: Query): Submission {
  return { ...readCheckoutRequest(body), remarks: readRemarks(body), expectedAmount: readExpectedAmount(body) };
}

/** `[{ shop_id, remark }]` as JSON; other text, which some clients send, says nothing. */
function readRemarks(body: Query): ReadonlyMap<number, string> {
  const sent = body.json("remark");
  const remarks = new Map<number, string>();
  for (const entry of Array.isArray(sent) ? sent : []) {
    const fields = new Query(entry);
    const [shopId, remark] = [fields.id("shop_id"), fields.text("remark")];
    if (shopId === null || remark === "") continue;
    if (Array.from(remark).length > maxRemarkLength) {
      throw new DomainError("remarkTooLong", { parameter: String(maxRemarkLength) });
    }
    remarks.set(shopId, remark);
  }
  return remarks;
}

function readExpectedAmount(body: Query): number | null {
  const text = body.text("expected_amount");
  if (text === "") return null;
  const fen = fenOf(text);
  if (fen === null) throw new DomainError("parameterWrong", { parameter: "expected_amount" });
  return fen;
}

/** Submissions with equal contents are the same. The amount that was shown is not compared. */
export function contentHash({ goods, cartLineIds, addressId, couponIds, remarks }: Submission): string {
  const content = [goods, cartLineIds, addressId, couponIds, [...remarks]];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
