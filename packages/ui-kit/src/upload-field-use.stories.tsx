import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { drag, input, inputIsReal } from "./story-help/input.ts";
import { clearPicture, cornerOpacity, held, heldUploads, pictureFile, sidewaysPhoto } from "./story-help/uploads.ts";
import { UploadField, type UploadFieldProps } from "./upload-field.tsx";
import { uploadedPaths, type UploadItems, uploadsOnTheirWay } from "./upload-items.ts";

/** What the page would send. */
function Form({ items, ...others }: UploadFieldProps): ReactElement {
  const [current, setCurrent] = useState<UploadItems>(items);
  return (
    <form>
      <UploadField {...others} items={current} onItems={setCurrent} />
      <p data-testid="paths">{uploadedPaths(current).join(" ")}</p>
      <p data-testid="on-their-way">{uploadsOnTheirWay(current)}</p>
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
    await waitFor(() => expect(canvas.getByRole("button", { name: "Cancel b.png" })).toHaveFocus());
    uploads.fail("b.png", "Too many attempts; please try again in 5 min");
    await expect(await canvas.findByText("Too many attempts; please try again in 5 min")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("b.png: Too many attempts; please try again in 5 min"),
    );
    await user.click(canvas.getByRole("button", { name: "Try again b.png" }));
    await waitFor(() => expect(uploads.sent).toHaveLength(4));
    uploads.finish("b.png");
    await waitFor(() => expect(canvas.getByTestId("paths")).toHaveTextContent("private/a.png private/b.png"));
  },
};

const refusing = withUploads();
export const RefusedBeforeItIsSent: Story = {
  args: { limits: { types: ["jpg", "jpeg", "png", "pdf"], bytes: 1024 * 1024 } },
  render: refusing.render,
  play: async ({ canvas }) => {
    const user = await input();
    const { uploads } = refusing;
    const large = new File([new Uint8Array(1024 * 1024 + 1)], "large.pdf");
    await user.upload(add(canvas), [large, new File(["GIF89a"], "moving.gif"), ...(await files("fine.PNG"))]);
    await expect(await canvas.findByText("The image size cannot exceed 1MB")).toBeVisible();
    await expect(canvas.getByText("Only jpg, jpeg, png, pdf allowed")).toBeVisible();
    await waitFor(() => expect(uploads.sent.map(({ file }) => file.name)).toEqual(["fine.PNG"]));
  },
};

const shrinking = withUploads();
export const SeveralMadeSmaller: Story = {
  render: shrinking.render,
  play: async ({ canvas }) => {
    const user = await input();
    const { uploads } = shrinking;
    const large = await Promise.all(["a.png", "b.png", "c.png"].map((name) => pictureFile(name, 900, true)));
    await user.upload(add(canvas), large);
    await expect(await canvas.findAllByText("Making it smaller")).toHaveLength(2);
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    uploads.sent[0]?.onProgress(0.4);
    await expect(await canvas.findByText("40%")).toBeVisible();
    for (const { file } of uploads.sent) uploads.finish(file.name);
    await waitFor(() => expect(uploads.sent).toHaveLength(3));
    uploads.finish("c.jpg");
    await waitFor(() =>
      expect(canvas.getByTestId("paths")).toHaveTextContent("private/a.jpg private/b.jpg private/c.jpg"),
    );
    for (const { file } of uploads.sent) {
      await expect(file.type).toBe("image/jpeg");
      await expect(file.size).toBeLessThanOrEqual(1024 * 1024);
    }
    await expect(canvas.queryByText(/cannot exceed/)).toBeNull();
  },
};

const turned = withUploads();
export const MadeSmallerAsItIsShown: Story = {
  render: turned.render,
  play: async ({ canvas }) => {
    const user = await input();
    const { uploads } = turned;
    await user.upload(add(canvas), [
      await sidewaysPhoto("photo.jpg", 1600, 1200),
      await clearPicture("logo.png", 1000),
    ]);
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    const sent = new Map(uploads.sent.map(({ file }) => [file.name, file]));
    const [photo, logo] = [sent.get("photo.jpg"), sent.get("logo.png")];
    if (photo === undefined || logo === undefined) throw new Error("They were sent by other names");
    const upright = await createImageBitmap(photo, { imageOrientation: "none" });
    await expect(upright.height).toBeGreaterThan(upright.width);
    await expect(logo.size).toBeLessThanOrEqual(1024 * 1024);
    await expect(await cornerOpacity(logo)).toBe(0);
  },
};

export const CannotBeMadeSmaller: Story = {
  render: withUploads().render,
  play: async ({ canvas }) => {
    const user = await input();
    const broken = new File([new Uint8Array(1024 * 1024 + 1)], "broken.png");
    await user.upload(add(canvas), [broken, await pictureFile("fine.png")]);
    const words = "The image size cannot exceed 1MB. The browser cannot make this file smaller.";
    await expect(await canvas.findByText(words)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/^broken\.png: The image size/));
    await expect(canvas.getByRole("button", { name: "Cancel fine.png" })).toBeVisible();
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
