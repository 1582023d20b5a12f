/** Clears the tab's storage (a checkout's draft, say), so that the next customer does not see it. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where a browser blocks storage there is nothing to clear.
  }
}
