import { isId } from "../store/ids.ts";
import { plainText } from "./plain-entry.ts";

/** Which part of a list is wanted. */
export interface Page {
  /** The page as it was sent. A negative one is echoed in the answer, but stands for the first page. */
  readonly number: number;
  readonly size: number;
  readonly offset: number;
}

const defaultPageSize = 15;
const maxPageSize = 100;

/** The largest number of ids that are read, more than any list of ours holds. */
const maxIds = 1000;

/** A required number, or why it cannot be used. */
export type RequiredId = { readonly id: number } | { readonly problem: "missing" | "not-an-integer" | "not-positive" };

/**
 * Parameters of a call. Whatever is sent, reading never fails: of a repeated parameter the last counts, lists
 * (`name[]=`) are other names, text is as {@link plainText} leaves it.
 */
export class Query {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: unknown) {
    this.#values = isRecord(values) ? values : {};
  }

  /** "" when absent. */
  text(name: string): string {
    const value = this.#value(name);
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    const text = typeof last === "number" ? String(last) : typeof last === "string" ? last : "";
    return plainText(text);
  }

  /** Whether anything was sent, "" included. */
  has(name: string): boolean {
    return this.#value(name) !== undefined;
  }

  /** Null for everything that is not an integer of at most nine digits. */
  integer(name: string): number | null {
    const text = this.text(name);
    return /^[+-]?\d{1,9}$/.test(text) ? Number(text) : null;
  }

  /** For filters: null when the caller does not filter by it, 0 (no row has it) for a number that is no id. */
  id(name: string): number | null {
    const text = this.text(name);
    if (!/^[+-]?\d+$/.test(text)) return null;
    const number = Number(text);
    return isId(number) ? number : 0;
  }

  /** For parameters that must be there. A number too large for any id is 0, which no row has. */
  requiredId(name: string): RequiredId {
    const text = this.text(name);
    if (text === "") return { problem: "missing" };
    if (!/^[+-]?\d+$/.test(text)) return { problem: "not-an-integer" };
    const number = Number(text);
    if (number <= 0) return { problem: "not-positive" };
    return { id: isId(number) ? number : 0 };
  }

  flag(name: string): boolean | null {
    const value = this.#value(name);
    if (typeof value === "boolean") return value;
    const text = this.text(name);
    return text === "1" ? true : text === "0" ? false : null;
  }

  /** However several are sent: as a list, alone, or with commas between; what is no id is left out. */
  ids(name: string): readonly number[] {
    const value = this.#value(name) ?? this.#value(`${name}[]`);
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
    const numbers = parts
      .flatMap((part) => (typeof part === "number" || typeof part === "string" ? String(part).split(/[\s,[\]]+/) : []))
      .map((part) => (/^\d+$/.test(part) ? Number(part) : 0))
      .filter(isId);
    return [...new Set(numbers)].slice(0, maxIds);
  }

  /** What was sent as JSON, or as the text of some; undefined where it is absent or none. */
  json(name: string): unknown {
    const value = this.#value(name);
    if (typeof value !== "string") return value;
    try {
      return JSON.parse(value);
    } catch {
      return undefined;
    }
  }

  /** A moment as ISO 8601 writes it, with its zone; null for everything else. */
  instant(name: string): Date | null {
    const text = this.text(name);
    if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(text)) return null;
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? null : moment;
  }

  direction(name: string): "asc" | "desc" | null {
    const text = this.text(name).toLowerCase();
    return text === "asc" || text === "desc" ? text : null;
  }

  page(): Page {
    const number = this.integer("page_no") || 1;
    const wanted = this.integer("page_size") ?? 0;
    const size = wanted > 0 ? Math.min(wanted, maxPageSize) : defaultPageSize;
    return { number, size, offset: (Math.max(number, 1) - 1) * size };
  }

  #value(name: string): unknown {
    return Object.hasOwn(this.#values, name) ? this.#values[name] : undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
