import { wireShopAfterSale } from "@plaza/api-client/testing";
import { rejection, success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory, listed } from "../story-help/desk-story.tsx";
import { loadingStory, notLoadedStory, loaded } from "../story-help/page-stories.ts";
import { AfterSalesPage } from "./after-sales-page.tsx";

const meta = { title: "Desk/AfterSales", component: AfterSalesPage } satisfies Meta<typeof AfterSalesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const moment = "2026-11-23T02:00:00.000Z";
const applied = wireShopAfterSale();
const returned = wireShopAfterSale({
  id: 8,
  number: "R202611230002",
  state: "returned",
  is_withdrawal: true,
  reason: "",
  deadline: null,
  may: { agree: false, refuse: false, receive: true, refuse_goods: true },
});
const detailOf = (overrides: object) =>
  success({
    ...applied,
    remark: "The lid is chipped.",
    images: [],
    refusal: "",
    parcel: null,
    history: [{ state: "applied", actor: "customer", remark: "", at: moment }],
    ...overrides,
  });
const some = listed([applied, returned], { counts: { to_decide: 1, to_receive: 1 } });
const path = "/after-sales";
const one = "/after-sales/7";

export const ToDecide: Story = {
  ...deskStory({ path, answers: { "after_sales/list": some } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "R202611230001" })).toHaveAttribute("href", "/after-sales/7");
    await expect(canvas.getByRole("link", { name: "To decide 1" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByText("Return and refund")).toBeVisible();
    await expect(canvas.getByText("Withdrawal from the contract")).toBeVisible();
    await expect(canvas.getByText(/^Decided automatically on 26 Nov 2026/)).toBeVisible();
  },
};

export const None: Story = {
  ...deskStory({
    path: "/after-sales?list=over",
    answers: { "after_sales/list": listed([], { counts: { to_decide: 0, to_receive: 0 } }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No requests here" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Over" })).toHaveAttribute("aria-current", "page");
  },
};

export const Loading: Story = loadingStory({ path, call: "after_sales/list", title: "After-sales" });
export const NotLoaded: Story = notLoadedStory({
  path,
  call: "after_sales/list",
  answer: some,
  shown: (canvas) => canvas.findByRole("link", { name: "R202611230001" }),
});

const late = fn((_sent: unknown) => rejection("This request is decided already"));
/** A colleague has decided meanwhile: the dialog stays, with what was written, and says who, what and when. */
export const DecidedWhileItWasWritten: Story = {
  ...deskStory({
    path: one,
    answers: {
      "after_sales/detail": () =>
        late.mock.calls.length === 0
          ? detailOf({})
          : detailOf({
              state: "toReturn",
              may: { agree: false, refuse: false, receive: false, refuse_goods: false },
              history: [
                { state: "applied", actor: "customer", by: "", remark: "", at: moment },
                { state: "toReturn", actor: "shop", by: "Anna", remark: "", at: "2026-11-23T03:00:00.000Z" },
              ],
            }),
      "after_sales/decide": (sent) => late(sent),
    },
  }),
  play: async ({ canvas }) => {
    late.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Refuse" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Refuse the request?" }));
    await user.click(dialog.getByRole("textbox", { name: "Reason" }));
    await user.keyboard("The lid was whole when it left.");
    await user.click(dialog.getByRole("button", { name: "Refuse" }));
    await expect(await dialog.findByText(/^Anna was quicker, on /)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Reason" })).toHaveValue("The lid was whole when it left.");
    await expect(dialog.getByRole("button", { name: "Refuse" })).toBeDisabled();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

const agree = fn((_sent: unknown, _key: string | null) => success({ state: "toReturn" }));
export const Agreed: Story = {
  ...deskStory({
    path: one,
    answers: {
      "after_sales/detail": detailOf({}),
      "after_sales/decide": (sent, headers) => agree(sent, headers.get("idempotency-key")),
    },
  }),
  play: async ({ canvas }) => {
    agree.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Agree" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Agree to the request?" }));
    await expect(dialog.getByText(/The customer sends it back, and gets ¥60\.00/)).toBeVisible();
    await user.dblClick(dialog.getByRole("button", { name: "Agree" }));
    await waitFor(() =>
      expect(agree).toHaveBeenCalledWith(
        { id: 7, decision: "agree", remark: "" },
        expect.stringMatching(/^[\da-f]{32}$/),
      ),
    );
    await expect(await canvas.findByText("Your decision is saved.")).toBeVisible();
    await expect(agree).toHaveBeenCalledOnce();
  },
};

const nothingLeft = { agree: false, refuse: false, receive: false, refuse_goods: false };
/** By keyboard; the button has gone with the decision, so the title has the focus. */
export const AgreedByKeyboard: Story = {
  ...deskStory({
    path: one,
    answers: {
      "after_sales/detail": () =>
        agree.mock.calls.length === 0 ? detailOf({}) : detailOf({ state: "toReturn", may: nothingLeft }),
      "after_sales/decide": (sent, headers) => agree(sent, headers.get("idempotency-key")),
    },
  }),
  play: async ({ canvas }) => {
    agree.mockClear();
    const user = await realInput();
    (await canvas.findByRole("button", { name: "Agree" })).focus();
    await user.keyboard("{Enter}");
    const dialog = within(await canvas.findByRole("dialog", { name: "Agree to the request?" }));
    // What changes nothing comes first.
    await waitFor(() => expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await user.keyboard("{Tab}{Enter}");
    await waitFor(() => expect(agree).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Agree" })).toBeNull());
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

const refuse = fn((_sent: unknown) => success({ state: "refused" }));
/** By keyboard: what is missing takes the focus, and the title has it in the end. */
export const RefusedWithAReason: Story = {
  ...deskStory({
    path: one,
    answers: {
      "after_sales/detail": () =>
        refuse.mock.calls.length === 0 ? detailOf({}) : detailOf({ state: "refused", may: nothingLeft }),
      "after_sales/decide": (sent) => refuse(sent),
    },
  }),
  play: async ({ canvas }) => {
    refuse.mockClear();
    const user = await realInput();
    (await canvas.findByRole("button", { name: "Refuse" })).focus();
    await user.keyboard("{Enter}");
    const dialog = within(await canvas.findByRole("dialog", { name: "Refuse the request?" }));
    const reason = dialog.getByRole("textbox", { name: "Reason" });
    await waitFor(() => expect(reason).toHaveFocus());
    await user.keyboard("{Tab}{Tab}{Enter}");
    await expect(await dialog.findByText("Please enter the reason.")).toBeVisible();
    await expect(refuse).not.toHaveBeenCalled();
    await waitFor(() => expect(reason).toHaveFocus());
    await user.keyboard("It was used.{Tab}{Tab}{Enter}");
    await waitFor(() => expect(refuse).toHaveBeenCalledWith({ id: 7, decision: "refuse", remark: "It was used." }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Refuse" })).toBeNull());
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const DecidedByAColleague: Story = {
  ...deskStory({
    path: one,
    answers: {
      "after_sales/detail": detailOf({ ...returned, images: ["/uploads/a.png"] }),
      "after_sales/decide": rejection("It was decided already"),
    },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Received, refund" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Has the return arrived?" }));
    await expect(dialog.getByText(/^¥60\.00 will be refunded to the customer\./)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Received, refund" }));
    await expect(await dialog.findByText("It was decided already")).toBeVisible();
  },
};

export const Over: Story = {
  ...deskStory({
    path: one,
    answers: {
      "after_sales/detail": detailOf({
        state: "goodsRefused",
        deadline: null,
        refusal: "The lid is missing.",
        may: { agree: false, refuse: false, receive: false, refuse_goods: false },
        parcel: { carrier: "SF Express", tracking_number: "SF9", remark: "As it came.", images: [], sent_at: moment },
        history: [
          { state: "applied", actor: "customer", remark: "", at: moment },
          { state: "toReturn", actor: "system", remark: "", at: moment },
          { state: "goodsRefused", actor: "shop", remark: "The lid is missing.", at: moment },
        ],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The lid is missing.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Agree" })).toBeNull();
    await expect(canvas.getByText(/The system/)).toBeVisible();
  },
};

const list = { ...deskStory({ path, answers: { "after_sales/list": some } }), play: loaded };
export const Chinese: Story = { ...list, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...list, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...list, globals: inKoreanOnATablet };

const detail = { ...deskStory({ path: one, answers: { "after_sales/detail": detailOf({}) } }), play: loaded };
export const OneInChinese: Story = { ...detail, globals: inChinese };
export const OneInJapaneseOnAPhone: Story = { ...detail, globals: inJapaneseOnAPhone };
export const OneInKoreanOnATablet: Story = { ...detail, globals: inKoreanOnATablet };
