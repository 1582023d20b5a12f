/** Whether a statement failed because another transaction stored the same unique value first. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && error.code === "23505") return "constraint" in error && error.constraint === constraint;
  return isUniqueViolation(error.cause, constraint);
}
