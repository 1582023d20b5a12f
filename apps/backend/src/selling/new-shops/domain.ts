import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators, forVisitors } from "../../platform/http/desk-call.ts";
import { handleAcceptInvitation, handleCheckInvitation } from "./invited-calls.ts";
import { newShopMessages } from "./new-shop-messages.ts";
import { handleAddInvitation, handleInvitations, handleWithdrawInvitation } from "./invitation-calls.ts";
import { handleAddShop } from "./add-shop-call.ts";

/** How a shop comes to be: made by an operator, or by whoever an operator invites. Applications make theirs the same way. */
export const newShopDomain = {
  name: "new-shops",
  deskCalls: {
    "shops/add": forOperators("POST", handleAddShop),
    "invitations/list": forOperators("GET", handleInvitations),
    "invitations/add": forOperators("POST", handleAddInvitation),
    "invitations/withdraw": forOperators("POST", handleWithdrawInvitation),
    "invitations/check": forVisitors("POST", handleCheckInvitation),
    "invitations/accept": forVisitors("POST", handleAcceptInvitation),
  },
  messages: newShopMessages,
} satisfies Domain;
