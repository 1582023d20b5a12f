import { beforeEach, expect, test } from "vitest";
import { type Answer } from "../../test-support/ask.ts";
import { newestCode } from "../../test-support/newest-code.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { rateLimits } from "../../platform/store/schema/rate-limits.ts";
import { outbox } from "../../platform/store/schema/codes.ts";
import { newMobile } from "../../test-support/new-customer.ts";

const minutes = 60 * 1000;
const password = "plaza2026";
let time = Date.now();
let networks = 0;

onEachStore(
  "tries",
  (backend) => {
    let home = "";
    const newNetwork = (): string => {
      networks++;
      return `10.${networks >> 8}.${networks & 255}.1`;
    };
    beforeEach(() => {
      home = newNetwork();
    });
    const post = (call: string, body: unknown, address = home): Promise<Answer> =>
      backend.ask(call, { body, language: "en", headers: { "x-forwarded-for": address } });
    const logIn = (mobile: string, typed: string, address?: string) =>
      post("account/login", { mobile, password: typed, client: 5 }, address);
    const newAccount = async (): Promise<string> => {
      const mobile = newMobile();
      const office = newNetwork();
      await post("sms/send", { mobile, key: "ZCYZ" }, office);
      const code = await newestCode(backend.db, mobile, "ZCYZ");
      expect(await post("account/register", { mobile, password, code, client: 5 }, office)).toMatchObject({ code: 1 });
      return mobile;
    };
    const guess = async (times: number, mobile: string, address?: string): Promise<void> => {
      await Promise.all(Array.from({ length: times }, () => logIn(mobile, "guess1", address)));
    };
    const wrong = { code: 0, msg: "The mobile number or the password is wrong" };
    const tooMany = { code: 0, show: 1, msg: "Too many attempts; please try again in 15 min", data: [] };

    test("tries of a password are ten in a quarter of an hour, from one network", async () => {
      const mobile = await newAccount();
      await guess(10, mobile);
      expect(await logIn(mobile, password)).toMatchObject(tooMany);
      // Elsewhere, and of another account, nothing has happened.
      expect(await logIn(mobile, password, newNetwork())).toMatchObject({ code: 1 });
      expect(await logIn("13800138000", password)).toMatchObject({ code: 1 });
      // Trying on does not make it longer.
      time += 14 * minutes;
      expect(await logIn(mobile, password)).toMatchObject({ msg: "Too many attempts; please try again in 1 min" });
      time += 1 * minutes;
      expect(await logIn(mobile, password)).toMatchObject({ code: 1 });
    });

    test("tries begin anew after the right password", async () => {
      const mobile = await newAccount();
      await guess(9, mobile);
      expect(await logIn(mobile, password)).toMatchObject({ code: 1 });
      await guess(9, mobile);
      expect(await logIn(mobile, password)).toMatchObject({ code: 1 });
    });

    test("tries of an unknown number are counted alike, and rejected with the same message", async () => {
      const [known, unknown] = [await newAccount(), newMobile()];
      const [first, second] = await Promise.all(
        [known, unknown].map(async (mobile) => {
          const texts: string[] = [];
          for (let attempt = 0; attempt < 12; attempt++) texts.push((await logIn(mobile, "guess1")).text);
          return texts;
        }),
      );
      expect(first).toEqual(second);
      expect(first?.[9]).toContain(wrong.msg);
      expect(first?.[10]).toContain(tooMany.msg);
    });

    test("tries of one network at many accounts are fifty, and the network is that of the nearest trusted proxy", async () => {
      for (let account = 0; account < 5; account++) await guess(10, newMobile());
      const mobile = await newAccount();
      expect(await logIn(mobile, password)).toMatchObject(tooMany);
      // What somebody claims about themselves stands in front of what our own proxy has seen.
      expect(await logIn(mobile, password, `1.2.3.4, ${home}`)).toMatchObject(tooMany);
      expect(await logIn(mobile, password, `${home}, ${newNetwork()}`)).toMatchObject({ code: 1 });
    });

    test("tries of an account from everywhere are two hundred an hour, which its owner does not feel", async () => {
      const mobile = await newAccount();
      expect(await logIn(mobile, password)).toMatchObject({ code: 1 });
      for (let network = 0; network < 20; network++) await guess(10, mobile, newNetwork());
      expect(await logIn(mobile, password, newNetwork())).toMatchObject({
        msg: "Too many attempts; please try again in 60 min",
      });
      expect(await logIn(mobile, password)).toMatchObject({ code: 1 });
      // And another way in is open from anywhere.
      const elsewhere = newNetwork();
      await post("sms/send", { mobile, key: "YZMDL" }, elsewhere);
      const code = await newestCode(backend.db, mobile, "YZMDL");
      expect(await post("account/smsLogin", { mobile, code, client: 5 }, elsewhere)).toMatchObject({ code: 1 });
      time += 61 * minutes;
      expect(await logIn(mobile, password, newNetwork())).toMatchObject({ code: 1 });
    });

    test("a rejected try uses up nobody else's", async () => {
      const mobile = await newAccount();
      await guess(300, mobile);
      expect(await logIn(mobile, password, newNetwork())).toMatchObject({ code: 1 });
      expect(await logIn("13800138000", password)).toMatchObject({ code: 1 });
    });

    test("tries to have a code sent are ten a day, and from everywhere twenty", async () => {
      const mobile = newMobile();
      const sendFrom = async (network: string, times: number): Promise<unknown> => {
        let last: unknown;
        for (let attempt = 0; attempt < times; attempt++) {
          time += 1 * minutes;
          last = (await post("sms/send", { mobile, key: "YZMDL" }, network)).msg;
        }
        return last;
      };
      const sent = "The code has been sent";
      const [first, second] = [newNetwork(), newNetwork()];
      expect(await sendFrom(first, 10)).toBe(sent);
      expect(await sendFrom(first, 1)).toBe("Too many attempts; please try again in 24 h");
      expect(await sendFrom(second, 10)).toBe(sent);
      expect(await sendFrom(newNetwork(), 1)).toMatch(/^Too many attempts; please try again in 2[34] h$/);
      time += 24 * 60 * minutes;
      expect(await sendFrom(first, 1)).toBe(sent);
    });

    test("tries to have codes sent to many numbers are sixty an hour", async () => {
      const answers = await Promise.all(
        Array.from({ length: 70 }, () => post("sms/send", { mobile: newMobile(), key: "ZCYZ" })),
      );
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(60);
      expect(answers.find(({ code }) => code === 0)?.msg).toBe("Too many attempts; please try again in 60 min");
      const before = await backend.db.$count(outbox);
      await post("sms/send", { mobile: newMobile(), key: "ZCYZ" });
      expect(await backend.db.$count(outbox)).toBe(before);
    });

    test("tries of codes are forty a day for a number, so that guessing leads nowhere", async () => {
      const mobile = newMobile();
      const tried: unknown[] = [];
      for (let round = 0; round < 8; round++) {
        const network = newNetwork();
        await post("sms/send", { mobile, key: "YZMDL" }, network);
        for (let attempt = 0; attempt < 6; attempt++) {
          tried.push((await post("account/smsLogin", { mobile, code: "none", client: 5 }, network)).msg);
        }
        time += 2 * minutes;
      }
      expect(tried.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => "The code is wrong"));
      expect(tried[40]).toMatch(/^Too many attempts; please try again in \d+ h$/);
    });

    test("tries by strangers leave its owner the codes of a number", async () => {
      const mobile = await newAccount();
      expect(await logIn(mobile, password)).toMatchObject({ code: 1 });
      for (let sent = 0; sent < 20; sent++) {
        time += 1 * minutes;
        await post("sms/send", { mobile, key: "YZMDL" }, newNetwork());
      }
      for (let tried = 0; tried < 40; tried++) {
        await post("account/smsLogin", { mobile, code: "none", client: 5 }, newNetwork());
      }
      time += 1 * minutes;
      const tooOften = { code: 0, msg: expect.stringMatching(/^Too many attempts/) };
      expect(await post("sms/send", { mobile, key: "YZMDL" }, newNetwork())).toMatchObject(tooOften);
      expect(await post("sms/send", { mobile, key: "YZMDL" })).toMatchObject({ code: 1 });
      const code = await newestCode(backend.db, mobile, "YZMDL");
      const shown = { mobile, code, client: 5 };
      expect(await post("account/smsLogin", shown, newNetwork())).toMatchObject(tooOften);
      expect(await post("account/smsLogin", shown)).toMatchObject({ code: 1 });
    });

    test("tries of codes are forty a day from the owner's network, too", async () => {
      const mobile = await newAccount();
      expect(await logIn(mobile, password)).toMatchObject({ code: 1 });
      const tried: unknown[] = [];
      for (let attempt = 0; attempt < 41; attempt++) {
        if (attempt === 25) time += 61 * minutes;
        tried.push((await post("account/smsLogin", { mobile, code: "none", client: 5 })).msg);
      }
      expect(tried[39]).toBe("The code is wrong");
      expect(tried[40]).toMatch(/^Too many attempts; please try again in \d+ h$/);
    });

    test("tries to open accounts are fifty an hour for a network", async () => {
      const mobile = newMobile();
      await post("sms/send", { mobile, key: "ZCYZ" });
      const code = await newestCode(backend.db, mobile, "ZCYZ");
      await backend.db
        .insert(rateLimits)
        .values({ key: `registration:network:${home}`, count: 50, endsAt: new Date(time + 30 * minutes) });
      const registration = { mobile, password, code, client: 5 };
      expect(await post("account/register", registration)).toMatchObject({
        msg: "Too many attempts; please try again in 30 min",
      });
      expect(await post("account/register", registration, newNetwork())).toMatchObject({ code: 1 });
    });
  },
  { now: () => new Date(time), trustProxy: "loopback" },
);
