import { ask, wholeOf } from "@plaza/http-server";
import { usdtRates } from "../../platform/store/schema/usdt.ts";
import { eq } from "../../platform/store/sql.ts";
import { rateOf, rateText } from "./amounts.ts";
import type { RateSource } from "./rate-source.ts";

const timeoutMs = 5000;
const maxBytes = 100_000;

/** Where rates are asked for. */
export interface RateSourceSettings {
  readonly url: string;
  /** Where the rate is in the answer: `data.cny`; numbers count in lists. */
  readonly field: string;
  /** A rate outside of these is none, and the last one is kept as long as it is fresh. */
  readonly least: number;
  readonly most: number;
  /** How old a rate may be. */
  readonly freshMs: number;
}

/** A source that answers with JSON. What it has said is kept in the store, for all nodes. */
export function httpRate({ url, field, least, most, freshMs }: RateSourceSettings): RateSource {
  const source = `${url} ${field}`;
  return {
    latest: async (db, now) => {
      const [stored] = await db.select().from(usdtRates).where(eq(usdtRates.source, source));
      const isFresh = stored !== undefined && now.getTime() - stored.at.getTime() <= freshMs;
      return isFresh && isWithin(stored.rate) ? { rate: stored.rate, at: stored.at } : null;
    },
    refresh: async (db, now) => {
      const at = now();
      const rate = readRate(await fetchJson(url), field);
      if (!isWithin(rate)) {
        throw new Error(`The rate ${rateText(rate)} is not between ${rateText(least)} and ${rateText(most)}`);
      }
      await db
        .insert(usdtRates)
        .values({ source, rate, at })
        .onConflictDoUpdate({ target: usdtRates.source, set: { rate, at } });
    },
  };

  function isWithin(rate: number): boolean {
    return rate >= least && rate <= most;
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const headers = { accept: "application/json" };
  return ask(url, { hosts: "any", deadlineMs: timeoutMs, maxBytes, headers }, async (answer) => {
    if (answer.status !== 200) throw new Error(`The source of rates answers ${answer.status}`);
    return JSON.parse(String(await wholeOf(answer)));
  });
}

/** @throws {Error} where there is no rate at this place */
function readRate(answer: unknown, field: string): number {
  const found = field
    .split(".")
    .reduce<unknown>(
      (value, name) =>
        typeof value === "object" && value !== null && Object.hasOwn(value, name)
          ? (value as Readonly<Record<string, unknown>>)[name]
          : undefined,
      answer,
    );
  const rate = typeof found === "string" || typeof found === "number" ? rateOf(String(found)) : null;
  if (rate === null) throw new Error(`The source of rates has no rate at "${field}"`);
  return rate;
}
