import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { defaultAddress, findAddress, listAddresses } from "./address-book.ts";
import { readAddress } from "./address-form.ts";
import { addressWire } from "./address-wire.ts";
import { addAddress, makeDefault, maxAddresses, removeAddress, updateAddress } from "./change-addresses.ts";

/** `user_address/lists`; all of them, oldest first. */
export async function handleAddresses({ db, customer }: CustomerContext) {
  return (await listAddresses(db, customer.id)).map(addressWire);
}

/** `user_address/detail` */
export async function handleAddress({ db, customer, query }: CustomerContext) {
  const address = await findAddress(db, customer.id, requiredId(query, "id"));
  if (address === null) throw noSuchAddress();
  return addressWire(address);
}

/** `user_address/getDefault` */
export async function handleDefaultAddress({ db, customer }: CustomerContext) {
  const address = await defaultAddress(db, customer.id);
  if (address === null) throw noSuchAddress();
  return addressWire(address);
}

/** `user_address/add`; ours answers the id. */
export async function handleAddAddress(context: CustomerContext) {
  const { db, customer } = context;
  const { fields, isDefault } = readAddress(context);
  const id = await addAddress(db, customer.id, fields, isDefault);
  if (id === null) throw new DomainError("addressBookFull", { parameter: String(maxAddresses) });
  return new Reply({ id }, { key: "added" });
}

/** `user_address/update` */
export async function handleUpdateAddress(context: CustomerContext) {
  const { db, customer, body } = context;
  const id = requiredId(body, "id");
  const { fields, isDefault } = readAddress(context);
  if (!(await updateAddress(db, customer.id, id, fields, isDefault))) throw noSuchAddress();
  return new Reply([], { key: "saved" });
}

/** `user_address/del` */
export async function handleRemoveAddress(context: CustomerContext) {
  const { db, customer, body } = context;
  if (!(await removeAddress(db, customer.id, requiredId(body, "id"), context.now()))) throw noSuchAddress();
  return new Reply([], { key: "deleted" });
}

/** `user_address/setDefault` */
export async function handleMakeDefault({ db, customer, body }: CustomerContext) {
  if (!(await makeDefault(db, customer.id, requiredId(body, "id")))) throw noSuchAddress();
  return new Reply([], { key: "saved" });
}

function noSuchAddress(): DomainError {
  return new DomainError("addressGone", { notFound: true });
}
