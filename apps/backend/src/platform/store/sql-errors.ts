/** Whether a statement failed because another transaction stored the same unique value first. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && error.code === "23505") return "constraint" in error && error.constraint === constraint;
  return isUniqueViolation(error.cause, constraint);
}

/** The database's code of an error, which the query builder wraps as its cause; "" for any other error. */
export function sqlStateOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error && typeof error.code === "string" ? error.code : sqlStateOf(error.cause);
}

/** Whether a statement was ended because it took longer than its connection allows. */
export function isStatementTimeout(error: unknown): boolean {
  return sqlStateOf(error) === "57014";
}
