import { ask, type Customer, newestCode } from "./customers.ts";
import { png } from "./pictures.ts";
import { newMobile, unusedDigits } from "./unused-numbers.ts";

/** A shop that nobody has thought of yet. */
export function newShop() {
  const digits = unusedDigits();
  return { name: `Kiln${digits}`, account: `kiln${digits}`, mobile: newMobile() };
}

/** A customer's application, past the storefront. @returns its id */
export async function applyFor(customer: Customer, { name, account, mobile } = newShop()): Promise<number> {
  const { token, at } = customer;
  const form = new FormData();
  form.set("purpose", "merchant");
  form.append("file", new File([Uint8Array.from(png(60))], "licence.png"));
  const sent = await fetch(`${at.platform}/api/file/formimage`, { method: "POST", headers: { token }, body: form });
  const { data } = (await sent.json()) as { data: { base_uri: string } };
  await ask(customer, "sms/send", { mobile, key: "SJSQYZ", client: 5 });
  const [trade] = await ask<readonly { id: number }[]>(customer, "shop_category/getList");
  const { id } = await ask<{ id: number }>(customer, "ShopApply/apply", {
    cid: trade?.id,
    name,
    nickname: "Mei",
    mobile,
    code: await newestCode(mobile, "application", at),
    account,
    password: "abcdef-lamp",
    license: [data.base_uri],
  });
  return id;
}
