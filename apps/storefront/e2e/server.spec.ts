import { holdSession, newCustomer } from "./customers.ts";
import { ports } from "./ports.ts";
import { expect, open, teapot, test } from "./shop.ts";
import { openedSocket } from "./sockets.ts";

test("pages carry the content security policy and the security headers", async ({ request }) => {
  const response = await request.get("/pc/");
  const headers = response.headers();
  const policy = headers["content-security-policy"] ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain("unsafe-eval");
  const scriptRule = policy.split(";").find((rule) => rule.trim().startsWith("script-src "));
  expect(scriptRule).toContain("nonce-");
  expect(scriptRule).not.toContain("unsafe-inline");
  const html = await response.text();
  for (const [tag] of html.matchAll(/<script[^>]*>?/g)) expect(tag).toContain(`nonce="${nonce}"`);
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
  expect(headers["x-request-id"]).toBeTruthy();
  expect(headers["cache-control"]).toContain("no-cache");
  const again = (await request.get("/pc/")).headers()["content-security-policy"];
  expect(again).not.toBe(policy);
});

test("assets are immutable and compressed", async ({ request }) => {
  const html = await (await request.get("/pc/")).text();
  const script = /"(\/assets\/entry-client-[^"]+\.js)"/.exec(html)?.[1] ?? "";
  const response = await request.get(script, { headers: { "accept-encoding": "br" } });
  expect(response.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
  });
});

test("a page is complete in the HTML, in the language asked for", async ({ request }) => {
  const { id, name } = await teapot("zh");
  const response = await request.get(`/pc/zh/goods_details/${id}`);
  const html = await response.text();
  expect(html).toContain(`<h1`);
  expect(html).toContain(name);
  expect(html).toContain('lang="zh"');
  expect(response.headers()["set-cookie"]).toContain("lang=zh");
});

test("the chrome shows the platform's configuration", async ({ page }) => {
  await page.goto("/pc/");
  await expect(page).toHaveTitle("Plaza");
  const legal = page.getByRole("contentinfo").getByRole("link", { name: "©" });
  await expect(legal).toHaveAttribute("target", "_blank");
  await expect(page.locator("link[rel=icon]")).toHaveCount(1);
});

test("calls reach the platform through this site; changes only from its own pages", async ({ request, baseURL }) => {
  const config = (await (await request.get("/api/index/config")).json()) as { code: number; data: { name: string } };
  expect([config.code, config.data.name]).toEqual([1, "Plaza"]);
  const foreign = await request.post("/api/index/config", { headers: { origin: "https://evil.example" }, data: {} });
  expect(foreign.status()).toBe(403);
  const own = await request.post("/api/index/config", { headers: { origin: baseURL ?? "" }, data: {} });
  expect(own.status()).toBe(200);
});

test("the storefront is alive and ready", async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  expect((await request.get("/readyz")).status()).toBe(200);
});

test("a page opens the socket of its own site, and of no other", async ({ page, context, baseURL, guard }) => {
  await holdSession(context, baseURL, (await newCustomer()).token);
  await open(page, "/pc/");
  expect(await openedSocket(page, "/pc/socket?type=user&client=5&shop_id=0")).toBe("open");
  guard.allow(/Content Security Policy|WebSocket connection/);
  expect(await openedSocket(page, `ws://127.0.0.1:${ports.backend}/`)).toBe("connect-src");
});

test("the sitemap holds every page, in each language", async ({ request, baseURL }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const index = await (await request.get("/sitemap.xml")).text();
  const chunks = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
  expect(chunks.length).toBeGreaterThan(1);
  let products = 0;
  let shops = 0;
  for (const chunk of chunks) {
    const text = await (await request.get(chunk)).text();
    products += text.match(/<loc>[^<]+goods_details/g)?.length ?? 0;
    shops += text.match(/<loc>[^<]+shop_street_detail/g)?.length ?? 0;
    expect(text).toContain('hreflang="ko"');
  }
  // Other journeys open shops.
  expect(shops).toBeGreaterThanOrEqual(10);
  expect(products).toBeGreaterThan(400);
  expect((await request.get("/sitemap-products-999.xml")).status()).toBe(404);
});

test("a page says who it is: canonical address, languages, description, image, structured data", async ({
  page,
  baseURL,
}) => {
  const { id, name } = await teapot("ja");
  await page.goto(`/pc/ja/goods_details/${id}`);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/pc/ja/goods_details/${id}`);
  await expect(page.locator("link[rel=alternate][hreflang=x-default]")).toHaveAttribute(
    "href",
    `${baseURL}/pc/goods_details/${id}`,
  );
  await expect(page.locator("meta[name=description]")).toHaveCount(1);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", new RegExp(name));
  await expect(page.locator("meta[property='og:image']")).toHaveAttribute(
    "content",
    new RegExp(`^${baseURL}/pc/_image`),
  );
  const data = await page.locator("script[type='application/ld+json']").allTextContents();
  const types = data.map((text) => (JSON.parse(text) as { "@type": string })["@type"]);
  expect(types).toEqual(expect.arrayContaining(["Organization", "Product", "BreadcrumbList"]));
});

test("a payment provider reaches the platform without an origin, and is answered by the platform itself", async ({
  request,
  baseURL,
}) => {
  // A browser may not send it from elsewhere either; a provider is known by its signature alone, which this has not.
  const forged = {
    headers: { origin: "https://pay.example" },
    form: { out_trade_no: "1", trade_status: "TRADE_SUCCESS" },
  };
  const answers = [];
  for (const origin of [baseURL, `http://127.0.0.1:${ports.backend}`]) {
    const answer = await request.post(`${origin}/api/pay/notify/alipay`, forged);
    answers.push([answer.status(), answer.headers()["content-type"], await answer.text()]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[2]).toBe("fail");
});
