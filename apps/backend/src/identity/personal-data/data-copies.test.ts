import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { hashPassword } from "../authentication/password-hash.ts";
import { uploadDirectory } from "../../platform/ports/uploads/upload-directory.ts";
import { addresses } from "../../platform/store/schema/addresses.ts";
import { favouriteProducts } from "../../platform/store/schema/favourites.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { orderEvents, orders } from "../../platform/store/schema/orders.ts";
import { dataCopies } from "../../platform/store/schema/personal-data.ts";
import { eq } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { start } from "../../test-support/later.ts";
import { newestCode } from "../../test-support/newest-code.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { personalDataJobs } from "../../test-support/personal-data-jobs.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { smallImage, uploadsOf } from "../../test-support/send-upload.ts";
import { testCache } from "../../test-support/filled-store.ts";

const password = "plaza2026";
const hash = await hashPassword(password, { power: 4, blocks: 1, lanes: 1 });
const oneHour = 60 * 60_000;
let time = start;

onEachStore(
  "a copy of one's data",
  (backend) => {
    const jobs = () => personalDataJobs(backend.db, () => time);
    const request = (token: string, body: object = { password }) => backend.as(token).post("user_data/ask", body);
    const state = (token: string) => backend.as(token).read("user_data/state");
    const download = (url: unknown, token: string, method = "GET") =>
      fetch(`${backend.url}${String(url)}`, { method, headers: { token } });
    const setUp = async () => {
      time = start;
      return backend.newCustomer({ passwordHash: hash }, start);
    };
    const opened = async (answer: Response) => {
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
      return {
        files,
        json: (domain: string): Record<string, unknown> =>
          recordOf(JSON.parse(strFromU8(files[`${domain}.json`] ?? new Uint8Array()))),
      };
    };

    test("a copy has what the store has of its customer, and nothing of others", async () => {
      const { db, url } = backend;
      time = start;
      const { id, token } = await backend.richCustomer();
      await db.update(customers).set({ passwordHash: hash, nickname: "小明 <b>" }).where(eq(customers.id, id));
      const productId = await putOnSale(db, { name: "Lamp", fields: { price: 1250 } });
      const { orderIds } = await putOrders(
        db,
        id,
        [{ lines: [{ productId, quantity: 2 }], fields: { remark: "Ring twice" } }],
        start,
      );
      await db
        .update(orderEvents)
        .set({ note: "A difficult customer" })
        .where(eq(orderEvents.orderId, orderIds[0] ?? 0));
      await db.insert(addresses).values({
        customerId: id,
        contact: "张三",
        telephone: "13800138000",
        provinceId: 440000,
        cityId: 440100,
        districtId: 440106,
        street: "天河路100号",
      });
      await db.insert(favouriteProducts).values({ customerId: id, productId, price: 1250, savedAt: start });
      const [avatar = "", picture = ""] = [
        ...(await uploadsOf(url, token, "avatar")),
        ...(await uploadsOf(url, token, "after_sale")),
      ];
      expect(await request(token)).toMatchObject({
        code: 1,
        msg: "A copy of your data is being made",
        data: { state: "wanted", url: "" },
      });
      expect(await jobs().make()).toBe(1);
      const ready = await state(token);
      expect(ready).toMatchObject({
        state: "ready",
        create_time: "2026-11-20 12:00:00",
        expire_time: "2026-11-21 12:00:00",
      });
      const answer = await download(ready["url"], token);
      expect([
        answer.status,
        answer.headers.get("content-type"),
        answer.headers.get("cache-control"),
        answer.headers.get("content-disposition"),
      ]).toEqual([200, "application/zip", "private, no-store", 'attachment; filename="my-data-2026-11-20.zip"']);
      expect(answer.headers.get("content-length")).toBe(String(ready["size"]));
      const { files, json } = await opened(answer);
      const [row] = await db.select().from(customers).where(eq(customers.id, id));
      expect(json("customers")).toEqual({
        profile: {
          number: row?.number,
          mobile: row?.mobile,
          email: null,
          nickname: "小明 <b>",
          gender: "not said",
          level: null,
          inviteCode: row?.inviteCode,
          registeredAt: row?.createdAt.toISOString(),
        },
      });
      const [order] = await db.select().from(orders).where(eq(orders.customerId, id));
      expect(json("orders")).toMatchObject({
        orders: [
          {
            number: order?.number,
            total: { amount: "25.00", currency: "CNY" },
            contact: "张三",
            remark: "Ring twice",
            orderedAt: "2026-11-20T04:00:00.000Z",
            lines: [{ productId, quantity: 2, unitPrice: { amount: "12.50", currency: "CNY" } }],
          },
        ],
      });
      expect(json("wallet")).toMatchObject({
        balance: { amount: "10000.00", currency: "CNY" },
        movements: [{ what: "granted" }],
      });
      expect(json("addresses")).toMatchObject({ addresses: [{ contact: "张三", street: "天河路100号" }] });
      expect(json("favourites")).toMatchObject({ products: [{ productId, savedAt: start.toISOString() }] });
      const names = [avatar, picture].map((path) => `files/${path.replace(/^\w+\//, "").replaceAll("/", "-")}`);
      expect(Object.keys(files).filter((name) => name.startsWith("files/"))).toEqual(names);
      const image = files[names[1] ?? ""] ?? new Uint8Array();
      expect(Buffer.from(image).subarray(0, 8)).toEqual((await smallImage()).subarray(0, 8));
      const everything = Object.entries(files)
        .map(([, content]) => strFromU8(content))
        .join("\n");
      for (const secret of [hash, token, "difficult", "idempotency", "Hash"]) expect(everything).not.toContain(secret);
    });

    test("a copy is fetched once, for the session of its customer alone", async () => {
      const { id, token } = await setUp();
      const other = await backend.newCustomer({}, start);
      await request(token);
      await jobs().make();
      const { url } = await state(token);
      for (const [address, by, method] of [
        [url, other.token],
        [url, ""],
        [`${String(url)}x`, token],
        ["/api/user_data/download", token],
        [url, token, "HEAD"],
      ] as const) {
        const answer = await download(address, by, method);
        expect(answer.headers.get("content-type")).not.toBe("application/zip");
        expect(answer.headers.get("content-disposition")).toBeNull();
      }
      const answers = await Promise.all([1, 2, 3].map(() => download(url, token)));
      expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 404, 404]);
      for (const answer of answers) await answer.arrayBuffer();
      expect(await state(token)).toMatchObject({ state: "used", url: "" });
      expect((await download(url, token)).status).toBe(404);
      const [copy] = await backend.db.select().from(dataCopies).where(eq(dataCopies.customerId, id));
      const file = () => uploadDirectory(testCache).find(copy?.path ?? "", { isHead: false, range: null });
      await jobs().forget();
      expect(await file()).not.toBeNull();
      time = new Date(start.getTime() + 2 * oneHour);
      await jobs().forget();
      expect(await file()).toBeNull();
      expect(await state(token)).toMatchObject({ state: "used" });
    });

    test("a copy ends after a day, and its file with it", async () => {
      const { id, token } = await setUp();
      await request(token);
      await jobs().make();
      const { url } = await state(token);
      time = new Date(start.getTime() + 24 * oneHour);
      expect(await state(token)).toMatchObject({ state: "expired", url: "" });
      expect((await download(url, token)).status).toBe(404);
      const [copy] = await backend.db.select().from(dataCopies).where(eq(dataCopies.customerId, id));
      await jobs().forget();
      expect(await uploadDirectory(testCache).find(copy?.path ?? "", { isHead: false, range: null })).toBeNull();
      time = new Date(start.getTime() + 31 * 24 * oneHour);
      await jobs().forget();
      expect(await backend.db.$count(dataCopies, eq(dataCopies.customerId, id))).toBe(0);
    });

    test("a copy that is being made is not made again, by whichever node, and there are three a day", async () => {
      const { id, token } = await setUp();
      const answers = await Promise.all([1, 2, 3].map(() => request(token)));
      expect(answers.map(({ code }) => code)).toEqual([1, 1, 1]);
      const db = backend.db;
      expect(await db.$count(dataCopies, eq(dataCopies.customerId, id))).toBe(1);
      const made = await Promise.all([1, 2, 3].map(() => jobs().make()));
      expect(made.reduce((sum, each) => sum + each, 0)).toBe(1);
      const first = await state(token);
      for (const _ of [2, 3]) {
        expect(await request(token)).toMatchObject({ code: 1, data: { state: "wanted" } });
        await jobs().make();
      }
      expect(await request(token)).toMatchObject({ code: 0, msg: expect.stringMatching(/^Too many/) });
      // The newer one has taken the place of the older.
      expect((await download(first["url"], token)).status).toBe(404);
      expect((await download((await state(token))["url"], token)).status).toBe(200);
    });

    test("a copy that breaks off is begun anew, and given up in the end", async () => {
      const { id, token } = await setUp();
      await request(token);
      const db = backend.db;
      const broken = { ...uploadDirectory(testCache), writeFrom: () => Promise.reject(new Error("The disk is full")) };
      for (let tries = 1; tries <= 4; tries += 1) {
        await expect(personalDataJobs(db, () => time, broken).make()).rejects.toThrow("The disk is full");
        expect(await jobs().make()).toBe(0);
        expect(await state(token)).toMatchObject({ state: "wanted" });
        time = new Date(time.getTime() + 10 * 60_000);
      }
      await jobs().make();
      expect(await state(token)).toMatchObject({ state: "failed" });
      const [copy] = await db.select().from(dataCopies).where(eq(dataCopies.customerId, id));
      expect(copy?.tries).toBe(5);
      await request(token);
      expect(await jobs().make()).toBe(1);
      expect(await state(token)).toMatchObject({ state: "ready" });
    });

    test("a copy is asked for by the password, tried as seldom as at a login", async () => {
      const { token } = await setUp();
      expect(await request(token, {})).toMatchObject({ code: 0, msg: "Please enter your password" });
      for (let tries = 0; tries < 10; tries += 1) {
        expect(await request(token, { password: "wrong1" })).toMatchObject({ code: 0, msg: "The password is wrong" });
      }
      expect(await request(token)).toMatchObject({ code: 0, msg: expect.stringMatching(/^Too many/) });
      expect(await state(token)).toMatchObject({ state: "none" });
    });

    test("a copy is asked for by a code where there is no password, which is sent to the customer's own number alone", async () => {
      time = new Date();
      const { db } = backend;
      const { token } = await backend.newCustomer({ mobile: "13312345001" }, time);
      const send = (mobile: string) => backend.as(token).post("sms/send", { mobile, key: "SFYZ" });
      expect(await state(token)).toMatchObject({ needs_code: 1, mobile: "13312345001" });
      expect(await request(token)).toMatchObject({ code: 0 });
      expect(await send("13312345002")).toMatchObject({ code: 0, msg: expect.stringMatching(/^This is not/) });
      expect(await send("13312345001")).toMatchObject({ code: 1 });
      const code = await newestCode(db, "13312345001", "SFYZ");
      expect(await request(token, { code: code === "0000" ? "1111" : "0000" })).toMatchObject({ code: 0 });
      expect(await request(token, { code })).toMatchObject({ code: 1, data: { state: "wanted" } });
      expect(await backend.ask("sms/send", { body: { mobile: "13312345001", key: "SFYZ" } })).toMatchObject({
        code: -1,
      });
    });
  },
  { now: () => time },
);
