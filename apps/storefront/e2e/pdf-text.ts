import { readFile } from "node:fs/promises";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The language of a PDF, and what a reader can find and copy in it. */
export async function pdfText(path: string): Promise<{ readonly language: unknown; readonly text: string }> {
  const loading = getDocument({ data: new Uint8Array(await readFile(path)), verbosity: VerbosityLevel.ERRORS });
  const pdf = await loading.promise;
  const { info } = await pdf.getMetadata();
  let text = "";
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) if ("str" in item) text += item.str + (item.hasEOL ? "\n" : "");
  }
  await loading.destroy();
  return { language: (info as Readonly<Record<string, unknown>>)["Language"], text };
}
