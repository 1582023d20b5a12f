import fc from "fast-check";
import { expect, test } from "vitest";
import { settlementLine, settlementShop } from "../testing/settlement-factory.ts";
import { checkoutSums } from "./checkout-sums.ts";

const fen = fc.nat(10_000_000);
const line = fc
  .record({ regularPrice: fen, unitPrice: fen, quantity: fc.integer({ min: 1, max: 999 }) })
  .chain((priced) =>
    fc
      .constantFrom("regular" as const, "flash" as const, "member" as const)
      .map((priceKind) => settlementLine({ ...priced, priceKind, subtotal: priced.unitPrice * priced.quantity })),
  );
const shop = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 4 }), freight: fen, coupon: fc.nat(100) })
  .map(({ lines, freight, coupon }) => {
    const goodsAmount = lines.reduce((total, { subtotal }) => total + subtotal, 0);
    const discount = Math.floor(((goodsAmount + freight) * coupon) / 100);
    return settlementShop({ lines, freight, discount, goodsAmount, totalAmount: goodsAmount + freight - discount });
  });

test("the rows add up to the charged total", () => {
  fc.assert(
    fc.property(fc.array(shop, { maxLength: 4 }), (shops) => {
      const { regular, flashSaved, memberSaved, coupon, freight, total } = checkoutSums(shops);
      expect(regular - flashSaved - memberSaved - coupon + freight).toBe(total);
      expect(Math.min(flashSaved, memberSaved)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the sums of the shops add up to the whole", () => {
  fc.assert(
    fc.property(fc.array(shop, { maxLength: 4 }), (shops) => {
      const whole = checkoutSums(shops);
      for (const row of ["regular", "flashSaved", "memberSaved", "coupon", "freight", "total"] as const) {
        expect(shops.reduce((total, each) => total + checkoutSums([each])[row], 0)).toBe(whole[row]);
      }
    }),
  );
});

test("the savings by flash sale and by membership are kept apart", () => {
  const shops = [
    settlementShop({
      lines: [
        settlementLine({ regularPrice: 8000, unitPrice: 5000, quantity: 2, subtotal: 10_000, priceKind: "flash" }),
        settlementLine({ regularPrice: 2000, unitPrice: 1900, quantity: 1, subtotal: 1900, priceKind: "member" }),
      ],
      freight: 500,
      discount: 1000,
      goodsAmount: 11_900,
      totalAmount: 11_400,
    }),
  ];
  expect(checkoutSums(shops)).toEqual({
    pieces: 3,
    regular: 18_000,
    flashSaved: 6000,
    memberSaved: 100,
    coupon: 1000,
    freight: 500,
    total: 11_400,
  });
});
