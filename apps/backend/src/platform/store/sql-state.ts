/** The database's code of an error, which the query builder wraps as its cause; "" for any other error. */
export function sqlStateOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error && typeof error.code === "string" ? error.code : sqlStateOf(error.cause);
}

/** Whether a statement was ended because it took longer than its connection allows. */
export function isStatementTimeout(error: unknown): boolean {
  return sqlStateOf(error) === "57014";
}
