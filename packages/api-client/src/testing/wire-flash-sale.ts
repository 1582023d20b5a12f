/** A slot of the flash sale that runs, as the platform writes it. */
export function wireFlashSlot(differences: Readonly<Record<string, unknown>> = {}) {
  return { id: 2, start_time: "10:00", end_time: "12:00", status: 1, end_time_int: 1_760_000_400, ...differences };
}

/** A product in a slot of the flash sale. */
export function wireFlashProduct(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    seckill_id: 2,
    goods_id: 31,
    goods_name: "Glazed Stoneware Teapot",
    goods_image: "",
    goods_min_price: "64.50",
    seckill_price: "49.90",
    seckill_total: 5,
    ...differences,
  };
}
