import fc from "fast-check";
import { expect, test } from "vitest";
import { effectivePrices, type FlashRun, type PriceChange } from "./effective-prices.ts";
import { lowestOfDays } from "./lowest-of-days.ts";
import { lowestBeforeReduction, reductionBegan } from "./price-before-reduction.ts";

const oneHour = 60 * 60 * 1000;
const oneDay = 24 * oneHour;
const origin = Date.UTC(2031, 4, 1);
const now = new Date(origin + 60 * oneDay);

const moment = fc.nat({ max: 70 * 24 }).map((hours) => new Date(origin + hours * oneHour));
const price = fc.integer({ min: 1, max: 6 });
const changes: fc.Arbitrary<readonly PriceChange[]> = fc
  .uniqueArray(fc.record({ changedAt: moment, price }), {
    maxLength: 8,
    selector: ({ changedAt }) => changedAt.getTime(),
  })
  .map((rows) => rows.toSorted((left, right) => left.changedAt.getTime() - right.changedAt.getTime()));
const runs: fc.Arbitrary<readonly FlashRun[]> = fc.array(
  fc
    .record({ beganAt: moment, hours: fc.integer({ min: 1, max: 80 }), price })
    .map(({ beganAt, hours, price: flash }) => ({
      beganAt,
      endedAt: new Date(beganAt.getTime() + hours * oneHour),
      price: flash,
    })),
  { maxLength: 8 },
);

/** What was asked for at one moment, read off the rows; null before anything is known. */
function priceAt(changed: readonly PriceChange[], ran: readonly FlashRun[], time: number): number | null {
  const regular = changed.findLast(({ changedAt }) => changedAt.getTime() <= time);
  if (regular === undefined) return null;
  const flash = ran.filter(({ beganAt, endedAt }) => beganAt.getTime() <= time && endedAt.getTime() > time);
  return Math.min(regular.price, ...flash.map((run) => run.price));
}

/** All hours of the test's time up to now, at which alone anything happens. */
const hours = Array.from({ length: 60 * 24 + 1 }, (_, index) => origin + index * oneHour);

test("what a SKU has cost is at each moment its regular price, or a flash price that is lower", () => {
  fc.assert(
    fc.property(changes, runs, (changed, ran) => {
      const steps = effectivePrices(changed, ran, now);
      for (const time of hours) {
        const step = steps.findLast(({ from }) => from.getTime() <= time);
        expect(step?.price ?? null).toBe(priceAt(changed, ran, time));
      }
      for (const [index, step] of steps.entries()) expect(step.price).not.toBe(steps[index - 1]?.price);
    }),
    { numRuns: 60 },
  );
});

test("the lowest price before a reduction is that of the 30 days before the first fall that no rise follows", () => {
  fc.assert(
    fc.property(changes, runs, (changed, ran) => {
      const steps = effectivePrices(changed, ran, now);
      const asked = hours.map((time) => priceAt(changed, ran, time));
      // Back over falls and over hours without a change, and then forward to the first of these falls.
      let rise = asked.length - 1;
      const isNoRise = (index: number) => (asked[index - 1] ?? -1) >= (asked[index] ?? 0);
      while (rise > 0 && asked[rise] !== null && isNoRise(rise)) rise -= 1;
      const fall = asked.findIndex((each, index) => index > rise && each !== asked[index - 1]);
      const began = fall === -1 ? now.getTime() : (hours[fall] ?? 0);
      expect(reductionBegan(steps, now).getTime()).toBe(began);
      const before = hours.flatMap((time, index) => {
        const each = asked[index] ?? null;
        return each !== null && time < began && time >= began - 30 * oneDay ? [each] : [];
      });
      expect(lowestBeforeReduction(steps, now)).toBe(before.length === 0 ? null : Math.min(...before));
    }),
    { numRuns: 200 },
  );
});

test("the lowest price of a day is the lowest that was asked for on it, by the calendar of Shanghai", () => {
  fc.assert(
    fc.property(changes, runs, (changed, ran) => {
      const days = lowestOfDays(effectivePrices(changed, ran, now), now, 20);
      const day = (time: number) => new Date(time + 8 * oneHour).toISOString().slice(0, 10);
      const expected = new Map<string, number>();
      for (const time of hours) {
        const each = priceAt(changed, ran, time);
        if (each !== null) expected.set(day(time), Math.min(each, expected.get(day(time)) ?? each));
      }
      const shown = new Map(
        days.flatMap(({ from, to, price: lowest }) =>
          [...expected.keys()].filter((each) => each >= from && each <= to).map((each) => [each, lowest] as const),
        ),
      );
      expect(shown).toEqual(new Map([...expected].slice(-20)));
      for (const [index, each] of days.entries()) expect(each.price).not.toBe(days[index - 1]?.price);
    }),
    { numRuns: 60 },
  );
});
