import type { Locator, Page } from "@playwright/test";
import { agentAt, messagesTo } from "./agents.ts";
import { Conversation } from "./conversation.ts";
import { holdSession, newCustomer } from "./customers.ts";
import { openShopOfNodes, type ShopNode, type ShopOfNodes } from "./several-nodes.ts";
import { expect, open, test } from "./shop.ts";

const databaseServer = process.env["TEST_DATABASE_URL"] ?? "";
const redisUrl = process.env["TEST_REDIS_URL"] ?? "";

test.describe("chat nodes", { tag: "@chat" }, () => {
  test.skip(databaseServer === "" || redisUrl === "", "TEST_DATABASE_URL and TEST_REDIS_URL name no servers");
  // They share the nodes, one of which is killed.
  test.describe.configure({ mode: "default" });
  test.setTimeout(300_000);

  let shop: ShopOfNodes;
  test.beforeAll(async () => {
    // Two nodes start beside everything else.
    test.setTimeout(300_000);
    shop = await openShopOfNodes(databaseServer, redisUrl);
  });
  test.afterAll(() => shop.close());

  /** The open conversation of a new customer of a node. */
  async function conversationAt(node: ShopNode, page: Page): Promise<Conversation> {
    await holdSession(page.context(), node.url, (await newCustomer(node)).token);
    const chat = new Conversation(page);
    await open(page, `${node.url}/pc/news_list`);
    await chat.opener().click();
    return chat;
  }

  /** Presses a button that may go by itself at any moment, and waits for none. */
  const pressIfThere = (button: Locator): Promise<void> =>
    button.evaluateAll(([there]) => {
      if (there instanceof HTMLElement) there.click();
    });

  test("where nobody is at the desk other ways are offered, until somebody comes", async ({ page }) => {
    const [node] = shop.nodes;
    await page.clock.install();
    const chat = await conversationAt(node, page);
    await expect(
      chat.dialog.getByText("No customer service staff are currently online, please wait a moment...."),
    ).toBeVisible();
    await chat.field.fill("Anybody?");
    await chat.field.press("Enter");
    await expect(chat.dialog.getByText("Customer service is currently offline, unable to send message")).toBeVisible();
    await expect(chat.field).toHaveValue("Anybody?");
    const anna = await agentAt(0, "Anna", node);
    await expect
      .poll(async () => {
        await page.clock.runFor(10_000);
        return chat.dialog.getByText("CS Anna is assisting you").isVisible();
      })
      .toBe(true);
    await chat.field.press("Enter");
    await expect.poll(() => messagesTo(anna)).toEqual(["Anybody?"]);
    await anna.leave();
  });

  test("a customer and an agent of different nodes talk on when the customer's dies and comes back", async ({
    page,
    guard,
  }) => {
    guard.allow(/502|503|WebSocket|Failed to load/);
    const [first, second] = shop.nodes;
    const anna = await agentAt(0, "Anna", second);
    const chat = await conversationAt(first, page);
    await chat.assistedBy("Anna");
    await chat.say("one");
    await expect.poll(() => messagesTo(anna)).toEqual(["one"]);
    await first.killPlatform();
    await expect(chat.dialog.getByText(/^The connection was lost/)).toBeVisible();
    await chat.say("two");
    await chat.say("three");
    await expect(chat.log.getByText("Waiting to be sent").first()).toBeVisible();
    anna.say(Number(anna.heard()[0]?.["from_id"]), "Still there?");
    await first.startPlatform();
    // Starting may take longer than all tries.
    const again = chat.dialog.getByRole("button", { name: "Connect again" });
    await expect
      .poll(async () => {
        await pressIfThere(again);
        await pressIfThere(chat.log.getByRole("button", { name: "Try again" }));
        return messagesTo(anna);
      })
      .toEqual(["one", "two", "three"]);
    await expect(chat.log.getByText("Still there?")).toHaveCount(1);
    await expect(chat.log.getByText(/^(?:one|two|three)$/)).toHaveText(["one", "two", "three"]);
    await anna.leave();
  });

  test("a thousand messages are scrolled through upwards without a jump", async ({ page }) => {
    const [node] = shop.nodes;
    const anna = await agentAt(0, "Anna", node);
    const chat = await conversationAt(node, page);
    await chat.assistedBy("Anna");
    await chat.say("Line 0");
    await expect.poll(() => messagesTo(anna)).toEqual(["Line 0"]);
    await shop.database.run(`
    insert into chat_records (conversation_id, customer_id, agent_id, is_from_customer, kind, body, created_at)
    select v.id, v.customer_id, v.agent_id, n % 3 = 0, 1,
      'Line ' || n || repeat(' and more', n % 7 * 5), now() + n * interval '1 second'
    from conversations v, generate_series(1, 1000) n where v.agent_id = ${anna.id} order by n;
    update conversations v set last_record_id = (select max(id) from chat_records r where r.conversation_id = v.id)
    where agent_id = ${anna.id}`);
    await open(page, `${node.url}/pc/news_list`);
    await expect(chat.log.getByText(/^Line 1000\b/)).toBeVisible();
    for (let turn = 0; turn < 60; turn += 1) {
      const rows = chat.log.getByText(/^Line \d+\b/);
      const count = await rows.count();
      if (count > 1000) break;
      const oldest = await rows.first().textContent();
      const oldestMessage = chat.log.getByText(oldest ?? "", { exact: true });
      // What is in sight stays in sight while a page comes above it.
      await oldestMessage.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const before = (await oldestMessage.boundingBox())?.y ?? 0;
      await expect.poll(() => rows.count()).toBeGreaterThan(count);
      expect(Math.abs(((await oldestMessage.boundingBox())?.y ?? 0) - before)).toBeLessThan(4);
    }
    await expect(chat.log.getByText(/^Line \d+\b/)).toHaveCount(1001);
    await anna.leave();
  });
});
