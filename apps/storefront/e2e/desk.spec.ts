import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { beforeCall } from "./before-call.ts";
import { ask, newCustomer } from "./customers.ts";
import { demoOperator, desk, endDeskSession, logInAtDesk, newDeskAccount, pictureFolder, productFile } from "./desk.ts";
import { applyFor, newShop } from "./merchant-applications.ts";
import { paidOrder, review, skuOf, unreviewedLine } from "./purchases.ts";
import { axe, expect, open, test } from "./shop.ts";

test.describe("desk", { tag: "@desk" }, () => {
  // A merchant who reads another language has the browser translate the desk, and each of these presses still answers.
  test.use({ translated: true });

  const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

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

    await logInAtDesk(page, { account: shop.account, password: "abcdef-lamp" });
    await expect(title(page, "Today")).toBeVisible();
    await expect(page.getByText("Your shop is closed: shoppers see it, but cannot order.")).toBeVisible();
    const opens = page.getByRole("switch", { name: "Open for orders" });
    await expect(opens).toBeDisabled();
    await axe(page);
    await page.getByRole("link", { name: "Where goods are sent back to" }).click();
    await page.getByRole("group", { name: "Recipient of returns" }).getByLabel("English").fill("Warehouse");
    await page.getByLabel("Phone for returns").fill("021 5566 7788");
    await page.getByRole("group", { name: "Return address" }).getByLabel("English").fill("12 Anfu Road, Shanghai");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Today" }).click();
    await page.getByRole("link", { name: "What sending costs" }).click();
    await page.getByRole("button", { name: "New template" }).click();
    const template = page.getByRole("dialog", { name: "New freight template" });
    await template.getByLabel("Name", { exact: true }).fill("Free");
    await template.getByLabel("First quantity").fill("1");
    await template.getByLabel("Freight for it").fill("0");
    await template.getByLabel("Each further").fill("1");
    await template.getByLabel("Freight for each").fill("0");
    await template.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The freight template is saved.")).toBeVisible();
    await page.getByRole("link", { name: "Today" }).click();
    await opens.click();
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
    const sku = await skuOf(name, "默认");
    const placed = await paidOrder(customer, { sku });
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
    await review(customer, await unreviewedLine(customer), "It shines, but the cable is short.");
    await page.getByRole("link", { name: /^Reviews/ }).click();
    await page.getByRole("article").getByRole("button", { name: "Answer" }).click();
    await page.getByRole("textbox", { name: "Your answer" }).fill("The next one has a longer cable.");
    await page.getByRole("button", { name: "Publish the answer" }).click();
    await expect(page.getByText("Your answer stands beside the review.")).toBeVisible();
    const { lists } = await ask<{ lists: readonly { readonly reply: string }[] }>(
      customer,
      `goods_comment/lists?goods_id=${sku.productId}&page_no=1&page_size=5`,
    );
    expect(lists.map(({ reply }) => reply)).toEqual(["The next one has a longer cable."]);

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
    await page.goto("about:blank");
    await context.clearCookies();
    await page.goto(`${desk}/orders/${placed.id}`);
    await logInAtDesk(page, other);
    await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
  });

  test("a pin is previewed, saved, seen by shoppers, undone, and gone", async ({ page, context }) => {
    test.slow();
    await page.goto(`${desk}/search-rules`);
    await logInAtDesk(page, demoOperator, "The platform");
    await expect(title(page, "Search")).toBeVisible();
    await axe(page);
    await page.getByRole("button", { name: "New rule" }).click();
    const dialog = page.getByRole("dialog", { name: "New rule" });
    // Nobody else searches for it.
    const search = "enamel teapot and cups";
    const pinned = "Cast-Iron Teapot";
    await dialog.getByLabel("What is searched for").fill(search);
    await dialog.getByRole("searchbox", { name: "Find products" }).fill(pinned);
    await dialog
      .getByRole("button", { name: new RegExp(`^Add .*${pinned}`) })
      .first()
      .click();
    const chosen = dialog.getByRole("list", { name: "Chosen products" }).getByRole("listitem");
    const name = ((await chosen.textContent()) ?? "").replace(/^1\. /, "");
    await dialog.getByRole("button", { name: "Preview" }).click();
    const preview = dialog.getByRole("region", { name: "Preview" });
    await expect(preview.getByRole("list", { name: "With this rule" }).getByRole("listitem").first()).toHaveText(name);
    await expect(preview.getByRole("list", { name: "Now" }).getByRole("listitem").first()).not.toHaveText(name);
    await dialog.getByRole("button", { name: "Save the rule" }).click();
    await expect(page.getByText("The rule is saved.")).toBeVisible();

    const shopper = await context.newPage();
    const list = `/pc/goods_list?name=${encodeURIComponent(search)}`;
    const first = shopper.getByRole("main").getByRole("article").first().getByRole("heading");
    await open(shopper, list);
    await expect(first).toHaveText(name);

    await page.getByRole("link", { name: "Log", exact: true }).click();
    await page
      .getByRole("button", { name: `Undo: ${search}` })
      .first()
      .click();
    await expect(page.getByText("The change is undone.")).toBeVisible();
    // Storefronts share a list for some seconds.
    await expect(async () => {
      await open(shopper, list);
      expect(await first.textContent()).not.toBe(name);
    }).toPass();
    await shopper.close();
  });

  test("what staff has begun is found again after a session that has ended, a download too, and no rejection is saved", async ({
    page,
  }) => {
    const account = await newDeskAccount("staff", 1);
    await page.goto(`${desk}/orders?list=all`);
    await logInAtDesk(page, account);
    await expect(title(page, "Orders")).toBeVisible();
    await expect(page.getByRole("link", { name: "Team" })).toHaveCount(0);
    await beforeCall(page, "coupons/list", () => endDeskSession(page));
    await page.getByRole("link", { name: "Marketing" }).click();
    await logInAtDesk(page, account);
    await expect(title(page, "Coupons")).toBeVisible();

    await page.goto(`${desk}/products/import`);
    const link = page.getByRole("link", { name: "CSV" });
    await expect(link).toBeVisible();
    const downloads: string[] = [];
    page.on("download", (download) => downloads.push(download.suggestedFilename()));
    await beforeCall(page, "chat/kefuInfo", () => endDeskSession(page));
    await link.click();
    await logInAtDesk(page, account);
    await expect(title(page, "Import products")).toBeVisible();
    await link.click();
    await expect.poll(() => downloads).toEqual([expect.stringMatching(/^products-[\d-]+\.csv$/)]);
  });
});
