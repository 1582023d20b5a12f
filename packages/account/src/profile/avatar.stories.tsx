import { wireCustomer } from "@plaza/api-client/testing";
import { type Answers, rejection, success } from "@plaza/testing/envelope-api";
import { realInput } from "@plaza/testing/real-input";
import { customerSession } from "@plaza/testing/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storyRouter } from "../testing/screens.ts";
import { ProfilePage } from "./profile-page.tsx";

const meta = { title: "Account/ProfilePage/Avatar", component: ProfilePage } satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = "uploads/user/7/20261122/a.jpg";
const uploaded = success({ id: 1, uri: `http://127.0.0.1/${path}`, base_uri: path });
function page(answers: Answers = {}) {
  const known = { "user/info": success(wireCustomer()), "file/formimage": uploaded };
  return storyRouter({ path: "/user/profile", session: customerSession, answers: { ...known, ...answers } });
}

/** A wide image, red on the left and blue on the right. */
async function wideImage(): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = 200;
  canvas.height = 100;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser draws nothing");
  for (const [color, left] of [
    ["#c00", 0],
    ["#00c", 100],
  ] as const) {
    context.fillStyle = color;
    context.fillRect(left, 0, 100, 100);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ""], "me.PNG", { type: "image/png" });
}

function choose(canvas: ReturnType<typeof within>, file: File): void {
  const input = canvas.getByLabelText("Picture of yourself") as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

const save = fn((_sent: unknown) => success([]));
export const SavesAnotherPicture: Story = {
  ...page({ "user/setInfo": (sent) => save(sent) }),
  play: async ({ canvas }) => {
    save.mockClear();
    const user = await realInput();
    choose(canvas, await wideImage());
    const dialog = within(await canvas.findByRole("dialog", { name: "Crop your picture" }));
    // A wide image has no room above and below the largest square.
    await expect(dialog.getByLabelText("Top to bottom")).toBeDisabled();
    const slider = dialog.getByLabelText("Left to right");
    slider.focus();
    await user.keyboard("{End}");
    await expect(slider).toHaveValue("100");
    dialog.getByLabelText("Zoom").focus();
    await user.keyboard("{ArrowRight}");
    await expect(dialog.getByLabelText("Top to bottom")).toBeEnabled();
    await user.dblClick(dialog.getByRole("button", { name: "Save picture" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(save.mock.calls.flat()).toEqual([{ field: "avatar", value: path }]);
  },
};

export const NotUploaded: Story = {
  ...page({ "file/formimage": rejection("This kind of file cannot be uploaded") }),
  play: async ({ canvas }) => {
    const user = await realInput();
    choose(canvas, await wideImage());
    const dialog = within(await canvas.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Save picture" }));
    await expect(await dialog.findByText("This kind of file cannot be uploaded")).toBeVisible();
  },
};

export const NoImage: Story = {
  ...page(),
  play: async ({ canvas }) => {
    choose(canvas, new File(["<svg/>"], "me.svg"));
    await expect(await within(document.body).findByText("Only jpg, png allowed")).toBeInTheDocument();
    choose(canvas, new File(["no image"], "me.png"));
    await expect(await within(document.body).findByText(/is not an image that can be shown/)).toBeInTheDocument();
  },
};
