import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { activityAreas } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { ActivityCards } from "./activity-cards.tsx";

const meta = {
  title: "Catalog/ActivityCards",
  component: ActivityCards,
  ...storyRouter(),
  args: { areas: activityAreas() },
} satisfies Meta<typeof ActivityCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Themes" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getByText("First frost camp")).toBeVisible();
  },
};

const more = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const { length } = activityAreas();
    const area = activityAreas()[index % length] ?? { name: "", synopsis: "", image: null };
    return { ...area, id: index + 1 };
  });

export const One: Story = { args: { areas: more(1) } };
export const Two: Story = { args: { areas: more(2) } };
export const Three: Story = { args: { areas: more(3) } };
export const Six: Story = { args: { areas: more(6) } };
export const Ten: Story = {
  args: { areas: more(10) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(10);
  },
};
export const TenOnAPhone: Story = { args: { areas: more(10) }, globals: { viewport: { value: "360" } } };

/** Whatever is missing, the tiles stay tiles. */
export const WithoutImages: Story = {
  args: { areas: activityAreas().map((area) => ({ ...area, image: null, synopsis: "" })) },
};

/** More than a row, one without an image, one with very long texts. */
export const LongTexts: Story = {
  args: {
    areas: [
      ...activityAreas().slice(0, 3),
      {
        id: 4,
        name: "Everything for the quietest and the loudest hours of a rainy day",
        synopsis: "Toys that last, games that do not, and whatever else keeps a child at the table",
        image: null,
      },
      { id: 5, name: "Endlesswordofsomebody".repeat(3), synopsis: "", image: null },
    ],
  },
};

export const None: Story = {
  args: { areas: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
};
