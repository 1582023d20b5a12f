import type { ComponentProps, ReactElement } from "react";

/** Stands for a router's link. */
export function Link({ to, children, ...native }: ComponentProps<"a"> & { readonly to: string }): ReactElement {
  return (
    <a href={to} {...native}>
      {children}
    </a>
  );
}
