import type { Page } from "../../platform/http/query.ts";

/** Which products of a list are wanted. */
export type Window = Pick<Page, "size" | "offset">;
