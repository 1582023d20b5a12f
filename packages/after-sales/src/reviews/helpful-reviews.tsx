import { Trans } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { Camera, Ruler, Scale } from "lucide";
import { type ReactElement, useId } from "react";
import * as look from "./review-screen.css.ts";

/** Advice for a helpful review, and whether a review can be changed later. */
export function HelpfulReviews({ canEdit }: { readonly canEdit: boolean }): ReactElement {
  const id = useId();
  return (
    <aside className={look.box} aria-labelledby={id}>
      <h2 id={id} className={look.label}>
        <Trans>Helpful reviews say</Trans>
      </h2>
      <ul className={look.tips}>
        <li className={look.tip}>
          <Icon of={Ruler} size={16} />
          <Trans>how it fits, feels or tastes in use</Trans>
        </li>
        <li className={look.tip}>
          <Icon of={Camera} size={16} />
          <Trans>what it looks like in ordinary light</Trans>
        </li>
        <li className={look.tip}>
          <Icon of={Scale} size={16} />
          <Trans>who it is for, and who should skip it</Trans>
        </li>
      </ul>
      <p className={look.promise}>
        {canEdit ? (
          <Trans>One review a product. It appears at once, and you can change it for 7 days.</Trans>
        ) : (
          <Trans>One review a product. It appears at once and cannot be changed later.</Trans>
        )}
      </p>
    </aside>
  );
}
