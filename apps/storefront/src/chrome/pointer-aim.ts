export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The side of a fly-out that faces the list it belongs to. */
export interface NearEdge {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Whether a pointer that went from one point to another would reach the edge by going on: it moves inside the triangle
 * between where it was and the edge's two ends.
 */
export function headsFor(from: Point, to: Point, edge: NearEdge): boolean {
  const gone = to.x - from.x;
  const ahead = edge.x - from.x;
  if (gone * ahead <= 0) return false;
  const reachedAt = from.y + ((to.y - from.y) / gone) * ahead;
  return reachedAt >= edge.top && reachedAt <= edge.bottom;
}
