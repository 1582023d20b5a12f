export interface DescriptionParts {
  /** What it says, a line a paragraph, with the addresses that links lead to. */
  readonly text: string;
  readonly images: readonly string[];
}

const blocks =
  "address,article,blockquote,dd,div,dl,dt,figcaption,figure,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,section,table,tr,ul";

/** Text and pictures of HTML that somebody has written; none of it is rendered, and nothing of it is loaded. */
export function descriptionParts(html: string): DescriptionParts {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const images = Array.from(body.querySelectorAll("img"), (image) => image.getAttribute("src") ?? "");
  for (const line of body.querySelectorAll("br")) line.replaceWith("\n");
  for (const block of body.querySelectorAll(blocks)) block.append("\n");
  for (const link of body.querySelectorAll("a[href]")) link.append(` (${link.getAttribute("href") ?? ""})`);
  const lines = body.textContent.split("\n").map((line) => line.replaceAll(/\s+/g, " ").trim());
  return {
    text: lines.filter((line) => line !== "").join("\n"),
    images: [...new Set(images.filter((each) => each !== ""))],
  };
}
