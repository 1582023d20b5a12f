import { uploadPathOf } from "../../platform/files/upload-paths.ts";
import { languages } from "../../platform/store/language.ts";
import type { Picture, Target } from "../../platform/store/schema/home.ts";
import type { DocumentPart } from "./document-part.ts";

const maxPictures = 20;
const lengths = { eyebrow: 60, title: 80, line: 160, action: 40, alt: 200, words: 60, path: 200, url: 500 } as const;
const targetKinds = ["product", "category", "shop", "area", "news", "help", "search", "page", "address"] as const;

/** @throws {DomainError} that names the field */
export function readPictures(part: DocumentPart): readonly Picture[] {
  const pictures = part.parts("pictures", maxPictures).map(readPicture);
  if (new Set(pictures.map(({ key }) => key)).size < pictures.length) throw part.wrong("parameterWrong", "pictures");
  return pictures;
}

function readPicture(part: DocumentPart): Picture {
  const focus = part.part("focus");
  const image = readImage(part, "image");
  if (image === "") throw part.wrong("homePictureMissing", "image");
  const ofLanguages = part.part("images");
  const images = languages.map((language) => [language, readImage(ofLanguages, language)] as const);
  return {
    key: part.key(),
    isShown: part.flag("isShown"),
    image,
    images: Object.fromEntries(images.filter(([, path]) => path !== "")),
    focus: { x: focus.whole("x", 0, 100), y: focus.whole("y", 0, 100) },
    alt: part.texts("alt", lengths.alt),
    eyebrow: part.texts("eyebrow", lengths.eyebrow),
    title: part.texts("title", lengths.title),
    line: part.texts("line", lengths.line),
    action: part.texts("action", lengths.action),
    target: part.has("target") ? readTarget(part.part("target")) : null,
  };
}

/** Its path, however it is addressed. */
function readImage(part: DocumentPart, name: string): string {
  const sent = part.text(name, lengths.url);
  const path = sent === "" ? "" : uploadPathOf(sent);
  if (sent !== "" && path === "") throw part.wrong("homePictureMissing", name);
  return path;
}

function readTarget(part: DocumentPart): Target {
  const kind = part.oneOf("kind", targetKinds);
  switch (kind) {
    case "search": {
      const words = part.text("words", lengths.words);
      if (words === "") throw part.wrong("homeTargetMissing", "words");
      return { kind, words };
    }
    case "page": {
      const path = part.text("path", lengths.path);
      // `//host` and `/\host` would leave the site.
      if (!/^\/(?![/\\])\S*$/.test(path)) throw part.wrong("homePathWrong", "path");
      return { kind, path };
    }
    case "address": {
      const url = part.text("url", lengths.url);
      const protocol = URL.parse(url)?.protocol;
      if (protocol !== "https:" && protocol !== "http:") throw part.wrong("homeAddressWrong", "url");
      return { kind, url };
    }
    case "product":
    case "category":
    case "shop":
    case "area":
    case "news":
    case "help":
      return { kind, id: part.id("id") };
    default:
      return kind satisfies never;
  }
}
