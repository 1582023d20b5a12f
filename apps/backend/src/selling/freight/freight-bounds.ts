import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { fenOf, shownYuan } from "../../platform/wire/money.ts";

/** More than sending anything costs: what is above has a digit too many. */
const maxFen = 1_000_000;

/** Pieces, a ton in grams, or a cubic metre in cubic centimetres. */
const maxUnits = 1_000_000;

/** @param field as the answer names it @throws {DomainError} for what is no amount, and for one that nobody charges */
export function requiredFreight(query: Query, name: string, field = name): number {
  const amount = fenOf(query.text(name));
  if (amount === null) throw new DomainError("freightAmountWrong", { field });
  if (amount > maxFen) throw new DomainError("freightAmountTooHigh", { field, parameter: shownYuan(maxFen) });
  return amount;
}

/** @param field as the answer names it @throws {DomainError} for anything but a whole number from 1 on, within reason */
export function requiredUnits(query: Query, name: string, field = name): number {
  const number = query.integer(name);
  if (number === null || number < 1 || number > maxUnits)
    throw new DomainError("freightUnitsWrong", { field, parameter: String(maxUnits) });
  return number;
}
