import { Trans } from "@lingui/react/macro";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import type { PolicyType } from "../policy/policy-search.ts";

export interface PolicyLinkProps {
  readonly type: PolicyType;
  readonly children?: ReactNode;
}

/** Opens in another tab, so that the form keeps what is filled in. */
export function PolicyLink({ type, children }: PolicyLinkProps): ReactElement {
  return (
    <Link to="/server_explan" search={{ type }} className={textLink} target="_blank" rel="noopener" preload={false}>
      {children}
      <span className={visuallyHidden}>
        {" "}
        <Trans>(opens a new tab)</Trans>
      </span>
    </Link>
  );
}
