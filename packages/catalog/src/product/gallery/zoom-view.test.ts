import fc from "fast-check";
import { expect, test } from "vitest";
import { panBy, toggleZoom, wholeImage, zoomTo, type ZoomView } from "./zoom-view.ts";

const frame = { width: 800, height: 600 };

/** The place of the image, in its own pixels from its middle, that lies at a point of the frame. */
function under({ scale, x, y }: ZoomView, point: { x: number; y: number }) {
  return { x: (point.x - x) / scale, y: (point.y - y) / scale };
}

test("a close-up keeps the pressed place under the pointer", () => {
  const point = { x: 200, y: -100 };
  const view = toggleZoom(wholeImage, point, frame);
  expect(view.scale).toBe(2.5);
  expect(under(view, point)).toEqual(under(wholeImage, point));
  expect(toggleZoom(view, point, frame)).toEqual(wholeImage);
});

test("an image is never smaller than its frame, nor larger than the maximum", () => {
  expect(zoomTo(wholeImage, 0.2, { x: 50, y: 50 }, frame)).toEqual(wholeImage);
  expect(zoomTo(wholeImage, 90, { x: 0, y: 0 }, frame).scale).toBe(5);
});

test("the whole image cannot be shifted", () => {
  expect(panBy(wholeImage, { x: 30, y: -30 }, frame)).toEqual(wholeImage);
});

test("no sequence of zooming and panning brings an edge into the frame", () => {
  const point = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -300, max: 300 }) });
  const action = fc.oneof(
    fc.record({ kind: fc.constant("pan" as const), point }),
    fc.record({ kind: fc.constant("toggle" as const), point }),
    fc.record({ kind: fc.constant("zoom" as const), point, scale: fc.double({ min: 0.1, max: 8, noNaN: true }) }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
      let view = wholeImage;
      for (const each of actions) {
        if (each.kind === "pan") view = panBy(view, each.point, frame);
        else if (each.kind === "toggle") view = toggleZoom(view, each.point, frame);
        else view = zoomTo(view, each.scale, each.point, frame);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(Math.abs(view.x)).toBeLessThanOrEqual((frame.width * (view.scale - 1)) / 2 + 1e-9);
        expect(Math.abs(view.y)).toBeLessThanOrEqual((frame.height * (view.scale - 1)) / 2 + 1e-9);
      }
    }),
  );
});
