import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { privateKeyOf } from "./rsa-keys.ts";
import { privateKey } from "./test-support/contract-keys.ts";

test("keys are PEM, in one line where need be, or files", async () => {
  const directory = await mkdtemp(join(tmpdir(), "plaza-keys-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const path = join(directory, "private.pem");
  await writeFile(path, privateKey);
  for (const written of [privateKey, privateKey.trim().replaceAll("\n", "\\n"), path]) {
    const problems: string[] = [];
    const key = privateKeyOf({ KEY: written }, "KEY", problems);
    expect([key?.export({ type: "pkcs8", format: "pem" }), problems]).toEqual([privateKey, []]);
  }
});
