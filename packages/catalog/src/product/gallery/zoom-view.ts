/** How an image lies in its frame: enlarged around the middle of the frame, then shifted by so many pixels. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A place in the frame, in pixels from its middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

export const wholeImage: ZoomView = { scale: 1, x: 0, y: 0 };
/** What a double tap, a click or the lens enlarges to. */
export const closeUp = 2.5;
const maxScale = 5;

function within(value: number, limit: number): number {
  // Adding 0 turns -0 into 0, which a comparison would take for another place.
  return Math.min(Math.max(value, -limit), limit) + 0;
}

/** An enlarged image covers the frame wherever it is shifted to. */
function clampToFrame({ scale, x, y }: ZoomView, { width, height }: FrameSize): ZoomView {
  return { scale, x: within(x, (width * (scale - 1)) / 2), y: within(y, (height * (scale - 1)) / 2) };
}

/** Enlarges or reduces to `scale` so that what lies at `point` stays there. */
export function zoomTo(view: ZoomView, scale: number, point: Point, frame: FrameSize): ZoomView {
  const next = Math.min(Math.max(scale, 1), maxScale);
  const ratio = next / view.scale;
  return clampToFrame(
    { scale: next, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    frame,
  );
}

export function panBy(view: ZoomView, by: Point, frame: FrameSize): ZoomView {
  return clampToFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** From the whole image to a close-up of the point, and back. */
export function toggleZoom(view: ZoomView, point: Point, frame: FrameSize): ZoomView {
  return view.scale > 1 ? wholeImage : zoomTo(view, closeUp, point, frame);
}
