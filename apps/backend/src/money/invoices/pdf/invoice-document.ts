import type { Language } from "../../../platform/store/language.ts";

/** A text beside what it says of it; lines of an address, say. */
export interface DocumentField {
  readonly label: string;
  readonly text: string;
}

/** The cells of a table's row, as they are written; all rows of a document have the same ones. */
interface DocumentCells {
  readonly name: string;
  readonly quantity: string;
  /** Not in a credit note. */
  readonly unitPrice?: string;
  readonly discount?: string;
  readonly amount: string;
}

/** A line of the table of what was sold, or is credited. */
export interface DocumentLine extends DocumentCells {
  readonly options: string;
}

/** Two texts at the two ends of a line. */
export interface DocumentSum {
  readonly label: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

/** All that stands on an invoice or a credit note, in its language. Crosses to the thread that makes it. */
export interface InvoiceDocument {
  readonly language: Language;
  /** What a viewer's window is called, and who has issued it. */
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
  readonly marketplace: string;
  readonly heading: string;
  readonly number: string;
  readonly seller: { readonly heading: string; readonly name: string; readonly fields: readonly DocumentField[] };
  readonly buyer: { readonly heading: string; readonly name: string; readonly fields: readonly DocumentField[] };
  readonly fields: readonly DocumentField[];
  readonly columns: DocumentCells;
  readonly lines: readonly DocumentLine[];
  readonly sums: readonly DocumentSum[];
  /** Null: nothing has been refunded. */
  readonly credits: {
    readonly heading: string;
    readonly columns: { readonly number: string; readonly date: string; readonly amount: string };
    readonly notes: readonly { readonly number: string; readonly date: string; readonly amount: string }[];
    readonly balance: DocumentSum;
  } | null;
  readonly remarks: readonly string[];
  /** Stands below them where a character is in no font. */
  readonly missing: string;
  /** With {page} and {pages}. */
  readonly pageOf: string;
}
