import { type Command, CommandError } from "../../platform/domain/command.ts";
import { oneTimeCode } from "./one-time-codes.ts";
import { printedCode } from "./printed-code.ts";

export const firstOperatorCommand: Command = {
  name: "first-operator",
  usage: "",
  help: "Another one-time code with which the desk makes the first operator, for 15 minutes",
  run: async ({ db, now, deskOrigin, print }) => {
    const code = await oneTimeCode(db, now(), true);
    if (code === null) throw new CommandError("There is an operator, who makes all others; see agents list");
    print(printedCode(code, deskOrigin, now()));
  },
};
