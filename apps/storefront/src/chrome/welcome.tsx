import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { usePublicData } from "./use-public-data.ts";

/** A customer by name, everybody else by the shop's. */
export function Welcome({ className }: { readonly className: string }): ReactElement {
  const publicData = usePublicData();
  const nickname = publicData?.nickname ?? null;
  const siteName = publicData?.siteName ?? "";
  return (
    <span className={className}>
      {nickname === null ? (
        siteName === "" ? (
          <Trans>Welcome</Trans>
        ) : (
          <Trans>Welcome to {siteName}</Trans>
        )
      ) : (
        <Trans>Hello, {nickname}</Trans>
      )}
    </span>
  );
}
