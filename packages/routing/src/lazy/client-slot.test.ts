import { act, createElement, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { clientSlot } from "./client-slot.ts";

interface Named {
  readonly name: string;
}
const Control = ({ name }: Named) => `Save ${name}`;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

test("a client slot renders nothing until its control is mounted, and then the control everywhere with its own props", async () => {
  const Slot = clientSlot<Named>();
  const containers = [document.createElement("div"), document.createElement("div")];
  const names = ["teapot", "jar"];
  await act(async () => {
    for (const [index, container] of containers.entries())
      createRoot(container).render(createElement(Slot, { name: names[index] ?? "" }));
  });
  expect(containers.map(({ textContent }) => textContent)).toEqual(["", ""]);
  await act(async () => Slot.mount(Control));
  expect(containers.map(({ textContent }) => textContent)).toEqual(["Save teapot", "Save jar"]);
});

test("a client slot whose control is mounted already renders it at once, and another slot does not", async () => {
  const Slot = clientSlot<Named>();
  const Other = clientSlot<Named>();
  Slot.mount(Control);
  const container = document.createElement("div");
  const slots = [Slot, Other].map((Each, index) => createElement(Each, { key: index, name: "teapot" }));
  await act(async () => createRoot(container).render(slots));
  expect(container.textContent).toBe("Save teapot");
});

test("what stands in a client slot gives way to its control", async () => {
  const Slot = clientSlot<Named & { readonly children?: ReactNode }>();
  const container = document.createElement("div");
  await act(async () => createRoot(container).render(createElement(Slot, { name: "teapot" }, "Sold out")));
  expect(container.textContent).toBe("Sold out");
  await act(async () => Slot.mount(Control));
  expect(container.textContent).toBe("Save teapot");
});

test("the server's page and its hydration have nothing in a client slot, even if its control is mounted", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
  const Slot = clientSlot<Named>();
  Slot.mount(Control);
  const slot = createElement(Slot, { name: "teapot" });
  const container = document.createElement("div");
  container.innerHTML = renderToString(slot);
  expect(container.textContent).toBe("");
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(container, slot, { onRecoverableError }));
  expect(container.textContent).toBe("Save teapot");
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});
