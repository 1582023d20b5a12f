import { Trans } from "@lingui/react/macro";
import { fetchHomePreview } from "@plaza/api-client/desk";
import { foreignZone, useLocale, useReader } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import { type ReactElement, useState } from "react";
import { homeRoute } from "../routes.ts";
import { momentOf } from "../shared/platform-moment.ts";
import { stack } from "../shared/page.css.ts";
import { ShopPreview } from "../shared/shop-preview/shop-preview.tsx";

export interface HomePreviewProps {
  readonly revision: number;
  /** Null: the draft. */
  readonly version: number | null;
  readonly disabled: boolean;
}

/** Home as shoppers would see it at a time, in a language, on a desktop or a phone. */
export function HomePreview({ revision, version, disabled }: HomePreviewProps): ReactElement {
  const { desk } = homeRoute.useRouteContext();
  const zone = foreignZone(useReader());
  const language = useLocale();
  const [typed, setTyped] = useState("");
  return (
    <div className={stack}>
      <Field
        label={<Trans>Preview as it is on</Trans>}
        type="datetime-local"
        optional
        hint={
          <>
            <Trans>Empty: now</Trans>
            {zone !== null && <span>{` · ${zone}`}</span>}
          </>
        }
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <ShopPreview
        send={() => fetchHomePreview(desk, { revision, version, at: momentOf(typed) ?? Date.now() })}
        language={language}
        disabled={disabled}
      />
    </div>
  );
}
