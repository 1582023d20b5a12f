/**
 * Why a session was over before its time: somebody has ended it `elsewhere`, the `password` was changed, a `newer` login took its
 * place, or the account was `disabled`.
 */
export type SessionEnd = "elsewhere" | "password" | "newer" | "disabled";

const ends: ReadonlyMap<unknown, SessionEnd> = new Map([
  ["ended_elsewhere", "elsewhere"],
  ["password_changed", "password"],
  ["newer_login", "newer"],
  ["account_disabled", "disabled"],
]);

/** As the wire says it; null: it says nothing, or something that is not known here. */
export function readSessionEnd(wire: unknown): SessionEnd | null {
  return ends.get(wire) ?? null;
}
