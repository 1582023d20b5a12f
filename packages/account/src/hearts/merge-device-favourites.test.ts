import { readDeviceFavourites, setDeviceFavourite } from "@plaza/shopping/device-favourites";
import { type Answers, envelopeApi, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { beforeEach, expect, test, vi } from "vitest";
import { mergeDeviceFavourites } from "./merge-device-favourites.ts";
import type { SavedPlatform } from "./saved-state.ts";

const sessionOver = { code: -1, show: 1, msg: "Please log in", data: [] };
const gone = { ...rejection("No such product"), error: "not_found" };

function platformOf(answers: Answers) {
  const { api, called } = envelopeApi(answers);
  const site = { extensions: ["favourites_state"] } as unknown as NonNullable<SavedPlatform["site"]>;
  const platform: SavedPlatform = { api, site };
  return { platform, called };
}

beforeEach(() => {
  localStorage.clear();
});

/** A device with two products, the second of which was saved last, and a shop. */
function saveOnDevice(): void {
  setDeviceFavourite("products", 5, true);
  setDeviceFavourite("products", 6, true);
  setDeviceFavourite("shops", 3, true);
}

test("what lies on the device comes into the account, the oldest first, and then lies there no more", async () => {
  saveOnDevice();
  const changed = vi.fn((_sent: unknown) => success([]));
  const followed = vi.fn((_sent: unknown) => success({ follow_num: 1 }));
  const { platform } = platformOf({
    "goods_collect/changeStatus": (sent) => changed(sent),
    "shop_follow/changeStatus": (sent) => followed(sent),
  });
  expect(await mergeDeviceFavourites(platform)).toBe(true);
  expect(changed).toHaveBeenCalledExactlyOnceWith({ goods_id: [5, 6], is_collect: 1 });
  expect(followed).toHaveBeenCalledExactlyOnceWith({ shop_id: 3, is_follow: 1 });
  expect(readDeviceFavourites()).toEqual({ products: [], shops: [] });
});

test("a device that has saved nothing asks the platform for nothing", async () => {
  const { platform, called } = platformOf({});
  expect(await mergeDeviceFavourites(platform)).toBe(false);
  expect(called).toEqual([]);
});

test.each([
  ["rejects", rejection("You can keep 500 favourites at most")],
  ["cannot be asked for", unreachable],
])("what the platform %s stays on the device, and the other kind comes into the account", async (_how, answer) => {
  saveOnDevice();
  const { platform } = platformOf({ "goods_collect/changeStatus": answer, "shop_follow/changeStatus": success([]) });
  expect(await mergeDeviceFavourites(platform)).toBe(true);
  expect(readDeviceFavourites()).toEqual({ products: [6, 5], shops: [] });
});

test("what no longer exists leaves the device", async () => {
  setDeviceFavourite("products", 5, true);
  const { platform } = platformOf({ "goods_collect/changeStatus": gone });
  await mergeDeviceFavourites(platform);
  expect(readDeviceFavourites().products).toEqual([]);
});

test("all stays on the device when the session is over, and who asked hears of it", async () => {
  saveOnDevice();
  const { platform, called } = platformOf({ "goods_collect/changeStatus": sessionOver });
  await expect(mergeDeviceFavourites(platform)).rejects.toMatchObject({ kind: "session" });
  expect(readDeviceFavourites()).toEqual({ products: [6, 5], shops: [3] });
  expect(called).toEqual(["goods_collect/changeStatus"]);
});

test("what is saved on the device while the platform answers stays there", async () => {
  setDeviceFavourite("products", 5, true);
  const { platform } = platformOf({
    "goods_collect/changeStatus": () => {
      setDeviceFavourite("products", 7, true);
      return success([]);
    },
  });
  expect(await mergeDeviceFavourites(platform)).toBe(true);
  expect(readDeviceFavourites().products).toEqual([7]);
});
