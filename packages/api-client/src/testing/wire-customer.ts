/** A customer who has told everything but an image, as the platform writes them. */
export function wireCustomer(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 7,
    sn: "56768230",
    nickname: "Mei",
    avatar: "",
    mobile: "13800138000",
    sex: "女",
    create_time: "2025-03-03 10:00:00",
    ...differences,
  };
}
