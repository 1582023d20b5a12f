import { postCall } from "../call.ts";
import { type Decoder, isRecord } from "../wire/decode.ts";
import { optionalId } from "../wire/scalars.ts";
import { addressBody } from "./address-body.ts";

/** The id of the new address; null where the platform does not say. */
const newId: Decoder<number | null> = (value, context) => (isRecord(value) ? optionalId(value["id"], context) : null);

export const addAddress = postCall("user_address/add", { body: addressBody, decode: newId });
