import { act, createElement, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { lateSlot } from "./late-slot.ts";

interface Named {
  readonly name: string;
}
const Control = ({ name }: Named) => `Save ${name}`;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

test("a late slot draws nothing until it is filled, and then in all its places with their own props", async () => {
  const Slot = lateSlot<Named>();
  const containers = [document.createElement("div"), document.createElement("div")];
  const names = ["teapot", "jar"];
  await act(async () => {
    for (const [index, container] of containers.entries())
      createRoot(container).render(createElement(Slot, { name: names[index] ?? "" }));
  });
  expect(containers.map(({ textContent }) => textContent)).toEqual(["", ""]);
  await act(async () => Slot.fill(Control));
  expect(containers.map(({ textContent }) => textContent)).toEqual(["Save teapot", "Save jar"]);
});

test("a late slot that is filled already draws its control at once, and another slot does not", async () => {
  const Slot = lateSlot<Named>();
  const Other = lateSlot<Named>();
  Slot.fill(Control);
  const container = document.createElement("div");
  const places = [Slot, Other].map((Each, index) => createElement(Each, { key: index, name: "teapot" }));
  await act(async () => createRoot(container).render(places));
  expect(container.textContent).toBe("Save teapot");
});

test("what stands in a late slot gives way to its control", async () => {
  const Slot = lateSlot<Named & { readonly children?: ReactNode }>();
  const container = document.createElement("div");
  await act(async () => createRoot(container).render(createElement(Slot, { name: "teapot" }, "Sold out")));
  expect(container.textContent).toBe("Sold out");
  await act(async () => Slot.fill(Control));
  expect(container.textContent).toBe("Save teapot");
});

test("the server's page and its hydration have nothing in a late slot, even if it is filled", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
  const Slot = lateSlot<Named>();
  Slot.fill(Control);
  const place = createElement(Slot, { name: "teapot" });
  const container = document.createElement("div");
  container.innerHTML = renderToString(place);
  expect(container.textContent).toBe("");
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(container, place, { onRecoverableError }));
  expect(container.textContent).toBe("Save teapot");
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});
