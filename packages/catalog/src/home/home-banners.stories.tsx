import { bannerImage } from "@plaza/testing/images";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { banner } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { HomeBanners } from "./home-page.tsx";

const first = banner();
const second = banner({
  image: bannerImage("cobalt"),
  link: { kind: "page", path: "/category?id=2" },
  text: { eyebrow: "", title: "Blue for the table", line: "", action: "" },
});

const meta = {
  title: "Catalog/HomeBanners",
  component: HomeBanners,
  ...storyRouter(),
  args: { banners: [first] },
} satisfies Meta<typeof HomeBanners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Keep the quietest hour/ })).toHaveAttribute(
      "href",
      "/goods_details/1",
    );
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const Several: Story = {
  args: { banners: [first, second, banner({ image: bannerImage("forest"), text: null })] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "Autumn at home, slide 1 of 3" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Slide 2 of 3" }));
    await expect(await canvas.findByRole("link", { name: "Blue for the table" })).toHaveAttribute(
      "href",
      "/category?id=2",
    );
  },
};

export const TitleOnly: Story = { args: { banners: [second] } };

export const LongTexts: Story = {
  args: {
    banners: [
      banner({
        text: {
          eyebrow: "Autumn at home, in the kitchen and everywhere else",
          title: "Keep the quietest and the loudest hours of the day for yourself and your guests",
          line: "Warm pieces for the living room, chosen from twenty-four shops. Save ¥60 on orders over ¥500 until Sunday.",
          action: "Shop the whole edit of this autumn",
        },
      }),
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: "360" } } };

/** The place beside the category panel stays free. */
export const None: Story = {
  args: { banners: [banner({ image: null })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};
