import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "./button.tsx";
import { FavouriteButton } from "./favourite-button.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductCardSkeleton } from "./product-card-skeleton.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { SavingPercent } from "./saving.tsx";
import { Loading } from "./skeleton.tsx";
import { input, inputIsReal } from "./story-help/input.ts";
import { Image } from "./story-help/image.tsx";
import { Tag } from "./tag.tsx";

const followed = fn();
const meta = {
  title: "Products/ProductCard",
  component: ProductCard,
  args: {
    name: "Glazed Stoneware Teapot, 900 ml",
    image: <Image of="teapot" />,
    link: (content, className) => (
      <a
        href="#teapot"
        className={className}
        onClick={(event) => {
          event.preventDefault();
          followed();
        }}
      >
        {content}
      </a>
    ),
    price: 5400,
    sales: 1346,
    shopName: "Hearth & Linden",
  },
  render: (args) => (
    <ProductGrid columns={5}>
      <ProductCard {...args} />
    </ProductGrid>
  ),
  beforeEach: () => {
    followed.mockClear();
  },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    if (!inputIsReal) return;
    const user = await input();
    // The middle of the card lies on the image.
    await user.click(canvas.getByRole("article"));
    await expect(followed).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
};

const long =
  "Handwoven Willow Market Basket with Reinforced Oak Handle, Washable Linen Lining and Removable Divider for Bottles, 38 × 28 × 22 cm, Natural";

const grid: Story = {
  render: (args) => (
    <ProductGrid columns={4}>
      <ProductCard {...args} wasPrice={6800} />
      <ProductCard {...args} flash price={9990} wasPrice={12_990} name="Enamelled Cast-Iron Casserole, 24 cm" />
      <ProductCard
        {...args}
        image={<Image of="bowl" />}
        name={long}
        corner={<FavouriteButton name={long} saved={false} onToggle={fn()} />}
      />
      <ProductCard {...args} image={<Image of="jar" />} soldOut name="Glass Storage Jar, 1.2 l" price={1200} />
      <ProductCard
        {...args}
        tags={<Tag kind="fresh" />}
        corner={<FavouriteButton name="Bowl" saved onToggle={fn()} />}
      />
      <ProductCard
        {...args}
        tags={<SavingPercent price={5400} wasPrice={6800} />}
        wasPrice={6800}
        shopName="A shop whose name does not fit into this line"
      />
      <ProductCard
        {...args}
        name="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        price={129_999_900}
        wasPrice={1_299_999_900}
      />
      <ProductCard {...args} rank={1} image={<Image of="honey" />} />
    </ProductGrid>
  ),
};
export const Grid: Story = {
  ...grid,
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll("article h3 + div")].map(
      (price) => price.getBoundingClientRect().top,
    );
    await expect(new Set(tops.slice(0, 4)).size).toBe(1);
  },
};

export const WithActions: Story = {
  render: (args) => (
    <ProductGrid columns={5}>
      <ProductCard
        {...args}
        flash
        wasPrice={6800}
        action={
          <Button size="small" kind="tint">
            Buy now
          </Button>
        }
      />
      <ProductCard
        {...args}
        wasPrice={6800}
        name="Drift Running Shoe"
        image={<Image of="shoe" />}
        action={<Button size="small">Starts at 14:00</Button>}
      />
      <ProductCard
        {...args}
        past
        action={
          <Button size="small" disabled>
            Ended
          </Button>
        }
      />
      <ProductCard
        {...args}
        soldOut
        action={
          <Button size="small" disabled>
            Sold out
          </Button>
        }
      />
    </ProductGrid>
  ),
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Buy now" }));
    await expect(followed).not.toHaveBeenCalled();
  },
};

export const Focused: Story = {
  play: async ({ canvas, canvasElement }) => {
    const user = await input();
    await user.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await expect(canvasElement.querySelector("article > div")).toHaveStyle({ outlineStyle: "solid" });
  },
};

export const FavouriteButtonAppears: Story = {
  args: { corner: <FavouriteButton name="Teapot" saved={false} onToggle={fn()} /> },
  play: async ({ canvas }) => {
    if (!inputIsReal) return;
    const user = await input();
    const corner = canvas.getByRole("button", { name: "Favourite: Teapot" }).parentElement;
    await user.hover(canvas.getByRole("article"));
    await expect(corner).toHaveStyle({ opacity: "1" });
  },
};

export const LoadingGrid: Story = {
  render: () => (
    <Loading>
      <ProductGrid columns={5}>
        {["a", "b", "c", "d", "e"].map((key) => (
          <ProductCardSkeleton key={key} />
        ))}
      </ProductGrid>
    </Loading>
  ),
};

export const SkeletonIsAsHigh: Story = {
  render: (args) => (
    <>
      <ProductGrid columns={5}>
        <ProductCard {...args} name={long} />
      </ProductGrid>
      <div style={{ height: 40 }} />
      <ProductGrid columns={5}>
        <ProductCardSkeleton />
      </ProductGrid>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [card, skeleton] = [
      ...canvasElement.querySelectorAll("div:has(> article), div:has(> article) ~ div:has(span)"),
    ];
    await expect(Math.abs((card?.clientHeight ?? 0) - (skeleton?.clientHeight ?? 1000))).toBeLessThanOrEqual(2);
  },
};

export const Phone: Story = { ...grid, globals: { viewport: { value: "360" } } };
export const PhoneRow: Story = {
  globals: { viewport: { value: "360" } },
  render: (args) => (
    <div style={{ padding: "0 16px" }}>
      <ProductGrid columns={5} onPhone="row">
        <ProductCard {...args} wasPrice={6800} />
        <ProductCard {...args} rank={2} image={<Image of="honey" />} name="Wildflower Honey" />
        <ProductCard {...args} rank={3} image={<Image of="shoe" />} name="Drift Running Shoe, Lilac" />
      </ProductGrid>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll("article")];
    await expect(cards[2]?.getBoundingClientRect().right).toBeGreaterThan(360);
  },
};
