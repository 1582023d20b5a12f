import { bannersQuery } from "@plaza/api-client";
import { bannerImage } from "@plaza/testing/images";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { banner } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { PageBanner } from "./list-banner.tsx";

const meta = {
  title: "Catalog/PageBanner",
  component: PageBanner,
  args: { kind: "hot" },
} satisfies Meta<typeof PageBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const image = bannerImage("amber", 1180, 240);
const text = {
  eyebrow: "",
  title: "What everybody carries home",
  line: "The hundred most bought this month.",
  action: "",
};

function showing(...banners: readonly ReturnType<typeof banner>[]) {
  return storyRouter({
    fill: (queryClient, api) => queryClient.setQueryData(bannersQuery(api, "hot").queryKey, banners),
  });
}

export const WithText: Story = { ...showing(banner({ image, text })) };

export const WithoutText: Story = { ...showing(banner({ image, text: null })) };

export const LongTexts: Story = {
  ...showing(
    banner({
      image,
      text: { ...text, title: "What everybody carries home this month, from every merchant and in every size" },
    }),
  ),
};

export const Korean: Story = {
  globals: { locale: "ko" },
  ...showing(
    banner({
      image,
      text: { ...text, title: "모두가 집으로 가져가는 것", line: "이번 달에 가장 많이 팔린 백 가지." },
    }),
  ),
};

/** The first banner that has an image is shown; nothing is shown where none has one. */
export const WithoutImage: Story = {
  ...showing(banner({ image: null, text })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(text.title)).not.toBeInTheDocument();
  },
};
