import type { Texts } from "../store/language.ts";

/** Something that the operator of a platform decides. */
export interface Setting {
  /** What it decides, for the operator. */
  readonly title: Texts;
  /** What it is until the operator says otherwise. */
  readonly standard: string;
  /** Says which values are accepted, for the operator. */
  readonly allowed: Texts;
  readonly accepts: (value: string) => boolean;
  /** It may be another one in each language. */
  readonly isTranslated: boolean;
}

/** Settings by the names that the operator knows them by. */
export type Settings = Readonly<Record<string, Setting>>;
