/** A code of letters and digits as it was meant: in whatever case and width, with or without what groups it. */
export function typedOneTimeCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, "");
}
