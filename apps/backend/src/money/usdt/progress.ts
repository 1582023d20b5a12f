import type { UsdtTopUp, UsdtTransfer } from "../../platform/store/schema/usdt.ts";

type UsdtState = "waiting" | "confirming" | "part" | "credited" | "expired" | "cancelled";

/** What has become of a top-up. */
export interface Progress {
  readonly state: UsdtState;
  readonly creditedUnits: bigint;
  /** Fen. */
  readonly credited: number;
  /** What is still to be sent. */
  readonly missing: bigint;
}

/** By what was sent of the token; other tokens change nothing. */
export function progressOf(
  { units: required, expiresAt, cancelledAt }: UsdtTopUp,
  transfers: readonly UsdtTransfer[],
  now: Date,
): Progress {
  const own = transfers.filter(({ token }) => token === null);
  const creditedUnits = sumOf(own.filter(({ creditedAt }) => creditedAt !== null));
  const come = sumOf(own);
  const credited = own.reduce((sum, each) => sum + each.credited, 0);
  const isOver = cancelledAt !== null || expiresAt <= now;
  const left = required - come;
  return {
    state: stateOf({ credited, creditedUnits, come, required, isOver, cancelledAt }),
    creditedUnits,
    credited,
    missing: left > 0n ? left : 0n,
  };
}

interface Sums {
  readonly credited: number;
  readonly creditedUnits: bigint;
  readonly come: bigint;
  readonly required: bigint;
  readonly isOver: boolean;
  readonly cancelledAt: Date | null;
}

function stateOf({ credited, creditedUnits, come, required, isOver, cancelledAt }: Sums): UsdtState {
  // Once it is over, whatever is on its way is all that is waited for.
  if (come > creditedUnits && (isOver || come >= required)) return "confirming";
  if (creditedUnits >= required) return "credited";
  if (!isOver) return come > 0n ? "part" : "waiting";
  // Dust is worth nothing, and nothing is in the wallet.
  if (credited > 0) return "credited";
  return cancelledAt === null ? "expired" : "cancelled";
}

function sumOf(transfers: readonly UsdtTransfer[]): bigint {
  return transfers.reduce((sum, { units }) => sum + units, 0n);
}
