import type { wireApplication } from "@plaza/api-client/testing";
import { type Envelope, rejection } from "@plaza/testing/envelope-api";

export type ListedWire = Pick<ReturnType<typeof wireApplication>, "id" | "name" | "audit_status">;

/** A page of the customer's applications. */
export function wireApplications(lists: readonly ListedWire[], total = lists.length) {
  const rows = lists.map((each) => ({ ...each, apply_time: "2026-11-20 14:02:00", audit_status_desc: "" }));
  return { count: total, lists: rows, page_no: 1, page_size: 15, more: total > lists.length ? 1 : 0 };
}

/** What is not the customer's, or nobody's. */
export const notFoundAnswer = { ...rejection("This application does not exist"), error: "not_found" } as Envelope;

/** A rejection that names a field of the form. */
export function rejectionOf(field: string, msg: string): Envelope {
  return { ...rejection(msg), field } as Envelope;
}
