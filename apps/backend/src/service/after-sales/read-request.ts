import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import type { AfterSaleType } from "../../platform/store/schema/after-sales.ts";

/** What columns of the contract hold. */
const maxTextLength = 255;

/** @throws {DomainError} when it is missing, or is neither of the contract's two */
export function requiredType(body: Query): AfterSaleType {
  const code = body.text("refund_type");
  if (code === "") throw new DomainError("parameterMissing", { parameter: "refund_type" });
  if (code !== "0" && code !== "1") throw new DomainError("parameterWrong", { parameter: "refund_type" });
  return code === "0" ? "refund" : "return";
}

/** @throws {DomainError} when it is missing, or too long */
export function requiredReason(body: Query): string {
  const reason = limitedText(body, "reason");
  if (reason === "") throw new DomainError("afterSaleReasonNeeded");
  return reason;
}

/** "" when absent. @throws {DomainError} when it is too long */
export function limitedText(body: Query, parameter: string): string {
  const text = body.text(parameter);
  if (text.length > maxTextLength) throw new DomainError("afterSaleTextTooLong");
  return text;
}

/** Null: whatever is possible. @throws {DomainError} when it is no number of pieces */
export function optionalQuantity(body: Query): number | null {
  if (body.text("num") === "") return null;
  const quantity = body.integer("num");
  if (quantity === null || quantity < 1) throw new DomainError("parameterWrong", { parameter: "num" });
  return quantity;
}

/** Ours sends a list, the contract's clients one. */
export function imagesOf(body: Query, several: string, single: string): readonly string[] {
  const list = body.json(several);
  const sent: readonly unknown[] = Array.isArray(list) ? list : [body.text(single)];
  return sent.filter((each) => typeof each === "string" && each.trim() !== "") as string[];
}
