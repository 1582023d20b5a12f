export interface InteractionTimes {
  /** Longest event of the interaction, up to the paint that follows its handlers: what INP counts. Steps of 8 ms. */
  readonly answered: number;
  /** From the click to the paint that shows what was asked for. */
  readonly shown: number;
}

/** Events shorter than this are not reported; the standard allows no finer. */
export const minEventMs = 16;

/**
 * Runs in the page, so it holds everything it needs: waits for a click and then for a change of the visible elements that
 * match. The times are asked for later, as the click comes from outside.
 */
export function watchInteraction({ selector, shortest }: { readonly selector: string; readonly shortest: number }): {
  readonly times: Promise<InteractionTimes>;
} {
  const visible = (): string =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map(({ outerHTML }) => outerHTML)
      .join("");
  const before = visible();

  const events: PerformanceEventTiming[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) events.push(entry);
  });
  // The threshold is missing in the library of types.
  const wanted = { type: "event", durationThreshold: shortest };
  observer.observe(wanted);
  const clicked = new Promise<number>((resolve) => {
    addEventListener("click", ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const painted = new Promise<number>((resolve) => {
    const changes = new MutationObserver(() => {
      if (visible() === before) return;
      changes.disconnect();
      // A task after the frame's callbacks runs when the frame is handed over.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve(performance.now()), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });

  async function measure(): Promise<InteractionTimes> {
    const shown = (await painted) - (await clicked);
    // Entries come some time after their paint.
    await new Promise((resolve) => setTimeout(resolve, 500));
    observer.disconnect();
    return { answered: Math.max(shortest, ...events.map(({ duration }) => duration)), shown };
  }
  return { times: measure() };
}
