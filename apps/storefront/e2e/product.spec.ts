import { ports } from "./ports.ts";
import { axe, expect, findProducts, hydrated, open, teapot, test } from "./shop.ts";

async function ask<T>(call: string): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${ports.backend}/api/${call}`, { headers: { lang: "en" } });
  return ((await response.json()) as { data: T }).data;
}

/** A product that the running slot of the flash sale sells right now. */
async function flashProduct(): Promise<number> {
  const slots = await ask<readonly { id: number; status: number }[]>("seckill_goods/getSeckillTime");
  const running = slots.find(({ status }) => status === 1)?.id ?? 0;
  const { lists } = await ask<{ lists: readonly { goods_id: number }[] }>(
    `seckill_goods/getSeckillGoods?seckill_id=${running}`,
  );
  const [first] = lists;
  if (first === undefined) throw new Error("The demo marketplace sells nothing in its flash sale.");
  return first.goods_id;
}

test("images are enlarged, turned and left by keyboard", async ({ page }) => {
  const { id, name } = await teapot();
  await open(page, `/pc/goods_details/${id}`);
  const enlarge = page.getByRole("button", { name: "Enlarge the picture" });
  await enlarge.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name });
  const image = viewer.getByRole("img", { name });
  const first = await image.getAttribute("src");
  await page.keyboard.press("ArrowRight");
  await expect(image).not.toHaveAttribute("src", first ?? "");
  await expect(viewer.getByRole("status")).toHaveText(/^Picture 2 of \d$/);
  await page.keyboard.press("ArrowLeft");
  await expect(image).toHaveAttribute("src", first ?? "");
  await page.keyboard.press("+");
  await expect(image).toHaveAttribute("style", /scale\(1\.5\)/);
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test("a click enlarges the clicked place, and a drag shifts it", async ({ page }) => {
  const { id, name } = await teapot();
  await open(page, `/pc/goods_details/${id}`);
  await page.getByRole("button", { name: "Enlarge the picture" }).click();
  const image = page.getByRole("dialog", { name }).getByRole("img", { name });
  await expect(image).toBeVisible();
  const frame = await image.boundingBox();
  const [x, y] = [(frame?.x ?? 0) + 300, (frame?.y ?? 0) + 200];
  await page.mouse.click(x, y);
  await expect(image).toHaveAttribute("style", /scale\(2\.5\)/);
  const before = await image.getAttribute("style");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
  await page.mouse.up();
  await expect(image).not.toHaveAttribute("style", before ?? "");
  await expect(image).toHaveAttribute("style", /scale\(2\.5\)/);
  await page.mouse.click(x, y);
  await expect(image).toHaveAttribute("style", /scale\(1\)/);
});

test("a flash sale says how long it lasts, and what the price was", async ({ page }) => {
  await open(page, `/pc/goods_details/${await flashProduct()}`);
  await expect(page.getByText("Flash sale", { exact: true })).toBeVisible();
  const timer = page.getByRole("timer");
  await expect(timer).toHaveText(/\d{2}:\d{2}:\d{2}$/);
  const first = await timer.textContent();
  await expect(timer).not.toHaveText(first ?? "");
  await expect(page.locator("#main s").first()).toContainText("¥");
});

test("reviews are read by kind and page, in the address, without leaving the place", async ({ page }) => {
  const { id } = await teapot();
  await open(page, `/pc/goods_details/${id}`);
  await page.getByRole("radio", { name: "Forest" }).click();
  const section = page
    .getByRole("navigation", { name: "About this product" })
    .getByRole("button", { name: /^Reviews/ });
  await section.click();
  await expect(section).toHaveAttribute("aria-current", "true");
  const reviews = page.getByRole("region", { name: "Reviews" });
  const written = reviews.getByRole("listitem").filter({ has: page.getByRole("img", { name: /of 5$/ }) });
  await expect(written).toHaveCount(10);

  const first = (await written.first().textContent()) ?? "";
  await reviews.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(/reviewPage=2/);
  await expect(written.first()).not.toHaveText(first);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);

  const imaged = reviews.getByRole("link", { name: /^With pictures/ });
  const count = Number(/\d+/.exec((await imaged.textContent()) ?? "")?.[0]);
  await imaged.click();
  await expect(page).toHaveURL(/reviews=images$/);
  await expect(imaged).toHaveAttribute("aria-current");
  await expect(reviews.getByRole("link", { name: /^All/ })).not.toHaveAttribute("aria-current");
  await expect(written).toHaveCount(count);
  await axe(page);

  await written
    .first()
    .getByRole("button", { name: /^Picture 1 of/ })
    .click();
  await expect(page.getByRole("dialog", { name: /^Pictures by/ })).toBeVisible();
  await page.keyboard.press("Escape");
  // What was chosen above has stayed chosen all the while.
  await expect(page.getByRole("radio", { name: "Forest" })).toBeChecked();

  await page.reload();
  await expect(written).toHaveCount(count);
  await page.goBack();
  await expect(page).toHaveURL(/reviewPage=2/);
});

test("the count of reviews leads to them", async ({ page }) => {
  const { id } = await teapot();
  await open(page, `/pc/goods_details/${id}`);
  await page.getByRole("link", { name: /^\d+ reviews$/ }).click();
  const reviews = page.getByRole("region", { name: "Reviews" });
  await expect(page).toHaveURL(/tab=reviews$/);
  await expect(reviews).toBeInViewport();
  await expect(reviews).toBeFocused();
});

test("the bar of sections sells the chosen variant once the large buttons have gone, and marks what is read", async ({
  page,
}) => {
  const { id } = await teapot();
  await open(page, `/pc/goods_details/${id}`);
  await page.getByRole("radio", { name: "Forest" }).click();
  const sections = page.getByRole("navigation", { name: "About this product" });
  await expect(page.getByRole("link", { name: "Buy now" })).toHaveCount(1);
  await expect(sections.getByRole("button", { name: "Details" })).toHaveAttribute("aria-current", "true");
  await sections.getByRole("button", { name: "From this shop" }).press("Enter");
  const shop = page.getByRole("region", { name: "From this shop" });
  await expect(shop).toBeFocused();
  await expect(shop).toBeInViewport();
  await expect(sections.getByRole("button", { name: "From this shop" })).toHaveAttribute("aria-current", "true");
  await expect(sections).toBeInViewport();
  await expect(page.getByText(/^Forest \/ /).first()).toBeInViewport();
  await page.getByRole("link", { name: "Buy now" }).last().click();
  await page.waitForURL(/confirm_order|login/);
});

test("a link to the reviews opens the page at them", async ({ page }) => {
  const { id } = await teapot();
  await open(page, `/pc/goods_details/${id}?tab=reviews`);
  await expect(page.getByRole("region", { name: "Reviews" })).toBeInViewport();
  await expect(page.getByRole("region", { name: "Reviews" })).toBeFocused();
});

test("a look at a product is counted when a shopper sees it, and not when its page is made", async ({ page }) => {
  // No other journey looks at it.
  const [telescope] = await findProducts("telescope");
  const id = telescope?.id ?? 0;
  const views = async (): Promise<number> =>
    (await ask<{ clicks: number }>(`goods/getGoodsDetail?goods_id=${id}&view=0`)).clicks;
  const counted = () => page.waitForResponse("**/api/goods/view");
  const before = await views();
  await page.request.get(`/pc/goods_details/${id}`);
  const first = counted();
  await open(page, `/pc/goods_details/${id}`);
  expect((await (await first).json()) as unknown).toMatchObject({ code: 1 });
  const second = counted();
  await page.reload();
  await second;
  expect(await views()).toBe(before + 2);
});

test("another page of reviews is no new view of the product", async ({ page }) => {
  const { id } = await teapot();
  await open(page, `/pc/goods_details/${id}`);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("link", { name: /^\d+ reviews$/ }).click();
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  expect(asked.filter((url) => url.includes("goods_comment/lists")).length).toBe(2);
  expect(asked.filter((url) => url.includes("getGoodsDetail"))).toEqual([]);
});

test("sharing copies the public link, which opens the product", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id, name } = await teapot();
  await open(page, `/pc/goods_details/${id}?tab=reviews`);
  await page.getByRole("button", { name: "Share" }).click();
  const panel = page.getByRole("dialog", { name: "Share this page" });
  await expect(panel.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await panel.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").getByText("Link copied")).toBeVisible();
  await axe(page);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // The path form, which a server answers: so whoever draws a preview of the link sees the product.
  expect(link).toBe(`${baseURL}/pc/goods_details/${id}`);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await open(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("the chosen variant stands in the address, is loaded anew with it, and is what is shared", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id, name } = await teapot();
  await open(page, "/pc/goods_list?name=teapot");
  // Beside the name its link says that a flash sale is on, at that time of the day.
  await page.getByRole("link", { name }).click();
  const forest = page.getByRole("radio", { name: "Forest" });
  const image = page.getByRole("img", { name, exact: true }).first();
  const before = (await image.getAttribute("src")) ?? "";
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.evaluate(() => scrollTo(0, 120));
  // A pointer that rests where thumbnails come to lie would show theirs.
  await page.mouse.move(0, 0);
  await forest.focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(new RegExp(`/goods_details/${id}\\?sku=\\d+$`));
  await expect(forest).toBeChecked();
  await expect(forest).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(120);
  await expect(page.locator("[aria-live=polite]").filter({ hasText: name })).toHaveText(`${name} - Plaza`);
  expect(asked.filter((url) => url.includes("getGoodsDetail"))).toEqual([]);
  await expect(image).not.toHaveAttribute("src", before);
  const chosen = (await image.getAttribute("src")) ?? "";
  await expect(page.getByRole("list", { name: "Pictures" }).locator("[aria-current=true]")).toHaveCount(1);

  await page.getByRole("link", { name: /^\d+ reviews$/ }).click();
  await expect(page).toHaveURL(/sku=\d+&tab=reviews$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?sku=\d+$/);
  await expect(forest).toBeChecked();

  await page.reload();
  await hydrated(page);
  await expect(forest).toBeChecked();
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").getByText("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${baseURL}/pc/goods_details/${id}\\?sku=\\d+$`));
  const html = await (await page.request.get(link)).text();
  expect(html.includes(chosen.replaceAll("&", "&amp;"))).toBe(true);
  expect(/<link rel="canonical" href="(.*?)"/.exec(html)?.[1]).toBe(`${baseURL}/pc/goods_details/${id}`);
  // Its choice has left no step behind.
  await page.goBack();
  await expect(page).toHaveURL(/goods_list/);
});

test("a variant that is not of the product leaves the page as it is without one", async ({ page }) => {
  const { id } = await teapot();
  await open(page, `/pc/goods_details/${id}`);
  const chosen = await page.getByRole("radio", { checked: true }).evaluateAll((all) => all.map((each) => each.id));
  const shown = await page.locator("#main h1").textContent();
  for (const sku of ["99999999", "0", "red"]) {
    await open(page, `/pc/goods_details/${id}?sku=${sku}`);
    await expect(page.locator("#main h1")).toHaveText(shown ?? "");
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(chosen.length);
  }
});

test("the link is selected for copying where the clipboard is out of reach", async ({ page, guard }) => {
  guard.allow(/clipboard/i);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await open(page, `/pc/goods_details/${(await teapot()).id}`);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("alert").getByText("copy it yourself")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Address of this page" })).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a swipe turns the image", async ({ page }) => {
    const { id, name } = await teapot();
    await open(page, `/pc/goods_details/${id}`);
    const image = page.getByRole("img", { name, exact: true }).first();
    const before = await image.getAttribute("src");
    const session = await page.context().newCDPSession(page);
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: 400 }] });
    await finger("touchStart", 320);
    for (const x of [280, 220, 150, 90]) await finger("touchMove", x);
    await finger("touchEnd", 90);
    await expect(image).not.toHaveAttribute("src", before ?? "");
    // A swipe is no press, so no viewer has opened.
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("details and reviews stand below each other", async ({ page }) => {
    const { id } = await teapot();
    await page.goto(`/pc/goods_details/${id}`);
    const details = await page.getByRole("region", { name: "Details" }).boundingBox();
    const reviews = page.getByRole("region", { name: "Reviews" });
    await expect(reviews).toContainText(/\d\.\d/);
    await expect(reviews).toContainText(/% positive/);
    expect(await reviews.getByRole("listitem").count()).toBeGreaterThan(3);
    await expect(
      reviews
        .getByRole("listitem")
        .first()
        .getByRole("img", { name: /^\d of 5$/ }),
    ).toBeVisible();
    expect((await reviews.boundingBox())?.y).toBeGreaterThanOrEqual((details?.y ?? 0) + (details?.height ?? 0));
  });

  test("a product's structured data holds its rating", async ({ page }) => {
    const { id } = await teapot();
    await page.goto(`/pc/goods_details/${id}`);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const described = blocks.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(described.find((each) => each["@type"] === "Product")).toMatchObject({
      aggregateRating: { "@type": "AggregateRating", bestRating: 5 },
    });
  });
});

test("a product shows what its variant has cost, and its lowest price before the reduction", async ({ page }) => {
  await page.goto("/pc/goods_details/1");
  await hydrated(page);
  await expect(page.getByText(/^Lowest price of the 30 days before: ¥[\d,]+\.00$/)).toBeVisible();
  const history = page.getByRole("region", { name: "Price history" });
  await history.scrollIntoViewIfNeeded();
  await expect(history.getByRole("img", { name: /^The price of the last 90 days, between/ })).toBeVisible();
  const table = history.getByText("All prices as a table");
  await table.focus();
  await page.keyboard.press("Enter");
  await expect(history.getByRole("row")).not.toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(history.getByRole("group", { name: "All prices as a table" })).toBeFocused();
  await axe(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a reduced product says its lowest price before the reduction, and promises no history", async ({ page }) => {
    await page.goto("/pc/goods_details/1");
    await expect(page.getByText(/^Lowest price of the 30 days before:/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Price history" })).toBeHidden();
  });
});
