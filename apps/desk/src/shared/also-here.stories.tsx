import { success, unreachable } from "@plaza/testing/envelope-api";
import { inJapaneseOnAPhone } from "@plaza/testing/page-matrix";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { wirePolicy } from "../policies/wire-policies.ts";
import { deskStory, type LoadedDesk } from "../story-help/desk-story.tsx";
import { AlsoHere } from "./also-here.tsx";

const meta = { title: "Desk/AlsoHere", component: AlsoHere } satisfies Meta<typeof AlsoHere>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, "args">;

let others: readonly string[] = [];
const here = fn((_sent: unknown) => success({ others }));
const left = fn((_sent: unknown) => success([]));
const page = (names: readonly string[]) => ({
  ...deskStory({
    path: "/policies/service",
    role: "operator",
    answers: {
      "policies/detail": wirePolicy(),
      "policies/list": unreachable,
      "presence/here": (sent) => here(sent),
      "presence/left": (sent) => left(sent),
    },
  }),
  beforeEach: () => {
    others = names;
    here.mockClear();
    left.mockClear();
  },
});
const service = { thing: "policy", id: "service" };

/** A page that is left says so, and one that is opened says that. */
export const OneColleague: Story = {
  ...page(["Bob"]),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText("A colleague is here too: Bob")).toBeVisible();
    await expect(here).toHaveBeenCalledWith(service);
    await expect(left).not.toHaveBeenCalled();
    const { desk } = loaded as unknown as LoadedDesk;
    await desk.router.navigate({ to: "/policies" });
    await waitFor(() => expect(left).toHaveBeenCalledWith(service));
    await expect(canvas.queryByText(/is here too/)).toBeNull();
  },
};

/** Whoever comes is spoken of once: the status was there before, and an answer that says the same changes nothing. */
export const SomebodyComes: Story = {
  ...page([]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(here).toHaveBeenCalledOnce());
    const all = await canvas.findAllByRole("status");
    const status = all.find(({ parentElement }) => parentElement?.querySelector("h1"));
    if (status === undefined) throw new Error("The head of the page has no status.");
    await expect(status).toBeEmptyDOMElement();
    const changes = fn();
    const observer = new MutationObserver(changes);
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    others = ["Bob", "Cleo"];
    dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(status).toHaveTextContent("Colleagues are here too: Bob, Cleo"));
    const asked = here.mock.calls.length;
    changes.mockClear();
    dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(here.mock.calls.length).toBeGreaterThan(asked));
    await expect(changes).not.toHaveBeenCalled();
    observer.disconnect();
  },
};

const silent = fn(unreachable);
/** Nothing is here of it where the platform does not answer. */
export const NobodyAnswers: Story = {
  ...deskStory({
    path: "/policies/service",
    role: "operator",
    answers: { "policies/detail": wirePolicy(), "presence/here": () => silent() },
  }),
  beforeEach: () => {
    silent.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Publish" })).toBeVisible();
    await waitFor(() => expect(silent).toHaveBeenCalled(), { timeout: 5000 });
    for (const alert of canvas.queryAllByRole("alert")) await expect(alert).toBeEmptyDOMElement();
  },
};

const many = ["Bob", "Constantin-Alexandru von Lindenholz-Harbourside of the content team", "张小明", "Cleo", "Dan"];
export const JapaneseOnAPhone: Story = {
  ...page(many),
  play: async () => waitFor(() => expect(here).toHaveBeenCalled()),
  globals: inJapaneseOnAPhone,
};
