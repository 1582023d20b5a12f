import { defaultLocale, isLocale, localeNames } from "@plaza/i18n";
import type { ReactElement } from "react";
import { mute, strong } from "../shared/page.css.ts";

export interface SearchedTextProps {
  readonly text: string;
  readonly language: string;
  /** null: nobody knows where the shop is. */
  readonly shopOrigin: string | null;
}

/** What the shop finds by it now. */
function searchAddress(origin: string, language: string, text: string): string {
  const locale = language === defaultLocale ? "" : `${language}/`;
  return `${origin}/pc/${locale}goods_list?${new URLSearchParams({ name: text })}`;
}

/** A searched text, which leads to the same search in the shop. */
export function SearchedText({ text, language, shopOrigin }: SearchedTextProps): ReactElement {
  const shown = <bdi lang={language}>{text}</bdi>;
  return (
    <>
      {shopOrigin === null ? (
        <span className={strong}>{shown}</span>
      ) : (
        <a className={strong} href={searchAddress(shopOrigin, language, text)} target="_blank" rel="noreferrer">
          {shown}
        </a>
      )}{" "}
      <span className={mute} lang={language}>
        {isLocale(language) ? localeNames[language] : language}
      </span>
    </>
  );
}
