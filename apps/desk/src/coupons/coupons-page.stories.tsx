import { wireShopCoupon } from "@plaza/api-client/testing";
import { noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, spyOn, waitFor, within } from "storybook/test";
import { deskStory, listed, phone } from "../story-help/desk-story.tsx";
import { type Canvas, loadingStory, notLoadedStory, refusedSwitchStory } from "../story-help/page-stories.ts";
import { wireChair, wireProduct } from "../story-help/wire-listing.ts";
import { CouponsPage } from "./coupons-page.tsx";

const meta = { title: "Desk/Coupons", component: CouponsPage } satisfies Meta<typeof CouponsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tenOff = wireShopCoupon();
const winter = {
  ...tenOff,
  id: 12,
  name: "A warm winter beside the fire: for teapots, candles and whatever else makes it",
  amount: "120.50",
  threshold: "1299.00",
  scope: "only",
  validity: "window",
  valid_from: "2026-12-01T02:00:00.000Z",
  valid_until: "2027-01-31T02:00:00.000Z",
  valid_days: null,
  total: 10_000,
  per_customer: null,
  is_enabled: false,
};
const tomorrow = { ...tenOff, id: 13, name: "From tomorrow", scope: "except", validity: "days-from-tomorrow" };
const some = listed([tenOff, winter, { ...tomorrow, valid_days: 1, per_customer: 3, claimed: 0, total: 5 }]);
const path = "/coupons";

const filled: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("row", { name: /Ten off/ })).toBeVisible();
};

export const Offered: Story = {
  ...deskStory({ path, answers: { "coupons/list": some } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Coupons" })).toBeVisible();
    const first = within(await canvas.findByRole("row", { name: /Ten off/ }));
    await expect(first.getByText("No minimum spend")).toBeVisible();
    await expect(first.getByText("30 days from the claim")).toBeVisible();
    await expect(first.getByText("1,234")).toBeVisible();
    await expect(first.getByText("1 per customer")).toBeVisible();
    await expect(first.getByRole("switch", { name: "Offered: Ten off" })).toBeChecked();
    const second = within(canvas.getByRole("row", { name: /A warm winter/ }));
    const terms = second.getByText("From ¥1,299.00").closest("div");
    await expect(terms).toBeVisible();
    await expect(terms?.textContent).toBe("From ¥1,299.00 · Certain products only");
    await expect(second.getByText("1 Dec 2026 to 31 Jan 2027")).toBeVisible();
    await expect(second.getByText("1,234 / 10,000")).toBeVisible();
    await expect(second.queryByText(/per customer/)).toBeNull();
    await expect(second.getByRole("switch")).not.toBeChecked();
    const third = within(canvas.getByRole("row", { name: /From tomorrow/ }));
    await expect(third.getByText(/All but certain products/)).toBeVisible();
    await expect(third.getByText("1 day from the day after the claim")).toBeVisible();
  },
};

const asked = fn((_sent: unknown) => listed([tenOff], {}, 45));
export const AnotherPage: Story = {
  ...deskStory({ path, answers: { "coupons/list": (sent) => asked(sent) } }),
  play: async ({ canvas }) => {
    asked.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("link", { name: "Next page" }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ page_no: "2", page_size: "20" }));
  },
};

export const NoCoupons: Story = {
  ...deskStory({ path, answers: { "coupons/list": listed([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No coupons yet" })).toBeVisible();
    await expect(canvas.getByText("A coupon brings customers back, and is paid for by your shop.")).toBeVisible();
  },
};

export const Loading: Story = loadingStory({ path, call: "coupons/list", title: "Coupons" });

export const NotLoaded: Story = notLoadedStory({
  path,
  call: "coupons/list",
  answer: some,
  shown: (canvas) => canvas.findByRole("row", { name: /Ten off/ }),
});

async function openDialog(canvas: Canvas) {
  const user = await realInput();
  await user.click(await canvas.findByRole("button", { name: "New coupon" }));
  const dialog = within(await canvas.findByRole("dialog", { name: "New coupon" }));
  const write = async (label: RegExp, text: string): Promise<void> => {
    await user.click(dialog.getByRole("textbox", { name: label }));
    await user.keyboard(`{Control>}a{/Control}${text}`);
  };
  return { user, dialog, write };
}

const add = fn((_sent: unknown) => success({ id: 14 }));
export const Added: Story = {
  ...deskStory({
    path,
    answers: {
      "coupons/list": () => (add.mock.calls.length === 0 ? listed([]) : listed([tenOff])),
      "coupons/add": (sent) => add(sent),
    },
  }),
  play: async ({ canvas }) => {
    add.mockClear();
    const { user, dialog, write } = await openDialog(canvas);
    await write(/^Coupon name/, " Ten off ");
    await write(/^Worth/, "10");
    await write(/^Minimum spend/, "59.5");
    await fireEvent.change(dialog.getByLabelText("First day to claim it"), { target: { value: "2027-03-01" } });
    await fireEvent.change(dialog.getByLabelText("Last day to claim it"), { target: { value: "2027-03-31" } });
    await write(/^Valid for days after the claim/, "14");
    await write(/^Per customer/, "2");
    await write(/^Total number/, "500");
    await user.dblClick(dialog.getByRole("button", { name: "Offer the coupon" }));
    await waitFor(() =>
      expect(add).toHaveBeenCalledWith({
        name: "Ten off",
        amount: "10.00",
        threshold: "59.50",
        scope: "all",
        validity: "days",
        valid_days: 14,
        total: 500,
        per_customer: 2,
        claimable_from: "2027-02-28T16:00:00.000Z",
        claimable_until: "2027-03-31T15:59:59.000Z",
      }),
    );
    await expect(await canvas.findByText("The coupon is offered.")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByRole("row", { name: /Ten off/ })).toBeVisible();
    await expect(add).toHaveBeenCalledOnce();
  },
};

export const AddedAsItStands: Story = {
  ...deskStory({ path, answers: { "coupons/list": some, "coupons/add": (sent) => add(sent) } }),
  play: async ({ canvas }) => {
    add.mockClear();
    const { write } = await openDialog(canvas);
    await write(/^Per customer/, "{Backspace}");
    await write(/^Coupon name/, "Welcome");
    await write(/^Worth/, "0.5{Enter}");
    await waitFor(() =>
      expect(add).toHaveBeenCalledWith(
        expect.objectContaining({
          name: "Welcome",
          amount: "0.50",
          threshold: "",
          valid_days: 30,
          total: "",
          per_customer: "",
        }),
      ),
    );
  },
};

const dialogOfProducts = {
  ...deskStory({
    path,
    answers: {
      "coupons/list": some,
      "coupons/add": (sent) => add(sent),
      "products/list": listed([wireProduct(), wireChair]),
    },
  }),
};

/** Minutes, as a browser in New York counts them in winter. */
const newYork = 300;
export const InNewYork: Story = {
  ...deskStory({ path, answers: { "coupons/list": some } }),
  beforeEach: () => {
    const offset = spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(newYork);
    return () => offset.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 Dec 2026 to 31 Jan 2027 China Time")).toBeVisible();
    const { dialog } = await openDialog(canvas);
    for (const name of ["First day to claim it", "Last day to claim it"])
      await expect(dialog.getByLabelText(name)).toHaveAccessibleDescription("China Time");
  },
};

/** A coupon for some products names them; without one it is not sent. */
export const ForCertainProducts: Story = {
  ...dialogOfProducts,
  play: async ({ canvas }) => {
    add.mockClear();
    const { user, dialog, write } = await openDialog(canvas);
    await write(/^Coupon name/, "Tea time");
    await write(/^Worth/, "5");
    await user.click(dialog.getByRole("radio", { name: "Certain products only" }));
    await user.click(dialog.getByRole("button", { name: "Offer the coupon" }));
    const group = dialog.getByRole("radiogroup", { name: "Applies to" });
    await waitFor(() => expect(group).toHaveAccessibleDescription("Choose one product at least."));
    await user.click(await dialog.findByRole("button", { name: "Add Glazed Stoneware Teapot" }));
    await user.click(dialog.getByRole("button", { name: "Add Linden Dining Chair" }));
    const chosen = within(dialog.getByRole("list", { name: "Chosen products" }));
    await expect(chosen.getAllByRole("listitem")).toHaveLength(2);
    await expect(dialog.getByRole("button", { name: "Add Linden Dining Chair" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await user.click(chosen.getByRole("button", { name: "Remove Linden Dining Chair" }));
    await waitFor(() => expect(chosen.getAllByRole("listitem")).toHaveLength(1));
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(group).toBeValid();
    await user.click(dialog.getByRole("button", { name: "Offer the coupon" }));
    await waitFor(() => expect(add).toHaveBeenCalledWith(expect.objectContaining({ scope: "only", product_ids: [5] })));
  },
};

export const ForCertainProductsOnAPhone: Story = {
  ...dialogOfProducts,
  globals: phone,
  play: async ({ canvas }) => {
    const { user, dialog } = await openDialog(canvas);
    await user.click(dialog.getByRole("radio", { name: "All but certain products" }));
    await user.click(await dialog.findByRole("button", { name: "Add Glazed Stoneware Teapot" }));
    await expect(dialog.getByRole("list", { name: "Chosen products" })).toBeVisible();
  },
};

export const WronglyFilledIn: Story = {
  ...deskStory({ path, answers: { "coupons/list": some, "coupons/add": (sent) => add(sent) } }),
  play: async ({ canvas }) => {
    add.mockClear();
    const { user, dialog, write } = await openDialog(canvas);
    const field = (label: RegExp) => dialog.getByRole("textbox", { name: label });
    await write(/^Valid for days/, "366");
    await write(/^Per customer/, "1.5");
    await write(/^Total number/, "0");
    await fireEvent.change(dialog.getByLabelText("First day to claim it"), { target: { value: "2027-03-02" } });
    await fireEvent.change(dialog.getByLabelText("Last day to claim it"), { target: { value: "2027-03-01" } });
    await user.click(dialog.getByRole("button", { name: "Offer the coupon" }));
    await waitFor(() => expect(field(/^Coupon name/)).toHaveAccessibleDescription("Please fill this in."));
    await expect(field(/^Worth/)).toHaveAccessibleDescription("An amount, such as 79.50");
    await expect(field(/^Valid for days/)).toHaveAccessibleDescription("1 to 365 days");
    await expect(field(/^Per customer/)).toHaveAccessibleDescription("A whole number from 1");
    await expect(field(/^Total number/)).toHaveAccessibleDescription("A whole number from 1");
    await expect(dialog.getByLabelText("Last day to claim it")).toHaveAccessibleDescription(
      "No earlier than the first day",
    );
    await expect(dialog.getByLabelText("First day to claim it")).toBeValid();
    await write(/^Worth/, "10");
    await write(/^Minimum spend/, "9.99");
    await waitFor(() =>
      expect(field(/^Minimum spend/)).toHaveAccessibleDescription("No less than the coupon is worth"),
    );
    await expect(field(/^Worth/)).toBeValid();
    await fireEvent.change(dialog.getByLabelText("First day to claim it"), { target: { value: "" } });
    await waitFor(() =>
      expect(dialog.getByLabelText("First day to claim it")).toHaveAccessibleDescription("Please fill this in."),
    );
    await user.keyboard("{Enter}");
    await expect(add).not.toHaveBeenCalled();
  },
};

export const AddingRefused: Story = {
  ...deskStory({ path, answers: { "coupons/list": some, "coupons/add": rejection("A coupon has this name already") } }),
  play: async ({ canvas }) => {
    const { dialog, write } = await openDialog(canvas);
    await write(/^Coupon name/, "Ten off");
    await write(/^Worth/, "10{Enter}");
    await expect(await dialog.findByRole("alert")).toHaveTextContent("A coupon has this name already");
    await expect(dialog.getByRole("textbox", { name: "Coupon name" })).toHaveValue("Ten off");
  },
};

export const AddingWithoutAnAnswer: Story = {
  ...deskStory({ path, answers: { "coupons/list": some, "coupons/add": unreachable } }),
  play: async ({ canvas }) => {
    const { dialog, write } = await openDialog(canvas);
    await write(/^Coupon name/, "Ten off");
    await write(/^Worth/, "10{Enter}");
    await expect(await dialog.findByText(/We got no answer/)).toBeVisible();
  },
};

const change = fn((_sent: unknown) => success([]));
export const SwitchedOff: Story = {
  ...deskStory({
    path,
    answers: {
      "coupons/list": () => listed([{ ...tenOff, is_enabled: change.mock.calls.length === 0 }, winter]),
      "coupons/change": (sent) => change(sent),
    },
  }),
  play: async ({ canvas }) => {
    change.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("switch", { name: "Offered: Ten off" }));
    await waitFor(() => expect(change).toHaveBeenCalledWith({ id: 11, is_enabled: 0 }));
    await waitFor(() => expect(canvas.getByRole("switch", { name: "Offered: Ten off" })).not.toBeChecked());
  },
};

const slow = fn((_sent: unknown) => noAnswer());
export const SwitchedOnOnce: Story = {
  ...deskStory({ path, answers: { "coupons/list": some, "coupons/change": (sent) => slow(sent) } }),
  play: async ({ canvas }) => {
    slow.mockClear();
    const user = await realInput();
    await user.dblClick(await canvas.findByRole("switch", { name: /^Offered: A warm winter/ }));
    await waitFor(() => expect(slow).toHaveBeenCalledWith({ id: 12, is_enabled: 1 }));
    await expect(slow).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole("switch", { name: /^Offered: A warm winter/ })).toBeChecked());
  },
};

export const SwitchingRefused: Story = refusedSwitchStory({
  path,
  answers: { "coupons/list": some, "coupons/change": rejection("This coupon is over") },
  name: "Offered: Ten off",
  says: "This coupon is over",
});

export const SwitchingWithoutAnAnswer: Story = refusedSwitchStory({
  path,
  answers: { "coupons/list": some, "coupons/change": unreachable },
  name: "Offered: Ten off",
  says: /We got no answer/,
});

const usual = { ...deskStory({ path, answers: { "coupons/list": some } }), play: filled };
export const DialogOnAPhone: Story = {
  ...deskStory({ path, answers: { "coupons/list": some } }),
  globals: phone,
  play: async ({ canvas }) => {
    const { user, dialog } = await openDialog(canvas);
    await user.click(dialog.getByRole("button", { name: "Offer the coupon" }));
    await expect(await dialog.findByText("Please fill this in.")).toBeVisible();
  },
};
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
