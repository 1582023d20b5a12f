import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { repository } from "../run/processes.ts";

const folder = mkdtempSync(join(tmpdir(), "plaza-actions-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const reported = [
  "export const press = () => void addToCart(api, line);",
  "export const Buy = () => <button onClick={() => void addToCart(api, line)} />;",
  "export function useBuy() { async function buy() { await addToCart(api, line); }\nreturn { buy }; }",
  // Under another name.
  "const calls = { add: addToCart };\nexport const Buy = () => <button onClick={() => void calls.add(api, line)} />;",
  "export async function add() { await addToCart(api, line); }",
  "export const Buy = () => <button onClick={async () => (await code.load()).putIntoCart(api, line)} />;",
  "export const Buy = () => { const buy = async () => { const { putIntoCart } = await code.load(); await putIntoCart(api); };\nreturn buy; };",
  "export const SendForm = ({ send }) => <form onSubmit={() => void send(line)} />;",
  "export const look = () => countView(api, 1);",
  "export const choose = (file) => uploadImage(api, file);",
  "useEffect(() => { addToCart(api, line); });",
];
const inOrder = [
  "export const useBuy = () => useAction({ mutationFn: () => addToCart(api, line) });",
  "export const useBuy = () => useAction({ mutationFn: async () => { await addToCart(api, line); } });",
  "export const useSave = () => useSubmission((given) => addToCart(api, given), done);",
  "export function useBuy() { async function buy() { await addToCart(api, line); }\nreturn useAction({ mutationFn: buy }); }",
  "const calls = { add: addToCart };\nexport const useBuy = () => useAction({ mutationFn: (kind) => calls[kind](api, line) });",
  "export const useBuy = () => useAction({ mutationFn: async () => (await code.load()).putIntoCart(api, line) });",
  "export async function putIntoCart(api, line) { await addToCart(api, line); }",
  "export const Page = () => <SendForm send={(parcel) => addToCart(api, parcel)} />;",
  "export const SendForm = ({ send }) => { const { run } = useAction({ mutationFn: () => send(line) });\nreturn run; };",
  "export const usePreview = () => useQuery({ queryFn: () => previewCart(api, lines) });",
  "export const read = () => fetchLinkedOrder(api, link);",
  "export const other = { addToCart: 1 }.addToCart;",
];
const calls = ["addToCart", "countView", "fetchLinkedOrder", "previewCart", "uploadImage"];
const all = [...reported, ...inOrder];
for (const [index, text] of all.entries()) {
  const used = calls.filter((call) => text.includes(call));
  writeFileSync(
    join(folder, `sent-${index}-.tsx`),
    `import { ${used.join(", ")} } from "@plaza/api-client";\n${text}\n`,
  );
}
writeFileSync(
  join(folder, "config.json"),
  JSON.stringify({
    jsPlugins: [join(repository, "tooling/lint/plaza-plugin.js")],
    rules: { "plaza/sent-by-action": "error" },
  }),
);

const { stdout } = spawnSync("oxlint", ["-c", join(folder, "config.json"), "-f", "unix", folder], {
  cwd: repository,
  encoding: "utf8",
});
const isReported = (text: string): boolean =>
  stdout.split("\n").some((line) => line.includes(`sent-${all.indexOf(text)}-`) && line.includes("sent-by-action"));

test.each(reported)("a call that a second press would send again is reported: %s", (text) => {
  expect(isReported(text)).toBe(true);
});

test.each(inOrder)("a call that an action runs, or that sends nothing, is in order: %s", (text) => {
  expect(isReported(text)).toBe(false);
});
