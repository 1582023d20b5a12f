import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchAlsoHere, sayLeft } from "./presence.ts";

test("a page says what is open, and is told who else has it open", async () => {
  const { api, sent } = succeeding({ others: ["Bob", "Cleo"] });
  expect(await fetchAlsoHere(api, { thing: "order", id: 12 })).toEqual(["Bob", "Cleo"]);
  expect(await fetchAlsoHere(api, { thing: "settings" })).toHaveLength(2);
  await sayLeft(api, { thing: "policy", id: "service" });
  expect(sent).toMatchObject([
    { path: "/api/presence/here", body: { thing: "order", id: "12" } },
    { path: "/api/presence/here", body: { thing: "settings", id: "" } },
    { path: "/api/presence/left", body: { thing: "policy", id: "service" } },
  ]);
});
