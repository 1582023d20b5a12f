import { checkSync } from "recheck";
import { folderFloors, noFolderCircle } from "./folder-rules.js";
import { sentByAction } from "./sent-by-action.js";

/** The house's own lint rules, for what no published rule covers. */

const rawColour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(/i;
const namedColour = /^(?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple|pink|brown|silver|gold|navy|teal)$/i;
const spokenAttributes = new Set([
  "alt",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
  "label",
]);
const wordPattern = /\p{L}{2,}/u;

/** Colours come from the tokens of ui-kit by their role. */
const noRawColour = {
  create(context) {
    const check = (node, text) => {
      if (rawColour.test(text) || namedColour.test(text))
        context.report({ node, message: `"${text}" is a raw colour: use a role of @plaza/ui-kit/theme.` });
    };
    return {
      Literal(node) {
        if (typeof node.value === "string") check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
    };
  },
};

const physicalSide =
  /^(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Top|Bottom|Left|Right)|top|bottom|left|right)/;
const physicalEnd = /^(?:left|right)$/;

/** Styles name sides as writing runs, so that a language that is read from right to left needs no second sheet. */
const logicalProperties = {
  create(context) {
    return {
      Property(node) {
        const name = node.key.name ?? node.key.value;
        // A style may be called `left`, as one of several; a property has a value.
        if (typeof name !== "string" || node.value.type === "ObjectExpression") return;
        if (physicalSide.test(name))
          context.report({
            node,
            message: `"${name}" is a physical side: use the logical one, such as "marginInlineStart".`,
          });
        if (name === "textAlign" && physicalEnd.test(node.value.value ?? ""))
          context.report({ node, message: `Text is aligned to "start" or "end", not to "${node.value.value}".` });
      },
    };
  },
};

/** Every visible or spoken word is a Lingui message. */
const noUntranslatedText = {
  create(context) {
    const report = (node, text) =>
      context.report({ node, message: `"${text.trim()}" is not translated: use <Trans> or t of @lingui/react/macro.` });
    const insideMacro = (node) => {
      for (let parent = node.parent; parent; parent = parent.parent)
        if (
          parent.type === "JSXElement" &&
          /^(?:Trans|Plural|Select|SelectOrdinal)$/.test(parent.openingElement.name.name ?? "")
        )
          return true;
      return false;
    };
    return {
      JSXText(node) {
        if (wordPattern.test(node.value) && !insideMacro(node)) report(node, node.value);
      },
      JSXAttribute(node) {
        const value = node.value;
        if (value?.type !== "Literal" || typeof value.value !== "string") return;
        if (spokenAttributes.has(node.name.name) && wordPattern.test(value.value) && !insideMacro(node))
          report(node, value.value);
      },
    };
  },
};

/**
 * Whoever may choose a text must not make an expression take longer than its length warrants. The checker looks at the
 * whole expression, searched for from every position; what it cannot judge is reported as well. Its limits are counts of
 * steps, never times, so that a busy machine decides nothing.
 */
const withoutTimes = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};
const noSuperLinearExpression = {
  create(context) {
    const check = (node, source, flags) => {
      const { status, complexity, error } = checkSync(source, flags, withoutTimes);
      if (status === "vulnerable")
        context.report({ node, message: `This expression's effort is ${complexity.summary} of a text's length.` });
      if (status === "unknown")
        context.report({
          node,
          message: `What this expression costs cannot be judged (${error.kind}): write it plainer.`,
        });
    };
    const checkConstructor = (node) => {
      const [source, flags] = node.arguments;
      if (node.callee.name !== "RegExp" || typeof source?.value !== "string") return;
      check(node, source.value, typeof flags?.value === "string" ? flags.value : "");
    };
    return {
      Literal(node) {
        if (node.regex) check(node, node.regex.pattern, node.regex.flags);
      },
      NewExpression: checkConstructor,
      CallExpression: checkConstructor,
    };
  },
};

/** A press before the browser's code is there counts: React forgets it where a radio button or checkbox is drawn directly. */
const noBareChoice = {
  create(context) {
    return {
      JSXOpeningElement(node) {
        const type = node.attributes.find((attribute) => attribute.name?.name === "type")?.value?.value;
        if (node.name.name === "input" && (type === "radio" || type === "checkbox"))
          context.report({
            node,
            message: "An early press would be lost: use ChoiceInput of @plaza/ui-kit/choice-input.",
          });
      },
    };
  },
};

const clockFields = new Set(["date", "time", "datetime-local"]);

/** A day or time that somebody enters is the platform's: the field's hint names the zone where the reader's clock differs. */
const noBareClockField = {
  create(context) {
    return {
      JSXOpeningElement(node) {
        const attribute = (name) => node.attributes.find((each) => each.name?.name === name);
        if (!clockFields.has(attribute("type")?.value?.value)) return;
        const hint = attribute("hint");
        if (hint === undefined || !/zone/i.test(context.sourceCode.getText(hint)))
          context.report({
            node,
            message: "Name the zone in the hint: foreignZone(useReader()) of @plaza/i18n.",
          });
      },
    };
  },
};

const importers = /^(?:lazy[A-Z]\w*|importOrReload)$/;

/**
 * Code of the browser that comes late is imported by `lazyModule` and what is made of it: a bare `import()` would leave a
 * shopper whose document is older than the last release without it. What several of them share is a constant that nothing else
 * uses. Catalogues are loaded by `loadMessages`.
 */
const noBareImport = {
  create(context) {
    const isHandedOver = (importer) =>
      importer.parent.type === "CallExpression" &&
      importer.parent.arguments[0] === importer &&
      importers.test(importer.parent.callee.name ?? "");
    const isShared = ({ parent: constant }) =>
      constant.type === "VariableDeclarator" &&
      constant.parent.kind === "const" &&
      constant.parent.parent.type !== "ExportNamedDeclaration" &&
      context.sourceCode
        .getDeclaredVariables(constant)
        .every(({ references }) =>
          references.every(({ init, identifier }) => init === true || isHandedOver(identifier)),
        );
    const isCatalogue = (importer, file) => importer.parent.type === "Property" && String(file).endsWith(".po");
    return {
      ImportExpression(node) {
        const importer = node.parent;
        const isImporter = importer.type === "ArrowFunctionExpression" && importer.body === node;
        if (!isImporter || !(isHandedOver(importer) || isShared(importer) || isCatalogue(importer, node.source.value)))
          context.report({
            node,
            message: "A missing chunk must reload the document: lazyModule(() => import(…)) of @plaza/routing.",
          });
      },
    };
  },
};

const outgoingModules = new Map([
  ["http", /^(?:get|request)$/],
  ["https", /^(?:get|request)$/],
  ["http2", /^connect$/],
  ["undici", /./],
  ["urllib", /./],
  ["axios", /./],
  ["zlib", /brotliDecompress/i],
]);

/**
 * A server asks others by `ask` of `@plaza/http-server` alone, which bounds an answer and decodes none. The global `fetch` is
 * left to `no-restricted-globals`, which knows what is a global.
 */
const noBareOutgoingCall = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: "A server asks others by `ask` or `outgoingFetch` of @plaza/http-server." });
    return {
      ImportDeclaration(node) {
        const refused = outgoingModules.get(String(node.source.value).replace(/^node:/, ""));
        if (refused === undefined || node.importKind === "type") return;
        for (const specifier of node.specifiers) {
          // A default or a namespace has all of it.
          const isRefused = specifier.type !== "ImportSpecifier" || refused.test(specifier.imported.name ?? "");
          if (isRefused && specifier.importKind !== "type") report(specifier);
        }
      },
      ExportNamedDeclaration(node) {
        const refused = outgoingModules.get(String(node.source?.value).replace(/^node:/, ""));
        if (refused === undefined || node.exportKind === "type") return;
        for (const specifier of node.specifiers) if (refused.test(specifier.local.name ?? "")) report(specifier);
      },
      MemberExpression(node) {
        const name = node.computed ? node.property.value : node.property.name;
        if (name === "fetch" && /^(?:globalThis|global)$/.test(node.object.name ?? "")) report(node);
      },
    };
  },
};

/** What the fields of the platform call a moment at which something begins or ends. */
const edgeName = /(?:until|before|deadline|(?:begins?|starts?|opens?|ends?|closes?|expires?|expiry|due)(?:At|On)?)$/i;

/**
 * A clock, or a day on which something begins or ends, is written for a reader, who is told the platform's zone where it is
 * another one.
 */
const noBareClock = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: "Times are written by the formats of @plaza/i18n, which name their zone." });
    return {
      MemberExpression(node) {
        const name = node.computed ? node.property.value : node.property.name;
        if (name === "DateTimeFormat" || /^toLocale(?:Date|Time)String$/.test(name ?? "")) report(node);
      },
      CallExpression(node) {
        if (!/^format(?:Date|Day)$/.test(node.callee.name ?? "")) return;
        // `x ?? 0` and `x - 1` are about `x`.
        const time = node.arguments[0]?.left ?? node.arguments[0];
        const name =
          time?.type === "ChainExpression" ? time.expression.property?.name : (time?.property?.name ?? time?.name);
        if (edgeName.test(name ?? ""))
          context.report({
            node,
            message:
              "A day on which something begins or ends is written by formatEdgeDate or formatEdgeDay, which name their zone.",
          });
      },
    };
  },
};

export default {
  meta: { name: "plaza" },
  rules: {
    "folder-floors": folderFloors,
    "no-bare-choice": noBareChoice,
    "no-bare-import": noBareImport,
    "no-bare-clock": noBareClock,
    "no-bare-clock-field": noBareClockField,
    "no-bare-outgoing-call": noBareOutgoingCall,
    "no-folder-circle": noFolderCircle,
    "logical-properties": logicalProperties,
    "no-raw-colour": noRawColour,
    "no-super-linear-expression": noSuperLinearExpression,
    "no-untranslated-text": noUntranslatedText,
    "sent-by-action": sentByAction,
  },
};
