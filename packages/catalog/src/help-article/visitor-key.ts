const key = "plaza:help-visitor";
const format = /^[0-9a-f]{32}$/;

/** By what this browser is known where it says whether an answer has helped; anew each time where it cannot keep anything. */
export function visitorKey(): string {
  try {
    const stored = localStorage.getItem(key);
    if (stored !== null && format.test(stored)) return stored;
    const made = newKey();
    localStorage.setItem(key, made);
    return made;
  } catch {
    return newKey();
  }
}

function newKey(): string {
  // `randomUUID` exists only in secure contexts, and a shop may be served over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
