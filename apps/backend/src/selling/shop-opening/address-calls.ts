import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { readShopAddresses } from "./read-shop-addresses.ts";
import { readAddresses, saveAddresses } from "./shop-addresses.ts";

/** `shop/addresses`: where customers fetch what they have bought, where goods are sent back to, and when the shop is open. */
export async function handleAddresses({ db, shopId }: ShopContext) {
  const { revision, addresses } = await readAddresses(db, shopId);
  const { pickup, returns, hours, openDays } = addresses;
  return {
    revision,
    province_id: pickup?.provinceId ?? 0,
    city_id: pickup?.cityId ?? 0,
    district_id: pickup?.districtId ?? 0,
    street: pickup?.street ?? {},
    return_contact: returns?.contact ?? {},
    return_phone: returns?.phone ?? "",
    return_address: returns?.address ?? {},
    opens_at: hours?.opensAt ?? "",
    closes_at: hours?.closesAt ?? "",
    open_days: openDays,
  };
}

/** `shop/save_addresses`: all of them at once. */
export async function handleSaveAddresses({ db, shopId, body }: ShopContext) {
  const revision = body.integer("revision");
  if (revision === null) throw new DomainError("parameterWrong", { parameter: "revision" });
  const addresses = readShopAddresses(body);
  await retriedTransaction(db, (tx) => saveAddresses(tx, shopId, { revision, addresses }));
  return new Reply([], { key: "saved" });
}
