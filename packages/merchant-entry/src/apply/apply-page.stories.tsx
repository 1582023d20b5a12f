import { wireApplication } from "@plaza/api-client/testing";
import { type Answers, type Envelope, noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import { visitorSession } from "@plaza/routing";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { rejectionOf, wireApplications } from "../testing/wire-applications.ts";
import { ApplyPage } from "./apply-page.tsx";

const apply = fn((_sent: unknown, _headers: Headers): Envelope | Promise<Envelope> => success({ id: 7 }));
const sendCode = fn((_sent: unknown): Envelope => success([]));
const upload = fn((): Envelope | Promise<Envelope> =>
  success({ id: 1, uri: "/sent.png", base_uri: "private/merchant/sent.png" }),
);
const applications = fn((): Envelope => success(wireApplications([])));
const treaty = fn((): Envelope | Promise<Envelope> => success({ content: "<p>Sell what you describe.</p>" }));
const talk = fn();
const draftKey = "plaza:merchant-application";

const answers: Answers = {
  "shop_category/getList": success([
    { id: 2, name: "Home & living" },
    { id: 3, name: "Books & craft" },
  ]),
  "pc/commonData": success({ nickname: "Mina" }),
  "setting/getPlatformCustomerService": success({ phone: "400", business_time: "9:00-21:00" }),
  "ShopApply/record": success(wireApplications([])),
  "ShopApply/detail": success(wireApplication(3)),
  "ShopApply/getTreaty": () => treaty(),
  "ShopApply/apply": (sent, headers) => apply(sent, headers),
  "sms/send": (sent) => sendCode(sent),
  "file/formimage": () => upload(),
};
const page = (more: Answers = {}, search = "") =>
  storyRouter({ path: `/store_settled${search}`, answers: { ...answers, ...more }, openConversation: talk });

const meta = {
  title: "MerchantEntry/ApplyPage",
  component: ApplyPage,
  beforeEach: () => {
    localStorage.removeItem(draftKey);
    sessionStorage.clear();
    apply.mockReset().mockImplementation(() => success({ id: 7 }));
    applications.mockReset().mockImplementation(() => success(wireApplications([])));
    sendCode.mockReset().mockImplementation(() => success([]));
    upload
      .mockReset()
      .mockImplementation(() => success({ id: 1, uri: "/sent.png", base_uri: "private/merchant/sent.png" }));
    treaty.mockReset().mockImplementation(() => success({ content: "<p>Sell what you describe.</p>" }));
  },
} satisfies Meta<typeof ApplyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const texts = {
  "Shop name": "FernAndKiln",
  "Contact name": "Mei",
  "Phone number": "138 0013 8000",
  "Verification code": "0042",
  Account: "fernkiln",
  Password: "abc_-9 lamp",
  "Repeat the password": "abc_-9 lamp",
};

/** Everything but what is named. */
async function fill(canvas: Canvas, more: Partial<typeof texts> = {}): Promise<void> {
  const { userEvent } = await import("storybook/test");
  for (const [label, text] of Object.entries({ ...texts, ...more })) {
    const field = canvas.getByLabelText(label, { selector: "input" });
    await userEvent.clear(field);
    if (text !== "") await userEvent.type(field, text);
  }
  await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Main category" }), "2");
  const input = (await canvas.findByText("0/10"))
    .closest("fieldset")
    ?.querySelector<HTMLInputElement>("input[type=file]");
  if (input != null) await userEvent.upload(input, new File(["png"], "licence.png", { type: "image/png" }));
  await canvas.findByRole("button", { name: "Remove licence.png" });
  await userEvent.click(canvas.getByRole("checkbox"));
}

const send = (canvas: Canvas) => canvas.getByRole("button", { name: "Send application" });

export const Empty: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Open your shop on Plaza" })).toBeVisible();
    await expect(await canvas.findByText("JPG, PNG or PDF, up to 5 MB each.", { exact: false })).toBeVisible();
  },
};

export const Sent: Story = {
  ...page({ "ShopApply/detail": success(wireApplication(1)) }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await fill(canvas);
    await expect(localStorage.getItem(draftKey)).toContain("FernAndKiln");
    await expect(localStorage.getItem(draftKey)).not.toContain("abc_-9 lamp");
    await user.dblClick(send(canvas));
    await expect(await canvas.findByRole("heading", { name: "We have your application" })).toBeVisible();
    await expect(apply).toHaveBeenCalledOnce();
    await expect(apply.mock.lastCall?.[0]).toEqual({
      cid: 2,
      name: "FernAndKiln",
      nickname: "Mei",
      mobile: "13800138000",
      code: "0042",
      account: "fernkiln",
      password: "abc_-9 lamp",
      license: ["private/merchant/sent.png"],
    });
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

export const NothingFilledIn: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(send(canvas));
    await expect(canvas.getByText("Enter the name of your shop.")).toBeVisible();
    await expect(canvas.getByText("Choose what you mainly sell.")).toBeVisible();
    await expect(canvas.getByText("Add your business licence.")).toBeVisible();
    await expect(canvas.getByText("Please accept the agreement to go on.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Shop name")).toHaveFocus());
    await expect(apply).not.toHaveBeenCalled();
  },
};

/** What the platform has said to a field stands beside it, and goes once something else is written. */
export const NameTaken: Story = {
  ...page(),
  play: async ({ canvas }) => {
    apply.mockImplementation(() => rejectionOf("name", "This merchant name is already taken"));
    await fill(canvas);
    const user = await realInput();
    await user.click(send(canvas));
    await expect(await canvas.findByText("This merchant name is already taken")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Shop name")).toHaveFocus());
    await user.keyboard("2");
    await waitFor(() => expect(canvas.queryByText("This merchant name is already taken")).toBeNull());
    await expect(canvas.getByLabelText("Password", { selector: "input" })).toHaveValue("abc_-9 lamp");
  },
};

export const Rejected: Story = {
  ...page(),
  play: async ({ canvas }) => {
    apply.mockImplementation(() => rejection("Your last application is still being reviewed"));
    await fill(canvas);
    send(canvas).click();
    await expect(await canvas.findByText("Your last application is still being reviewed")).toBeVisible();
  },
};

/** What has been sent in another tab stands there instead of a form that leads nowhere. */
export const SentElsewhere: Story = {
  ...page({ "ShopApply/record": () => applications() }),
  play: async ({ canvas }) => {
    apply.mockImplementation(() => {
      applications.mockImplementation(() => success(wireApplications([wireApplication(1)])));
      return rejection("Your last application is still being reviewed");
    });
    await fill(canvas);
    send(canvas).click();
    await expect(await canvas.findByRole("heading", { name: "FernAndKiln is with us" })).toBeVisible();
  },
};

export const NoDocuments: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await fill(canvas);
    await user.click(canvas.getByRole("button", { name: "Remove licence.png" }));
    await user.click(send(canvas));
    await expect(canvas.getByText("Add your business licence.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Add files, 0 of 10")).toHaveFocus());
    await expect(apply).not.toHaveBeenCalled();
  },
};

/** The same application is sent under the same name, so it can be sent again without being taken twice. */
export const Unheard: Story = {
  ...page({ "ShopApply/detail": success(wireApplication(1)) }),
  play: async ({ canvas }) => {
    apply.mockImplementationOnce(() => unreachable());
    await fill(canvas);
    send(canvas).click();
    await expect(await canvas.findByText(/it counts only once/)).toBeVisible();
    send(canvas).click();
    await expect(await canvas.findByRole("heading", { name: "We have your application" })).toBeVisible();
    const keys = apply.mock.calls.map(([, headers]) => headers.get("idempotency-key"));
    await expect(keys[0]).not.toBeNull();
    await expect(keys[1]).toBe(keys[0]);
  },
};

export const Sending: Story = {
  ...page(),
  play: async ({ canvas }) => {
    apply.mockImplementation(() => noAnswer());
    await fill(canvas);
    send(canvas).click();
    await expect(await canvas.findByText("Sending the application")).toBeVisible();
  },
};

export const CodeAskedFor: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Get code" }));
    await expect(canvas.getByText("Enter your mobile number.")).toBeVisible();
    await expect(sendCode).not.toHaveBeenCalled();
    await user.click(canvas.getByLabelText("Phone number"));
    await user.keyboard("+86 138-0013-8000");
    sendCode.mockImplementationOnce(() => rejection("Too many codes"));
    await user.click(canvas.getByRole("button", { name: "Get code" }));
    await expect(await canvas.findByText("Too many codes")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Get code" }));
    await expect(await canvas.findByText("Sent to your phone, valid for 5 minutes.")).toBeVisible();
    await expect(sendCode).toHaveBeenLastCalledWith(expect.objectContaining({ mobile: "13800138000", key: "SJSQYZ" }));
    await expect(canvas.getByRole("button", { name: /^Again in/ })).toBeVisible();
  },
};

/** The form waits for documents on their way; one that failed stops it. */
export const DocumentNotSent: Story = {
  ...page(),
  play: async ({ canvas, canvasElement }) => {
    const { userEvent } = await import("storybook/test");
    await fill(canvas);
    upload.mockImplementation(() => unreachable());
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (input !== null) await userEvent.upload(input, new File(["png"], "second.png", { type: "image/png" }));
    send(canvas).click();
    await expect(await canvas.findByText("A document was not sent. Try it again, or remove it.")).toBeVisible();
    await expect(apply).not.toHaveBeenCalled();
  },
};

export const Drafted: Story = {
  ...page(),
  beforeEach: () => {
    const written = { tradeId: "3", name: "Kept", contact: "Mei", mobile: "13800138000", account: "kept" };
    const documents = [{ path: "private/merchant/a.png", url: "/a.png" }];
    localStorage.setItem(
      draftKey,
      JSON.stringify({ owner: "Mina", again: null, at: Date.now() - 1000, written, documents }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText("Shop name")).toHaveValue("Kept"));
    await expect(canvas.getByRole("combobox", { name: "Main category" })).toHaveValue("3");
    await expect(await canvas.findByRole("button", { name: "Remove Document 1" })).toBeVisible();
    await expect(canvas.getByLabelText("Password", { selector: "input" })).toHaveValue("");
  },
};

/** What was refused is filled in, but for the password and the code. */
export const Again: Story = {
  ...page({}, "?again=7"),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Shop name")).toHaveValue("FernAndKiln");
    await expect(canvas.getByLabelText("Account", { selector: "input" })).toHaveValue("fernkiln");
    await expect(canvas.getByLabelText("Password", { selector: "input" })).toHaveValue("");
    await expect(await canvas.findByRole("button", { name: "Remove Document 2" })).toBeVisible();
  },
};

export const OneIsOpen: Story = {
  ...page({ "ShopApply/record": success(wireApplications([wireApplication(1)])) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "FernAndKiln is with us" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Send application" })).toBeNull();
  },
};

export const Visitor: Story = {
  ...storyRouter({ path: "/store_settled", answers, session: visitorSession }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Documents can be added once you have logged in/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Log in to send it" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Ask us" })).toBeNull();
  },
};

export const Agreement: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    treaty.mockImplementation(() => unreachable());
    await user.click(canvas.getByRole("button", { name: "Read the merchant agreement" }));
    await expect(await canvas.findByText("The agreement could not be loaded.")).toBeVisible();
    treaty.mockImplementation(() => success({ content: "<p>Sell what you describe.</p>" }));
    await user.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Sell what you describe.")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { hidden: true })).not.toBeChecked();
  },
};

export const NoAgreement: Story = {
  ...page(),
  play: async ({ canvas }) => {
    treaty.mockImplementation(() => success({ content: [] }));
    canvas.getByRole("button", { name: "Read the merchant agreement" }).click();
    await expect(await canvas.findByText("This text has not been published yet.")).toBeVisible();
  },
};

export const AsksAPerson: Story = {
  ...page(),
  play: async ({ canvas }) => {
    talk.mockReset();
    canvas.getByRole("button", { name: "Ask us" }).click();
    await expect(talk).toHaveBeenCalledWith({ shopId: 0 });
  },
};
/** Nobody can accept what has not been published. */
export const NotOpenYet: Story = {
  ...page({ "index/config": success({ name: "Plaza", extensions: [], merchant_entry_open: 0 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Applications are not open yet" })).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Shop name" })).toBeNull();
  },
};

export const Chinese: Story = { ...page(), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(), globals: inKoreanOnATablet };

/** A marketplace that has not said yet what shops can deal in. */
export const NothingToChoose: Story = {
  ...page({ "shop_category/getList": success([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Applications are not open yet" })).toBeVisible();
    await expect(canvas.queryByRole("combobox", { name: "Main category" })).toBeNull();
  },
};
