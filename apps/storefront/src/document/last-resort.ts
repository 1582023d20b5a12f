/**
 * The document for the case that even the error page failed: without styles, scripts or anything else that could fail as
 * well. The shopper's language is unknown here, so it has the specification's default.
 */
export const lastResortDocument = `<!doctype html>
<html lang="zh">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>An error occurred while showing the error page</title>
<main lang="en">
<h1>An error occurred while showing the error page</h1>
<p><a href="/pc/">Go back to home</a></p>
</main>
</html>
`;

/** Replaces a page that React has given up as a whole. */
export function showLastResort(): void {
  document.open();
  document.write(lastResortDocument);
  document.close();
}
