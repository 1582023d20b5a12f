/**
 * Reloads the document at most once a minute, so that a server which lacks a file is not asked forever, and never without
 * a connection, where a reload would lose even the page that is shown.
 *
 * The document holds the text of this function, too, for the case that the entry itself is missing: so it uses nothing
 * but what every browser has.
 *
 * @returns whether the document is being reloaded
 */
export function reloadOnceAMinute(): boolean {
  const key = "plaza:chunk-reload";
  const now = Date.now();
  try {
    if (!navigator.onLine || now - Number(sessionStorage.getItem(key)) < 60_000) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Without storage the interval between reloads cannot be kept.
    return false;
  }
  location.reload();
  return true;
}
