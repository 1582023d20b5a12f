import type { ListSearch } from "@plaza/routing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { expect } from "storybook/test";
import { EmptyCategory } from "../list/empty-search.tsx";
import { productPage } from "../testing/factories.ts";
import { storyRouter } from "../testing/screens.ts";
import { ListEnd } from "./list-end.tsx";

interface EndProps {
  readonly result: ReturnType<typeof productPage>;
}

function End({ result }: EndProps): ReactElement {
  return (
    <ListEnd
      list={{ categoryId: 2 }}
      result={result}
      search={{}}
      sort="relevance"
      defaultSort="relevance"
      link={({ page, size }: ListSearch, props) => <Link to="/category" search={{ page, size }} {...props} />}
      go={() => Promise.resolve()}
      loader={{
        importer: () => Promise.resolve({}),
        arrived: () => ({}),
        load: () => Promise.resolve({}),
        prefetch: () => Promise.resolve(),
      }}
      empty={<EmptyCategory />}
    />
  );
}

const meta = {
  title: "Catalog/ListEnd",
  component: End,
  ...storyRouter(),
  args: { result: productPage() },
} satisfies Meta<typeof End>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/category?page=3");
    await expect(canvas.queryByRole("link", { name: "Page 4" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "24" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "48" })).toHaveAttribute("href", "/category?size=48");
  },
};

/** A larger page holds all products; the choice of smaller ones stays. */
export const OneLargePage: Story = {
  args: { result: productPage({ total: 30, pageSize: 48 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "24" })).toBeVisible();
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const BeyondTheEnd: Story = {
  args: { result: productPage({ page: 9, items: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Go to the last page" })).toHaveAttribute(
      "href",
      "/category?page=3",
    );
  },
};

export const Nothing: Story = {
  args: { result: productPage({ total: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nothing on this shelf yet" })).toBeVisible();
  },
};
