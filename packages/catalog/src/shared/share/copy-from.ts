/**
 * Copies what stands in a field, and says whether it did. The field stays selected where nothing else helps: on a page
 * without https there is no clipboard, and the old command may be denied.
 */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}
