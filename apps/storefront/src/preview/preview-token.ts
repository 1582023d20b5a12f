/** The token in a query: that page is a preview, whatever the token is worth; null for every other page. */
export function previewToken(search: string): string | null {
  return new URLSearchParams(search).get("preview");
}
