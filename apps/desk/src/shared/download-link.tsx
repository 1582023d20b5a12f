import { textLink } from "@plaza/ui-kit/text-link";
import { type ReactElement, type ReactNode, useRef } from "react";
import { useChange } from "./use-change.ts";

export interface DownloadLinkProps {
  /** Of the platform's call that sends the file. */
  readonly path: string;
  /** Asks whether the file will be sent. */
  readonly ask: () => Promise<unknown>;
  readonly onProblem: (problem: string | null) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Downloads a file of the platform, once it is known that it will be sent: the browser would keep a refusal, such as that of
 * whoever is not logged in any more, as if it were the file.
 */
export function DownloadLink({ path, ask, onProblem, className, children }: DownloadLinkProps): ReactElement {
  const link = useRef<HTMLAnchorElement>(null);
  const isKnown = useRef(false);
  const asking = useChange({
    send: () => ask(),
    onDone: () => {
      isKnown.current = true;
      link.current?.click();
    },
    onProblem,
  });
  return (
    <a
      ref={link}
      className={className ?? textLink}
      href={path}
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
