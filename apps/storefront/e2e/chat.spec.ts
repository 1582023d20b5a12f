import type { TestAgent } from "@plaza/backend/agents";
import type { Page } from "@playwright/test";
import { agentAt, customerOf, messagesTo } from "./agents.ts";
import { Conversation } from "./conversation.ts";
import { endSession, newCustomer } from "./customers.ts";
import { passLogin } from "./login.ts";
import { tabTo } from "./focus.ts";
import { picture } from "./pictures.ts";
import { chopsticks, order } from "./purchases.ts";
import { axe, expect, open, test } from "./shop.ts";

test.describe("chat", { tag: "@chat" }, () => {
  // One after the other: who answers a customer depends on who else is at the desk.
  test.describe.configure({ mode: "default" });

  const agents: TestAgent[] = [];
  test.afterEach(() => Promise.all(agents.splice(0).map((agent) => agent.leave())));

  async function atDesk(shopId: number, nickname: string): Promise<TestAgent> {
    const agent = await agentAt(shopId, nickname);
    agents.push(agent);
    return agent;
  }

  test("a customer and an agent talk, in Chinese", async ({ customersPage: page, guard }) => {
    // The image that somebody writes of is none.
    guard.allow(/never/);
    const anna = await atDesk(0, "Anna");
    await open(page, "/pc/zh/news_list");
    const chat = new Conversation(page, "zh");
    await chat.opener().click();
    await chat.assistedBy("Anna");
    await expect(chat.field).toBeFocused();

    await chat.say("Is <b>1 & 1</b> 2?");
    await expect(chat.log.getByText("Is <b>1 & 1</b> 2?")).toBeVisible();
    await expect(chat.log.getByText(chat.text("Sent"), { exact: true })).toBeVisible();
    await expect.poll(() => anna.heard().length).toBe(1);
    const customer = customerOf(anna);

    anna.socket.send("typing", { to_id: customer, to_type: "user" });
    await expect(chat.log.getByText(chat.text("{name} is typing", { name: "Anna" }))).toBeVisible();
    anna.socket.send("read", { user_id: customer, last_id: Number(anna.heard()[0]?.["id"]) });
    await expect(chat.log.getByText(chat.text("Read"), { exact: true })).toBeVisible();
    const markup = `<img src="x" onerror="document.title = 'never'"> 你好 https://plaza.example/care`;
    anna.say(customer, markup);
    await expect(chat.log.getByText("<img src=")).toBeVisible();
    await expect(chat.log.getByRole("link")).toHaveAttribute("href", "https://plaza.example/care");
    await expect(page).not.toHaveTitle("never");
    await expect.poll(() => anna.socket.heard("read").length).toBeGreaterThan(0);

    await chat.dialog.locator("input[type=file]").setInputFiles(picture("chip.png"));
    await expect.poll(() => anna.heard().at(-1)?.["msg_type"]).toBe(2);
    const image = chat.log.getByRole("img", { name: chat.text("Image") });
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(60);
    await axe(page);

    // What is said to somebody who is not there is counted, until it is read.
    await page.keyboard.press("Escape");
    await expect(chat.dialog).toBeHidden();
    anna.say(customer, "One more thing");
    await expect.poll(() => anna.socket.heard("chat").some(({ msg }) => msg === "One more thing")).toBe(true);
    await open(page, "/pc/zh/news_list");
    await chat.opener(1).click();
    await expect(chat.log.getByText("One more thing")).toBeVisible();
    await expect(chat.opener(0)).toBeVisible();
  });

  test("a product and an order are sent where the customer asks for it", async ({ page, customer }) => {
    const sticks = await chopsticks();
    const { id, number } = await order(customer, { sku: sticks });
    const mei = await atDesk(sticks.shopId, "Mei");
    const chat = new Conversation(page);

    await open(page, `/pc/goods_details/${sticks.productId}`);
    await page.getByRole("button", { name: "Ask the shop" }).first().click();
    await chat.assistedBy("Mei");
    await chat.dialog.getByRole("button", { name: "Send product" }).click();
    await expect(chat.log.getByRole("link", { name: sticks.name })).toBeVisible();
    await expect(chat.dialog.getByRole("button", { name: "Send product" })).toBeHidden();

    await open(page, `/pc/user/order/detail?id=${id}`);
    await page.getByRole("main").getByRole("button", { name: "Ask the shop" }).click();
    await chat.assistedBy("Mei");
    await chat.dialog.getByRole("button", { name: "Send order" }).click();
    await expect(chat.log.getByRole("link", { name: number })).toBeVisible();
    await expect.poll(() => mei.heard().map(({ msg_type: kind }) => kind)).toEqual([3, 4]);
    expect(mei.heard()[1]?.["order"]).toMatchObject({ id, order_sn: number });
  });

  test("a visitor sees other ways, and comes back from the login into the conversation", async ({
    page,
    baseURL,
    guard,
  }) => {
    guard.allow(/wants a login/);
    const customer = await newCustomer();
    const sticks = await chopsticks();
    await atDesk(sticks.shopId, "Mei");
    const chat = new Conversation(page);
    await open(page, `/pc/goods_details/${sticks.productId}`);
    await page.getByRole("button", { name: "Ask the shop" }).first().click();
    await expect(chat.dialog.getByRole("link", { name: /^[\d -]+$/ })).toHaveAttribute("href", /^tel:/);
    await chat.dialog.getByRole("button", { name: "Log in" }).click();
    await passLogin(page, customer);
    await page.waitForURL(`${baseURL}/pc/#/goods_details/${sticks.productId}`);
    await chat.assistedBy("Mei");
    await expect(chat.dialog.getByRole("button", { name: "Send product" })).toBeVisible();
  });

  test("a session that ends elsewhere ends the conversation, and what was written is there after the login", async ({
    page,
    customer,
    guard,
  }) => {
    guard.allow(/ApiError|wants a login|Unauthorized/);
    await atDesk(0, "Anna");
    const chat = new Conversation(page);
    await open(page, "/pc/news_list");
    await chat.opener().click();
    await chat.assistedBy("Anna");
    await chat.say("First");
    await expect(chat.log.getByText("Sent", { exact: true })).toBeVisible();
    await chat.field.fill("And another thing");
    await endSession(customer);
    await expect(chat.dialog.getByText(/^Your session is over/)).toBeVisible();
    await chat.field.press("Enter");
    await expect(chat.field).toHaveValue("And another thing");
    await chat.dialog.getByRole("button", { name: "Log in" }).click();
    await passLogin(page, customer);
    await chat.assistedBy("Anna");
    await expect(chat.log.getByText("First")).toBeVisible();
    await expect(chat.field).toHaveValue("And another thing");
  });

  test("another agent takes a conversation over", async ({ customersPage: page }) => {
    const anna = await atDesk(0, "Anna");
    const chat = new Conversation(page);
    await open(page, "/pc/news_list");
    await chat.opener().click();
    await chat.assistedBy("Anna");
    await chat.say("Hello Anna");
    await expect.poll(() => messagesTo(anna)).toEqual(["Hello Anna"]);
    const bo = await atDesk(0, "Bo");
    anna.socket.send("transfer", { user_id: customerOf(anna), kefu_id: bo.id });
    await chat.assistedBy("Bo");
    await chat.say("Hello Bo");
    await expect.poll(() => messagesTo(bo)).toEqual(["Hello Bo"]);
    expect(messagesTo(anna)).toEqual(["Hello Anna"]);
  });

  test("a conversation needs no mouse, and gives the focus back", async ({ customersPage: page }) => {
    const anna = await atDesk(0, "Anna");
    const chat = new Conversation(page);
    await open(page, "/pc/news_list");
    await tabTo(page, chat.opener());
    await page.keyboard.press("Enter");
    await chat.assistedBy("Anna");
    await expect(chat.field).toBeFocused();
    await page.keyboard.type("Two");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("lines");
    await page.keyboard.press("Enter");
    await expect.poll(() => messagesTo(anna)).toEqual(["Two\nlines"]);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(chat.dialog).toBeHidden();
    await expect(chat.opener()).toBeFocused();
    expect(messagesTo(anna)).toHaveLength(1);
    await test.step("a double click sends a message once", async () => {
      await page.keyboard.press("Enter");
      await chat.assistedBy("Anna");
      await chat.field.fill("Once");
      await chat.dialog.getByRole("button", { name: "Send", exact: true }).dblclick();
      await chat.say("Twice");
      await expect.poll(() => messagesTo(anna)).toEqual(["Two\nlines", "Once", "Twice"]);
    });
  });

  test.describe("a network that says nothing any more", () => {
    /** Whether frames get through, in both directions. */
    async function cuttable(page: Page): Promise<(isCut: boolean) => void> {
      let isCut = false;
      await page.routeWebSocket(/\/pc\/socket\?/, (socket) => {
        if (isCut) return;
        const platform = socket.connectToServer();
        socket.onMessage((frame) => {
          if (!isCut) platform.send(frame);
        });
        platform.onMessage((frame) => {
          if (!isCut) socket.send(frame);
        });
      });
      return (cut) => {
        isCut = cut;
      };
    }

    test("for half a minute loses nothing, repeats nothing, and keeps the order", async ({ customersPage: page }) => {
      const anna = await atDesk(0, "Anna");
      const cut = await cuttable(page);
      const chat = new Conversation(page);
      await page.clock.install();
      await open(page, "/pc/news_list");
      await chat.opener().click();
      await chat.assistedBy("Anna");
      await chat.say("one");
      await expect.poll(() => messagesTo(anna)).toEqual(["one"]);
      cut(true);
      await chat.say("two");
      await chat.say("three");
      await page.clock.runFor(30_000);
      await expect(chat.dialog.getByText(/^The connection was lost/)).toBeVisible();
      anna.say(customerOf(anna), "Are you there?");
      cut(false);
      await expect
        .poll(async () => {
          await page.clock.runFor(4000);
          return messagesTo(anna);
        })
        .toEqual(["one", "two", "three"]);
      await expect(chat.log.getByText("Are you there?")).toBeVisible();
      await expect(chat.dialog.getByText(/^The connection was lost/)).toBeHidden();
      await expect(chat.log.getByText(/^(?:one|two|three)$/)).toHaveText(["one", "two", "three"]);
    });
  });
});
