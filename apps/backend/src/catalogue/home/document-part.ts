import { DomainError } from "../../platform/http/domain-error.ts";
import type { MessageKey } from "../../platform/http/messages.ts";
import { Query } from "../../platform/http/query.ts";
import { languages, type PartialTexts } from "../../platform/store/language.ts";

/** A part of a sent document. It knows where it stands, so that what is wrong with it is said of that: `shops.shopIds`. */
export class DocumentPart {
  readonly path: string;
  readonly #value: Readonly<Record<string, unknown>>;
  readonly #query: Query;

  constructor(value: unknown, path: string) {
    this.#value = isRecord(value) ? value : {};
    this.#query = new Query(this.#value);
    this.path = path;
  }

  /** What is thrown for a field of it. */
  wrong(key: MessageKey, name: string, parameter = name): DomainError {
    return new DomainError(key, { field: this.path === "" ? name : `${this.path}.${name}`, parameter });
  }

  text(name: string, most: number): string {
    const text = this.#query.text(name);
    if (Array.from(text).length > most) throw this.wrong("textsTooLong", name, String(most));
    return text;
  }

  /** In the languages that it is written in. */
  texts(name: string, most: number): PartialTexts {
    const sent = this.part(name);
    const written = languages.map((language) => [language, sent.text(language, most).replaceAll(/\s+/g, " ")] as const);
    return Object.fromEntries(written.filter(([, text]) => text !== ""));
  }

  flag(name: string): boolean {
    const flag = this.#query.flag(name);
    if (flag === null) throw this.wrong("parameterWrong", name);
    return flag;
  }

  whole(name: string, from: number, to: number): number {
    const number = this.#query.integer(name);
    if (number === null || number < from || number > to) throw this.wrong("parameterWrong", name);
    return number;
  }

  id(name: string): number {
    return this.whole(name, 1, 999_999_999);
  }

  idOrNull(name: string): number | null {
    return this.#value[name] === null || this.#value[name] === undefined ? null : this.id(name);
  }

  ids(name: string, most: number): readonly number[] {
    const ids = this.#query.ids(name);
    if (ids.length > most) throw this.wrong("homeTooMany", name, String(most));
    return ids;
  }

  /** Null stands for all there are. */
  idsOrNull(name: string, most: number): readonly number[] | null {
    return this.#value[name] === null || this.#value[name] === undefined ? null : this.ids(name, most);
  }

  /** As ISO 8601 writes it, to the minute; null where there is none. */
  moment(name: string): string | null {
    if (this.#query.text(name) === "") return null;
    const moment = this.#query.instant(name);
    if (moment === null) throw this.wrong("parameterWrong", name);
    moment.setUTCSeconds(0, 0);
    return moment.toISOString();
  }

  oneOf<Word extends string>(name: string, words: readonly Word[]): Word {
    const word = words.find((each) => each === this.#query.text(name));
    if (word === undefined) throw this.wrong("parameterWrong", name);
    return word;
  }

  /** Those of the words that a list has, in their own order. */
  words<Word extends string>(name: string, words: readonly Word[]): readonly Word[] {
    const list = this.#value[name];
    if (!Array.isArray(list)) throw this.wrong("parameterWrong", name);
    return words.filter((word) => list.includes(word));
  }

  has(name: string): boolean {
    return this.#value[name] !== null && this.#value[name] !== undefined;
  }

  part(name: string): DocumentPart {
    return new DocumentPart(this.#value[name], this.path === "" ? name : `${this.path}.${name}`);
  }

  /** Of what has a key, that is where it stands; else it is known by its number. */
  parts(name: string, most: number): readonly DocumentPart[] {
    const list = this.#value[name];
    if (!Array.isArray(list)) throw this.wrong("parameterWrong", name);
    if (list.length > most) throw this.wrong("homeTooMany", name, String(most));
    return list.map((each: unknown, index) => {
      const key = isRecord(each) && typeof each["key"] === "string" ? each["key"] : String(index);
      return new DocumentPart(each, this.path === "" ? key : `${this.path}.${key}`);
    });
  }

  /** The name that it has in all versions. */
  key(): string {
    const key = this.#query.text("key");
    if (!/^[\w-]{1,40}$/.test(key)) throw this.wrong("parameterWrong", "key");
    return key;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
