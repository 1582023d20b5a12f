import { ports } from "./ports.ts";
import { findProducts, teapot } from "./products.ts";
import { expect, hydrated, open, test } from "./shop.ts";

async function ask<T>(call: string): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${ports.backend}/api/${call}`, { headers: { lang: "en" } });
  return ((await response.json()) as { data: T }).data;
}

test.describe("product", { tag: "@catalog" }, () => {
  test("images are enlarged by keyboard and where they are clicked, shifted by a drag, and left by keyboard", async ({
    page,
  }) => {
    const { id, name } = await teapot();
    await open(page, `/pc/goods_details/${id}`);
    const enlarge = page.getByRole("button", { name: "Enlarge the picture" });
    const viewer = page.getByRole("dialog", { name });
    const image = viewer.getByRole("img", { name });
    await test.step("by keyboard", async () => {
      await enlarge.focus();
      await page.keyboard.press("Enter");
      const first = await image.getAttribute("src");
      await page.keyboard.press("ArrowRight");
      await expect(image).not.toHaveAttribute("src", first ?? "");
      await expect(viewer.getByRole("status")).toHaveText(/^Picture 2 of \d$/);
      await page.keyboard.press("ArrowLeft");
      await expect(image).toHaveAttribute("src", first ?? "");
      await page.keyboard.press("+");
      await expect(image).toHaveAttribute("style", /scale\(1\.5\)/);
      await page.keyboard.press("Escape");
      await expect(viewer).toBeHidden();
      await expect(enlarge).toBeFocused();
    });
    await test.step("by mouse", async () => {
      await enlarge.click();
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
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await reviews.getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(page).toHaveURL(/reviewPage=2/);
    await expect(written.first()).not.toHaveText(first);
    // Another page of reviews is no new view of the product.
    expect(asked.filter((url) => url.includes("getGoodsDetail"))).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);

    const imaged = reviews.getByRole("link", { name: /^With pictures/ });
    const count = Number(/\d+/.exec((await imaged.textContent()) ?? "")?.[0]);
    await imaged.click();
    await expect(page).toHaveURL(/reviews=images$/);
    await expect(imaged).toHaveAttribute("aria-current");
    await expect(reviews.getByRole("link", { name: /^All/ })).not.toHaveAttribute("aria-current");
    await expect(written).toHaveCount(count);

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

  test("reviews are reached by their count, and by a link from elsewhere", async ({ page }) => {
    const { id } = await teapot();
    const reviews = page.getByRole("region", { name: "Reviews" });
    await open(page, `/pc/goods_details/${id}`);
    await page.getByRole("link", { name: /^\d+ reviews$/ }).click();
    await expect(page).toHaveURL(/tab=reviews$/);
    await expect(reviews).toBeInViewport();
    await expect(reviews).toBeFocused();
    await page.goto("/healthz");
    await open(page, `/pc/goods_details/${id}?tab=reviews`);
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
});
