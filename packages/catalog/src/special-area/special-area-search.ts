import { idSearch, pageNumber, type SpecialAreaSearch } from "@plaza/routing";

function said(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

// What is missing is `undefined` rather than absent, as in `list-search.ts`.
export function specialAreaSearch(search: Readonly<Record<string, unknown>>): SpecialAreaSearch {
  return {
    ...idSearch(search),
    name: said(search["name"]),
    title: said(search["title"]),
    page: pageNumber(search["page"]),
  };
}
