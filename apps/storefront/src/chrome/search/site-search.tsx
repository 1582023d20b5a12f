import { useLingui } from "@lingui/react/macro";
import { siteConfigurationQuery } from "@plaza/api-client";
import { lazyModule, rootRoute, to, useLazyModule, useQueryData } from "@plaza/routing";
import { SearchField } from "@plaza/ui-kit/search-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { useMatches, useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactElement, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { errorCatalogue } from "../../errors/error-catalogue.ts";
import { base } from "../../urls.ts";
import type { ShownList, SuggestionKeys } from "./search-suggestions.tsx";

const suggestions = lazyModule(() => import("./search-suggestions.tsx"));

/** The text of a search among all products; other pages have a `name` of their own. */
function searchedText(page: { readonly fullPath: string; readonly search: object } | undefined): string {
  if (page?.fullPath !== to.list.path && page?.fullPath !== to.hotList.path) return "";
  return "name" in page.search && typeof page.search.name === "string" ? page.search.name : "";
}

/**
 * A field that shows the text of the page's search. What somebody types while the next page is on its way stays when that
 * page arrives. `onTyped` belongs to each change of the field.
 */
function useFieldOfPage(text: string): {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onTyped: () => void;
} {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  const shown = useRef(text);
  useEffect(
    () =>
      router.subscribe("onBeforeNavigate", () => {
        isTyped.current = false;
      }),
    [router],
  );
  useEffect(() => {
    if (shown.current !== text && !isTyped.current && field.current !== null) field.current.value = text;
    shown.current = text;
  }, [text]);
  return {
    field,
    onTyped: () => {
      isTyped.current = true;
    },
  };
}

/** Searches by product name. An empty field gets a message instead of a search. */
export function SiteSearch(): ReactElement {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { api } = rootRoute.useRouteContext();
  const suggests = useQueryData(siteConfigurationQuery(api))?.extensions.includes("suggest") === true;
  const [empty, setEmpty] = useState(false);
  // Null until the field is used for the first time; empty while its list is closed.
  const [typed, setTyped] = useState<string | null>(null);
  // The code is loaded when the field gets the focus, before anything is typed that a reload would lose.
  const { module } = useLazyModule(suggestions, suggests && typed !== null && "needed");
  const [list, setList] = useState<ShownList | null>(null);
  const keys = useRef<SuggestionKeys>(null);
  const close = useCallback(() => setTyped(""), []);
  const text = useMatches({ select: (matches) => searchedText(matches.at(-1)) });

  const { field, onTyped } = useFieldOfPage(text);

  function search(name: string): void {
    setEmpty(name === "");
    close();
    const { kind, message } = errorCatalogue.emptySearch;
    if (name === "") toasts.show(i18n._(message), kind);
    else void navigate(to.list({ name }));
  }

  return (
    <SearchField
      ref={field}
      label={t`Search products`}
      name="name"
      defaultValue={text}
      maxLength={100}
      action={`${base}/goods_list`}
      aria-invalid={empty}
      onChange={({ currentTarget }) => {
        onTyped();
        setEmpty(false);
        setTyped(currentTarget.value.trim());
      }}
      onSubmit={search}
      {...(suggests && {
        "aria-autocomplete": "list",
        "aria-controls": list?.id,
        "aria-activedescendant": list?.optionId,
        onFocus: () => setTyped(typed ?? ""),
        // A press on the list does not take the focus.
        onBlur: close,
        onKeyDown: (event) => {
          // Arrow down opens a list again that was closed. One that is open has this text already.
          if (event.key === "ArrowDown") setTyped(event.currentTarget.value.trim());
          keys.current?.press(event);
        },
      })}
    >
      {module !== null && typed !== null && (
        <module.SearchSuggestions typed={typed} keys={keys} onShow={setList} onClose={close} />
      )}
    </SearchField>
  );
}
