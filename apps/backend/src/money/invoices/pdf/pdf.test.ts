import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { languages, type Texts } from "../../../platform/store/language.ts";
import type { CreditNote, Invoice, InvoicedLine } from "../../../platform/store/schema/invoices.ts";
import { readPdf } from "../../../test-support/pdf-text.ts";
import { spokenTime } from "../../../platform/wire/time.ts";
import { breakLines } from "./break-lines.ts";
import { composeCreditNote } from "./compose-credit-note.ts";
import { composeInvoice } from "./compose-invoice.ts";
import { plainText } from "./plain-text.ts";
import { openRenderPool } from "./render-pool.ts";

const same = (text: string): Texts => ({ en: text, zh: text, ja: text, ko: text });
const line: InvoicedLine = {
  name: { en: "Teapot", zh: "茶壶", ja: "急須", ko: "찻주전자" },
  options: { en: "Red", zh: "红色", ja: "赤", ko: "빨강" },
  quantity: 2,
  unitPrice: 129_900,
  memberDiscount: 0,
  couponDiscount: 1000,
  amount: 258_800,
};
const invoice: Invoice = {
  id: 1,
  number: "INV-0003-2026-000001",
  orderId: 7,
  customerId: 5,
  shopId: 3,
  type: "normal",
  title: "personal",
  name: "张三",
  email: "",
  taxNumber: "",
  address: "",
  telephone: "",
  bank: "",
  bankAccount: "",
  contents: {
    marketplace: same("Plaza"),
    seller: { name: same("茶の店"), address: same("安福路12号"), phone: "021-5555" },
    order: {
      number: "202611201126031234",
      orderedAt: "2026-11-20 12:00:00",
      paidAt: "2026-11-20 12:01:00",
      payMethod: "balance",
    },
    lines: [line],
    goods: 259_800,
    memberDiscount: 0,
    couponDiscount: 1000,
    freight: 800,
  },
  amount: 259_600,
  creditedAmount: 0,
  issuedAt: new Date("2026-11-20T04:00:00Z"),
};
const note: CreditNote = {
  id: 1,
  number: "CN-0003-2026-000001",
  invoiceId: 1,
  refundId: 1,
  amount: 100,
  refundedAt: new Date("2026-11-21T04:00:00Z"),
  issuedAt: new Date("2026-11-21T04:00:01Z"),
};
const times = (count: number): readonly InvoicedLine[] => Array.from({ length: count }, () => line);
const withLines = (lines: readonly InvoicedLine[]): Invoice => ({
  ...invoice,
  contents: { ...invoice.contents, lines },
});

describe("the PDF of an invoice", () => {
  const pool = openRenderPool();
  afterAll(() => pool.close());
  const made = (changed: Invoice, language: (typeof languages)[number] = "en") =>
    pool.render(composeInvoice({ invoice: changed, notes: [] }, language, "customer"));

  test.each(languages)("an invoice is written, tagged and titled in %s", async (language) => {
    const found = { invoice: { ...invoice, creditedAmount: 100 }, notes: [note] };
    const read = await readPdf(await pool.render(composeInvoice(found, language, "customer")));
    const [text = ""] = read.pages;
    const heading = { en: "Invoice", zh: "发票", ja: "領収書", ko: "영수증" }[language];
    const [day, ordered] = [spokenTime("2026-11-20", language), spokenTime("2026-11-20 12:00:00", language)];
    const wanted = [
      heading,
      invoice.number,
      "张三",
      "茶の店",
      line.name[language],
      line.options[language],
      day,
      ordered,
    ];
    for (const each of [...wanted, "¥1,299.00", "−¥10.00", "¥8.00", "¥2,596.00", note.number, "−¥1.00", "¥2,595.00"]) {
      expect(text).toContain(each);
    }
    expect(read).toMatchObject({ title: `${heading} ${invoice.number}`, language });
    expect(new Set(read.roles)).toEqual(new Set(["Root", "Document", "H1", "H2", "P", "Table", "TR", "TH", "TD"]));
  });

  test("an invoice is the same bytes whenever and wherever it is made", async () => {
    const other = openRenderPool();
    const document = composeInvoice({ invoice, notes: [note] }, "ja", "customer");
    const [one, two] = [await pool.render(document), await other.render(document)];
    await other.close();
    expect(Buffer.compare(one, two)).toBe(0);
    expect(one.byteLength).toBeLessThan(100_000);
  });

  test("an invoice of many lines has pages with numbers, and its total on the last", async () => {
    const { pages } = await readPdf(await made(withLines(times(120))));
    expect(pages.length).toBeGreaterThan(4);
    for (const [index, text] of pages.entries()) expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(pages.at(-1)).toContain("¥2,596.00");
    expect(pages.join("").split("Teapot")).toHaveLength(121);
  });

  test("texts of whomever stay inside the page, as texts", async () => {
    const long = "W".repeat(5000);
    const hostile = "\u202egnp.exe\u202c \u0007\u0000(Tj) ET\nstream <b>";
    const { pages, box } = await readPdf(
      await made({
        ...withLines([
          { ...line, name: same(long) },
          { ...line, name: same(hostile) },
        ]),
        name: long,
      }),
    );
    const all = pages.join("").replaceAll(/\s/g, "");
    expect(all.split("W").length - 1).toBeGreaterThanOrEqual(10_000);
    expect(all).toContain("gnp.exe(Tj)ETstream<b>");
    expect(box.left).toBeGreaterThan(40);
    expect(box.right).toBeLessThan(595.28 - 40);
    expect(box.bottom).toBeGreaterThan(20);
    expect(box.top).toBeLessThan(841.89 - 20);
  });

  test("characters that the language's font lacks come from another one", async () => {
    const { pages } = await readPdf(await made({ ...invoice, name: "骨 한국 ひらがな Ωмир ñ" }, "ko"));
    expect(pages[0]?.replaceAll(" ", "")).toContain("骨한국ひらがなΩмирñ");
  });

  test.each(languages)(
    "a credit note names the invoice that it corrects, for what and by how much, in %s",
    async (language) => {
      const pieces = { line, quantity: 1, amount: 60, freight: 40 };
      const credit = { invoice, note, pieces, creditedBefore: 500 };
      const read = await readPdf(await pool.render(composeCreditNote(credit, language, "customer")));
      const [text = ""] = read.pages;
      const heading = { en: "Credit note", zh: "红字发票", ja: "返金明細書", ko: "환불 영수증" }[language];
      const wanted = [
        heading,
        note.number,
        invoice.number,
        "张三",
        "茶の店",
        line.name[language],
        line.options[language],
      ];
      const amounts = ["−¥0.60", "−¥0.40", "¥2,596.00", "−¥5.00", "¥2,590.00", "−¥1.00"];
      for (const each of [...wanted, ...amounts, spokenTime("2026-11-21", language)]) expect(text).toContain(each);
      expect(text).not.toContain("1,299.00");
      expect(read).toMatchObject({ title: `${heading} ${note.number}`, language });
      expect(new Set(read.roles)).toEqual(new Set(["Root", "Document", "H1", "H2", "P", "Table", "TR", "TH", "TD"]));
    },
  );

  test("a credit note over a whole order has all of its lines, and one over what was left says so", async () => {
    const seen = async (amount: number) => {
      const credit = { invoice, note: { ...note, amount }, pieces: null, creditedBefore: 0 };
      return (await readPdf(await pool.render(composeCreditNote(credit, "en", "link")))).pages[0] ?? "";
    };
    const whole = await seen(invoice.amount);
    for (const text of ["Teapot", "−¥2,588.00", "Delivery", "−¥8.00", "−¥2,596.00", "¥0.00"])
      expect(whole).toContain(text);
    expect(whole).not.toContain("张三");
    const rest = await seen(1000);
    expect(rest).toContain("What had not been refunded of the order");
    expect(rest).not.toContain("Teapot");
  });

  test("a character that no font has is said to be one, and is there for who copies it", async () => {
    const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";
    const { pages } = await readPdf(await made({ ...invoice, name: `Tea ${family} مرحبا` }));
    expect(pages[0]).toContain("□ stands for a character that this document's fonts lack");
    const { pages: without } = await readPdf(await made(invoice));
    expect(without[0]).not.toContain("□");
  });

  test("whoever has only a link is told of no person", async () => {
    const seen = async (changed: Partial<Invoice>) => {
      const whole = { ...invoice, email: "some@body.example", telephone: "13800138000", ...changed };
      return (await readPdf(await pool.render(composeInvoice({ invoice: whole, notes: [] }, "en", "link")))).pages[0];
    };
    const personal = await seen({});
    for (const secret of ["张三", "some@body.example", "13800138000"]) expect(personal).not.toContain(secret);
    const company = await seen({ title: "company", name: "Tea Ltd", taxNumber: "91310000MA1FL0000X" });
    expect(company).toContain("Tea Ltd");
    expect(company).toContain("91310000MA1FL0000X");
    expect(company).not.toContain("some@body.example");
  });
});

describe("the threads that make invoices", () => {
  const document = composeInvoice({ invoice, notes: [] }, "en", "customer");
  const heavy = composeInvoice({ invoice: withLines(times(800)), notes: [] }, "en", "customer");

  test("a document that takes too long is given up, and the next one is made", async () => {
    const pool = openRenderPool({ threads: 1, milliseconds: 20 });
    await expect(pool.render(heavy)).rejects.toThrow("more than 20 ms");
    await pool.close();
    const singleThread = openRenderPool({ threads: 1 });
    const [first, second] = await Promise.allSettled([
      singleThread.render({ ...document, lines: null as never }),
      singleThread.render(document),
    ]);
    expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
    await singleThread.close();
  });

  test("only so many wait; the others are told that we are busy", async () => {
    const pool = openRenderPool({ threads: 1, waiting: 1 });
    const all = await Promise.allSettled([pool.render(document), pool.render(document), pool.render(document)]);
    expect(all.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(all[2]).toMatchObject({ reason: { key: "invoiceBusy" } });
    await pool.close();
    await expect(pool.render(document)).rejects.toMatchObject({ key: "invoiceBusy" });
  });

  test("others are answered while a document is made", async () => {
    const pool = openRenderPool({ threads: 1 });
    const making = pool.render(heavy);
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 5);
    await making;
    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
    await pool.close();
  });

  test("a thread that has nothing to do ends, and another one is begun for the next document", async () => {
    const pool = openRenderPool({ idleMilliseconds: 10 });
    const first = await pool.render(document);
    await setTimeout(100);
    expect(Buffer.compare(first, await pool.render(document))).toBe(0);
    await pool.close();
  });
});

describe("texts on an invoice", () => {
  test("a text is one line without marks that turn it or pile up", () => {
    expect(plainText("a\u202eb\u2066c\u200b\td\r\ne\u0000 f\ud800")).toBe("abc d e f");
    expect(plainText(`z${"\u0335".repeat(40)}`)).toHaveLength(3);
  });

  test("lines end where words do, as far as there is room", () => {
    const pieces = (text: string) => Array.from(text, (each) => ({ text: each, width: 1 }));
    const lines = (text: string, room: number) =>
      breakLines(pieces(text), room).map((found) =>
        found
          .map(({ text: each }) => each)
          .join("")
          .trim(),
      );
    expect(lines("one two three", 8)).toEqual(["one two", "three"]);
    expect(lines("unbreakable", 4)).toEqual(["unbr", "eaka", "ble"]);
    expect(lines("買った、茶壶。", 3)).toEqual(["買っ", "た、茶", "壶。"]);
    expect(lines("", 5)).toEqual([]);
  });
});
