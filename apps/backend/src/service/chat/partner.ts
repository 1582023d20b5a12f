import { eq, isNull, type PgColumn, type SQL } from "../../platform/store/sql.ts";

/** With whom a customer talks: a shop, or, null, the platform, which the wire calls 0. */
export type Partner = number | null;

export function partnerOf(wire: number | null): Partner {
  return wire === 0 ? null : wire;
}

export function isWith(column: PgColumn, partner: Partner): SQL {
  return partner === null ? isNull(column) : eq(column, partner);
}
