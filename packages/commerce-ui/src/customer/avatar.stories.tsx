import { image } from "@plaza/testing/images";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Avatar, avatarTone } from "./avatar.tsx";

const meta = {
  title: "Commerce/Avatar",
  component: Avatar,
  args: { name: "Mei", image: null },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 8 }}>
      {[1, 2, 3, 4].map((id) => (
        <Avatar key={id} name="小明" image={null} tone={avatarTone(id)} />
      ))}
      <Avatar name="Mei" image={null} size="large" />
    </div>
  ),
};

export const Images: Story = {
  args: { image: { src: image("amber") } },
  render: (props) => (
    <div style={{ display: "flex", gap: 8 }}>
      <Avatar {...props} />
      <Avatar {...props} size="large" />
    </div>
  ),
};

export const MissingImage: Story = {
  args: { image: { src: "data:image/png;base64,none" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("M")).toBeVisible();
  },
};
