/**
 * The path below `/uploads/` as the request spells it, or null for one that could lead anywhere else: only plain
 * segments, none hidden, none empty.
 */
export function uploadPath(requested: string): string | null {
  const segments = requested.split("/");
  const isPlain = segments.every((segment) => /^[^./\\\p{C}][^/\\\p{C}]*$/u.test(segment));
  return isPlain && requested.length <= 500 ? requested : null;
}
