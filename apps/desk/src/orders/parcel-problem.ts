/** What carriers print: letters, digits and hyphens. */
const trackingShape = /^[\dA-Za-z][\dA-Za-z-]{3,39}$/;

/** What is wrong with what is written of a parcel, both without blanks around them; neither of them is a parcel, too. */
export function parcelProblem(
  carrier: string,
  trackingNumber: string,
): "carrierMissing" | "numberMissing" | "numberWrong" | null {
  if (carrier === "") return trackingNumber === "" ? null : "carrierMissing";
  if (trackingNumber === "") return "numberMissing";
  return trackingShape.test(trackingNumber) ? null : "numberWrong";
}
