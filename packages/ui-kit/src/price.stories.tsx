import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Price, WasPrice } from "./price.tsx";
import { Saving, SavingPercent } from "./saving.tsx";
import { Row, Stack } from "./story-help/layout.tsx";

const meta = { title: "Basics/Price", component: Price, args: { amount: 12_900 } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(["line", "card", "total", "page"] as const).map((size) => (
        <Row key={size} gap={20}>
          <Price amount={12_900} size={size} />
          <Price amount={9990} size={size} better />
          <Price amount={129_900_05} size={size} />
          <Price amount={0} size={size} />
          <Price amount={-1250} size={size} />
        </Row>
      ))}
    </Stack>
  ),
};

export const Reduced: Story = {
  render: () => (
    <Row gap={8}>
      <Price amount={5400} size="page" better />
      <WasPrice amount={6800} />
      <Saving amount={1400} />
      <SavingPercent price={5400} wasPrice={6800} />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe("¥54.00was ¥68.00Save ¥14.00−20%");
  },
};

export const Japanese: Story = {
  ...Reduced,
  globals: { locale: "ja" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("20%OFF")).toBeVisible();
  },
};
export const Chinese: Story = {
  ...Reduced,
  globals: { locale: "zh" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("省 ¥14.00")).toBeVisible();
  },
};
