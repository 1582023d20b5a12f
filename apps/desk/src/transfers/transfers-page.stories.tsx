import { wireEnteredTransfer, wireRefundToTransfer, wireTransferPayment } from "@plaza/api-client/testing";
import { rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { deskStory, listed } from "../story-help/desk-story.tsx";
import { loadingStory, notLoadedStory } from "../story-help/page-stories.ts";
import { TransfersPage } from "./transfers-page.tsx";

const meta = { title: "Desk/Transfers", component: TransfersPage } satisfies Meta<typeof TransfersPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const role = "operator";
const path = "/transfers";
const beside = { counts: { awaited: 2, unmatched: 1, refunds: 1 }, is_open: true };
const partial = wireTransferPayment({
  id: 124,
  reference: "RF18 0000 0124",
  received: "100.00",
  transfers: [wireEnteredTransfer()],
});
const paymentsIn = (list: readonly unknown[], more: object = beside) => success({ list, more: 0, ...more });
const some = paymentsIn([wireTransferPayment(), partial]);
const record = fn((_sent: unknown) => success({ outcome: "paid", surplus: "0.00", missing: "0.00" }));
const answers = { "transfers/list": some, "transfers/record": (sent: unknown) => record(sent) };

const filled: Story["play"] = async ({ canvas }) => {
  await expect(await canvas.findByText("RF45 0000 0123")).toBeVisible();
};

export const Awaited: Story = {
  ...deskStory({ path, role, answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Bank transfers" })).toBeVisible();
    const row = within(await canvas.findByRole("row", { name: /RF18 0000 0124/ }));
    await expect(row.getByText("¥100.00 of it has come")).toBeVisible();
    await expect(row.getByText(/¥100.00 on 2026-11-21, 20261121-000789, entered by Anna/)).toBeVisible();
    await expect(canvas.queryByText(/cannot pay by bank transfer/)).toBeNull();
  },
};

async function fillIn(canvas: Canvas, amount: string): Promise<void> {
  const user = await realInput();
  await user.click(await canvas.findByRole("button", { name: "Received: RF45 0000 0123" }));
  const dialog = within(await canvas.findByRole("dialog", { name: "Transfer received" }));
  await user.type(dialog.getByRole("textbox", { name: "Amount received" }), amount);
  await user.type(dialog.getByRole("textbox", { name: /^The bank's number of it/ }), "20261121-000790");
  await user.dblClick(dialog.getByRole("button", { name: "Enter it" }));
}

export const ReceivedOnce: Story = {
  ...deskStory({ path, role, answers }),
  play: async ({ canvas }) => {
    record.mockClear();
    await fillIn(canvas, "464.55");
    await expect(await canvas.findByText("The orders are paid.")).toBeVisible();
    await expect(record).toHaveBeenCalledOnce();
    await expect(record.mock.calls[0]?.[0]).toMatchObject({
      reference: "RF45 0000 0123",
      amount: "464.55",
      bank_reference: "20261121-000790",
    });
  },
};

export const TooMuchReceived: Story = {
  ...deskStory({
    path,
    role,
    answers: { ...answers, "transfers/record": success({ outcome: "paid", surplus: "8.50", missing: "0.00" }) },
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas, "473.05");
    await expect(await canvas.findByText(/¥8.50 too much has come/)).toBeVisible();
  },
};

const usedBefore = { ...rejection("Another transfer has this number"), field: "bank_reference" };
export const NumberUsedBefore: Story = {
  ...deskStory({
    path,
    role,
    answers: {
      ...answers,
      "transfers/record": usedBefore,
    },
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas, "1");
    await expect(await canvas.findByText("Another transfer has this number")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Amount received" })).toHaveValue("1");
  },
};

export const NoAnswer: Story = {
  ...deskStory({ path, role, answers: { ...answers, "transfers/record": unreachable } }),
  play: async ({ canvas }) => {
    await fillIn(canvas, "1");
    await expect(await canvas.findByText(/We got no answer/)).toBeVisible();
    await expect(canvas.getByRole("dialog", { name: "Transfer received" })).toBeVisible();
  },
};

export const WithoutAReference: Story = {
  ...deskStory({
    path,
    role,
    answers: { ...answers, "transfers/record": success({ outcome: "unmatched", surplus: "0.00", missing: "0.00" }) },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Enter a transfer" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Enter a transfer" }));
    await user.click(dialog.getByRole("button", { name: "Enter it" }));
    await expect(await dialog.findByText("An amount, such as 79.50")).toBeVisible();
    await user.type(dialog.getByRole("textbox", { name: "Amount received" }), "7.77");
    await user.type(dialog.getByRole("textbox", { name: /^The bank's number of it/ }), "20261121-000791");
    await user.click(dialog.getByRole("button", { name: "Enter it" }));
    await expect(await canvas.findByText(/waits under “Unmatched”/)).toBeVisible();
  },
};

const matched = fn((_sent: unknown) => success({ outcome: "partial", surplus: "0.00", missing: "12.00" }));
const returned = fn((_sent: unknown) => success([]));
const unmatched = deskStory({
  path: `${path}?list=unmatched`,
  role,
  answers: {
    ...answers,
    "transfers/unmatched": listed([wireEnteredTransfer()]),
    "transfers/match": (sent: unknown) => matched(sent),
    "transfers/return": (sent: unknown) => returned(sent),
  },
});

export const Unmatched: Story = {
  ...unmatched,
  play: async ({ canvas }) => {
    matched.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Say what it is for: 20261121-000789" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Say what it is for" }));
    await user.type(dialog.getByRole("textbox", { name: "Reference" }), "RF45 0000 0123");
    await user.click(dialog.getByRole("button", { name: "Put it there" }));
    await waitFor(() => expect(matched).toHaveBeenCalledWith({ id: 5, reference: "RF45 0000 0123" }));
    await expect(await canvas.findByText(/¥12.00 is still missing/)).toBeVisible();
  },
};

export const SentBack: Story = {
  ...unmatched,
  play: async ({ canvas }) => {
    returned.mockClear();
    const user = await realInput();
    await user.click(await canvas.findByRole("button", { name: "Sent back: 20261121-000789" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Sent back" }));
    await user.click(dialog.getByRole("button", { name: "It was sent back" }));
    await expect(await dialog.findByText("Please fill this in.")).toBeVisible();
    await user.type(dialog.getByRole("textbox"), "back-1");
    await user.click(dialog.getByRole("button", { name: "It was sent back" }));
    await waitFor(() => expect(returned).toHaveBeenCalledWith({ id: 5, bank_reference: "back-1" }));
  },
};

export const NothingUnmatched: Story = {
  ...deskStory({
    path: `${path}?list=unmatched`,
    role,
    answers: { ...answers, "transfers/unmatched": listed([]) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Every transfer has found its order" })).toBeVisible();
  },
};

const refunded = fn((_sent: unknown) => success([]));
const refunds = deskStory({
  path: `${path}?list=refunds`,
  role,
  answers: {
    ...answers,
    "transfers/refunds": listed([
      wireRefundToTransfer(),
      wireRefundToTransfer({ id: 10, reason: "late", payers: [] }),
      wireRefundToTransfer({ id: 11, payers: [], reached_at: "13800138000" }),
    ]),
    "transfers/refunded": (sent: unknown) => refunded(sent),
  },
});

export const ToRefund: Story = {
  ...refunds,
  play: async ({ canvas }) => {
    refunded.mockClear();
    const user = await realInput();
    await expect(await canvas.findByText("See the statement of the payment")).toBeVisible();
    await expect(canvas.getByText("Paid in cash: ask at 13800138000 where to transfer it")).toBeVisible();
    const [first] = canvas.getAllByRole("button", { name: "Transferred: order 202611200930120012" });
    if (first !== undefined) await user.click(first);
    const dialog = within(await canvas.findByRole("dialog", { name: "Refund transferred" }));
    await user.type(dialog.getByRole("textbox"), "out-1");
    await user.dblClick(dialog.getByRole("button", { name: "It was transferred" }));
    await waitFor(() => expect(refunded).toHaveBeenCalledWith({ id: 9, bank_reference: "out-1" }));
    await expect(refunded).toHaveBeenCalledOnce();
  },
};

export const NothingToRefund: Story = {
  ...deskStory({ path: `${path}?list=refunds`, role, answers: { ...answers, "transfers/refunds": listed([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No refund is to be transferred" })).toBeVisible();
  },
};

export const Received: Story = {
  ...deskStory({
    path: `${path}?list=received`,
    role,
    answers: {
      "transfers/list": paymentsIn([
        wireTransferPayment({
          state: "paid",
          received: "464.55",
          paid_at: "2026-11-21T02:00:00.000Z",
          transfers: [wireEnteredTransfer({ amount: "464.55" })],
        }),
      ]),
    },
  }),
  play: filled,
};

const paged = fn((sent: unknown) =>
  JSON.stringify(sent).includes("124")
    ? paymentsIn([wireTransferPayment({ id: 99, reference: "RF02 0000 0099" })])
    : paymentsIn([wireTransferPayment(), partial], { ...beside, more: 1 }),
);
export const PageByPage: Story = {
  ...deskStory({ path, role, answers: { "transfers/list": (sent: unknown) => paged(sent) } }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(canvas.queryByRole("link", { name: "First page" })).toBeNull();
    await user.click(await canvas.findByRole("link", { name: "Next page" }));
    await expect(await canvas.findByText("RF02 0000 0099")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Next page" })).toBeNull();
    await user.click(canvas.getByRole("link", { name: "First page" }));
    await expect(await canvas.findByText("RF18 0000 0124")).toBeVisible();
  },
};

const searched = fn((_sent: unknown) => paymentsIn([]));
export const NothingFound: Story = {
  ...deskStory({ path, role, answers: { "transfers/list": (sent: unknown) => searched(sent) } }),
  play: async ({ canvas }) => {
    searched.mockClear();
    const user = await realInput();
    await user.type(await canvas.findByRole("searchbox", { name: "Reference, number of an order, or amount" }), "RF99");
    await user.keyboard("{Enter}");
    await expect(await canvas.findByRole("heading", { name: "No bank transfer matches “RF99”" })).toBeVisible();
    await waitFor(() =>
      expect(searched).toHaveBeenLastCalledWith(expect.objectContaining({ list: "awaited", words: "RF99" })),
    );
  },
};

export const NotOpen: Story = {
  ...deskStory({
    path,
    role,
    answers: { "transfers/list": paymentsIn([], { counts: { awaited: 0, unmatched: 0, refunds: 0 }, is_open: false }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Customers cannot pay by bank transfer at present/)).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "No bank transfers here" })).toBeVisible();
  },
};

const page = { path, role, call: "transfers/list" } as const;
export const Loading: Story = loadingStory({ ...page, title: "Bank transfers" });
export const NotLoaded: Story = notLoadedStory({
  ...page,
  answer: some,
  shown: (canvas) => canvas.findByText("RF45 0000 0123"),
});

const usual = { ...deskStory({ path, role, answers }), play: filled };
export const Chinese: Story = { ...usual, globals: inChinese };
export const JapaneseOnAPhone: Story = { ...usual, globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...usual, globals: inKoreanOnATablet };
