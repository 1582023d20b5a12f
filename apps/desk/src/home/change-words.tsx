import { Plural, Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { mute } from "../shared/page.css.ts";
import { bullets } from "./home.css.ts";
import type { HomeChange } from "./home-diff.ts";
import { useHomeNames } from "./home-names.tsx";

/** What differs between two documents, a line each. */
export function ChangeWords({ changes }: { readonly changes: readonly HomeChange[] }): ReactElement {
  const { ofPart } = useHomeNames();
  if (changes.length === 0)
    return (
      <p className={mute}>
        <Trans>They are the same.</Trans>
      </p>
    );
  return (
    <ul className={bullets}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.part.key}`}>
          <Words change={change} name={ofPart(change.part)} />
        </li>
      ))}
    </ul>
  );
}

function Words({ change, name }: { readonly change: HomeChange; readonly name: string }): ReactElement {
  const { kind, count } = change;
  switch (kind) {
    case "added":
      return <Trans>{name}: added</Trans>;
    case "removed":
      return <Trans>{name}: removed</Trans>;
    case "moved":
      return <Trans>{name}: moved to another place</Trans>;
    case "shown":
      return <Trans>{name}: shown again</Trans>;
    case "hidden":
      return <Trans>{name}: hidden</Trans>;
    case "times":
      return <Trans>{name}: begins or ends at another time</Trans>;
    case "choice":
      return <Trans>{name}: shows others than before</Trans>;
    case "pictureOrder":
      return <Trans>{name}: the pictures are arranged anew</Trans>;
    case "columnOrder":
      return <Trans>{name}: the columns are arranged anew</Trans>;
    case "pictureAdded":
      return (
        <Trans>
          {name}: <Plural value={count} one="# picture added" other="# pictures added" />
        </Trans>
      );
    case "pictureRemoved":
      return (
        <Trans>
          {name}: <Plural value={count} one="# picture removed" other="# pictures removed" />
        </Trans>
      );
    case "pictureChanged":
      return (
        <Trans>
          {name}: <Plural value={count} one="# picture changed" other="# pictures changed" />
        </Trans>
      );
    case "columnAdded":
      return (
        <Trans>
          {name}: <Plural value={count} one="# column added" other="# columns added" />
        </Trans>
      );
    case "columnRemoved":
      return (
        <Trans>
          {name}: <Plural value={count} one="# column removed" other="# columns removed" />
        </Trans>
      );
    case "columnChanged":
      return (
        <Trans>
          {name}: <Plural value={count} one="# column changed" other="# columns changed" />
        </Trans>
      );
    default:
      return kind satisfies never;
  }
}
