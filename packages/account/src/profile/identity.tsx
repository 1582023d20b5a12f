import { Trans } from "@lingui/react/macro";
import type { Customer } from "@plaza/api-client";
import { formatDate, useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";
import { rowAbout } from "../shared/account-section.css.ts";
import { AvatarButton } from "./avatar-button.tsx";
import { largestMegabytes } from "./chosen-image.ts";
import * as look from "./profile.css.ts";

export interface IdentityProps {
  readonly customer: Customer;
}

/** Who the customer is here, and since when. */
export function Identity({ customer }: IdentityProps): ReactElement {
  const { nickname, memberNumber, registeredAt } = customer;
  const locale = useLocale();
  const day = registeredAt === null ? null : formatDate(registeredAt, locale);
  return (
    <div className={look.identity}>
      <AvatarButton customer={customer} />
      <div className={look.identityText}>
        <p className={look.name}>
          <bdi>{nickname}</bdi>
        </p>
        <p className={look.facts}>
          <span>
            <Trans>User id {memberNumber}</Trans>
          </span>
          {day !== null && (
            <span>
              <Trans>member since {day}</Trans>
            </span>
          )}
        </p>
      </div>
      <p className={rowAbout}>
        <Trans>JPG or PNG, up to {largestMegabytes} MB</Trans>
      </p>
    </div>
  );
}
