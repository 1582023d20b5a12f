import type { ReactElement } from "react";
import { arch, ink, letters } from "./logo.css.ts";

export interface LogoProps {
  readonly height: number;
  /** On the ink of the legal line. */
  readonly inverse?: boolean;
}

/** The arch and the name. The link around it says where it leads. */
export function Logo({ height, inverse = false }: LogoProps): ReactElement {
  const tone = inverse ? "inverse" : "usual";
  return (
    <svg width={(height * 133) / 36} height={height} viewBox="0 0 133 36" aria-hidden>
      <path className={arch[tone]} d="M2 34V15a13 13 0 0 1 26 0v19Z" />
      <g className={ink[tone]}>
        <path d="M10 34V20.500a5 5 0 0 1 10 0V34Z" />
        <circle cx="15" cy="9.500" r="2" />
      </g>
      <g className={letters[tone]} fill="none" strokeWidth="3.600" strokeLinecap="round" strokeLinejoin="round">
        <path d="M41 13.500v20" />
        <circle cx="48" cy="20.500" r="7" />
        <path d="M63 5.500v22" />
        <circle cx="76" cy="20.500" r="7" />
        <path d="M83 13.500v14M91 13.500h11L91 27.500h11" />
        <circle cx="117" cy="20.500" r="7" />
        <path d="M124 13.500v14" />
      </g>
    </svg>
  );
}
