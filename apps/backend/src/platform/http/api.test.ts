import { describe, expect, test } from "vitest";
import { ask, isRecord } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openTestBackend } from "../../test-support/open-test-backend.ts";

onEachStore("an unknown call", (backend) => {
  test.each(["goods/nope", "nope/nope", "pc/category.html", "pc/category/", "pc", "goods/getGoodsDetail/1", ""])(
    "an unknown call %j asks visitors to log in",
    async (path) => {
      expect(await backend.ask(path)).toMatchObject({ status: 200, code: -1, show: 1, msg: "请登录", data: [] });
    },
  );

  test("an unknown call does not end the session of who is logged in", async () => {
    const customer = await backend.newCustomer();
    expect(await customer.get("goods/nope", "zh")).toMatchObject({ status: 200, code: 0, msg: "请求异常" });
  });

  test("an unknown call is not found outside of /api", async () => {
    const response = await fetch(`${backend.url}/nope`);
    expect([response.status, await response.text()]).toEqual([404, "Not found"]);
  });

  test("an unknown call is rejected with the platform's message", async () => {
    const answer = await backend.ask("%E0%A4%A", { language: "en" });
    expect(answer).toMatchObject({ status: 400, code: 0, msg: "The request could not be understood", data: [] });
  });
});

onEachStore("requests", (backend) => {
  test.each([
    ["zh", "商品已下架"],
    ["en-GB", "This product is no longer available"],
    ["ja", "この商品は現在取り扱っておりません"],
    ["ko", "판매가 종료된 상품입니다"],
    ["fr", "商品已下架"],
    ["", "商品已下架"],
  ])("requests in %j are answered in that language", async (lang, msg) => {
    expect(await backend.ask("goods/getGoodsDetail?goods_id=99999", { headers: { lang } })).toMatchObject({
      msg,
    });
  });

  test("requests take any body for none", async () => {
    for (const [type, body] of [
      ["application/json", '{"mobile":"139'],
      ["application/json", ""],
      ["text/plain", "hello"],
      ["multipart/form-data", "--x"],
      ["application/x-www-form-urlencoded", "a=1&a=2&__proto__=3"],
    ] as const) {
      const response = await fetch(`${backend.url}/api/pc/category`, {
        method: "POST",
        body,
        headers: { "content-type": type },
      });
      expect(await response.json()).toMatchObject({ code: 1 });
    }
  });

  test("requests carry an id", async () => {
    const own = await fetch(`${backend.url}/api/pc/category`, { headers: { "x-request-id": "from-the-shop" } });
    expect(own.headers.get("x-request-id")).toBe("from-the-shop");
    for (const odd of ["", "x".repeat(65), "<b>"]) {
      const given = await fetch(`${backend.url}/api/pc/category`, { headers: { "x-request-id": odd } });
      expect(given.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    }
  });

  test("requests of a dead session are those of a visitor", async () => {
    expect(await backend.ask("pc/commonData", { headers: { token: "dead" } })).toMatchObject({ code: 1 });
  });
});

describe("addresses of images", () => {
  const logoFrom = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const { data } = await ask(url, "index/config", { headers });
    return isRecord(data) ? [data["base_domain"], data["pc_login_logo"]] : null;
  };
  const image = "uploads/demo/places/welcome.webp";
  const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "shop.example" };

  test("addresses of images are on the host that was asked, port included", async () => {
    const { url, close } = await openTestBackend();
    expect(await logoFrom(url)).toEqual([`${url}/`, `${url}/${image}`]);
    expect(await logoFrom(url, forwarded)).toEqual([`${url}/`, `${url}/${image}`]);
    await close();
  });

  test("addresses of images are on the proxy's where proxies are trusted", async () => {
    const { url, close } = await openTestBackend({ trustProxy: true });
    expect(await logoFrom(url, forwarded)).toEqual(["https://shop.example/", `https://shop.example/${image}`]);
    await close();
  });

  test("addresses of images are on the public one where there is one", async () => {
    const { url, close } = await openTestBackend({ publicUrl: "https://cdn.example" });
    expect(await logoFrom(url)).toEqual(["https://cdn.example/", `https://cdn.example/${image}`]);
    await close();
  });
});
