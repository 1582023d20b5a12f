/**
 * A value that has to be there.
 *
 * @param what its name, for the operator who reads that it is missing
 */
export function needed<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
