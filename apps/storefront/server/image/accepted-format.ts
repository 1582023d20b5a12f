/** `original` is the format of the image itself where every browser shows that one, else JPEG or PNG. */
export type ImageFormat = "avif" | "webp" | "original";

/** The best format that an `Accept` header names. Wildcards count for nothing: browsers without WebP send them too. */
export function acceptedFormat(accept: string | undefined): ImageFormat {
  const named = new Set(
    (accept ?? "")
      .toLowerCase()
      .split(",")
      .map((entry) => entry.split(";").map((part) => part.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter)))
      .map(([type]) => type),
  );
  if (named.has("image/avif")) return "avif";
  return named.has("image/webp") ? "webp" : "original";
}
