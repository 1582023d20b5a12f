import { expect, test } from "vitest";
import { cartLines } from "../../platform/store/schema/cart.ts";
import { coupons, customerCoupons } from "../../platform/store/schema/coupons.ts";
import { eq, like } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { newestCode } from "../../test-support/newest-code.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { rateLimits } from "../../platform/store/schema/rate-limits.ts";
import { uploads } from "../../platform/store/schema/uploads.ts";
import { noImage } from "../../test-support/no-image.ts";
import { sendUpload, uploadsOf } from "../../test-support/send-upload.ts";
import { newMobile } from "../../test-support/new-customer.ts";

const oneDay = 24 * 60 * 60 * 1000;

onEachStore("profile", (backend) => {
  const info = (token: string) => backend.as(token).read("user/info");
  const publicData = (token: string) => backend.as(token).read("pc/commonData");

  test("a profile is what the contract calls it", async () => {
    const createdAt = new Date("2026-11-20T04:00:00Z");
    const mobile = newMobile();
    const { id, token } = await backend.newCustomer({ mobile, nickname: "Lin", createdAt });
    expect(await info(token)).toEqual({
      id,
      sn: expect.stringMatching(/^\d{8}$/),
      nickname: "Lin",
      avatar: noImage,
      mobile,
      sex: "未知",
      create_time: "2026-11-20 12:00:00",
      oa_auth: 0,
      mnp_auth: 0,
    });
  });

  test("a profile is changed as a whole or field by field", async () => {
    const { token } = await backend.newCustomer();
    const saved = { code: 1, show: 0, msg: "Your profile has been saved", data: [] };
    expect(await backend.as(token).post("pc/changeUserInfo", { nickname: " 小\n明 👨‍👩‍👧 ", sex: 2 })).toMatchObject(saved);
    expect(await info(token)).toMatchObject({ nickname: "小 明 👨‍👩‍👧", sex: "女" });
    expect(await backend.as(token).post("user/setInfo", { field: "sex", value: 0 })).toMatchObject(saved);
    expect(await backend.as(token).post("user/setInfo", { field: "nickname", value: "<b>Lin</b>" })).toMatchObject(
      saved,
    );
    const { data } = await sendUpload(backend.url, { token, purpose: "avatar" });
    const image = String(recordOf(data)["uri"]);
    expect(await backend.as(token).post("user/setInfo", { field: "avatar", value: image })).toMatchObject(saved);
    expect(await info(token)).toMatchObject({ nickname: "<b>Lin</b>", sex: "未知", avatar: image });
    expect((await publicData(token))["nickname"]).toBe("<b>Lin</b>");
  });

  test.each([
    ["pc/changeUserInfo", { sex: 1 }],
    ["pc/changeUserInfo", { nickname: "\u202e \u0007", sex: 1 }],
    ["pc/changeUserInfo", { nickname: "名".repeat(33), sex: 1 }],
    ["pc/changeUserInfo", { nickname: "Lin" }],
    ["pc/changeUserInfo", { nickname: "Lin", sex: 3 }],
    ["user/setInfo", { field: "nickname", value: "" }],
    ["user/setInfo", { value: "x" }],
    ["user/setInfo", { field: "sex", value: "1.0" }],
    ["user/setInfo", { field: "avatar", value: "https://elsewhere.example/pixel.png" }],
    ["user/setInfo", { field: "avatar", value: "javascript:alert(1)" }],
    ["user/setInfo", { field: "avatar", value: "uploads/../../etc/passwd.png" }],
  ])("a profile takes nothing else: %s %j", async (call, body) => {
    const { id, token } = await backend.newCustomer({ nickname: "before" });
    expect(await backend.as(token).post(call, body)).toMatchObject({ code: 0, show: 1, data: [] });
    const [row] = await backend.db.select().from(customers).where(eq(customers.id, id));
    expect(row).toMatchObject({ nickname: "before", sex: 0, avatar: null });
  });

  test("an avatar is the customer's own upload, and the one before is let go of", async () => {
    const { db, url } = backend;
    const { id, token } = await backend.newCustomer();
    const other = await backend.newCustomer();
    const [first = "", second = ""] = await uploadsOf(url, token, "avatar", 2);
    const wrong = [...(await uploadsOf(url, other.token, "avatar")), ...(await uploadsOf(url, token, "review"))];
    const show = (value: string) => backend.as(token).post("user/setInfo", { field: "avatar", value });
    for (const path of wrong)
      expect(await show(path)).toMatchObject({ code: 0, msg: "Please upload the picture again" });
    expect(await show(first)).toMatchObject({ code: 1 });
    expect(await show(second)).toMatchObject({ code: 1 });
    expect(await info(token)).toMatchObject({ avatar: `${url}/${second}` });
    const stored = await db
      .select()
      .from(uploads)
      .where(eq(uploads.attachedTo, `avatar:${id}`));
    expect(stored.map(({ path }) => path)).toEqual([second]);
  });

  test("a profile has only the fields that are a customer's to change", async () => {
    const { db } = backend;
    const { id, token } = await backend.newCustomer();
    const [before] = await db.select().from(customers).where(eq(customers.id, id));
    const fields = ["level_id", "levelId", "user_money", "id", "mobile", "passwordHash", "is_disabled", "__proto__"];
    for (const field of fields) {
      expect(await backend.as(token).post("user/setInfo", { field, value: "1" })).toMatchObject({
        code: 0,
        msg: "This cannot be changed here",
      });
    }
    const everything = { ...Object.fromEntries(fields.map((field) => [field, 1])), level: 1, number: "1", user_id: 1 };
    expect(await backend.as(token).post("pc/changeUserInfo", { ...everything, nickname: "Lin", sex: 1 })).toMatchObject(
      {
        code: 1,
      },
    );
    const [after] = await db.select().from(customers).where(eq(customers.id, id));
    expect(after).toEqual({ ...before, nickname: "Lin", sex: 1 });
  });

  test("a profile counts the quantity in the cart and coupons that can still be used", async () => {
    const { db } = backend;
    const { id, token } = await backend.newCustomer({ nickname: "Lin" });
    expect(await publicData(token)).toMatchObject({ cart_num: 0, coupon_num: 0, nickname: "Lin" });
    const [first, second] = await db
      .select({ id: skus.id, productId: products.id })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .orderBy(skus.id)
      .limit(2);
    if (first === undefined || second === undefined) throw new Error("The demo has SKUs");
    await db.insert(cartLines).values([
      { customerId: id, productId: first.productId, skuId: first.id, quantity: 3 },
      { customerId: id, productId: second.productId, skuId: second.id, quantity: 4 },
      { customerId: id, productId: first.productId, skuId: 999_999_999, quantity: 5 },
    ]);
    const now = Date.now();
    const [from, until] = [new Date(now - oneDay), new Date(now + oneDay)];
    const [coupon] = await db
      .insert(coupons)
      .values({
        shopId: 1,
        name: "ten",
        amount: 1000,
        validity: "days",
        validDays: 7,
        claimableFrom: from,
        claimableUntil: until,
      })
      .returning();
    const held = { couponId: coupon?.id ?? 0, customerId: id, validFrom: from, claimedAt: from };
    await db.insert(customerCoupons).values([
      { ...held, code: `good-${id}`, validUntil: until },
      { ...held, code: `used-${id}`, validUntil: until, usedAt: from },
      { ...held, code: `over-${id}`, validUntil: new Date(now - 1000) },
    ]);
    expect(await publicData(token)).toMatchObject({ cart_num: 7, coupon_num: 1 });
    await db.update(products).set({ isOnShelf: false }).where(eq(products.id, second.productId));
    const left = first.productId === second.productId ? 0 : 3;
    expect(await publicData(token)).toMatchObject({ cart_num: left });
    await db.update(products).set({ isOnShelf: true }).where(eq(products.id, second.productId));
  });

  /** Both codes that another number needs. */
  async function codesFor(token: string, old: string, mobile: string) {
    for (const [to, key] of [
      [mobile, "BGSJHM"],
      [old, "YZYSJH"],
    ] as const)
      expect(await backend.as(token).post("sms/send", { mobile: to, key })).toMatchObject({ code: 1 });
    const { db } = backend;
    return { code: await newestCode(db, mobile, "BGSJHM"), old_code: await newestCode(db, old, "YZYSJH") };
  }
  const anotherThan = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, "0");

  test("a profile gets another number with the codes that were sent to both", async () => {
    const { db } = backend;
    const [old, mobile] = [newMobile(), newMobile()];
    const { token } = await backend.newCustomer({ mobile: old });
    const request = {
      action: "change",
      mobile: old,
      new_mobile: mobile,
      client: 5,
      ...(await codesFor(token, old, mobile)),
    };
    const change = async (more: object) =>
      (await backend.as(token).post("user/changeMobile", { ...request, ...more })).msg;
    expect(await change({ mobile })).toMatch(/^This is not the mobile/);
    expect(await change({ action: "" })).toMatch(/already has a mobile/);
    expect(await change({ new_mobile: "" })).toMatch(/enter your mobile/);
    expect(await change({ new_mobile: old })).toBe("This is your mobile number already");
    expect(await change({ old_code: "" })).toMatch(/the code that was sent to your present number$/);
    expect(await change({ old_code: anotherThan(request.old_code) })).toBe("The code of your present number is wrong");
    expect(await change({ code: anotherThan(request.code) })).toBe("The code is wrong");
    expect((await info(token))["mobile"]).toBe(old);
    const answers = await Promise.all([1, 2].map(() => backend.as(token).post("user/changeMobile", request)));
    expect(answers.filter(({ code }) => code === 1)).toEqual([
      expect.objectContaining({ msg: "Your mobile number has been saved", data: [] }),
    ]);
    expect((await info(token))["mobile"]).toBe(mobile);
    // The number before may be somebody else's soon: whoever has had it tries passwords there like everybody.
    const networks = (number: string) => db.$count(rateLimits, like(rateLimits.key, `own:${number}:%`));
    expect([await networks(old), await networks(mobile)]).toEqual([0, 1]);
  });

  test("a profile is not taken over by a code of any number but its present one", async () => {
    const [old, mine, mobile] = [newMobile(), newMobile(), newMobile()];
    const { token } = await backend.newCustomer({ mobile: old });
    const thief = await backend.newCustomer({ mobile: mine });
    expect(await backend.as(token).post("sms/send", { mobile: mine, key: "YZYSJH" })).toMatchObject({ code: 0 });
    expect(await thief.post("sms/send", { mobile: old, key: "YZYSJH" })).toMatchObject({ code: 0 });
    const { code, old_code: own } = await codesFor(thief.token, mine, mobile);
    const request = { action: "change", mobile: old, new_mobile: mobile, code, old_code: own };
    expect((await backend.as(token).post("user/changeMobile", request)).msg).toBe(
      "The code of your present number is wrong",
    );
    expect((await backend.as(token).post("user/changeMobile", { ...request, old_code: code })).code).toBe(0);
    expect((await info(token))["mobile"]).toBe(old);
  });

  test("a profile does not get somebody else's number, and may try another with the same code", async () => {
    const [old, taken] = [newMobile(), newMobile()];
    await backend.newCustomer({ mobile: taken });
    const { token } = await backend.newCustomer({ mobile: old });
    const request = { action: "change", mobile: old, new_mobile: taken, ...(await codesFor(token, old, taken)) };
    for (let time = 0; time < 2; time++)
      expect((await backend.as(token).post("user/changeMobile", request)).msg).toBe(
        "This mobile number is already registered",
      );
    expect((await info(token))["mobile"]).toBe(old);
  });

  test("a profile gets a first number, once, and nobody else's", async () => {
    const { db } = backend;
    const taken = newMobile();
    await backend.newCustomer({ mobile: taken });
    const { token } = await backend.newCustomer({ mobile: null });
    expect((await info(token))["mobile"]).toBe("");
    // That it is taken is told to who has its code, and to nobody else.
    expect(await backend.as(token).post("sms/send", { mobile: taken, key: "BDSJHM" })).toMatchObject({ code: 1 });
    const code = await newestCode(db, taken, "BDSJHM");
    const rejected = { code: 0, msg: "This mobile number is already registered" };
    expect(await backend.as(token).post("user/changeMobile", { new_mobile: taken, code: "x" })).toMatchObject({
      code: 0,
      msg: "The code is wrong",
    });
    expect(await backend.as(token).post("user/changeMobile", { new_mobile: taken, code })).toMatchObject(rejected);
    const mobile = newMobile();
    await backend.as(token).post("sms/send", { mobile, key: "BDSJHM" });
    const request = { new_mobile: mobile, code: await newestCode(db, mobile, "BDSJHM") };
    const answers = await Promise.all([1, 2].map(() => backend.as(token).post("user/changeMobile", request)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect((await info(token))["mobile"]).toBe(mobile);
  });
});
