import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

const meta = {
  title: "Feedback/Alert",
  component: Alert,
  args: { kind: "info", children: "Review takes up to 3 working days." },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(260px, 1fr))", gap: 12 }}>
      <Alert kind="info">Review takes up to 3 working days.</Alert>
      <Alert kind="success">Payment received.</Alert>
      <Alert kind="warning">Only 3 left at this price.</Alert>
      <Alert kind="danger">system error</Alert>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
export const LiveRegion: Story = {
  args: { kind: "danger", announce: true, title: "Not sent", children: "Please check the two marked fields." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Not sent");
  },
};
export const WithActionAndLongTexts: Story = {
  args: {
    kind: "warning",
    title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    children: "オフラインです。読み込み済みの内容を表示しています。接続が戻ると自動的に更新されます。",
    action: <Button size="small">Try again</Button>,
  },
  globals: { viewport: { value: "360" } },
};
