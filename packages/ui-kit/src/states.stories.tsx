import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, buttonClass } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorState } from "./error-state.tsx";
import { Loading, Skeleton } from "./skeleton.tsx";
import { Panel, Stack } from "./story-help/layout.tsx";
import { Image } from "./story-help/image.tsx";

const meta = {
  title: "Feedback/Empty, error, loading",
  component: EmptyState,
  args: {
    image: <Image of="honey" width={480} height={360} />,
    title: "No reviews yet",
    line: "Bought something lately? Reviews you write appear here.",
    action: <Button>See my orders</Button>,
  },
  render: (args) => (
    <Panel>
      <EmptyState {...args} />
    </Panel>
  ),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyPanel: Story = {};
export const EmptyPage: Story = {
  args: {
    tone: "page",
    heading: "h1",
    title: "Your cart is empty",
    line: "Whatever you add from any shop waits here for you.",
    action: <Button kind="primary">Start browsing</Button>,
  },
};
export const EmptyWithoutImage: Story = {
  render: () => (
    <Panel width={320}>
      <EmptyState title="Nothing found for Donaudampfschifffahrtselektrizitätenhauptbetriebswerk" />
    </Panel>
  ),
};
export const EmptyChinese: Story = {
  globals: { locale: "zh", viewport: { value: "360" } },
  args: { title: "暂无评价", line: "最近买过东西吗？您写的评价会显示在这里。", action: <Button>查看我的订单</Button> },
};

export const PageError: Story = {
  render: () => (
    <ErrorState
      image={<Image of="shoe" width={560} height={368} />}
      eyebrow="Error 404"
      title="Sorry, there was an error on the page you visited"
      line="You may have entered the wrong URL, or the webpage has been deleted, does not exist, etc."
      actions={
        <>
          <a href="#home" className={buttonClass({ kind: "primary", size: "large" })}>
            Back to home
          </a>
          <a href="#help" className={buttonClass({ size: "large" })}>
            Help centre
          </a>
        </>
      }
    />
  ),
};
export const PageErrorPhone: Story = { ...PageError, globals: { viewport: { value: "360" } } };

export const Skeletons: Story = {
  render: () => (
    <Loading>
      <Stack>
        <Skeleton width={280} height={24} />
        <Skeleton width="60%" height={14} />
        <Skeleton shape="circle" width={44} height={44} />
        <div style={{ width: 160 }}>
          <Skeleton shape="image" />
        </div>
      </Stack>
    </Loading>
  ),
};
