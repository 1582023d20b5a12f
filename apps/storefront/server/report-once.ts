/** Tells of each text once, and of no more than `most`: what names them may be anybody's. */
export function reportOnce(most: number, report: (text: string) => void): (text: string) => void {
  const known = new Set<string>();
  return (text) => {
    if (known.has(text) || known.size >= most) return;
    known.add(text);
    report(text);
  };
}
