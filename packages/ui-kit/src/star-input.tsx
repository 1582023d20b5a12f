import { useLingui } from "@lingui/react/macro";
import { CircleAlert } from "lucide";
import { type ReactElement, type ReactNode, useId } from "react";
import { ChoiceInput } from "./choice-input.tsx";
import { hasContent } from "./has-content.ts";
import { Icon } from "./icon.tsx";
import * as look from "./star-input.css.ts";

export interface StarInputProps {
  readonly label: ReactNode;
  /** 1 to 5; 0: none is chosen yet. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What the chosen number means. */
  readonly word?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean | undefined;
}

const scores = [1, 2, 3, 4, 5];
const shape = "M12 2.5 15 8.6 21.7 9.5 16.8 14.2 18 20.9 12 17.7 6 20.9 7.2 14.2 2.3 9.5 9 8.6Z";

/** Five radio buttons that look like stars: a press or the arrow keys choose one. */
export function StarInput({ label, value, onChange, word, error, disabled }: StarInputProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const isWrong = hasContent(error);
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      className={look.group}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-word`}
      aria-invalid={isWrong || undefined}
      onFocus={({ target, currentTarget }) => {
        // A form that looks for what is wrong finds the group; keys work in its first star.
        if (target === currentTarget) currentTarget.querySelector("input")?.focus();
      }}
    >
      <span id={`${id}-label`} className={look.label}>
        {label}
      </span>
      <span className={look.stars}>
        {scores.map((score) => (
          <label key={score} className={score <= value ? `${look.star} ${look.filled}` : look.star}>
            <ChoiceInput
              type="radio"
              className={look.radio}
              name={id}
              value={score}
              checked={score === value}
              disabled={disabled}
              aria-label={t`${score} of 5`}
              onChange={() => onChange(score)}
            />
            <svg aria-hidden viewBox="0 0 24 24" width={22} height={22} className={look.starShape}>
              <path d={shape} />
            </svg>
          </label>
        ))}
      </span>
      <span id={`${id}-word`} aria-live="polite" className={look.word}>
        {isWrong ? (
          <span className={look.wrong}>
            <Icon of={CircleAlert} size={14} />
            <span>{error}</span>
          </span>
        ) : (
          word
        )}
      </span>
    </div>
  );
}
