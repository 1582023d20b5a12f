import { type AfterSaleChange, moveAfterSale } from "../service/after-sales/move-after-sale.ts";
import { addTrace } from "../buying/orders/add-trace.ts";
import { changeOrders, type OrderChange } from "../buying/orders/change-order.ts";
import type { Actor } from "../buying/orders/transitions.ts";
import { customers, memberLevels } from "../platform/store/schema/customers.ts";
import { trades } from "../platform/store/schema/merchants.ts";
import { reviews } from "../platform/store/schema/reviews.ts";
import { eq, isNull } from "../platform/store/sql.ts";
import { ask, type Asking, listOf, recordOf } from "./ask.ts";
import { handOver } from "./handed-over.ts";
import { newCustomer } from "./new-customer.ts";
import { newestCode } from "./newest-code.ts";
import type { OpenTestBackend } from "./open-test-backend.ts";
import { putOrders } from "./put-order.ts";
import { richCustomer } from "./new-customer.ts";
import { holdCoupon, idOf, liveSomewhere, offerCoupon, putOnFlashSale, sell } from "./stage.ts";
import { uploadsOf } from "./send-upload.ts";
import { spelling } from "./recorded-exchanges.ts";

/** What the platform has answered to whoever asked, by the call in one spelling. */
export type Answers = ReadonlyMap<string, readonly unknown[]>;

/** Somebody looks at every part of the demo, buys, and does whatever else the contract has calls for. */
export async function customerTour(backend: Pick<OpenTestBackend, "url" | "db">): Promise<Answers> {
  const { url, db } = backend;
  const answers = new Map<string, unknown[]>();
  const call = async (path: string, asking: Asking = {}): Promise<unknown> => {
    const answer = await ask(url, path, { language: "zh", ...asking });
    if (![1, 10_001, 20_001].includes(Number(answer.code))) throw new Error(`${path}: ${answer.text}`);
    const name = spelling(path.split("?")[0] ?? "");
    answers.set(name, [...(answers.get(name) ?? []), answer.data]);
    return answer.data;
  };
  const rowsOf = (data: unknown) =>
    listOf(Array.isArray(data) ? data : (recordOf(data)["list"] ?? recordOf(data)["lists"]));
  const idsOf = (data: unknown) => rowsOf(data).map(({ id }) => Number(id));

  const level = idOf(
    await db.insert(memberLevels).values({ name: "金", priceShare: 9000 }).returning({ id: memberLevels.id }),
  );
  const { id, token } = await richCustomer(db);
  await db.update(customers).set({ levelId: level }).where(eq(customers.id, id));
  const asked = (path: string) => call(path, { token });
  const sent = (path: string, body: object) => call(path, { token, body });
  const addressId = await liveSomewhere(db, id);
  const expensive = await sell(db, { fields: { price: 9900, hasMemberPrice: true }, stock: 50 });
  const plain = await sell(db, { fields: { price: 1990 } });
  const flash = await sell(db, { fields: { price: 8000 } });
  await putOnFlashSale(db, flash, 5000);
  const stars = { productStars: 5, descriptionStars: 5, serviceStars: 5, deliveryStars: 5 };
  const review = { productId: expensive.productId, nickname: "小林", images: ["uploads/a.webp"], body: "好", ...stars };
  await db.insert(reviews).values([review, { ...review, images: [], reply: "谢谢" }, review]);
  const held = await holdCoupon(db, id, { shopId: 1, amount: 550 });
  await holdCoupon(db, id, { shopId: 1 }, { usedAt: new Date() });
  const offered = await offerCoupon(db, { shopId: 1, amount: 350, threshold: 990 });

  await call("index/config");
  await asked("pc/commonData");
  await call("pc/category");
  const home = recordOf(await call("index/index?terminal=pc"));
  for (const area of idsOf(home["activity_area"])) await call(`activity_area/activityGoodsList?id=${area}`);
  for (const slot of idsOf(await call("seckill_goods/getSeckillTime"))) {
    await call(`seckill_goods/getSeckillGoods?seckill_id=${slot}`);
  }
  for (const column of idsOf(await call("goods_column/getGoodsColumnList"))) {
    await call(`goods/getGoodsListByColumnId?column_id=${column}`);
  }
  for (const position of [23, 24, 25, 26, 27, 28, 29]) await call(`ad_content/lists?terminal=2&pid=${position}`);
  for (const kind of ["article", "help"]) {
    await call(`${kind}/category`);
    for (const article of idsOf(await call(`${kind}/lists`)).slice(0, 3)) {
      await call(kind === "help" ? `help/detail?id=${article}` : `pc/articleDetail?id=${article}`);
      if (kind === "article") await call(`article/detail?id=${article}`);
    }
  }
  await call("policy/service");
  await call("policy/privacy");
  await call("setting/getPlatformCustomerService");
  await call("pc/goodsList?page_size=100");
  await call("goods/getGoodsList?page_size=100");
  await call("shop_category/getList");
  for (const shop of idsOf(await call("shop/getShopList"))) {
    await call(`shop/getShopInfo?shop_id=${shop}`);
    await call(`shop_goods_category/getShopGoodsCategory?shop_id=${shop}`);
  }
  const shown = [1, 2, 3, 4, 5, expensive.productId, flash.productId];
  for (const product of shown) {
    await asked(`goods/getGoodsDetail?goods_id=${product}`);
    await call(`goods_comment/category?goods_id=${product}`);
    await call(`goods_comment/lists?goods_id=${product}`);
  }
  await call("coupon/getCouponList?page_size=100");
  await asked("coupon/getCouponList?shop_id=1&page_size=100");
  await sent("coupon/getCoupon", { coupon_id: offered });
  await asked("coupon/myCouponList?type=valid&page_size=100");
  await asked("coupon/myCouponList?type=used");

  await sent("user_address/add", {
    contact: "李四",
    telephone: "13800138001",
    province_id: 310_000,
    city_id: 310_100,
    district_id: 310_104,
    address: "武康路88号",
    is_default: 0,
  });
  const second = idsOf(await asked("user_address/lists")).find((each) => each !== addressId);
  const known = recordOf(await asked(`user_address/detail?id=${second}`));
  await sent("user_address/update", { ...known, contact: "王五" });
  await sent("user_address/setDefault", { id: second });
  await asked("user_address/getDefault");
  await sent("user_address/del", { id: second });
  await sent("user_address/setDefault", { id: addressId });

  for (const { skuId } of [expensive, plain]) await sent("cart/add", { item_id: skuId, goods_num: 1 });
  const shops = listOf(recordOf(await asked("cart/lists"))["lists"]);
  const lines = shops.flatMap((shop) => listOf(shop["cart"])).map((line) => Number(line["cart_id"]));
  await sent("cart/change", { cart_id: lines[0], goods_num: 2 });
  await sent("cart/selected", { cart_id: lines, selected: 0 });
  await sent("cart/del", { cart_id: lines.slice(1) });
  await asked("cart/num");

  for (const goods_id of [1, 2, expensive.productId]) await sent("goods_collect/changeStatus", { goods_id });
  await asked("goods_collect/lists");
  await sent("goods_collect/changeStatus", { goods_id: 2 });
  for (const shop_id of [1, 2]) await sent("shop_follow/changeStatus", { shop_id });
  await asked("pc/shopFollowList");
  await sent("shop_follow/changeStatus", { shop_id: 2 });

  const goods = (...sold: readonly { readonly skuId: number; readonly productId: number }[]) =>
    JSON.stringify(sold.map(({ skuId, productId }) => ({ item_id: skuId, num: 1, goods_id: productId, shop_id: 1 })));
  const buying = { address_id: addressId, cart_id: "", coupon_id: [], remark: "" };
  await sent("order/settlement", { ...buying, goods: goods(expensive, plain) });
  await sent("order/settlement", { ...buying, goods: goods(expensive), coupon_id: [held] });
  await sent("order/settlement", { ...buying, goods: goods(flash) });
  const trades = [];
  for (const goodsOf of [goods(expensive), goods(plain), goods(flash), goods(plain)]) {
    trades.push(Number(recordOf(await sent("order/submitOrder", { ...buying, goods: goodsOf }))["trade_id"]));
  }
  for (const [index, payWay] of [3, 1, 2].entries()) {
    const target = { order_id: trades[index], from: "trade" };
    await asked(`order/getPayWay?order_id=${trades[index]}&from=trade`);
    await sent("pay/unifiedpay", { ...target, pay_way: payWay });
    await asked(`order/getPayStatus?id=${trades[index]}&from=trade`);
  }
  await throughTheirLife(db, id, expensive.productId);
  const [newest = 0, ...older] = idsOf(await asked("order/lists?page_size=100"));
  const ids = [newest, ...older];
  for (const order of ids) {
    const shownOrder = recordOf(await asked(`order/getOrderDetail?id=${order}`));
    if (shownOrder["delivery_btn"] === 1) await asked(`order/orderTraces?id=${order}`);
    await asked(`order/getPayStatus?id=${order}&from=order`);
  }
  for (const row of rowsOf(await asked("order/lists?type=delivery&page_size=100"))) {
    if (row["take_btn"] === 1) await sent("order/confirm", { id: row["id"] });
  }
  const [unpaid] = idsOf(await asked("order/lists?type=pay"));
  await sent("order/cancel", { id: unpaid });
  await sent("order/del", { id: unpaid });

  await afterSalesTour(db, { asked, sent, customerId: id, sold: expensive });
  const [image] = await uploadsOf(url, token, "review");
  await reviewTour(db, { asked, sent, customerId: id, sold: expensive }, image);

  await asked("user/myWallet");
  for (const direction of [0, 1, 2]) await asked(`user/accountLog?source=1&type=${direction}`);
  await asked("user/info");
  await sent("pc/changeUserInfo", { nickname: "小林", sex: 2 });
  await sent("user/setInfo", { field: "sex", value: 0 });
  await applicationTour(call, backend, token);
  await accounts(call, db);
  return answers;
}

interface AfterSalesTour {
  readonly asked: (path: string) => Promise<unknown>;
  readonly sent: (path: string, body: object) => Promise<unknown>;
  readonly customerId: number;
  readonly sold: { readonly productId: number; readonly skuId: number };
}

/** Requests of every sort, and what becomes of them. */
async function afterSalesTour(db: OpenTestBackend["db"], { asked, sent, customerId, sold }: AfterSalesTour) {
  const now = new Date();
  const lines = [{ productId: sold.productId, quantity: 2 }];
  const [done, underWay] = [
    await handOver(db, customerId, { lines, state: "completed" }, now),
    await handOver(db, customerId, { lines, state: "shipped" }, now),
  ];
  await asked("after_sale/lists");
  const apply = async ({ orderId }: { readonly orderId: number }, refund_type: number) => {
    await asked(`after_sale/goodsInfo?order_id=${orderId}&item_id=${sold.skuId}`);
    const form = { order_id: orderId, item_id: sold.skuId, reason: "质量问题", remark: "有裂纹", refund_type };
    const id = Number(recordOf(await sent("after_sale/add", form))["after_sale_id"]);
    await asked(`after_sale/detail?id=${id}`);
    return id;
  };
  const shop = async (afterSaleId: number, change: AfterSaleChange) => {
    await db.transaction((tx) => moveAfterSale(tx, { afterSaleId, change, actor: { kind: "shop" }, now }));
    await asked(`after_sale/detail?id=${afterSaleId}`);
  };
  const [first, second] = [await apply(done, 0), await apply(underWay, 1)];
  await shop(first, { action: "refuse", remark: "不同意" });
  await sent("after_sale/again", { id: first, reason: "其他", refund_type: 0 });
  await shop(second, { action: "agree" });
  await sent("after_sale/express", { id: second, express_name: "顺丰", invoice_no: "SF1" });
  await asked(`after_sale/detail?id=${second}`);
  await asked("after_sale/lists?type=apply");
  await shop(first, { action: "agree" });
  await asked("after_sale/lists?type=finish");
  await sent("after_sale/cancel", { id: second });
}

/** Of one order one line is reviewed with an image, of another one without. */
async function reviewTour(
  db: OpenTestBackend["db"],
  { asked, sent, customerId, sold }: AfterSalesTour,
  image: string | undefined,
) {
  const lines = [{ productId: sold.productId, quantity: 1 }];
  const stars = { goods_comment: 5, description_comment: 5, service_comment: 5, express_comment: 5 };
  await asked("goods_comment/getUnCommentOrder?page_size=100");
  for (const images of [[image], []]) {
    const order = await handOver(db, customerId, { lines, state: "completed" }, new Date());
    const lineId = order.lines[0]?.id;
    await asked(`goods_comment/getCommentPage?order_goods_id=${lineId}`);
    await sent("goods_comment/addGoodsComment", { order_goods_id: lineId, ...stars, comment: "好", image: images });
  }
  await asked("goods_comment/getCommentOrder");
}

/** Orders that only merchants and time bring into their states. */
async function throughTheirLife(db: OpenTestBackend["db"], customerId: number, productId: number): Promise<void> {
  const now = new Date();
  const merchant = { kind: "merchant" } as const;
  const pay: [OrderChange, Actor] = [{ action: "pay", method: "wechat" }, { kind: "system" }];
  const ship: [OrderChange, Actor] = [{ action: "ship", carrier: "顺丰速运", trackingNumber: "SF1" }, merchant];
  for (const [fields, changes] of [
    [{}, [pay]],
    [{}, [pay, ship]],
    [{}, [pay, ship, [{ action: "confirm" }, { kind: "customer", id: customerId }]]],
    [{}, [[{ action: "close" }, merchant]]],
    [{ delivery: "pickup", pickupCode: "123456" }, [pay]],
    [{ delivery: "virtual" }, [pay, [{ action: "deliver", content: "CARD" }, merchant]]],
  ] as const) {
    const line = { productId, quantity: 1 };
    const { orderIds } = await putOrders(db, customerId, [{ lines: [line], fields }], now);
    for (const [change, actor] of changes) {
      await db.transaction((tx) => changeOrders(tx, { orderIds, change, actor, now }));
    }
    if (changes.some(([change]) => change.action === "ship")) {
      await addTrace(db, { orderId: orderIds[0] ?? 0, text: "已揽收", translations: {}, at: now });
    }
  }
}

/** Asks to become a merchant, and looks at what was sent. */
async function applicationTour(
  call: (path: string, asking: Asking) => Promise<unknown>,
  { url, db }: Pick<OpenTestBackend, "url" | "db">,
  token: string,
): Promise<void> {
  const mobile = "13912340009";
  const [trade] = await db.select({ id: trades.id }).from(trades).where(isNull(trades.deletedAt)).limit(1);
  await call("ShopApply/getTreaty", {});
  await call("sms/send", { token, body: { mobile, key: "SJSQYZ", client: 5 } });
  const form = {
    cid: trade?.id,
    name: "南山灯铺",
    nickname: "李四",
    mobile,
    account: "nanshan",
    password: "abcdef-lamp",
  };
  const license = await uploadsOf(url, token, "merchant", 1);
  const code = await newestCode(db, mobile, "SJSQYZ");
  const { id } = recordOf(await call("ShopApply/apply", { token, body: { ...form, license, code, clabel: "" } }));
  await call(`ShopApply/detail?id=${Number(id)}`, { token });
  await call("ShopApply/record", { token });
}

/** Registers, logs in, forgets the password, changes the number. */
async function accounts(
  call: (path: string, asking: Asking) => Promise<unknown>,
  db: OpenTestBackend["db"],
): Promise<void> {
  const mobile = "13912340001";
  const codeFor = async (number: string, key: string, token = ""): Promise<string> => {
    await call("sms/send", { token, body: { mobile: number, key, client: 5 } });
    return newestCode(db, number, key);
  };
  const password = "abc12345";
  const post = (path: string, body: object) => call(path, { body: { mobile, client: 5, ...body } });
  await post("account/register", { password, code: await codeFor(mobile, "ZCYZ") });
  await post("account/login", { password });
  await post("account/smsLogin", { code: await codeFor(mobile, "YZMDL") });
  await post("login_password/forget", { password: "xyz98765", code: await codeFor(mobile, "ZHMM") });
  const { token } = await newCustomer(db, { mobile: "13912340002" });
  const other = "13912340003";
  const code = await codeFor(other, "BGSJHM", token);
  const oldCode = await codeFor("13912340002", "YZYSJH", token);
  const change = { action: "change", mobile: "13912340002", new_mobile: other, code, old_code: oldCode };
  await call("user/changeMobile", { token, body: change });
  await call("account/logout", { token });
}
