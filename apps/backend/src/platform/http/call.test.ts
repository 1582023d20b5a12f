import { expect, test } from "vitest";
import { callPath } from "./call.ts";

test.each([
  ["goods/getGoodsDetail", "goods/getgoodsdetail"],
  ["Goods/GETGOODSDETAIL", "goods/getgoodsdetail"],
  ["GoodsColumn/getGoodsColumnList", "goods_column/getgoodscolumnlist"],
  ["goods_column/getgoodscolumnlist", "goods_column/getgoodscolumnlist"],
  ["pc/category/", "pc/category/"],
  ["", ""],
])("%s is %s", (path, same) => expect(callPath(path)).toBe(same));
