/**
 * What is left when even the error page failed. A document by itself, without styles, scripts or anything else that could
 * fail as well; nobody knows the shopper's language here, so it carries the specification's default.
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

/** Puts it in the place of a page of which React has given up everything. */
export function showLastResort(): void {
  document.open();
  document.write(lastResortDocument);
  document.close();
}
