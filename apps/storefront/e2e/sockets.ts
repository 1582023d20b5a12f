import type { Page } from "@playwright/test";

/** What becomes of a socket that a page's script opens: `open`, `error`, or the rule of the page's policy against it. */
export function openedSocket(page: Page, address: string): Promise<string> {
  return page.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (violation) => resolve(violation.effectiveDirective));
        const socket = new WebSocket(url);
        socket.addEventListener("open", () => {
          resolve("open");
          socket.close();
        });
        // The violation is told after it.
        socket.addEventListener("error", () => setTimeout(() => resolve("error"), 1_000));
      }),
    address,
  );
}
