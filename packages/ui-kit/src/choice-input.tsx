import { type InputHTMLAttributes, type ReactElement, useEffect, useEffectEvent, useRef } from "react";

export interface ChoiceInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly type: "checkbox" | "radio";
  /** Some of what a checkbox stands for is ticked: drawn as a dash, said as "mixed". */
  readonly indeterminate?: boolean | undefined;
}

/**
 * A native radio button or checkbox. Where `checked` says what it shows, a press on the server's page that comes before this
 * code counts as one after it: React would keep the old state, and sooner or later draw that again.
 */
export function ChoiceInput({ indeterminate = false, ...native }: ChoiceInputProps): ReactElement {
  const { type, checked } = native;
  const input = useRef<HTMLInputElement>(null);
  const hearEarlyPress = useEffectEvent(() => {
    const element = input.current;
    if (element === null || checked === undefined || element.checked === checked) return undefined;
    // A radio button loses its choice to another one, and that was pressed.
    if (type === "radio" && checked) return undefined;
    // Its owners' own effects come after this one, and a press may need them.
    const again = setTimeout(() => {
      element.checked = checked;
      element.click();
    });
    return () => clearTimeout(again);
  });
  useEffect(() => hearEarlyPress(), []);
  return (
    <input
      // A browser that remembers forms would bring back a choice that nobody made in this page.
      autoComplete={checked === undefined ? undefined : "off"}
      {...native}
      ref={(element) => {
        input.current = element;
        if (element !== null) element.indeterminate = indeterminate;
      }}
    />
  );
}
