import {
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from "../sql.ts";
import { customers } from "./customers.ts";

/** The children of the operator's key that have been given out. A sequence never goes back, whatever is rolled back. */
export const usdtAddressIndices = pgSequence("usdt_address_indices", {
  minValue: 0,
  startWith: 0,
  maxValue: 2_147_483_647,
});

/** As many units as a token can count. */
const unitsColumn = (name: string) => numeric(name, { mode: "bigint", precision: 78, scale: 0 });

/** Money that a customer wants to put into the wallet by sending USDT to an address of its own. */
export const usdtTopUps = pgTable(
  "usdt_top_ups",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    /** The token of a network whose transfers count: see `Network.key`. */
    network: text().notNull(),
    addressIndex: integer("address_index").notNull().unique(),
    /** With the capitals that are its checksum, as all addresses here. */
    address: text().notNull().unique(),
    /** What was asked for, as it was said, so that a repetition is recognised: `CNY 50000`. */
    request: text().notNull(),
    /** Fen. */
    amount: integer().notNull(),
    /** What has to be sent for it. */
    units: unitsColumn("units").notNull(),
    decimals: integer().notNull(),
    /** Millionths of a yuan for one USDT. */
    rate: integer().notNull(),
    idempotencyKey: text("idempotency_key"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Until when the rate is kept. The address is watched for ever. */
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    cancelledAt: timestamp("cancelled_at", { withTimezone: true }),
  },
  (topUp) => [
    index("usdt_top_ups_customer").on(topUp.customerId, topUp.id),
    index("usdt_top_ups_network").on(topUp.network, topUp.id),
    uniqueIndex("usdt_top_ups_idempotency").on(topUp.customerId, topUp.idempotencyKey),
    check("usdt_top_ups_amounts", sql`${topUp.amount} > 0 and ${topUp.units} > 0 and ${topUp.rate} > 0`),
  ],
);

export type UsdtTopUp = typeof usdtTopUps.$inferSelect;

/**
 * What has been sent to addresses of top-ups. The number of a log in its block changes when its transaction is mined again
 * elsewhere, its place among the logs of the transaction does not.
 */
export const usdtTransfers = pgTable(
  "usdt_transfers",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    topUpId: integer("top_up_id")
      .notNull()
      .references(() => usdtTopUps.id),
    network: text().notNull(),
    hash: text().notNull(),
    ordinal: integer().notNull(),
    /** `foreign`: it is of another token, and is never credited. */
    state: text({ enum: ["seen", "waiting_rate", "credited", "foreign"] }).notNull(),
    /** The contract and the name of another token; null: it is ours. */
    token: text(),
    tokenName: text("token_name"),
    units: unitsColumn("units").notNull(),
    decimals: integer().notNull(),
    block: bigint({ mode: "number" }).notNull(),
    blockHash: text("block_hash").notNull(),
    blockTime: timestamp("block_time", { withTimezone: true }).notNull(),
    /** Its place in the block. */
    logIndex: integer("log_index").notNull(),
    /** Whether it came when the rate was not kept any more. */
    isLate: boolean("is_late").notNull().default(false),
    /** Fen. */
    credited: bigint({ mode: "number" }).notNull().default(0),
    /** How much of it was credited at the rate of the top-up. */
    keptRateUnits: unitsColumn("kept_rate_units")
      .notNull()
      .default(sql`0`),
    /** The rate of the rest, if there was any. */
    laterRate: integer("later_rate"),
    creditedAt: timestamp("credited_at", { withTimezone: true }),
    /** It was credited, and then the chain took it away. */
    lostAt: timestamp("lost_at", { withTimezone: true }),
  },
  (transfer) => [
    uniqueIndex("usdt_transfers_identity").on(transfer.network, transfer.hash, transfer.ordinal),
    index("usdt_transfers_top_up").on(transfer.topUpId, transfer.block, transfer.logIndex),
    index("usdt_transfers_block").on(transfer.network, transfer.block),
    index("usdt_transfers_due")
      .on(transfer.network, transfer.block)
      .where(sql`state in ('seen', 'waiting_rate')`),
  ],
);

export type UsdtTransfer = typeof usdtTransfers.$inferSelect;

/** How far a network has been read. */
export const usdtCursors = pgTable("usdt_cursors", {
  network: text().primaryKey(),
  decimals: integer().notNull(),
  /** The last block whose transfers are final for us. */
  confirmed: bigint({ mode: "number" }).notNull(),
  /** The last block in which other tokens have been looked for. */
  foreign: bigint("foreign_block", { mode: "number" }).notNull(),
  /** The newest block that has been seen. */
  head: bigint({ mode: "number" }).notNull(),
  headHash: text("head_hash").notNull(),
  /** Final blocks that an operator wants to be read again; null: none. */
  rescanFrom: bigint("rescan_from", { mode: "number" }),
  rescanTo: bigint("rescan_to", { mode: "number" }),
  /** Counts the changes: what was read of the chain before one of them is not written after it. */
  version: integer().notNull().default(0),
  seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
});

export type UsdtCursor = typeof usdtCursors.$inferSelect;

/** Hashes of confirmed blocks, by which it is noticed that the chain has another history now. */
export const usdtBlocks = pgTable(
  "usdt_blocks",
  {
    network: text().notNull(),
    block: bigint({ mode: "number" }).notNull(),
    hash: text().notNull(),
  },
  (block) => [primaryKey({ columns: [block.network, block.block] })],
);

/** What an operator has to look at. */
export const usdtAlarms = pgTable(
  "usdt_alarms",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    network: text().notNull(),
    /** `lost`: what was credited is not on the chain any more; `unknown_chain`: none of the blocks that we know is. */
    kind: text({ enum: ["lost", "unknown_chain"] }).notNull(),
    transferId: integer("transfer_id").references(() => usdtTransfers.id),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The transfer has been mined again, or the chain is known again. */
    resolvedAt: timestamp("resolved_at", { withTimezone: true }),
  },
  (alarm) => [index("usdt_alarms_transfer").on(alarm.transferId)],
);

/** What a source has said last. */
export const usdtRates = pgTable("usdt_rates", {
  source: text().primaryKey(),
  /** Millionths of a yuan for one USDT. */
  rate: integer().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** Transfers on the demo's stand-in for a chain, whose blocks are made by time. Production never writes here. */
export const standInTransfers = pgTable("stand_in_transfers", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hash: text().notNull().unique(),
  recipient: text().notNull(),
  units: unitsColumn("units").notNull(),
  block: bigint({ mode: "number" }).notNull(),
});
