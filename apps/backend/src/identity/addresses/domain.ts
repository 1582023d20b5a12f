import { forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import {
  handleAddAddress,
  handleAddress,
  handleAddresses,
  handleDefaultAddress,
  handleMakeDefault,
  handleRemoveAddress,
  handleUpdateAddress,
} from "./address-calls.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { addressMessages } from "./address-messages.ts";
import { personalData } from "./personal-data.ts";

export const addressDomain = {
  name: "addresses",
  calls: {
    "user_address/lists": getOnly(forCustomers(handleAddresses)),
    "user_address/detail": getOnly(forCustomers(handleAddress)),
    "user_address/getDefault": getOnly(forCustomers(handleDefaultAddress)),
    "user_address/add": postOnly(forCustomers(handleAddAddress)),
    "user_address/update": postOnly(forCustomers(handleUpdateAddress)),
    "user_address/del": postOnly(forCustomers(handleRemoveAddress)),
    "user_address/setDefault": postOnly(forCustomers(handleMakeDefault)),
  },
  messages: addressMessages,
  personalData,
} satisfies Domain;
