import { Plural } from "@lingui/react/macro";
import { to, useMounted } from "@plaza/routing";
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
import { nextOption, noOption } from "./next-option.ts";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

/** What the field says of the list below it. */
export interface ShownList {
  readonly id: string;
  readonly optionId: string | undefined;
}

/** Gets the keys that are pressed in the field, before the field itself. */
export interface SuggestionKeys {
  readonly press: (event: KeyboardEvent) => void;
}

export interface SearchSuggestionsProps {
  /** Without blanks around it; empty while there is nothing to suggest. */
  readonly typed: string;
  readonly keys: RefObject<SuggestionKeys | null>;
  readonly onShow: (list: ShownList | null) => void;
  readonly onClose: () => void;
}

/**
 * Where a search that is being typed may lead. ARIA lets a search field have a list (`aria-autocomplete`,
 * `aria-controls`, `aria-activedescendant`), but not say whether it is open: that is said aloud instead.
 */
export function SearchSuggestions({ typed, keys, onShow, onClose }: SearchSuggestionsProps): ReactElement {
  const id = useId();
  const hasShops = useMounted(to.shop) !== null;
  const found = useSuggestions(typed);
  const [choice, setChoice] = useState({ typed, active: noOption });
  const suggestions = found === null ? null : hasShops ? found : { ...found, shops: [] };
  const count =
    suggestions === null ? 0 : suggestions.products.length + suggestions.categories.length + suggestions.shops.length;
  // Another text is another list, and one that was closed begins anew.
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
        // The keys of someone who composes a character belong to the characters.
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
