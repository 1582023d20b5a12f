import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators, forShop } from "../../platform/http/desk-call.ts";
import { flashSessionMessages } from "./flash-session-messages.ts";
import {
  handleOwnFlashOffers,
  handleOwnProductToOffer,
  handleProposalConflicts,
  handleProposeFlashOffer,
  handleTakeBackFlashOffer,
} from "./proposal-calls.ts";
import {
  handleAcceptFlashOffer,
  handleAddFlashOffer,
  handleChangeDeadline,
  handleCloseOpening,
  handleFlashCalendar,
  handleFlashConflicts,
  handleFlashSession,
  handleOpenFlashSale,
  handleProductToOffer,
  handleRejectFlashOffer,
  handleRemoveFlashSlot,
  handleSaveFlashSlot,
  handleWithdrawFlashOffer,
} from "./session-calls.ts";

/** Sessions of the flash sale as operators plan them, and what shops propose for them. */
export const flashSessionDomain = {
  name: "flash-sessions",
  deskCalls: {
    "flash_sale/calendar": forOperators("GET", handleFlashCalendar),
    "flash_sale/session": forOperators("GET", handleFlashSession),
    "flash_sale/save_slot": forOperators("POST", handleSaveFlashSlot),
    "flash_sale/remove_slot": forOperators("POST", handleRemoveFlashSlot),
    "flash_sale/open": forOperators("POST", handleOpenFlashSale),
    "flash_sale/change_deadline": forOperators("POST", handleChangeDeadline),
    "flash_sale/close": forOperators("POST", handleCloseOpening),
    "flash_sale/product": forOperators("GET", handleProductToOffer),
    "flash_sale/conflicts": forOperators("GET", handleFlashConflicts),
    "flash_sale/add": forOperators("POST", handleAddFlashOffer),
    "flash_sale/accept": forOperators("POST", handleAcceptFlashOffer),
    "flash_sale/reject": forOperators("POST", handleRejectFlashOffer),
    "flash_sale/withdraw": forOperators("POST", handleWithdrawFlashOffer),
    "flash_offers/list": forShop("staff", "GET", handleOwnFlashOffers),
    "flash_offers/product": forShop("staff", "GET", handleOwnProductToOffer),
    "flash_offers/conflicts": forShop("staff", "GET", handleProposalConflicts),
    "flash_offers/propose": forShop("staff", "POST", handleProposeFlashOffer),
    "flash_offers/take_back": forShop("staff", "POST", handleTakeBackFlashOffer),
  },
  messages: flashSessionMessages,
} satisfies Domain;
