import type { Turn } from "../../platform/domain/turn.ts";
import { momentsOf } from "./at-moment.ts";
import { versionShownAt } from "./shown-version.ts";

/** A version that was scheduled, or a block of the one that is shown, has begun or ended. */
export const homeTurn: Turn = {
  name: "home",
  topic: "content",
  latest: async (db, moment) => {
    const shown = await versionShownAt(db, moment);
    if (shown === null) return null;
    const moments = [shown.beginsAt, ...momentsOf(shown.document)].map((each) => each.getTime());
    return new Date(Math.max(...moments.filter((each) => each <= moment.getTime())));
  },
};
