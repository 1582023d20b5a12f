import fc from "fast-check";
import { expect, test } from "vitest";
import { orderLine } from "../testing/order-factory.ts";
import { orderSums } from "./order-amounts.tsx";

const fen = fc.nat(10_000_000);
const line = fc.record({ regularPrice: fen, off: fen, quantity: fc.integer({ min: 1, max: 999 }) });

test("the rows of an order lead from the regular prices to the total, to the fen", () => {
  fc.assert(
    fc.property(
      fc.record({ lines: fc.array(line, { minLength: 1 }), freight: fen, member: fc.nat(100), coupon: fc.nat(100) }),
      ({ lines, freight, member, coupon }) => {
        const unitPriceOf = ({ regularPrice, off }: (typeof lines)[number]) => Math.max(0, regularPrice - off);
        const goods = lines.reduce((sum, each) => sum + unitPriceOf(each) * each.quantity, 0);
        const regular = lines.reduce((sum, { regularPrice, quantity }) => sum + regularPrice * quantity, 0);
        const memberDiscount = Math.floor((goods * member) / 100);
        const couponDiscount = Math.floor(((goods - memberDiscount) * coupon) / 100);
        const sums = orderSums({
          lines: lines.map((each) => orderLine({ unitPrice: unitPriceOf(each), quantity: each.quantity })),
          amounts: { goods, flashDiscount: regular - goods, memberDiscount, couponDiscount, freight },
          amount: goods - memberDiscount - couponDiscount + freight,
        });
        expect(sums.regular).toBe(regular);
        expect(sums.regular - sums.flashSaved - sums.memberSaved - sums.coupon + sums.freight).toBe(sums.total);
        expect(sums.pieces).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
      },
    ),
  );
});

test("the rows of an order add up also where the platform rounds its parts", () => {
  const amounts = { goods: 10_001, flashDiscount: 0, memberDiscount: 333, couponDiscount: 0, freight: 500 };
  const sums = orderSums({ lines: [orderLine()], amounts, amount: 10_167 });
  expect(sums.regular - sums.memberSaved + sums.freight).toBe(10_167);
});
