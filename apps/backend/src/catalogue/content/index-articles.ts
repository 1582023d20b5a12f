import type { Job } from "../../platform/domain/job.ts";
import { indexChangedArticles } from "./index-changed-articles.ts";

/** Articles are written by hand, in the database: no call could index them in the same transaction. */
export const indexArticles = {
  name: "index changed articles",
  everyMilliseconds: 60 * 1000,
  run: ({ db }) => indexChangedArticles(db),
} satisfies Job;
