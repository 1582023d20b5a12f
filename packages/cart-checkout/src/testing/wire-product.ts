/** A product with two variants to choose from, in the platform's words. */
export const wireProduct = {
  id: 31,
  type: 0,
  name: "Glazed Stoneware Teapot, 900 ml",
  image: "",
  remark: "",
  content: "",
  min_price: "54.00",
  max_price: "58.00",
  market_price: "0.00",
  is_show_stock: 1,
  stock: 15,
  clicks: 3,
  goods_image: [],
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
  shop: { id: 7, name: "Hearth & Linden", logo: "", type: 1, goods_on_sale: 1, goods_list: [] },
  sales_sum: 0,
  activity: { type: 0 },
  is_collect: 0,
};
