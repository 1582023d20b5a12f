import { expect, test, vi } from "vitest";
import { latePart } from "./late-part.ts";

const Section = () => null;

test("the code comes once, with its importer for the server to read", async () => {
  const importer = vi.fn(async () => ({ Section }));
  const part = latePart(importer, "Section");
  expect(importer).not.toHaveBeenCalled();
  await part.preload();
  await part.preload();
  expect(importer).toHaveBeenCalledTimes(1);
  expect(part.importer).toBe(importer);
});

test("code that did not arrive costs no page, and is asked for again", async () => {
  const importer = vi.fn(async () => ({ Section })).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const part = latePart(importer, "Section");
  await part.preload();
  await part.preload();
  expect(importer).toHaveBeenCalledTimes(2);
});
