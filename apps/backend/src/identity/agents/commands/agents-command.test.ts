import { expect, test } from "vitest";
import { agents } from "../../../platform/store/schema/agents.ts";
import { eq } from "../../../platform/store/sql.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";

onEachStore("the command agents", (backend) => {
  const run = (...line: readonly string[]) => backend.operate("agents", ...line);
  const login = async (account: string, password: string, type: number) =>
    (await backend.logInAtDesk(account, password, { type })).code;

  test("adds agents, whose password is printed once and kept nowhere", async () => {
    const { code, out } = await run("add", "mei", "Mei", "Lin");
    expect(code).toBe(0);
    const password = /^mei logs in with ([a-z\d]{16})$/.exec(out[0] ?? "")?.[1] ?? "";
    expect(await login("mei", password, 0)).toBe(1);
    const [row] = await backend.db.select().from(agents).where(eq(agents.account, "mei"));
    expect(JSON.stringify(row)).not.toContain(password);
    expect((await run("list")).out.join("\n")).toMatch(/^mei +Mei Lin +the platform +agent$/m);
    expect((await run("list")).out.join("\n")).not.toContain(password);
    expect(await run("add", "mei", "Again")).toMatchObject({ code: 1, errors: ['There is an account "mei" already'] });
  });

  test("tells no capital from small letters in the name of an account", async () => {
    const { out } = await run("add", "Ivy", "Ivy");
    const password = /([a-z\d]{16})$/.exec(out[0] ?? "")?.[1] ?? "";
    expect(await login("iVY", password, 0)).toBe(1);
    expect((await run("add", "IVY", "Again")).errors).toEqual(['There is an account "IVY" already']);
    expect((await run("disable", "ivy")).code).toBe(0);
    expect(await login("Ivy", password, 0)).toBe(0);
  });

  test("adds them for shops that there are, under names that tell them from those of demos", async () => {
    expect(await run("add", "kai", "Kai", "--shop", "999999")).toMatchObject({
      code: 1,
      errors: ["There is no shop 999999"],
    });
    for (const wrong of [
      ["add", "demo-kai", "Kai"],
      ["add", "Demo-kai", "Kai"],
      ["add", "k a i", "Kai"],
      ["add", "kai"],
      ["add", "kai", "Kai", "--shop", "x"],
      ["rename", "kai"],
    ])
      expect((await run(...wrong)).code, wrong.join(" ")).toBe(2);
    expect((await run("add", "kai", "Kai", "--shop", "2")).code).toBe(0);
    expect((await run("list")).out.join("\n")).toMatch(/^kai +Kai +2 /m);
  });

  test("adds staff and owners of shops, and operators of the platform, and neither the other way round", async () => {
    for (const line of [
      ["add", "ada", "Ada", "--shop", "2", "--role", "owner"],
      ["add", "bo", "Bo", "--shop", "2", "--role", "staff"],
      ["add", "cy", "Cy", "--role", "operator"],
    ])
      expect((await run(...line)).code, line.join(" ")).toBe(0);
    expect((await run("list")).out.join("\n")).toMatch(/^ada +Ada +2 .* owner *$/m);
    for (const wrong of [
      ["add", "di", "Di", "--role", "owner"],
      ["add", "di", "Di", "--shop", "2", "--role", "operator"],
      ["add", "di", "Di", "--role", "king"],
      ["disable", "ada", "--role", "agent"],
    ])
      expect((await run(...wrong)).code, wrong.join(" ")).toBe(2);
  });

  test("disables, enables and gives new passwords, and each ends what was open", async () => {
    const passwordOf = (out: readonly string[]) => out[0]?.split(" ").at(-1) ?? "";
    const first = passwordOf((await run("add", "noa", "Noa", "--shop", "1")).out);
    expect(await login("noa", first, 1)).toBe(1);
    expect((await run("disable", "noa")).out).toEqual(["noa is disabled"]);
    expect(await login("noa", first, 1)).toBe(0);
    expect((await run("enable", "noa")).out).toEqual(["noa is enabled"]);
    const second = passwordOf((await run("reset", "noa")).out);
    expect([await login("noa", first, 1), await login("noa", second, 1)]).toEqual([0, 1]);
    for (const what of ["disable", "enable", "reset"]) expect((await run(what, "nobody")).code, what).toBe(1);
    expect((await run("enable", "demo-platform-automatic")).code).toBe(1);
  });

  test("has chats of shops opened and closed by the command shop-service", async () => {
    const service = (...line: readonly string[]) => backend.operate("shop-contact", ...line);
    expect(await service("1", "manual", "--hours", "9-5")).toMatchObject({
      code: 0,
      out: ["Shop 1 is reached without a chat"],
    });
    expect(await service("1", "chat")).toMatchObject({ code: 0 });
    expect(await service("999999", "chat")).toMatchObject({ code: 1 });
    for (const wrong of [["x", "chat"], ["1"], ["1", "maybe"], ["1", "chat", "--phone", "1\n2"]])
      expect((await service(...wrong)).code).toBe(2);
  });
});
