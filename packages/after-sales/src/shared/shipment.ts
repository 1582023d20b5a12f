/** The error of a tracking number. */
export type TrackingProblem = "missing" | "malformed";

/** Removes the blanks that come along when somebody copies the number. */
export function trackingNumberOf(typed: string): string {
  return typed.replace(/\s/g, "");
}

export function trackingProblem(typed: string): TrackingProblem | null {
  const number = trackingNumberOf(typed);
  if (number === "") return "missing";
  return /^[A-Za-z0-9]+$/.test(number) ? null : "malformed";
}
