import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import {
  wireAccepted,
  wireConflicts,
  wireOffer,
  wireOpening,
  wireProduct,
  wireSlots,
  wireToday,
} from "../flash-offers/wire-flash.ts";
import { deskStory } from "../story-help/desk-story.tsx";
import { fill } from "../story-help/fill.ts";
import { loaded, loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { FlashSalePage } from "./flash-sale-page.tsx";

const meta = { title: "Desk/FlashSale", component: FlashSalePage } satisfies Meta<typeof FlashSalePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "/flash-sale?date=2031-03-04";
const role = "operator";
const calendar = success({
  ...wireToday,
  from: "2031-03-03",
  to: "2031-03-09",
  slots: [
    { ...wireSlots.morning, revision: 3, accepted: 2, waiting: 1, running: 1 },
    { ...wireSlots.evening, revision: 1, accepted: 0, waiting: 0, running: 0 },
  ],
  sessions: [
    { slot_id: 2, date: "2031-03-04", accepted: 1, waiting: 1 },
    { slot_id: 2, date: "2031-03-05", accepted: 2, waiting: 0 },
  ],
  openings: [{ ...wireOpening, proposals: 3 }],
});
const sent = fn((_body: unknown) => success([]));
const clear = () => void sent.mockClear();
const of = (answers: Answers = {}, at = path) =>
  deskStory({
    path: at,
    role,
    answers: {
      "flash_sale/calendar": calendar,
      "flash_sale/session": success({ slot: wireSlots.morning, date: "2031-03-04", list: [wireOffer, wireAccepted] }),
      "flash_sale/conflicts": success({ list: [] }),
      "flash_sale/product": success(wireProduct),
      "search_rules/products": success([{ id: 3, name: "Teapot", shop_name: "Hearth & Linden", is_on_sale: 1 }]),
      ...answers,
    },
  });

const session = `${path}&slot=2`;

/** A week; a press on a day's session shows its products below. */
export const Week: Story = {
  ...of(),
  play: async ({ canvas }) => {
    const user = await realInput();
    const cell = await canvas.findByRole("link", { name: /4 Mar 2031, 10:00–14:00/ });
    await expect(within(cell).getByText("Now")).toBeVisible();
    await expect(within(cell).getByText("1 waits")).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: /4 Mar 2031/ })).toHaveAttribute("aria-current", "date");
    await user.click(cell);
    const title = await canvas.findByRole("heading", { name: /Session on 4 Mar 2031/ });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(await canvas.findByText("10 set aside, 3 left · 7 sold")).toBeVisible();
    await expect(canvas.getByText("At most 2 pieces a customer")).toBeVisible();
    await user.click(canvas.getByRole("link", { name: "Next week" }));
    await waitFor(() => expect(canvas.getByLabelText("Day")).toHaveValue("2031-03-11"));
  },
};

export const Empty: Story = {
  ...of({
    "flash_sale/calendar": success({
      ...wireToday,
      from: "2031-03-03",
      to: "2031-03-09",
      slots: [],
      sessions: [],
      openings: [],
    }),
    "flash_sale/save_slot": (body: unknown) => sent(body),
  }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(await canvas.findByText("No sessions yet")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "New session" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "New session" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await expect(dialog.getAllByText("Please fill this in.")).toHaveLength(2);
    await fill(dialog.getByLabelText("Begins"), "20:00");
    await fill(dialog.getByLabelText("Ends"), "00:00");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ start_minute: 1200, end_minute: 1440, ends: 0 }));
  },
};

/** What ends is said first, and sent along as what was read. */
export const SlotChanged: Story = {
  ...of({
    "flash_sale/save_slot": (body: unknown) => {
      sent(body);
      return rejection("Another session takes place at that time");
    },
    "flash_sale/remove_slot": (body: unknown) => sent(body),
  }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Change 10:00–14:00" }));
    const change = within(await canvas.findByRole("dialog", { name: "Change the session" }));
    await expect(change.getByText(/This session runs now, with 1 product/)).toBeVisible();
    await user.click(change.getByRole("button", { name: "Save" }));
    await expect(await change.findByText("Another session takes place at that time")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ id: 2, revision: 3, start_minute: 600, end_minute: 840, ends: 1 });
    await user.click(change.getByRole("button", { name: "Cancel" }));
    await user.click(canvas.getByRole("button", { name: "Remove 10:00–14:00" }));
    const remove = within(await canvas.findByRole("dialog", { name: "Remove the session 10:00–14:00?" }));
    await expect(remove.getByText("2 accepted products are withdrawn")).toBeVisible();
    await expect(remove.getByText("1 proposal is refused")).toBeVisible();
    await user.click(remove.getByRole("button", { name: "Remove it" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ id: 2, revision: 3, ends: 3 }));
  },
};

export const Opened: Story = {
  ...of({ "flash_sale/open": (body: unknown) => sent(body), "flash_sale/close": (body: unknown) => sent(body) }),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Open for proposals" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Open for proposals" }));
    await user.click(dialog.getByRole("button", { name: "Open it" }));
    await expect(await dialog.findByText("Please fill this in.")).toBeVisible();
    await fill(dialog.getByLabelText("Last day"), "2031-03-06");
    await fill(dialog.getByLabelText("Proposals until"), "2031-03-05T18:00");
    await user.click(dialog.getByRole("button", { name: "Open it" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        slot_id: 2,
        starts_on: "2031-03-04",
        ends_on: "2031-03-06",
        proposals_until: "2031-03-05T10:00:00.000Z",
      }),
    );
    await user.click(await canvas.findByRole("button", { name: "Close: 20:00–24:00" }));
    await user.click(await canvas.findByRole("button", { name: "Close it" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ id: 1, revision: 1 }));
  },
};

/** What else lowers the price has to be ticked before it is accepted. */
export const Accepted: Story = {
  ...of(
    { "flash_sale/conflicts": success(wireConflicts), "flash_sale/accept": (body: unknown) => sent(body) },
    session,
  ),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Accept: Teapot" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Accept “Teapot”?" }));
    await expect(await dialog.findByText(/The coupon “Spring tea”/)).toBeVisible();
    await expect(dialog.getByText(/A member price/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Accept it" })).toBeDisabled();
    await user.click(dialog.getByRole("checkbox", { name: "Accept it in spite of this" }));
    await user.click(dialog.getByRole("button", { name: "Accept it" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 7, revision: 1, in_spite: 1 }));
    await expect(await canvas.findByText("The proposal is accepted.")).toBeVisible();
  },
};

/** A colleague was quicker: that is said, and what was written stays. */
export const Refused: Story = {
  ...of(
    {
      "flash_sale/reject": (body: unknown) => {
        sent(body);
        return rejection("Somebody has decided about this product meanwhile");
      },
    },
    session,
  ),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Refuse: Teapot" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Refuse “Teapot”?" }));
    await user.click(dialog.getByRole("button", { name: "Refuse it" }));
    await expect(await dialog.findByText("Please write the reason.")).toBeVisible();
    await fill(dialog.getByLabelText("Reason"), "Too expensive");
    await user.click(dialog.getByRole("button", { name: "Refuse it" }));
    await expect(await dialog.findByText("Somebody has decided about this product meanwhile")).toBeVisible();
    await expect(dialog.getByLabelText("Reason")).toHaveValue("Too expensive");
    await expect(sent).toHaveBeenCalledWith({ id: 7, revision: 1, grounds: "Too expensive" });
  },
};

export const Withdrawn: Story = {
  ...of({ "flash_sale/withdraw": (body: unknown) => sent(body) }, session),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Withdraw: Kettle" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Withdraw “Kettle”?" }));
    await expect(dialog.getByText(/3 pieces that were set aside are stock again/)).toBeVisible();
    await fill(dialog.getByLabelText("Reason"), "It leaks");
    await user.click(dialog.getByRole("button", { name: "Withdraw it" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 8, revision: 2, grounds: "It leaks" }));
  },
};

export const Added: Story = {
  ...of({ "flash_sale/add": (body: unknown) => sent(body) }, session),
  beforeEach: clear,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Add a product" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Add a product" }));
    await user.click(await dialog.findByRole("button", { name: "Add Teapot" }));
    const celadon = within(await canvas.findByRole("group", { name: "Celadon" }));
    const form = within(canvas.getByRole("dialog", { name: "Add a product" }));
    await fill(celadon.getByLabelText("Price in the sale"), "120");
    await user.click(form.getByRole("button", { name: "Add it" }));
    await expect(await form.findByText("Below what the SKU costs otherwise")).toBeVisible();
    await fill(celadon.getByLabelText("Price in the sale"), "79.50");
    await fill(celadon.getByLabelText(/Set aside/), "4");
    await fill(form.getByLabelText(/Limit a customer/), "2");
    await user.click(form.getByRole("button", { name: "Add it" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        slot_id: 2,
        starts_on: "2031-03-04",
        ends_on: "2031-03-04",
        in_spite: 0,
        product_id: 3,
        limit: 2,
        prices: [{ sku_id: 5, price: "79.50", set_aside: 4 }],
      }),
    );
  },
};

export const Waiting: Story = loadingStory({ path, role, call: "flash_sale/calendar", title: "Flash sale" });

export const NotLoaded: Story = notLoadedStory({
  path,
  role,
  call: "flash_sale/calendar",
  answer: calendar,
  shown: (canvas) => canvas.findByRole("link", { name: /4 Mar 2031, 10:00–14:00/ }),
});

export const Chinese: Story = { ...of({}, session), globals: inChinese, play: loaded };
export const JapanesePhone: Story = { ...of({}, session), globals: inJapaneseOnAPhone, play: loaded };
export const KoreanTablet: Story = { ...of({}, session), globals: inKoreanOnATablet, play: loaded };
