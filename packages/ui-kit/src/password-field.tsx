import { useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { inFrame } from "./field-action.css.ts";
import { Icon } from "./icon.tsx";

export interface PasswordFieldProps extends Omit<FieldProps, "type" | "suffix" | "autoComplete" | "ref"> {
  /** Tells a password manager what to fill in, or to make. */
  readonly autoComplete: "current-password" | "new-password";
}

/** A password that can be shown while it is written. It is hidden again when its form goes out. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const form = input.current?.form;
    const hide = (): void => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  return (
    <Field
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...props}
      ref={input}
      type={shown ? "text" : "password"}
      suffix={
        <button
          type="button"
          className={inFrame.icon}
          aria-label={t`Show the password`}
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
