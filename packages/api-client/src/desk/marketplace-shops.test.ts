import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { addMarketplaceShop, fetchMarketplaceShop, fetchMarketplaceShops } from "./marketplace-shops.ts";
import { acceptShopInvitation, addShopInvitation, fetchShopInvitations } from "./shop-invitations.ts";

const moment = "2026-11-23T02:00:00.000Z";
const shop = {
  id: 4,
  name: "Hearth & Linden",
  logo: "",
  trade: "",
  state: "closed",
  is_self_operated: 0,
  created_at: moment,
};

test("shops are listed in pages that begin after an id, of one state or of all", async () => {
  const { api, called } = succeeding({ list: [shop], more: 1 });
  expect(await fetchMarketplaceShops(api, { state: "closed", words: "linden", before: 9 })).toMatchObject({
    shops: [{ id: 4, logo: null, state: "closed", isSelfOperated: false, createdAt: Date.parse(moment) }],
    hasMore: true,
  });
  await fetchMarketplaceShops(api, { state: null });
  expect(called.map(({ search }) => search)).toEqual(["?state=closed&words=linden&before=9", ""]);
});

test("a shop that nobody has rated has no score, and says who owns it", async () => {
  const detail = {
    ...shop,
    names: { zh: "椴木灯火" },
    score: 5,
    is_rated: 0,
    products_on_sale: 0,
    sales: 0,
    followers: 0,
    phone: "",
    pickup_address: "",
    return_address: "",
    expires_at: null,
    owners: [{ id: 9, account: "kim.9", nickname: "Kim", is_disabled: 1 }],
  };
  expect(await fetchMarketplaceShop(succeeding(detail).api, { id: 4 })).toMatchObject({
    score: null,
    expiresAt: null,
    owners: [{ account: "kim.9", isDisabled: true }],
  });
});

test("a shop is made with its owner, whose password is answered once", async () => {
  const { api, sent } = succeeding({ id: 8, account: "mei", password: "k7mnpqrstuvwxyz2" });
  const wanted = { name: "Lamps", tradeId: 1, account: "mei", nickname: "Mei" };
  expect(await addMarketplaceShop(api, wanted)).toBe("k7mnpqrstuvwxyz2");
  expect(sent[0]?.body).toEqual({ name: "Lamps", trade_id: 1, account: "mei", nickname: "Mei" });
});

test("an invitation has a link, and says what has become of it", async () => {
  const invitation = {
    id: 3,
    note: "Mei",
    state: "used",
    invited_by: "Anna",
    created_at: moment,
    expires_at: moment,
    shop_id: 4,
    shop_name: "Lamps",
  };
  expect(await fetchShopInvitations(succeeding({ list: [invitation], more: 0 }).api, {})).toMatchObject({
    invitations: [{ state: "used", shop: { id: 4, name: "Lamps" } }],
    hasMore: false,
  });
  expect(await addShopInvitation(succeeding({ id: 3, link: "/invitation#x" }).api, { note: "Mei" })).toBe(
    "/invitation#x",
  );
  const { api, sent } = succeeding([]);
  await acceptShopInvitation(api, {
    token: "x",
    name: "Lamps",
    tradeId: 1,
    account: "mei",
    nickname: "Mei",
    password: "long lamp 1",
    agreementVersion: 3,
  });
  expect(sent[0]?.body).toMatchObject({ token: "x", trade_id: 1, agreement_version: 3 });
});
