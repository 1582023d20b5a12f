import { escapeHtml } from "../rich-text/escape-html.ts";
import type { Language } from "../store/language.ts";

export interface Letter {
  readonly paragraphs: readonly string[];
  /** Where it leads; null: nowhere. */
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly language: Language;
}

/** A text as both parts of a mail. Its HTML needs neither pictures nor anything from the network. */
export function letter({ paragraphs, link, language }: Letter): { readonly text: string; readonly html: string } {
  const ways = link === null ? [] : [`<a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`];
  const written = paragraphs.map((paragraph) => escapeHtml(paragraph).replaceAll("\n", "<br>"));
  const body = [...written, ...ways].map((html) => `<p style="margin: 0 0 16px">${html}</p>`).join("");
  return {
    text: [...paragraphs, ...(link === null ? [] : [`${link.label}: ${link.href}`])].join("\n\n"),
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head>` +
      `<body style="margin: 24px; font: 16px/1.5 system-ui, sans-serif">${body}</body></html>`,
  };
}
