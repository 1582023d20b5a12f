/** Parts of the page that are not taken over yet; the document itself is the first of them. Counted by effects only. */
let waiting = 1;
let everythingAnswers: () => void;
const hydrated = new Promise<void>((resolve) => {
  everythingAnswers = resolve;
});

/** A part that is taken over later than what is around it: counted from when it is drawn until it answers, or is gone. */
export interface ExpectedPart {
  /** @returns what ends it */
  readonly begin: () => () => void;
  readonly end: () => void;
}

export function expectedPart(): ExpectedPart {
  let isCounted = false;
  function end(): void {
    if (!isCounted) return;
    isCounted = false;
    partAnswers();
  }
  return {
    begin: () => {
      isCounted = true;
      waiting += 1;
      return end;
    },
    end,
  };
}

/** The part answers. Tests and tools read on the root element that everything does. */
export function partAnswers(): void {
  waiting -= 1;
  if (waiting > 0) return;
  document.documentElement.dataset["hydrated"] = "true";
  everythingAnswers();
}

/**
 * When the browser has taken over all that the server drew. What changes the answers that a page was drawn from waits for
 * it: a part that is not taken over yet would differ from its drawing.
 */
export function whenHydrated(): Promise<void> {
  return hydrated;
}
