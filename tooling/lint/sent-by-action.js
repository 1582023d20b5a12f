import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const apiClient = fileURLToPath(new URL("../../packages/api-client/src/", import.meta.url));

/** What runs what it is given once, however often it is pressed: `useAction`, and what hands its argument to it. */
const actions = /^(?:useAction|useSubmission|useChange|useMutation)$/;

/**
 * Functions of modules of their own that send for others: who has one from its module, at once or late, has to run it by an
 * action like the call itself.
 */
const helpers = new Set([
  "addOption",
  "buyAgain",
  "changeSaved",
  "claimNow",
  "putIntoCart",
  "sendClaim",
  "sendWithdrawal",
]);

/** The calls of the api-client that send something. Those that read what a link shows are named so. */
let calls;
function sendingCalls() {
  calls ??= new Set(
    readdirSync(apiClient, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .flatMap((file) => {
        const source = readFileSync(apiClient + file, "utf8");
        const defined = source.matchAll(/export const (\w+) = (?:postCall|uploadCall)\b/g);
        const written = /\bapi\.(?:post|sendBeacon|upload)\(/.test(source)
          ? source.matchAll(/export function (\w+)/g)
          : [];
        return [...defined, ...written].map(([, name]) => name);
      })
      .filter((name) => !name.startsWith("fetch")),
  );
  return calls;
}

/** Whether an identifier is the value of its name, and no key, property, type or declaration. */
function isReference(node) {
  const { parent } = node;
  // What a module has that comes late is no property.
  if (parent.type === "MemberExpression")
    return (
      parent.object === node || parent.computed || (helpers.has(node.name) && parent.object.type === "AwaitExpression")
    );
  if (parent.type === "Property") return parent.value === node && parent.parent.type === "ObjectExpression";
  if (parent.type === "VariableDeclarator") return parent.init === node;
  return !/^(?:Import|Export|TS|Function|Labeled)/.test(parent.type);
}

/** What declares a function, or an object of functions, that can be called by its name. */
function declares(node, from) {
  if (node.type === "FunctionDeclaration") return true;
  const isValue = /^(?:ArrowFunctionExpression|FunctionExpression|ObjectExpression)$/.test(from.type);
  return node.type === "VariableDeclarator" && isValue && node.id.type === "Identifier";
}

function isExported({ type, parent }) {
  const statement = type === "VariableDeclarator" ? parent.parent : parent;
  return statement.type.startsWith("Export");
}

/** What becomes of a mention of a sending function: an action runs it, or it is called by another name, or neither (null). */
function fateOf(mention) {
  for (let from = mention, node = mention.parent; node; from = node, node = node.parent) {
    if (node.type === "CallExpression" && node.callee !== from && actions.test(node.callee.name ?? ""))
      return { run: true };
    // A query asks once, however many look at it.
    if (node.type === "Property" && node.key.name === "queryFn") return { run: true };
    // The component sends it, and is looked at itself.
    if (node.type === "JSXAttribute" && String(node.name.name).startsWith("send")) return { run: true };
    if (declares(node, from)) {
      const { name } = node.id;
      if (helpers.has(name)) return { run: true };
      return isExported(node) || /^(?:use[A-Z]|[A-Z])/.test(name) ? null : { name };
    }
  }
  return null;
}

/**
 * Whatever a press sends goes out by `useAction`, which ignores hasty repetitions. A function that sends is followed through
 * its module to the action that runs it, and under the name of a helper or of a property `send…` through others.
 */
export const sentByAction = {
  create(context) {
    const identifiers = [];
    const sending = new Set();
    return {
      ImportDeclaration({ source, importKind, specifiers }) {
        const isClient = /^@plaza\/api-client(?:\/|$)/.test(source.value);
        if (importKind === "type" || !(isClient || source.value.startsWith("."))) return;
        const names = isClient ? sendingCalls() : helpers;
        for (const { imported, local, importKind: kind } of specifiers)
          if (kind !== "type" && names.has(imported?.name)) sending.add(local.name);
      },
      ObjectPattern(node) {
        let { parent } = node;
        while (parent.type.endsWith("Pattern")) ({ parent } = parent);
        for (const { value } of node.properties) {
          const name = value?.name ?? value?.left?.name;
          const isGiven = /Function/.test(parent.type) && /^send(?:[A-Z]|$)/.test(name);
          if (isGiven || (parent.init?.type === "AwaitExpression" && helpers.has(name))) sending.add(name);
        }
      },
      Identifier(node) {
        identifiers.push(node);
        if (node.parent.type === "MemberExpression" && helpers.has(node.name) && isReference(node))
          sending.add(node.name);
      },
      "Program:exit"() {
        // The set grows while it is walked, and is walked to its end.
        for (const name of sending)
          for (const mention of identifiers.filter((each) => each.name === name && isReference(each))) {
            const fate = fateOf(mention);
            if (fate?.name !== undefined) sending.add(fate.name);
            if (fate === null)
              context.report({
                node: mention,
                message: `A second press would send "${name}" again: useAction of @plaza/routing runs it once.`,
              });
          }
      },
    };
  },
};
