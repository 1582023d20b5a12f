import { type Calls, forCustomers, getOnly, postOnly } from "../http/call.ts";
import {
  answerAddAddress,
  answerAddress,
  answerAddresses,
  answerDefaultAddress,
  answerMakeDefault,
  answerRemoveAddress,
  answerUpdateAddress,
} from "./address-calls.ts";

export const addressCalls: Calls = {
  "user_address/lists": getOnly(forCustomers(answerAddresses)),
  "user_address/detail": getOnly(forCustomers(answerAddress)),
  "user_address/getDefault": getOnly(forCustomers(answerDefaultAddress)),
  "user_address/add": postOnly(forCustomers(answerAddAddress)),
  "user_address/update": postOnly(forCustomers(answerUpdateAddress)),
  "user_address/del": postOnly(forCustomers(answerRemoveAddress)),
  "user_address/setDefault": postOnly(forCustomers(answerMakeDefault)),
};
