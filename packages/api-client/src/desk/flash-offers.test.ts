import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchFlashCalendar, openFlashSale, saveFlashSlot } from "./flash-calendar.ts";
import { addFlashOffer, fetchFlashConflicts, fetchOwnFlashOffers, proposeFlashOffer } from "./flash-offers.ts";

const slot = { id: 2, start_minute: 600, end_minute: 840 };
const decodedSlot = { id: 2, startMinute: 600, endMinute: 840 };

test("a shop's offers have their prices in fen, and what is set aside is null where nothing is", async () => {
  const sku = { id: 5, options: "Red", regular_price: "99.00", price: "49.00", stock: 6, sold: 1 };
  const offer = {
    id: 7,
    revision: 2,
    state: "taken_back",
    grounds: "",
    is_proposed: 1,
    product: { id: 3, name: "Teapot", image: "" },
    shop: { id: 4, name: "Hearth" },
    slot,
    starts_on: "2031-03-04",
    ends_on: null,
    limit: null,
    skus: [
      { ...sku, set_aside: 4, left: 3 },
      { ...sku, id: 6, set_aside: null, left: null },
    ],
  };
  const opening = {
    id: 1,
    revision: 1,
    slot,
    starts_on: "2031-03-04",
    ends_on: "2031-03-05",
    proposals_until: "2031-03-01T04:00:00Z",
  };
  const { api } = succeeding({ openings: [opening], list: [offer], more: 0 });
  const own = await fetchOwnFlashOffers(api, {});
  expect(own.openings).toMatchObject([{ slot: decodedSlot, proposalsUntil: Date.UTC(2031, 2, 1, 4) }]);
  expect(own.offers).toMatchObject([{ state: "takenBack", endsOn: null, limit: null, slot: decodedSlot }]);
  expect(own.offers[0]?.skus).toEqual([
    { id: 5, options: "Red", regularPrice: 9900, stock: 6, price: 4900, setAside: 4, left: 3, soldCount: 1 },
    { id: 6, options: "Red", regularPrice: 9900, stock: 6, price: 4900, setAside: null, left: null, soldCount: 1 },
  ]);
});

test("the calendar has slots, sessions and what is open", async () => {
  const { api } = succeeding({
    today: "2031-03-04",
    minute: 720,
    from: "2031-03-03",
    to: "2031-03-09",
    slots: [{ ...slot, revision: 3, accepted: 2, waiting: 1, running: 1 }],
    sessions: [{ slot_id: 2, date: "2031-03-04", accepted: 2, waiting: 1 }],
    openings: [],
  });
  expect(await fetchFlashCalendar(api, { from: "2031-03-03", days: 7 })).toMatchObject({
    minute: 720,
    slots: [{ ...decodedSlot, revision: 3, acceptedCount: 2, waitingCount: 1, runningCount: 1 }],
    sessions: [{ slotId: 2, date: "2031-03-04", acceptedCount: 2, waitingCount: 1 }],
  });
});

test("what else lowers a price is another offer, a coupon or a member price", async () => {
  const other = { start_minute: 0, end_minute: 60, starts_on: "2031-03-04", ends_on: null, price: "5.00" };
  const { api } = succeeding({
    list: [
      { kind: "flash_offer", ...other },
      { kind: "coupon", name: "Spring", amount: "5.00", threshold: "0.00" },
      { kind: "member_price", percent: 88.5 },
    ],
  });
  expect(await fetchFlashConflicts(api, { offerId: 7 })).toEqual([
    { kind: "flashOffer", startMinute: 0, endMinute: 60, startsOn: "2031-03-04", endsOn: null, price: 500 },
    { kind: "coupon", name: "Spring", amount: 500, threshold: 0 },
    { kind: "memberPrice", percent: 88.5 },
  ]);
});

test("amounts are sent as yuan, and what is left open as nothing", async () => {
  const { api, sent } = succeeding([]);
  const draft = { productId: 3, limit: null, prices: [{ skuId: 5, price: 4900, setAside: null }] };
  const written = { product_id: 3, limit: "", prices: [{ sku_id: 5, price: "49.00", set_aside: null }] };
  await proposeFlashOffer(api, { openingId: 1, ...draft });
  await addFlashOffer(api, { slotId: 2, startsOn: "2031-03-04", endsOn: null, inSpite: true, ...draft });
  await saveFlashSlot(api, { seen: null, startMinute: 600, endMinute: 840, ends: 0 });
  await openFlashSale(api, { slotId: 2, startsOn: "2031-03-04", endsOn: "2031-03-05", proposalsUntil: 0 });
  expect(sent.map(({ body }) => body)).toEqual([
    { opening_id: 1, ...written },
    { slot_id: 2, starts_on: "2031-03-04", ends_on: "", in_spite: 1, ...written },
    { start_minute: 600, end_minute: 840, ends: 0 },
    { slot_id: 2, starts_on: "2031-03-04", ends_on: "2031-03-05", proposals_until: "1970-01-01T00:00:00.000Z" },
  ]);
});
