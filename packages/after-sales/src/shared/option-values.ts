/** "Cherry,900 ml" as "Cherry / 900 ml": the platform joins the chosen values with bare commas. */
export function optionValues(text: string): string {
  return text
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "")
    .join(" / ");
}
