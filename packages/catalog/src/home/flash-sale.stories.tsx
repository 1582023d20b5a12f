import { inJapaneseOnAPhone } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { flashProducts, flashSlot } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { FlashSale } from "./flash-sale.tsx";

const minute = 60_000;
const now = Date.now();

const meta = {
  title: "Catalog/FlashSale",
  component: FlashSale,
  ...storyRouter(),
  args: { slots: [flashSlot()], fetchedAt: now, onTurn: fn() },
} satisfies Meta<typeof FlashSale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas, args }) => {
    const section = canvas.getByRole("region", { name: "Flash sale" });
    await expect(section).toHaveTextContent("10:00 session ends in");
    await expect(canvas.getByRole("timer")).toHaveTextContent(/(?:01:59|02:00):\d\d/);
    // Of six products a desktop's row shows four.
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
    await expect(canvas.getAllByText("−33%")[0]).toBeVisible();
    await expect(canvas.getAllByText("99% taken")[0]).toBeVisible();
    await expect(args.onTurn).not.toHaveBeenCalled();
  },
};

/** No slot is running: the next one is shown, with the time until it begins. */
export const Next: Story = {
  args: {
    slots: [
      flashSlot({ id: 1, startsAt: "08:00", opensAt: now - 90 * minute, endsAt: now - 60 * minute }),
      flashSlot({ id: 2, startsAt: "14:00", opensAt: now + 30 * minute, endsAt: now + 90 * minute }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Starts at 14:00, in")).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent(/00:(?:29|30):\d\d/);
    const [over, next] = canvas.getAllByRole("listitem");
    await expect(over).toHaveTextContent("08:00Ended");
    await expect(next).toHaveTextContent("14:00Not started");
    await expect(next).toHaveAttribute("aria-current", "true");
    await expect(canvas.queryByText(/taken/)).not.toBeInTheDocument();
  },
};

export const Over: Story = {
  args: { slots: [flashSlot({ startsAt: "20:00", opensAt: now - 90 * minute, endsAt: now - minute })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The 20:00 session is over")).toBeVisible();
    await expect(canvas.queryByRole("timer")).not.toBeInTheDocument();
  },
};

/** A slot ends while the page is open, and the next one takes its place. */
export const Turns: Story = {
  args: {
    slots: [
      flashSlot({ id: 1, startsAt: "10:00", endsAt: now + 3000, products: flashProducts(2) }),
      flashSlot({ id: 2, startsAt: "14:00", opensAt: now + 3000, endsAt: now + 60 * minute }),
    ],
  },
  render: (args) => {
    const endsAt = Date.now() + 3000;
    const [first = flashSlot(), second = first] = args.slots;
    return (
      <FlashSale
        {...args}
        slots={[
          { ...first, endsAt },
          { ...second, opensAt: endsAt },
        ]}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("10:00 session ends in")).toBeVisible();
    await waitFor(() => expect(canvas.getByText("14:00 session ends in")).toBeVisible());
    await expect(args.onTurn).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
  },
};

/** Of many sessions those around the running one are named. */
export const ManySessions: Story = {
  args: {
    slots: Array.from({ length: 9 }, (_, index) =>
      flashSlot({
        id: index + 1,
        startsAt: `${String(8 + index).padStart(2, "0")}:00`,
        opensAt: now + (index - 7) * 60 * minute - minute,
        endsAt: now + (index - 6) * 60 * minute - minute,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "13:00Ended",
      "14:00Ended",
      "15:00On now",
      "16:00Not started",
    ]);
  },
};

/** A platform that does not say what is left. */
export const UnknownStock: Story = {
  args: { slots: [flashSlot({ products: flashProducts(2).map((product) => ({ ...product, stock: null })) })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/taken/)).not.toBeInTheDocument();
    await expect(canvas.getByText("9,312 bought")).toBeVisible();
  },
};

export const NoProducts: Story = {
  args: { slots: [flashSlot({ products: [] })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};

export const NoSlots: Story = {
  args: { slots: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};

/** Sold out, without a regular price, with a name that does not fit. */
export const Unusual: Story = {
  args: {
    slots: [
      flashSlot({
        products: flashProducts(3).map((product, index) => ({
          ...product,
          name: index === 2 ? "Handwovenwillowmarketbasket".repeat(4) : product.name,
          stock: index === 0 ? 0 : null,
          regularPrice: index === 1 ? null : product.regularPrice,
        })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sold out")).toBeVisible();
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: "768" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
  },
};
export const JapaneseOnAPhone: Story = { globals: inJapaneseOnAPhone };
