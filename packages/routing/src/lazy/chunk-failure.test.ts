import { expect, test } from "vitest";
import { mayReload, type ReloadConditions } from "./chunk-failure.ts";

function memory(): ReloadConditions["storage"] {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
const start = Date.UTC(2026, 10, 20);

test("a missing chunk reloads the document at most once a minute", () => {
  const storage = memory();
  const at = (seconds: number) => mayReload({ storage, online: true, now: start + seconds * 1000 });
  expect([at(0), at(1), at(59), at(60), at(61), at(125)]).toEqual([true, false, false, true, false, true]);
});

test("a missing chunk never reloads the document without a connection, and that try does not count", () => {
  const storage = memory();
  expect(mayReload({ storage, online: false, now: start })).toBe(false);
  expect(mayReload({ storage, online: true, now: start })).toBe(true);
});

test("a missing chunk never reloads the document where the browser stores nothing", () => {
  const blocked = (): never => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  expect(mayReload({ storage: { getItem: blocked, setItem: blocked }, online: true, now: start })).toBe(false);
  expect(mayReload({ storage: { ...memory(), setItem: blocked }, online: true, now: start })).toBe(false);
});

test("a stored text that is no time does not stop the reload", () => {
  const storage = memory();
  storage.setItem("plaza:chunk-reload", "yesterday");
  expect(mayReload({ storage, online: true, now: start })).toBe(true);
});
