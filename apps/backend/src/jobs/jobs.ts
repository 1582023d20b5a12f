import { closeUnpaidOrders, completeShippedOrders } from "./due-orders.ts";
import { finishRefunds } from "./finish-refunds.ts";
import type { Job } from "./job.ts";
import { sweep } from "./sweep.ts";

/** What every platform does by itself. */
export const jobs: readonly Job[] = [closeUnpaidOrders, completeShippedOrders, finishRefunds, sweep];
