import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Steps } from "./steps.tsx";

const meta = {
  title: "Basics/Steps",
  component: Steps,
  args: {
    label: "Progress of this order",
    steps: [
      { key: "ordered", title: "Ordered", note: "20 Nov 2026, 09:30" },
      { key: "paid", title: "Paid", note: "20 Nov 2026, 09:31" },
      { key: "shipped", title: "Shipped" },
      { key: "received", title: "Received" },
    ],
    done: 2,
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    const [ordered, , shipped] = canvas.getAllByRole("listitem");
    await expect(ordered).toHaveTextContent("Ordered done");
    await expect(shipped).toHaveAttribute("aria-current", "step");
  },
};
export const AllDone: Story = {
  args: { done: 4 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[aria-current]")).toBeNull();
  },
};
export const NothingDone: Story = { args: { done: 0 } };
export const Phone: Story = { globals: { viewport: { value: "360" } } };
export const LongTextsInKorean: Story = {
  args: {
    steps: [
      { key: "sent", title: "입점 신청이 정상적으로 접수되었습니다", note: "2026. 11. 20. 오전 9:30" },
      { key: "review", title: "영업일 기준 3일 이내에 심사가 완료되며 결과는 문자로 알려 드립니다" },
      { key: "open", title: "매장 오픈" },
    ],
    done: 1,
  },
  globals: { locale: "ko" },
};
