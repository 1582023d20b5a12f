import type { Domain } from "../../platform/domain/domain.ts";
import { registerCashiers } from "./cashier-routes.ts";
import { sendLateNotifications } from "./notifications.ts";

/** Does something only where the demo has opened the sandbox. */
export const sandboxDomain = {
  name: "sandbox",
  jobs: [sendLateNotifications],
  registerRoutes: (app, services) => {
    if (services.sandbox !== null) registerCashiers(app, services, services.sandbox);
  },
} satisfies Domain;
