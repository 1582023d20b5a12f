import { expect, test } from "vitest";
import { addressPath } from "./address-path.ts";
import * as to from "./to.ts";

test.each([
  [to.home(), "/"],
  [to.product(12), "/goods_details/12"],
  [to.product(12, { tab: "reviews", reviews: undefined }), "/goods_details/12?tab=reviews"],
  [to.list({ name: "tea & cups" }), "/goods_list?name=tea+%26+cups"],
  [to.list({ page: 2 }, "2"), "/goods_list/2?page=2"],
  [to.order(7), "/user/order/detail?id=7"],
  [{ to: "/goods_details/{-$id}", params: { id: "a/b" } }, "/goods_details/a%2Fb"],
])("the link %j has the path %s", (link, path) => {
  expect(addressPath(link)).toBe(path);
});
