import { type Answers, type Envelope, noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireForm, wireReasons, wireRequest, wireWholeForm } from "../testing/wire-after-sales.ts";
import { ApplicationPage } from "./application-page.tsx";

const path = "/user/after_sales/apply_sale?order_id=12&item_id=90";
const apply = fn((_sent: unknown): Envelope | Promise<Envelope> => success({ after_sale_id: 3 }));
const again = fn((_sent: unknown): Envelope => success({ after_sale_id: "3" }));

const answers: Answers = {
  "after_sale/goodsInfo": success(wireForm()),
  "after_sale/detail": success(wireRequest(1)),
  "after_sale/add": (sent) => apply(sent),
  "after_sale/again": (sent) => again(sent),
  "file/formimage": success({ id: 1, uri: "/sent.png", base_uri: "uploads/sent.png" }),
};
const page = (more: Answers = {}, search = "") =>
  storyRouter({ path: `${path}${search}`, answers: { ...answers, ...more } });

const meta = {
  title: "AfterSales/ApplicationPage",
  component: ApplicationPage,
  beforeEach: () => {
    sessionStorage.clear();
    apply.mockReset().mockImplementation(() => success({ after_sale_id: 3 }));
    again.mockReset().mockImplementation(() => success({ after_sale_id: "3" }));
  },
} satisfies Meta<typeof ApplicationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The page's own button; on a phone the bar at the bottom has another. */
function submitOf(canvas: Canvas): HTMLElement {
  const button = canvas
    .getAllByRole("button", { name: "Submit application" })
    .find((each) => each.offsetParent !== null);
  if (button === undefined) throw new Error("There is no button to submit");
  return button;
}

async function choose(canvas: Canvas, reason = wireReasons[0]): Promise<void> {
  const select = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Reason" });
  const { userEvent } = await import("storybook/test");
  await userEvent.selectOptions(select, reason ?? "");
}

export const Empty: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Apply for after-sales" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Refund only" })).toBeChecked();
    await expect(canvas.getByRole("spinbutton")).toHaveValue("3");
    await expect(canvas.getAllByText("147", { exact: false })[0]).toBeVisible();
  },
};

export const SentForTwoPieces: Story = {
  ...page({ "after_sale/detail": success(wireRequest(0)) }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("radio", { name: "Return and refund" }));
    await user.click(canvas.getByRole("spinbutton"));
    await user.keyboard("{ArrowDown}");
    await waitFor(() =>
      expect(canvas.getByText("For 2 pieces, to the way you paid. The amount is fixed.")).toBeVisible(),
    );
    await choose(canvas);
    await user.click(canvas.getByLabelText(/Tell the shop more/));
    await user.keyboard("It leaks");
    await expect(canvas.getByText("8/200")).toBeVisible();
    await user.dblClick(submitOf(canvas));
    await expect(await canvas.findByRole("heading", { name: "Your application is with the shop" })).toBeVisible();
    await expect(apply).toHaveBeenCalledOnce();
    await expect(apply).toHaveBeenCalledWith({
      order_id: 12,
      item_id: 90,
      refund_type: 1,
      reason: wireReasons[0],
      remark: "It leaks",
      num: 2,
      images: [],
    });
  },
};

export const WithoutAReason: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(submitOf(canvas));
    await expect(canvas.getByText("Please choose a reason.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Reason" })).toHaveFocus());
    await expect(apply).not.toHaveBeenCalled();
  },
};

const form = fn((): Envelope => success(wireForm()));
/** The form follows what the platform has refused, and stays as it is where nothing was heard. */
export const RejectedWithNothingLeft: Story = {
  ...page({ "after_sale/goodsInfo": () => form() }),
  play: async ({ canvas }) => {
    form
      .mockReset()
      .mockImplementation(() => success(wireForm({ goods: { ...wireForm().goods, able_num: 0 }, refund_prices: [] })));
    await choose(canvas);
    apply.mockImplementationOnce(() => unreachable());
    submitOf(canvas).click();
    await waitFor(() => expect(canvas.getByText(/it counts only once/)).toBeVisible());
    await expect(form).not.toHaveBeenCalled();
    apply.mockImplementation(() => rejection("All of it has been asked for"));
    submitOf(canvas).click();
    await expect(await canvas.findByRole("heading", { name: "This item is not eligible" })).toBeVisible();
  },
};

export const Submitting: Story = {
  ...page(),
  play: async ({ canvas }) => {
    apply.mockImplementation(() => noAnswer());
    await choose(canvas);
    submitOf(canvas).click();
    await waitFor(() => expect(canvas.getAllByText("Submitting")[0]).toBeInTheDocument());
  },
};

export const Rejected: Story = {
  ...page(),
  play: async ({ canvas }) => {
    apply.mockImplementation(() => rejection("The time for requests is over"));
    await choose(canvas);
    submitOf(canvas).click();
    await waitFor(() => expect(canvas.getByText("The time for requests is over")).toBeVisible());
    // What was refused is not said any more once something else is asked for.
    canvas.getByRole<HTMLInputElement>("radio", { name: "Return and refund" }).click();
    await waitFor(() => expect(canvas.queryByText("The time for requests is over")).toBeNull());
  },
};

/** The same application is sent under the same name, so it can be sent again without being taken twice. */
export const Unheard: Story = {
  ...page({ "after_sale/detail": success(wireRequest(0)) }),
  play: async ({ canvas }) => {
    apply.mockImplementationOnce(() => unreachable());
    await choose(canvas);
    submitOf(canvas).click();
    await waitFor(() => expect(canvas.getByText(/it counts only once/)).toBeVisible());
    submitOf(canvas).click();
    await expect(await canvas.findByRole("heading", { name: "Your application is with the shop" })).toBeVisible();
    await expect(apply).toHaveBeenCalledTimes(2);
  },
};

export const UnheardOfTheContract: Story = {
  ...page({ "index/config": success({ name: "Plaza" }), "after_sale/goodsInfo": success(wireWholeForm) }),
  play: async ({ canvas }) => {
    apply.mockImplementation(() => unreachable());
    await choose(canvas, "其他");
    submitOf(canvas).click();
    await waitFor(() => expect(canvas.getByRole("link", { name: "your requests" })).toBeVisible());
    // Whole lines, by no number.
    await expect(canvas.queryByRole("spinbutton")).toBeNull();
    await expect(apply).toHaveBeenCalledWith({ order_id: 12, item_id: 90, refund_type: 0, reason: "其他", remark: "" });
  },
};

export const WithAPicture: Story = {
  ...page(),
  play: async ({ canvas, canvasElement }) => {
    const { userEvent } = await import("storybook/test");
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    const file = new File(["png"], "leak.png", { type: "image/png" });
    if (input !== null) await userEvent.upload(input, file);
    await expect(await canvas.findByRole("button", { name: "Remove leak.png" })).toBeVisible();
  },
};

export const NoReturns: Story = {
  ...page({ "after_sale/goodsInfo": success(wireForm({ can_return: 0 })) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Return and refund" })).toBeDisabled();
    await expect(canvas.getByText("The shop has no address for returns.")).toBeVisible();
  },
};

export const NothingLeft: Story = {
  ...page({
    "after_sale/goodsInfo": success(wireForm({ goods: { ...wireForm().goods, able_num: 0 }, refund_prices: [] })),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "This item is not eligible" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Submit application" })).toBeNull();
  },
};

/** What was refused is in the form as it was written, and goes by its own call. */
export const Again: Story = {
  ...page({}, "&afterSaleId=3"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Return and refund" })).toBeChecked();
    await expect(canvas.getByRole("spinbutton")).toHaveValue("2");
    await expect(canvas.getByRole("combobox", { name: "Reason" })).toHaveValue(wireReasons[0]);
    submitOf(canvas).click();
    await waitFor(() => expect(again).toHaveBeenCalledWith(expect.objectContaining({ id: 3, num: 2, refund_type: 1 })));
    await expect(apply).not.toHaveBeenCalled();
  },
};

const detail = fn((): Envelope => success(wireRequest(1)));
/** What is shown then is what was sent, and not what was refused. */
export const AgainAnswered: Story = {
  ...page({ "after_sale/detail": () => detail() }, "&afterSaleId=3"),
  play: async ({ canvas }) => {
    again.mockImplementation(() => {
      detail.mockImplementation(() => success(wireRequest(0)));
      return success({ after_sale_id: "3" });
    });
    submitOf(canvas).click();
    await expect(await canvas.findByText(/looks at it next/)).toBeVisible();
    await expect(canvas.queryByText("Refused by the shop")).toBeNull();
    detail.mockReset().mockImplementation(() => success(wireRequest(1)));
  },
};

/** Of the pictures of the draft that lies in the tab. */
function storedPaths(): readonly string[] {
  const draft: unknown = JSON.parse(sessionStorage.getItem("plaza:after-sales-draft") ?? "{}");
  return (draft as { pictures: readonly { path: string }[] }).pictures.map(({ path }) => path);
}

/** One picture less and another one more are as many, and others. */
export const OtherPictures: Story = {
  ...page({ "after_sale/detail": success(wireRequest(1, { refund_images: ["/a.png", "/b.png"] })) }, "&afterSaleId=3"),
  play: async ({ canvas, canvasElement }) => {
    const { userEvent } = await import("storybook/test");
    await expect(await canvas.findByRole("button", { name: "File 1 of 2: Picture 1" })).toBeVisible();
    await expect(sessionStorage.getItem("plaza:after-sales-draft")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Picture 1" }));
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (input !== null) await userEvent.upload(input, new File(["png"], "leak.png", { type: "image/png" }));
    await waitFor(() => expect(storedPaths()).toEqual([expect.stringContaining("b.png"), "uploads/sent.png"]));
    await userEvent.click(await canvas.findByRole("button", { name: /leak\.png$/, pressed: false }));
    await userEvent.click(canvas.getByRole("button", { name: "Move earlier" }));
    await waitFor(() => expect(storedPaths()[0]).toBe("uploads/sent.png"));
  },
};

/** A draft outlives the document it was written in. */
export const Stored: Story = {
  ...page(),
  beforeEach: () => {
    const draft = { kind: "return", reason: wireReasons[1], note: "Two lids", quantity: 1, pictures: [] };
    sessionStorage.setItem("plaza:after-sales-draft", JSON.stringify({ subject: "12_90_", ...draft }));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/Tell the shop more/)).toHaveValue("Two lids"));
    await expect(canvas.getByRole("spinbutton")).toHaveValue("1");
    await expect(canvas.getByRole("radio", { name: "Return and refund" })).toBeChecked();
  },
};
export const OnAPhone: Story = {
  ...page(),
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Submit application" })).toBeVisible();
  },
};
export const Chinese: Story = { ...page(), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...page(), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...page(), globals: inKoreanOnATablet };
