import { type Answers, type Envelope, noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireApplicable, wireListed, wireRequests } from "../testing/wire-after-sales.ts";
import { AfterSalesPage } from "./after-sales-page.tsx";

const path = "/user/after_sales";
const revoke = fn((_sent: unknown): Envelope | Promise<Envelope> => success([]));
const send = fn((_sent: unknown): Envelope | Promise<Envelope> => success([true]));

const isDone = (): boolean => [...revoke.mock.results, ...send.mock.results].length > 0;
const lists: Readonly<Record<string, () => object>> = {
  normal: () => wireApplicable(),
  // Whoever has sent the goods, or taken the request back, sees it.
  apply: () => wireRequests(isDone() ? [3, 1, 5] : [2, 3, 1, 5]),
  finish: () => wireRequests([6], { count: 12, more: 1 }),
};
const answers: Answers = {
  "after_sale/lists": (sent) => success(lists[(sent as { type: string }).type]?.()),
  "after_sale/cancel": (sent) => revoke(sent),
  "after_sale/express": (sent) => send(sent),
};
const page = (search = "", more: Answers = {}) =>
  storyRouter({ path: `${path}${search}`, answers: { ...answers, ...more } });
const listed = (list: object): Answers => ({ "after_sale/lists": success(list) });

const meta = {
  title: "AfterSales/AfterSalesPage",
  component: AfterSalesPage,
  beforeEach: () => {
    sessionStorage.clear();
    revoke.mockReset().mockImplementation(() => success([]));
    send.mockReset().mockImplementation(() => success([true]));
  },
} satisfies Meta<typeof AfterSalesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applicable: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "After-sales" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Eligible items" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "In progress 4" })).toHaveAttribute("href", `${path}?type=apply`);
    const [first] = canvas.getAllByRole("link", { name: "Apply" });
    await expect(first).toHaveAttribute("href", "/user/after_sales/apply_sale?order_id=12&item_id=90");
    await expect(canvas.getByText("2 still eligible")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Apply" })).toBeDisabled();
    await expect(canvas.getByText("The time for requests is over")).toBeVisible();
  },
};

export const InProgress: Story = {
  ...page("?type=apply"),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
    await expect(canvas.getByRole("link", { name: "Apply again" })).toHaveAttribute(
      "href",
      "/user/after_sales/apply_sale?order_id=12&item_id=90&afterSaleId=31",
    );
    await expect(canvas.getAllByRole("link", { name: "Details" })[0]).toHaveAttribute(
      "href",
      "/user/after_sales/after_sale_details?afterSaleId=32",
    );
    // One whose money is on its way is not to be taken back.
    await expect(canvas.getAllByRole("button", { name: "Revoke" })).toHaveLength(3);
    const [timeline] = canvas.getAllByRole("list", { name: "Progress of this request" });
    await expect(
      within(timeline ?? document.body)
        .getByText("Send it back")
        .closest("li"),
    ).toHaveAttribute("aria-current", "step");
  },
};

export const Done: Story = {
  ...page("?type=finish"),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Refunded")[0]).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", `${path}?type=finish&finish=2`);
    await expect(canvas.queryByRole("button", { name: "Revoke" })).toBeNull();
  },
};

/** Each list keeps its page, in its address. */
export const EachTabKeepsItsPage: Story = {
  ...page("?type=apply&normal=2&apply=3", listed(wireRequests([3], { count: 30, page: 3 }))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Eligible items" })).toHaveAttribute(
      "href",
      `${path}?normal=2&apply=3`,
    );
    await expect(canvas.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", `${path}?type=apply&normal=2`);
  },
};

export const Revoked: Story = {
  ...page("?type=apply"),
  play: async ({ canvas }) => {
    const user = await realInput();
    const [button] = canvas.getAllByRole("button", { name: "Revoke" });
    await user.click(button ?? document.body);
    const dialog = await canvas.findByRole("dialog", { name: "Revoke this request?" });
    await expect(dialog).toHaveTextContent("request 202611201126080162");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Keep request" })).toHaveFocus());
    await user.click(canvas.getByRole("button", { name: "Revoke request" }));
    await waitFor(() => expect(canvas.getByText("The request is revoked")).toBeVisible());
    await expect(revoke).toHaveBeenCalledWith({ id: 32 });
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(3));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

/** The last request of a page takes the page with it. */
export const RevokedAtTheEnd: Story = {
  ...page("?type=apply&apply=2", {
    "after_sale/lists": (sent) => {
      const isFirst = (sent as { page_no?: string }).page_no !== "2";
      const count = revoke.mock.calls.length === 0 ? 11 : 10;
      if (isFirst) return success(wireRequests([0, 1, 2], { count }));
      return success(wireRequests(count === 11 ? [2] : [], { count, page: 2 }));
    },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Revoke" }));
    await user.click(await canvas.findByRole("button", { name: "Revoke request" }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(3));
    await expect(canvas.queryByRole("heading", { name: "There is no page 2" })).toBeNull();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const NotRevocable: Story = {
  ...page("?type=apply"),
  play: async ({ canvas }) => {
    revoke.mockImplementation(() => rejection("This request can no longer be withdrawn"));
    const user = await realInput();
    await user.click(canvas.getAllByRole("button", { name: "Revoke" })[0] ?? document.body);
    await user.click(await canvas.findByRole("button", { name: "Revoke request" }));
    await waitFor(() => expect(canvas.getByText("This request can no longer be withdrawn")).toBeVisible());
  },
};

export const Sent: Story = {
  ...page("?type=apply"),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Enter tracking" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Your parcel to the shop" }));
    const save = dialog.getByRole("button", { name: "Save tracking number" });
    await user.click(save);
    await waitFor(() => expect(dialog.getByLabelText("Courier company")).toHaveFocus());
    await expect(dialog.getByText("Enter the tracking number.")).toBeVisible();
    await user.keyboard("SF Express");
    await user.click(dialog.getByLabelText("Tracking number"));
    await user.keyboard("SF-88");
    await expect(dialog.getByText("A tracking number has letters and digits only.")).toBeVisible();
    await user.keyboard("{Backspace}{Backspace}{Backspace} 8842");
    await user.dblClick(save);
    await waitFor(() => expect(canvas.getByText(/The shop is told/)).toBeVisible());
    await expect(send).toHaveBeenCalledOnce();
    await expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ id: 32, express_name: "SF Express", invoice_no: "SF8842", express_images: [] }),
    );
  },
};

/** The dialog stays with what was written, and says why. */
export const SendingFailed: Story = {
  ...page("?type=apply"),
  play: async ({ canvas }) => {
    send.mockImplementation(() => unreachable());
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Enter tracking" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Your parcel to the shop" }));
    await user.click(dialog.getByLabelText("Courier company"));
    await user.keyboard("SF");
    await user.click(dialog.getByLabelText("Tracking number"));
    await user.keyboard("1");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(dialog.getByText(/We got no answer/)).toBeVisible());
    await expect(dialog.getByLabelText("Courier company")).toHaveValue("SF");
  },
};

const none = { list: [], page: 1, size: 10, count: 0, more: 0 };
export const NothingToApplyFor: Story = {
  ...page("", listed(none)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No eligible items" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "My orders" })).toHaveAttribute("href", "/user/order");
    await expect(canvas.getByRole("link", { name: "In progress" })).toBeVisible();
  },
};
export const NothingInProgress: Story = { ...page("?type=apply", listed(none)) };
export const NothingRefunded: Story = { ...page("?type=finish", listed(none)) };

export const BeyondTheEnd: Story = {
  ...page("?type=finish&finish=9", listed({ ...none, count: 12, page: 9 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is no page 9" })).toBeVisible();
  },
};

const later = fn((): Promise<Envelope> => unreachable());
/** Without an answer the page and its tabs stay, and the list comes when it is asked for again. */
export const NotLoaded: Story = {
  ...page("", { "after_sale/lists": () => later() }),
  beforeEach: () => {
    later.mockReset().mockImplementation(() => unreachable());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This list did not load" })).toBeVisible();
    later.mockImplementation(() => Promise.resolve(success(wireApplicable())));
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};
export const TryingAgain: Story = {
  ...page("", { "after_sale/lists": () => later() }),
  beforeEach: () => {
    later.mockReset().mockImplementation(() => unreachable());
  },
  play: async ({ canvas }) => {
    later.mockImplementation(() => noAnswer());
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Try again" })).toHaveAttribute("aria-busy", "true"));
  },
};

/** Whole lines, and neither counts nor amounts in the list. */
export const OfTheContract: Story = {
  ...page("?type=apply", {
    "index/config": success({ name: "Plaza" }),
    "after_sale/lists": success({
      ...wireRequests([2]),
      counts: undefined,
      list: [{ ...wireListed(2), after_sale: { ...wireListed(2).after_sale, refund_price: undefined } }],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "In progress" })).toHaveAttribute("aria-current", "page");
  },
};
export const Chinese: Story = { ...page("?type=apply"), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page("?type=apply"), globals: inKoreanOnATablet };
