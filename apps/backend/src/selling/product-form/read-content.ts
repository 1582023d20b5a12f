import { uploadPathOf } from "../../platform/files/upload-paths.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";
import { cleanRichText } from "../../platform/rich-text/clean-rich-text.ts";
import { isId } from "../../platform/store/ids.ts";
import type { ReaderLanguage } from "../../platform/store/language.ts";
import type { WrittenTexts } from "../../platform/store/language-texts.ts";
import type { DraftContent, DraftOption, DraftSku } from "../../platform/store/schema/product-drafts.ts";
import { exclusionReasons } from "../../platform/store/schema/withdrawals.ts";
import { isRecord, textOf, textsOf } from "../imports/check/check-text.ts";
import { readAmount } from "../imports/check/read-amount.ts";
import { type Sentence, sentence, sentenceText } from "../imports/sentence.ts";
import { formLimits } from "./form-limits.ts";

export interface ContentBefore {
  readonly description: WrittenTexts;
  /** Where pictures are: a file may have named addresses of others. */
  readonly pictures: ReadonlySet<string>;
}

/**
 * The content of a form, half finished as it may be. Rich text is cleaned where it is not as it was: what came with a file
 * stays as it is until somebody edits it.
 *
 * @param before what was stored, or saved
 * @throws {DomainError} that names the field, for what is no such content, or beyond its limits
 */
export function readContent(sent: unknown, before: ContentBefore, language: ReaderLanguage): DraftContent {
  return new ContentReader(before, language).content(sent);
}

const freightModes = ["default", "free", "fixed", "template"] as const;

class ContentReader {
  readonly #before: ContentBefore;
  readonly #language: ReaderLanguage;

  constructor(before: ContentBefore, language: ReaderLanguage) {
    this.#before = before;
    this.#language = language;
  }

  content(sent: unknown): DraftContent {
    const raw = this.#record(sent, "content");
    if (Buffer.byteLength(JSON.stringify(raw)) > formLimits.bytes)
      throw this.#objection("content", sentence("tooManyBytes", { most: formLimits.bytes }));
    const flags = new Query(raw);
    const options = this.#list(raw["options"], "options", formLimits.options).map((each, index) =>
      this.#option(each, `options[${index}]`),
    );
    return {
      number: this.#text(raw["number"], "number", formLimits.number),
      name: this.#texts(raw["name"], "name", formLimits.name),
      tagline: this.#texts(raw["tagline"], "tagline", formLimits.tagline),
      description: this.#description(raw["description"]),
      images: this.#images(raw["images"]),
      categoryId: this.#id(raw["category_id"], "categoryId"),
      shopCategoryId: this.#id(raw["shop_category_id"], "shopCategoryId"),
      brand: this.#text(raw["brand"], "brand", formLimits.brand),
      options,
      skus: this.#list(raw["skus"], "skus", formLimits.skus).map((each, index) =>
        this.#sku(each, `skus[${index}]`, options),
      ),
      delivery: raw["delivery"] === "virtual" ? "virtual" : "express",
      offersPickup: flags.flag("offers_pickup") === true,
      virtualContent: this.#lines(raw["virtual_content"], "virtualContent", formLimits.virtualContent),
      freight: this.#freight(raw["freight"]),
      showsStock: flags.flag("shows_stock") !== false,
      hasMemberPrice: flags.flag("has_member_price") === true,
      withdrawalExclusion: this.#word(raw["withdrawal_exclusion"], "withdrawalExclusion", exclusionReasons),
      isListed: flags.flag("is_listed") === true,
    };
  }

  #option(sent: unknown, field: string): DraftOption {
    const raw = this.#record(sent, field);
    return {
      id: this.#id(raw["id"], `${field}.id`),
      name: this.#texts(raw["name"], `${field}.name`, formLimits.option),
      values: this.#list(raw["values"], `${field}.values`, formLimits.valuesPerOption).map((each, index) => {
        const value = this.#record(each, `${field}.values[${index}]`);
        return {
          id: this.#id(value["id"], `${field}.values[${index}].id`),
          text: this.#texts(value["text"], `${field}.values[${index}]`, formLimits.option),
        };
      }),
    };
  }

  #sku(sent: unknown, field: string, options: readonly DraftOption[]): DraftSku {
    const raw = this.#record(sent, field);
    const values = this.#list(raw["values"], `${field}.values`, formLimits.options);
    const isCombined =
      values.length === options.length &&
      values.every((value, index) => isIndex(value) && value < (options[index]?.values.length ?? 0));
    if (!isCombined) throw this.#objection(`${field}.values`, sentence("valueMissing"));
    return {
      id: this.#id(raw["id"], `${field}.id`),
      values: values as readonly number[],
      number: this.#text(raw["number"], `${field}.number`, formLimits.number),
      price: this.#amount(raw["price"], `${field}.price`),
      marketPrice: this.#amount(raw["market_price"], `${field}.marketPrice`),
      stock: this.#pieces(raw["stock"], `${field}.stock`),
      stockRead: this.#pieces(raw["stock_read"], `${field}.stockRead`),
      barcode: this.#text(raw["barcode"], `${field}.barcode`, formLimits.number),
      makerNumber: this.#text(raw["maker_number"], `${field}.makerNumber`, formLimits.number),
      image: this.#image(raw["image"], `${field}.image`),
    };
  }

  #freight(sent: unknown): DraftContent["freight"] {
    const raw = this.#record(sent, "freight");
    const measure = (name: string, field: string): number => {
      const value = raw[name] ?? 0;
      if (isIndex(value) && value <= formLimits.measure) return value;
      throw this.#objection(field, sentence("notAStock", { most: formLimits.measure }));
    };
    return {
      mode: this.#word(raw["mode"], "freight.mode", freightModes) ?? "default",
      fixedAmount: this.#amount(raw["fixed_amount"], "freight.fixedAmount"),
      templateId: this.#id(raw["template_id"], "freight.templateId"),
      grams: measure("grams", "freight.grams"),
      cubicCentimetres: measure("cubic_centimetres", "freight.cubicCentimetres"),
    };
  }

  #description(sent: unknown): WrittenTexts {
    const rule = { most: formLimits.description, hasLines: true } as const;
    const written = textsOf(sent, "description", rule, this.#complain) ?? {};
    const clean = Object.entries(written).flatMap(([language, html]) => {
      if (this.#before.description[language as keyof WrittenTexts] === html) return [[language, html] as const];
      const text = cleanRichText(html);
      if (text === null) throw this.#objection(`description.${language}`, sentence("htmlTooDeep", { most: 256 }));
      return text === "" ? [] : [[language, text] as const];
    });
    return Object.fromEntries(clean);
  }

  #images(sent: unknown): readonly string[] {
    const images = this.#list(sent, "images", formLimits.images);
    return [...new Set(images.flatMap((each, index) => this.#image(each, `images[${index}]`) ?? []))];
  }

  /** Whose it is, is for the store to say. */
  #image(sent: unknown, field: string): string | null {
    const text = this.#text(sent, field, formLimits.image);
    if (text === "") return null;
    if (this.#before.pictures.has(text)) return text;
    const path = uploadPathOf(text);
    if (path === "") throw this.#objection(field, sentence("pictureUnusable"));
    return path;
  }

  #texts(sent: unknown, field: string, most: number): WrittenTexts {
    return textsOf(sent, field, { most }, this.#complain) ?? {};
  }

  #text(sent: unknown, field: string, most: number): string {
    return textOf(sent, { most }, (problem) => this.#complain(field, problem)) ?? "";
  }

  #lines(sent: unknown, field: string, most: number): string {
    return textOf(sent, { most, hasLines: true }, (problem) => this.#complain(field, problem)) ?? "";
  }

  #amount(sent: unknown, field: string): number | null {
    if (sent === undefined || sent === null || sent === "") return null;
    const read = typeof sent === "string" ? readAmount(sent) : null;
    if (read?.isSure !== true || read.fen > formLimits.price) throw this.#objection(field, sentence("notAnAmount"));
    return read.fen;
  }

  #pieces(sent: unknown, field: string): number | null {
    if (sent === undefined || sent === null || sent === "") return null;
    if (isIndex(sent) && sent <= formLimits.stock) return sent;
    throw this.#objection(field, sentence("notAStock", { most: formLimits.stock }));
  }

  #id(sent: unknown, field: string): number | null {
    if (sent === undefined || sent === null || sent === 0 || sent === "") return null;
    if (typeof sent === "number" && isId(sent)) return sent;
    throw new DomainError("parameterWrong", { parameter: field, field });
  }

  #word<Word extends string>(sent: unknown, field: string, words: readonly Word[]): Word | null {
    if (sent === undefined || sent === null || sent === "") return null;
    const word = words.find((each) => each === sent);
    if (word !== undefined) return word;
    throw new DomainError("parameterWrong", { parameter: field, field });
  }

  #record(sent: unknown, field: string): Readonly<Record<string, unknown>> {
    if (isRecord(sent)) return sent;
    throw new DomainError("parameterWrong", { parameter: field, field });
  }

  #list(sent: unknown, field: string, most: number): readonly unknown[] {
    if (sent === undefined || sent === null) return [];
    if (!Array.isArray(sent)) throw new DomainError("parameterWrong", { parameter: field, field });
    if (sent.length > most) throw this.#objection(field, sentence("tooMany", { most }));
    return sent;
  }

  readonly #complain = (field: string, problem: Sentence): never => {
    throw this.#objection(field, problem);
  };

  #objection(field: string, problem: Sentence): DomainError {
    const parameter = sentenceText(problem, this.#language.wanted);
    return new DomainError("productFormUnusable", { parameter, field });
  }
}

function isIndex(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}
