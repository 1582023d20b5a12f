const day = 24 * 60 * 60 * 1000;

/** As long as files that name it may still be on their way; a shop that comes later sends its pictures once more. */
const lastingDays = 30;

/** What was sent before is forgotten, unless an import has taken it. */
export function oldestSent(now: Date): Date {
  return new Date(now.getTime() - lastingDays * day);
}

/** In UTF-16 units, as it is sent: a field of a form is cut at a thousand bytes, and whatever is cut has more than these. */
const longest = 300;

/**
 * How a picture is called within its folder, spelt in one way: `shirts/red.jpg`. Files are written on systems that divide
 * folders by `\\`, and compose letters differently. Null: it is no name within a folder.
 */
export function pictureName(text: string): string | null {
  if (text.length > longest || !text.isWellFormed() || /\p{Cc}/u.test(text)) return null;
  const path = text.normalize("NFC").trim().replaceAll("\\", "/");
  if (/^(?:\/|[a-z]:)/i.test(path)) return null;
  const parts = path.split("/").filter((part) => part !== "" && part !== ".");
  return parts.length === 0 || parts.includes("..") ? null : parts.join("/");
}
