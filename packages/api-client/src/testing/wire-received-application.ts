const moment = "2026-11-23T02:00:00.000Z";

/** An application that waits, as the desk of the platform lists it. */
export function wireReceivedApplication(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 7,
    name: "Lamps of Suzhou",
    category: "Lighting",
    state: "pending",
    created_at: moment,
    decided_at: null,
    document_count: 2,
    ...differences,
  };
}

/** The same by itself. */
export function wireReceivedApplicationDetail(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    ...wireReceivedApplication(),
    contact: "Wang Li",
    mobile: "13800138000",
    account: "lamps",
    refusal: "",
    shop_id: null,
    documents: ["/api/file/private?path=licence.png", "/api/file/private?path=identity.png"],
    ...differences,
  };
}
