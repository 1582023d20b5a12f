import { type Answers, noAnswer, unreachable } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { type DeskStoryOptions, deskStory } from "./desk-story.tsx";

type Play = NonNullable<StoryObj["play"]>;
export type Canvas = Parameters<Play>[0]["canvas"];

/** Whatever its language: the page and its contents have come. */
export const loaded: Play = async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
  await waitFor(() => expect(canvasElement.querySelector("[aria-busy=true]")).toBeNull());
};

/** A page whose contents come with one call. */
interface PageStoryOptions extends Pick<DeskStoryOptions, "path" | "role"> {
  readonly call: string;
}

interface LoadingStoryOptions extends PageStoryOptions {
  /** What stands above the contents before they come. */
  readonly title: string;
}

/** The contents take their time. */
export function loadingStory({ call, title, ...page }: LoadingStoryOptions) {
  const play: Play = async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(await canvas.findByText("Loading")).toBeInTheDocument();
  };
  return { ...deskStory({ ...page, answers: { [call]: noAnswer } }), play };
}

interface NotLoadedStoryOptions extends PageStoryOptions {
  readonly answer: Exclude<Answers[string], (...sent: never) => unknown>;
  /** What comes of other calls, whether or not the contents do. */
  readonly others?: Answers;
  /** What stands there once they have come. */
  readonly shown: (canvas: Canvas) => Promise<HTMLElement>;
}

/** The contents do not come until a press asks for them again. */
export function notLoadedStory({ call, answer, others, shown, ...page }: NotLoadedStoryOptions) {
  let isUp = false;
  const play: Play = async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This could not be loaded" })).toBeVisible();
    isUp = true;
    await (await realInput()).click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await shown(canvas)).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "This could not be loaded" })).toBeNull();
  };
  return {
    ...deskStory({ ...page, answers: { ...others, [call]: async () => (isUp ? answer : unreachable()) } }),
    beforeEach: () => {
      isUp = false;
    },
    play,
  };
}

interface RefusedSwitchStoryOptions extends DeskStoryOptions {
  /** Of a switch that is on. */
  readonly name: string;
  /** What is said when nothing comes of switching it off. */
  readonly says: string | RegExp;
}

/** A switch that the platform leaves as it was says why, and is on again. */
export function refusedSwitchStory({ name, says, ...page }: RefusedSwitchStoryOptions) {
  const play: Play = async ({ canvas }) => {
    await (await realInput()).click(await canvas.findByRole("switch", { name }));
    await expect(await canvas.findByText(says)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("switch", { name })).toBeChecked());
  };
  return { ...deskStory(page), play };
}

/** How many orders wait in each list. */
export const orderCounts = { counts: { to_send: 2, to_pick_up: 1, sent: 0, unpaid: 4 } };
