import { defineLibrary } from "@plaza/tooling/library";

export default defineLibrary({
  index: "src/index.ts",
  // Apart, because a shop that imports its screens for the first page imports hearts later.
  "hearts/hearts": "src/hearts/hearts.ts",
});
