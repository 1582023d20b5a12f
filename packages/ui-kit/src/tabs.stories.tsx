import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { input } from "./story-help/input.ts";
import { Tabs } from "./tabs.tsx";
import { TabLink, TabsBar } from "./tabs-bar.tsx";
import { Link } from "./story-help/link.tsx";

const meta = {
  title: "Navigation/Tabs",
  component: TabsBar,
  args: { label: "Product", children: null },
} satisfies Meta<typeof TabsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { id: "details", label: "Details" },
  { id: "reviews", label: "Reviews", count: 428 },
  { id: "questions", label: "Questions", count: 0 },
] as const;

export const Panels: Story = {
  render: function Product() {
    const [selected, setSelected] = useState<"details" | "reviews" | "questions">("details");
    return (
      <Tabs label="Product" items={items} selected={selected} onSelect={setSelected}>
        <p style={{ paddingBlock: 24 }}>The panel of {selected}</p>
      </Tabs>
    );
  },
  play: async ({ canvas }) => {
    const user = await input();
    await user.tab();
    await expect(canvas.getByRole("tab", { name: "Details" })).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName("Reviews 428");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("The panel of reviews");
    await user.keyboard("{End}{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Details" })).toHaveFocus();
    await user.click(canvas.getByRole("tab", { name: "Questions 0" }));
    await expect(canvas.getByRole("tabpanel", { name: "Questions 0" })).toBeVisible();
  },
};
export const Links: Story = {
  render: () => (
    <TabsBar label="Orders">
      <TabLink current count={12} link={(props) => <Link to="#all" {...props} />}>
        All
      </TabLink>
      <TabLink count={2} link={(props) => <Link to="#pay" {...props} />}>
        To pay
      </TabLink>
      <TabLink link={(props) => <Link to="#done" {...props} />}>Completed</TabLink>
    </TabsBar>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("All 12");
  },
};
export const Columns: Story = {
  render: () => (
    <TabsBar label="Columns">
      <TabLink current remark="Updated by our editors weekly" link={(props) => <Link to="#1" {...props} />}>
        Picked for you
      </TabLink>
      <TabLink remark="Small plates, big taste" link={(props) => <Link to="#2" {...props} />}>
        Dinner for one
      </TabLink>
      <TabLink remark="小份量，好滋味" link={(props) => <Link to="#3" {...props} />}>
        一人食
      </TabLink>
    </TabsBar>
  ),
};
export const Phone: Story = { ...Columns, globals: { viewport: { value: "360" } } };
