/** What is wrong with the tracking number of a parcel. */
export type TrackingProblem = "missing" | "malformed";

/** As it stands on the slip: people copy it with its blanks. */
export function trackingNumberOf(typed: string): string {
  return typed.replace(/\s/g, "");
}

export function trackingProblem(typed: string): TrackingProblem | null {
  const number = trackingNumberOf(typed);
  if (number === "") return "missing";
  return /^[A-Za-z0-9]+$/.test(number) ? null : "malformed";
}
