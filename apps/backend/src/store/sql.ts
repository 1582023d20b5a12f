/**
 * What tables and queries are written with. It is taken from here because Node reads the 180 KB of drizzle's `package.json`
 * anew for each import that names the package: for five hundred of them a start waited longer than for all else together.
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
  QueryBuilder,
  smallint,
  text,
  time,
  timestamp,
  unionAll,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
