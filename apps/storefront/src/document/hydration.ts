/** Parts of the page that are not taken over yet; the document itself is the first of them. Counted by effects only. */
let waiting = 1;

/** A part that is taken over later than what is around it. */
export function expectPart(): void {
  waiting += 1;
}

/** The part answers. Tests and tools read on the root element that everything does. */
export function partAnswers(): void {
  waiting -= 1;
  if (waiting === 0) document.documentElement.dataset["hydrated"] = "true";
}
