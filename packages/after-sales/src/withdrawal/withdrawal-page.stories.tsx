import { wireWithdrawalInfo, wireWithdrawalLine } from "@plaza/api-client/testing";
import { type Envelope, noAnswer, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { MemoryRouter } from "@plaza/testing/screens";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireReceipt } from "../testing/wire-withdrawal.ts";
import { WithdrawalPage } from "./withdrawal-page.tsx";

const meta = { title: "AfterSales/WithdrawalPage", component: WithdrawalPage } satisfies Meta<typeof WithdrawalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function routerOf(loaded: Record<string, unknown>): MemoryRouter {
  return loaded["router"] as MemoryRouter;
}

const site = success({ name: "Plaza", extensions: ["withdrawal"] });

function showing(
  differences: Parameters<typeof wireWithdrawalInfo>[0] = {},
  answers: Parameters<typeof storyRouter>[0] = {},
) {
  return storyRouter({
    path: "/user/withdrawal?id=12",
    ...answers,
    answers: {
      "index/config": site,
      "withdrawal/info": () => success(wireWithdrawalInfo(differences)),
      ...answers?.answers,
    },
  });
}

const add = fn((_sent: unknown, _key: string | null) => success(wireReceipt()));
export const SomePieces: Story = {
  ...showing({}, { answers: { "withdrawal/add": (sent, headers) => add(sent, headers.get("idempotency-key")) } }),
  play: async ({ canvas }) => {
    add.mockClear();
    const user = await realInput();
    await expect(canvas.getByRole("heading", { level: 1, name: "Withdraw from contract" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "The whole order" })).toBeChecked();
    await user.click(canvas.getByRole("radio", { name: "Some of it" }));
    await expect(canvas.getByRole("button", { name: "Continue" })).toBeDisabled();
    await user.click(canvas.getByRole("checkbox", { name: "Withdraw from Glazed Stoneware Teapot" }));
    await user.click(canvas.getByRole("button", { name: "One less" }));
    await expect(canvas.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "¥193.33",
      "¥12.00",
      "¥205.33",
    ]);
    await user.click(canvas.getByRole("button", { name: "Continue" }));
    await waitFor(() =>
      expect(canvas.getByRole("heading", { level: 2, name: "Confirm your withdrawal" })).toHaveFocus(),
    );
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("A new user");
    await user.dblClick(canvas.getByRole("button", { name: "Confirm withdrawal" }));
    await waitFor(() =>
      expect(canvas.getByRole("heading", { level: 1, name: "Receipt of a withdrawal" })).toBeVisible(),
    );
    await expect(add).toHaveBeenCalledOnce();
    await expect(add).toHaveBeenCalledWith(
      { id: 12, lines: [{ id: 1, num: 2 }], name: "A new user", contact: "13800138000" },
      expect.stringMatching(/^[\da-f]{32}$/),
    );
  },
};
/** Who comes from a line of the order finds that chosen, and can still take all of it. */
export const FromALine: Story = {
  ...storyRouter({
    path: "/user/withdrawal?id=12&line=2",
    answers: { "index/config": site, "withdrawal/info": () => success(wireWithdrawalInfo()) },
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(canvas.getByRole("radio", { name: "Some of it" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Withdraw from Tea Towel" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Withdraw from Glazed Stoneware Teapot" })).not.toBeChecked();
    await expect(canvas.getAllByRole("definition").at(-1)).toHaveTextContent("¥62.00");
    await user.click(canvas.getByRole("radio", { name: "The whole order" }));
    await expect(canvas.getAllByRole("definition").at(-1)).toHaveTextContent("¥352.00");
  },
};
/** Said where it is chosen, and again where it is confirmed. */
export const ReplacesARequest: Story = {
  ...showing({
    lines: [wireWithdrawalLine(1, { replaces: { after_sale_id: 9, sn: "202611211000034821", refund_type: 1 } })],
  }),
  play: async ({ canvas }) => {
    const user = await realInput();
    const words = "Withdrawing ends your open request 202611211000034821 (return and refund) and takes its place.";
    await expect(canvas.getByText(words)).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Continue" }));
    await waitFor(() =>
      expect(canvas.getByRole("heading", { level: 2, name: "Confirm your withdrawal" })).toHaveFocus(),
    );
    await expect(canvas.getByText(words)).toBeVisible();
  },
};
export const NotSentYet: Story = {
  ...showing({ unshipped: 1, until: "" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/until 14 days after you have received the goods/)).toBeVisible();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(canvas.getByText(/Nothing has been sent yet/)).toBeVisible();
    await user.click(canvas.getByRole("textbox", { name: "Name" }));
    await user.keyboard("{Control>}a{/Control}{Backspace}");
    await user.click(canvas.getByRole("button", { name: "Confirm withdrawal" }));
    await expect(canvas.getByText("Please enter your name")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus());
    await user.click(canvas.getByRole("textbox", { name: "Name" }));
    await user.keyboard("Somebody else");
    await user.click(canvas.getByRole("button", { name: "Back" }));
    await waitFor(() =>
      expect(canvas.getByRole("heading", { level: 2, name: "What do you withdraw from?" })).toHaveFocus(),
    );
    await user.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Somebody else");
  },
};
const keys: (string | null)[] = [];
export const NoAnswer: Story = {
  ...showing(
    {},
    {
      answers: {
        "withdrawal/add": (_sent, headers) => {
          keys.push(headers.get("idempotency-key"));
          return keys.length === 1 ? unreachable() : rejection("The time to withdraw from this contract is over");
        },
      },
    },
  ),
  play: async ({ canvas }) => {
    keys.length = 0;
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Continue" }));
    await user.click(canvas.getByRole("button", { name: "Confirm withdrawal" }));
    await expect(await canvas.findByText(/There was no answer/)).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Confirm withdrawal" }));
    await expect(await canvas.findByText("The time to withdraw from this contract is over")).toBeVisible();
    await expect(new Set(keys).size).toBe(1);
  },
};
const sentLines: unknown[] = [];
const left = fn((): Parameters<typeof wireWithdrawalInfo>[0] => ({}));
/** The page has what was withdrawn from behind it, and goes on with what was confirmed until the platform has answered. */
export const NoAnswerForAPart: Story = {
  ...showing(
    {},
    {
      answers: {
        "withdrawal/info": () => success(wireWithdrawalInfo(left())),
        "withdrawal/add": (sent, headers) => {
          keys.push(headers.get("idempotency-key"));
          sentLines.push((sent as { lines: unknown }).lines);
          return keys.length === 1 ? unreachable() : success(wireReceipt());
        },
      },
    },
  ),
  beforeEach: () => {
    keys.length = 0;
    sentLines.length = 0;
    left.mockReset().mockReturnValue({});
  },
  play: async ({ canvas, loaded }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("radio", { name: "Some of it" }));
    await user.click(canvas.getByRole("checkbox", { name: "Withdraw from Glazed Stoneware Teapot" }));
    await user.click(canvas.getByRole("button", { name: "One less" }));
    await user.click(canvas.getByRole("button", { name: "Continue" }));
    left.mockReturnValue({
      objection: "A refund of this order is under way",
      lines: [wireWithdrawalLine(1, { able_num: 1, refund_prices: ["96.66"] })],
      whole_price: "",
    });
    await user.click(canvas.getByRole("button", { name: "Confirm withdrawal" }));
    await expect(await canvas.findByText(/There was no answer/)).toBeVisible();
    // As after a connection that was gone.
    await expect(left).not.toHaveBeenCalled();
    await routerOf(loaded).options.context.queryClient.invalidateQueries();
    await expect(left).toHaveBeenCalledOnce();
    const line = canvas.getByText("Glazed Stoneware Teapot").closest("li");
    await expect(line).toBeVisible();
    await expect(line).toHaveTextContent(/^Glazed Stoneware Teapot × 2$/);
    await user.click(canvas.getByRole("button", { name: "Confirm withdrawal" }));
    await expect(await canvas.findByRole("heading", { name: "Receipt of a withdrawal" })).toBeVisible();
    await expect(sentLines).toEqual([[{ id: 1, num: 2 }], [{ id: 1, num: 2 }]]);
    await expect(new Set(keys).size).toBe(1);
  },
};
/** What the platform has refused is chosen anew from what is left, under another name. */
export const RejectedWithLessLeft: Story = {
  ...showing(
    {},
    {
      answers: {
        "withdrawal/info": () => success(wireWithdrawalInfo(left())),
        "withdrawal/add": () => rejection("Some of these pieces can no longer be withdrawn from"),
      },
    },
  ),
  beforeEach: () => {
    left.mockReset().mockReturnValue({});
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Continue" }));
    left.mockReturnValue({
      lines: [wireWithdrawalLine(1, { able_num: 2, refund_prices: ["96.66", "193.33"] })],
      whole_price: "",
    });
    await user.click(canvas.getByRole("button", { name: "Confirm withdrawal" }));
    await expect(await canvas.findByText("Some of these pieces can no longer be withdrawn from")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("heading", { level: 2, name: "What do you withdraw from?" })).toHaveFocus(),
    );
    await expect(canvas.getByText(/2 of them left/)).toBeVisible();
    await expect(canvas.getByRole("spinbutton")).toHaveValue("2");
  },
};
const answered = fn((): Promise<Envelope> => noAnswer());
/** A late answer leaves whoever has gone on where they are, and says where the receipt is. */
export const AnsweredElsewhere: Story = {
  ...showing({}, { answers: { "withdrawal/add": () => answered() } }),
  play: async ({ canvas, loaded }) => {
    const { promise, resolve } = Promise.withResolvers<Envelope>();
    answered.mockReset().mockReturnValue(promise);
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Continue" }));
    await user.click(canvas.getByRole("button", { name: "Confirm withdrawal" }));
    await waitFor(() => expect(answered).toHaveBeenCalled());
    routerOf(loaded).history.push("/user/order");
    await waitFor(() => expect(canvas.queryByRole("heading", { level: 1 })).toBeNull());
    resolve(success(wireReceipt()));
    await expect(await canvas.findByRole("link", { name: "See the receipt" })).toHaveAttribute(
      "href",
      "/user/withdrawal/receipt?id=7",
    );
    await expect(canvas.queryByRole("heading", { name: "Receipt of a withdrawal" })).toBeNull();
  },
};
const excluded = wireWithdrawalLine(1, {
  able_num: 0,
  refund_prices: [],
  excluded: "Excluded: goods that perish or expire quickly",
});
export const PartlyExcluded: Story = {
  ...showing({
    lines: [excluded, wireWithdrawalLine(2, { able_num: 2, refund_prices: ["96.66", "193.33"] })],
    whole_price: "",
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Excluded: goods that perish or expire quickly")).toBeVisible();
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(canvas.getByText(/2 of them left/)).toBeVisible();
    await expect(canvas.getByRole("spinbutton")).toHaveValue("2");
  },
};
export const Over: Story = {
  ...showing({
    objection: "The time to withdraw from this contract is over",
    lines: [wireWithdrawalLine(1, { able_num: 0, refund_prices: [] })],
    withdrawals: [{ id: 7, create_time: "2026-11-22 09:30:00", refund_price: "205.33" }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The time to withdraw from this contract is over")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Receipt of .+205\.33/ })).toHaveAttribute(
      "href",
      "/user/withdrawal/receipt?id=7",
    );
    await expect(canvas.queryByRole("button", { name: "Continue" })).toBeNull();
  },
};
const long = wireWithdrawalLine(1, { goods_name: "Donaudampfschifffahrtsgesellschaftskapitän".repeat(3) });
export const JapaneseOnAPhone: Story = {
  ...showing({ lines: [long, wireWithdrawalLine(2)] }),
  globals: inJapaneseOnAPhone,
  play: async ({ canvas }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("radio", { name: "一部の商品" }));
    for (const box of canvas.getAllByRole("checkbox")) await user.click(box);
  },
};

export const Chinese: Story = { ...showing(), globals: inChinese };
export const KoreanOnATablet: Story = { ...showing(), globals: inKoreanOnATablet };
