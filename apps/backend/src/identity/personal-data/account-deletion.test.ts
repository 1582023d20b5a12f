import { expect, test } from "vitest";
import { hashPassword } from "../authentication/password-hash.ts";
import { uploadDirectory } from "../../platform/ports/uploads/upload-directory.ts";
import type { Executor } from "../../platform/store/database.ts";
import { addresses } from "../../platform/store/schema/addresses.ts";
import { afterSales } from "../../platform/store/schema/after-sales.ts";
import { skus } from "../../platform/store/schema/catalog.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { favouriteProducts, followedShops } from "../../platform/store/schema/favourites.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { notices } from "../../platform/store/schema/notices.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import { accountDeletions } from "../../platform/store/schema/personal-data.ts";
import { settings } from "../../platform/store/schema/settings.ts";
import { uploads } from "../../platform/store/schema/uploads.ts";
import { withdrawals } from "../../platform/store/schema/withdrawals.ts";
import { and, eq, sql } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { start } from "../../test-support/later.ts";
import { newestCode } from "../../test-support/newest-code.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { personalDataJobs } from "../../test-support/personal-data-jobs.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { uploadsOf } from "../../test-support/send-upload.ts";
import { testCache } from "../../test-support/filled-store.ts";
import { newMobile } from "../../test-support/new-customer.ts";

const password = "plaza2026";
const passwordHash = await hashPassword(password, { power: 4, blocks: 1, lanes: 1 });
const oneDay = 24 * 60 * 60_000;
const after = (days: number): Date => new Date(start.getTime() + days * oneDay);
let time = start;

/** Where a text stands, in whatever column of whatever table. */
async function columnsWith(db: Executor, text: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ table_name: string; column_name: string }>(sql`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'jsonb', 'ARRAY')`);
  expect(rows.length).toBeGreaterThan(100);
  const columns: string[] = [];
  for (const { table_name: table, column_name: column } of rows) {
    const { rows: found } = await db.execute(sql`
      select 1 from ${sql.identifier(table)} where position(${text} in ${sql.identifier(column)}::text) > 0 limit 1`);
    if (found.length > 0) columns.push(`${table}.${column}`);
  }
  return columns;
}

onEachStore(
  "deleting an account",
  (backend) => {
    const jobs = () => personalDataJobs(backend.db, () => time);
    const leave = (token: string) => backend.as(token).post("user_delete/delete", { password });
    const check = (token: string) => backend.as(token).read("user_delete/check");
    const obstacles = async (token: string) => (await check(token))["obstacles"];
    const rowOf = async (id: number) => (await backend.db.select().from(customers).where(eq(customers.id, id)))[0];
    const setUp = async (fields: Partial<typeof customers.$inferInsert> = {}) => {
      time = start;
      const mobile = newMobile();
      return { mobile, ...(await backend.newCustomer({ passwordHash, mobile, ...fields }, start)) };
    };
    /** A completed order that nothing is left to be done about. */
    const bought = async (customerId: number, fields: Partial<typeof orders.$inferInsert> = {}) => {
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1000 } });
      const { orderIds } = await putOrders(
        backend.db,
        customerId,
        [
          {
            lines: [{ productId, quantity: 2 }],
            fields: { state: "completed", payBefore: null, completedAt: start, ...fields },
          },
        ],
        start,
      );
      const orderId = orderIds[0] ?? 0;
      const [line] = await backend.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
      return { orderId, productId, lineId: line?.id ?? 0 };
    };

    test("nothing says any more who it was, in whatever table", async () => {
      const nickname = "Ilsebil von Tintenfass";
      const { id, token, mobile } = await setUp({ nickname });
      const { url } = backend;
      const contact = "Butt Pantoffel";
      const street = "Pisspott Lane 17";
      const { orderId, lineId, productId } = await bought(id, {
        contact,
        street,
        telephone: mobile,
        remark: `Ring at ${nickname}`,
        paidAt: start,
      });
      const address = { contact, telephone: mobile, provinceId: 440000, cityId: 440100, districtId: 440106, street };
      await backend.db.insert(addresses).values([
        { customerId: id, ...address },
        { customerId: id, ...address, deletedAt: start },
      ]);
      await backend.db.insert(favouriteProducts).values({ customerId: id, productId, price: 1000, savedAt: start });
      const [shop] = await backend.db.select().from(shops).where(eq(shops.id, 1));
      await backend.as(token).post("shop_follow/changeStatus", { shop_id: 1 });
      const [avatar = "", picture = ""] = [
        ...(await uploadsOf(url, token, "avatar")),
        ...(await uploadsOf(url, token, "after_sale")),
      ];
      await backend.as(token).post("user/setInfo", { field: "avatar", value: avatar });
      const about = {
        orderId,
        lineId,
        customerId: id,
        shopId: 1,
        type: "refund",
        quantity: 1,
        amount: 1000,
        createdAt: start,
      } as const;
      await backend.db.insert(afterSales).values({
        ...about,
        number: `as-${id}`,
        reason: "Broken",
        remark: `I am ${contact}`,
        images: [picture],
        rejection: `Dear ${nickname}`,
        state: "refused",
      });
      await backend.db.insert(withdrawals).values({
        orderId,
        customerId: id,
        name: contact,
        contact: mobile,
        isByLink: false,
        amount: 0,
        freight: 0,
        contentHash: "",
        createdAt: start,
      });
      expect(
        await backend.as(token).post("order_invoice/add", {
          id: orderId,
          type: 0,
          header_type: 0,
          name: contact,
          email: "butt@pisspott.example",
        }),
      ).toMatchObject({ code: 1 });
      await backend.as(token).post("account/login", { mobile, password: "wrong", client: 5 });
      await backend.as(token).post("sms/send", { mobile, key: "YZMDL" });
      await newestCode(backend.db, mobile, "YZMDL");
      await backend.as(token).post("user_data/ask", { password });
      await jobs().make();
      for (const text of [nickname, mobile, contact, street])
        expect(await columnsWith(backend.db, text)).not.toEqual([]);

      expect(await leave(token)).toMatchObject({ code: 1, data: { delete_time: "2026-12-04 12:00:00" } });
      time = new Date(after(14).getTime() - 1000);
      expect(await jobs().remove()).toBe(0);
      time = after(14);
      expect(await jobs().remove()).toBe(1);
      for (const text of [nickname, mobile, contact, street, avatar, passwordHash, "butt@pisspott.example"]) {
        expect(await columnsWith(backend.db, text), text).toEqual(text === avatar ? ["uploads.path"] : []);
      }
      expect(await rowOf(id)).toMatchObject({
        mobile: null,
        nickname: "",
        avatar: null,
        passwordHash: null,
        deletedAt: time,
      });
      expect(await backend.as(token).get("user/info")).toMatchObject({ code: -1 });
      // What was sold for how much is kept, and its place in the books.
      const [order] = await backend.db.select().from(orders).where(eq(orders.id, orderId));
      expect(order).toMatchObject({
        customerId: id,
        state: "completed",
        amount: 2000,
        contact: "",
        regionNames: [],
        provinceId: null,
      });
      expect(await backend.db.$count(followedShops, eq(followedShops.customerId, id))).toBe(0);
      expect((await backend.db.select().from(shops).where(eq(shops.id, 1)))[0]?.followers).toBe(shop?.followers);
      // Files go by the jobs that delete all others.
      await jobs().forgetUploads();
      await jobs().forget();
      expect(await backend.db.$count(uploads, eq(uploads.customerId, id))).toBe(0);
      expect(await uploadDirectory(testCache).find(avatar, { isHead: false, range: null })).toBeNull();
      // What was under way when it happened is swept, and nothing is left to be done.
      await backend.db.insert(favouriteProducts).values({ customerId: id, productId, price: 1000, savedAt: start });
      await backend.db.update(customers).set({ nickname }).where(eq(customers.id, id));
      time = new Date(after(14).getTime() + 10 * 60_000);
      expect(await jobs().remove()).toBe(1);
      expect(await columnsWith(backend.db, nickname)).toEqual([]);
      expect(await backend.db.$count(favouriteProducts, eq(favouriteProducts.customerId, id))).toBe(0);
      expect(await jobs().remove()).toBe(0);
      expect(await backend.db.$count(accountDeletions, eq(accountDeletions.customerId, id))).toBe(0);
    });

    test("the number is free once the account is gone, and not before", async () => {
      const { id, token, mobile } = await setUp();
      await leave(token);
      const register = async () => {
        time = new Date(time.getTime() + 61_000);
        await backend.as("").post("sms/send", { mobile, key: "ZCYZ" });
        return backend.as("").post("account/register", {
          mobile,
          password,
          client: 5,
          code: await newestCode(backend.db, mobile, "ZCYZ"),
        });
      };
      expect(await register()).toMatchObject({ code: 0, msg: "This mobile number is already registered" });
      expect(await backend.as("").post("account/login", { mobile, password, client: 5 })).toMatchObject({ code: 1 });
      time = after(14);
      await jobs().remove();
      expect(await backend.as("").post("account/login", { mobile, password, client: 5 })).toMatchObject({ code: 0 });
      expect(await register()).toMatchObject({ code: 1 });
      const [anew] = await backend.db.select().from(customers).where(eq(customers.mobile, mobile));
      expect(anew?.id).not.toBe(id);
      // What is swept of the old account is nothing of the new one.
      time = after(15);
      await jobs().remove();
      expect(await backend.as("").post("account/login", { mobile, password, client: 5 })).toMatchObject({ code: 1 });
    });

    test.each([
      ["unpaid", 1],
      ["paid", 1],
      ["shipped", 1],
      ["completed", 0],
      ["closed", 0],
    ] as const)("an order that is %s bars %d times", async (state, count) => {
      const { id, token } = await setUp();
      await bought(id, { state });
      expect(await obstacles(token)).toEqual(count === 0 ? [] : [{ kind: "orders", count, amount: "" }]);
      expect(await leave(token)).toMatchObject({ code: 1 - count });
    });

    test("a balance, requests and refunds under way bar, each by its name", async () => {
      time = start;
      const { id, token } = await backend.richCustomer(1234);
      await backend.db.update(customers).set({ passwordHash }).where(eq(customers.id, id));
      for (const isWithdrawal of [false, true]) {
        const { orderId, lineId } = await bought(id);
        const about = {
          orderId,
          lineId,
          customerId: id,
          shopId: 1,
          type: "return",
          quantity: 1,
          amount: 1000,
          createdAt: start,
        } as const;
        await backend.db
          .insert(afterSales)
          .values({ ...about, number: `o-${orderId}`, reason: "", state: "toReturn", isWithdrawal });
      }
      expect(await check(token)).toMatchObject({
        pass: 0,
        msg: "Something has to be settled before your account can be deleted",
        data: { status: { pass: 1 }, order: { pass: 1 }, after_sale: { pass: 0 }, withdraw: { pass: 0 } },
        obstacles: [
          { kind: "balance", count: 1, amount: "12.34" },
          { kind: "after_sales", count: 1, amount: "" },
          { kind: "withdrawals", count: 1, amount: "" },
        ],
        days: 14,
        delete_time: "",
      });
      expect(await leave(token)).toMatchObject({ code: 0, data: [] });
      expect(await backend.db.$count(accountDeletions, eq(accountDeletions.customerId, id))).toBe(0);
    });

    test("a second thought keeps the account, from wherever one is logged in", async () => {
      const { id, token, mobile } = await setUp();
      await leave(token);
      expect(await leave(token)).toMatchObject({ code: 1, data: { delete_time: "2026-12-04 12:00:00" } });
      const inbox = await backend.as(token).read("notice/lists");
      expect(listOf(inbox["lists"])).toMatchObject([
        {
          kind: "account",
          about: "account",
          text: expect.stringMatching(/^Your account is going to be deleted on 4 Dec 2026/),
        },
      ]);
      const login = recordOf((await backend.as("").post("account/login", { mobile, password, client: 5 })).data);
      const again = String(login["token"]);
      expect(await check(again)).toMatchObject({ delete_time: "2026-12-04 12:00:00", pass: 1 });
      const other = await backend.newCustomer({}, start);
      await other.post("user_delete/revoke");
      expect(await check(again)).toMatchObject({ delete_time: "2026-12-04 12:00:00" });
      expect(await backend.as(again).post("user_delete/revoke")).toMatchObject({ code: 1, msg: "Your account stays" });
      expect(await backend.as(again).post("user_delete/revoke")).toMatchObject({ code: 1 });
      expect(await check(again)).toMatchObject({ delete_time: "" });
      time = after(20);
      await jobs().remove();
      expect(await rowOf(id)).toMatchObject({ mobile, deletedAt: null });
    });

    test("what was begun meanwhile keeps the account, and its customer is told", async () => {
      const { id, token, mobile } = await setUp();
      await leave(token);
      await bought(id, { state: "paid" });
      time = after(14);
      expect(await jobs().remove()).toBe(1);
      expect(await rowOf(id)).toMatchObject({ mobile, deletedAt: null });
      expect(await backend.db.$count(accountDeletions, eq(accountDeletions.customerId, id))).toBe(0);
      const delivered = await backend.db
        .select()
        .from(notices)
        .where(and(eq(notices.customerId, id), eq(notices.textKey, "noticeDeletionBarred")));
      expect(delivered).toHaveLength(1);
    });

    test("a deletion is asked for by the password", async () => {
      const { id, token } = await setUp();
      for (const body of [{}, { password: "" }, { password: "wrong1" }, { code: "1234" }]) {
        expect(await backend.as(token).post("user_delete/delete", body)).toMatchObject({ code: 0 });
      }
      expect(await backend.db.$count(accountDeletions, eq(accountDeletions.customerId, id))).toBe(0);
    });

    test("an order that is submitted at the same moment is there with its customer, or not at all", async () => {
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1000 }, stock: 50 });
      const [sku] = await backend.db.select().from(skus).where(eq(skus.productId, productId));
      for (let round = 0; round < 8; round += 1) {
        const { id, token } = await setUp();
        await backend.as(token).post("user_address/add", {
          contact: "张三",
          telephone: "13800138000",
          province_id: 440000,
          city_id: 440100,
          district_id: 440106,
          address: "天河路100号",
          is_default: 1,
        });
        const [address] = await backend.db.select().from(addresses).where(eq(addresses.customerId, id));
        await leave(token);
        time = new Date(start.getTime() + 14 * oneDay);
        // The session would be over by now.
        await backend.db.execute(
          sql`update sessions set expires_at = ${after(30).toISOString()} where customer_id = ${id}`,
        );
        const submit = () =>
          backend.as(token).post("order/submitOrder", {
            goods: [{ item_id: sku?.id, num: 1, goods_id: productId }],
            address_id: address?.id,
            type: "buy",
          });
        const [answer] = await (round % 2 === 0
          ? Promise.all([submit(), jobs().remove()])
          : Promise.all([jobs().remove(), submit()]).then(([done, given]) => [given, done] as const));
        const row = await rowOf(id);
        const count = await backend.db.$count(orders, eq(orders.customerId, id));
        expect([`true 1`, `false 0`], JSON.stringify(answer)).toContain(`${row?.deletedAt === null} ${count}`);
      }
    });

    test("the days to change one's mind are a setting, and what is asked already keeps its day", async () => {
      const { token } = await setUp();
      await leave(token);
      await backend.db.insert(settings).values({ key: "accountDeletionDays", value: "3" });
      const second = await setUp();
      expect(await leave(second.token)).toMatchObject({ data: { delete_time: "2026-11-23 12:00:00" } });
      expect(await leave(token)).toMatchObject({ data: { delete_time: "2026-12-04 12:00:00" } });
      await backend.db.delete(settings).where(eq(settings.key, "accountDeletionDays"));
    });
  },
  { now: () => time },
);
