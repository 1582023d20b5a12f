/** The storage key of the viewed products. */
export const viewedKey = "plaza:recently-viewed";

/** Whether there is anything to show: the code that shows it is fetched only then. Browser only. */
export function hasViewed(): boolean {
  try {
    return (localStorage.getItem(viewedKey) ?? "[]") !== "[]";
  } catch {
    return false;
  }
}
