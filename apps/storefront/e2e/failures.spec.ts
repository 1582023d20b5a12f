import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { endServer, untilReady } from "@plaza/tooling/server-process";
import { holdSession, newCustomer } from "./customers.ts";
import { ports } from "./ports.ts";
import { expect, open, test } from "./shop.ts";

for (const path of [
  "/pc/nowhere",
  "/pc/goods_details/99999999",
  "/pc/goods_details",
  "/pc/goods_details/abc",
  "/pc/goods_list/7",
  "/pc/category?id=99999",
])
  test(`${path} is answered with status 404`, async ({ page, guard, request }) => {
    guard.allow(/404/);
    expect((await request.get(path)).status()).toBe(404);
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
    await page.getByRole("link", { name: "Go back to home" }).click();
    await expect(page).toHaveURL(/\/pc\/#?\/?$/);
  });

test("an unknown product by navigation is a 404 page too", async ({ page, guard }) => {
  guard.allow(/404/);
  await open(page, "/pc/");
  await page.evaluate(() => {
    location.hash = "#/goods_details/99999999";
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
});

for (const path of ["/goods_details/99999", "/user/order/detail?id=999", "/payment"])
  test(`${path} keeps the chrome around its 404 page, by every way to it`, async ({
    page,
    context,
    baseURL,
    guard,
  }) => {
    guard.allow(/404/);
    const customer = await newCustomer();
    await holdSession(context, baseURL, customer.token);
    const notFound = page.getByRole("main").getByRole("heading", { name: "This page could not be found" });
    async function expectInChrome(): Promise<void> {
      await expect(notFound).toBeVisible();
      await expect(page.getByRole("banner").getByRole("searchbox")).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page).toHaveTitle("This page could not be found - Plaza");
      await expect(page.locator("body > [role=alert]")).toBeEmpty();
    }
    await open(page, `/pc${path}`);
    await expectInChrome();
    await open(page, `/pc/#${path}`);
    await expectInChrome();
    await open(page, "/pc/");
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#${path}`);
    await expectInChrome();
  });

test("a page that was gone to without a connection says so, and loads when the connection is back", async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/Failed to load|ERR_|A part of the page|dynamically imported|ApiError/);
  await open(page, "/pc/");
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "New Arrivals" }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await expect(main.getByText("You are offline").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(main.getByRole("button", { name: "Go back" })).toBeVisible();
  await expect(page.getByText("system error")).toHaveCount(0);
  await context.setOffline(false);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("New arrivals");
});

for (const name of ["<constructor>x</constructor>", "</0><qqzzxxyy/>{qqzzxxyy} # <qqzzxxyy>"])
  test(`a search for ${name} shows the text as it was typed`, async ({ page, request }) => {
    const path = `/pc/goods_list?name=${encodeURIComponent(name)}`;
    expect((await request.get(path)).status()).toBe(200);
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Results for “${name}”`);
    await expect(page.getByRole("heading", { name: `Nothing found for “${name}”`, exact: true })).toBeVisible();
  });

test.describe("when the platform is down", () => {
  // One storefront for all of them.
  test.describe.configure({ mode: "default" });
  const root = fileURLToPath(new URL("..", import.meta.url));
  const lonely = `http://127.0.0.1:${ports.lonelyStorefront}`;
  let platform: ReturnType<typeof createServer>;
  let storefront: ReturnType<typeof spawn>;

  test.beforeAll(async () => {
    platform = createServer((_request, response) =>
      response.writeHead(500, { "content-type": "text/html" }).end("<h1>oops</h1>"),
    );
    await new Promise<void>((resolve) => platform.listen(0, "127.0.0.1", resolve));
    const address = platform.address();
    const port = typeof address === "object" ? address?.port : 0;
    storefront = spawn("node", ["--conditions=@plaza/source", "server/main.ts"], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(ports.lonelyStorefront),
        BACKEND_URL: `http://127.0.0.1:${port}`,
        LOG_LEVEL: "fatal",
      },
      stdio: "ignore",
    });
    await untilReady(storefront, `${lonely}/healthz`, "The storefront");
  });
  test.afterAll(async () => {
    await endServer(storefront);
    platform.close();
  });

  test("a page says so, with the chrome around it and a link home", async ({ page, guard }) => {
    guard.allow(/5\d\d/);
    const response = await page.goto(`${lonely}/pc/goods_list/1`);
    expect(response?.status()).toBeGreaterThanOrEqual(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Sorry, there was an error on the page you visited",
    );
    await expect(page.getByRole("banner").getByRole("searchbox")).toBeVisible();
    await expect(page.getByRole("link", { name: "Go back to home" })).toBeVisible();
  });

  test("the storefront is alive but not ready", async ({ request }) => {
    expect((await request.get(`${lonely}/healthz`)).status()).toBe(200);
    expect((await request.get(`${lonely}/readyz`)).status()).toBe(503);
  });
});
