import { describe, expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchDemoCustomers } from "./demo-customers.ts";
import { fetchPublicData } from "./public-data.ts";
import { fetchSiteConfiguration } from "./site-configuration.ts";

describe("the site configuration", () => {
  test("the site configuration is text where settings look like JSON, and links only to the web", async () => {
    const { api, called } = succeeding({
      name: 8848,
      web_favicon: "http://127.0.0.1/static/icon.png",
      shop_login_logo: "http://127.0.0.1/",
      pc_login_logo: "",
      copyright_info: true,
      icp_number: null,
      icp_link: "javascript:alert(1)",
      base_domain: "http://127.0.0.1/",
      register_setting: "1",
      registration_open: 0,
      merchant_entry_open: 1,
      languages: ["ja", "fr"],
      index_setting: { host_show: "0", new_show: 1, shop_show: "", community_show: 0 },
      service_promises: { own: "Our own", returns: null },
      extensions: ["lang", "suggest"],
    });
    expect(await fetchSiteConfiguration(api)).toEqual({
      name: "8848",
      favicon: "/static/icon.png",
      logo: null,
      loginImage: null,
      copyright: "true",
      icpNumber: "",
      icpUrl: null,
      registrationNeedsCode: true,
      sendsTextMessages: true,
      isRegistrationOpen: false,
      isMerchantEntryOpen: true,
      languages: ["en", "ja"],
      homeShows: { hot: false, fresh: true, shops: true },
      promises: { own: "Our own", authentic: "", service: "", returns: "", delivery: "" },
      extensions: ["lang", "suggest"],
    });
    expect(called[0]?.pathname).toBe("/api/index/config");
  });

  test("the site configuration is complete on a platform with hardly any settings", async () => {
    expect(await fetchSiteConfiguration(succeeding({ name: "" }).api)).toMatchObject({
      name: "",
      registrationNeedsCode: false,
      sendsTextMessages: true,
      isRegistrationOpen: true,
      isMerchantEntryOpen: true,
      languages: ["en", "zh", "ja", "ko"],
      homeShows: { hot: true, fresh: true, shops: true },
      promises: { own: "", authentic: "", service: "", returns: "", delivery: "" },
      extensions: [],
    });
  });

  test("the site configuration fails on the empty list", async () => {
    await expect(fetchSiteConfiguration(succeeding([]).api)).rejects.toMatchObject({ kind: "transport" });
  });
});

describe("the customers of a demo", () => {
  test("the customers of a demo are read from the site's configuration, as far as they are usable", async () => {
    const lin = { mobile: 13800138000, nickname: "Lin", password: "plaza2026" };
    const { api, called } = succeeding({ name: "Plaza", demo_customers: [lin, "Sora"] });
    expect(await fetchDemoCustomers(api)).toEqual([{ ...lin, mobile: "13800138000" }]);
    expect(called[0]?.pathname).toBe("/api/index/config");
  });

  test("the customers of a demo are none on a platform that names none", async () => {
    expect(await fetchDemoCustomers(succeeding({ name: "Plaza" }).api)).toEqual([]);
  });
});

describe("public data", () => {
  test("public data recognises a visitor by the missing name", async () => {
    const visitor = { article: [], name: "Plaza", nickname: "", cart_num: 0, coupon_num: 0, logo: "http://127.0.0.1/" };
    expect(await fetchPublicData(succeeding(visitor).api)).toEqual({
      siteName: "Plaza",
      nickname: null,
      sessionEnd: null,
      articles: [],
      couponCount: 0,
      cartCount: 0,
      unreadMessageCount: 0,
      qrImages: { officialAccount: null, miniProgram: null },
    });
  });

  test.each([
    ["ended_elsewhere", "elsewhere"],
    ["password_changed", "password"],
    ["newer_login", "newer"],
    ["account_disabled", "disabled"],
    ["expired", null],
    ["", null],
    [null, null],
  ])("public data of a session that has ended by %j", async (reason, sessionEnd) => {
    const data = { article: [], name: "Plaza", nickname: "", session_error: reason };
    expect(await fetchPublicData(succeeding(data).api)).toMatchObject({ nickname: null, sessionEnd });
  });

  test("public data has a code to scan only where the address is more than the bare base address", async () => {
    const codes = { oa_qr_code: "http://127.0.0.1/", mnp_qr_code: "http://127.0.0.1/uploads/mini program.png" };
    expect((await fetchPublicData(succeeding({ article: [], ...codes }).api)).qrImages).toEqual({
      officialAccount: null,
      miniProgram: "/uploads/mini%20program.png",
    });
  });

  test("public data keeps names as they were written", async () => {
    const shopper = {
      article: [{ id: 4, title: 'Sale <today> & "tomorrow" 🎏' }],
      name: "Plaza",
      nickname: "<b>Mo</b>",
      cart_num: 12,
      coupon_num: 3,
    };
    expect(await fetchPublicData(succeeding(shopper).api)).toMatchObject({
      nickname: "<b>Mo</b>",
      sessionEnd: null,
      articles: [{ id: 4, title: 'Sale <today> & "tomorrow" 🎏' }],
      couponCount: 3,
      cartCount: 12,
      unreadMessageCount: 0,
    });
  });
});
