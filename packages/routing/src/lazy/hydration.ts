/** The number of parts that are not hydrated yet; the page itself counts as one. Only effects change it. */
let waiting = 0;
let resolveHydrated: () => void;
const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

/**
 * A part that is hydrated later than the page around it. It is counted from its first render until it is hydrated or
 * unmounted.
 */
export interface TrackedPart {
  /** Counts the part. @returns the function that ends the count, as an effect's cleanup */
  readonly begin: () => () => void;
  readonly end: () => void;
}

/** Once all parts are hydrated, the root element says so with `data-hydrated`, for tests and tools. */
export function trackedPart(): TrackedPart {
  let isCounted = false;
  function end(): void {
    if (!isCounted) return;
    isCounted = false;
    waiting -= 1;
    if (waiting > 0) return;
    document.documentElement.dataset["hydrated"] = "true";
    resolveHydrated();
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

const endPage = trackedPart().begin();
let isHydrated = false;

/**
 * Called when a page, or what is drawn in its place, is hydrated; the first one counts. The document around it says nothing:
 * React hydrates it before the page, which stands in a boundary of its own.
 */
export function markPageHydrated(): void {
  isHydrated = true;
  endPage();
}

/** Whether the page that the server sent is hydrated, though its parts may not be. What is loaded from then on is for another page. */
export function isPageHydrated(): boolean {
  return isHydrated;
}

/**
 * Resolves when everything that the server rendered is hydrated. Whatever changes the data of the page waits for it,
 * because a part that is hydrated with other data than the server had does not match its HTML.
 */
export function whenHydrated(): Promise<void> {
  return hydrated;
}
