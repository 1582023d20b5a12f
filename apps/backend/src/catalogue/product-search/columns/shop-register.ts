import { inScope } from "../../../selling/merchants/shop-states.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { shops } from "../../../platform/store/schema/merchants.ts";
import { type SQL, sql } from "../../../platform/store/sql.ts";
import type { Dictionary } from "./dictionary.ts";
import type { ShopStates } from "./filter-rows.ts";

interface ShopState {
  readonly isOpen: boolean;
  readonly isSelfOperated: boolean;
  readonly takesPayments: boolean;
  /** Epoch milliseconds; null: never. */
  readonly expiresAt: number | null;
}

export interface ShopRow extends ShopState {
  readonly id: number;
}

/** @param ids null: all */
export function readShops(db: Executor, ids: readonly number[] | null): Promise<readonly ShopRow[]> {
  const wanted: SQL | undefined = ids === null ? undefined : sql`${shops.id} = any(${sql.param([...ids])}::integer[])`;
  return db
    .select({
      id: shops.id,
      isOpen: sql<boolean>`(${inScope("open")})`,
      isSelfOperated: shops.isSelfOperated,
      takesPayments: shops.takesPayments,
      expiresAt: sql<number | null>`extract(epoch from ${shops.expiresAt}) * 1000`.mapWith(Number),
    })
    .from(shops)
    .where(wanted);
}

/** What is known of the shops, by their numbers. */
export class ShopRegister {
  readonly #dictionary: Dictionary;
  readonly #states = new Map<number, ShopState>();

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
  }

  set({ id, ...state }: ShopRow): void {
    this.#states.set(this.#dictionary.encode(id), state);
  }

  remove(id: number): void {
    this.#states.delete(this.#dictionary.codeOf(id));
  }

  /** What they are at a moment of the store's clock: a shop expires without any change to it. */
  statesAt(moment: number): ShopStates {
    const { size } = this.#dictionary;
    const usable = new Uint8Array(size);
    const selfOperated = new Uint8Array(size);
    const takesPayments = new Uint8Array(size);
    for (const [number, state] of this.#states) {
      usable[number] = state.isOpen && (state.expiresAt === null || state.expiresAt > moment) ? 1 : 0;
      selfOperated[number] = state.isSelfOperated ? 1 : 0;
      takesPayments[number] = state.takesPayments ? 1 : 0;
    }
    return { usable, selfOperated, takesPayments };
  }
}
