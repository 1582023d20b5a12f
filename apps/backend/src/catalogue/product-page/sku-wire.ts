import { inLanguage } from "../../platform/store/language.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import type { Reader } from "../../platform/http/reader.ts";
import type { ProductDetail } from "./product-detail.ts";

/** `onlyOne` names the choice where there is none to make. */
export function skuItem(sku: ProductDetail["skus"][number], detail: ProductDetail, onlyOne: string, reader: Reader) {
  const values = sku.optionValueIds.flatMap((id) => {
    const value = detail.options.flatMap((option) => option.values).find((each) => each.id === id);
    return value === undefined ? [] : [inLanguage(value, "value", reader.language)];
  });
  return {
    id: sku.id,
    goods_id: sku.productId,
    image: reader.images.of(sku.image ?? detail.images[0] ?? null),
    spec_value_ids: values.length === 0 ? String(sku.id) : sku.optionValueIds.join(","),
    spec_value_str: values.length === 0 ? onlyOne : values.join(","),
    spec_values: values,
    price: decimalYuan(sku.price),
    market_price: sku.marketPrice === 0 ? "" : decimalYuan(sku.marketPrice),
    stock: sku.stock,
  };
}
