import { type ApiClient, fetchProductIds, fetchProductList } from "@plaza/api-client";

/** Products of one chunk of the sitemap. */
const chunkSize = 1_000;

/** All products of a shop, in chunks that are named by where they start. */
export interface ProductChunks {
  /** Where each chunk starts. */
  starts(): Promise<readonly number[]>;
  /** The ids of a chunk; none where there is no such chunk. */
  idsFrom(start: number): Promise<readonly number[]>;
}

/** The most that the platform answers at once. */
const maxIds = 10_000;

/** A chunk starts after a product, so it keeps its address and its products when others come and go. */
export function chunksById(api: ApiClient): ProductChunks {
  return {
    async starts() {
      const starts: number[] = [];
      for (let after = 0; ;) {
        const ids = await fetchProductIds(api, { after, size: maxIds });
        for (let at = 0; at < ids.length; at += chunkSize) starts.push(ids[at - 1] ?? after);
        if (ids.length < maxIds) return starts;
        after = ids.at(-1) ?? after;
      }
    },
    idsFrom: (start) => fetchProductIds(api, { after: start, size: chunkSize }),
  };
}

/** The platform answers at most this many products at once. */
const pageSize = 100;

/** For platforms that only have pages: a chunk starts after so many products. */
export function chunksByPage(api: ApiClient): ProductChunks {
  return {
    async starts() {
      const { total } = await fetchProductList(api, { sort: "newest", page: 1, pageSize: 1 });
      return Array.from({ length: Math.ceil(total / chunkSize) }, (_, chunk) => chunk * chunkSize);
    },
    async idsFrom(start) {
      if (start % chunkSize !== 0) return [];
      const ids: number[] = [];
      const first = start / pageSize + 1;
      // One after the other: a sitemap is in no hurry, and shoppers use the same platform.
      for (let page = first; page < first + chunkSize / pageSize; page += 1) {
        const { items, hasMore } = await fetchProductList(api, { sort: "newest", page, pageSize });
        ids.push(...items.map(({ id }) => id));
        if (!hasMore) break;
      }
      return ids;
    },
  };
}
