import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { wireShopAddresses } from "../story-help/wire-shop-addresses.ts";
import { AddressesPage } from "./addresses-page.tsx";

const meta = { title: "Desk/Shop addresses", component: AddressesPage } satisfies Meta<typeof AddressesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/addresses";
const addresses = success(wireShopAddresses);
const of = (answers: Answers = {}) => deskStory({ path, answers: { "shop/addresses": addresses, ...answers } });

const save = fn((_sent: unknown) => success([]));
export const Changed: Story = {
  ...of({ "shop/save_addresses": (sent) => save(sent) }),
  play: async ({ canvas }) => {
    save.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("checkbox", { name: "Saturday" }));
    await fill(canvas.getByRole("textbox", { name: "Phone for returns" }), "021-5555 0199");
    const bar = within(await canvas.findByRole("region", { name: "Unsaved changes" }));
    await expect(bar.getByText("2 changes")).toBeVisible();
    await user.click(bar.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        ...wireShopAddresses,
        return_phone: "021-5555 0199",
        open_days: [1, 2, 3, 4, 5, 6],
      }),
    );
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Unsaved changes" })).toBeNull());
  },
};

const wrong = { ...rejection("Please enter a phone number"), field: "return_phone" };
export const Refused: Story = {
  ...of({ "shop/save_addresses": wrong }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await fill(await canvas.findByRole("textbox", { name: "Phone for returns" }), "call me");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Please enter a phone number")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Phone for returns" })).toHaveValue("021-5555 0100"),
    );
  },
};

/** A colleague was quicker: what they have changed elsewhere stays theirs, what is written here is not lost. */
const stored = { addresses: wireShopAddresses };
export const ChangedMeanwhile: Story = {
  ...of({
    "shop/addresses": () => success(stored.addresses),
    "shop/save_addresses": (sent) => {
      if (stored.addresses !== wireShopAddresses) return save(sent);
      stored.addresses = { ...wireShopAddresses, revision: wireShopAddresses.revision + 1, opens_at: "09:00" };
      return rejection("Somebody has changed these addresses meanwhile");
    },
  }),
  play: async ({ canvas }) => {
    save.mockClear();
    stored.addresses = wireShopAddresses;
    const user = await realInput();
    const phone = await canvas.findByRole("textbox", { name: "Phone for returns" });
    await fill(phone, "021-5555 0199");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Somebody has changed these addresses meanwhile")).toBeVisible();
    await expect(await canvas.findByText("A colleague has changed this meanwhile.")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Keep mine" }));
    await expect(phone).toHaveValue("021-5555 0199");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        ...wireShopAddresses,
        revision: wireShopAddresses.revision + 1,
        opens_at: "09:00",
        return_phone: "021-5555 0199",
      }),
    );
  },
};

/** What is written before the answer is there is still to be saved, and then over what was just saved. */
const slow = { answer: () => {} };
export const WrittenWhileSaving: Story = {
  ...of({
    "shop/addresses": () => success(stored.addresses),
    "shop/save_addresses": (sent) => {
      save(sent);
      stored.addresses = { ...(sent as typeof wireShopAddresses), revision: stored.addresses.revision + 1 };
      return new Promise((resolve) => {
        slow.answer = () => resolve(success([]));
      });
    },
  }),
  play: async ({ canvas }) => {
    save.mockClear();
    stored.addresses = wireShopAddresses;
    const user = await realInput();
    const phone = await canvas.findByRole("textbox", { name: "Phone for returns" });
    await fill(phone, "021-5555 0199");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await fill(phone, "021-5555 0200");
    slow.answer();
    await expect(await canvas.findByText("Saved")).toBeVisible();
    await expect(phone).toHaveValue("021-5555 0200");
    await expect(canvas.queryByText("A colleague has changed this meanwhile.")).toBeNull();
    const again = await canvas.findByRole("button", { name: "Save" });
    await waitFor(() => expect(again).not.toHaveAttribute("aria-busy", "true"));
    await user.click(again);
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith({
        ...wireShopAddresses,
        revision: wireShopAddresses.revision + 1,
        return_phone: "021-5555 0200",
      }),
    );
    slow.answer();
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Unsaved changes" })).toBeNull());
  },
};

export const Left: Story = {
  ...of(),
  play: async ({ canvas }) => {
    const user = await realInput();
    const phone = await canvas.findByRole("textbox", { name: "Phone for returns" });
    await fill(phone, "021-5555 0199");
    await user.click(canvas.getByRole("link", { name: "Freight" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Leave without saving?" }));
    await user.click(dialog.getByRole("button", { name: "Stay here" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(phone).toHaveValue("021-5555 0199");
  },
};

const nothing = {
  revision: 1,
  province_id: 0,
  city_id: 0,
  district_id: 0,
  street: {},
  return_contact: {},
  return_phone: "",
  return_address: {},
  opens_at: "",
  closes_at: "",
  open_days: [],
};
export const NothingYet: Story = {
  ...of({ "shop/addresses": success(nothing) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Phone for returns" })).toHaveValue("");
    await expect(canvas.queryByRole("button", { name: "No pickup" })).toBeNull();
  },
};

export const ForStaff: Story = {
  ...deskStory({ path, role: "staff", answers: { "shop/addresses": addresses } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Phone for returns" })).toBeDisabled();
  },
};

export const Loading: Story = loadingStory({ path, call: "shop/addresses", title: "Addresses" });
export const NotLoaded: Story = notLoadedStory({
  path,
  call: "shop/addresses",
  answer: addresses,
  shown: (canvas) => canvas.findByRole("textbox", { name: "Phone for returns" }),
});

const usual = { ...of(), play: loaded };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
