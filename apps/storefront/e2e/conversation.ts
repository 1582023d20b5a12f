import type { Locator, Page } from "@playwright/test";
import type { Locale } from "@plaza/i18n";
import { messagesIn } from "./messages.ts";
import { expect } from "./shop.ts";

/** They are said of other things, too, in other words. */
const statesOfMessages = new Set(["Sending", "Sent", "Read"]);

/** The dialog of a conversation, in the language of its page. */
export class Conversation {
  readonly page: Page;
  readonly dialog: Locator;
  readonly log: Locator;
  readonly field: Locator;
  readonly #text: ReturnType<typeof messagesIn>;

  constructor(page: Page, language: Locale = "en") {
    this.page = page;
    this.#text = messagesIn(language);
    this.dialog = page.getByRole("dialog");
    this.log = this.dialog.getByRole("log");
    this.field = this.dialog.getByRole("textbox", { name: this.text("Message") });
  }

  /** In the language of the page. */
  text(message: string, values: Readonly<Record<string, string>> = {}): string {
    return Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      this.#text(message, statesOfMessages.has(message) ? "message" : ""),
    );
  }

  /** On the bar at the side. */
  opener(unread = 0): Locator {
    const name =
      unread === 0
        ? this.text("Customer service")
        : this.text("Customer service: {unread} unread", { unread: String(unread) });
    return this.page.getByRole("complementary").getByRole("button", { name, exact: true });
  }

  async assistedBy(name: string): Promise<void> {
    await expect(this.dialog.getByText(this.text("CS {name} is assisting you", { name }))).toBeVisible();
  }

  async say(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press("Enter");
    await expect(this.field).toHaveValue("");
  }
}
