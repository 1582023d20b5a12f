/**
 * What tables and queries are written with. Run from their sources, hundreds of files that named drizzle themselves would each
 * make Node read its manifest of 180 KB.
 */
export * from "drizzle-orm";
export {
  alias,
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  getTableConfig,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  type PgDatabase,
  pgSequence,
  PgTable,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  unionAll,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
