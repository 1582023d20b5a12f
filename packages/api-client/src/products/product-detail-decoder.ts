import { reviewSummary } from "../reviews/review-summary.ts";
import { type Decoder, isRecord, list, record, usableRows } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { money, optionalMoney } from "../wire/money.ts";
import { named } from "../wire/named.ts";
import { safeHtml } from "../wire/safe-html.ts";
import { count, flag, id, requiredCount, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import type { ProductDetail } from "./product-detail.ts";
import { productOptions } from "./product-option.ts";
import { productShop } from "./product-shop.ts";
import { sku, unlabelledSku } from "./sku.ts";

const onFlashSale = 1;

const gallery: Decoder<string[]> = (value, context) => [
  ...new Set(usableRows(record((field) => field("uri", image)))(value, context).filter((address) => address !== null)),
];

const flashSale: Decoder<ProductDetail["flashSale"]> = (value, context) => {
  if (!isRecord(value) || value["type"] !== onFlashSale) return null;
  const endsAt = record((field) => field("end_time", time))(value, context);
  return endsAt === null ? null : { endsAt };
};

export const productDetail: Decoder<ProductDetail> = record((field) => {
  const mainImage = field("image", image);
  const images = field("goods_image", gallery);
  const options = field("goods_spec", productOptions);
  // A SKU that cannot be read must fail the page: without it a shopper would be sold the wrong one.
  const skus = field("goods_item", list(options.length > 0 ? sku : unlabelledSku));
  return {
    id: field("id", id),
    virtual: field("type", count) === 1,
    name: field("name", text),
    tagline: field("remark", text),
    image: mainImage,
    images: images.length > 0 || mainImage === null ? images : [mainImage],
    price: field("min_price", money),
    marketPrice: field("market_price", optionalMoney),
    memberPrice: field("member_price", optionalMoney),
    stock: field("stock", requiredCount),
    showsStock: field("is_show_stock", flag),
    sales: field("sales_sum", count),
    views: field("clicks", count),
    descriptionHtml: field("content", safeHtml),
    options,
    skus,
    shop: field("shop", productShop),
    flashSale: field("activity", flashSale),
    favourite: field("is_collect", flag),
    reviewSummary: field(["article_comment", "comment"], reviewSummary),
    categoryPath: field("category_path", list(named)),
  };
});
