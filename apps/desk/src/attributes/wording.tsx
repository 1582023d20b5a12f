import { useLingui } from "@lingui/react/macro";
import type { AttributeWording } from "@plaza/api-client/desk";
import type { ReactElement } from "react";
import { mute } from "../shared/page.css.ts";
import { useTextIn } from "../shared/use-text-in.ts";

/** What something is called in other languages, and by merchants. */
export function Wording({ name, synonyms }: AttributeWording): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const own = textIn(name);
  const others = [...new Set(Object.values(name))].filter((each) => each !== own).join(" · ");
  const words = synonyms.join(" · ");
  return (
    <>
      {others !== "" && (
        <div className={mute}>
          <bdi>{others}</bdi>
        </div>
      )}
      {words !== "" && <div className={mute}>{t`Merchants also write: ${words}`}</div>}
    </>
  );
}
