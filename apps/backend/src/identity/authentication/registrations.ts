import type { Executor } from "../../platform/store/database.ts";
import { networkOf } from "../../platform/rate-limits/network.ts";
import { countTry } from "../../platform/rate-limits/rate-limit.ts";

/** @throws {DomainError} when a network has opened many accounts within the hour */
export function countRegistration(db: Executor, address: string, now: Date): Promise<void> {
  return countTry(db, [{ key: `registration:network:${networkOf(address)}`, tries: 50, minutes: 60 }], now);
}
