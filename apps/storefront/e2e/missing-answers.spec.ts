import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { freePort } from "@plaza/tooling/free-port";
import { endServer, untilReady } from "@plaza/tooling/server-process";
import type { Page } from "@playwright/test";
import { ports } from "./ports.ts";
import { teapot } from "./products.ts";
import { expect, hydrated, open, test } from "./shop.ts";

// The calls of a page fail where the server asks them, then where the browser does, as many at once as can be told apart, and
// in the end all of them answer something else to the browser. Whoever has data from the server asks again because its clock
// has gone on by an hour.

const storefrontFolder = fileURLToPath(new URL("../", import.meta.url));

/** Which calls the storefront's server gets no answer to; the browser's go the same way, and get theirs. */
let isFailing = (_call: string): boolean => false;
/** All that the server has asked. */
let asked = new Set<string>();
let line: Server;
let storefront: ChildProcess;
let shop: string;

const callOf = (url: string): string => new URL(url, "http://x").pathname.replace("/api/", "");

test.describe("missing answers", { tag: "@storefront" }, () => {
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    line = createServer((coming, answer) => {
      const { method, url = "", headers } = coming;
      const isServers = !headers["user-agent"]?.startsWith("Mozilla");
      if (isServers && url.startsWith("/api/")) {
        asked.add(callOf(url));
        if (isFailing(callOf(url))) {
          answer.writeHead(500).end();
          return;
        }
      }
      const onward = request({ host: "127.0.0.1", port: ports.backend, method, path: url, headers }, (response) => {
        const { connection: _, "keep-alive": __, ...relayed } = response.headers;
        answer.writeHead(response.statusCode ?? 502, relayed);
        response.pipe(answer);
      });
      onward.on("error", () => answer.destroy());
      coming.pipe(onward);
    });
    line.listen(0, "127.0.0.1");
    await once(line, "listening");
    const address = line.address();
    const port = await freePort();
    storefront = spawn("node", ["--conditions=@plaza/source", "server/main.ts"], {
      cwd: storefrontFolder,
      env: {
        ...process.env,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        BACKEND_URL: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
        LOG_LEVEL: "fatal",
        RATE_LIMIT: "0",
      },
      stdio: "ignore",
    });
    shop = `http://127.0.0.1:${port}`;
    await untilReady(storefront, `${shop}/readyz`, "The storefront");
  });
  test.afterAll(async () => {
    await endServer(storefront);
    line.closeAllConnections();
    line.close();
  });

  /** What a page may say of what is missing. */
  const words = ["system error", "did not load", "could not be loaded", "Sorry, there was an error"];

  /** Runs before the page's own scripts: moves the clock on, where the tab is named so, and keeps what is said for a moment. */
  function watch(phrases: readonly string[]): void {
    const { now } = Date;
    if (window.name === "later") Date.now = () => now() + 3_600_000;
    const shownLines = new Set<string>();
    Object.assign(window, { shownLines });
    new MutationObserver(() => {
      for (const line of document.body?.innerText.split("\n") ?? [])
        if (phrases.some((phrase) => line.includes(phrase))) shownLines.add(line.trim());
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }

  /** What is drawn of everything, the browser's late parts included. */
  async function seeAll(page: Page): Promise<void> {
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      scrollTo(0, 0);
    });
    await page.waitForLoadState("networkidle");
  }

  const heading = (page: Page) => page.getByRole("heading", { level: 1 });
  const shownSoFar = async (page: Page): Promise<readonly string[]> =>
    (await page.evaluate(() => [...(window as unknown as { shownLines: Set<string> }).shownLines])).toSorted();

  const another = (json: unknown): unknown => {
    if (Array.isArray(json)) return json.slice(1).map(another);
    if (typeof json !== "object" || json === null) return json;
    return Object.fromEntries(
      Object.entries(json).map(([key, value]) => [
        key,
        typeof value === "string" && /name|title|copyright/.test(key) ? `${value} anew` : another(value),
      ]),
    );
  };

  /** Calls that fail at once in the browser, and what the page says then; what is there already stays. */
  interface ReportedFailure {
    readonly calls: readonly string[];
    readonly shown: readonly string[];
  }

  interface Missed {
    /** The calls that fail by themselves on the server, with the status of the page; all others fail there at once. */
    readonly alone: Readonly<Record<string, 200 | 500>>;
    /** All that the page says anything of in the browser; all others fail there at once, in silence. */
    readonly reported: readonly ReportedFailure[];
  }

  const toast = ["system error"];
  /** The root's own calls. */
  const ofEveryPage = ["index/config", "pc/commonData"];

  /** A call that nobody has thought of fails the test as soon as it takes something away or says something. */
  const pages: Readonly<Record<string, Missed>> = {
    "/pc/": {
      // Home is an error page only where none of its sections is there.
      alone: { "index/index": 200 },
      reported: [
        {
          calls: [
            ...ofEveryPage,
            "ad_content/lists",
            "goods/getGoodsListByColumnId",
            "goods_column/getGoodsColumnList",
            "index/index",
          ],
          shown: toast,
        },
      ],
    },
    "/pc/goods_details/": {
      alone: { "goods/getGoodsDetail": 500 },
      reported: [
        {
          calls: [
            ...ofEveryPage,
            "coupon/getCouponList",
            "goods/getGoodsDetail",
            "goods/offers",
            "goods_comment/category",
          ],
          shown: toast,
        },
        {
          calls: ["goods/priceHistory", "goods_comment/lists"],
          shown: ["The price history did not load", "The reviews did not load"],
        },
      ],
    },
  };

  for (const [path, { alone, reported }] of Object.entries(pages))
    test(`the calls of ${path} may fail on either side, or answer otherwise, and the page hydrates, says what is missing and recovers`, async ({
      customersPage: page,
      guard,
    }) => {
      test.slow();
      guard.allow(/^Failed to load resource: the server responded with a status of 500/);
      guard.allow(/^Error: GET \S+ failed: Request failed with status code 500/);
      await page.addInitScript(watch, words);
      const url = `${shop}${path}${path.endsWith("details/") ? (await teapot()).id : ""}`;
      const late = (isLater: boolean) =>
        page.evaluate(
          (name) => {
            window.name = name;
          },
          isLater ? "later" : "",
        );

      asked = new Set();
      await open(page, url);
      await seeAll(page);
      const usual = { title: await page.title(), heading: (await heading(page).textContent()) ?? "" };
      expect(await shownSoFar(page)).toEqual([]);
      expect([...asked]).toEqual(expect.arrayContaining(Object.keys(alone)));
      const complete = async () => {
        await expect(page).toHaveTitle(usual.title);
        await expect(heading(page)).toHaveText(usual.heading);
        await expect(page.getByText(/did not load|could not be loaded/).filter({ visible: true })).toHaveCount(0);
      };
      const onServer = async (isMissing: typeof isFailing, status = 200) => {
        isFailing = isMissing;
        const response = await page.goto(url);
        isFailing = () => false;
        await hydrated(page);
        expect(response?.status()).toBe(status);
        if (status !== 200) {
          await expect(heading(page)).toHaveText("Sorry, there was an error on the page you visited");
          await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
        }
        await complete();
      };
      for (const [call, status] of Object.entries(alone))
        await test.step(`the server without ${call}`, () => onServer((each) => each === call, status));
      await test.step("the server without anything else", () => onServer((call) => !Object.hasOwn(alone, call)));

      const inBrowser = async (isMissing: typeof isFailing, shown: readonly string[]) => {
        const failing = ({ pathname }: URL) => pathname.startsWith("/api/") && isMissing(callOf(pathname));
        const missed = new Set<string>();
        await page.route(failing, async (route) => {
          if (route.request().method() !== "GET") return route.continue();
          missed.add(callOf(route.request().url()));
          return route.fulfill({ status: 500, body: "" });
        });
        await open(page, url);
        await seeAll(page);
        expect(await shownSoFar(page)).toEqual(shown);
        await page.unroute(failing);
        const again = page.getByRole("button", { name: "Try again" }).filter({ visible: true });
        for (let left = await again.count(); left > 0; left -= 1) {
          await again.first().click();
          await expect(again).toHaveCount(left - 1);
        }
        await complete();
        return missed;
      };
      await late(true);
      for (const { calls, shown } of reported)
        await test.step(`the browser without ${calls.join(", ")}`, async () => {
          expect(await inBrowser((call) => calls.includes(call), shown)).toEqual(new Set(calls));
        });
      const silent = (call: string) => !reported.some(({ calls }) => calls.includes(call));
      await test.step("the browser without anything else", () => inBrowser(silent, []));

      await page.route(/\/api\//, async (route) => {
        if (route.request().method() !== "GET") return route.continue();
        const answer = await route.fetch();
        const { data, ...envelope } = (await answer.json()) as { readonly data: unknown };
        await route.fulfill({ json: { ...envelope, data: another(data) } });
      });
      await open(page, url);
      await seeAll(page);
      await expect(heading(page)).toHaveCount(1);
      await expect(page).toHaveTitle(/Plaza anew$/);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });

  test("categories that nobody got are missed in their place, and come when they are asked for again", async ({
    page,
    guard,
  }) => {
    guard.allow(/^Failed to load resource: the server responded with a status of 500/);
    // Another language's answers are shared by no page before.
    isFailing = (call) => call === "pc/category";
    await page.route(/\/api\/pc\/category/, (route) => route.fulfill({ status: 500, body: "" }));
    await open(page, `${shop}/pc/ko/`);
    isFailing = () => false;
    const again = page.getByRole("group").getByRole("button", { name: "다시 시도" });
    await expect(again).toBeVisible();
    await expect(page.getByRole("main").getByText("시스템 오류")).toHaveCount(0);
    await page.unrouteAll();
    await again.click();
    await expect(again).toBeHidden();
    await expect(page.getByRole("list", { name: "카테고리" }).getByRole("link").first()).toBeVisible();
  });
});
