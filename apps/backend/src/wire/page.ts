import type { Page } from "../query.ts";

/** 1 when a further page exists. */
export function more(page: Page, total: number): 0 | 1 {
  return page.offset + page.size < total ? 1 : 0;
}
