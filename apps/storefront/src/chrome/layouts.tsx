import { Outlet } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Chrome } from "./chrome.tsx";
import { mainId } from "./main-id.ts";

export function DefaultLayout(): ReactElement {
  return (
    <Chrome kind="default">
      <Outlet />
    </Chrome>
  );
}

export function StreetLayout(): ReactElement {
  return (
    <Chrome kind="street">
      <Outlet />
    </Chrome>
  );
}

export function AccountLayout(): ReactElement {
  return (
    <Chrome kind="account">
      <Outlet />
    </Chrome>
  );
}

/** The void layout: the page alone, without header and footer. */
export function VoidLayout(): ReactElement {
  return (
    <main id={mainId} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
