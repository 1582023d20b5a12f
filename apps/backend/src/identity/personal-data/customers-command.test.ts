import { expect, test } from "vitest";
import { addresses } from "../../platform/store/schema/addresses.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { accountDeletions } from "../../platform/store/schema/personal-data.ts";
import { eq } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { personalDataJobs } from "../../test-support/personal-data-jobs.ts";

const oneDay = 24 * 60 * 60_000;

onEachStore("what customers ask operators by letter", (backend) => {
  const operated = (...line: readonly string[]) => backend.operate("customers", ...line);
  const rowOf = async (id: number) => (await backend.db.select().from(customers).where(eq(customers.id, id)))[0];

  test("an operator reads all that is kept of a customer, and nothing of others", async () => {
    const one = await backend.newCustomer({ nickname: "Butt Pantoffel" });
    const other = await backend.newCustomer({ nickname: "Ilsebil" });
    const address = { contact: "Butt Pantoffel", telephone: "13800138000", provinceId: 440000, cityId: 440100 };
    await backend.db.insert(addresses).values([
      { customerId: one.id, ...address, districtId: 440106, street: "Pisspott Lane 17" },
      { customerId: other.id, ...address, districtId: 440106, street: "Dune 1" },
    ]);
    const { mobile } = (await rowOf(one.id)) ?? {};
    for (const name of [String(one.id), String(mobile)]) {
      const { code, out } = await operated("export", name, "--language", "ja");
      expect(code).toBe(0);
      const read = recordOf(JSON.parse(out.join("\n")));
      expect(read["customers"]).toMatchObject({ profile: { mobile, nickname: "Butt Pantoffel" } });
      expect(read["addresses"]).toMatchObject({ addresses: [{ street: "Pisspott Lane 17" }] });
      expect(read["uploads"]).toEqual([]);
      expect(out.join("\n")).not.toMatch(/Dune 1|Ilsebil|passwordHash|token/i);
    }
  });

  test("a customer is found by number and by address, however a letter writes them", async () => {
    const { id } = await backend.newCustomer({ email: `ilsebil.${Date.now()}@customer.example` });
    const { mobile, email } = (await rowOf(id)) ?? {};
    const grouped = String(mobile).replace(/^(...)(....)/, "$1 $2-");
    for (const written of [grouped, `+86 ${grouped}`, String(email).toUpperCase(), `${email} `])
      expect(await operated("cancel-deletion", written)).toMatchObject({ code: 0, out: [`Customer ${id} stays`] });
  });

  test("an account that somebody wants deleted by letter goes the way of every other, and can be kept", async () => {
    const { id, token } = await backend.newCustomer();
    const { out } = await operated("delete", String(id));
    expect(out).toEqual([expect.stringMatching(new RegExp(`^Customer ${id} is going to be deleted on \\d{4}-`))]);
    expect((await operated("delete", String(id))).out).toEqual(out);
    const check = async () => (await backend.as(token).read("user_delete/check"))["delete_time"];
    expect(out[0]).toContain(String(await check()));
    expect((await operated("cancel-deletion", String(id))).out).toEqual([`Customer ${id} stays`]);
    expect(await check()).toBe("");
    await operated("delete", String(id));
    const jobs = personalDataJobs(backend.db, () => new Date(Date.now() + 15 * oneDay));
    expect(await jobs.remove()).toBe(1);
    expect(await rowOf(id)).toMatchObject({ mobile: null, nickname: "" });
    expect(await operated("export", String(id))).toMatchObject({ code: 1, errors: [`There is no customer ${id}`] });
  });

  test("an account with something to be settled stays, and the operator is told what", async () => {
    const { id } = await backend.richCustomer(1234);
    expect(await operated("delete", String(id))).toMatchObject({
      code: 1,
      errors: [`Customer ${id} cannot be deleted before this is settled: balance ¥12.34`],
    });
    expect(await backend.db.$count(accountDeletions, eq(accountDeletions.customerId, id))).toBe(0);
  });

  test.each([
    [["export"], 2],
    [["forget", "1"], 2],
    [["delete", "1", "2"], 2],
    [["export", "1", "--language", "de"], 2],
    [["export", "13999999999"], 1],
    [["delete", "99999999999"], 1],
    [["delete", "0"], 1],
    [["delete", "' or 1=1"], 1],
  ])("%j is rejected with the exit code %d", async (line, code) => {
    expect(await operated(...line)).toMatchObject({ code, out: [] });
  });
});
