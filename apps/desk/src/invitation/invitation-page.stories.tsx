import { noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { deskStory, type LoadedDesk } from "../story-help/desk-story.tsx";
import { type Canvas, loaded } from "../story-help/page-stories.ts";
import { InvitationPage } from "./invitation-page.tsx";

const meta = { title: "Desk/Invitation", component: InvitationPage } satisfies Meta<typeof InvitationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/invitation#aB3_x";
const open = success({ expires_at: "2026-12-06T04:00:00.000Z", trades: [{ id: 1, name: "Lighting" }] });
const owner = { id: 3, shop_id: 4, nickname: "Mei", avatar: "", role: "owner", online: 0 };
const over = { ...rejection("This link is of no use any more"), field: "token" };

async function fillIn(canvas: Canvas): Promise<void> {
  const user = await realInput();
  await waitFor(() => expect(canvas.getByRole("textbox", { name: "Name of the shop" })).toHaveFocus());
  await user.keyboard("Lamps & more");
  await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Trade" }), "1");
  await user.click(canvas.getByRole("textbox", { name: "Account" }));
  await user.keyboard("mei.lamps{Tab}Mei{Tab}long lamp 1{Tab}{Tab}long lamp 1{Enter}");
}

const check = fn((_sent: unknown) => open);
const accept = fn((_sent: unknown) => success([]));
export const Accepted: Story = {
  ...deskStory({
    path,
    answers: { "invitations/check": (sent) => check(sent), "invitations/accept": (sent) => accept(sent) },
  }),
  play: async ({ canvas }) => {
    check.mockClear();
    accept.mockClear();
    await fillIn(canvas);
    await expect(check).toHaveBeenCalledWith({ token: "aB3_x" });
    await expect(await canvas.findByRole("navigation", { name: "Pages of the desk" })).toBeVisible();
    await expect(accept).toHaveBeenCalledWith({
      token: "aB3_x",
      name: "Lamps & more",
      trade_id: 1,
      account: "mei.lamps",
      nickname: "Mei",
      password: "long lamp 1",
      agreement_version: 0,
    });
  },
};

const agreed = (version: number) => ({
  ...success({
    expires_at: "2026-12-06T04:00:00.000Z",
    trades: [{ id: 1, name: "Lighting" }],
    agreement_version: version,
    agreement: `<p>Merchants send within ${version} days.</p>`,
  }),
  rich_text: "sanitised",
});
const changed = {
  ...rejection("Please read and accept the merchant agreement as it is now"),
  field: "agreement_version",
};
const acceptAgreed = fn((_sent: unknown) => success([]));

/** It is published anew while the form is filled in, and what was accepted before counts no more. */
export const WithAnAgreement: Story = {
  ...deskStory({
    path,
    answers: {
      "invitations/check": () => agreed(acceptAgreed.mock.calls.length === 0 ? 3 : 4),
      "invitations/accept": (sent) => {
        acceptAgreed(sent);
        return acceptAgreed.mock.calls.length === 1 ? changed : success([]);
      },
    },
  }),
  beforeEach: () => void acceptAgreed.mockClear(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await fillIn(canvas);
    await expect(await canvas.findByText("Please read and accept the merchant agreement.")).toBeVisible();
    await expect(acceptAgreed).not.toHaveBeenCalled();
    await user.click(canvas.getByText("Read the merchant agreement"));
    await expect(canvas.getByText("Merchants send within 3 days.")).toBeVisible();
    const box = canvas.getByRole("checkbox", { name: "I have read the merchant agreement and accept it" });
    await user.click(box);
    await user.click(canvas.getByRole("button", { name: "Open the shop" }));
    await expect(await canvas.findByText("Please read and accept the merchant agreement as it is now")).toBeVisible();
    await expect(await canvas.findByText("Merchants send within 4 days.")).toBeVisible();
    await expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(canvas.getByRole("button", { name: "Open the shop" }));
    await expect(await canvas.findByRole("navigation", { name: "Pages of the desk" })).toBeVisible();
    await expect(acceptAgreed.mock.calls.map(([sent]) => sent)).toMatchObject([
      { agreement_version: 3, name: "Lamps & more" },
      { agreement_version: 4, name: "Lamps & more" },
    ]);
  },
};

const taken = { ...rejection("This account name is already taken"), field: "account" };
export const AccountTaken: Story = {
  ...deskStory({ path, answers: { "invitations/check": open, "invitations/accept": taken } }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByText("This account name is already taken")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Account" })).toHaveFocus());
  },
};

let isUserKnown = false;
/** The shop is made, and then the platform is out of reach: only who is at the desk is asked for again. */
export const NotReachedAfterwards: Story = {
  ...deskStory({
    path,
    answers: {
      "invitations/check": open,
      "invitations/accept": (sent) => (accept.mock.calls.length === 0 ? accept(sent) : over),
      "chat/kefuInfo": async () => (isUserKnown ? success(owner) : unreachable()),
    },
  }),
  beforeEach: () => {
    accept.mockClear();
    isUserKnown = false;
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByText(/^We got no answer/)).toBeVisible();
    isUserKnown = true;
    await (await realInput()).click(canvas.getByRole("button", { name: "Open the shop" }));
    await expect(await canvas.findByRole("navigation", { name: "Pages of the desk" })).toBeVisible();
    await expect(accept).toHaveBeenCalledTimes(1);
  },
};

/** While the form was filled in. */
export const OverMeanwhile: Story = {
  ...deskStory({ path, answers: { "invitations/check": open, "invitations/accept": over } }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByText("This link is of no use any more")).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Account" })).toBeNull();
  },
};

export const Over: Story = {
  ...deskStory({ path, answers: { "invitations/check": over } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This link is of no use any more")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

/** In the same tab, where only what stands behind the `#` changes. */
export const FurtherLink: Story = {
  ...deskStory({
    path,
    answers: { "invitations/check": async (sent) => (JSON.stringify(sent).includes("aB3_x") ? over : open) },
  }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText("This link is of no use any more")).toBeVisible();
    const { router } = loaded["desk"] as LoadedDesk["desk"];
    router.history.push("/invitation#cD4_y");
    await expect(await canvas.findByRole("textbox", { name: "Name of the shop" })).toBeVisible();
    await expect(canvas.queryByText("This link is of no use any more")).toBeNull();
    await waitFor(() => expect(router.state.location.hash).toBe(""));
  },
};

export const NoTrades: Story = {
  ...deskStory({
    path,
    answers: { "invitations/check": success({ expires_at: "2026-12-06T04:00:00.000Z", trades: [] }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A shop deals in a trade, and there are none yet/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Open the shop" })).toBeNull();
  },
};

export const WithoutLink: Story = {
  ...deskStory({ path: "/invitation" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Please open the link again that you have been sent.")).toBeVisible();
  },
};

let isUp = false;
export const NotLoaded: Story = {
  ...deskStory({ path, answers: { "invitations/check": async () => (isUp ? open : unreachable()) } }),
  beforeEach: () => {
    isUp = false;
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole("button", { name: "Try again" });
    isUp = true;
    await (await realInput()).click(again);
    await expect(await canvas.findByRole("textbox", { name: "Name of the shop" })).toBeVisible();
  },
};

export const Loading: Story = {
  ...deskStory({ path, answers: { "invitations/check": noAnswer } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading")).toBeInTheDocument();
  },
};

const usual = { ...deskStory({ path, answers: { "invitations/check": open } }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
