import type {
  ActivityArea,
  Banner,
  FlashProduct,
  FlashSlot,
  Home,
  HomeShop,
  Page,
  ProductCard,
} from "@plaza/api-client";
import { bannerImage, image, sceneNames } from "@plaza/testing/images";

// Each makes one complete entity; a test or a story overrides the fields that it is about.

export function productCard(changes: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 1,
    name: "Glazed Stoneware Teapot, 900 ml",
    image: image("teapot"),
    price: 5400,
    marketPrice: null,
    flash: false,
    sales: 1346,
    createdAt: Date.UTC(2026, 9, 1),
    shop: { id: 7, name: "Hearth & Linden", selfOperated: false },
    soldOut: false,
    merchants: null,
    ...changes,
  };
}

const names = [
  "Glazed Stoneware Teapot, 900 ml",
  "Enamelled Cast-Iron Casserole, 24 cm",
  "Morning Cup & Saucer",
  "Glass Storage Jar, 1.2 l",
  "Handwoven Willow Market Basket with Reinforced Oak Handle and Washable Linen Lining",
  "Everyday Carbon-Steel Pan, 26 cm",
  "Drift Running Shoe, Lilac",
];

/** Different products, with ids from 1: some reduced, some by the platform itself, one sold out. */
export function productCards(count: number, from = 0): readonly ProductCard[] {
  return Array.from({ length: count }, (_, offset) => {
    const index = from + offset;
    const scene = sceneNames[index % sceneNames.length] ?? "jar";
    return productCard({
      id: index + 1,
      name: names[index % names.length] ?? "",
      image: image(scene, { scale: 0.14 + (index % 3) * 0.04 }),
      price: 1900 + index * 730,
      marketPrice: index % 3 === 0 ? 2900 + index * 800 : null,
      sales: 9312 - index * 217,
      shop: {
        id: index % 4,
        name: index % 4 === 0 ? "Plaza Select" : "Hearth & Linden",
        selfOperated: index % 4 === 0,
      },
      soldOut: index === 3,
    });
  });
}

export function productPage(changes: Partial<Page<ProductCard>> = {}): Page<ProductCard> {
  const { page = 1, pageSize = 24, total = 60 } = changes;
  const from = (page - 1) * pageSize;
  return {
    items: productCards(Math.max(0, Math.min(pageSize, total - from)), from),
    total,
    page,
    pageSize,
    hasMore: page * pageSize < total,
    ...changes,
  };
}

export function banner(changes: Partial<Banner> = {}): Banner {
  return {
    image: bannerImage("teapot"),
    link: { kind: "product", id: 1 },
    text: {
      eyebrow: "Autumn at home",
      title: "Keep the quietest hour of the day for yourself",
      line: "Warm pieces for the living room, chosen from 24 shops.",
      action: "Shop the edit",
    },
    alt: "",
    focus: null,
    ...changes,
  };
}

/** Different products at two thirds of their price, with ids from 1. */
export function flashProducts(count: number): readonly FlashProduct[] {
  return productCards(count).map(({ id, name, image: shown, price, sales }) => ({
    id,
    name,
    image: shown,
    price,
    regularPrice: Math.round(price * 1.5),
    marketPrice: null,
    lowestBefore: null,
    sales: sales ?? 0,
    stock: 20,
  }));
}

/** A slot that began an hour ago and ends in two. */
export function flashSlot(changes: Partial<FlashSlot> = {}): FlashSlot {
  const hour = 3_600_000;
  return {
    id: 1,
    startsAt: "10:00",
    opensAt: Date.now() - hour,
    endsAt: Date.now() + 2 * hour,
    state: "running",
    products: flashProducts(6),
    ...changes,
  };
}

export function activityAreas(): readonly ActivityArea[] {
  return [
    { id: 1, name: "Tea at four", synopsis: "Stoneware and leaves", image: bannerImage("teapot", 560, 280) },
    { id: 2, name: "First frost camp", synopsis: "Tents, boots, lamps", image: bannerImage("forest", 560, 280) },
    { id: 3, name: "The quiet shelf", synopsis: "Skin care without noise", image: bannerImage("shoe", 560, 280) },
    { id: 4, name: "Rainy-day play", synopsis: "Toys that last", image: bannerImage("cobalt", 560, 280) },
  ];
}

export function homeShop(changes: Partial<HomeShop> = {}): HomeShop {
  return {
    id: 7,
    name: "Hearth & Linden",
    logo: null,
    cover: bannerImage("teapot", 560, 320),
    selfOperated: false,
    productCount: 128,
    intro: "Slow objects for kitchens and living rooms, from eleven workshops.",
    products: productCards(3).map(({ id, name, image: shown }) => ({ id, name, image: shown })),
    ...changes,
  };
}

export function homeShops(): readonly HomeShop[] {
  return [
    homeShop({ selfOperated: true }),
    homeShop({ id: 8, name: "Northline Audio", cover: bannerImage("cobalt", 560, 320), productCount: 86 }),
    homeShop({ id: 9, name: "Maison Camel", cover: null, productCount: 214 }),
    homeShop({ id: 10, name: "The Larder", logo: image("amber"), intro: "", products: [] }),
  ];
}

export function home(changes: Partial<Home> = {}): Home {
  return {
    hot: productCards(5),
    fresh: productCards(5, 5),
    activityAreas: [],
    shops: [],
    flashSlots: [],
    blocks: null,
    ...changes,
  };
}
