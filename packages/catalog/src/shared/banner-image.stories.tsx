import { bannerImage } from "@plaza/testing/images";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { banner as listBanner } from "./banner-strip.css.ts";
import { banner } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { BannerImage } from "./banner-image.tsx";

const meta = {
  title: "Catalog/BannerPicture",
  component: BannerImage,
  ...storyRouter(),
  args: {
    banner: banner({ image: bannerImage("forest", 1180, 240) }),
    className: listBanner,
    width: 1180,
    height: 240,
    eager: false,
    children: <p>Written over the picture</p>,
  },
} satisfies Meta<typeof BannerImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToProduct: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/goods_details/1");
  },
};

export const ToPage: Story = {
  args: { banner: banner({ link: { kind: "page", path: "/category?id=2" } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/category?id=2");
  },
};

export const ToAnotherSite: Story = {
  args: { banner: banner({ link: { kind: "external", url: "https://example.org/autumn" } }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAttribute("href", "https://example.org/autumn");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const LeadsNowhere: Story = {
  args: { banner: banner({ link: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

/** The image carries its own text, so the link needs a name. */
export const WithoutText: Story = {
  args: { banner: banner({ text: null }), children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "See this offer" })).toBeVisible();
  },
};
