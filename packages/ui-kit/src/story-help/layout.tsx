import type { CSSProperties, ReactElement, ReactNode } from "react";

interface LayoutProps {
  readonly children: ReactNode;
  readonly gap?: number;
}

/** Things beside each other, as far as the line goes. */
export function Row({ children, gap = 12 }: LayoutProps): ReactElement {
  return <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap }}>{children}</div>;
}

/** Things below each other. */
export function Stack({ children, gap = 16 }: LayoutProps): ReactElement {
  return <div style={{ display: "grid", justifyItems: "start", gap }}>{children}</div>;
}

/** What a feature draws as a panel. */
export function Panel({ children, width }: LayoutProps & { readonly width?: CSSProperties["width"] }): ReactElement {
  return (
    <div
      style={{
        width,
        padding: 24,
        border: "1px solid var(--plaza-color-line)",
        borderRadius: 16,
        background: "var(--plaza-color-surfacePanel)",
      }}
    >
      {children}
    </div>
  );
}
