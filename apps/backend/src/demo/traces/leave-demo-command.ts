import { parseArgs } from "node:util";
import type { Command } from "../../platform/domain/command.ts";
import { counted, inYuan } from "./amount-texts.ts";
import { leaveDemo, type LeftDemo } from "./leave-demo.ts";

export const leaveDemoCommand: Command = {
  name: "leave-demo",
  keepsOwnRecord: true,
  usage: "",
  help: "Makes a store that a demo has filled fit for production; goods, shops and reviews stay",
  whileStopped: true,
  run: async ({ db, now, print }, args) => {
    parseArgs({ args });
    const done = inWords(await leaveDemo(db, now()));
    for (const line of done) print(line);
    print(
      done.length === 0
        ? "There is nothing of a demo that would keep production from starting"
        : "Production can start on this store now; take down the goods, shops, reviews and texts that are not yours",
    );
  },
};

function inWords(done: LeftDemo): readonly string[] {
  const {
    accounts,
    orders,
    payments,
    playMoney,
    sandbox,
    agents,
    madeAccounts,
    invitations,
    outboxMessages,
    standInTransfers,
  } = done;
  return [
    ...(accounts === 0 ? [] : [`Closed ${counted(accounts, "account")} of the demo and ended their sessions`]),
    ...(orders === 0 ? [] : [`Closed ${counted(orders, "order")} that nobody has paid for, or ever would`]),
    ...(payments === 0 ? [] : [`Ended ${counted(payments, "open payment")} of the sandbox`]),
    ...(playMoney === 0 ? [] : [`Took back ${inYuan(playMoney)} of play money`]),
    ...(sandbox === 0 ? [] : ["Closed the payment sandbox: its key is gone, and so is what it still had to tell"]),
    ...(agents === 0 ? [] : [`Disabled ${counted(agents, "agent")} of the demo`]),
    ...(madeAccounts === 0
      ? []
      : [
          `Disabled ${counted(madeAccounts, "account")} that accounts of the demo have made; ` +
            "one that is yours comes back by `agents reset` and `agents enable`",
        ]),
    ...(invitations === 0 ? [] : [`Withdrew ${counted(invitations, "invitation")} to open a shop`]),
    ...(outboxMessages === 0 ? [] : [`Emptied the outbox of ${counted(outboxMessages, "text message")}`]),
    ...(standInTransfers === 0 ? [] : ["Took down the stand-in for a chain, with the USDT that were sent on it"]),
  ];
}
