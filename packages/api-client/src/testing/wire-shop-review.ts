/** A review that the shop has not answered, as its desk has it. */
export function wireShopReview(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 8,
    product: { id: 5, name: "Glazed Stoneware Teapot" },
    sku: "Forest / 900 ml",
    nickname: "j***w",
    stars: 2,
    body: "The glaze is lovely, but it drips.\nEvery cup leaves a ring on the table, whatever I try.",
    images: [],
    follow_up: "",
    follow_up_images: [],
    helpful: 0,
    created_at: "2026-11-23T02:00:00.000Z",
    answer: "",
    answered_at: null,
    ...differences,
  };
}
