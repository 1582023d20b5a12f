/** The wire knows no booleans. */
export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
