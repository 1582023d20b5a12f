import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface ReadPdf {
  /** What a reader can find and copy, a text a page. */
  readonly pages: readonly string[];
  readonly title: string;
  readonly language: string;
  /** Roles of its structure, `H1`, `TD` …; none in a document without tags. */
  readonly roles: readonly string[];
  /** Where texts begin and end, in points: the outermost of all pages. */
  readonly box: { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number };
}

/** Reads a PDF as a viewer does. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await loading.promise;
  const { info } = await pdf.getMetadata();
  const pages: string[] = [];
  const roles: string[] = [];
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    let text = "";
    for (const item of items) {
      if (!("str" in item)) continue;
      text += item.str + (item.hasEOL ? "\n" : "");
      if (item.str.trim() === "") continue;
      const [, , , , x = 0, y = 0] = item.transform as readonly number[];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + item.width);
      box.bottom = Math.min(box.bottom, y);
      box.top = Math.max(box.top, y + item.height);
    }
    pages.push(text);
    roles.push(...rolesOf(await page.getStructTree()));
  }
  const { Title: title = "", Language: language = "" } = info as Readonly<Record<string, string>>;
  await loading.destroy();
  return { pages, title, language, roles, box };
}

function rolesOf(node: unknown): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  const { role, children } = node as { readonly role?: string; readonly children?: readonly unknown[] };
  return [...(role === undefined ? [] : [role]), ...(children ?? []).flatMap(rolesOf)];
}
