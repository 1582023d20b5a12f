/** No option is active: Enter searches for the typed text. */
export const noOption = -1;

/** The option that an arrow key makes active; past either end it is none, the typed text. Null for any other key. */
export function nextOption(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return current + 1 < count ? current + 1 : noOption;
  if (key === "ArrowUp") return current === noOption ? count - 1 : current - 1;
  return null;
}
