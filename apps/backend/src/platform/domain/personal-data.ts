import type { Executor } from "../store/database.ts";
import type { ReaderLanguage } from "../store/language.ts";
import type { PgTable } from "../store/sql.ts";

/** Whose data it is. */
export interface Person {
  readonly id: number;
  /** By which tables know them that refer to no customer; null: they have none. */
  readonly mobile: string | null;
  readonly email: string | null;
}

/** A file of the port for uploads that belongs to a copy of somebody's data. */
export interface PersonalFile {
  readonly path: string;
  /** As it is called in the copy, folders and all. */
  readonly name: string;
}

/** Something that has to be settled before an account can be deleted. */
export interface Obstacle {
  /** What clients know it by: `orders`, `balance` … */
  readonly kind: string;
  readonly count: number;
  /** Fen, where it is money. */
  readonly amount?: number;
}

/**
 * What a domain keeps of customers. A table that refers to a customer, directly or by another such table, has to be
 * registered by somebody, which a test holds.
 */
export interface PersonalData {
  /** For which the domain answers. */
  readonly tables: readonly PgTable[];
  /**
   * What a copy of the customer's data has of them, under names that people understand: nothing of other people, and no
   * secrets. Moments are dates, amounts are `exportedMoney`.
   */
  readonly export?: (
    tx: Executor,
    person: Person,
    language: ReaderLanguage,
  ) => Promise<Readonly<Record<string, unknown>>>;
  readonly files?: (tx: Executor, person: Person) => Promise<readonly PersonalFile[]>;
  /** Removes the person; what the law asks to keep stays without them. Comes to the same when it is repeated. */
  readonly erase: (tx: Executor, person: Person, now: Date) => Promise<void>;
  /** What keeps the account from being deleted for now; what is not there counts nothing. */
  readonly obstacles?: (tx: Executor, person: Person) => Promise<readonly Obstacle[]>;
  /** What is lost with the account, and would be missed: as {@link Obstacle}s are counted. */
  readonly losses?: (tx: Executor, person: Person, now: Date) => Promise<readonly Obstacle[]>;
}

/** As the platform knows it. */
export interface RegisteredPersonalData extends PersonalData {
  /** The name of the domain. */
  readonly domain: string;
}
