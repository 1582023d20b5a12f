import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { desk, logInAtDesk, newDeskAccount } from "./desk.ts";
import { png } from "./pictures.ts";
import { findProducts } from "./products.ts";
import { cartOf, putIntoCart, skusOf } from "./purchases.ts";
import { axe, expect, hydrated, open, test } from "./shop.ts";

test.describe("products by form", { tag: "@desk" }, () => {
  test("a product with twenty variants is made in 25 presses, previewed, found in the shop, and an option of it taken away while it is in a cart", async ({
    page,
    context,
    customer,
  }) => {
    test.slow();
    let presses = 0;
    const press = async (control: Locator): Promise<void> => {
      presses += 1;
      await control.click();
    };
    const choose = async (list: Locator, option: string): Promise<void> => {
      presses += 1;
      await list.selectOption(option);
    };
    const name = `Felt Slippers ${randomUUID().slice(0, 8)}`;
    const found = async () => (await findProducts(name)).filter((product) => product.name === name);
    const published = page.getByText("The product is published.", { exact: true });
    await page.goto(`${desk}/products`);
    await logInAtDesk(page, await newDeskAccount("staff", 1));

    await press(page.getByRole("link", { name: "New product" }));
    await press(page.getByRole("tab", { name: /^English/ }));
    await page.getByRole("textbox", { name: "Name in: English" }).fill(name);
    presses += 1;
    await page
      .getByLabel("Add files, 0 of 20")
      .setInputFiles({ name: "slippers.png", mimeType: "image/png", buffer: png(400) });
    await page.getByRole("searchbox", { name: "Search for a category" }).fill("lanterns");
    await press(page.getByRole("button", { name: /^Choose .* › Lanterns$/ }));
    await page.getByRole("textbox", { name: "New option in: English" }).fill("Colour");
    await page.getByRole("textbox", { name: "Its values" }).fill("Forest, Amber, Cobalt, Chalk, Coal");
    await press(page.getByRole("button", { name: "Add the option" }));
    await page.getByRole("textbox", { name: "New option in: English" }).fill("Size");
    await page.getByRole("textbox", { name: "Its values" }).fill("S, M, L, XL");
    await press(page.getByRole("button", { name: "Add the option" }));
    const fields = page.getByRole("group", { name: "Fill a column" });
    await fields.getByRole("textbox").fill("39.90");
    await press(fields.getByRole("button", { name: "Fill" }));
    await choose(fields.getByRole("combobox", { name: "Column" }), "Stock");
    await fields.getByRole("textbox").fill("12");
    await press(fields.getByRole("button", { name: "Fill" }));
    await expect(page.getByRole("textbox", { name: "Stock: Coal / XL" })).toHaveValue("12");
    await expect(page.getByText(/^The draft is saved/)).toBeVisible();
    await expect(page).toHaveURL(/\/products\/new\?draft=\d+$/);
    await axe(page);

    await press(page.getByRole("button", { name: "Preview in the shop" }));
    const opened = context.waitForEvent("page");
    await press(page.getByRole("button", { name: "As on a phone" }));
    const preview = await opened;
    await hydrated(preview);
    await expect(preview.getByRole("heading", { level: 1, name })).toBeVisible();
    expect(await found()).toEqual([]);
    await preview.close();
    await press(page.getByRole("dialog").getByRole("button", { name: "Close" }).first());

    await press(page.getByRole("button", { name: "Put on the shelf" }));
    await expect(published).toBeVisible();
    await expect(page).toHaveURL(/\/products\/\d+$/);
    expect(presses).toBeLessThanOrEqual(25);
    const id = Number(new URL(page.url()).pathname.split("/").at(-1));
    await expect.poll(found).toMatchObject([{ id }]);
    const skus = await skusOf(id);
    expect(skus).toHaveLength(20);

    const shop = await context.newPage();
    await open(shop, "/");
    await shop.getByRole("banner").getByRole("searchbox").fill(name);
    await shop.getByRole("banner").getByRole("searchbox").press("Enter");
    await shop.getByRole("main").getByRole("link", { name }).first().click();
    await expect(shop.getByRole("heading", { level: 1, name })).toBeVisible();
    const amber = skus.find(({ label }) => label.startsWith("Amber"));
    if (amber === undefined) throw new Error("Nothing is amber.");
    await putIntoCart(customer, amber);

    await page.getByRole("button", { name: "Remove Amber" }).click();
    await page.getByRole("button", { name: "Publish changes" }).click();
    await expect(published).toBeVisible();
    await expect.poll(async () => (await skusOf(id)).map(({ label }) => label.split(",")[0])).not.toContain("Amber");
    expect((await skusOf(id)).map((sku) => sku.id)).toEqual(
      skus.filter(({ label }) => !label.startsWith("Amber")).map((sku) => sku.id),
    );
    await open(shop, "/pc/shop_cart");
    await expect(shop.getByRole("main").getByRole("link", { name })).toBeVisible();
    await expect(shop.getByText("This option is no longer available")).toBeVisible();
    expect(await cartOf(customer)).toMatchObject([{ skuId: amber.id }]);
    await shop.close();
  });
});
