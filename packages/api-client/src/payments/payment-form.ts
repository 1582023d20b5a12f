/** What the browser sends to a payment provider. */
export interface PaymentForm {
  /** A web address, or a path of the shop. */
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

// Both expressions consume what they have looked through, even where its end is missing, so that no text is scanned
// twice.
const element = /<(form|input)\b((?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*)(>?)/gi;
const attribute = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/gi;
const entity = /&(?:amp|lt|gt|quot|apos|#0*39|#0*34);/g;
const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const allowedAction = /^(?:https?:\/\/|\/(?![/\\]))/i;

/**
 * The form in a platform's HTML, taken apart so that nothing of that HTML, its script least of all, comes into a page.
 * Null where there is none, or where it leads to no place that a form may lead to.
 */
export function readPaymentForm(html: string): PaymentForm | null {
  let action: string | null = null;
  const fields: { name: string; value: string }[] = [];
  for (const [, tag, inside = "", end] of html.matchAll(element)) {
    if (end !== ">") continue;
    const attributes = attributesOf(inside);
    if (tag?.toLowerCase() === "form") action ??= attributes.get("action") ?? null;
    else if (attributes.has("name")) {
      fields.push({ name: attributes.get("name") ?? "", value: attributes.get("value") ?? "" });
    }
  }
  return action === null || !allowedAction.test(action) ? null : { action, fields };
}

function attributesOf(inside: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single] of inside.matchAll(attribute)) {
    const value = double ?? single;
    if (value !== undefined) attributes.set(name.toLowerCase(), withoutEntities(value));
  }
  return attributes;
}

function withoutEntities(value: string): string {
  return value.replace(entity, (each) => {
    const name = each.slice(1, -1);
    if (name.startsWith("#")) return String.fromCodePoint(Number(name.slice(1)));
    return characters[name] ?? each;
  });
}
