import type { Browser, Page } from "@playwright/test";
import { Conversation } from "./conversation.ts";
import { type Customer, holdSession, newCustomer } from "./customers.ts";
import { goOnlineAtDesk, logInAtDesk, newDeskAccount } from "./desk.ts";
import { picture } from "./pictures.ts";
import { order, skuOf, type SoldSku } from "./purchases.ts";
import { axe, expect, open, test } from "./shop.ts";

test.describe("desk conversations", { tag: "@desk" }, () => {
  // One after the other: who answers a customer depends on who else of the shop is there.
  test.describe.configure({ mode: "default" });

  const sofa = (): Promise<SoldSku> => skuOf("Harbour Sofa, Washed Cotton", "Denim,Two-seat");
  // Agents who read another language have their browser translate the desk.
  test.use({ translated: true });

  const log = (page: Page) => page.getByRole("log");
  const field = (page: Page) => page.getByRole("textbox", { name: "Message" });
  const conversations = (page: Page) => page.getByRole("region", { name: "Conversations" });

  /** A window of another person. */
  async function otherWindow(browser: Browser): Promise<Page> {
    return (await browser.newContext()).newPage();
  }

  /** A customer who asks a shop about a product, in a browser of their own. */
  async function asking(
    browser: Browser,
    {
      customer,
      sku,
      baseURL,
    }: { readonly customer: Customer; readonly sku: SoldSku; readonly baseURL: string | undefined },
  ): Promise<Conversation> {
    const page = await otherWindow(browser);
    await holdSession(page.context(), baseURL, customer.token);
    await open(page, `${baseURL}/pc/goods_details/${sku.productId}`);
    await page.getByRole("button", { name: "Ask the shop" }).first().click();
    return new Conversation(page);
  }

  /** A customer whom Anna, on the page, is there for. */
  async function assisted(page: Page, browser: Browser, baseURL: string | undefined) {
    const [customer, sku] = [await newCustomer(), await sofa()];
    await goOnlineAtDesk(page, await newDeskAccount("agent", sku.shopId));
    const chat = await asking(browser, { customer, sku, baseURL });
    await chat.assistedBy("Anna");
    return { customer, sku, chat };
  }

  test("an agent sees who waits, answers in all ways, knows what was read, and loses nothing by a reload", async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const { customer, sku, chat } = await assisted(page, browser, baseURL);
    const placed = await order(customer, { sku });
    await chat.say("Does it fit through a door of 80 cm?");

    await expect(conversations(page).getByText("1 waiting")).toBeVisible();
    const entry = conversations(page).getByRole("link", { name: customer.nickname });
    await expect(entry).toContainText("Does it fit");
    await entry.click();
    await expect(log(page).getByText("Does it fit through a door of 80 cm?")).toBeVisible();
    await expect(chat.log.getByText("Read", { exact: true })).toBeVisible();
    await field(page).pressSequentially("It does");
    await expect(chat.log.getByText("Anna is typing")).toBeVisible();
    await field(page).press("Enter");
    await expect(chat.log.getByText("It does", { exact: true })).toBeVisible();
    await expect(conversations(page).getByText("1 waiting")).toBeHidden();
    await expect(log(page).getByText("Read", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Quick replies" }).click();
    await page.keyboard.type("moment");
    await expect(page.getByRole("button", { name: /^One moment/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("One moment please, I am looking it up.");
    await page.keyboard.press("Enter");
    await expect(chat.log.getByText("One moment please, I am looking it up.")).toBeVisible();

    await page.getByRole("button", { name: "Product" }).click();
    await page.getByRole("dialog").getByRole("searchbox").fill("Harbour");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: `Send ${sku.name}` })
      .click();
    await expect(chat.log.getByRole("link", { name: sku.name })).toBeVisible();
    await expect(page.getByRole("button", { name: "Product" })).toBeFocused();

    await page.locator("input[type=file]").setInputFiles(picture("sofa.png"));
    const image = chat.log.getByRole("img", { name: "Image" });
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(60);
    const ownImage = log(page).getByRole("img", { name: "Image" });
    await expect.poll(() => ownImage.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(60);

    const panel = page.getByRole("complementary", { name: "Customer" });
    await panel.getByRole("searchbox", { name: "Order number" }).fill(placed.number);
    await expect(panel.getByRole("article")).toHaveCount(1);
    await panel.getByRole("button", { name: "Send in chat" }).click();
    await expect(chat.log.getByRole("link", { name: placed.number })).toBeVisible();
    await expect(log(page).getByText(placed.number)).toBeVisible();
    await axe(page);
    await page.getByRole("switch", { name: "Online" }).uncheck();
    await expect(page.getByText("Customers see that nobody is there", { exact: false })).toBeVisible();

    // What is written meanwhile outlives a reload, and nothing but a press sends it.
    await field(page).fill("Written on the way");
    await field(page).press("Enter");
    await expect(log(page).getByText("Waiting to be sent")).toBeVisible();
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(log(page).getByText("It was not sent.")).toBeVisible();
    await page.getByRole("switch", { name: "Online" }).check();
    await expect(page.getByRole("button", { name: "Transfer" })).toBeEnabled();
    await expect(log(page).getByText("It was not sent.")).toBeVisible();
    await log(page).getByRole("button", { name: "Try again" }).click();
    await expect(chat.log.getByText("Written on the way")).toHaveCount(1);
    await expect(log(page).getByText("It was not sent.")).toBeHidden();
  });

  test("a conversation is passed on with a note, once, and nobody of another shop ever sees it", async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const { customer, sku, chat } = await assisted(page, browser, baseURL);
    await chat.say("Do you deliver to islands?");
    await conversations(page).getByRole("link", { name: customer.nickname }).click();
    await expect(log(page).getByText("Do you deliver to islands?")).toBeVisible();
    const address = page.url();

    const bo = await otherWindow(browser);
    await goOnlineAtDesk(bo, await newDeskAccount("agent", sku.shopId, "Bo"));
    await page.getByRole("button", { name: "Transfer" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Bo" }).check();
    await dialog.getByRole("textbox").fill("It is about the sofa");
    await dialog.getByRole("button", { name: "Transfer" }).click();
    await expect(page.getByText("Another agent has this conversation now.")).toBeVisible();
    await expect(conversations(page).getByRole("link", { name: customer.nickname })).toHaveCount(0);

    await expect(bo.getByText(`${customer.nickname} was passed on to you.`)).toBeVisible();
    await conversations(bo).getByRole("link", { name: customer.nickname }).click();
    await expect(bo.getByText("It is about the sofa")).toBeVisible();
    // Two windows of one agent: both have what is said in either, once.
    const second = await bo.context().newPage();
    await second.goto(bo.url());
    await expect(second.getByText("It is about the sofa")).toBeVisible();
    await field(bo).fill("We do, by boat.");
    await field(bo).press("Enter");
    await expect(chat.log.getByText("We do, by boat.")).toHaveCount(1);
    await expect(log(second).getByText("We do, by boat.")).toHaveCount(1);
    await expect(log(bo).getByText("We do, by boat.")).toHaveCount(1);
    await chat.say("Thank you");
    await expect(log(bo).getByText("Thank you")).toBeVisible();
    await expect(log(second).getByText("Thank you")).toBeVisible();

    const otherAgent = await otherWindow(browser);
    await otherAgent.goto(address);
    await logInAtDesk(otherAgent, await newDeskAccount("owner", sku.shopId + 1));
    await expect(otherAgent.getByText("Another agent has this conversation now.")).toBeVisible();
    await expect(otherAgent.getByText("Do you deliver to islands?")).toHaveCount(0);
    await expect(otherAgent.getByText("We do, by boat.")).toHaveCount(0);
  });
});
