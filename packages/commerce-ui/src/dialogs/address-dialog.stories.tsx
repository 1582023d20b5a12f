import type { Address } from "@plaza/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { AddressDialog } from "./address-dialog.tsx";

const meta = {
  title: "Commerce/AddressDialog",
  component: AddressDialog,
  args: {
    address: null,
    first: false,
    longRecipients: false,
    importOrReload: (importer) => importer(),
    busy: false,
    failure: undefined,
    onSubmit: fn(),
    onChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddressDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const studio: Address = {
  id: 2,
  recipient: "Mina Sato",
  phone: "13900139000",
  provinceId: 330_000,
  cityId: 330_100,
  districtId: 330_106,
  province: "浙江省",
  city: "杭州市",
  district: "西湖区",
  street: "Unit 3, 16 Tianmushan Road",
  isDefault: false,
};

export const Add: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("dialog", { name: "Add address" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save address" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Edit: Story = {
  args: { address: studio },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("dialog", { name: "Edit address" })).toBeVisible();
    await userEvent.type(await canvas.findByDisplayValue("Mina Sato"), " (studio)");
    await expect(args.onChange).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Save address" }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ recipient: "Mina Sato (studio)", districtId: 330_106 }),
    );
  },
};

/** It cannot be closed while nobody knows what becomes of it. */
export const Saving: Story = {
  args: { address: studio, busy: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Rejected: Story = {
  args: { address: studio, failure: "The telephone is not one" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The telephone is not one")).toBeVisible();
  },
};
