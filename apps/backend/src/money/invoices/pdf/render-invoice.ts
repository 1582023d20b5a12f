import PdfDocument from "pdfkit";
import type { DocumentField, DocumentSum, InvoiceDocument } from "./invoice-document.ts";
import { type Block, type Element, lineHeight, PageFlow, sheet } from "./page-flow.ts";
import { type SetLine, type Style, Typesetter } from "./typesetter.ts";

const ink = "#1d1815";
const soft = "#5a544e";
const brand = "#cd1f28";
const logo: Style = { size: 22, weight: "bold", color: brand };
const heading: Style = { size: 20, weight: "bold", color: ink };
const section: Style = { size: 9, weight: "bold", color: soft };
const strong: Style = { size: 10, weight: "bold", color: ink };
const body: Style = { size: 9, weight: "regular", color: ink };
/** As high as the texts beside it. */
const labels: Style = { ...body, color: soft };
const small: Style = { size: 8, weight: "regular", color: soft };
const total: Style = { size: 13, weight: "bold", color: ink };

const whole = { left: sheet.left, width: sheet.right - sheet.left };
const half = (whole.width - 28) / 2;
const leftHalf = { left: sheet.left, width: half };
const rightHalf = { left: sheet.right - half, width: half };
const cells = {
  name: { left: sheet.left, width: 222 },
  quantity: { left: 278, width: 40, align: "right" },
  unitPrice: { left: 326, width: 72, align: "right" },
  discount: { left: 404, width: 66, align: "right" },
  amount: { left: 475, width: sheet.right - 475, align: "right" },
} as const;
const cellNames = ["name", "quantity", "unitPrice", "discount", "amount"] as const;
type CellName = (typeof cellNames)[number];
const noteCells = {
  number: { left: sheet.left, width: 220 },
  date: { left: 278, width: 120 },
  amount: { left: 404, width: sheet.right - 404, align: "right" },
} as const;
const labelWidth = 76;
const sums = {
  label: { left: 300, width: 140 },
  amount: { left: 440, width: sheet.right - 440, align: "right" },
} as const;

type Box = Pick<Block, "left" | "width" | "align">;

/** An invoice or a credit note as the bytes of a PDF: the same bytes for the same document. */
export function invoiceAsPdf(invoice: InvoiceDocument): Promise<Uint8Array> {
  const pdf = new PdfDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    autoFirstPage: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: invoice.language,
    displayTitle: true,
    info: { Title: invoice.title, Author: invoice.author, Creator: "Plaza", CreationDate: invoice.madeAt },
  });
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  new InvoiceSheet(pdf, invoice).render();
  pdf.end();
  return done;
}

class InvoiceSheet {
  readonly #pdf: typeof PdfDocument.prototype;
  readonly #invoice: InvoiceDocument;
  readonly #type: Typesetter;
  readonly #flow: PageFlow;
  readonly #root: Element;

  constructor(pdf: typeof PdfDocument.prototype, invoice: InvoiceDocument) {
    this.#pdf = pdf;
    this.#invoice = invoice;
    this.#type = new Typesetter(pdf, invoice.language);
    this.#flow = new PageFlow(pdf, this.#type);
    this.#root = pdf.struct("Document");
    pdf.addStructure(this.#root);
  }

  render(): void {
    this.#head();
    this.#parties();
    this.#lines();
    this.#sums();
    this.#credits();
    this.#remarks();
    this.#root.end();
    this.#footers();
  }

  #head(): void {
    const { marketplace, heading: kind, number, fields } = this.#invoice;
    const title = this.#element("H1");
    this.#flow.row([
      this.#block(marketplace, logo, leftHalf, this.#element("P")),
      this.#block(kind, heading, { ...rightHalf, align: "right" }, title),
    ]);
    this.#flow.row([this.#block(number, strong, { ...rightHalf, align: "right" }, this.#element("P"))], { gap: 8 });
    this.#flow.rule(this.#flow.y, { color: brand, width: 1.4 });
    this.#flow.y += 12;
    this.#fields(fields, whole);
    this.#flow.y += 12;
  }

  /** Seller and buyer beside each other, where both fit; below each other otherwise. */
  #parties(): void {
    const { seller, buyer } = this.#invoice;
    const top = this.#flow.y;
    const bottoms = [seller, buyer].map((party, index) => {
      const box = index === 0 ? leftHalf : rightHalf;
      const isBeside = this.#heightOf(party, box) < sheet.bottom - top;
      if (isBeside) this.#flow.y = top;
      this.#flow.row([this.#block(party.heading, section, isBeside ? box : whole, this.#element("H2"))], { gap: 2 });
      this.#flow.row([this.#block(party.name, strong, isBeside ? box : whole, this.#element("P"))], { gap: 2 });
      this.#fields(party.fields, isBeside ? box : whole);
      return this.#flow.y;
    });
    const isOnePage = this.#pdf.bufferedPageRange().count === 1;
    this.#flow.y = (isOnePage ? Math.max(...bottoms) : this.#flow.y) + 18;
  }

  #heightOf({ name, fields }: InvoiceDocument["seller"], box: Box): number {
    const counts = fields.map((each) => Math.max(...this.#field(each, box).map((texts) => texts.length)));
    const names = this.#type.wrap(name, strong, box.width).length * lineHeight(strong);
    return lineHeight(section) + names + counts.reduce((sum, count) => sum + count, 0) * lineHeight(body) + 8;
  }

  #fields(fields: readonly DocumentField[], box: Box): void {
    for (const each of fields) {
      const [label, text] = this.#field(each, box);
      const element = this.#element("P");
      this.#flow.row([
        { lines: label, style: labels, left: box.left, width: labelWidth, element },
        { lines: text, style: body, left: box.left + labelWidth, width: box.width - labelWidth, element },
      ]);
    }
  }

  #field({ label, text }: DocumentField, { width }: Box): readonly [readonly SetLine[], readonly SetLine[]] {
    return [this.#type.wrap(label, labels, labelWidth - 8), this.#type.wrap(text, body, width - labelWidth)];
  }

  #lines(): void {
    const { columns, lines } = this.#invoice;
    const table = this.#element("Table");
    const names = cellNames.filter((name) => columns[name] !== undefined);
    const textOf = (row: typeof columns, name: CellName) => row[name] ?? "";
    const head = (elementOf: () => Element) => {
      this.#flow.row(
        names.map((name) => this.#block(textOf(columns, name), section, cells[name], elementOf())),
        { gap: 4 },
      );
      this.#flow.rule(this.#flow.y, { color: soft });
      this.#flow.y += 6;
    };
    this.#flow.need(60);
    const first = this.#element("TR", table);
    head(() => this.#element("TH", first, { scope: "Column" }));
    // On further sheets it decorates, as it has been said.
    this.#flow.repeated = () => {
      const repeated = this.#flow.repeated;
      this.#flow.repeated = null;
      const texts = names.map((name) => ({
        lines: this.#type.wrap(textOf(columns, name), section, cells[name].width),
        place: cells[name],
      }));
      this.#flow.decorate(() => {
        for (const { lines: set, place } of texts) {
          for (const [index, line] of set.entries()) {
            const x = "align" in place ? place.left + place.width - line.width : place.left;
            this.#type.render(line, section, x, this.#flow.y + index * lineHeight(section) + section.size);
          }
        }
      });
      this.#flow.y += Math.max(...texts.map(({ lines: set }) => set.length)) * lineHeight(section) + 4;
      this.#flow.rule(this.#flow.y, { color: soft });
      this.#flow.y += 6;
      this.#flow.repeated = repeated;
    };
    for (const line of lines) {
      const row = this.#element("TR", table);
      const name = this.#element("TD", row);
      const others = names
        .slice(1)
        .map((key) => this.#block(textOf(line, key), body, cells[key], this.#element("TD", row)));
      this.#flow.row([this.#block(line.name, body, cells.name, name), ...others]);
      if (line.options !== "") this.#flow.row([this.#block(line.options, small, cells.name, name)]);
      this.#flow.y += 4;
      if (this.#flow.room > 6) this.#flow.rule(this.#flow.y);
      this.#flow.y += 6;
    }
    this.#flow.repeated = null;
  }

  #sums(): void {
    this.#flow.need(this.#invoice.sums.length * lineHeight(body) + 24);
    for (const sum of this.#invoice.sums) this.#sum(sum);
    this.#flow.y += 14;
  }

  #sum({ label, amount, isTotal = false }: DocumentSum): void {
    const style = isTotal ? total : body;
    if (isTotal) this.#flow.y += 4;
    const text = this.#element("P");
    this.#flow.row([this.#block(label, style, sums.label, text), this.#block(amount, style, sums.amount, text)]);
  }

  #credits(): void {
    const { credits } = this.#invoice;
    if (credits === null) return;
    this.#flow.need(90);
    this.#flow.row([this.#block(credits.heading, strong, whole, this.#element("H2"))], { gap: 4 });
    const table = this.#element("Table");
    const names = ["number", "date", "amount"] as const;
    const head = this.#element("TR", table);
    this.#flow.row(
      names.map((name) =>
        this.#block(credits.columns[name], section, noteCells[name], this.#element("TH", head, { scope: "Column" })),
      ),
      { gap: 4 },
    );
    this.#flow.rule(this.#flow.y, { color: soft });
    this.#flow.y += 6;
    for (const note of credits.notes) {
      const row = this.#element("TR", table);
      this.#flow.row(
        names.map((name) => this.#block(note[name], body, noteCells[name], this.#element("TD", row))),
        { gap: 3 },
      );
    }
    this.#flow.y += 4;
    this.#flow.need(lineHeight(total) + 8);
    this.#sum(credits.balance);
    this.#flow.y += 12;
  }

  #remarks(): void {
    const { remarks, missing } = this.#invoice;
    for (const remark of this.#type.hasMissing ? [...remarks, missing] : remarks) {
      this.#flow.row([this.#block(remark, small, whole, this.#element("P"))]);
    }
  }

  /** Page numbers, once it is known how many there are. */
  #footers(): void {
    const { count } = this.#pdf.bufferedPageRange();
    const style = small;
    for (let page = 0; page < count; page += 1) {
      this.#pdf.switchToPage(page);
      const text = this.#invoice.pageOf.replace("{page}", String(page + 1)).replace("{pages}", String(count));
      const [left] = this.#type.wrap(`${this.#invoice.heading} ${this.#invoice.number}`, style, half);
      const [right] = this.#type.wrap(text, style, half);
      this.#pdf.markContent("Artifact", { type: "Pagination" });
      if (left !== undefined) this.#type.render(left, style, sheet.left, 810);
      if (right !== undefined) this.#type.render(right, style, sheet.right - right.width, 810);
      this.#pdf.endMarkedContent();
    }
  }

  #element(type: string, parent: Element = this.#root, options: { readonly scope?: string } = {}): Element {
    const element = this.#pdf.struct(type, options);
    parent.add(element);
    return element;
  }

  #block(text: string, style: Style, box: Box, element: Element): Block {
    return { ...box, style, element, lines: this.#type.wrap(text, style, box.width) };
  }
}
