import type { Meta, StoryObj } from "@storybook/react-vite";
import { Status } from "./status.tsx";
import { Panel, Row } from "./story-help/layout.tsx";

const meta = {
  title: "Basics/Status",
  component: Status,
  args: { tone: "brand", children: "Pending payment" },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Panel>
      <Row gap={24}>
        <Status tone="brand">Pending payment</Status>
        <Status tone="warning">Pending shipment</Status>
        <Status tone="info">Pending receipt</Status>
        <Status tone="success">Completed</Status>
        <Status tone="mute">Closed</Status>
      </Row>
    </Panel>
  ),
};
