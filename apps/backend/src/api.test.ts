import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { calls } from "./calls.ts";
import { ask, isRecord, listOf, recordOf } from "./test-support/ask.ts";
import { onEachStore } from "./test-support/on-each-store.ts";
import { openTestBackend } from "./test-support/open-test-backend.ts";

const bad: Readonly<Record<string, string>> = {
  nothing: "",
  "repeated parameters": "name=a&name=b&page_no=1&page_no=2&goods_id=1&goods_id=2",
  lists: "name[]=a&name[]=b&page_no[]=1&goods_id[]=1&column_id[]=1&id[]=1&pid[]=1",
  "nested parameters": "name[a][b]=1&goods_id[a]=1&__proto__[x]=1&constructor=1",
  "huge numbers":
    "page_no=999999999&page_size=99999999999999999999&goods_id=99999999999999999999&column_id=2147483648&id=9e99&pid=1e309",
  "numbers as large as are read":
    "page_no=999999999&page_size=999999999&goods_id=999999999&column_id=999999999&id=999999999&pid=23&terminal=999999999&shop_id=999999999&cid=999999999&type=999999999&seckill_id=999999999",
  "negative numbers": "page_no=-5&page_size=-5&goods_id=-1&column_id=-1&id=-1&pid=-1&terminal=-1&shop_id=-1&cid=-1",
  "numbers that are none": "page_no=abc&page_size=0x10&goods_id=1e3&column_id=NaN&id=½&platform_cate_id=..&terminal=x",
  SQL: `name=${encodeURIComponent("'; drop table products; --")}&keyword=${encodeURIComponent("%' or 1=1")}&sort_type=price;select&sort=asc--&id=1 or 1=1`,
  "text query operators": `name=${encodeURIComponent("a & | ! <-> (b:* \\")}&keyword=${encodeURIComponent("%_\\%")}`,
  "invalid encodings": "name=%E0%A4%A&keyword=%ff%fe&id=%00",
  "the character that databases refuse": "name=a%00b&keyword=%00&goods_id=1%00&id=%00",
  "ten thousand characters": `name=${"x".repeat(10_000)}&keyword=${"%E8%8C%B6".repeat(3333)}`,
  "unknown sort columns": "sort_type=chengben_price&sort=desc&sort_by_price=up&sort_by_sales=",
  whitespace: "name=%20%09&keyword=%20&goods_id=%20&column_id=%0A",
};

onEachStore("every call", (backend) => {
  const all = Object.entries(calls);

  test.each(Object.entries(bad))("survives %s", async (_, query) => {
    for (const [call] of all) {
      const answer = await ask(backend().url, `${call}?${query}`, { language: "en" });
      expect(answer.status, call).toBe(200);
      expect([0, 1], call).toContain(answer.code);
      if (answer.code === 0) {
        const msg: unknown = expect.stringMatching(/^This |^[a-z_]+ (?:is|must)/);
        expect(answer, call).toMatchObject({ show: 1, data: [], msg });
      }
      expect(answer.text, call).not.toMatch(/select |syntax error|postgres|drizzle|at file:|node_modules/i);
    }
  });

  test("tells nobody what a product cost the merchant", async () => {
    for (const [call] of all) {
      const answer = await ask(backend().url, `${call}?${await usable(backend().url, call)}`);
      expect(answer, call).toMatchObject({ status: 200, code: 1, show: 0 });
      expect(keysOf(answer.data).filter((key) => /cost|chengben|purchase/i.test(key))).toEqual([]);
    }
  });

  test("may be spelt in any case", async () => {
    for (const [call] of all) {
      const [controller = "", action = ""] = call.split("/");
      const camel = controller.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
      for (const path of [`${controller}/${action.toLowerCase()}`, `${camel}/${action.toUpperCase()}`]) {
        const answer = await ask(backend().url, `${path}?${await usable(backend().url, call)}`);
        expect(answer.code, path).toBe(1);
      }
    }
  });

  test("refuses other methods where the contract says so", async () => {
    const headers = { "content-type": "application/json" };
    for (const [call, { method: allowed }] of all) {
      for (const method of ["POST", "PUT", "DELETE"]) {
        const path = `${call}?${await usable(backend().url, call)}`;
        const answer = await ask(backend().url, path, { method, language: "ja", headers });
        const refused = { status: 200, code: 0, show: 1, msg: "このリクエスト方法には対応していません", data: [] };
        expect(answer, `${method} ${call}`).toMatchObject(allowed === "GET" ? refused : { status: 200, code: 1 });
      }
    }
  });
});

/** Parameters with which a call answers something. */
async function usable(url: string, call: string): Promise<string> {
  const [article] = listOf(
    recordOf((await ask(url, call.startsWith("help") ? "help/lists" : "article/lists")).data)["list"],
  );
  return `goods_id=1&shop_id=1&seckill_id=1&column_id=1&pid=23&terminal=2&id=${String(article?.["id"])}`;
}

onEachStore("what is no call", (backend) => {
  test.each(["goods/nope", "nope/nope", "pc/category.html", "pc/category/", "pc", "goods/getGoodsDetail/1", ""])(
    "%j asks visitors to log in",
    async (path) => {
      expect(await ask(backend().url, path)).toMatchObject({ status: 200, code: -1, show: 1, msg: "请登录", data: [] });
    },
  );

  test("is not found outside of /api", async () => {
    const response = await fetch(`${backend().url}/nope`);
    expect([response.status, await response.text()]).toEqual([404, "Not found"]);
  });

  test("is refused in the platform's words", async () => {
    const answer = await ask(backend().url, "%E0%A4%A", { language: "en" });
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
  ])("in %j are answered in that language", async (lang, msg) => {
    expect(await ask(backend().url, "goods/getGoodsDetail?goods_id=99999", { headers: { lang } })).toMatchObject({
      msg,
    });
  });

  test("take any body for none", async () => {
    for (const [type, body] of [
      ["application/json", '{"mobile":"139'],
      ["application/json", ""],
      ["text/plain", "hello"],
      ["multipart/form-data", "--x"],
      ["application/x-www-form-urlencoded", "a=1&a=2&__proto__=3"],
    ] as const) {
      const response = await fetch(`${backend().url}/api/pc/category`, {
        method: "POST",
        body,
        headers: { "content-type": type },
      });
      expect(await response.json()).toMatchObject({ code: 1 });
    }
  });

  test("carry an id", async () => {
    const own = await fetch(`${backend().url}/api/pc/category`, { headers: { "x-request-id": "from-the-shop" } });
    expect(own.headers.get("x-request-id")).toBe("from-the-shop");
    for (const odd of ["", "x".repeat(65), "<b>"]) {
      const given = await fetch(`${backend().url}/api/pc/category`, { headers: { "x-request-id": odd } });
      expect(given.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    }
  });

  test("of a dead session are those of a visitor", async () => {
    expect(await ask(backend().url, "pc/commonData", { headers: { token: "dead" } })).toMatchObject({ code: 1 });
  });
});

describe("addresses of pictures", () => {
  const logoFrom = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const { data } = await ask(url, "index/config", { headers });
    return isRecord(data) ? [data["base_domain"], data["pc_login_logo"]] : null;
  };
  const picture = "uploads/demo/places/welcome.webp";
  const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "shop.example" };

  test("are on the host that was asked, port included", async () => {
    const { url, close } = await openTestBackend();
    expect(await logoFrom(url)).toEqual([`${url}/`, `${url}/${picture}`]);
    expect(await logoFrom(url, forwarded)).toEqual([`${url}/`, `${url}/${picture}`]);
    expect(await rawConfiguration(url, 'evil"><script>')).toContain(`"base_domain":"${url}/"`);
    await close();
  });

  test("are on the proxy's where proxies are trusted", async () => {
    const { url, close } = await openTestBackend({ trustProxy: true });
    expect(await logoFrom(url, forwarded)).toEqual(["https://shop.example/", `https://shop.example/${picture}`]);
    await close();
  });

  test("are on the public one where there is one", async () => {
    const { url, close } = await openTestBackend({ publicUrl: "https://cdn.example" });
    expect(await logoFrom(url)).toEqual(["https://cdn.example/", `https://cdn.example/${picture}`]);
    await close();
  });
});

/** A host that no HTTP client would send. */
function rawConfiguration(url: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => {
      socket.write(`GET /api/index/config HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("end", () => resolve(answer)).on("error", reject);
  });
}

function keysOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]) : [];
}
