import { expect } from "vitest";
import type { Database } from "../store/database.ts";
import { ledgerFaults } from "./ledger-faults.ts";

export async function expectBalancedLedger(db: Database): Promise<void> {
  expect(await ledgerFaults(db)).toEqual([]);
}
