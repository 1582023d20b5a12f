import type { Meta, StoryObj } from "@storybook/react-vite";
import { Eye, Search } from "lucide";
import { expect, fn } from "storybook/test";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { input, inputIsReal } from "./story-help/input.ts";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Forms/Field",
  component: Field,
  args: { label: "Recipient" },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 20, maxWidth: 640, alignItems: "start" }}>
      <Field label="Recipient" placeholder="Full name" hint="As on the doorbell." />
      <Field label="Phone" type="tel" defaultValue="138 0013 8000" />
      <Field
        label="Password"
        type="password"
        defaultValue="secret"
        error="Use letters and numbers."
        suffix={
          <button type="button" aria-label="Show the password">
            <Icon of={Eye} />
          </button>
        }
      />
      <Field label="User id" defaultValue="PZ-204811" disabled />
      <Field label="Note" optional />
      <Field label="Least price" prefix="¥" inputMode="decimal" />
      <Field label="Search orders" prefix={<Icon of={Search} />} />
      <Field label="Account" large />
      <TextArea
        label="Review"
        maxLength={100}
        hint="What would you tell a friend?"
        defaultValue="Pours in a clean line."
      />
      <TextArea label="Reason" error="Say what is wrong with it." />
      <TextArea label="Note to the shop" rows={1} maxLength={100} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Password")).toBeInvalid();
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription("Use letters and numbers.");
    await expect(canvas.getByLabelText("Recipient")).toHaveAccessibleDescription("As on the doorbell.");
    await expect(canvas.getByLabelText("Note (optional)")).toBeValid();
  },
};
export const Counts: Story = {
  render: () => <TextArea label="Review" maxLength={10} />,
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByLabelText("Review"));
    await user.keyboard("Pours in a clean line");
    await expect(canvas.getByText("10/10")).toBeVisible();
    await expect(canvas.getByText("10 of 10 characters")).toBeInTheDocument();
  },
};
export const CountsAsPeopleDo: Story = {
  render: () => <TextArea label="Review" limit={4} defaultValue="Tea 🍵🍵" error="At most 4 characters." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("6/4")).toBeVisible();
    await expect(canvas.getByLabelText("Review")).not.toHaveAttribute("maxlength");
  },
};
export const Phone: Story = {
  globals: { viewport: { value: "360" }, locale: "ja" },
  args: {
    label: "お届け先の郵便番号と都道府県、市区町村、番地、建物名",
    error: "お届け先のご住所をご確認ください。番地の入力がありません。",
    optional: true,
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("textbox")).fontSize).toBe("16px");
  },
};

/** A held Enter sends the form around the field once. */
export const HeldEnter: Story = {
  render: (args) => (
    <form>
      <Field {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    if (!inputIsReal) return;
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener("submit", submitted);
    const user = await input();
    await user.click(canvas.getByRole("textbox"));
    await user.keyboard("{Enter>4/}");
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};
