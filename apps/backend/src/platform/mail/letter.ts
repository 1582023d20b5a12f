import type { Language } from "../store/language.ts";

export interface Letter {
  readonly paragraphs: readonly string[];
  readonly language: Language;
}

/** A text as both parts of a mail. Its HTML needs neither pictures nor anything from the network. */
export function letter({ paragraphs, language }: Letter): { readonly text: string; readonly html: string } {
  const body = paragraphs.map((paragraph) => `<p style="margin: 0 0 16px">${escaped(paragraph)}</p>`).join("");
  return {
    text: paragraphs.join("\n\n"),
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head>` +
      `<body style="margin: 24px; font: 16px/1.5 system-ui, sans-serif">${body}</body></html>`,
  };
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
