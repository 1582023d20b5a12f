import { Trans } from "@lingui/react/macro";
import type { DeskRole } from "@plaza/api-client/desk";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Navigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { pagesOf } from "./pages-of.ts";

/** Leads whoever has no page of figures to the page that they begin with. */
export function ToFirstPage({ role }: { readonly role: DeskRole }): ReactElement {
  const [first] = pagesOf(role);
  if (first !== undefined) return <Navigate to={first} replace />;
  return (
    <EmptyState
      heading="h1"
      title={<Trans>Nothing is open to you here</Trans>}
      line={
        <Trans>
          Your account answers customers. For the desk, the owner of the shop can add a staff account for you.
        </Trans>
      }
    />
  );
}
