import { type Decoder, record, usableRows } from "./decode.ts";
import { DecodeError } from "./decode-error.ts";
import { count, flag } from "./scalars.ts";

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Of all pages. */
  readonly total: number;
  /** There are more than `total`, which no page shows. */
  readonly isCapped?: true;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly hasMore: boolean;
}

/** What the platform uses when it is not told a size. */
const defaultPageSize = 15;

/**
 * The calls name list and page keys differently. A row that does not decode is left out, for a list of things to choose
 * from is worth more with a gap than not at all; `total` keeps counting it.
 */
export function page<T>(row: Decoder<T>): Decoder<Page<T>> {
  const usable = usableRows(row);
  const rows: Decoder<readonly T[]> = (value, context) => {
    // Some failures inside the platform are sent as a success without a list.
    if (value === undefined) throw new DecodeError("a page has a list");
    return usable(value, context);
  };
  const pageObject = record((field): Page<T> => {
    const total = field("count", count);
    const number = Math.max(1, field(["page_no", "page"], count));
    const pageSize = field(["page_size", "size", "page_isze"], count) || defaultPageSize;
    const more = field("more", (value, context) => (value === undefined ? null : flag(value, context)));
    return {
      items: field(["lists", "list"], rows),
      total,
      ...(field("count_more", flag) && { isCapped: true }),
      page: number,
      pageSize,
      hasMore: more ?? number * pageSize < total,
    };
  });
  // "Nothing" is sent as an empty list where an object is meant.
  return (value, context) => pageObject(Array.isArray(value) && value.length === 0 ? { list: [] } : value, context);
}
