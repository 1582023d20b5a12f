import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useServerTime } from "./use-server-time.ts";

function Clock({ fetchedAt }: { readonly fetchedAt: number }): ReactElement {
  return <p>{useServerTime(fetchedAt)}</p>;
}

afterEach(() => {
  vi.useRealTimers();
});

test("the server's time stays as a component was drawn, and goes on when its data was fetched anew", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
  const { container, rerender } = render(<Clock fetchedAt={900_000} />);
  expect(container).toHaveTextContent("1000000");
  vi.setSystemTime(90_000_000);
  rerender(<Clock fetchedAt={900_000} />);
  expect(container).toHaveTextContent("1000000");
  rerender(<Clock fetchedAt={89_999_000} />);
  expect(container).toHaveTextContent("90000000");
});
