import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ask, type Customer, newCustomer } from "./customers.ts";
import { demoOperator, desk, logInAtDesk, newDeskAccount, pictureFolder, productFile } from "./desk.ts";
import { applyFor, newShop } from "./merchant-applications.ts";
import { order, payByPhone, review, skuOf } from "./purchases.ts";
import { axe, expect, open, test } from "./shop.ts";

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** The line of what a customer has received, which can be reviewed and sent back. */
async function received(customer: Customer): Promise<{ readonly orderId: number; readonly lineId: number }> {
  const { lists } = await ask<{
    lists: readonly {
      readonly order_goods_un_comment: readonly { readonly id: number; readonly order_id: number }[];
    }[];
  }>(customer, "goods_comment/getUnCommentOrder");
  const line = lists[0]?.order_goods_un_comment[0];
  if (line === undefined) throw new Error("Nothing has been received.");
  return { orderId: line.order_id, lineId: line.id };
}

test("a merchant is approved at the desk, brings products along, ships the first order, decides a return and answers a review", async ({
  page,
  context,
}) => {
  test.slow();
  const shop = newShop();
  await applyFor(await newCustomer(), shop);

  await page.goto(`${desk}/applications`);
  await logInAtDesk(page, demoOperator, "The platform");
  await expect(title(page, "Applications")).toBeVisible();
  await page.getByRole("link", { name: shop.name }).click();
  await expect(title(page, shop.name)).toBeVisible();
  await expect(page.getByRole("link", { name: "Picture 1" })).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("The shop is there, and its owner can log in.")).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();

  await logInAtDesk(page, { account: shop.account, password: "abcdef1" });
  await expect(title(page, "Today")).toBeVisible();
  await expect(page.getByText("Your shop is closed: shoppers see it, but cannot order.")).toBeVisible();
  await page.getByRole("switch", { name: "Open for orders" }).check();
  await expect(page.getByText("Your shop is open.")).toBeVisible();

  const numbers = Array.from({ length: 200 }, (_, index) => `${shop.account}-${index + 1}`);
  await page.getByRole("link", { name: "Products" }).click();
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(title(page, "Import products")).toBeVisible();
  const pictures = new Map(numbers.map((number) => [number, `lamps/${number}.png`]));
  const sentPictures = [...pictures.values()].slice(0, 12);
  const choosingFolder = page.waitForEvent("filechooser");
  await page.getByLabel("Choose a folder").click();
  await (await choosingFolder).setFiles(pictureFolder(sentPictures));
  await expect(page.getByText("12 pictures are there. Files of products can name them now.")).toBeVisible();
  await expect(page.getByText("2 other files are left out: they are no JPG or PNG.")).toBeVisible();
  const choosing = page.waitForEvent("filechooser");
  await page.getByLabel("Choose a file of products").click();
  await (await choosing).setFiles(productFile(numbers, new Map([...pictures].slice(0, 13))));
  await expect(page.getByText("This is what importing it would do. Nothing has changed yet.")).toBeVisible();
  const notSent = page.getByRole("row", { name: /No picture of this name was sent/ });
  await expect(notSent).toHaveCount(1);
  await expect(notSent).toContainText("13");
  await axe(page);
  await page.getByRole("button", { name: "Import 200 products" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("200 products are imported.")).toBeVisible();
  await axe(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const exported = await downloading;
  expect(exported.suggestedFilename()).toMatch(/^products-[\d-]+\.csv$/);
  const rows = (await readFile(await exported.path(), "utf8")).split("\n");
  expect(rows.filter((row) => row.startsWith(`${shop.account}-`))).toHaveLength(200);
  await page.getByRole("link", { name: "See your products" }).click();
  await page.getByRole("searchbox").fill(`${shop.account}-7`);
  await page.getByRole("searchbox").press("Enter");
  const name = `Journey Lamp ${shop.account}-7`;
  const price = page.getByRole("textbox", { name: `Price: ${name}`, exact: true });
  await expect(price).toHaveValue("54.00");
  await price.fill("49.50");
  await price.press("Enter");
  await page.getByRole("button", { name: "Save 1 change" }).click();
  await expect(page.getByText("1 change is saved.")).toBeVisible();
  await axe(page);

  const shopWindow = await context.newPage();
  await open(shopWindow, `/pc/goods_details/${(await skuOf(name, "默认")).productId}`);
  const image = shopWindow.getByRole("img", { name, exact: true });
  await expect(image).toHaveAttribute("src", /uploads(?:\/|%2F)products(?:\/|%2F)\w{32}\.png/);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await shopWindow.close();

  const customer = await newCustomer();
  const placed = await order(customer, await skuOf(name, "默认"));
  await payByPhone(customer, placed);
  await page.getByRole("link", { name: /^Orders/ }).click();
  await page.getByRole("button", { name: `Ship order ${placed.number}` }).click();
  const dialog = page.getByRole("dialog", { name: "Ship 1 order" });
  await dialog.getByLabel("Carrier").fill("SF Express");
  await dialog.getByLabel("Tracking number").fill(`SF${placed.number}`);
  await dialog.getByLabel("Tracking number").press("Enter");
  await expect(page.getByText("1 order is shipped.")).toBeVisible();
  await page.getByRole("link", { name: "On their way" }).click();
  await page.getByRole("link", { name: placed.number }).click();
  await expect(page.getByText(`SF Express · SF${placed.number}`)).toBeVisible();
  await axe(page);

  await ask(customer, "order/confirm", { id: placed.id });
  const { lineId } = await received(customer);
  await review(customer, lineId, "It shines, but the cable is short.");
  await page.getByRole("link", { name: /^Reviews/ }).click();
  await page.getByRole("article").getByRole("button", { name: "Answer" }).click();
  await page.getByRole("textbox", { name: "Your answer" }).fill("The next one has a longer cable.");
  await page.getByRole("button", { name: "Publish the answer" }).click();
  await expect(page.getByText("Your answer stands beside the review.")).toBeVisible();
  const { lists } = await ask<{ lists: readonly { readonly reply: string }[] }>(
    customer,
    `goods_comment/lists?goods_id=${(await skuOf(name, "默认")).productId}&page_no=1&page_size=5`,
  );
  expect(lists.map(({ reply }) => reply)).toEqual(["The next one has a longer cable."]);

  const sku = await skuOf(name, "默认");
  await ask(customer, "after_sale/add", {
    order_id: placed.id,
    item_id: sku.id,
    refund_type: 0,
    reason: "其他",
    remark: "The cable is too short",
  });
  await page.getByRole("link", { name: /^After-sales/ }).click();
  await page.getByRole("row").nth(1).getByRole("link").click();
  await expect(page.getByText("“The cable is too short”")).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Agree" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Agree" }).click();
  await expect(page.getByText("Your decision is saved.")).toBeVisible();

  // Somebody of another shop sees none of it.
  const other = await newDeskAccount("owner", 1);
  await context.clearCookies();
  await page.goto(`${desk}/orders/${placed.id}`);
  await logInAtDesk(page, other);
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
});

test("what staff has begun is found again after a session that has ended", async ({ page, context }) => {
  const account = await newDeskAccount("staff", 1);
  await page.goto(`${desk}/orders?list=all`);
  await logInAtDesk(page, account);
  await expect(title(page, "Orders")).toBeVisible();
  await expect(page.getByRole("link", { name: "Team" })).toHaveCount(0);
  await context.clearCookies();
  await page.getByRole("link", { name: "Coupons" }).click();
  await logInAtDesk(page, account);
  await expect(title(page, "Coupons")).toBeVisible();
});

test("the desk is used by keyboard, in Japanese and on a phone", async ({ page, context }) => {
  await context.addCookies([{ name: "lang", value: "ja", url: desk }]);
  await page.setViewportSize({ width: 390, height: 844 });
  const { account, password } = await newDeskAccount("owner", 1);
  await page.goto(desk);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.getByLabel("アカウント名", { exact: true })).toBeFocused();
  await axe(page);
  await page.keyboard.type(account);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(title(page, "今日")).toBeVisible();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("a download after the session has ended asks to log in, and saves no refusal", async ({ page, context }) => {
  const account = await newDeskAccount("staff", 1);
  await page.goto(`${desk}/products/import`);
  await logInAtDesk(page, account);
  const link = page.getByRole("link", { name: "CSV" });
  await expect(link).toBeVisible();
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await context.clearCookies();
  await link.click();
  await logInAtDesk(page, account);
  await expect(title(page, "Import products")).toBeVisible();
  await page.getByRole("link", { name: "CSV" }).click();
  await expect.poll(() => downloads).toEqual([expect.stringMatching(/^products-[\d-]+\.csv$/)]);
});
