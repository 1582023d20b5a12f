import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect } from "storybook/test";
import { FacetChoice } from "./facet-choice.tsx";
import { FacetGroup, type FacetGroupProps, MoreFacets } from "./facet-group.tsx";
import { Rating } from "./rating.tsx";
import { input } from "./story-help/input.ts";

function Choices({ names }: { readonly names: readonly string[] }): ReactElement {
  const [chosen, setChosen] = useState<readonly string[]>(names.slice(0, 1));
  return (
    <>
      {names.map((name, index) => (
        <FacetChoice
          key={name}
          name="brand"
          value={index}
          label={name}
          count={index === 2 ? 0 : 24 - index}
          none={index === 2}
          checked={chosen.includes(name)}
          onChange={() => setChosen(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])}
        />
      ))}
    </>
  );
}

const meta = {
  title: "Forms/Facet",
  component: FacetGroup,
  args: { title: "Brand", children: <Choices names={["Linden", "Fern and Kiln", "Northline"]} /> },
  render: (args: FacetGroupProps) => (
    <div style={{ width: 200 }}>
      <FacetGroup {...args} />
    </div>
  ),
} satisfies Meta<typeof FacetGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await expect(canvas.getByRole("group", { name: "Brand" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Linden 24" })).toBeChecked();
    await user.click(canvas.getByText("Northline"));
    await expect(canvas.getByRole("checkbox", { name: "Northline 0" })).toBeChecked();
  },
};

/** By keys alone: the heading folds its values away, the space bar ticks one. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    await user.tab();
    await user.keyboard("{Enter}");
    await expect(canvas.getByText("Linden")).not.toBeVisible();
    await user.keyboard("{Enter}");
    await user.tab();
    await user.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "Linden 24" })).not.toBeChecked();
  },
};

export const More: Story = {
  args: {
    children: (
      <>
        <Choices names={["Linden", "Fern and Kiln"]} />
        <MoreFacets label="All 4 brands">
          <Choices names={["Morning", "Ash & Oak"]} />
        </MoreFacets>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const user = await input();
    await expect(canvas.queryByText("Morning")).toBeNull();
    await user.click(canvas.getByText("All 4 brands"));
    await expect(canvas.getByText("Morning")).toBeVisible();
  },
};

export const Ratings: Story = {
  args: {
    title: "Rating",
    children: (
      <>
        <FacetChoice kind="radio" name="rating" value="" label="Any rating" defaultChecked />
        <FacetChoice kind="radio" name="rating" value={4} label={<Rating value={4} />} count="71" />
        <FacetChoice kind="radio" name="rating" value={3} label={<Rating value={3} />} count="1,283" />
      </>
    ),
  },
};

/** A category of which a part is chosen. */
export const Partly: Story = {
  args: {
    title: "Category",
    children: (
      <>
        <FacetChoice name="categories" value={1} label="Kitchen" count={86} partly defaultChecked={false} />
        <FacetChoice name="categories" value={2} label="Tea & coffee" count={31} inner defaultChecked />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Kitchen 86" })).toBePartiallyChecked();
  },
};

export const Folded: Story = { args: { folded: true, summary: <span>Linden, Fern and Kiln</span> } };

export const LongNames: Story = {
  args: {
    children: (
      <Choices names={["Handwoven willow and reed workshop of the northern valley", "Endlessname".repeat(6)]} />
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: "360" } } };
