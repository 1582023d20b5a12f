import { expect, test } from "vitest";
import { checkoutSettings } from "../../buying/checkout/checkout-settings.ts";
import { orderSettings } from "../../buying/orders/order-rules.ts";
import { platform } from "../../domains.ts";
import { serviceSettings } from "../../service/chat/chat-settings.ts";
import { siteSettings } from "../../catalogue/site/site-settings.ts";
import { numberOf, readSettings } from "../settings/read-settings.ts";
import { settings } from "../store/schema/settings.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";

onEachStore("settings", (backend) => {
  const run = (...line: readonly string[]) => backend.operate("settings", ...line);

  test("the settings are all shown, with what they may be", async () => {
    const { code, out } = await run("--json");
    const shown = out.map((line): unknown => JSON.parse(line));
    expect([code, shown.length]).toEqual([0, Object.keys(platform.settings).length]);
    expect(shown).toContainEqual({
      name: "unpaidOrderMinutes",
      title: "How long an order waits to be paid before it closes",
      value: "60",
      translations: {},
      allowed: "a whole number from 1 to 525600",
    });
    expect(shown).toContainEqual({
      name: "serviceHours",
      title: "Hours of customer service",
      value: "每天 9:00–21:00",
      translations: { en: "Every day, 9:00–21:00", ja: "毎日 9:00–21:00", ko: "매일 9:00–21:00" },
      allowed: "one line of at most 200 characters",
    });
    const people = (await run()).out;
    expect(people[0]).toMatch(/^name +language +value +has to be +what it decides$/);
    expect(people.filter((line) => line.startsWith("serviceHours"))).toHaveLength(4);
    expect(people.filter((line) => line.startsWith("icpNumber"))).toHaveLength(1);
  });

  test("the settings are set for all languages, or for one", async () => {
    const hours = async () => [
      (await readSettings(backend.db, serviceSettings, { wanted: "zh", fallback: "zh" })).serviceHours,
      (await readSettings(backend.db, serviceSettings, { wanted: "ja", fallback: "zh" })).serviceHours,
    ];
    expect(await run("serviceHours", "9:00–18:00")).toEqual({
      code: 0,
      out: ['serviceHours is "9:00–18:00"'],
      errors: [],
    });
    expect(await hours()).toEqual(["9:00–18:00", "9:00–18:00"]);
    expect(await run("serviceHours", "平日", "9:00–18:00", "--language", "ja", "--json")).toEqual({
      code: 0,
      out: ['{"name":"serviceHours","value":"平日 9:00–18:00","language":"ja"}'],
      errors: [],
    });
    expect(await hours()).toEqual(["9:00–18:00", "平日 9:00–18:00"]);
    await run("serviceHours", "", "--language", "ja");
    expect(await hours()).toEqual(["9:00–18:00", ""]);
  });

  test("the settings are set that nobody has set before", async () => {
    await run("name", "プラザ", "--language", "ja");
    expect([
      (await readSettings(backend.db, siteSettings, { wanted: "ja", fallback: "zh" })).name,
      (await readSettings(backend.db, siteSettings, { wanted: "en", fallback: "zh" })).name,
    ]).toEqual(["プラザ", "Plaza"]);
    expect(await run("autoReceiveDays", "30")).toMatchObject({ code: 0 });
    const { autoReceiveDays } = await readSettings(backend.db, orderSettings, { wanted: "en", fallback: "zh" });
    expect(numberOf(orderSettings.autoReceiveDays, autoReceiveDays)).toBe(30);
  });

  test.each([
    [["logo", "uploads/logo.png"]],
    [["logo", "https://pictures.example/logo.png"]],
    [["logo", ""]],
    [["icpLink", "http://beian.example/"]],
    [["registrationNeedsCode", "0"]],
    [["unpaidOrderMinutes", "1"]],
    [["unpaidOrderMinutes", "525600"]],
  ])("the settings may be %j", async (line) => expect(await run(...line)).toMatchObject({ code: 0, errors: [] }));

  test.each([
    [["colour", "red"], /^There is no setting "colour"\. Known: name, /],
    [["toString", "x"], /^There is no setting/],
    [["name"], /^name has to be one line of 1 to 200 characters$/],
    [["name", " "], /^name has to be/],
    [["name", "x".repeat(201)], /^name has to be/],
    [["name", "two\nlines"], /^name has to be/],
    [["unpaidOrderMinutes"], /^unpaidOrderMinutes has to be a whole number from 1 to 525600$/],
    ...["0", "-1", "1.5", "1e3", "0x10", "ten", "525601", "99999999999999999999", ""].map(
      (value) => [["unpaidOrderMinutes", "--", value], /^unpaidOrderMinutes has to be/] as const,
    ),
    [["registrationNeedsCode", "yes"], /^registrationNeedsCode has to be 0 \(no\) or 1 \(yes\)$/],
    [["logo", "/uploads/logo.png"], /^logo has to be a path below uploads\//],
    [["logo", "uploads/../backend.lock"], /^logo has to be/],
    [["icpLink", "javascript:alert(1)"], /^icpLink has to be an address/],
    [["icpLink", "https://"], /^icpLink has to be/],
    [["topUpLeast", "5001"], /^topUpLeast has to be such that the least amount of a top-up is not above the greatest$/],
    [["topUpMost", "20"], /^topUpMost has to be such that an amount to choose from lies between/],
    [["serviceHours", "x", "--language", "fr"], /^There is no language "fr"\. Known: en, zh, ja, ko$/],
    [["unpaidOrderMinutes", "5", "--language", "en"], /^unpaidOrderMinutes is the same in all languages$/],
    [["--language", "en"], /^Name a setting and its value$/],
    [["--nope"], /--nope/],
  ] as const)("the settings may not be %j", async (line, reason) => {
    const before = await backend.db.select().from(settings).orderBy(settings.key);
    expect(await run(...line)).toEqual({ code: 2, out: [], errors: [expect.stringMatching(reason)] });
    expect(await backend.db.select().from(settings).orderBy(settings.key)).toEqual(before);
  });

  test("the settings that are no number count as if they had not been set", () => {
    for (const value of ["soon", "0", "1e300", "999999999"])
      expect(numberOf(checkoutSettings.unpaidOrderMinutes, value)).toBe(60);
  });
});
