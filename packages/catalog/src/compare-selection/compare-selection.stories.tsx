import { CompareSwitch, CompareTick, CompareTray } from "@plaza/routing";
import { keepDeviceComparison, readDeviceComparison } from "@plaza/shopping/device-comparison";
import { realInput } from "@plaza/testing/real-input";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { SortBar } from "@plaza/ui-kit/sort-bar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, waitFor, within } from "storybook/test";
import { ProductTile } from "../shared/product-tile.tsx";
import { productCards } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { setCompareMode, useCompared } from "./compare-mode.ts";
import { Tick, ModeSwitch } from "./tick.tsx";
import { Tray } from "./tray.tsx";

const products = productCards(6);
const ids = () => readDeviceComparison().map(({ id }) => id);

function Cards(): ReactElement {
  const compared = useCompared();
  return (
    <div style={{ paddingBlock: "24px 160px" }}>
      <SortBar>
        <CompareSwitch />
      </SortBar>
      <ProductGrid columns={4}>
        {products.map((product) => (
          <ProductTile key={product.id} product={product} />
        ))}
      </ProductGrid>
      {compared.length > 0 && <Tray compared={compared} />}
    </div>
  );
}

const meta = {
  title: "Catalog/Comparing",
  component: Cards,
  ...storyRouter({}),
  beforeEach: () => {
    localStorage.clear();
    setCompareMode(false);
    CompareTick.mount(Tick);
    CompareSwitch.mount(ModeSwitch);
    CompareTray.mount(() => null);
  },
} satisfies Meta<typeof Cards>;
export default meta;
type Story = StoryObj<typeof meta>;

const tick = (name: string) => ({ name: `Compare: ${name}` });
const teapot = tick("Glazed Stoneware Teapot, 900 ml");
const cup = tick("Morning Cup & Saucer");

/** A tick by mouse opens the tray, which leads to the table. */
export const Ticked: Story = {
  play: async ({ canvas }) => {
    const user = await realInput();
    await expect(canvas.queryByRole("region", { name: "Products to compare" })).toBeNull();
    await user.click(canvas.getByRole("checkbox", teapot));
    await user.click(canvas.getByRole("checkbox", cup));
    await expect(canvas.getByRole("checkbox", teapot)).toBeChecked();
    const tray = within(canvas.getByRole("region", { name: "Products to compare" }));
    await expect(tray.getByRole("link", { name: "Compare 2" })).toHaveAttribute("href", "/compare?ids=1%2C3");
    await expect(tray.getByText(/^2 more fit\./)).toBeVisible();
  },
};

const allFour = {
  beforeEach: () => {
    keepDeviceComparison(products.slice(0, 4));
    setCompareMode(true);
  },
};

/** While four are ticked no other can be: it says why, and stays within reach of the keyboard. */
export const Full: Story = {
  ...allFour,
  play: async ({ canvas }) => {
    const user = await realInput();
    const fifth = canvas.getByRole("checkbox", tick(products[4]?.name ?? ""));
    await expect(fifth).toHaveAttribute("aria-disabled", "true");
    await expect(fifth).toHaveAccessibleDescription("You are comparing four products already. Remove one first.");
    fifth.focus();
    await user.keyboard(" ");
    await expect(fifth).not.toBeChecked();
    await waitFor(() =>
      expect(canvas.getByText("You are comparing four products already. Remove one first.")).toBeVisible(),
    );
    await expect(ids()).toEqual([1, 2, 3, 4]);
    await expect(canvas.getByText("All four places are taken.")).toBeVisible();
  },
};

/** By keyboard: what is taken out of the tray leaves the focus on the way on, the last one on the page. */
export const Keyboard: Story = {
  beforeEach: () => {
    keepDeviceComparison(products.slice(0, 2));
  },
  play: async ({ canvas }) => {
    const user = await realInput();
    canvas.getByRole("button", { name: `Stop comparing: ${products[0]?.name}` }).focus();
    await user.keyboard("{Enter}");
    await expect(ids()).toEqual([2]);
    await waitFor(() => expect(canvas.getByRole("link", { name: "Compare 1" })).toHaveFocus());
    await user.keyboard("{Shift>}{Tab}{/Shift}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Clear" })).toHaveFocus());
    await user.keyboard("{Enter}");
    await expect(ids()).toEqual([]);
    await expect(canvas.queryByRole("region", { name: "Products to compare" })).toBeNull();
  },
};

/** The switch above a list shows the ticks of all its products. */
export const AllTicks: Story = {
  play: async ({ canvas }) => {
    const user = await realInput();
    const pill = canvas.getByRole("checkbox", cup).closest("article")?.querySelector("label");
    await user.click(canvas.getByRole("checkbox", { name: "Compare" }));
    await waitFor(() => expect(pill).toBeVisible());
    await user.click(canvas.getByRole("checkbox", { name: "Compare" }));
    await expect(canvas.getByRole("checkbox", { name: "Compare" })).not.toBeChecked();
  },
};

/** What was ticked in another language is called by the language of the page. */
export const Renamed: Story = {
  beforeEach: () => {
    keepDeviceComparison([{ id: 1, name: "釉面陶瓷茶壶", image: null }]);
  },
  play: async ({ canvas }) => {
    const name = "Stop comparing: Glazed Stoneware Teapot, 900 ml";
    await waitFor(() => expect(canvas.getByRole("button", { name })).toBeVisible());
  },
};

export const Phone: Story = {
  ...allFour,
  globals: { viewport: { value: "360" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("link", { name: "Compare 4" })).toBeVisible());
    const { left, right } = canvas.getByRole("region", { name: "Products to compare" }).getBoundingClientRect();
    await expect([left >= 0, right <= window.innerWidth]).toEqual([true, true]);
  },
};
