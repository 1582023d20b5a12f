import type { Domain } from "../../platform/domain/domain.ts";
import { forVisitors } from "../../platform/http/desk-call.ts";
import {
  handleBeginFirstOperator,
  handleCheckCode,
  handleCreateFirstOperator,
  handleFirstOperatorState,
} from "./first-operator-calls.ts";
import { firstOperatorCommand } from "./first-operator-command.ts";
import { firstOperatorMessages } from "./first-operator-messages.ts";

/** How a store without an operator gets its first one: by a code that only whoever runs the platform can read. */
export const firstOperatorDomain = {
  name: "first-operator",
  deskCalls: {
    "first_operator/state": forVisitors("GET", handleFirstOperatorState),
    "first_operator/check": forVisitors("POST", handleCheckCode),
    "first_operator/begin": forVisitors("POST", handleBeginFirstOperator),
    "first_operator/create": forVisitors("POST", handleCreateFirstOperator),
  },
  commands: [firstOperatorCommand],
  messages: firstOperatorMessages,
} satisfies Domain;
