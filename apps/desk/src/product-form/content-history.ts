import type { ProductFormContent } from "@plaza/api-client/desk";

/** What was written of a product, step by step. */
export interface ContentHistory {
  readonly content: ProductFormContent;
  readonly past: readonly ProductFormContent[];
  readonly future: readonly ProductFormContent[];
  /** In which the last step was made; null: the next one is a step of its own. */
  readonly field: string | null;
  /** Another number: what fields show came from elsewhere than from them. */
  readonly resets: number;
}

export type ContentChange = (content: ProductFormContent) => ProductFormContent;

export type HistoryAction =
  /** Letters that are typed into one field, one after another, are one step. */
  | { readonly type: "write"; readonly change: ContentChange; readonly field: string | null }
  | { readonly type: "undo" | "redo" }
  /** It became something else that can be undone, such as what was merged with somebody else's. */
  | { readonly type: "replace"; readonly content: ProductFormContent }
  /** The platform has something else, to which no step of this form leads back. */
  | { readonly type: "read"; readonly content: ProductFormContent };

const maxSteps = 100;

export function historyOf(content: ProductFormContent): ContentHistory {
  return { content, past: [], future: [], field: null, resets: 0 };
}

export function changeHistory(history: ContentHistory, action: HistoryAction): ContentHistory {
  const { content, past, future, field, resets } = history;
  switch (action.type) {
    case "write": {
      const next = action.change(content);
      if (next === content) return history;
      const isSameStep = action.field !== null && action.field === field;
      const steps = isSameStep ? past : [...past, content].slice(-maxSteps);
      return { content: next, past: steps, future: [], field: action.field, resets };
    }
    case "undo": {
      const before = past.at(-1);
      if (before === undefined) return history;
      return {
        content: before,
        past: past.slice(0, -1),
        future: [content, ...future],
        field: null,
        resets: resets + 1,
      };
    }
    case "redo": {
      const [next, ...rest] = future;
      if (next === undefined) return history;
      return { content: next, past: [...past, content], future: rest, field: null, resets: resets + 1 };
    }
    case "replace":
      return {
        content: action.content,
        past: [...past, content].slice(-maxSteps),
        future: [],
        field: null,
        resets: resets + 1,
      };
    case "read":
      return { ...historyOf(action.content), resets: resets + 1 };
    default:
      return action satisfies never;
  }
}
