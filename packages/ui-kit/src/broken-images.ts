const mark = "data-broken";

/**
 * Marks each image of the page that does not load, wherever it is drawn, so that a quiet stand-in is shown in its place and size
 * (`global.css.ts`); also those that have failed before scripts ran. One that loads later, from another address, is shown.
 *
 * @returns what ends it
 */
export function followBrokenImages(): () => void {
  // Neither event bubbles, but both come down.
  document.addEventListener("error", fail, true);
  document.addEventListener("load", recover, true);
  for (const image of document.images) {
    // A drawing may have no size of its own, so the browser is asked.
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "")
      image.decode().catch(() => image.setAttribute(mark, ""));
  }
  return () => {
    document.removeEventListener("error", fail, true);
    document.removeEventListener("load", recover, true);
  };
}

function fail({ target }: Event): void {
  if (target instanceof HTMLImageElement) target.setAttribute(mark, "");
}

function recover({ target }: Event): void {
  if (target instanceof HTMLImageElement) target.removeAttribute(mark);
}
