import { parseArgs } from "node:util";
import { type Command, type CommandContext, CommandError, UsageError } from "../../platform/domain/command.ts";
import type { Person } from "../../platform/domain/personal-data.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { plainEmail, plainMobile } from "../../platform/http/plain-entry.ts";
import { type Language, languages } from "../../platform/store/language.ts";
import { readDefaultLanguage } from "../../platform/settings/default-language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { askForDeletion, obstaclesOf, revokeDeletion } from "./account-deletion.ts";
import { readPersonalData } from "./copy-contents.ts";
import { customerOf } from "../customers/customer-rows.ts";
import { isEmail } from "../customers/destination.ts";
import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { readId } from "../../platform/store/ids.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";

/** The customer that an operator means by their telephone number or their email address, however it is written, or their id. */
async function namedCustomer(db: Executor, name: string): Promise<Person> {
  const id = readId(name);
  const destination = isEmail(name) ? plainEmail(name) : plainMobile(name);
  const found = id === null ? await customerOf(db, destination) : await openAccount(db, id);
  if (found === null) throw new CommandError(`There is no customer ${name}`);
  return { id: found.id, mobile: found.mobile, email: found.email };
}

async function openAccount(db: Executor, id: number): Promise<Person | null> {
  const [row] = await db
    .select({ id: customers.id, mobile: customers.mobile, email: customers.email })
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)));
  return row ?? null;
}

const actions = { export: exportData, delete: deleteAccount, "cancel-deletion": cancelDeletion } as const;

/** For customers who write a letter instead of logging in. Who they are is for the operator to make sure of. */
export const customersCommand: Command = {
  name: "customers",
  usage: `export|delete|cancel-deletion <phone, email or id> [--language ${languages.join("|")}]`,
  help: "What somebody asks by letter: all that is kept of them as JSON, their account deleted, or kept after all",
  run: async (context, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { language: { type: "string", default: "en" } },
    });
    const [what = "", name = "", ...more] = positionals;
    const action = Object.entries(actions).find(([each]) => each === what)?.[1];
    if (action === undefined) throw new UsageError(`Say what: ${Object.keys(actions).join(", ")}`);
    if (name.trim() === "" || more.length > 0)
      throw new UsageError("Name one customer by their phone, their email or their id");
    const language = languages.find((each) => each === values.language);
    if (language === undefined) throw new UsageError(`There is no language "${values.language}"`);
    await action(context, await namedCustomer(context.db, name.trim()), language);
  },
};

/** What a copy of their data has; of their files where they lie among the uploads. */
async function exportData({ db, personalData, print }: CommandContext, person: Person, wanted: Language) {
  const language = { wanted, fallback: await readDefaultLanguage(db) };
  const { texts, files } = await readPersonalData(db, personalData, person, language);
  const domains = texts.map(({ name, text }): [string, unknown] => [name.replace(/\.json$/, ""), JSON.parse(text)]);
  print(JSON.stringify({ ...Object.fromEntries(domains), uploads: files.map(({ path }) => path) }, null, 2));
}

/** As if they had asked for it themselves: the same bars it, and they are told and can keep the account until then. */
async function deleteAccount({ db, personalData, now, print }: CommandContext, person: Person): Promise<void> {
  try {
    const dueAt = await retriedTransaction(db, (tx) => askForDeletion(tx, personalData, person, now()));
    print(`Customer ${person.id} is going to be deleted on ${wallClock(dueAt)}`);
  } catch (error) {
    if (!(error instanceof DomainError) || error.key !== "accountHasObstacles") throw error;
    const found = (await obstaclesOf(db, personalData, person)).map(
      ({ kind, count, amount }) => `${kind} ${amount === undefined ? count : `¥${decimalYuan(amount)}`}`,
    );
    throw new CommandError(`Customer ${person.id} cannot be deleted before this is settled: ${found.join(", ")}`);
  }
}

async function cancelDeletion({ db, print }: CommandContext, { id }: Person): Promise<void> {
  await retriedTransaction(db, (tx) => revokeDeletion(tx, id));
  print(`Customer ${id} stays`);
}
