import { expect, test } from "vitest";
import { trackedEvents } from "./tracking-dialog.tsx";

const event = (text: string) => ({ text, at: null });

test("the latest event is first, and steps that have not happened are left out", () => {
  const tracking = {
    completed: null,
    events: [event("Out for delivery"), event("Arrived")],
    shipped: event("Shipped"),
    ordered: event("Paid"),
  };
  expect(trackedEvents(tracking).map((each) => each.event.text)).toEqual([
    "Out for delivery",
    "Arrived",
    "Shipped",
    "Paid",
  ]);
  expect(new Set(trackedEvents(tracking).map(({ key }) => key)).size).toBe(4);
});
