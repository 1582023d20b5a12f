import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  countCampaignAudience,
  fetchNoticeCampaign,
  fetchNoticeCampaigns,
  saveNoticeCampaign,
  sendNoticeCampaign,
} from "./notice-campaigns.ts";

const progress = {
  id: 4,
  state: "scheduled",
  send_at: "2026-11-20T04:00:00.000Z",
  started_at: null,
  ended_at: null,
  sent: 0,
  read: 0,
  revision: 2,
};

test("a notice to a group of customers says how far it is, whom it is for and what it leads to", async () => {
  const audience = { kind: "not_bought", days: 30 };
  const list = [{ ...progress, title: "Tea", audience }];
  expect(await fetchNoticeCampaigns(succeeding({ list, more: 1 }).api, {})).toMatchObject({
    campaigns: [{ title: "Tea", sendAt: Date.UTC(2026, 10, 20, 4), audience: { kind: "notBought", days: 30 } }],
    hasMore: true,
  });
  const named = [{ kind: "shop", id: 7, name: "Hearth", is_there: 1 }];
  const bought = { kind: "bought", days: 9, shop_id: 7, category_id: 0 };
  const detail = { ...progress, title: { en: "Tea" }, content: {}, target: null, audience: bought, named };
  expect(await fetchNoticeCampaign(succeeding(detail).api, 4)).toMatchObject({
    title: { en: "Tea" },
    target: null,
    audience: { kind: "bought", days: 9, shopId: 7, categoryId: null },
    named: [{ kind: "shop", id: 7, name: "Hearth", isThere: true }],
  });
});

test("a group is named as the platform knows it", async () => {
  const { api, called, sent } = succeeding({ id: 4, customers: 12 });
  expect(await countCampaignAudience(api, { kind: "level", levelId: 3 })).toBe(12);
  await saveNoticeCampaign(api, {
    seen: null,
    title: { en: "Tea" },
    content: {},
    target: { kind: "news", id: 5 },
    audience: { kind: "registered", days: 3 },
  });
  await sendNoticeCampaign(api, { seen: { id: 4, revision: 2 }, at: Date.UTC(2026, 10, 20, 4) });
  await sendNoticeCampaign(api, { seen: { id: 4, revision: 2 }, at: null });
  expect(new URLSearchParams(called[0]?.search).get("audience")).toBe('{"kind":"level","level_id":3}');
  expect(sent.slice(1).map(({ body }) => body)).toEqual([
    {
      title: { en: "Tea" },
      content: {},
      target_kind: "news",
      target_id: 5,
      audience: { kind: "registered", days: 3 },
    },
    { id: 4, revision: 2, send_at: "2026-11-20T04:00:00.000Z" },
    { id: 4, revision: 2, send_at: "" },
  ]);
});
