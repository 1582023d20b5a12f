import { isLoopback } from "./platform/http/loopback.ts";
import { allOrNone, type ReadVariable } from "./platform/domain/environment.ts";
import { rateOf } from "./money/usdt/amounts.ts";
import type { RateSourceSettings } from "./money/usdt/http-rate.ts";

/** The token that wallets are topped up with, and where its chain is asked. */
export interface UsdtConfig {
  /** May hold a secret. */
  readonly rpcUrl: string;
  readonly chainId: number;
  readonly contract: string;
  readonly network: string;
  readonly confirmations: number;
  /** The operator's extended public key. */
  readonly xpub: string;
  readonly maxBlocks: number;
  /** Null: the setting says what USDT is worth. */
  readonly rate: RateSourceSettings | null;
}

const needed = [
  "USDT_RPC_URL",
  "USDT_CHAIN_ID",
  "USDT_CONTRACT",
  "USDT_NETWORK",
  "USDT_CONFIRMATIONS",
  "USDT_XPUB",
] as const;
const rateNames = ["USDT_RATE_URL", "USDT_RATE_FIELD", "USDT_RATE_LEAST", "USDT_RATE_MOST"] as const;
const optional = ["USDT_BLOCK_RANGE", "USDT_RATE_MINUTES"] as const;

/** Reads what there is of USDT, and adds to the problems what cannot be used; null: there is none. */
export function readUsdtConfig(read: ReadVariable, problems: string[]): UsdtConfig | null {
  const texts = allOrNone(read, needed, [...rateNames, ...optional], problems);
  if (texts === null) return null;
  const number = (name: string, max: number, fallback = ""): number => {
    const text = read(name) ?? fallback;
    if (!/^[1-9]\d{0,15}$/.test(text) || Number(text) > max)
      problems.push(`${name} must be a whole number from 1 to ${max}, not "${text}"`);
    return Number(text);
  };
  // It is not repeated: it may hold a secret.
  if (!isSecure(texts.USDT_RPC_URL)) problems.push("USDT_RPC_URL must begin with https://");
  if (!/^0x[0-9a-fA-F]{40}$/.test(texts.USDT_CONTRACT))
    problems.push(`USDT_CONTRACT must be an address like 0x…, not "${texts.USDT_CONTRACT}"`);
  if (texts.USDT_NETWORK.length > 40) problems.push("USDT_NETWORK must have at most 40 characters");
  refuseUnlessPublic(texts.USDT_XPUB, problems);
  return {
    rpcUrl: texts.USDT_RPC_URL,
    chainId: number("USDT_CHAIN_ID", Number.MAX_SAFE_INTEGER),
    contract: texts.USDT_CONTRACT,
    network: texts.USDT_NETWORK,
    confirmations: number("USDT_CONFIRMATIONS", 10_000),
    xpub: texts.USDT_XPUB,
    maxBlocks: number("USDT_BLOCK_RANGE", 100_000, "500"),
    rate: readRateSource(read, number("USDT_RATE_MINUTES", 1440, "10"), problems),
  };
}

/** As the store names them: `eip155:1/0x…`, with commas between. */
export function readRetiredNetworks(read: ReadVariable, problems: string[]): readonly string[] {
  const names = (read("USDT_RETIRED") ?? "").split(",").map((name) => name.trim());
  const retired = names.filter((name) => name !== "");
  for (const name of retired)
    if (!/^eip155:[1-9]\d{0,15}\/0x[0-9a-fA-F]{40}$/.test(name))
      problems.push(`USDT_RETIRED must name tokens like eip155:1/0x…, with commas between, not "${name}"`);
  return retired;
}

/** Neither key is shown: what was meant to be public may be private by mistake. */
function refuseUnlessPublic(key: string, problems: string[]): void {
  if (/^[a-z]prv/i.test(key)) {
    problems.push("USDT_XPUB is a private key: take it out of this environment, and give the public one (xpub…)");
  } else if (!/^xpub[1-9A-HJ-NP-Za-km-z]{100,110}$/.test(key)) {
    problems.push("USDT_XPUB must be an extended public key (xpub…)");
  }
}

function readRateSource(read: ReadVariable, minutes: number, problems: string[]): RateSourceSettings | null {
  const texts = allOrNone(read, rateNames, [], problems);
  if (texts === null) return null;
  if (!isSecure(texts.USDT_RATE_URL)) problems.push("USDT_RATE_URL must begin with https://");
  const bound = (name: "USDT_RATE_LEAST" | "USDT_RATE_MOST"): number => {
    const rate = rateOf(texts[name]);
    if (rate === null) problems.push(`${name} must be yuan for one USDT, like 6.5, not "${texts[name]}"`);
    return rate ?? 0;
  };
  const [least, most] = [bound("USDT_RATE_LEAST"), bound("USDT_RATE_MOST")];
  if (least > most) problems.push("USDT_RATE_LEAST must not be more than USDT_RATE_MOST");
  return { url: texts.USDT_RATE_URL, field: texts.USDT_RATE_FIELD, least, most, freshMs: minutes * 60_000 };
}

/** On this machine, a node needs no encryption. */
function isSecure(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
}
