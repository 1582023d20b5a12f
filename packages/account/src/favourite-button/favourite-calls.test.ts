import { wireFavourite, wireFollowedShop } from "@plaza/api-client/testing";
import { type Answers, envelopeApi, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { readDeviceFavourites, setDeviceFavourite } from "@plaza/shopping/device-favourites";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fetchAllFavourites, mergeDeviceFavourites, setFavourites, type FavouritePlatform } from "./favourite-calls.ts";

const sessionOver = { code: -1, show: 1, msg: "Please log in", data: [] };
const product = (id: number) => wireFavourite({ id });
const pageOf = (lists: readonly object[], more = 0) =>
  success({ lists, count: lists.length, more, page_no: 1, page_size: 100 });
const pageNumber = (sent: unknown) => Number((sent as { readonly page_no: string }).page_no);

/** A platform with or without `favourites_state`, and what was asked of it. */
function platformOf(extensions: readonly string[], answers: Answers) {
  const { api, called } = envelopeApi({ "index/config": success({ name: "Plaza", extensions }), ...answers });
  const site = { extensions } as unknown as NonNullable<FavouritePlatform["site"]>;
  const platform: FavouritePlatform = { api, site };
  return { platform, called };
}
const ours = ["favourites_state"];
const gone = { ...rejection("No such product"), error: "not_found" };

afterEach(() => {
  vi.unstubAllGlobals();
});

test("all that is saved comes in one call where the platform hasExtension it", async () => {
  const { platform, called } = platformOf(ours, { "goods_collect/state": success({ goods: [6, 5], shops: [3] }) });
  expect(await fetchAllFavourites(platform)).toEqual({ products: [6, 5], shops: [3] });
  expect(called).toEqual(["goods_collect/state"]);
});

test("what is saved on another platform comes from all pages of its lists", async () => {
  const { platform, called } = platformOf([], {
    "goods_collect/lists": (sent) => (pageNumber(sent) === 1 ? pageOf([product(6)], 1) : pageOf([product(5)])),
    "pc/shopFollowList": pageOf([wireFollowedShop(3)]),
  });
  expect(await fetchAllFavourites(platform)).toEqual({ products: [6, 5], shops: [3] });
  expect(called).toHaveLength(3);
});

test("a platform whose lists of the saved do not end is asked for ten pages", async () => {
  const { platform, called } = platformOf([], {
    "goods_collect/lists": (sent) => pageOf([product(pageNumber(sent))], 1),
    "pc/shopFollowList": pageOf([]),
  });
  expect((await fetchAllFavourites(platform)).products).toHaveLength(10);
  expect(called.filter((call) => call.startsWith("goods_collect/lists"))).toHaveLength(10);
});

test("a list of the saved that fails leaves only its kind unknown", async () => {
  const { platform } = platformOf([], {
    "goods_collect/lists": pageOf([product(6)]),
    "pc/shopFollowList": rejection("Page error"),
  });
  expect(await fetchAllFavourites(platform)).toEqual({ products: [6], shops: null });
});

test("the saved of a session that is over are a failure, not an unknown", async () => {
  const { platform } = platformOf([], { "goods_collect/lists": pageOf([]), "pc/shopFollowList": sessionOver });
  await expect(fetchAllFavourites(platform)).rejects.toMatchObject({ kind: "session" });
});

test("several things are saved in one call where the platform knows states, and it says who follows", async () => {
  const changed = vi.fn((_sent: unknown) => success([]));
  const followed = vi.fn((_sent: unknown) => success({ follow_num: 13 }));
  const { platform, called } = platformOf(ours, {
    "goods_collect/changeStatus": (sent) => changed(sent),
    "shop_follow/changeStatus": (sent) => followed(sent),
  });
  expect(await setFavourites(platform, { kind: "products", ids: [5, 6], saved: true })).toBeNull();
  expect(await setFavourites(platform, { kind: "shops", ids: [3], saved: false })).toBe(13);
  expect(changed).toHaveBeenCalledExactlyOnceWith({ goods_id: [5, 6], is_collect: 1 });
  expect(followed).toHaveBeenCalledExactlyOnceWith({ shop_id: 3, is_follow: 0 });
  expect(called).toHaveLength(2);
});

test.each([
  [true, [5, 7]],
  [false, [6]],
])("on a platform that only toggles, only what is not yet saved=%j is sent, one by one", async (saved, sentIds) => {
  const sent: unknown[] = [];
  const { platform } = platformOf([], {
    "goods_collect/lists": pageOf([product(6)]),
    "goods_collect/changeStatus": (body) => {
      sent.push(body);
      return success([]);
    },
  });
  expect(await setFavourites(platform, { kind: "products", ids: [5, 6, 7], saved })).toBeNull();
  expect(sent).toEqual(sentIds.map((id) => ({ goods_id: id, is_collect: saved ? 1 : 0 })));
});

test("on a platform that only toggles, what is gone is passed over among others, and rejected alone", async () => {
  const sent: unknown[] = [];
  const { platform } = platformOf([], {
    "goods_collect/lists": pageOf([]),
    "goods_collect/changeStatus": (body) => {
      sent.push(body);
      return (body as { readonly goods_id: number }).goods_id === 6 ? gone : success([]);
    },
  });
  await setFavourites(platform, { kind: "products", ids: [5, 6, 7], saved: true });
  expect(sent).toEqual([5, 6, 7].map((id) => ({ goods_id: id, is_collect: 1 })));
  const alone = setFavourites(platform, { kind: "products", ids: [6], saved: true });
  await expect(alone).rejects.toMatchObject({ statusCode: 404 });
});

test("two tabs of a platform that only toggles read and change the saved one after the other", async () => {
  // One lock for both tabs, as the browser has.
  let last: Promise<unknown> = Promise.resolve();
  const request = vi.fn((_name: string, work: () => Promise<unknown>) => (last = last.then(work)));
  vi.stubGlobal("navigator", { locks: { request } });
  const saved = new Set<number>();
  const { platform } = platformOf([], {
    "goods_collect/lists": () => pageOf([...saved].map(product)),
    "goods_collect/changeStatus": (sent) => {
      const id = (sent as { readonly goods_id: number }).goods_id;
      if (!saved.delete(id)) saved.add(id);
      return success([]);
    },
  });
  const change = { kind: "products", ids: [5], saved: true } as const;
  await Promise.all([setFavourites(platform, change), setFavourites(platform, change)]);
  expect([...saved]).toEqual([5]);
  expect(request).toHaveBeenCalledTimes(2);
});

describe("favourites on the device", () => {
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
    const { platform } = platformOf(ours, {
      "goods_collect/changeStatus": (sent) => changed(sent),
      "shop_follow/changeStatus": (sent) => followed(sent),
    });
    expect(await mergeDeviceFavourites(platform)).toBe(true);
    expect(changed).toHaveBeenCalledExactlyOnceWith({ goods_id: [5, 6], is_collect: 1 });
    expect(followed).toHaveBeenCalledExactlyOnceWith({ shop_id: 3, is_follow: 1 });
    expect(readDeviceFavourites()).toEqual({ products: [], shops: [] });
  });

  test("a device that has saved nothing asks the platform for nothing", async () => {
    const { platform, called } = platformOf(ours, {});
    expect(await mergeDeviceFavourites(platform)).toBe(false);
    expect(called).toEqual([]);
  });

  test.each([
    ["rejects", rejection("You can keep 500 favourites at most")],
    ["cannot be asked for", unreachable],
  ])("what the platform %s stays on the device, and the other kind comes into the account", async (_how, answer) => {
    saveOnDevice();
    const { platform } = platformOf(ours, {
      "goods_collect/changeStatus": answer,
      "shop_follow/changeStatus": success([]),
    });
    expect(await mergeDeviceFavourites(platform)).toBe(true);
    expect(readDeviceFavourites()).toEqual({ products: [6, 5], shops: [] });
  });

  test("what no longer exists leaves the device", async () => {
    setDeviceFavourite("products", 5, true);
    const { platform } = platformOf(ours, { "goods_collect/changeStatus": gone });
    await mergeDeviceFavourites(platform);
    expect(readDeviceFavourites().products).toEqual([]);
  });

  test("all stays on the device when the session is over, and who asked hears of it", async () => {
    saveOnDevice();
    const { platform, called } = platformOf(ours, { "goods_collect/changeStatus": sessionOver });
    await expect(mergeDeviceFavourites(platform)).rejects.toMatchObject({ kind: "session" });
    expect(readDeviceFavourites()).toEqual({ products: [6, 5], shops: [3] });
    expect(called).toEqual(["goods_collect/changeStatus"]);
  });

  test("what is saved on the device while the platform answers stays there", async () => {
    setDeviceFavourite("products", 5, true);
    const { platform } = platformOf(ours, {
      "goods_collect/changeStatus": () => {
        setDeviceFavourite("products", 7, true);
        return success([]);
      },
    });
    expect(await mergeDeviceFavourites(platform)).toBe(true);
    expect(readDeviceFavourites().products).toEqual([7]);
  });
});
