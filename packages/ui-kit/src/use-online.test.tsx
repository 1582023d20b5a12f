import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { useOnline } from "./use-online.ts";

function Status(): ReactElement {
  return <p>{useOnline() ? "online" : "offline"}</p>;
}

function become(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

afterEach(() => vi.restoreAllMocks());

test("a component knows that the connection goes, and that it is back", () => {
  const { container } = render(<Status />);
  expect(container.textContent).toBe("online");
  become(false);
  expect(container.textContent).toBe("offline");
  become(true);
  expect(container.textContent).toBe("online");
});

test("a server renders every page as online", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(renderToString(<Status />)).toContain("online");
});
