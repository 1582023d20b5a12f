import { Trans } from "@lingui/react/macro";
import { type PolicyType, to } from "@plaza/routing";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { SlotContent } from "@plaza/ui-kit/slot-content";

export interface PolicyLinkProps {
  readonly type: PolicyType;
  readonly children?: ReactNode;
}

/** Opens in another tab, so that the form keeps what is filled in. */
export function PolicyLink({ type, children }: PolicyLinkProps): ReactElement {
  return (
    <Link {...to.policy(type)} className={textLink} target="_blank" rel="noopener" preload={false}>
      <SlotContent>{children}</SlotContent>
      <span className={visuallyHidden}>
        {" "}
        <Trans>(opens a new tab)</Trans>
      </span>
    </Link>
  );
}
