import { expect, test } from "vitest";
import { urgencyOf, writtenWait } from "./waiting-time.ts";

test.each([
  [0, "00:00", "usual"],
  [48_900, "00:48", "usual"],
  [179_999, "02:59", "usual"],
  [192_000, "03:12", "soon"],
  [300_000, "05:00", "late"],
  [3_600_000, "1:00:00", "late"],
  [86_399_999, "23:59:59", "late"],
  [9 * 86_400_000, "9 days", "late"],
  [-5000, "00:00", "usual"],
])("a wait of %d ms is written %s and is %s", (ms, written, urgency) => {
  expect([writtenWait(ms, "en"), urgencyOf(ms)]).toEqual([written, urgency]);
});
