import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn } from "storybook/test";
import { Stack } from "./story-help/layout.tsx";
import { UploadField, type UploadFieldProps } from "./upload-field.tsx";
import type { UploadItem, UploadItems, UnsentUpload } from "./upload-items.ts";

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#f3cfc4"/><circle cx="4.5" cy="5" r="2.5" fill="#d9544d"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

function done(name: string): UploadItem {
  return { id: name, name, state: "done", path: name, url: picture, file: null };
}

function unsent(name: string, state: Partial<UnsentUpload>): UploadItem {
  const file = new File([drawing], name, { type: "image/svg+xml" });
  return { id: name, name, file, attempt: name, state: "waiting", share: 0, problem: null, reason: null, ...state };
}

/** Keeps its items, as a page does. */
function Stateful({ items, ...others }: UploadFieldProps): ReactElement {
  const [current, setCurrent] = useState<UploadItems>(items);
  return <UploadField {...others} items={current} onItems={setCurrent} />;
}

const limits = { types: ["jpg", "jpeg", "png"], bytes: 2 * 1024 * 1024 };

const meta = {
  title: "Forms/UploadField",
  component: UploadField,
  args: {
    label: "Pictures",
    optional: true,
    most: 3,
    limits,
    hint: "JPG or PNG, up to 2 MB each.",
    items: [],
    onItems: fn(),
    send: (file, { onProgress }) => {
      if (file.name.startsWith("jar")) onProgress(0.62);
      return new Promise(() => undefined);
    },
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof UploadField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const States: Story = {
  args: {
    most: 9,
    items: [
      done("teapot.jpg"),
      unsent("jar.png", { state: "busy", share: 0.62 }),
      unsent("shoe.png", { state: "waiting" }),
      unsent("bowl.png", { state: "waiting" }),
      unsent("large.png", { state: "shrinking" }),
      unsent("broken.png", { state: "failed", problem: "shrinking" }),
      unsent("holiday.heic", { state: "failed", problem: "type" }),
      unsent("lost.png", { state: "failed", problem: "sending" }),
      unsent("told.png", { state: "failed", problem: "sending", reason: "The picture has too many pixels" }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: /Pictures|图片|画像|사진/ })).toBeVisible();
    await expect(canvas.getAllByRole("progressbar")).not.toHaveLength(0);
  },
};
export const Full: Story = {
  args: { items: [done("a.jpg"), done("b.jpg"), done("c.jpg")] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/Add files/)).toBeNull();
  },
};
export const Wrong: Story = { args: { optional: false, error: "Please add a picture" } };
export const Documents: Story = {
  args: {
    label: "Licences",
    shape: "document",
    most: 10,
    limits: { types: ["jpg", "png", "pdf"], bytes: 5 * 1024 * 1024 },
    hint: "JPG, PNG or PDF, up to 5 MB each.",
    items: [
      done("licence.png"),
      done("register of companies, certified copy.pdf"),
      unsent("tax.pdf", { state: "failed", problem: "size" }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The image size cannot exceed 5MB")).toBeVisible();
  },
};
export const LongNames: Story = {
  render: (args) => (
    <Stack>
      <div style={{ width: 280 }}>
        <Stateful
          {...args}
          items={[unsent(`${"image-of-the-parcel".repeat(8)}.png`, { state: "failed", problem: "sending" })]}
        />
      </div>
    </Stack>
  ),
};
export const JapaneseOnAPhone: Story = { ...States, globals: { locale: "ja", viewport: { value: "360" } } };
