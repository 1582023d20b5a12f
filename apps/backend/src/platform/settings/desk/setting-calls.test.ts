import { beforeAll, expect, test } from "vitest";
import { platform } from "../../../domains.ts";
import { settings } from "../../store/schema/settings.ts";
import { eq } from "../../store/sql.ts";
import { listOf } from "../../../test-support/ask.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";

onEachStore("settings at the desk", (backend) => {
  let token = "";
  beforeAll(async () => {
    ({ token } = await backend.newDeskUser("operator", null));
  });
  const set = (body: unknown, by = token) => backend.atDesk(by).post("settings/set", body);
  const stored = async (name: string) => (await backend.db.select().from(settings).where(eq(settings.key, name)))[0];

  test("settings are shown with what each may be", async () => {
    const { data } = await backend.atDesk(token).get("settings/list");
    expect(listOf(data).map(({ name }) => name)).toEqual(Object.keys(platform.settings));
    expect(data).toContainEqual({
      name: "unpaidOrderMinutes",
      title: "How long an order waits to be paid before it closes, in minutes",
      value: "60",
      standard: "60",
      changed: null,
      translations: {},
      allowed: "a whole number from 1 to 525600",
      is_translated: false,
    });
  });

  test("settings are shown in the language of who asks, and what is wrong is said in it", async () => {
    const { data } = await backend.atDesk(token).get("settings/list", "ko");
    expect(listOf(data)).toContainEqual(
      expect.objectContaining({ name: "topUpOpen", title: "지갑 충전 허용", allowed: "0(아니요) 또는 1(예)" }),
    );
    const wrong = { name: "topUpOpen", value: "yes" };
    const { msg } = await backend.atDesk(token).post("settings/set", wrong, { language: "zh" });
    expect(msg).toBe("设置值应为：0（否）或 1（是）");
  });

  test("settings are set, in one language or in all", async () => {
    expect(await set({ name: "unpaidOrderMinutes", value: "45" })).toMatchObject({ code: 1 });
    expect((await stored("unpaidOrderMinutes"))?.value).toBe("45");
    const { data } = await backend.atDesk(token).get("settings/list");
    expect(listOf(data).find(({ name }) => name === "unpaidOrderMinutes")).toMatchObject({
      value: "45",
      changed: { by: expect.stringMatching(/./), at: expect.stringMatching(/^20/) },
    });
    expect(await set({ name: "serviceHours", value: "平日", language: "ja" })).toMatchObject({ code: 1 });
    expect((await stored("serviceHours"))?.translations["ja"]).toEqual({ value: "平日" });
  });

  test("settings that are none, or cannot be so, are rejected", async () => {
    for (const body of [
      { name: "unpaidOrderMinutes", value: "0" },
      { name: "unpaidOrderMinutes", value: "30", language: "en" },
      { name: "serviceHours", value: "x", language: "fr" },
      { name: "toString", value: "x" },
      { name: "icpLink", value: "javascript:alert(1)" },
      {},
    ])
      expect((await set(body)).code, JSON.stringify(body)).toBe(0);
    const { token: owner } = await backend.newDeskUser("owner", 1);
    expect(await set({ name: "unpaidOrderMinutes", value: "45" }, owner)).toMatchObject({
      msg: "Your account may not do this",
    });
  });
});
