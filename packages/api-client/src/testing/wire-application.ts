/** An application as the platform answers it to its merchant: 1 is pending, 2 approved, 3 refused. */
export function wireApplication(status: 1 | 2 | 3, differences: Readonly<Record<string, unknown>> = {}) {
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
    ...differences,
  };
}
