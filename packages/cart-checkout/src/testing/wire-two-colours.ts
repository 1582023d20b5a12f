import { wireProduct } from "@plaza/api-client/testing";

/** A product with two variants, as it stands on the wire. */
export const wireTwoColours = wireProduct({
  name: "Glazed Stoneware Teapot, 900 ml",
  min_price: "54.00",
  max_price: "58.00",
  stock: 15,
  goods_item: [
    { id: 90, image: "", spec_value_ids: "51", spec_value_str: "Cherry", price: "54.00", stock: 12 },
    { id: 91, image: "", spec_value_ids: "52", spec_value_str: "Slate", price: "58.00", stock: 3 },
  ],
  goods_spec: [
    {
      id: 50,
      name: "Colour",
      spec_value: [
        { id: 51, value: "Cherry" },
        { id: 52, value: "Slate" },
      ],
    },
  ],
});
