import type { ReactElement } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { country } from "./phone-field.css.ts";

export type PhoneFieldProps = Omit<FieldProps, "type" | "inputMode" | "prefix">;

/** A mobile number of mainland China, the country that the platform delivers in. */
export function PhoneField(props: PhoneFieldProps): ReactElement {
  return (
    <Field
      autoComplete="tel-national"
      {...props}
      type="tel"
      inputMode="tel"
      prefix={
        <span className={country} aria-hidden>
          {"+86"}
        </span>
      }
    />
  );
}
