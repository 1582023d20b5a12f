/** Half way from one look to another, a toast is not visible yet and a button may have too little contrast. */
const sheet = new CSSStyleSheet();
sheet.replaceSync("*, ::before, ::after { transition: none !important; }");
document.adoptedStyleSheets.push(sheet);
