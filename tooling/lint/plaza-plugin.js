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

export default {
  meta: { name: "plaza" },
  rules: { "no-raw-colour": noRawColour, "no-untranslated-text": noUntranslatedText },
};
