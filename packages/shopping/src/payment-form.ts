/** What a provider of payments wants to be sent. */
export interface PaymentForm {
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/**
 * An absolute address that a payment may be posted to: of this site, or of a gateway behind https. Which gateways those may
 * be, the page's policy says; the browser holds forms to it. Null for any other text.
 */
export function paymentAddress(written: string, origin: string): string | null {
  const text = written.trim();
  if (text === "" || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  if (url.username !== "" || url.password !== "") return null;
  // A "blob:" address has this origin, too.
  const here = url.origin === origin && url.protocol === new URL(origin).protocol;
  return here || url.protocol === "https:" ? url.href : null;
}

/** Leaves the page for one of the provider's. False where its address is none that a payment may go to. */
export function openPaymentPage(written: string): boolean {
  const address = paymentAddress(written, location.origin);
  if (address === null) return false;
  location.assign(address);
  return true;
}

/**
 * Leaves the page for the provider's. The form is built anew, of text only, so that nothing of the provider's HTML is ever
 * part of a page. False where it leads nowhere that a payment may go to.
 */
export function submitPaymentForm({ action, fields }: PaymentForm): boolean {
  const address = paymentAddress(action, location.origin);
  if (address === null) return false;
  const form = document.createElement("form");
  form.setAttribute("method", "post");
  form.setAttribute("action", address);
  form.hidden = true;
  document.body.append(form);
  const inputs = fields.map((field) => Object.assign(document.createElement("input"), field, { type: "hidden" }));
  form.append(...inputs);
  // A field hides the form's property of the same name: a field called "submit" hides the method.
  HTMLFormElement.prototype.submit.call(form);
  Element.prototype.remove.call(form);
  return true;
}
