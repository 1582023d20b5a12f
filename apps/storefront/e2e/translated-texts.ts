/**
 * What a browser's translator does to a page once it answers: each text node is replaced by `<font>` elements with the text in
 * another language, which is left as it is here, and so is each one that is drawn later. Runs in the page, before its scripts.
 */
export function translateTexts(): void {
  const leftAlone =
    "[translate=no], .notranslate, script, style, noscript, template, textarea, select, title, svg, font, [contenteditable]";
  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) texts.push(text as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest(leftAlone) !== null) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.dir = "auto";
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  function begin(): void {
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData") translate(target);
        for (const node of addedNodes) if (node.isConnected) translate(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }
  // What the server has drawn becomes the page of the scripts first: people choose "Translate" on a page that is there. The
  // desk, which scripts draw alone, says nothing of the kind.
  new MutationObserver((_, waiting) => {
    const { hydrated } = document.documentElement.dataset;
    if (hydrated !== "true" && document.getElementById("desk") === null) return;
    waiting.disconnect();
    begin();
  }).observe(document, { attributes: true, childList: true, subtree: true });
}
