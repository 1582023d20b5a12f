/** No option: what is typed itself. */
export const noOption = -1;

/** Where an arrow key leads among the options; past either end is the text itself. Null for any other key. */
export function nextOption(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return current + 1 < count ? current + 1 : noOption;
  if (key === "ArrowUp") return current === noOption ? count - 1 : current - 1;
  return null;
}
