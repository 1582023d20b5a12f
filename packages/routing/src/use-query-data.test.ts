// @vitest-environment node
import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useQueryData } from "./use-query-data.ts";

const ask = vi.fn(() => Promise.resolve("late"));

function Answer({ id }: { readonly id: number }): string {
  return useQueryData({ queryKey: ["answer", id], queryFn: ask }) ?? "nothing";
}

test("a server draws the answers that it has, neither asks for others nor observes any", () => {
  const observed = vi.spyOn(QueryObserver.prototype, "getOptimisticResult");
  const client = new QueryClient();
  client.setQueryData(["answer", 1], "teapot");
  const rendered = (id: number) =>
    renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Answer, { id })));
  expect([rendered(1), rendered(2)]).toEqual(["teapot", "nothing"]);
  expect(ask).not.toHaveBeenCalled();
  expect(observed).not.toHaveBeenCalled();
});
