/** The page of another size on which the first product of this one stands. Pages count from 1. */
export function pageAfterResize(page: number, size: number, next: number): number {
  return Math.floor(((page - 1) * size) / next) + 1;
}
