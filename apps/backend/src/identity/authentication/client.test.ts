import {
  fetchCustomer,
  fetchServicePolicy,
  fetchPublicData,
  login,
  logout,
  register,
  resetPassword,
  sendSmsCode,
} from "@plaza/api-client";
import { expect, test } from "vitest";
import { newestCode } from "../../test-support/newest-code.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";

onEachStore("our own client", (backend) => {
  const client = (token: string | null = null) => backend.client({ locale: "ja", token });

  test("our own client registers, resets a password, logs in and out", async () => {
    const mobile = "13811112222";
    const { db } = backend;
    const api = client();
    await sendSmsCode(api, { destination: mobile, scene: "register" });
    await register(api, { destination: mobile, password: "abcdef1", code: await newestCode(db, mobile, "ZCYZ") });
    await sendSmsCode(api, { destination: mobile, scene: "reset-password" });
    await resetPassword(api, { destination: mobile, password: "abcdef2", code: await newestCode(db, mobile, "ZHMM") });
    await expect(login(api, { destination: mobile, password: "abcdef1" })).rejects.toMatchObject({
      platformMessage: "携帯電話番号またはパスワードが違います",
    });
    await login(api, { destination: mobile, password: "abcdef2" });
    await logout(api);
  });

  test("our own client reads a profile, the personal part of the public data, and a policy", async () => {
    const createdAt = new Date("2026-11-20T04:00:00Z");
    const { id, token } = await backend.newCustomer({ nickname: "Lin", sex: 2, createdAt });
    expect(await fetchCustomer(client(token))).toMatchObject({
      id,
      nickname: "Lin",
      avatar: null,
      gender: "female",
      registeredAt: createdAt.getTime(),
    });
    expect(await fetchPublicData(client(token))).toMatchObject({ nickname: "Lin", couponCount: 0, cartCount: 0 });
    expect((await fetchServicePolicy(client())).contentHtml).toContain("<h2>第1条");
  });
});
