import type { FlashProduct, FlashSlotTime, Page } from "@plaza/api-client";
import type { StoryRouter } from "@plaza/testing/screens";
import { flashProducts } from "./factories.ts";

const hour = 3_600_000;
const day = 24 * hour;
const aheadOfUtc = 8 * hour;

/** Sessions as the platform sends them, those of some day: every day has the same. */
export const daySlots: readonly FlashSlotTime[] = [
  [1, 0, 10],
  [2, 10, 14],
  [3, 14, 20],
  [4, 20, 24],
].map(([id = 0, from = 0, to = 0]) => ({
  id,
  startsAt: `${String(from).padStart(2, "0")}:00`,
  opensAt: Date.UTC(2026, 10, 19) - aheadOfUtc + from * hour,
  endsAt: Date.UTC(2026, 10, 19) - aheadOfUtc + to * hour,
  state: "upcoming",
}));

const { now: realNow } = Date;

/**
 * A story that depends on the time of the day: the clock goes on from that hour in China, the last time that it was. Already
 * when its route is loaded, which Storybook does before anything else.
 */
export function from<Story extends StoryRouter>(hours: number, story: Story): Story & { beforeEach: () => () => void } {
  const setClock = (): void => {
    const since = (realNow() + aheadOfUtc - hours * hour) % day;
    Date.now = () => realNow() - since;
  };
  return {
    ...story,
    loaders: story.loaders.map((load) => (context) => {
      setClock();
      return load(context);
    }),
    beforeEach: () => () => {
      Date.now = realNow;
    },
  };
}

export function flashPage({ page = 1, total = 25 } = {}): Page<FlashProduct> {
  const pageSize = 10;
  const all = flashProducts(total).map((product, index) => ({
    ...product,
    stock: index === 3 ? 0 : (product.stock ?? 0) + index * 700,
    sales: product.sales,
  }));
  return {
    items: all.slice((page - 1) * pageSize, page * pageSize),
    total,
    page,
    pageSize,
    hasMore: page * pageSize < total,
  };
}
