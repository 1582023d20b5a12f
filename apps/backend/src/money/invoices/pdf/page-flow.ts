import type PdfDocument from "pdfkit";
import type { SetLine, Style, Typesetter } from "./typesetter.ts";

type Pdf = typeof PdfDocument.prototype;
export type Element = ReturnType<Pdf["struct"]>;

/** A4 in points, and what is left of it for texts. */
export const sheet = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 52, bottom: 782 };

const leading = 1.45;
/** How far below the upper edge of its line a text stands. */
const ascent = 1.05;

export const lineHeight = ({ size }: Style): number => size * leading;

/** Lines of a text somewhere between the edges of the sheet. */
export interface Block {
  readonly lines: readonly SetLine[];
  readonly style: Style;
  readonly left: number;
  readonly width: number;
  readonly align?: "left" | "right";
  /** What it is for who hears the document; several blocks may be one element. */
  readonly element: Element;
}

/** Puts blocks below each other, on as many sheets as they need. */
export class PageFlow {
  readonly pdf: Pdf;
  readonly #type: Typesetter;
  /** What stands at the top of each further sheet while it is set. */
  repeated: (() => void) | null = null;
  y = sheet.top;

  constructor(pdf: Pdf, type: Typesetter) {
    this.pdf = pdf;
    this.#type = type;
  }

  get room(): number {
    return sheet.bottom - this.y;
  }

  nextPage(): void {
    this.pdf.addPage();
    this.y = sheet.top;
    this.repeated?.();
  }

  /** Begins a new sheet where less is left. */
  need(height: number): void {
    if (this.room < height) this.nextPage();
  }

  /** Blocks beside each other: together on a sheet where they fit on one, else as many lines as fit on each. */
  row(blocks: readonly Block[], { gap = 0 }: { readonly gap?: number } = {}): void {
    const heightOf = ({ lines, style }: Block) => lines.length * lineHeight(style);
    const height = Math.max(...blocks.map(heightOf));
    if (height > this.room && height <= sheet.bottom - sheet.top - 80) this.nextPage();
    let rest = blocks;
    for (;;) {
      const room = this.room;
      const fitting = rest.map((block) => Math.max(0, Math.floor(room / lineHeight(block.style) + 0.001)));
      if (fitting.every((count) => count === 0)) {
        this.nextPage();
        continue;
      }
      for (const [index, block] of rest.entries()) this.#render(block, block.lines.slice(0, fitting[index]));
      const used = Math.max(
        ...rest.map((block, index) => Math.min(fitting[index] ?? 0, block.lines.length) * lineHeight(block.style)),
      );
      this.y += used;
      rest = rest.map((block, index) => ({ ...block, lines: block.lines.slice(fitting[index]) }));
      if (rest.every(({ lines }) => lines.length === 0)) break;
      this.nextPage();
    }
    this.y += gap;
  }

  /** What only decorates is said to nobody. */
  decorate(render: (pdf: Pdf) => void): void {
    this.pdf.markContent("Artifact", { type: "Layout" });
    render(this.pdf);
    this.pdf.endMarkedContent();
  }

  rule(y: number, { color = "#e5e1db", width = 0.6 } = {}): void {
    this.decorate((pdf) =>
      pdf.lineWidth(width).strokeColor(color).moveTo(sheet.left, y).lineTo(sheet.right, y).stroke(),
    );
  }

  #render({ style, left, width, align = "left", element }: Block, lines: readonly SetLine[]): void {
    if (lines.length === 0) return;
    const top = this.y;
    element.add(() => {
      for (const [index, line] of lines.entries()) {
        const x = align === "right" ? left + width - line.width : left;
        this.#type.render(line, style, x, top + index * lineHeight(style) + style.size * ascent);
      }
    });
  }
}
