import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Amount, AmountList, Total } from "./amount-list.tsx";
import { Panel } from "./story-help/layout.tsx";

const meta = { title: "Products/AmountList", component: AmountList, args: { children: null } } satisfies Meta<
  typeof AmountList
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToPay: Story = {
  render: () => (
    <Panel width={280}>
      <AmountList>
        <Amount label="Products (3)" amount={47_900} />
        <Amount label="Coupons" amount={2000} saving />
        <Amount label="Delivery">At checkout</Amount>
        <Total label="Total" amount={45_900} />
      </AmountList>
    </Panel>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(rows).toEqual(["¥479.00", "−¥20.00", "At checkout", "¥459.00"]);
  },
};
export const OfOneShop: Story = {
  render: () => (
    <Panel width={280}>
      <AmountList>
        <Amount label="Products" amount={35_000} />
        <Amount label="Delivery" amount={1200} />
        <Amount strong label="Shop total" amount={36_200} />
      </AmountList>
    </Panel>
  ),
};
/** The sum names its currency, the rows that lead to it do not. */
export const OfOneShopInJapanese: Story = {
  ...OfOneShop,
  globals: { locale: "ja" },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(rows).toEqual(["¥350.00", "¥12.00", "¥362.00 人民元"]);
  },
};
export const LongTexts: Story = {
  render: () => (
    <Panel width={280}>
      <AmountList>
        <Amount label="Mitgliedschaftsvergünstigungsbetrag einschließlich Sonderaktionen" amount={123_456_789} saving />
        <Amount label="配送">お届け先を選択すると送料が計算されます</Amount>
        <Total label="합계 금액" amount={987_654_321_00} />
      </AmountList>
    </Panel>
  ),
};
