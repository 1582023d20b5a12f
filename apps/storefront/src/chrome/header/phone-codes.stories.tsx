import { chromeStory } from "../../story-help/chrome-story.tsx";
import type { StoryPlay } from "../../story-help/play.ts";
import { visitor, withCodes } from "../../story-help/story-data.ts";
import { PhoneCodes } from "./phone-codes.tsx";

export default {
  title: "Chrome/PhoneCodes",
  component: PhoneCodes,
  args: { label: "Phone" },
  render: (args: { readonly label: string }) => (
    <div style={{ display: "flex", height: 240, paddingLeft: 300 }}>
      <PhoneCodes {...args} />
    </div>
  ),
};

async function seen({ canvas }: StoryPlay, expected: boolean): Promise<void> {
  const shown = (): boolean => canvas.queryByText("Mini program")?.checkVisibility() ?? false;
  const deadline = performance.now() + 5000;
  while (shown() !== expected) {
    if (performance.now() > deadline) throw new Error(`The codes are ${expected ? "hidden" : "shown"}.`);
    await new Promise(requestAnimationFrame);
  }
}

async function trigger({ canvas }: StoryPlay): Promise<HTMLElement> {
  await canvas.findByText("Phone");
  return canvas.getByRole("button", { name: "Phone" });
}

export const Closed = {
  ...chromeStory({ publicData: withCodes }),
  play: async (play: StoryPlay) => {
    await trigger(play);
    await seen(play, false);
  },
};
export const PointedAt = {
  ...Closed,
  play: async (play: StoryPlay) => {
    await play.userEvent.hover(await trigger(play));
    await seen(play, true);
    await play.userEvent.unhover(await trigger(play));
    await seen(play, false);
  },
};
export const ByKeyboard = {
  ...Closed,
  play: async (play: StoryPlay) => {
    await play.userEvent.tab();
    await seen(play, true);
    await play.userEvent.keyboard("{Escape}");
    await seen(play, false);
    await play.userEvent.keyboard("{Enter}");
    await seen(play, true);
    await play.userEvent.tab();
    await seen(play, false);
  },
};
export const ByTouch = {
  ...Closed,
  play: async (play: StoryPlay) => {
    await play.userEvent.pointer([{ keys: "[TouchA]", target: await trigger(play) }]);
    await seen(play, true);
    await play.userEvent.pointer([{ keys: "[TouchA]", target: await trigger(play) }]);
    await seen(play, false);
  },
};
export const OneCode = chromeStory({
  publicData: { ...withCodes, qrImages: { ...withCodes.qrImages, miniProgram: null } },
});
export const NoCodes = {
  ...chromeStory({ publicData: visitor }),
  play: ({ canvas }: StoryPlay) => {
    if (canvas.queryByText("Phone") !== null) throw new Error("There is nothing to show.");
  },
};
