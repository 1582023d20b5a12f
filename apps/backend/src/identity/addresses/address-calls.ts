import type { CustomerContext, CallContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { defaultAddress, findAddress, listAddresses } from "./address-book.ts";
import { addressWire } from "./address-wire.ts";
import {
  addAddress,
  makeDefault,
  maxAddresses,
  removeAddress,
  updateAddress,
  type AddressFields,
} from "./address-book.ts";
import { plainMobile } from "../../platform/http/plain-entry.ts";
import { isRegion, unknownCodes } from "./regions.ts";

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

/** Twice the contract's, whose clients send no more (`long_recipients`). */
const maxContactLength = 40;

const maxStreetLength = 64;

const mainlandMobile = /^1[3-9]\d{9}$/;

/**
 * What a customer has entered; codes of regions that no edition has are counted, whether they do or not.
 *
 * @throws {DomainError} that names the first field which is wrong
 */
export function readAddress({ body, unknownRegions }: Pick<CallContext, "body" | "unknownRegions">): {
  readonly fields: AddressFields;
  readonly isDefault: boolean;
} {
  const contact = body.text("contact");
  if (contact === "") throw new DomainError("addressContactMissing");
  if (Array.from(contact).length > maxContactLength) {
    throw new DomainError("addressContactTooLong", { parameter: String(maxContactLength) });
  }
  const telephone = plainMobile(body.text("telephone"));
  if (telephone === "") throw new DomainError("addressTelephoneMissing");
  if (!mainlandMobile.test(telephone)) throw new DomainError("addressTelephoneWrong");
  const region = {
    provinceId: body.id("province_id") ?? 0,
    cityId: body.id("city_id") ?? 0,
    districtId: body.id("district_id") ?? 0,
  };
  if (Object.values(region).includes(0)) throw new DomainError("addressRegionMissing");
  for (const code of unknownCodes(region)) unknownRegions.add(code);
  if (!isRegion(region)) throw new DomainError("addressRegionUnknown");
  const street = body.text("address");
  if (street === "") throw new DomainError("addressStreetMissing");
  if (Array.from(street).length > maxStreetLength) {
    throw new DomainError("addressStreetTooLong", { parameter: String(maxStreetLength) });
  }
  const isDefault = body.flag("is_default");
  if (isDefault === null) throw new DomainError("addressDefaultMissing");
  return { fields: { contact, telephone, ...region, street }, isDefault };
}
