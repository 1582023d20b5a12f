import { realInput } from "@plaza/testing/real-input";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { phone } from "../story-help/desk-story.tsx";
import { FormDialog } from "./form-dialog.tsx";

const meta = {
  title: "Desk/Form dialog",
  component: FormDialog,
  args: {
    title: "New member",
    submitLabel: "Add",
    busy: false,
    problem: null,
    onSubmit: fn(),
    onClose: fn(),
    children: <Field label="Nickname" autoComplete="off" />,
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SubmitsByEnterAndByItsButton: Story = {
  play: async ({ canvas, args }) => {
    const user = await realInput();
    await user.type(canvas.getByLabelText("Nickname"), "Anna{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await user.click(canvas.getByRole("button", { name: "Add" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const CancelClosesIt: Story = {
  play: async ({ canvas, args }) => {
    await (await realInput()).click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const StaysOpenWhileItIsSent: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    const user = await realInput();
    await user.click(canvas.getByRole("button", { name: "Cancel" }));
    await user.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SaysWhyItWasNotTaken: Story = {
  args: {
    problem: "This account is taken.",
    notice: <Alert kind="info">The shop has ten members.</Alert>,
    actions: <Button>Preview</Button>,
  },
  play: async ({ canvas }) => {
    const problem = canvas.getByText("This account is taken.");
    await expect(problem).toBeVisible();
    const notice = canvas.getByText("The shop has ten members.");
    await expect(notice.compareDocumentPosition(problem) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const names = canvas.getAllByRole("button").map(({ textContent }) => textContent);
    await expect(names.filter((name) => name !== "")).toEqual(["Cancel", "Preview", "Add"]);
  },
};

export const CannotBeSent: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: "Add" })).toBeDisabled();
    await (await realInput()).type(canvas.getByLabelText("Nickname"), "Anna{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { args: { size: "wide", problem: "This account is taken." }, globals: phone };
