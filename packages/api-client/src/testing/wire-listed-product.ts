/** A product in a list, as the platform writes it. */
export function wireListedProduct(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 31,
    name: "Glazed Stoneware Teapot",
    image: "",
    min_price: "48.00",
    market_price: "0.00",
    sales_total: 3,
    ...differences,
  };
}

/** A product that a customer has saved. */
export function wireFavourite(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 31,
    shop_id: 7,
    name: "Glazed Stoneware Teapot",
    image: "",
    min_price: "48.00",
    status: 1,
    audit_status: 1,
    del: 0,
    is_valid: 1,
    ...differences,
  };
}
