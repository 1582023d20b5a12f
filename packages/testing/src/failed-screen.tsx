import type { ErrorComponentProps } from "@tanstack/react-router";
import type { ReactElement } from "react";

/**
 * What stands where a loader failed: the shell's page is not here. The router's own has too little contrast, and whether axe
 * looks before a link's target has failed or after it, nobody knows.
 */
export function FailedScreen({ error }: ErrorComponentProps): ReactElement {
  return <p>{error instanceof Error ? error.message : String(error)}</p>;
}
