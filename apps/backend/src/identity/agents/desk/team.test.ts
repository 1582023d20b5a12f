import { beforeEach, expect, test } from "vitest";
import { agents, agentSessions, type DeskRole } from "../../../platform/store/schema/agents.ts";
import { eq } from "../../../platform/store/sql.ts";
import { listOf, recordOf } from "../../../test-support/ask.ts";
import { deskBrowser } from "../../../test-support/new-desk-user.ts";
import { openAgentSession } from "../agent-session.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../../test-support/running-backend.ts";
import { openShop } from "../../../test-support/stage.ts";

let accounts = 0;
const newAccount = (): string => `team.member-${++accounts}`;

onEachStore("a shop's team", (backend) => {
  let shopId = 0;
  let owner: CallingDeskUser;

  beforeEach(async () => {
    shopId = await openShop(backend.db);
    owner = await backend.newDeskUser("owner", shopId);
  });

  const list = async () => listOf((await owner.get("team/list")).data);
  const change = (call: string, body: unknown, token = owner.token) => backend.atDesk(token).post(`team/${call}`, body);
  const login = async (account: string, password: unknown) => (await backend.logInAtDesk(account, password)).code;
  const add = async (account = newAccount(), role: DeskRole = "staff") => {
    const { data } = await change("add", { account, nickname: "Kim", role });
    const [row] = await backend.db.select().from(agents).where(eq(agents.account, account));
    return { account, id: row?.id ?? 0, password: recordOf(data)["password"] };
  };

  test("a team gets staff and agents, who log in with a password that is said once", async () => {
    const { account, password, id } = await add();
    expect(await login(account, password)).toBe(1);
    expect(await list()).toMatchObject([
      { id: owner.id, role: "owner", is_self: true },
      { id, account, nickname: "Kim", role: "staff", is_disabled: false, is_self: false },
    ]);
    expect(JSON.stringify(await list())).not.toContain(String(password));
  });

  test("a team has no second owner, no account twice and none of a demo", async () => {
    const { account } = await add();
    for (const [body, field] of [
      [{ account, nickname: "Kim", role: "staff" }, "account"],
      [{ account: "demo-kim", nickname: "Kim", role: "staff" }, "account"],
      [{ account: "k i m", nickname: "Kim", role: "staff" }, "account"],
      [{ account: newAccount(), nickname: "", role: "staff" }, "nickname"],
      [{ account: newAccount(), nickname: "x".repeat(33), role: "staff" }, "nickname"],
      [{ account: newAccount(), nickname: "Kim", role: "owner" }, undefined],
      [{ account: newAccount(), nickname: "Kim", role: "operator" }, undefined],
    ] as const)
      expect(await change("add", body), JSON.stringify(body)).toMatchObject({ code: 0, field });
    expect(await list()).toHaveLength(2);
  });

  test("a member is disabled, enabled and given another password, and what was open ends", async () => {
    const { account, password, id } = await add();
    const { token } = await newSession(account, password);
    expect(await change("disable", { id })).toMatchObject({ code: 1 });
    expect((await backend.atDesk(token).get("orders/list")).code).toBe(-1);
    expect(await login(account, password)).toBe(0);
    expect(await change("enable", { id })).toMatchObject({ code: 1 });
    expect(await login(account, password)).toBe(1);
    const renewed = recordOf((await change("reset", { id })).data)["password"];
    expect([await login(account, password), await login(account, renewed)]).toEqual([0, 1]);
  });

  test("owners, and people of other shops, are out of an owner's reach", async () => {
    const other = await backend.newDeskUser("staff", await openShop(backend.db));
    const second = await backend.newDeskUser("owner", shopId);
    for (const id of [owner.id, second.id, other.id, 999_999])
      for (const call of ["disable", "enable", "reset"])
        expect(await change(call, { id }), call).toMatchObject({ code: 0, error: "not_found" });
    expect((await other.get("orders/list")).code).toBe(1);
  });

  test("staff change nothing of the team", async () => {
    const staff = await backend.newDeskUser("staff", shopId);
    for (const call of ["add", "disable", "enable", "reset"])
      expect(await change(call, { id: owner.id }, staff.token), call).toMatchObject({
        code: 0,
        msg: "Your account may not do this",
      });
  });

  test("a login whose password has been reset while it was compared opens no session", async () => {
    const { id } = await add();
    const [before] = await backend.db.select().from(agents).where(eq(agents.id, id));
    await change("reset", { id });
    const compared = { id, passwordHash: before?.passwordHash ?? "" };
    expect(await backend.db.transaction((tx) => openAgentSession(tx, compared, deskBrowser, new Date()))).toBeNull();
    expect(await backend.db.$count(agentSessions, eq(agentSessions.agentId, id))).toBe(0);
  });

  async function newSession(account: string, password: unknown): Promise<{ readonly token: string }> {
    const { data } = await backend.logInAtDesk(account, password);
    return { token: String(recordOf(data)["token"]) };
  }
});
