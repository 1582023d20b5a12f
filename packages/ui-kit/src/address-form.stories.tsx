import { emptyAddress } from "@plaza/shopping/address-rules";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { AddressForm } from "./address-form.tsx";
import { Button } from "./button.tsx";
import { input } from "./story-help/input.ts";
import { Panel } from "./story-help/layout.tsx";
import { someRegions } from "./story-help/regions.ts";

const shanghai = {
  recipient: "Mina Sato",
  phone: "13800138000",
  provinceId: 310_000,
  cityId: 310_100,
  districtId: 310_104,
  street: "Flat 1204, 88 Wukang Road",
  isDefault: true,
};

const meta = {
  title: "Forms/AddressForm",
  component: AddressForm,
  args: { id: "address", value: emptyAddress, onChange: fn(), onSubmit: fn(), regions: someRegions },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Panel>
        <AddressForm {...args} value={value} onChange={setValue} />
        <div style={{ display: "flex", justifyContent: "flex-end", marginTop: 24 }}>
          <Button kind="primary" type="submit" form="address" busy={args.busy}>
            Save
          </Button>
        </div>
      </Panel>
    );
  },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilledInByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.tab();
    await user.keyboard("Mina Sato");
    await user.tab();
    await user.keyboard("138 0013 8000");
    await user.tab();
    await user.keyboard("{ArrowDown}");
    // A municipality is its own only city.
    await expect(canvas.getByRole("combobox", { name: "City" })).toHaveValue("310100");
    await user.tab();
    await user.tab();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    await user.tab();
    await user.keyboard("Flat 1204, 88 Wukang Road");
    await expect(canvas.getByText("25/64")).toBeVisible();
    await user.tab();
    await user.keyboard(" ");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(shanghai);
  },
};
export const SaysWhatIsMissing: Story = {
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText("Recipient")).toHaveFocus();
    await expect(canvas.getByLabelText("Recipient")).toHaveAccessibleDescription("Enter the recipient’s name.");
    await expect(canvas.getByRole("combobox", { name: "Province" })).toBeInvalid();
    await expect(canvas.getByRole("combobox", { name: "District" })).toBeDisabled();
    await user.keyboard("Mina");
    await expect(canvas.getByLabelText("Recipient")).toBeValid();
  },
};
export const NotWhileItIsWritten: Story = {
  play: async ({ canvas }) => {
    const user = await input();
    const phone = canvas.getByLabelText("Phone number");
    await user.click(phone);
    await user.keyboard("138");
    await expect(phone).toBeValid();
    await user.tab();
    await expect(phone).toBeInvalid();
    await user.click(phone);
    await user.keyboard("{End}00138000");
    await expect(phone).toBeValid();
  },
};
export const Edited: Story = { args: { value: shanghai } };
export const AnotherProvince: Story = {
  args: { value: shanghai },
  play: async ({ canvas, args }) => {
    const user = await input();
    canvas.getByRole("combobox", { name: "Province" }).focus();
    await user.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("combobox", { name: "City" })).toHaveValue("");
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(canvas.getByRole("combobox", { name: "City" })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const TheRegionIsGone: Story = {
  args: { value: { ...shanghai, districtId: 310_119 } },
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(canvas.getByRole("combobox", { name: "District" })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const First: Story = {
  args: { first: true, value: { ...shanghai, isDefault: false } },
  play: async ({ canvas, args }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(shanghai);
  },
};
export const RegionsOnTheirWay: Story = { args: { regions: () => new Promise(() => undefined) } };
const failsOnce = { times: 0 };
async function secondTime() {
  failsOnce.times += 1;
  if (failsOnce.times % 2 === 1) throw new Error("offline");
  return someRegions;
}
export const RegionsDoNotArrive: Story = {
  args: { regions: secondTime },
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("option", { name: "浙江省" })).toBeInTheDocument();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
export const Saving: Story = {
  args: { busy: true, value: shanghai },
  play: async ({ canvas, args }) => {
    const user = await input();
    canvas.getByLabelText("Recipient").focus();
    await user.keyboard("{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: { value: shanghai, failure: "You have 20 addresses already. Delete one first." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("You have 20 addresses already.");
  },
};
const longest = {
  ...shanghai,
  recipient: "Donaudampfschifffahr",
  provinceId: 530_000,
  cityId: 532_500,
  districtId: 532_530,
  street:
    "河谷国家级经济技术开发区锦绣大道与滇南路交叉口东北侧红河印象国际花园小区十二栋二单元三千一百零四室请放在门口的白色柜子",
};
const phone = { viewport: { value: "360" } };
export const LongTexts: Story = { args: { value: longest } };
export const KoreanOnAPhone: Story = {
  globals: { ...phone, locale: "ko" },
  play: async ({ canvas }) => {
    const user = await input();
    await user.click(canvas.getByRole("button", { name: "Save" }));
  },
};
