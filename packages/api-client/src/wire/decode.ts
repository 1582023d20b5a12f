import { DecodeError, decodeErrorUnder, kindOf } from "./decode-error.ts";

/** What decoding needs to know beside the answer itself. */
export interface DecodeContext {
  /** Origin of the platform, without a path: `https://shop.example:8443`. */
  readonly platformOrigin: string;
  /** Whether a server of ours has sanitised the rich text of this answer. */
  readonly isSanitised: boolean;
}

/** Turns a value of the wire into one of ours, or throws a DecodeError. */
export type Decoder<T> = (value: unknown, context: DecodeContext) => T;

/** Reads a field; of several names the first that is sent. */
export type FieldReader = <T>(names: string | readonly [string, ...string[]], decode: Decoder<T>) => T;

/** An object, read field by field. An absent field reaches its decoder as undefined. */
export function record<T>(read: (field: FieldReader, context: DecodeContext) => T): Decoder<T> {
  return (value, context) => {
    if (!isRecord(value)) throw new DecodeError(`an object was expected, not ${kindOf(value)}`);
    return read((names, decode) => {
      const name = typeof names === "string" ? names : (names.find((each) => value[each] !== undefined) ?? names[0]);
      try {
        return decode(value[name], context);
      } catch (error) {
        throw decodeErrorUnder(name, error);
      }
    }, context);
  };
}

/** Every row must decode, for lists of which a part would mislead. Absent and null are read as the empty list. */
export function list<T>(row: Decoder<T>): Decoder<readonly T[]> {
  return (value, context) =>
    rowsOf(value).map((each, index) => {
      try {
        return row(each, context);
      } catch (error) {
        throw decodeErrorUnder(index, error);
      }
    });
}

/**
 * Rows that do not decode are left out. Only for lists whose rows are independent of each other, like cards to choose
 * from. When no row decodes, the format itself has changed, and the list fails.
 */
export function usableRows<T>(row: Decoder<T>): Decoder<readonly T[]> {
  return (value, context) => {
    const usable: T[] = [];
    let problem: DecodeError | null = null;
    for (const [index, each] of rowsOf(value).entries()) {
      try {
        usable.push(row(each, context));
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
        problem ??= error.under(index);
      }
    }
    if (usable.length === 0 && problem !== null) throw problem;
    return usable;
  };
}

/** Absent, null, and the empty list that the wire sends where there is no object, are null. */
export function optional<T>(decode: Decoder<T>): Decoder<T | null> {
  return (value, context) => (isNothing(value) ? null : decode(value, context));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Takes the value as it was sent, for a decoder that looks at it itself. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function rowsOf(value: unknown): readonly unknown[] {
  if (isNothing(value)) return [];
  if (!Array.isArray(value)) throw new DecodeError(`a list was expected, not ${kindOf(value)}`);
  return value;
}
