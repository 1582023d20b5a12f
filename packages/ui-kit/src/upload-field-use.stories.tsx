import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { drag, input, inputIsReal } from "./story-help/input.ts";
import { held, heldUploads, pictureFile } from "./story-help/uploads.ts";
import { UploadField, type UploadFieldProps } from "./upload-field.tsx";
import { uploadedPaths, type UploadItems, uploadsOnTheirWay } from "./upload-items.ts";

/** What the page would send. */
function Form({ items, ...others }: UploadFieldProps): ReactElement {
  const [kept, setKept] = useState<UploadItems>(items);
  return (
    <form>
      <UploadField {...others} items={kept} onItems={setKept} />
      <p data-testid="paths">{uploadedPaths(kept).join(" ")}</p>
      <p data-testid="on-their-way">{uploadsOnTheirWay(kept)}</p>
      <textarea aria-label="Note" />
    </form>
  );
}

const meta = {
  title: "Forms/UploadField in use",
  component: UploadField,
  args: {
    label: "Pictures",
    most: 3,
    limits: { types: ["jpg", "jpeg", "png"], bytes: 1024 * 1024 },
    items: [],
    onItems: () => undefined,
    send: () => new Promise(() => undefined),
  },
} satisfies Meta<typeof UploadField>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const add = (canvas: Canvas): HTMLElement => canvas.getByLabelText(/^Add files/);
const files = (...names: readonly string[]): Promise<File[]> => Promise.all(names.map((name) => pictureFile(name)));

function withUploads(): {
  readonly uploads: ReturnType<typeof heldUploads>;
  readonly render: NonNullable<Story["render"]>;
} {
  const uploads = heldUploads();
  return { uploads, render: (args) => <Form {...args} send={uploads.send} /> };
}

const chosen = withUploads();
export const ChosenAndSent: Story = {
  render: chosen.render,
  play: async ({ canvas }) => {
    const user = await input();
    const { uploads } = chosen;
    add(canvas).focus();
    await user.upload(add(canvas), await files("a.png", "b.png", "c.png"));
    await expect(canvas.queryByLabelText(/^Add files/)).toBeNull();
    // What was pressed is gone.
    await waitFor(() => expect(canvas.getByRole("button", { name: /^(?:Cancel|Remove) c\.png$/ })).toHaveFocus());
    await waitFor(() => expect(uploads.sent.map(({ file }) => file.name)).toEqual(["a.png", "b.png"]));
    await expect(canvas.getByText("Waiting")).toBeVisible();
    uploads.sent[0]?.onProgress(0.624);
    await expect(await canvas.findByText("62%")).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Uploading a.png" })).toHaveValue(62);
    await expect(canvas.getByTestId("on-their-way")).toHaveTextContent("3");
    uploads.finish("b.png");
    await waitFor(() => expect(uploads.sent).toHaveLength(3));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("b.png was uploaded"));
    uploads.finish("c.png");
    uploads.finish("a.png");
    await waitFor(() =>
      expect(canvas.getByTestId("paths")).toHaveTextContent("private/a.png private/b.png private/c.png"),
    );
    await expect(canvas.getByTestId("on-their-way")).toHaveTextContent("0");
  },
};

const failing = withUploads();
export const FailedAndRepeated: Story = {
  render: failing.render,
  play: async ({ canvas }) => {
    const user = await input();
    const { uploads } = failing;
    await user.upload(add(canvas), await files("a.png", "b.png"));
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    uploads.finish("a.png");
    uploads.fail("b.png");
    await expect(await canvas.findByText("Upload failed, image URL not obtained")).toBeVisible();
    await expect(canvas.getByTestId("paths")).toHaveTextContent("private/a.png");
    await user.click(canvas.getByRole("button", { name: "Try again b.png" }));
    await waitFor(() => expect(uploads.sent).toHaveLength(3));
    const [, first, again] = uploads.sent;
    await expect(again?.idempotencyKey).toBe(first?.idempotencyKey);
    await expect(canvas.getByRole("button", { name: "Cancel b.png" })).toHaveFocus();
    uploads.fail("b.png", "Too many attempts; please try again in 5 min");
    await expect(await canvas.findByText("Too many attempts; please try again in 5 min")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("b.png: Too many attempts; please try again in 5 min");
    await user.click(canvas.getByRole("button", { name: "Try again b.png" }));
    await waitFor(() => expect(uploads.sent).toHaveLength(4));
    uploads.finish("b.png");
    await waitFor(() => expect(canvas.getByTestId("paths")).toHaveTextContent("private/a.png private/b.png"));
  },
};

const refusing = withUploads();
export const RefusedBeforeItIsSent: Story = {
  render: refusing.render,
  play: async ({ canvas }) => {
    const user = await input();
    const { uploads } = refusing;
    const large = await pictureFile("large.png", 900, true);
    await user.upload(add(canvas), [large, new File(["GIF89a"], "moving.gif"), ...(await files("fine.PNG"))]);
    await expect(await canvas.findByText("The image size cannot exceed 1MB")).toBeVisible();
    await expect(canvas.getByText("Only jpg, jpeg, png allowed")).toBeVisible();
    await waitFor(() => expect(uploads.sent.map(({ file }) => file.name)).toEqual(["fine.PNG"]));
    await user.dblClick(canvas.getByRole("button", { name: "Make it smaller large.png" }));
    await waitFor(() => expect(uploads.sent).toHaveLength(2), { timeout: 10_000 });
    const smaller = uploads.sent[1]?.file;
    // Pressed again while it was made smaller, it is still one.
    await expect(canvas.getByRole("button", { name: "Cancel large.jpg" })).toHaveFocus();
    await expect([smaller?.name, smaller?.type]).toEqual(["large.jpg", "image/jpeg"]);
    await expect(smaller?.size).toBeLessThanOrEqual(1024 * 1024);
    uploads.finish("large.jpg");
    uploads.finish("fine.PNG");
    await waitFor(() => expect(canvas.getByTestId("paths")).toHaveTextContent("private/large.jpg private/fine.PNG"));
  },
};

export const CannotBeMadeSmaller: Story = {
  render: withUploads().render,
  play: async ({ canvas }) => {
    const user = await input();
    const broken = new File([new Uint8Array(1024 * 1024 + 1)], "broken.png");
    await user.upload(add(canvas), [broken]);
    await user.click(await canvas.findByRole("button", { name: "Make it smaller broken.png" }));
    await expect(await canvas.findByText("It cannot be made smaller here")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("broken.png cannot be made smaller here");
    await expect(canvas.getByRole("button", { name: "Remove broken.png" })).toHaveFocus();
  },
};

const removing = withUploads();
export const TakenAway: Story = {
  render: removing.render,
  play: async ({ canvas }) => {
    const user = await input();
    const { uploads } = removing;
    await user.upload(add(canvas), await files("a.png", "b.png", "c.png"));
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    await user.click(canvas.getByRole("button", { name: "Cancel a.png" }));
    await expect(uploads.sent[0]?.signal.aborted).toBe(true);
    await waitFor(() => expect(uploads.sent[2]?.file.name).toBe("c.png"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Cancel b.png" })).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("a.png was removed");
    await user.click(canvas.getByRole("button", { name: "Cancel c.png" }));
    uploads.finish("b.png");
    await user.click(await canvas.findByRole("button", { name: "Remove b.png" }));
    await waitFor(() => expect(add(canvas)).toHaveFocus());
    await expect(canvas.getByTestId("paths")).toHaveTextContent("");
  },
};

export const TooMany: Story = {
  render: withUploads().render,
  play: async ({ canvas }) => {
    const user = await input();
    await user.upload(add(canvas), await files("a.png", "b.png", "c.png", "d.png"));
    await expect(await canvas.findByText("At most 3 can be added")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "File 3 of 3: c.png" })).toBeVisible();
    await expect(canvas.queryByText("d.png")).toBeNull();
  },
};

const ordering = withUploads();
export const PutInOrder: Story = {
  render: ordering.render,
  play: async ({ canvas }) => {
    const user = await input();
    const { uploads } = ordering;
    const paths = canvas.getByTestId("paths");
    await user.upload(add(canvas), await files("a.png", "b.png", "c.png"));
    for (const name of ["a.png", "b.png", "c.png"]) {
      await waitFor(() => expect(uploads.sent.some(({ file }) => file.name === name)).toBe(true));
      uploads.finish(name);
    }
    await waitFor(() => expect(paths).toHaveTextContent("private/a.png private/b.png private/c.png"));
    const tile = (name: string): HTMLElement => canvas.getByRole("button", { name: new RegExp(`^File .*${name}$`) });
    tile("a.png").focus();
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(paths).toHaveTextContent("private/b.png private/a.png private/c.png"));
    await expect(tile("a.png")).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("a.png is number 2 of 3 now");
    await user.keyboard("{End}{ArrowRight}");
    await waitFor(() => expect(paths).toHaveTextContent("private/b.png private/c.png private/a.png"));
    await user.keyboard("{Home}");
    await waitFor(() => expect(paths).toHaveTextContent("private/a.png private/b.png private/c.png"));
    await user.click(tile("c.png"));
    await expect(tile("c.png")).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("button", { name: "Move later" })).toBeDisabled();
    await user.click(canvas.getByRole("button", { name: "Move earlier" }));
    await waitFor(() => expect(paths).toHaveTextContent("private/a.png private/c.png private/b.png"));
    if (!inputIsReal) return;
    await drag(tile("b.png"), tile("a.png"));
    await waitFor(() => expect(paths).toHaveTextContent("private/b.png private/a.png private/c.png"));
  },
};

const dropped = withUploads();
export const DroppedAndPasted: Story = {
  render: dropped.render,
  play: async ({ canvas }) => {
    const { uploads } = dropped;
    const group = canvas.getByRole("group", { name: "Pictures" });
    const [a, b, c] = await files("a.png", "b.png", "c.png");
    if (a === undefined || b === undefined || c === undefined) return;
    const drop = (name: "dragenter" | "drop"): boolean =>
      group.dispatchEvent(new DragEvent(name, { dataTransfer: held(a), bubbles: true, cancelable: true }));
    drop("dragenter");
    await expect(drop("drop")).toBe(false);
    await waitFor(() => expect(uploads.sent.map(({ file }) => file.name)).toEqual(["a.png"]));
    const paste = (target: Element, data: DataTransfer): boolean =>
      target.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    const note = canvas.getByLabelText("Note");
    const text = held(c);
    text.setData("text/plain", "c");
    await expect(paste(note, text)).toBe(true);
    await expect(paste(note, held(b))).toBe(false);
    await waitFor(() => expect(uploads.sent.map(({ file }) => file.name)).toEqual(["a.png", "b.png"]));
    await expect(paste(group, held(c))).toBe(false);
    await expect(await canvas.findByRole("button", { name: "File 3 of 3: c.png" })).toBeVisible();
  },
};
