import { fetchDeskUser, productExportPath } from "@plaza/api-client/desk";
import { textLink } from "@plaza/ui-kit/text-link";
import { type ReactElement, type ReactNode, useRef } from "react";
import { productImportRoute } from "../routes.ts";
import { useChange } from "../shared/use-change.ts";

export interface ProductExportLinkProps {
  readonly format: "csv" | "jsonl";
  readonly onProblem: (problem: string | null) => void;
  readonly children: ReactNode;
}

/**
 * Downloads all products of the shop. Whoever is not logged in any more is asked to: the browser would keep the refusal as
 * if it were the file.
 */
export function ProductExportLink({ format, onProblem, children }: ProductExportLinkProps): ReactElement {
  const { agents } = productImportRoute.useRouteContext();
  const link = useRef<HTMLAnchorElement>(null);
  const isKnown = useRef(false);
  const asking = useChange({
    send: () => fetchDeskUser(agents),
    onDone: () => {
      isKnown.current = true;
      link.current?.click();
    },
    onProblem,
  });
  return (
    <a
      ref={link}
      className={textLink}
      href={productExportPath(format)}
      download
      onClick={(event) => {
        if (isKnown.current) {
          isKnown.current = false;
          return;
        }
        event.preventDefault();
        onProblem(null);
        asking.run();
      }}
    >
      {children}
    </a>
  );
}
