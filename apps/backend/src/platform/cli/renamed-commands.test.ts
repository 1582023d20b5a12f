import { describe, expect, test } from "vitest";
import { platform } from "../../domains.ts";
import { askedFor } from "./command-line.ts";
import { renamedCommands } from "./command-line.ts";

describe("a command that has another name now", () => {
  test.each(Object.entries(renamedCommands))("%s answers that it is called %s", (before, now) => {
    const message = `"${before}" is called "${now}" now`;
    const [command = "", ...more] = before.split(" ");
    expect(askedFor(platform.commands, [command, ...more, "7"])).toEqual({ kind: "mistake", message });
    expect(platform.commands.map(({ name }) => name)).toContain(now.split(" ")[0]);
  });

  test("is found by an option wherever that stands", () => {
    expect(askedFor(platform.commands, ["import", "products", "a.csv", "--again"])).toMatchObject({
      message: '"import --again" is called "import --force" now',
    });
  });

  test("is not found in what somebody writes", () => {
    expect(askedFor(platform.commands, ["reviews", "answer", "7", "keep"])).toMatchObject({ kind: "command" });
    expect(askedFor(platform.commands, ["customers", "export", "keep"])).toMatchObject({ kind: "command" });
  });
});
