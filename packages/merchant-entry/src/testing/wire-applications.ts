import { type Envelope, rejection } from "@plaza/testing/envelope-api";

/** An application as the platform answers it: 1 is pending, 2 approved, 3 refused. */
export function wireApplication(status: 1 | 2 | 3, more: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 7,
    cid: 2,
    user_id: 1,
    cid_desc: "Home & living",
    name: "FernAndKiln",
    nickname: "Mei",
    mobile: "13800138000",
    account: "fernkiln",
    license: ["/api/file/private?path=private%2Fmerchant%2Fa.pdf&name=Licence.pdf", "/static/licence.png"],
    audit_status: status,
    audit_explain: status === 3 ? "The second page cannot be read." : "",
    admin_address: status === 2 ? "https://desk.plaza.test/" : "",
    del: 0,
    apply_time: "2026-11-20 14:02:00",
    ...more,
  };
}

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
