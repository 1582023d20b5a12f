import { success } from "@plaza/testing/envelope-api";
import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import { realInput } from "@plaza/testing/real-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { wireReceipt } from "../testing/wire-withdrawal.ts";
import { ReceiptPage } from "./receipt-page.tsx";

const meta = { title: "AfterSales/ReceiptPage", component: ReceiptPage } satisfies Meta<typeof ReceiptPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const site = success({ name: "Plaza", extensions: ["withdrawal"] });

function showing(differences: object = {}, answers: object = {}) {
  return storyRouter({
    path: "/user/withdrawal/receipt?id=7",
    answers: { "index/config": site, "withdrawal/receipt": success(wireReceipt(differences)), ...answers },
  });
}

const sent = fn((_sent: unknown) => success(wireReceipt({ to_send: 0, send_back_until: "" })));
export const ToSendBack: Story = {
  ...showing(
    {},
    {
      "withdrawal/receipt": () => success(wireReceipt(sent.mock.calls.length === 0 ? {} : { to_send: 0 })),
      "withdrawal/sendBack": (body: unknown) => sent(body),
    },
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await expect(canvas.getByText(/^We have received your withdrawal: /)).toBeVisible();
    await expect(canvas.getByText(/12 Anfu Road, Shanghai/)).toBeVisible();
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "I have sent the goods" }));
    await expect(canvas.getByText("Please enter the carrier")).toBeVisible();
    await user.click(canvas.getByRole("textbox", { name: "Carrier" }));
    await user.keyboard("SF Express");
    await user.click(canvas.getByRole("textbox", { name: "Tracking number" }));
    await user.keyboard("SF 2");
    await user.dblClick(canvas.getByRole("button", { name: "I have sent the goods" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "I have sent the goods" })).toBeNull());
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ id: 7, express_name: "SF Express", invoice_no: "SF2" });
    await waitFor(() =>
      expect(canvas.getByRole("heading", { level: 1, name: "Receipt of a withdrawal" })).toHaveFocus(),
    );
    await expect(canvas.getByText("The shop is told that the goods are on their way.")).toBeVisible();
  },
};
export const RefundedAtOnce: Story = {
  ...showing({ sends_back: 0, to_send: 0, send_back_until: "" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the money goes back to you at once/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Save the receipt" })).toBeVisible();
  },
};
export const Chinese: Story = { ...showing(), globals: inChinese };
export const JapaneseOnAPhone: Story = { ...showing(), globals: inJapaneseOnAPhone };
export const KoreanOnATablet: Story = { ...showing(), globals: inKoreanOnATablet };
