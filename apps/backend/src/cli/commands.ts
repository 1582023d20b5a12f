import { merchantCommands } from "../orders/commands/merchant-commands.ts";
import { ordersCommand } from "../orders/commands/orders-command.ts";
import { traceCommand } from "../orders/commands/trace-command.ts";
import type { Command } from "./command.ts";
import { outboxCommand } from "../codes/outbox-command.ts";
import { settingsCommand } from "../settings/settings-command.ts";

/** Everything an operator can ask of the platform. */
export const commands: readonly Command[] = [
  outboxCommand,
  ordersCommand,
  ...merchantCommands,
  traceCommand,
  settingsCommand,
];
