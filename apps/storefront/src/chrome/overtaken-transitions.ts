/**
 * A transition that the next page overtakes rejects a promise that the router never looks at, and browsers report it as an
 * error of the page. From now on somebody looks.
 *
 * @returns what takes that back
 */
export function expectOvertakenTransitions(): () => void {
  if (!("startViewTransition" in document)) return () => undefined;
  const begin = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = begin(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
  return () => {
    document.startViewTransition = begin;
  };
}
