import type { Page } from "../http/query.ts";

/** 1 when a further page exists. */
export function more(page: Page, total: number): 0 | 1 {
  return page.offset + page.size < total ? 1 : 0;
}

/** What a list says of itself beside its rows. */
export function pageFields(page: Page, total: number) {
  return { count: total, page_no: page.number, page_size: page.size, more: more(page, total) };
}
