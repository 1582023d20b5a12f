import { expect, test } from "vitest";
import { portsOf } from "./ports.ts";

test("the desk and the platform move along with the storefront's port, unless they have one of their own", () => {
  expect(portsOf({})).toEqual({ storefront: "3000", desk: "3100", platform: "4000" });
  expect(portsOf({ PORT: "4000" })).toEqual({ storefront: "4000", desk: "4100", platform: "5000" });
  expect(portsOf({ PORT: "4000", DESK_PORT: "3200", BACKEND_PORT: "3300" })).toEqual({
    storefront: "4000",
    desk: "3200",
    platform: "3300",
  });
});
