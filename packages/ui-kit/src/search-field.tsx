import { Trans } from "@lingui/react/macro";
import { CircleAlert, Search } from "lucide";
import { type InputHTMLAttributes, type ReactElement, type ReactNode, type Ref, useId } from "react";
import { Icon } from "./icon.tsx";
import { button, error as errorLook, input, pill, quietButton, search } from "./search-field.css.ts";
import { hasContent } from "./has-content.ts";
import { type Elements, SlotContent } from "./slot-content.tsx";

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "onSubmit" | "children" | "type"
> {
  /** Of the input. */
  readonly ref?: Ref<HTMLInputElement>;
  /** What is searched; also the placeholder, unless another is given. */
  readonly label: string;
  /** The text without blanks around it; it may be empty. */
  readonly onSubmit: (text: string) => void;
  /** Where the form leads without JavaScript, the page itself if absent; the field's `name` is its query. */
  readonly action?: string | undefined;
  /** What else that query says. */
  readonly alongside?: Readonly<Record<string, string>> | undefined;
  /** Beside the search of the whole site, whose button is the red one. */
  readonly quiet?: boolean | undefined;
  readonly error?: ReactNode;
  /** Suggestions, drawn below by their owner. */
  readonly children?: Elements;
}

export function SearchField(props: SearchFieldProps): ReactElement {
  const { label, onSubmit, action, alongside = {}, quiet = false, error, children, ...native } = props;
  const id = useId();
  const wrong = hasContent(error);
  return (
    <search className={search} aria-label={label}>
      <form
        className={pill}
        action={action}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const field = event.currentTarget.querySelector("input");
          if (field !== null) onSubmit(field.value.trim());
        }}
      >
        <Icon of={Search} size={18} />
        <input
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          {...native}
          type="search"
          className={input}
          aria-label={label}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? id : undefined}
        />
        {Object.entries(alongside).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={quiet ? quietButton : button}>
          <Trans>Search</Trans>
        </button>
      </form>
      <div role="alert">
        {wrong && (
          <span id={id} className={errorLook}>
            <Icon of={CircleAlert} size={14} />
            <SlotContent>{error}</SlotContent>
          </span>
        )}
      </div>
      {children}
    </search>
  );
}
