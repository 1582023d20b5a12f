import type { Page, Shop, ShopCard } from "@plaza/api-client";
import { bannerImage, sceneNames } from "@plaza/testing/images";
import { productCards } from "./factories.ts";

const names = ["Hearth & Linden", "Northline Audio", "Maison Camel", "The Larder", "Ridge & Tarn"];

export function shopCard(changes: Partial<ShopCard> = {}): ShopCard {
  return {
    id: 7,
    name: "Hearth & Linden",
    logo: null,
    cover: bannerImage("teapot", 560, 320),
    selfOperated: false,
    score: 4.9,
    stars: 5,
    followers: 12_408,
    productCount: 128,
    countIsCapped: false,
    products: productCards(10),
    intro: "Slow objects for kitchens and living rooms.",
    ...changes,
  };
}

/** A page of different shops, with ids from 1; the first is the platform's own. */
export function shopPage(changes: Partial<Page<ShopCard>> = {}): Page<ShopCard> {
  const { page = 1, pageSize = 8, total = 20 } = changes;
  const from = (page - 1) * pageSize;
  return {
    items: Array.from({ length: Math.max(0, Math.min(pageSize, total - from)) }, (_, offset) => {
      const at = from + offset;
      const scene = sceneNames[at % sceneNames.length] ?? "jar";
      return shopCard({
        id: at + 1,
        name: names[at % names.length] ?? "",
        cover: bannerImage(scene, 560, 320),
        selfOperated: at === 0,
        products: productCards(3, at),
      });
    }),
    total,
    page,
    pageSize,
    hasMore: page * pageSize < total,
    ...changes,
  };
}

export function shop(changes: Partial<Shop> = {}): Shop {
  return {
    id: 7,
    name: "Hearth & Linden",
    intro: "Slow objects for kitchens and living rooms, made by eleven workshops we know by name.",
    storyHtml: null,
    selfOperated: false,
    logo: null,
    cover: bannerImage("teapot", 560, 320),
    banner: bannerImage("teapot", 1920, 440),
    score: 4.9,
    serviceScore: 4.7,
    deliveryScore: 4.8,
    stars: 5,
    productCount: 60,
    followers: 12_408,
    followed: false,
    closed: false,
    trading: true,
    holiday: null,
    hours: null,
    address: null,
    createdAt: Date.UTC(2025, 9, 1),
    customerService: { image: null, phone: "400-555-0101", wechat: null },
    recommended: productCards(9),
    banners: [],
    ...changes,
  };
}
