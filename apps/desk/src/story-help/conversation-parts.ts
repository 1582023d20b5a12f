import { expect, waitFor, within } from "storybook/test";
import { listSettled } from "./conversation-story.ts";
import type { Canvas } from "./page-stories.ts";

/** Beside the list, as long as nobody is chosen. */
export const nobodyChosen = { path: "/conversations" };

export const field = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Message" });
export const list = (canvas: Canvas) => canvas.findByRole("region", { name: "Conversations" });
export const links = async (canvas: Canvas) => within(await list(canvas)).findAllByRole("link");
export const namesInOrder = async (canvas: Canvas) =>
  (await links(canvas)).map(({ textContent }) => /Mei|Aiko|Lin/.exec(textContent)?.[0]);
export const rowOf = async (canvas: Canvas, name: RegExp) => within(await list(canvas)).findByRole("link", { name });
export const inRow = async (canvas: Canvas, name: RegExp) => within(await rowOf(canvas, name));
export const inLog = async (canvas: Canvas) => within(await canvas.findByRole("log", { name: "Messages" }));

/** The talk with Mei is there, and the socket is open. */
export const talking = async (canvas: Canvas) => {
  await listSettled();
  await (await inLog(canvas)).findByText("I will ask our potter.");
  await waitFor(() => expect(canvas.getByRole("button", { name: "Transfer" })).toBeEnabled());
};
