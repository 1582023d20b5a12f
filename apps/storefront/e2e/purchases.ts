import { ask, answerTo, type Asker, type Platform, sharedPlatform } from "./customers.ts";

/** What can be put into a cart, as the platform sells it now. */
export interface SoldSku {
  readonly id: number;
  readonly productId: number;
  readonly shopId: number;
  /** The product's name. */
  readonly name: string;
  /** The SKU's label: "Silver,Set of 2". */
  readonly label: string;
  readonly stock: number;
}

interface Detail {
  readonly id: number;
  readonly name: string;
  readonly shop_id: number;
  readonly goods_item: readonly {
    readonly id: number;
    readonly spec_value_str: string;
    readonly stock: number;
  }[];
}

/** All that is sold of a product. */
export async function skusOf(productId: number, at: Platform = sharedPlatform): Promise<readonly SoldSku[]> {
  const visitor = { token: "", at };
  const { id, name, shop_id, goods_item } = await ask<Detail>(visitor, `goods/getGoodsDetail?goods_id=${productId}`);
  return goods_item.map((sku) => ({
    id: sku.id,
    productId: id,
    shopId: shop_id,
    name,
    label: sku.spec_value_str,
    stock: sku.stock,
  }));
}

async function skusNamed(product: string, at: Platform): Promise<readonly SoldSku[]> {
  const query = new URLSearchParams({ name: product, page_size: "1" }).toString();
  const { list } = await ask<{ list: readonly { id: number }[] }>({ token: "", at }, `pc/goodsList?${query}`);
  const [found] = list;
  if (found === undefined) throw new Error(`Nobody sells "${product}".`);
  return skusOf(found.id, at);
}

/** One SKU of a product, by the English name of that and its own label. */
export async function skuOf(product: string, label: string, at: Platform = sharedPlatform): Promise<SoldSku> {
  const skus = await skusNamed(product, at);
  const sku = skus.find((each) => each.label === label);
  if (sku === undefined) throw new Error(`"${label}" is none of ${skus.map((each) => each.label).join("; ")}.`);
  return sku;
}

/** A pair, in the colour of which there is most: together they last for all journeys. Never in the flash sale. */
export async function chopsticks(at: Platform = sharedPlatform): Promise<SoldSku> {
  const pairs = (await skusNamed("Dipped Lacquer Chopsticks", at)).filter(({ label }) => label.endsWith(",1 piece"));
  const [most] = pairs.toSorted((one, other) => other.stock - one.stock);
  if (most === undefined) throw new Error("There are no chopsticks.");
  return most;
}

/** A line of a cart, as the platform keeps it. */
export interface StoredCartLine {
  readonly id: number;
  readonly skuId: number;
  readonly quantity: number;
  readonly selected: boolean;
}

interface WireLine {
  readonly cart_id: number;
  readonly item_id: number;
  readonly goods_num: number;
  readonly selected: number;
}

/** What lies in an account's cart, the newest line first. */
export async function cartOf(customer: Asker): Promise<readonly StoredCartLine[]> {
  const { lists } = await ask<{ lists: readonly { readonly cart: readonly WireLine[] }[] }>(customer, "cart/lists");
  return lists
    .flatMap(({ cart }) => cart)
    .map((line) => ({
      id: line.cart_id,
      skuId: line.item_id,
      quantity: line.goods_num,
      selected: line.selected === 1,
    }));
}

export async function putIntoCart(customer: Asker, { id }: Pick<SoldSku, "id">, quantity = 1): Promise<void> {
  await ask(customer, "cart/add", { item_id: id, goods_num: quantity });
}

/** An address that every shop sends to. @returns its id */
export async function addAddress(customer: Asker): Promise<number> {
  const { id } = await ask<{ id: number }>(customer, "user_address/add", {
    contact: "Mina Sato",
    telephone: "13800138000",
    province_id: 310000,
    city_id: 310100,
    district_id: 310104,
    address: "88 Wukang Road",
    is_default: 1,
  });
  return id;
}

/** Receives a shop's first coupon. @returns the id of the customer's own copy */
export async function receiveCoupon(customer: Asker, shopId: number): Promise<number> {
  const { lists } = await ask<{ lists: readonly { id: number }[] }>(customer, `coupon/getCouponList?shop_id=${shopId}`);
  await ask(customer, "coupon/getCoupon", { coupon_id: lists[0]?.id });
  const [held] = await unusedCoupons(customer);
  if (held === undefined) throw new Error(`Shop ${shopId} has no coupon.`);
  return held;
}

/** Ids of the customer's coupons that can still be used. */
export async function unusedCoupons(customer: Asker): Promise<readonly number[]> {
  const { lists } = await ask<{ lists: readonly { id: number }[] }>(customer, "coupon/myCouponList?type=valid");
  return lists.map(({ id }) => id);
}

interface PlacedOrder {
  readonly id: number;
  readonly number: string;
}

interface Purchase {
  /** Chopsticks, unless it is said. */
  readonly sku?: SoldSku;
  readonly quantity?: number;
  /** The customer's, of the shop that sells it. */
  readonly couponIds?: readonly number[];
}

/** Orders a quantity of one SKU. */
export async function order(
  customer: Asker,
  { sku, quantity = 1, couponIds = [] }: Purchase = {},
): Promise<PlacedOrder> {
  const { id, productId, shopId } = sku ?? (await chopsticks(customer.at));
  const line = { item_id: id, num: quantity, goods_id: productId, shop_id: shopId, delivery_type: 1 };
  const submitted = await ask<{ order_id: number }>(customer, "order/submitOrder", {
    goods: JSON.stringify([line]),
    cart_id: "",
    address_id: await addAddress(customer),
    coupon_id: couponIds,
    delivery_type: 1,
    remark: "",
  });
  const { order_sn } = await ask<{ order_sn: string }>(
    customer,
    `order/getPayStatus?from=order&id=${submitted.order_id}`,
  );
  return { id: submitted.order_id, number: order_sn };
}

/** Pays as the phone does that scans the code. */
export async function payByPhone(customer: Asker, id: number, from: "order" | "recharge" = "order"): Promise<void> {
  const started = await answerTo(customer, "pay/unifiedpay", { from, order_id: id, pay_way: 1 });
  const cashier = new URL(started.sandbox_url ?? "", customer.at.platform);
  const body = new URLSearchParams([...cashier.searchParams, ["choice", "pay"]]);
  await fetch(`${cashier.origin}${cashier.pathname}`, { method: "POST", body, redirect: "manual" });
}

/** An order that is paid. */
export async function paidOrder(customer: Asker, purchase?: Purchase): Promise<PlacedOrder> {
  const placed = await order(customer, purchase);
  await payByPhone(customer, placed.id);
  return placed;
}

/** A paid order that the shop has sent off. */
export async function sentOrder(customer: Asker, purchase?: Purchase): Promise<PlacedOrder> {
  const placed = await paidOrder(customer, purchase);
  await customer.at.operate("ship", placed.number, "--carrier", "SF Express", "--number", `SF${placed.number}`);
  return placed;
}

/** One whose receipt the customer has confirmed. */
export async function receivedOrder(customer: Asker, purchase?: Purchase): Promise<PlacedOrder> {
  const placed = await sentOrder(customer, purchase);
  await ask(customer, "order/confirm", { id: placed.id });
  return placed;
}

interface Unreviewed {
  readonly lists: readonly { readonly order_goods_un_comment: readonly { readonly id: number }[] }[];
}

/** What the customer has received last. @returns the id of its line, which can be reviewed */
export async function unreviewedLine(customer: Asker): Promise<number> {
  const { lists } = await ask<Unreviewed>(customer, "goods_comment/getUnCommentOrder");
  const line = lists[0]?.order_goods_un_comment[0];
  if (line === undefined) throw new Error("Nothing has been received that can be reviewed.");
  return line.id;
}

/** Something that a customer has just received. @returns the id of its line, which can be reviewed */
export async function receivedLine(customer: Asker): Promise<number> {
  await receivedOrder(customer);
  return unreviewedLine(customer);
}

/** Four stars and a text. */
export async function review(customer: Asker, lineId: number, comment: string): Promise<void> {
  const stars = { goods_comment: 4, description_comment: 4, service_comment: 4, express_comment: 4 };
  await ask(customer, "goods_comment/addGoodsComment", { order_goods_id: lineId, ...stars, comment, image: [] });
}
