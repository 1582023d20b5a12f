import { rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { wireTrades } from "../story-help/wire-categories.ts";
import { wireShop } from "../story-help/wire-shops.ts";
import { ShopsPage } from "./shops-page.tsx";

const meta = { title: "Desk/Shops", component: ShopsPage } satisfies Meta<typeof ShopsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/shops";
const role = "operator";
const shops = success({
  list: [
    wireShop({ id: 7, name: "Lamps of Suzhou", state: "closed" }),
    wireShop({
      id: 6,
      name: "The Workshop for Hand-Blown Lamps, Lanterns and Other Light Beside the Old Harbour of Qingdao",
      trade: "",
      state: "suspended",
    }),
    wireShop({ id: 5, name: "Lindenholz", state: "expired" }),
    wireShop(),
  ],
  more: 1,
});
const answers = {
  "shops/list": shops,
  "trades/list": success(wireTrades),
  "shops/waiting_documents": success([]),
  "shops/waiting_names": success([]),
};

/** Which shops wait until somebody has decided about their name. */
export const NamesToDecide: Story = {
  ...deskStory({
    path,
    role,
    answers: {
      ...answers,
      "shops/waiting_names": success([
        { id: 5, name: "Linden & Ash", shop: { id: 5, name: "Lindenholz" }, sent_at: "2026-11-20T04:00:00.000Z" },
      ]),
    },
  }),
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole("region", { name: "Names to decide" }));
    await expect(part.getByText("Linden & Ash")).toBeVisible();
    await expect(part.getByRole("link", { name: "Lindenholz" })).toHaveAttribute("href", "/shops/5");
  },
};

/** Which shops wait until somebody has looked at a document. */
export const DocumentsToCheck: Story = {
  ...deskStory({
    path,
    role,
    answers: {
      ...answers,
      "shops/waiting_documents": success([
        { id: 8, name: "Feed licence", shop: { id: 5, name: "Lindenholz" }, sent_at: "2026-11-20T04:00:00.000Z" },
      ]),
    },
  }),
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole("region", { name: "Documents to check" }));
    await expect(part.getByText("Feed licence")).toBeVisible();
    await expect(part.getByRole("link", { name: "Lindenholz" })).toHaveAttribute("href", "/shops/5");
  },
};

const asked = fn((_sent: unknown) => shops);
export const Lists: Story = {
  ...deskStory({ path, role, answers: { ...answers, "shops/list": (sent) => asked(sent) } }),
  play: async ({ canvas }) => {
    asked.mockClear();
    const user = await realInput();
    await expect(await canvas.findByRole("link", { name: "Lamps of Suzhou" })).toHaveAttribute("href", "/shops/7");
    await user.click(canvas.getByRole("link", { name: "Older shops" }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ before: "4" }));
    await user.click(await canvas.findByRole("link", { name: "Not open" }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ state: "closed" }));
    await user.click(canvas.getByRole("searchbox", { name: "Name of a shop" }));
    await user.keyboard("lamps{Enter}");
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ state: "closed", words: "lamps" }));
  },
};

const add = fn((_sent: unknown) => success({ id: 8, account: "mei.lamps", password: "k7mnpqrstuvwxyz2" }));
export const Made: Story = {
  ...deskStory({ path, role, answers: { ...answers, "shops/add": (sent) => add(sent) } }),
  play: async ({ canvas }) => {
    add.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "New shop" }));
    await user.click(await canvas.findByRole("textbox", { name: "Name of the shop" }));
    await user.keyboard("Lamps & more{Enter}");
    await expect(await canvas.findByText("Please choose one.")).toBeVisible();
    await expect(add).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Trade" }), "1");
    await user.click(canvas.getByRole("textbox", { name: "Account" }));
    await user.keyboard("mei.lamps{Tab}Mei{Enter}");
    await expect(await canvas.findByText("k7mnpqrstuvwxyz2")).toBeVisible();
    await expect(add).toHaveBeenCalledWith({
      name: "Lamps & more",
      trade_id: 1,
      account: "mei.lamps",
      nickname: "Mei",
    });
  },
};

const taken = { ...rejection("This merchant name is already taken"), field: "name" };
export const NameTaken: Story = {
  ...deskStory({ path, role, answers: { ...answers, "shops/add": taken } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "New shop" }));
    await user.click(await canvas.findByRole("textbox", { name: "Name of the shop" }));
    await user.keyboard("Lamps");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Trade" }), "1");
    await user.click(canvas.getByRole("textbox", { name: "Account" }));
    await user.keyboard("mei.lamps{Tab}Mei{Enter}");
    await expect(await canvas.findByText("This merchant name is already taken")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Name of the shop" })).toHaveFocus());
  },
};

export const NoTrades: Story = {
  ...deskStory({ path, role, answers: { ...answers, "trades/list": success([]) } }),
  play: async ({ canvas }) => {
    await (await realInput()).click(await canvas.findByRole("button", { name: "New shop" }));
    await expect(await canvas.findByRole("link", { name: "Add trades" })).toHaveAttribute("href", "/trades");
    await expect(canvas.getByRole("button", { name: "Make the shop" })).toBeDisabled();
  },
};

export const NoShops: Story = {
  ...deskStory({
    path: "/shops?list=open&words=zoe",
    role,
    answers: { ...answers, "shops/list": success({ list: [], more: 0 }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No shop is called “zoe”")).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, role, call: "shops/list", title: "Shops" });
export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "shops/list",
  answer: shops,
  shown: (canvas) => canvas.findByRole("link", { name: "Lamps of Suzhou" }),
});

export const ForAnOwner: Story = {
  ...deskStory({ path, role: "owner", answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
  },
};

const usual = { ...deskStory({ path, role, answers }), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
