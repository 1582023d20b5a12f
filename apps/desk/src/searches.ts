import { pageNumber, positiveInteger } from "@plaza/routing";

/** A place in a list, as an address has it; what is absent is the usual. */
export interface ListSearch<List extends string> {
  readonly list?: List;
  readonly words?: string;
  readonly page?: number;
  /** What the page comes after, by its id; of lists that are too long for numbered pages. */
  readonly before?: number | undefined;
}

const maxWordsLength = 50;

/** Reads what an address says of a list; whatever it does not know is the usual: the first list, and its first page. */
export function listSearch<List extends string>(lists: readonly List[]) {
  return (search: Readonly<Record<string, unknown>>): ListSearch<List> => {
    const list = lists.find((each) => each === search["list"]);
    const words = typeof search["words"] === "string" ? search["words"].trim().slice(0, maxWordsLength) : "";
    const page = pageNumber(search["page"]);
    const before = positiveInteger(search["before"]);
    return {
      ...(list !== undefined && list !== lists[0] && { list }),
      ...(words !== "" && { words }),
      ...(page !== undefined && page > 1 && { page }),
      ...(before !== undefined && { before }),
    };
  };
}

/** An address after the login: a path of the desk, whatever else was written there. */
export function backPath(path: unknown): string {
  return typeof path === "string" && /^\/(?![/\\])/.test(path) && !path.startsWith("/login") ? path : "/";
}
