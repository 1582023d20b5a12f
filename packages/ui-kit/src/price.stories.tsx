import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect } from "storybook/test";
import { CurrencyName, Price, useWrittenTotal, WasPrice } from "./price.tsx";
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

export const NamedInJapanese: Story = {
  ...Sizes,
  globals: { locale: "ja" },
  play: async ({ canvas }) => {
    // Five amounts, each in the two largest of four sizes.
    await expect(canvas.getAllByText(/人民元/)).toHaveLength(10);
  },
};

function Sentence(): ReactElement {
  return <span>{useWrittenTotal()(12_900)}</span>;
}

export const SumsNamedInJapanese: Story = {
  globals: { locale: "ja" },
  render: () => (
    <Stack>
      <Price amount={12_900} total />
      <Sentence />
      <span>
        <span>合計</span>
        <CurrencyName />
      </span>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/人民元/)).toHaveLength(3);
    await expect(canvasElement.textContent).toBe("¥129.00 人民元¥129.00 人民元合計 人民元");
  },
};

export const NamedNowhereElse: Story = {
  args: { size: "total" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe("¥129.00");
  },
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
