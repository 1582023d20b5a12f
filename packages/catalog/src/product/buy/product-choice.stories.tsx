import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { plainProduct, sku, teapot } from "../../testing/product-factory.ts";
import { storyRouter } from "../../testing/screens.ts";
import { SectionButtons } from "../parts/section-buttons.tsx";
import { ServiceBox } from "../parts/service-box.tsx";
import { ShopLine } from "../parts/shop-line.tsx";
import { ProductChoice } from "./product-choice.tsx";

const product = teapot();

const meta = {
  title: "Catalog/ProductChoice",
  component: ProductChoice,
  ...storyRouter(),
  args: {
    product,
    coupons: <></>,
    shop: <ShopLine shop={product.shop} />,
    service: (
      <ServiceBox
        product={product}
        promises={{ delivery: "Most orders leave within two days.", returns: "Free for seven days.", service: "" }}
      />
    ),
    sections: <SectionButtons reviewCount={148} recommends />,
    reviewCount: 148,
    fetchedAt: Date.now(),
    addressedSku: undefined,
    onChoose: fn(),
    onFlashEnd: fn(),
    onReviews: fn(),
  },
} satisfies Meta<typeof ProductChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

function imageOf(skuId: number): string {
  return product.skus.find(({ id }) => id === skuId)?.image ?? "";
}

/** Choosing a dead end moves the other option; price, stock, image and the marked thumbnail follow. */
export const FollowsTheChoice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const shown = canvas.getByRole("img", { name: product.name });
    await expect(canvas.getByText("12 in stock")).toBeVisible();
    await expect(shown).toHaveAttribute("src", product.images[0]);

    await userEvent.click(canvas.getByRole("radio", { name: "900 ml" }));
    await expect(canvas.getByText("36 in stock")).toBeVisible();
    await expect(canvas.getByText("54")).toBeVisible();
    await expect(canvas.getByText(/¥68.00/)).toBeVisible();
    await expect(shown).toHaveAttribute("src", imageOf(101));

    await userEvent.click(canvas.getByRole("radio", { name: "Cobalt" }));
    await expect(canvas.getByRole("radio", { name: "Cobalt" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "600 ml" })).toBeChecked();
    await expect(canvas.getByText("Only 2 left")).toBeVisible();
    await expect(canvas.getByText("52")).toBeVisible();
    await expect(shown).toHaveAttribute("src", imageOf(107));
    await expect(canvas.getByRole("button", { name: "Picture 6 of 6" })).toHaveAttribute("aria-current", "true");
    await expect(args.onChoose).toHaveBeenNthCalledWith(1, 101);
    await expect(args.onChoose).toHaveBeenLastCalledWith(107);
  },
};

/** What a shared link names is shown with its price, its stock and its image, even where it is sold out. */
export const Addressed: Story = {
  args: { addressedSku: 105 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /^Forest/ })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: /^600 ml/ })).toBeChecked();
    await expect(canvas.getByRole("img", { name: product.name })).toHaveAttribute("src", imageOf(105));
    await expect(canvas.getByRole("button", { name: "Picture 6 of 6" })).toHaveAttribute("aria-current", "true");
  },
};

/** A SKU of another product leaves the page as it opens without one. */
export const AddressedElsewhere: Story = {
  args: { addressedSku: 4711 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Cherry" })).toBeChecked();
    await expect(canvas.getByText("12 in stock")).toBeVisible();
    await expect(canvas.getByRole("img", { name: product.name })).toHaveAttribute("src", product.images[0]);
  },
};

/** Showing another image does not change the choice. */
export const ImageOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Picture 2 of 6" }));
    await expect(canvas.getByRole("img", { name: product.name })).toHaveAttribute("src", product.images[1]);
    await expect(canvas.getByRole("radio", { name: "Cherry" })).toBeChecked();
  },
};

export const WithoutOptions: Story = {
  args: { product: plainProduct({ skus: [sku({ memberPrice: 5130 })] }) },
};

/** Its prices are the flash sale's, the struck ones the regular ones; no member's price beside them. */
export const FlashSale: Story = {
  args: {
    product: plainProduct({
      flashSale: { endsAt: Date.now() + 8_076_000 },
      skus: [sku({ price: 4320, marketPrice: 5400, memberPrice: 4100 })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Flash sale")).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent(/^2 h 14 min \d+ s/);
    await expect(canvas.getByText("−20%")).toBeVisible();
    await expect(canvas.queryByText(/Member price/)).not.toBeInTheDocument();
  },
};

export const FlashSaleOver: Story = {
  args: { product: plainProduct({ flashSale: { endsAt: Date.now() - 1000 } }) },
  play: async ({ args }) => {
    await expect(args.onFlashEnd).toHaveBeenCalledTimes(1);
  },
};

export const FlashSaleOnPhone: Story = {
  ...FlashSale,
  globals: { viewport: { value: "360" }, locale: "ja" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toBeVisible();
  },
};

export const LeadsToTheReviews: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "148 reviews" })).toHaveAttribute(
      "href",
      "/goods_details/31?tab=reviews",
    );
  },
};

export const SoldOut: Story = {
  args: { product: plainProduct({ stock: 0, skus: [sku({ stock: 0 })] }) },
};

export const Delivered: Story = {
  args: {
    product: plainProduct({
      virtual: true,
      showsStock: false,
      name: "Tea for beginners, an online course in six lessons",
    }),
  },
};

export const NobodyKnowsIt: Story = {
  args: {
    product: plainProduct({
      tagline: "",
      images: [],
      sales: 0,
      views: 1,
      reviewSummary: { positiveRatio: 1, averageStars: 0, count: null, shops: null },
    }),
    reviewCount: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/positive|review/)).not.toBeInTheDocument();
  },
};

export const LongName: Story = {
  args: {
    product: teapot({
      name: "Handwoven Willow Market Basket with Reinforced Oak Handle, Washable Linen Lining and Removable Divider for Bottles, Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    }),
  },
};

export const Phone: Story = { globals: { viewport: { value: "360" } } };
