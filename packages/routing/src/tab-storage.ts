/** The fields of what this tab keeps under a name; none where nothing is kept, or the browser blocks its storage. */
export function readTab(name: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(sessionStorage.getItem(name) ?? "null"));
  } catch {
    return {};
  }
}

/** Keeps a value beyond a reload and a visit to the login; null removes it. */
export function writeTab(name: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is blocked or full: then nothing outlives a reload.
  }
}

/** The fields of a value that was kept; none where it is not an object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Whoever has not logged in by then has something else in mind. */
const longest = 30 * 60_000;

/** Keeps what was pressed for after the login, in this tab. The last press under a name counts. */
export function keepForLogin(name: string, pressed: object): void {
  writeTab(name, { ...pressed, at: Date.now() });
}

/** What was kept for after the login, which nobody gets again; null where there is nothing, or it is too old. */
export function takeAfterLogin(name: string): Readonly<Record<string, unknown>> | null {
  const { at, ...pressed } = readTab(name);
  writeTab(name, null);
  if (typeof at !== "number") return null;
  const age = Date.now() - at;
  return age >= 0 && age < longest ? pressed : null;
}
