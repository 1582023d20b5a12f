import { Trans } from "@lingui/react/macro";
import { foreignZone, useReader } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import { Switch } from "@plaza/ui-kit/switch";
import type { ReactElement } from "react";
import { momentOf, momentText } from "../shared/platform-moment.ts";
import { stack } from "../shared/page.css.ts";
import { fields } from "./home.css.ts";
import { useErrorAt } from "./home-context.ts";
import type { HomePart } from "./home-diff.ts";

export interface TimedFieldsProps {
  readonly part: HomePart;
  readonly onTimed: (change: Partial<Pick<HomePart, "isShown" | "from" | "until">>) => void;
}

/** Whether and when something is shown, by the platform's clock. */
export function TimedFields({ part, onTimed }: TimedFieldsProps): ReactElement {
  const zone = foreignZone(useReader());
  const errorAt = useErrorAt();
  const valueOf = (at: number | null): string => (at === null ? "" : momentText(at));
  return (
    <div className={stack}>
      <Switch
        label={<Trans>Shown</Trans>}
        checked={part.isShown}
        onChange={({ currentTarget: { checked } }) => onTimed({ isShown: checked })}
      />
      <div className={fields}>
        <Field
          label={<Trans>Begins</Trans>}
          type="datetime-local"
          optional
          hint={
            <>
              <Trans>Empty: at once</Trans>
              {zone !== null && <span>{` · ${zone}`}</span>}
            </>
          }
          value={valueOf(part.from)}
          error={errorAt(`${part.key}.from`)}
          onChange={({ currentTarget: { value } }) => onTimed({ from: momentOf(value) })}
        />
        <Field
          label={<Trans>Ends</Trans>}
          type="datetime-local"
          optional
          hint={
            <>
              <Trans>Empty: when it is removed</Trans>
              {zone !== null && <span>{` · ${zone}`}</span>}
            </>
          }
          value={valueOf(part.until)}
          error={errorAt(`${part.key}.until`)}
          onChange={({ currentTarget: { value } }) => onTimed({ until: momentOf(value) })}
        />
      </div>
    </div>
  );
}
