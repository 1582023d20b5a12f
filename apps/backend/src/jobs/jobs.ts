import { closeUnpaidOrders, completeShippedOrders } from "../orders/due-orders.ts";
import { finishRefunds } from "../payments/finish-refunds.ts";
import type { Job } from "./job.ts";
import { sweep } from "./sweep.ts";

/** What every platform does by itself. */
export const jobs: readonly Job[] = [closeUnpaidOrders, completeShippedOrders, finishRefunds, sweep];
