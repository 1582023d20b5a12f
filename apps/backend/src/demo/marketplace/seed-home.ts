import type { BannerPosition } from "@plaza/demo-marketplace";
import { type HomeAuthor, publishHomeDraft, saveHomeDraft } from "../../catalogue/home/change-home.ts";
import { terminals } from "../../catalogue/home/positions.ts";
import { readDocument } from "../../catalogue/home/read-document.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { BlockContents, Picture, Target } from "../../platform/store/schema/home.ts";
import { demoOperator } from "./demo-operator.ts";
import { bannerImagePath } from "./images/paths.ts";
import type { BannerContents, MarketplaceContents } from "./marketplace-contents.ts";
import type { Numbering } from "./numbering.ts";

type HomeContents = Pick<MarketplaceContents, "banners" | "columns" | "departments">;

/** Positions of the storefront that carry banners, by the wire's numbers. Those of home are a block of it. */
const positionIds: Readonly<Record<Exclude<BannerPosition, "home">, number>> = {
  flashSale: 24,
  hotList: 25,
  newList: 26,
  coupons: 27,
  news: 28,
  help: 29,
};

const always = { isShown: true, from: null, until: null } as const;

/** Written and published by the demo's operator, as it is done at the desk. */
export async function seedHome(
  tx: Executor,
  { banners, columns, departments }: HomeContents,
  productIds: Numbering,
  now: Date,
): Promise<void> {
  const picturesAt = (position: BannerPosition): readonly Picture[] =>
    banners.filter((banner) => banner.position === position).map((banner) => pictureOf(banner, productIds));
  const blocks: readonly ({ readonly key: string } & BlockContents)[] = [
    { key: "carousel", kind: "carousel", pictures: picturesAt("home") },
    { key: "areas", kind: "areas", areaIds: null },
    { key: "flash-sale", kind: "flashSale" },
    { key: "rankings", kind: "rankings", lists: ["hot", "new"] },
    { key: "shops", kind: "shops", shopIds: null },
    {
      key: "columns",
      kind: "columns",
      columns: columns.map(({ name, remark, choose }) => ({
        id: 0,
        isShown: true,
        name,
        remark,
        choice: { by: "hand", order: "sales", productIds: choose(departments).map(({ key }) => productIds.of(key)) },
      })),
    },
  ];
  const slots = (["flashSale", "hotList", "newList", "coupons", "news", "help"] as const).map((position) => ({
    ...always,
    key: `slot-${positionIds[position]}`,
    positionId: positionIds[position],
    terminal: terminals.desktop,
    pictures: picturesAt(position),
  }));
  const author: HomeAuthor = { agentId: await demoOperator(tx), now };
  const document = readDocument({ blocks: blocks.map((block) => ({ ...always, ...block })), slots });
  await saveHomeDraft(tx, author, 1, document);
  await publishHomeDraft(tx, author, 2, null);
}

function pictureOf({ key, link, ...texts }: BannerContents, productIds: Numbering): Picture {
  const { eyebrow, title, line, action } = texts;
  return {
    key,
    isShown: true,
    image: bannerImagePath(key),
    images: {},
    // The texts lie on the left of it.
    focus: { x: 80, y: 50 },
    alt: {},
    eyebrow,
    title,
    line,
    action,
    target: targetOf(link, productIds),
  };
}

function targetOf(link: BannerContents["link"], productIds: Numbering): Target | null {
  if (link.kind === "none") return null;
  return link.kind === "page"
    ? { kind: "page", path: link.path }
    : { kind: "product", id: productIds.of(link.product) };
}
