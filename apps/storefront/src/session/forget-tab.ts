/** Nothing that was written in this tab, on the way to an order, say, is for whoever logs in next. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where a browser blocks storage there is nothing.
  }
}
