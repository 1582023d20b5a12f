import type { Domain } from "../../platform/domain/domain.ts";
import { forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { handleAlerts, handleAlertState, handleSetAlert } from "./alert-calls.ts";
import { alertMessages } from "./alert-messages.ts";
import { notifyDueAlerts } from "./notify-due-alerts.ts";
import { personalData } from "./personal-data.ts";

export const alertDomain = {
  name: "alerts",
  calls: {
    "alert/lists": getOnly(forCustomers(handleAlerts)),
    "alert/state": getOnly(forCustomers(handleAlertState)),
    "alert/set": postOnly(forCustomers(handleSetAlert)),
  },
  messages: alertMessages,
  jobs: [notifyDueAlerts],
  personalData,
} satisfies Domain;
