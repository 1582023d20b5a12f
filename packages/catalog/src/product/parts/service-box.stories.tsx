import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ServiceBox } from "./service-box.tsx";

const meta = {
  title: "Catalog/ServiceBox",
  component: ServiceBox,
  args: {
    product: { virtual: false },
    promises: {
      delivery: "Most orders leave within two days.",
      returns: "Free for seven days, also if you simply do not like it.",
      service: "Real people answer from nine to nine.",
    },
  },
} satisfies Meta<typeof ServiceBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

/** What the shop promises takes the place of what the operator says of returns. */
export const TermsOfShop: Story = {
  args: { terms: { returnDays: 30, invoices: "special" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Within 30 days of receipt.")).toBeVisible();
    await expect(canvas.queryByText(/^Free for seven days/)).not.toBeInTheDocument();
    await expect(canvas.getByText("The shop issues them on request.")).toBeVisible();
  },
};

/** What is not shipped has no delivery to promise. */
export const Electronic: Story = {
  args: { product: { virtual: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Delivered electronically")).toBeVisible();
    await expect(canvas.queryByText(/within two days/)).not.toBeInTheDocument();
  },
};

/** Rows of which the operator says nothing are left out, and with them the box. */
export const NothingPromised: Story = {
  args: { promises: { delivery: "", returns: "", service: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
};

export const JapaneseOnPhone: Story = {
  globals: { locale: "ja", viewport: { value: "360" } },
  args: {
    promises: {
      delivery: "ほとんどのご注文は二日以内に発送します。",
      returns: "到着から七日間、理由を問わず返品できます。",
      service: "九時から二十一時まで係がお答えします。",
    },
  },
};
