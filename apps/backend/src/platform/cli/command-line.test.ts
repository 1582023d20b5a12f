import { expect, test } from "vitest";
import { platform } from "../../domains.ts";
import { askedFor } from "./command-line.ts";

test("an argument of nothing visible is empty, and one that turns the writing direction does not", () => {
  const line = ["reviews", "answer", "7", "\u200B\u2800", "thanks\u202E\u00AD "];
  expect(askedFor(platform.commands, line)).toMatchObject({ kind: "command", args: ["answer", "7", "", "thanks"] });
});
