/**
 * A transition that the next page overtakes rejects a promise that the router never looks at, and browsers report it as an
 * error of the page. From now on they do not.
 *
 * @returns what takes that back
 */
export function expectOvertakenTransitions(): () => void {
  const pass = (event: PromiseRejectionEvent): void => {
    // Each browser words it differently, but all of them name the transition.
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
  };
  window.addEventListener("unhandledrejection", pass);
  return () => window.removeEventListener("unhandledrejection", pass);
}
