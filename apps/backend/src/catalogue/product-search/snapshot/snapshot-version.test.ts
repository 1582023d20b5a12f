import { createHash } from "node:crypto";
import { marketplace } from "@plaza/demo-marketplace";
import { expect, test } from "vitest";
import { documentTerms } from "../index/document-terms.ts";
import { fields } from "../index/document-terms.ts";
import { snapshotVersion } from "./product-snapshot.ts";

/** Of the terms that the demo's texts are found by, and the version that snapshots with such terms have. */
const known = "2 2dcb64f6754a80eb";

test("snapshots have another version when texts are found by other terms: raise it, and write the new digest here", () => {
  const digest = createHash("sha256");
  const noWords = { addWord: () => {} };
  for (const text of textsIn(marketplace)) {
    const terms = documentTerms([{ field: fields.name, languageMask: 1, text }], noWords);
    digest.update(JSON.stringify(Array.from(terms, ([term, { payload, position }]) => [term, payload, position])));
  }
  expect(`${snapshotVersion} ${digest.digest("hex").slice(0, 16)}`).toBe(known);
});

/** Every text there is, wherever it stands. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
