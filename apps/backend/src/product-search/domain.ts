import type { Domain } from "../domain/domain.ts";
import type { Job } from "../domain/job.ts";
import { forgetChanges } from "./read/forget-changes.ts";
import { createProductIndex } from "./product-index.ts";

/** Reads all products when the process begins, and keeps up while nobody asks, so that no shopper waits for either. */
const keepUp: Job = {
  name: "keep up with changes of products",
  everyMilliseconds: 60_000,
  run: async ({ productIndex, now }) => {
    await productIndex.at(now());
    return 0;
  },
};

export const productIndexDomain = {
  name: "product-index",
  jobs: [keepUp, forgetChanges],
  open: ({ db }) => {
    const productIndex = createProductIndex(db);
    return { services: { productIndex }, close: () => productIndex.close() };
  },
} satisfies Domain;
