/** As much of what Storybook hands to a `play` as the chrome's stories use: whatever is not found throws. */
export interface StoryPlay {
  readonly canvas: {
    readonly getByRole: (role: string, options: { readonly name: string; readonly current?: string }) => HTMLElement;
    readonly findByRole: (role: string, options: { readonly name: string }) => Promise<HTMLElement>;
    readonly queryByRole: (role: string) => HTMLElement | null;
    readonly findByText: (text: string) => Promise<HTMLElement>;
    readonly queryByText: (text: string) => HTMLElement | null;
  };
  readonly userEvent: {
    readonly click: (element: HTMLElement) => Promise<void>;
    readonly hover: (element: HTMLElement) => Promise<void>;
    readonly unhover: (element: HTMLElement) => Promise<void>;
    readonly tab: () => Promise<void>;
    readonly keyboard: (keys: string) => Promise<void>;
    readonly pointer: (actions: readonly { readonly keys: string; readonly target?: HTMLElement }[]) => Promise<void>;
  };
}
