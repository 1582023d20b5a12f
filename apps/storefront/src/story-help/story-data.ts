import type { Category, PublicData, SiteConfiguration } from "@plaza/api-client";
import { image } from "@plaza/testing/images";

function node(id: number, name: string, children: readonly Category[] = []): Category {
  return { id, name, image: id % 4 === 3 ? null : image("teapot", { width: 88 }), children };
}

function leaves(from: number, names: readonly string[]): readonly Category[] {
  return names.map((name, index) => node(from + index, name));
}

const kitchen = [
  node(20, "Cookware", leaves(200, ["Casseroles", "Frying pans", "Knives", "Serving bowls", "Jars", "Measuring cups"])),
  node(21, "Tea & coffee", leaves(210, ["Teapots", "Cups & saucers", "Honey", "Chocolate", "Pastry boxes", "Caddies"])),
  node(22, "Table", leaves(220, ["Candles", "Table plants", "Bread baskets", "Cheese boards", "Kitchen radios"])),
];

export const categoryTree: readonly Category[] = [
  node(1, "Home & living", [node(10, "Furniture", leaves(100, ["Chairs", "Lamps"]))]),
  node(2, "Kitchen", kitchen),
  ...["Electronics", "Fashion", "Beauty", "Food & drink", "Sports & outdoor", "Toys & kids", "Books", "Pets"].map(
    (name, index) => node(index + 3, name),
  ),
];

export const siteConfiguration: SiteConfiguration = {
  name: "Plaza",
  favicon: null,
  logo: null,
  loginImage: null,
  copyright: "© 2026 Plaza",
  icpNumber: "ICP 2026-000000",
  icpUrl: "https://beian.example",
  registrationNeedsCode: false,
  sendsTextMessages: true,
  isRegistrationOpen: true,
  isMerchantEntryOpen: true,
  languages: ["en", "zh", "ja", "ko"],
  homeShows: { hot: true, fresh: true, shops: true },
  promises: {
    own: "Plaza’s own shelves",
    authentic: "Every shop verified",
    service: "Real people, daily 9–21",
    returns: "Free 7-day returns",
    delivery: "Most orders ship in 48 h",
  },
  extensions: [],
};

export const visitor: PublicData = {
  siteName: "Plaza",
  nickname: null,
  sessionEnd: null,
  articles: [
    { id: 1, title: "Winter shipping times: order by 18 December for delivery before the holidays" },
    { id: 2, title: "Tail & Paw opens on shop street" },
  ],
  couponCount: 0,
  cartCount: 0,
  unreadMessageCount: 0,
  qrImages: { officialAccount: null, miniProgram: null },
};

export const customer: PublicData = {
  ...visitor,
  nickname: "Mo",
  couponCount: 5,
  cartCount: 128,
  unreadMessageCount: 2,
};

export const withCodes: PublicData = {
  ...visitor,
  qrImages: { officialAccount: image("jar", { width: 88 }), miniProgram: image("forest", { width: 88 }) },
};
