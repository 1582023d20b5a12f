import { rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { loaded, notLoadedStory } from "../story-help/page-stories.ts";
import { wireTrades } from "../story-help/wire-categories.ts";
import { wireInvitation } from "../story-help/wire-shops.ts";
import { ShopsPage } from "./shops-page.tsx";

const meta = { title: "Desk/Invitations", component: ShopsPage } satisfies Meta<typeof ShopsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/shops?list=invitations";
const role = "operator";
const invitations = success({
  list: [
    wireInvitation({ id: 6 }),
    wireInvitation({ id: 5, note: "Tea house", state: "used", shop_id: 9, shop_name: "Tea of the Hills" }),
    wireInvitation({ id: 4, note: "Potter of Jingdezhen, who is on the road until spring", state: "withdrawn" }),
    wireInvitation({ id: 3, note: "Carpenter", state: "expired", invited_by: "" }),
  ],
  more: 0,
});
const answers = { "invitations/list": invitations, "trades/list": success(wireTrades) };

const withdraw = fn((_sent: unknown) => success([]));
export const Withdrawn: Story = {
  ...deskStory({ path, role, answers: { ...answers, "invitations/withdraw": (sent) => withdraw(sent) } }),
  play: async ({ canvas }) => {
    withdraw.mockClear();
    const user = await realInput();
    await expect(await canvas.findByRole("link", { name: "Tea of the Hills" })).toHaveAttribute("href", "/shops/9");
    await user.click(canvas.getByRole("button", { name: "Withdraw the invitation: Lamp market, stall 12" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Withdraw the invitation?" }));
    await user.click(dialog.getByRole("button", { name: "Withdraw" }));
    await expect(await canvas.findByText("The invitation is withdrawn.")).toBeVisible();
    await expect(withdraw).toHaveBeenCalledWith({ id: 6 });
    await waitFor(() => expect(canvas.getByRole("rowheader", { name: "Lamp market, stall 12" })).toHaveFocus());
  },
};

const list = fn();
/** The row has nothing to withdraw any more; why it was not withdrawn is still read. */
export const UsedMeanwhile: Story = {
  ...deskStory({
    path,
    role,
    answers: {
      ...answers,
      "invitations/list": async () => list(),
      "invitations/withdraw": rejection("The invitation has been used"),
    },
  }),
  beforeEach: () => {
    list.mockReset();
    list.mockImplementation(() =>
      success({ list: [wireInvitation({ id: 6, state: list.mock.calls.length > 1 ? "used" : "open" })], more: 0 }),
    );
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Withdraw the invitation: Lamp market, stall 12" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Withdraw the invitation?" }));
    await user.click(dialog.getByRole("button", { name: "Withdraw" }));
    await waitFor(() => expect(canvas.getByText("Used")).toBeInTheDocument());
    await expect(dialog.getByText("The invitation has been used")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.getByRole("rowheader", { name: "Lamp market, stall 12" })).toHaveFocus());
  },
};

const add = fn((_sent: unknown) => success({ id: 7, link: "https://desk.example/invitation#aB3_x" }));
export const Invited: Story = {
  ...deskStory({ path, role, answers: { ...answers, "invitations/add": (sent) => add(sent) } }),
  play: async ({ canvas }) => {
    add.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Invite by a link" }));
    await user.click(await canvas.findByRole("textbox", { name: "For whom" }));
    await user.keyboard("{Enter}");
    await expect(await canvas.findByText("Please fill this in.")).toBeVisible();
    await user.keyboard("Mei{Enter}");
    await expect(await canvas.findByText("https://desk.example/invitation#aB3_x")).toBeVisible();
    await expect(add).toHaveBeenCalledWith({ note: "Mei" });
    await user.click(canvas.getByRole("button", { name: "I have noted it" }));
    await waitFor(() => expect(canvas.queryByText("https://desk.example/invitation#aB3_x")).toBeNull());
  },
};

/** Whoever had the link could choose none. */
export const NoTrades: Story = {
  ...deskStory({ path, role, answers: { ...answers, "trades/list": success([]) } }),
  play: async ({ canvas }) => {
    await (await realInput()).click(await canvas.findByRole("button", { name: "Invite by a link" }));
    await expect(await canvas.findByRole("link", { name: "Add trades" })).toHaveAttribute("href", "/trades");
    await expect(canvas.getByRole("button", { name: "Make the link" })).toBeDisabled();
  },
};

export const Nobody: Story = {
  ...deskStory({ path, role, answers: { "invitations/list": success({ list: [], more: 0 }) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody is invited yet")).toBeVisible();
  },
};

export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "invitations/list",
  answer: invitations,
  shown: (canvas) => canvas.findByText("Tea house"),
});

const usual = { ...deskStory({ path, role, answers }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
