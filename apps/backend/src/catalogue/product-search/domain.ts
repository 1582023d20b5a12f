import { join } from "node:path";
import type { Domain } from "../../platform/domain/domain.ts";
import type { Job } from "../../platform/domain/job.ts";
import type { OpeningServices } from "../../platform/http/services.ts";
import { SearchEngine } from "./engine/search-engine.ts";
import { createProductIndex } from "./product-index.ts";
import type { ProductSearch } from "./product-search.ts";
import { forgetChanges } from "./read/read-changes.ts";
import { SearchThread } from "./thread/search-thread.ts";

/** Reads all products when the process begins, and keeps up while nobody asks, so that no shopper waits for either. */
const keepUp: Job = {
  name: "keep up with changes of products",
  everyMilliseconds: 60_000,
  mayBeLeft: true,
  run: async ({ productSearch, now }) => {
    await productSearch.keepUp(now());
    return 0;
  },
};

const save: Job = {
  name: "write down what was read of products",
  everyMilliseconds: 10 * 60_000,
  // Closing the search waits for what is being written.
  mayBeLeft: true,
  run: async ({ productSearch, now }) => {
    await productSearch.save(now());
    return 0;
  },
};

/**
 * In a thread of its own where the store is a server's. An embedded store answers in the thread that serves requests, one
 * after the other, and so does the engine beside it.
 */
function openProductSearch({ db, server, dataDir }: OpeningServices): ProductSearch {
  const snapshotPath = dataDir === null ? null : join(dataDir, "product-search");
  if (server !== null) return new SearchThread({ server, snapshotPath });
  return new SearchEngine(db, createProductIndex(db, snapshotPath));
}

export const productSearchDomain = {
  name: "product-search",
  jobs: [keepUp, save, forgetChanges],
  open: (services) => {
    const productSearch = openProductSearch(services);
    return { services: { productSearch }, close: () => productSearch.close() };
  },
  registerRoutes: (app, { productSearch }) => {
    // A balancer sends nobody to a node that would let them wait until it has read all products.
    app.get("/readyz", async (_request, reply) => {
      if (!productSearch.isReady) reply.code(503);
      return { status: productSearch.isReady ? "ok" : "reading products" };
    });
  },
} satisfies Domain;
