import type { JobContext } from "../../platform/domain/job.ts";
import type { Job } from "../../platform/domain/job.ts";
import { searchRules } from "../../platform/store/schema/search-rules.ts";
import { eq } from "../../platform/store/sql.ts";
import { searchKeysOf } from "./change-rules.ts";

/** A new version may read texts otherwise than the one that a rule was saved by. */
export const foldKeysAnew: Job<JobContext> = {
  name: "read the searches of rules as this version reads them",
  everyMilliseconds: 60 * 60 * 1000,
  run: async ({ db }) => {
    const rules = await db
      .select({
        id: searchRules.id,
        revision: searchRules.revision,
        text: searchRules.text,
        searchKeys: searchRules.searchKeys,
        contents: searchRules.contents,
      })
      .from(searchRules);
    let changed = 0;
    for (const rule of rules) {
      const searchKeys = searchKeysOf(rule);
      if (searchKeys.join("\n") === rule.searchKeys.join("\n")) continue;
      await db.update(searchRules).set({ searchKeys }).where(eq(searchRules.id, rule.id));
      changed += 1;
    }
    return changed;
  },
};
