import { expect, test } from "vitest";
import { fetchProductDetail, fetchReviews } from "@plaza/api-client";
import { products } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { uploads } from "../../platform/store/schema/uploads.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { handOver, type OrderToHandOver } from "../../test-support/handed-over.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { uploadsOf } from "../../test-support/send-upload.ts";
import { openShop } from "../../test-support/stage.ts";

let now = start;
const stars = { goods_comment: 4, description_comment: 5, service_comment: 3, express_comment: 2 };

onEachStore(
  "writing reviews",
  (backend) => {
    const setUp = async (order: Partial<OrderToHandOver> = {}, count = 1) => {
      now = start;
      const customer = await backend.richCustomer(1_000_000);
      const shopId = await openShop(backend.db, { name: "壶店" });
      const productIds: number[] = [];
      for (let index = 0; index < count; index++) {
        productIds.push(
          await putOnSale(backend.db, { name: `Pot ${index}`, fields: { price: 3333, shopId }, stock: 9 }),
        );
      }
      const wanted = {
        lines: productIds.map((productId) => ({ productId, quantity: 2 })),
        state: "completed",
        fields: { shopId },
        ...order,
      } as const;
      const { orderId, lines } = await handOver(backend.db, customer.id, wanted, start);
      const [line] = lines;
      const [productId = 0] = productIds;
      if (line === undefined) throw new Error("An order has lines");
      const { token, get, read, post } = customer;
      const publish = (more: object = {}) =>
        post("goods_comment/addGoodsComment", {
          order_goods_id: line.id,
          ...stars,
          comment: "Good",
          image: [],
          ...more,
        });
      const pending = () => read("goods_comment/getUnCommentOrder");
      const own = () => read("goods_comment/getCommentOrder");
      const written = async () => {
        await publish();
        return Number(listOf((await own())["lists"])[0]?.["id"]);
      };
      const images = (number: number) => uploadsOf(backend.url, token, "review", number);
      const row = async () => {
        const [stored] = await backend.db.select().from(reviews).where(eq(reviews.orderLineId, line.id));
        return stored;
      };
      const product = () => fetchProductDetail(backend.client(), productId);
      const all = { customer, shopId, productId, productIds, orderId, line, lines };
      return { ...all, post, get, publish, pending, own, written, images, row, product };
    };

    test("writing reviews moves a line from the one list to the other, and everybody reads it at once", async () => {
      const { customer, shopId, productId, line, lines, orderId, ...a } = await setUp({}, 2);
      expect(await a.pending()).toMatchObject({
        count: 1,
        more: 0,
        counts: { un_comment: 2, comment: 0 },
        lists: [
          {
            id: orderId,
            is_comment: 0,
            shop: { id: shopId, name: "壶店" },
            order_goods_un_comment: lines.map(({ id }) => ({ id, goods_price: "33.33", goods_num: 2 })),
          },
        ],
      });
      expect((await a.get(`goods_comment/getCommentPage?order_goods_id=${line.id}`)).data).toMatchObject({
        id: line.id,
        goods_id: productId,
        goods_name: "Pot 0",
        goods_price: "33.33",
        total_price: "66.66",
        able_comment: 1,
        desc: "",
        goods_item: { id: line.skuId, spec_value_str: "默认" },
      });
      const images = await a.images(9);
      const comment = `${"🎉".repeat(148)} x`;
      expect(await a.publish({ comment: `${comment}\u0007\r\n`, image: images })).toMatchObject({
        code: 1,
        show: 0,
        data: [],
        msg: "Published",
      });
      expect(await a.pending()).toMatchObject({
        count: 1,
        counts: { un_comment: 1, comment: 1 },
        lists: [{ is_comment: 1, order_goods_un_comment: [{ id: lines[1]?.id }] }],
      });
      expect(await a.own()).toMatchObject({
        count: 1,
        lists: [
          {
            order_goods_id: line.id,
            goods_comment: 4,
            description_comment: 5,
            service_comment: 3,
            express_comment: 2,
            comment,
            create_time: "2026-11-20 12:00:00",
            goods: { id: productId, name: "Pot 0" },
            order_goods: { id: line.id, total_pay_price: "66.66" },
            goods_comment_image: images.map((uri) => ({ uri })),
            goods_comment_image_arr: images.map((path) => `${backend.url}/${path}`),
            shop_name: "壶店",
            reply: "",
            able_change: 1,
            able_follow_up: 1,
            edited: 0,
          },
        ],
      });
      expect((await a.product()).reviewSummary).toMatchObject({ count: 1, averageStars: 4, positiveRatio: 1 });
      const listed = await backend.ask(`goods_comment/lists?goods_id=${productId}`);
      expect(listOf(recordOf(listed.data)["lists"])).toMatchObject([
        { comment, nickname: expect.stringMatching(/^用户/), follow_up: "", edited: 0, image: { length: 9 } },
      ]);
      const [shop] = await backend.db.select().from(shops).where(eq(shops.id, shopId));
      expect(shop).toMatchObject({ score: 4, stars: 3, serviceScore: 3, deliveryScore: 2 });
      const detail = await customer.read(`order/getOrderDetail?id=${orderId}`);
      expect(detail).toMatchObject({ is_comment: 1, order_goods: [{ comment_btn: 0 }, { comment_btn: 1 }] });
      await a.publish({ order_goods_id: lines[1]?.id });
      expect(await a.pending()).toMatchObject({ count: 0, lists: [] });
      expect(await customer.read(`order/getOrderDetail?id=${orderId}`)).toMatchObject({ is_comment: 2 });
    });

    test.each([
      ["no line", { order_goods_id: "" }, "Name the line"],
      ["a word for a line", { order_goods_id: "x" }, "order_goods_id must be an integer"],
      ["an unknown line", { order_goods_id: 99_999_999 }, "This has already been reviewed"],
      ["no stars", { goods_comment: 0 }, "Please rate the product"],
      ["an empty rating", { description_comment: "" }, "Please rate the description"],
      ["a null rating", { service_comment: null }, "Please rate the service"],
      ["a rating left out", { express_comment: undefined }, "Please rate the delivery"],
      ["six stars", { goods_comment: 6 }, "goods_comment is wrong"],
      ["negative stars", { goods_comment: -1 }, "goods_comment is wrong"],
      ["half a star", { goods_comment: 4.5 }, "goods_comment is wrong"],
      ["151 characters", { comment: "字".repeat(151) }, "At most 150 characters"],
      ["10 kB", { comment: "x".repeat(10_000) }, "At most 150 characters"],
      ["an image that is no list", { image: "uploads/a.png" }, "image is wrong"],
      ["a number for an image", { image: [1] }, "image is wrong"],
      ["an unknown image", { image: ["uploads/user/20261120/none.png"] }, expect.stringMatching(/\w/)],
      ["a path out of the store", { image: ["../../etc/passwd"] }, expect.stringMatching(/\w/)],
    ])("writing reviews with %s is rejected, and nothing is written", async (_, wrong, msg) => {
      const { publish, row, pending } = await setUp();
      expect(await publish(wrong)).toMatchObject({ status: 200, code: 0, show: 1, msg, data: [] });
      expect(await row()).toBeUndefined();
      expect(await pending()).toMatchObject({ count: 1 });
    });

    test("writing reviews takes own images that nothing else has, nine at most", async () => {
      const { publish, images, row } = await setUp();
      const other = await backend.newCustomer();
      const [foreign = ""] = await uploadsOf(backend.url, other.token, "review");
      const [avatar = ""] = await uploadsOf(backend.url, (await setUp()).customer.token, "avatar");
      const ten = await images(10);
      for (const image of [[foreign], [avatar], ten]) expect(await publish({ image })).toMatchObject({ code: 0 });
      expect(await row()).toBeUndefined();
      const [first = "", second = ""] = ten;
      const sent = [`${backend.url}/${second}`, first, first];
      expect(await publish({ image: sent })).toMatchObject({ code: 1 });
      expect((await row())?.images).toEqual([second, first]);
    });

    test.each([
      ["refunded in full", "What was refunded cannot be reviewed"],
      ["not received", "Only what was received can be reviewed"],
      ["off the shelf", "This product is no longer sold, so it cannot be reviewed"],
      ["somebody else's", "This has already been reviewed"],
    ])("writing reviews of what is %s is rejected, and it is in no list", async (what, msg) => {
      const a = await setUp();
      const change = {
        "refunded in full": () =>
          backend.db.update(orderLines).set({ refundedQuantity: 2 }).where(eq(orderLines.id, a.line.id)),
        "not received": () => backend.db.update(orders).set({ state: "shipped" }).where(eq(orders.id, a.orderId)),
        "off the shelf": () =>
          backend.db.update(products).set({ isOnShelf: false }).where(eq(products.id, a.productId)),
        "somebody else's": async () => {
          const { id } = await backend.newCustomer();
          return backend.db.update(orders).set({ customerId: id }).where(eq(orders.id, a.orderId));
        },
      }[what];
      await change?.();
      expect(await a.publish()).toMatchObject({ code: 0, msg });
      expect(await a.row()).toBeUndefined();
      expect(await a.pending()).toMatchObject({ count: 0, lists: [], counts: { un_comment: 0 } });
      const page = await a.get(`goods_comment/getCommentPage?order_goods_id=${a.line.id}`);
      if (what === "somebody else's") expect(page).toMatchObject({ code: 0, msg: "Nothing was found here" });
      else expect(page.data).toMatchObject({ able_comment: 0, desc: msg });
      expect(await a.get(`goods_comment/checkGoods?goods_id=${a.productId}`)).toMatchObject({
        code: what === "off the shelf" ? 0 : 1,
      });
    });

    test("writing reviews needs a session, and other customers find nothing to change", async () => {
      const { written, post, row } = await setUp();
      const id = await written();
      const before = await row();
      const other = (await backend.newCustomer()).token;
      for (const token of ["", other]) {
        const refused = [
          await backend.as(token).post("goods_comment/change", { id, ...stars, comment: "Bad" }),
          await backend.as(token).post("goods_comment/followUp", { id, comment: "Bad" }),
          await backend.as(token).post("goods_comment/remove", { id }),
        ];
        const code = token === "" ? -1 : 0;
        expect(refused.map((answer) => answer.code)).toEqual([code, code, code]);
      }
      for (const call of ["getUnCommentOrder", "getCommentOrder", "getCommentPage", "checkGoods"]) {
        expect(await backend.as("").get(`goods_comment/${call}`)).toMatchObject({ code: -1 });
      }
      expect(await backend.as(other).read("goods_comment/getCommentOrder")).toMatchObject({ count: 0, lists: [] });
      for (const call of ["change", "followUp", "remove"]) {
        for (const wrong of [undefined, 0, -1, "x", 2_147_483_647, 9e15]) {
          const answer = await post(`goods_comment/${call}`, { id: wrong, ...stars, comment: "Bad" });
          expect(answer).toMatchObject({ status: 200, code: 0 });
        }
      }
      expect(await row()).toEqual(before);
    });

    test("a review is changed within a week, and says that it was", async () => {
      const { written, post, own, images, row, product, shopId } = await setUp();
      const id = await written();
      const [first = "", second = ""] = await images(2);
      now = later(6.9, "days");
      expect(await post("goods_comment/change", { id, ...stars, comment: "Good" })).toMatchObject({
        code: 1,
        msg: "Saved",
      });
      expect((await row())?.editedAt).toBeNull();
      const changed = { id, ...stars, goods_comment: 1, comment: "Drips", image: [first, second] };
      expect(await post("goods_comment/change", changed)).toMatchObject({ code: 1 });
      expect(await post("goods_comment/change", { ...changed, image: [second] })).toMatchObject({ code: 1 });
      expect(await own()).toMatchObject({
        lists: [{ goods_comment: 1, comment: "Drips", edited: 1, goods_comment_image: [{ uri: second }] }],
      });
      expect((await product()).reviewSummary).toMatchObject({ count: 1, averageStars: 1, positiveRatio: 0 });
      const [shop] = await backend.db.select().from(shops).where(eq(shops.id, shopId));
      expect(shop?.score).toBe(1);
      const [released] = await backend.db.select().from(uploads).where(eq(uploads.path, first));
      expect(released?.attachedTo).toBeNull();
      now = later(7, "days");
      expect(await own()).toMatchObject({ lists: [{ able_change: 0 }] });
      // What was said before may come again, for want of an answer.
      expect(await post("goods_comment/change", { ...changed, image: [second] })).toMatchObject({ code: 1 });
      expect(await post("goods_comment/change", { ...changed, comment: "Leaks" })).toMatchObject({
        code: 0,
        msg: "The time for changes is over",
      });
      expect((await row())?.body).toBe("Drips");
    });

    test("a review is added to once, and the same once more changes nothing", async () => {
      const { written, post, own, images } = await setUp();
      const id = await written();
      now = later(6.9, "days");
      const [image = ""] = await images(1);
      expect(await post("goods_comment/followUp", { id, comment: " " })).toMatchObject({
        code: 0,
        msg: "Please write something",
      });
      const more = { id, comment: "Still good", image: [image] };
      for (const answer of [await post("goods_comment/followUp", more), await post("goods_comment/followUp", more)]) {
        expect(answer).toMatchObject({ code: 1 });
      }
      expect(await post("goods_comment/followUp", { id, comment: "And more" })).toMatchObject({
        code: 0,
        msg: "Something has already been added to it",
      });
      expect(await own()).toMatchObject({
        lists: [
          {
            follow_up: "Still good",
            follow_up_time: "2026-11-27 09:36:00",
            follow_up_images: [`${backend.url}/${image}`],
            able_follow_up: 0,
          },
        ],
      });
    });

    test("a deleted review is gone with all that it said, and its line is not reviewed again", async () => {
      const { publish, own, post, images, row, product, pending, productId } = await setUp();
      const [image = "", added = ""] = await images(2);
      await publish({ image: [image] });
      const id = (await row())?.id ?? 0;
      await post("goods_comment/followUp", { id, comment: "More", image: [added] });
      for (const answer of [await post("goods_comment/remove", { id }), await post("goods_comment/remove", { id })]) {
        expect(answer).toMatchObject({ code: 1, msg: "The review is deleted" });
      }
      expect(await row()).toMatchObject({ body: "", images: [], followUp: "", followUpImages: [], productStars: 4 });
      expect(await own()).toMatchObject({ count: 0, lists: [] });
      expect(await pending()).toMatchObject({ count: 0 });
      expect((await product()).reviewSummary).toMatchObject({ count: 0, averageStars: 4 });
      for (const path of [image, added]) {
        const [upload] = await backend.db.select().from(uploads).where(eq(uploads.path, path));
        expect(upload?.attachedTo).toBeNull();
      }
      expect(await publish()).toMatchObject({ code: 0, msg: "This has already been reviewed" });
      expect(await post("goods_comment/followUp", { id, comment: "x" })).toMatchObject({ code: 0 });
      const client = backend.client();
      expect(await fetchReviews(client, { productId, filter: "all", page: 1, pageSize: 5 })).toMatchObject({
        total: 0,
      });
    });

    test("a hidden review is in no list of its writer's, who may only delete it", async () => {
      const { written, post, own, row } = await setUp();
      const id = await written();
      await backend.db.update(reviews).set({ isVisible: false }).where(eq(reviews.id, id));
      expect(await own()).toMatchObject({ count: 0, lists: [], counts: { comment: 0 } });
      expect(await post("goods_comment/change", { id, ...stars, comment: "x" })).toMatchObject({ code: 0 });
      expect(await post("goods_comment/followUp", { id, comment: "x" })).toMatchObject({ code: 0 });
      expect(await post("goods_comment/remove", { id })).toMatchObject({ code: 1 });
      expect((await row())?.deletedAt).toEqual(start);
    });

    test("a review that is repeated for want of an answer is one, where the client says so", async () => {
      const { post, line, row } = await setUp();
      const review = { order_goods_id: line.id, ...stars, comment: "Good", image: [] };
      expect(await post("goods_comment/addGoodsComment", review, { key: "a" })).toMatchObject({ code: 1 });
      expect(await post("goods_comment/addGoodsComment", review, { key: "b" })).toMatchObject({ code: 1 });
      expect(await post("goods_comment/addGoodsComment", review)).toMatchObject({ code: 0 });
      expect(await post("goods_comment/addGoodsComment", { ...review, comment: "Bad" }, { key: "a" })).toMatchObject({
        code: 0,
      });
      expect(await post("goods_comment/addGoodsComment", review, { language: "zh" })).toMatchObject({
        msg: "商品已评价，请勿重复评价",
      });
      expect((await row())?.body).toBe("Good");
    });

    test("of many who review a line at once one does, and a shop's score counts all its reviews", async () => {
      for (let round = 0; round < 3; round++) {
        const { post, lines, shopId } = await setUp({}, 4);
        const all = lines.flatMap(({ id }, index) =>
          Array.from({ length: 3 }, (_, attempt) =>
            post("goods_comment/addGoodsComment", {
              order_goods_id: id,
              ...stars,
              goods_comment: 1 + index,
              comment: `Attempt ${attempt}`,
            }),
          ),
        );
        const answers = await Promise.all(all);
        expect(answers.filter(({ code }) => code === 1)).toHaveLength(4);
        const [shop] = await backend.db.select().from(shops).where(eq(shops.id, shopId));
        expect(shop?.score).toBe(2.5);
      }
    });

    test("of many who change, add to and delete a review at once none is half done", async () => {
      for (let round = 0; round < 3; round++) {
        const { written, post, row, images } = await setUp();
        const id = await written();
        const paths = await images(4);
        const [removed, ...others] = await Promise.all([
          post("goods_comment/remove", { id }),
          ...paths.map((path, index) =>
            post("goods_comment/followUp", { id, comment: `More ${index}`, image: [path] }),
          ),
          ...paths.map((path) => post("goods_comment/change", { id, ...stars, comment: "Other", image: [path] })),
        ]);
        expect(removed).toMatchObject({ code: 1 });
        expect(others.filter(({ code }) => code === 1).length).toBeLessThanOrEqual(5);
        expect(await row()).toMatchObject({ body: "", images: [], followUp: "", followUpImages: [] });
        for (const path of paths) {
          const [upload] = await backend.db.select().from(uploads).where(eq(uploads.path, path));
          expect(upload?.attachedTo).toBeNull();
        }
      }
    });
  },
  { now: () => now },
);
