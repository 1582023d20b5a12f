import { Plural, Trans } from "@lingui/react/macro";
import type { BulkObstacleCount, BulkValue } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import type { ReactElement } from "react";
import { mute, strong } from "../shared/page.css.ts";
import { valueLine, valueList, wrongCells } from "./products.css.ts";
import { useBulkWords } from "./use-bulk-words.ts";

/** What values were and become, a line each. */
export function BulkValues({ values }: { readonly values: readonly BulkValue[] }): ReactElement {
  const words = useBulkWords();
  return (
    <ul className={valueList}>
      {values.map(({ productId, name, options, field, was, became }) => (
        <li key={`${productId} ${field} ${options}`} className={valueLine}>
          <span>
            <span>{name}</span>
            {options !== "" && <span className={mute}>{` · ${options}`}</span>}
          </span>
          <span>
            <span className={mute}>{words.value(field, was)}</span> →{" "}
            <span className={strong}>{words.value(field, became)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What stays as it is, and why. */
export function BulkObstacles({
  obstacles,
}: {
  readonly obstacles: readonly BulkObstacleCount[];
}): ReactElement | null {
  const words = useBulkWords();
  if (obstacles.length === 0) return null;
  return (
    <Alert kind="info">
      <Trans>These stay as they are:</Trans>
      <ul className={wrongCells}>
        {obstacles.map(({ reason, count, names }) => (
          <li key={reason}>
            <div>{words.obstacle[reason]}</div>
            <div className={mute}>
              <Plural value={count} one="# product" other="# products" />
            </div>
            {names.length > 0 && (
              <div className={mute}>{[...names, ...(count > names.length ? ["…"] : [])].join(" · ")}</div>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
