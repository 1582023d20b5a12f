import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { judgeMemberLevels } from "./judge-daily.ts";
import {
  handleGiveLevel,
  handleLevelCustomer,
  handleLevelList,
  handleMoveLevel,
  handleRemoveLevel,
  handleSaveLevel,
} from "./level-calls.ts";
import { levelMessages } from "./level-messages.ts";

/** Operators decide which levels there are and what each gives; purchases and operators decide who has them. */
export const memberLevelDomain = {
  name: "member-levels",
  deskCalls: {
    "member_levels/list": forOperators("GET", handleLevelList),
    "member_levels/save": forOperators("POST", handleSaveLevel),
    "member_levels/move": forOperators("POST", handleMoveLevel),
    "member_levels/remove": forOperators("POST", handleRemoveLevel),
    "member_levels/customer": forOperators("GET", handleLevelCustomer),
    "member_levels/give": forOperators("POST", handleGiveLevel),
  },
  jobs: [judgeMemberLevels],
  messages: levelMessages,
} satisfies Domain;
