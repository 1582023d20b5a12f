import { Plural } from "@lingui/react/macro";
import { to, useOptionalLink, rootRoute } from "@plaza/routing";
import { visuallyHidden } from "@plaza/ui-kit/global";
import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useState,
} from "react";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { type Suggestions, suggestionsQuery } from "@plaza/api-client";
import { useQueryClient } from "@tanstack/react-query";

/** No option is active: Enter searches for the typed text. */
export const noOption = -1;

/** The option that an arrow key makes active; past either end it is none, the typed text. Null for any other key. */
export function nextOption(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return current + 1 < count ? current + 1 : noOption;
  if (key === "ArrowUp") return current === noOption ? count - 1 : current - 1;
  return null;
}

/** What the attributes of the field need to know of the list below it. */
export interface ShownList {
  readonly id: string;
  readonly optionId: string | undefined;
}

/** Handles the keys that are pressed in the field, before the field does. */
export interface SuggestionKeys {
  readonly press: (event: KeyboardEvent) => void;
}

export interface SearchSuggestionsProps {
  /** The trimmed text; empty while nothing is to be suggested. */
  readonly typed: string;
  readonly keys: RefObject<SuggestionKeys | null>;
  readonly onShow: (list: ShownList | null) => void;
  readonly onClose: () => void;
}

/**
 * Suggests searches, products, categories and shops for a search while it is typed. ARIA lets a search field have a list
 * (`aria-autocomplete`, `aria-controls`, `aria-activedescendant`) but no `aria-expanded`, so a live region says that
 * the list is open.
 */
export function SearchSuggestions({ typed, keys, onShow, onClose }: SearchSuggestionsProps): ReactElement {
  const id = useId();
  const hasShops = useOptionalLink(to.shop) !== null;
  const found = useSuggestions(typed);
  const [choice, setChoice] = useState({ typed, active: noOption });
  const suggestions = found === null ? null : hasShops ? found : { ...found, shops: [] };
  const count =
    suggestions === null
      ? 0
      : suggestions.searches.length +
        suggestions.products.length +
        suggestions.categories.length +
        suggestions.shops.length;
  // A list that was closed starts without an active option when it opens again.
  if (typed === "" && choice.active !== noOption) setChoice({ typed, active: noOption });
  const active = choice.typed === typed && choice.active < count ? choice.active : noOption;
  const activeId = active === noOption ? undefined : optionId(id, active);

  useEffect(() => {
    onShow(count === 0 ? null : { id, optionId: activeId });
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId, count, id, onShow]);

  useImperativeHandle(
    keys,
    () => ({
      press: (event) => {
        // While an input method composes a character, the keys choose among its candidates.
        if (count === 0 || event.nativeEvent.isComposing) return;
        const next = nextOption(event.key, active, count);
        if (next !== null) setChoice({ typed, active: next });
        else if (event.key === "Escape") onClose();
        else if (event.key === "Enter" && activeId !== undefined) document.getElementById(activeId)?.click();
        else return;
        event.preventDefault();
      },
    }),
    [active, activeId, count, onClose, typed],
  );
  return (
    <>
      <output className={visuallyHidden}>
        {count > 0 && <Plural value={count} one="# suggestion" other="# suggestions" />}
      </output>
      {suggestions !== null && count > 0 && (
        <SuggestionList id={id} suggestions={suggestions} active={active} onChoose={onClose} />
      )}
    </>
  );
}

/** Milliseconds without another letter. */
const pause = 150;

/**
 * What the platform suggests for a text; until its answer comes, what it suggested for the text before. An answer that
 * comes after another letter is dropped, and a call that fails suggests nothing.
 */
function useSuggestions(typed: string): Suggestions | null {
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const [found, setFound] = useState<Suggestions | null>(null);
  // A new text after none begins without the old suggestions.
  if (typed === "" && found !== null) setFound(null);
  useEffect(() => {
    if (typed === "") return undefined;
    const query = suggestionsQuery(api, typed);
    let current = true;
    // Nobody observes this query, so the shell's reactions to failed calls leave it alone.
    const timer = setTimeout(() => {
      queryClient.fetchQuery(query).then(
        (answer) => {
          if (current) setFound(answer);
        },
        () => {
          if (current) setFound(null);
        },
      );
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
      void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
    };
  }, [api, queryClient, typed]);
  return found;
}
