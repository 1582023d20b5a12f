import { to } from "@plaza/routing";
import type { ParsedLocation } from "@tanstack/react-router";
import { expect, test, vi } from "vitest";
import { fullAddress, type LocationMemory, rememberLocations } from "./location-memory.ts";

function locationOf(link: object): ParsedLocation {
  return { pathname: JSON.stringify(link) } as ParsedLocation;
}

function remembering(memory: LocationMemory) {
  const build = vi.fn(locationOf);
  const router = { buildLocation: build as never };
  rememberLocations(router, memory);
  return { build, ask: router.buildLocation as (link: object) => ParsedLocation };
}

test("a link to a known address is not worked out again, whichever router asks and whatever else the link has", () => {
  const memory: LocationMemory = new Map();
  const [first, second] = [remembering(memory), remembering(memory)];
  const location = first.ask({ ...to.product(12), className: "card" });
  expect(second.ask({ ...to.product(12), children: "Teapot" })).toBe(location);
  expect([first.build.mock.calls.length, second.build.mock.calls.length]).toEqual([1, 0]);
});

test("every other address has a location of its own", () => {
  const links = [
    to.product(12),
    to.product(13),
    to.product(12, { sku: 5 }),
    to.list({ page: 2 }),
    to.list({ page: 3 }),
    to.list({}, "1"),
    to.list({ name: "2" }),
    { to: "/goods_list/{-$type}", params: { type: "2" } },
    { to: "/goods_list/{-$type}", params: { type: undefined }, search: { type: "2" } },
    { to: "/goods_list/{-$type}", params: { type: undefined }, search: { type: 2 } },
    { to: "/a", search: { b: '1","c":"2' } },
    { to: "/a", search: { b: "1", c: "2" } },
    { to: "/a", search: { b: ["1", "2"] } },
    { to: "/a", search: { b: "1,2" } },
  ];
  const { ask } = remembering(new Map());
  for (const link of links) expect(ask(link)).toEqual(locationOf(link));
});

test("a link that is not the same from every page is worked out each time", () => {
  const dependent = [
    { to: "." },
    { to: "../news" },
    { search: {} },
    { to: "/news", search: true },
    { to: "/news", search: (search: object) => search },
    { to: "/news", params: true },
    { to: "/news", hash: true },
    { to: "/news", hash: "top" },
    { to: "/news", state: { from: 1 } },
    { to: "/news", mask: { to: "/" } },
    { to: "/news", href: "/pc/news" },
    { to: "/goods_details/{-$id}" },
    { to: "/goods_details/{-$id}", params: {} },
    { to: "/goods_details/{-$id}", params: { type: "1" } },
    { to: "/news", _includeValidateSearch: true },
  ];
  expect(dependent.map(fullAddress)).toEqual(dependent.map(() => null));
});

test("what somebody has typed is not kept", () => {
  const memory = new Map<string, ParsedLocation>();
  remembering(memory).ask(to.list({ name: "x".repeat(300) }));
  expect(memory.size).toBe(0);
});
