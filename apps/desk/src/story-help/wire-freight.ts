const rule = (region_ids: readonly number[], first_amount: string, next_amount: string) => ({
  region_ids,
  first_units: 1000,
  first_amount,
  next_units: 500,
  next_amount,
});

/** A template by weight, which is the default, and one by piece. */
export const wireFreight = {
  templates: [
    {
      id: 3,
      revision: 2,
      name: "Parcels",
      unit: "weight",
      is_default: 1,
      products: 12,
      rules: [rule([], "8.00", "2.00"), rule([540_000, 650_000], "20.00", "9.00")],
      undelivered_region_ids: [710_000, 330_100],
    },
    {
      id: 4,
      revision: 1,
      name: "Lamps that break",
      unit: "piece",
      is_default: 0,
      products: 0,
      rules: [{ region_ids: [], first_units: 1, first_amount: "15.00", next_units: 1, next_amount: "5.00" }],
      undelivered_region_ids: [],
    },
  ],
  free_from: [
    { region_id: 0, amount: "99.00" },
    { region_id: 540_000, amount: "300.00" },
  ],
};
