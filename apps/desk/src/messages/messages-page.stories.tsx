import { type Envelope, noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { loaded } from "../story-help/page-stories.ts";
import { MessagesPage } from "./messages-page.tsx";
import { listedTemplates, wireChannels } from "./wire-messages.ts";

const meta = { title: "Desk/Messages", component: MessagesPage } satisfies Meta<typeof MessagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const [path, role] = ["/messages", "operator"] as const;
const page = (channels: object = {}, answers: NonNullable<Parameters<typeof deskStory>[0]["answers"]> = {}) =>
  deskStory({
    path,
    role,
    answers: { "messages/channels": wireChannels(channels), "mail_templates/list": listedTemplates, ...answers },
  });

/** Mails go, text messages do not: what is missing is named, and who is kept out by it. */
export const OnlyMails: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("SMS_WEBHOOK_URL")).toBeVisible();
    await expect(canvas.getByText(/^Last test: accepted, by Anna/)).toBeVisible();
    await expect(canvas.getByText(/^Customers can register with an email address only/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Test: text messages" })).toBeNull();
    const paid = canvas.getByRole("row", { name: /^Order confirmed/ });
    await expect(paid).toHaveTextContent(/English日本語/);
    await expect(within(paid).getByRole("link", { name: /^Changed by Anna/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Order confirmed" })).toHaveAttribute("href", "/messages/order_paid");
  },
};

export const NothingSetUp: Story = {
  ...page({ mail: { state: "missing", test: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("SMTP_URL")).toBeVisible();
    await expect(canvas.getByText(/^Nobody can register: a code is needed/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "To the setting" })).toHaveAttribute(
      "href",
      "/settings?list=registration",
    );
  },
};

const sends = { state: "sends", test: null };
export const AllSetUp: Story = {
  ...page({ sms: sends, mail: sends, leads_to_shop: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Customers prove by a code/)).toBeVisible();
    await expect(canvas.getByText("PUBLIC_ORIGIN")).toBeVisible();
  },
};

const sendSms =
  (says: RegExp): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Test: text messages" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Send a test text message" }));
    await fill(dialog.getByRole("textbox", { name: "Mobile number" }), "13912345678");
    await user.click(dialog.getByRole("button", { name: "Send" }));
    await expect(await dialog.findByText(says)).toBeVisible();
  };

const outbox = { state: "outbox", test: null };
export const Demo: Story = {
  ...page(
    { sms: outbox, mail: outbox, registration_needs_code: 0 },
    { "messages/test_sms": success({ result: "stored", detail: "" }) },
  ),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findAllByText(/^This is a demo/)).toHaveLength(2);
    await expect(canvas.getByText("Without a code")).toBeVisible();
    await sendSms(/^It was stored in the outbox/)(context);
  },
};

const test = fn((_sent: unknown) => success({ result: "accepted", detail: "" }));
export const MailIsTested: Story = {
  ...page({}, { "messages/test_mail": (sent) => test(sent) }),
  play: async ({ canvas }) => {
    test.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Test: emails" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Send a test email" }));
    await user.click(dialog.getByRole("button", { name: "Send" }));
    await expect(await dialog.findByText("Please enter an email address")).toBeVisible();
    await fill(dialog.getByRole("textbox", { name: "Email address" }), "mo@customer.example");
    await user.click(dialog.getByRole("button", { name: "Send" }));
    await expect(await dialog.findByText(/^The server has accepted the message/)).toBeVisible();
    await expect(test).toHaveBeenCalledWith({ email: "mo@customer.example" });
  },
};

const tested = (result: string, detail = ""): Story => ({
  ...page({ sms: sends }, { "messages/test_sms": success({ result, detail }) }),
});
export const GatewayRejects: Story = {
  ...tested("rejected", "HTTP 401"),
  play: sendSms(/did not take the message/),
};
export const GatewayNotReached: Story = { ...tested("unreached"), play: sendSms(/could not be reached/) };
export const GatewaySilent: Story = { ...tested("unknown"), play: sendSms(/may arrive yet/) };
export const AddressRefused: Story = { ...tested("addressRefused"), play: sendSms(/takes nothing for this address/) };

/** What the platform says of the field stands beside it, and of anything else above. */
const refusedField: Envelope & { readonly field: string } = {
  ...rejection("Please enter a valid email address"),
  field: "email",
};
let problem: Envelope = refusedField;
export const TestRefused: Story = {
  ...page({}, { "messages/test_mail": () => problem }),
  beforeEach: () => {
    problem = refusedField;
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Test: emails" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Send a test email" }));
    const field = dialog.getByRole("textbox", { name: "Email address" });
    await fill(field, "mo");
    await user.click(dialog.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(field).toHaveAccessibleDescription("Please enter a valid email address"));
    problem = rejection("Too many attempts; please try again in 60 min");
    await fill(field, "mo@customer.example");
    await user.click(dialog.getByRole("button", { name: "Send" }));
    await expect(await dialog.findByText(/^Too many attempts/)).toBeVisible();
    await expect(field).not.toHaveAccessibleDescription(/./);
  },
};

export const Loading: Story = {
  ...page({}, { "messages/channels": noAnswer, "mail_templates/list": noAnswer }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
    await expect(await canvas.findAllByText("Loading")).toHaveLength(2);
  },
};
/** One half of the page does not keep the other from being there. */
let isUp = false;
export const ChannelsNotLoaded: Story = {
  ...page({}, { "messages/channels": async () => (isUp ? wireChannels() : unreachable()) }),
  beforeEach: () => {
    isUp = false;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This could not be loaded" })).toBeVisible();
    await expect(await canvas.findByRole("row", { name: /^Order confirmed/ })).toBeVisible();
    isUp = true;
    await (await realInput()).click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText(/^Last test: accepted/)).toBeVisible();
  },
};
export const Chinese: Story = { ...page(), play: loaded, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(), play: loaded, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(), play: loaded, globals: inKoreanOnATablet };
