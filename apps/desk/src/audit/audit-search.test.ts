import { expect, test } from "vitest";
import { endOfDay, startOfDay } from "../shared/platform-days.ts";
import { auditSearch } from "./audit-search.ts";

test("an address of the audit log keeps what narrows it, and drops everything else", () => {
  expect(auditSearch({ subject: "settings", id: 12, who: " boss ", from: "2026-11-01", before: "7", page: 3 })).toEqual(
    {
      subject: "settings",
      id: "12",
      who: "boss",
      from: "2026-11-01",
      before: 7,
    },
  );
  expect(auditSearch({ from: "yesterday", until: "2026-1-1", before: "-1", who: ["x"], subject: {} })).toEqual({});
});

test("a day of the audit log is one of the marketplace's calendar", () => {
  expect(startOfDay("2026-11-01")).toBe(Date.UTC(2026, 9, 31, 16));
  expect(endOfDay("2026-11-01")).toBe(Date.UTC(2026, 10, 1, 16));
  expect([startOfDay("2026-13-01"), startOfDay(undefined), endOfDay("0000-00-00")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
