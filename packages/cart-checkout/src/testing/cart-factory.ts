import type { CartLine, CartShop } from "@plaza/api-client";
import { image } from "@plaza/testing/images";

export function cartLine(differences: Partial<CartLine> = {}): CartLine {
  const { unitPrice = 5400, quantity = 1 } = differences;
  return {
    id: 1,
    productId: 31,
    skuId: 90,
    name: "Glazed Stoneware Teapot, 900 ml",
    image: image("teapot"),
    optionText: "Cherry / 900 ml",
    quantity,
    regularPrice: 5400,
    unitPrice,
    priceKind: "regular",
    subtotal: (unitPrice ?? 0) * quantity,
    stock: 36,
    selected: true,
    unavailable: null,
    ...differences,
  };
}

export function cartShop(differences: Partial<CartShop> = {}): CartShop {
  return { id: 7, name: "Hearth & Linden", logo: null, selfOperated: true, lines: [cartLine()], ...differences };
}

/** Two shops, with flash and member prices, low stock, and an unavailable line. */
export function fullCart(): readonly CartShop[] {
  const chair = cartLine({
    id: 2,
    productId: 32,
    skuId: 91,
    name: "Linden Dining Chair, Solid Walnut",
    optionText: "Walnut, natural cord",
    image: image("amber"),
    quantity: 2,
    regularPrice: 14_800,
    unitPrice: 11_800,
    priceKind: "flash",
    stock: 3,
  });
  const headphones = cartLine({
    id: 3,
    productId: 33,
    skuId: 92,
    name: "Aria Over-Ear Headphones, Studio Grey",
    optionText: "Studio grey",
    image: image("cobalt"),
    regularPrice: 12_900,
    unitPrice: 12_255,
    priceKind: "member",
  });
  const microphone = cartLine({
    id: 4,
    productId: 34,
    skuId: 93,
    name: "Studio One Desk Microphone",
    optionText: "Silver",
    image: image("jar"),
    regularPrice: 11_900,
    unitPrice: 11_900,
    selected: false,
    unavailable: "off-shelf",
  });
  return [
    cartShop({ lines: [cartLine(), chair] }),
    cartShop({ id: 8, name: "Northline Audio", selfOperated: false, lines: [headphones, microphone] }),
  ];
}
