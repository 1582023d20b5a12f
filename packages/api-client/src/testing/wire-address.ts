/** An address as the platform writes it. */
export function wireAddress(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 1,
    contact: "Mina Sato",
    telephone: "13800138000",
    province_id: 310_000,
    city_id: 310_100,
    district_id: 310_104,
    address: "Flat 1204, 88 Wukang Road",
    is_default: 1,
    province: "上海市",
    city: "上海市",
    district: "徐汇区",
    ...differences,
  };
}
