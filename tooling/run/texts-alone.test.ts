import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { API } from "typescript/unstable/sync";
import { afterAll, expect, test } from "vitest";
import { repository } from "./processes.ts";
import { textsBesideOthers } from "./texts-alone.ts";

const folder = mkdtempSync(join(tmpdir(), "plaza-texts-"));
mkdirSync(join(folder, "node_modules"));
for (const name of ["react", "@types"])
  symlinkSync(join(repository, "packages/ui-kit/node_modules", name), join(folder, "node_modules", name));
writeFileSync(
  join(folder, "tsconfig.json"),
  JSON.stringify({
    compilerOptions: { strict: true, jsx: "react-jsx", module: "ESNext", moduleResolution: "Bundler", noEmit: true },
    include: ["*.tsx"],
  }),
);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function problemsOf(page: string): readonly string[] {
  writeFileSync(join(folder, "page.tsx"), page);
  const api = new API({ cwd: folder });
  try {
    return textsBesideOthers(api, folder, join(folder, "tsconfig.json"), (file) => file === "page.tsx");
  } finally {
    api.close();
  }
}

const given = `
import type { ReactElement, ReactNode } from "react";
declare const busy: boolean, count: number, name: string, slot: ReactNode, icon: ReactElement | false;
declare const names: string[];
declare function formatMoney(amount: number): string;
const amount = formatMoney(1);
declare function Trans(props: { children: ReactNode }): ReactElement;
declare function Card(props: { children: ReactNode }): ReactElement;
`;

/** The expressions that are reported. */
function reported(...expressions: readonly string[]): readonly string[] {
  const lines = given.split("\n").length;
  const problems = problemsOf(`${given}\n${expressions.map((one) => `void (${one});`).join("\n")}`);
  return expressions.filter((_, index) => problems.some((line) => line.startsWith(`page.tsx:${lines + index + 1}:`)));
}

test("a text that changes or may go is alone in its element", () => {
  const wrong = [
    "<b>{busy && <i />}{name}</b>",
    "<b>{slot}{icon}</b>",
    "<b>{count} <i /></b>",
    "<b>{busy && <i />}: {icon}</b>",
    "<b>{busy && name}{icon}</b>",
    "<b>{names.map((name) => name)}{icon}</b>",
    "<>{name}</>",
    "<Card>{name}<i /></Card>",
    "<option><Trans>None</Trans></option>",
    "<b>{formatMoney(count)}</b>",
    "<b>{`${name}: ${formatMoney(count)}`}</b>",
    "<b>{amount}</b>",
    "<b>{busy ? `+${amount}` : name}</b>",
  ];
  const right = [
    "<b>{name}</b>",
    "<b>{busy ? name : <i />}</b>",
    "<b>{`${count} of ${name}`}</b>",
    "<b>{busy && <i />}<span>{name}</span> {icon}</b>",
    "<b>: {icon}</b>",
    "<Card>{name}</Card>",
    "<b><Trans>{name} has <i>{count} left</i></Trans>{icon}</b>",
    '<b translate="no"><i>{formatMoney(count)}</i></b>',
    '<b translate="no">{amount}</b>',
  ];
  expect(reported(...wrong, ...right)).toEqual(wrong);
});

test("a component draws an element", () => {
  const file = ["function Name(): ReactNode { return name; }", "function Bold(): ReactNode { return <b>{name}</b>; }"];
  const problems = problemsOf(`${given}\n${file.join("\n")}`);
  expect(problems).toEqual([expect.stringContaining("a component draws an element")]);
});
