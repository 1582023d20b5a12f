/** A product with one SKU, as `products/list` has it. */
export function wireProduct(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 5,
    name: "Glazed Stoneware Teapot",
    image: "",
    is_on_shelf: true,
    is_approved: true,
    sold: 0,
    skus: [
      { id: 90, options: "Forest / 900 ml", price: "54.00", market_price: "0.00", stock: 3 },
      { id: 91, options: "Amber / 900 ml", price: "48.50", market_price: "0.00", stock: 9 },
    ],
    ...overrides,
  };
}

export const wireChair = wireProduct({ id: 6, name: "Linden Dining Chair" });
