import { type Command, UsageError } from "../../../platform/domain/command.ts";
import { changeCommand } from "./change-command.ts";

const maxContentLength = 5000;

const ship = changeCommand({
  name: "ship",
  more: "[--carrier <name> --number <tracking number>]",
  help: "Sends a paid order off",
  change: (more, { carrier, number }) => {
    expectNothing(more);
    if ((carrier === undefined) !== (number === undefined)) {
      throw new UsageError("--carrier and --number belong together");
    }
    return { action: "ship", carrier: textOrNull(carrier), trackingNumber: textOrNull(number) };
  },
});

const deliver = changeCommand({
  name: "deliver",
  more: "<text>",
  help: "Delivers virtual goods: the text is what the customer gets",
  change: (more, options) => {
    expectNoShipping(options);
    const content = more.join(" ");
    if (content === "") throw new UsageError("Say what the customer gets");
    if (content.length > maxContentLength) throw new UsageError(`At most ${maxContentLength} characters`);
    return { action: "deliver", content };
  },
});

const collect = changeCommand({
  name: "pickup",
  more: "<code>",
  help: "Hands an order over at the counter, for the code that the customer shows",
  change: ([code, ...more], options) => {
    expectNoShipping(options);
    expectNothing(more);
    if (code === undefined || code === "") throw new UsageError("Say the code that the customer shows");
    return { action: "collect", code };
  },
});

const close = changeCommand({
  name: "close",
  more: "",
  help: "Closes an order that has not been sent; what was paid goes back",
  change: (more, options) => {
    expectNoShipping(options);
    expectNothing(more);
    return { action: "close" };
  },
});

export const merchantCommands: readonly Command[] = [ship, deliver, collect, close];

function textOrNull(text: string | undefined): string | null {
  return text?.trim() || null;
}

function expectNothing([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`Nothing is known about "${first}"`);
}

function expectNoShipping({ carrier, number }: { readonly carrier?: unknown; readonly number?: unknown }): void {
  if (carrier !== undefined || number !== undefined) throw new UsageError("--carrier and --number are for ship");
}
