import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "../sql.ts";
import { agents } from "./agents.ts";
import { shops } from "./merchants.ts";

/** How far a file has been imported into a shop, so that an import that breaks off goes on where it was. */
export const imports = pgTable(
  "imports",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    /** Of the file, as hexadecimal digits. */
    contentHash: text("content_hash").notNull(),
    /** How many products of the file are behind us, those that were rejected included. */
    done: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    isFinished: boolean("is_finished").notNull().default(false),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (row) => [unique("imports_content").on(row.shopId, row.contentHash)],
);

/** Pictures that came to a shop for imports: by their content, the addresses they came from, and the names they were sent by. */
export const shopPictures = pgTable(
  "shop_pictures",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    /** `content:`, `address:` or `name:`, and a hash; `forgotten:` and its path while a picture is being deleted. */
    source: text().notNull(),
    /** Where the port keeps it. */
    path: text().notNull(),
    /** False until the port has the file. */
    isStored: boolean("is_stored").notNull().default(false),
    /** When it was last sent from the desk, while no import has taken it; a name has it as long as it lasts. */
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (picture) => [
    primaryKey({ columns: [picture.shopId, picture.source] }),
    index("shop_pictures_path").on(picture.path),
    index("shop_pictures_sent")
      .on(picture.sentAt)
      .where(sql`sent_at is not null`),
  ],
);

/** What has become of the products of a file. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
}

/** Something that is said of a file, by the key of a text and what stands in it. */
export interface StoredSentence {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number | StoredSentence>>;
}

export interface StoredProblem {
  /** From 1. */
  readonly line: number;
  readonly column: string;
  readonly sentence: StoredSentence;
}

export const importRunStates = ["checking", "checked", "importing", "done", "failed", "stopped"] as const;
export type ImportRunState = (typeof importRunStates)[number];

/** Files that shops have sent from the desk: looked through first, and imported once somebody says so. */
export const importRuns = pgTable(
  "import_runs",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    /** Who has sent it. */
    agentId: integer("agent_id")
      .notNull()
      .references(() => agents.id),
    /** As they call the file. */
    name: text().notNull(),
    kind: text({ enum: ["csv", "jsonl"] }).notNull(),
    bytes: integer().notNull(),
    /** Where the port keeps the file, which cannot be guessed; null: not any more. */
    path: text().unique("import_runs_path"),
    /** False until the port has the file; nobody sees a run before. */
    isStored: boolean("is_stored").notNull().default(false),
    /** The client's name for the attempt; null where it has sent none. */
    idempotencyKey: text("idempotency_key"),
    /** Of the file, by which another one with the same key is told from a repetition. */
    contentHash: text("content_hash").notNull(),
    state: text({ enum: importRunStates }).notNull(),
    /** How many bytes of the file the check has read. */
    checkedBytes: integer("checked_bytes").notNull().default(0),
    /** How many products the file has; null until the check has ended. */
    total: integer(),
    /** How many products the import has behind it. */
    done: integer().notNull().default(0),
    /** What the import would do, as far as the file has been checked. */
    checked: jsonb().$type<ImportCounts>().notNull(),
    /** What it has done. */
    imported: jsonb().$type<ImportCounts>().notNull(),
    /** Of the check, and from its beginning on of the import. */
    problemCount: integer("problem_count").notNull().default(0),
    /** The first of them. */
    problems: jsonb().$type<readonly StoredProblem[]>().notNull().default([]),
    /** Why it has failed. */
    failure: jsonb().$type<StoredSentence>(),
    /** Which piece of work has it; another one may take it once the lease is over. */
    claim: text(),
    leaseUntil: timestamp("lease_until", { withTimezone: true }),
    /** When it has last had its turn, and was put back behind the others; null: it has not. */
    requeueAt: timestamp("put_back_at", { withTimezone: true }),
    /** How often it was begun since it last came on. */
    tries: smallint().notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the import was begun. */
    startedAt: timestamp("started_at", { withTimezone: true }),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (run) => [
    unique("import_runs_idempotency").on(run.agentId, run.idempotencyKey),
    uniqueIndex("import_runs_one_at_a_time")
      .on(run.shopId)
      .where(sql`state in ('checking', 'checked', 'importing')`),
    index("import_runs_shop").on(run.shopId, run.id),
    index("import_runs_to_do")
      .on(run.id)
      .where(sql`state in ('checking', 'importing')`),
    index("import_runs_with_file")
      .on(run.id)
      .where(sql`path is not null`),
    check("import_runs_ended", sql`(state in ('done', 'failed', 'stopped')) = (ended_at is not null)`),
    check("import_runs_started", sql`state not in ('importing', 'done') or started_at is not null`),
  ],
);

export type ImportRun = typeof importRuns.$inferSelect;
