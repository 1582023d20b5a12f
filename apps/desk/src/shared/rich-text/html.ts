import { DOMParser as DocumentParser, DOMSerializer, type Node } from "prosemirror-model";
import { schema } from "./schema.ts";

/** What an editor shows of HTML. It is read in a document that loads and runs nothing, and only the schema's elements stay. */
export function documentOf(html: string): Node {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return DocumentParser.fromSchema(schema).parse(body);
}

/** "" where nothing of it can be seen. */
export function htmlOf(node: Node): string {
  if (!isSeen(node)) return "";
  const inert = document.implementation.createHTMLDocument();
  const serializer = DOMSerializer.fromSchema(schema);
  inert.body.append(serializer.serializeFragment(node.content, { document: inert }));
  return inert.body.innerHTML;
}

function isSeen(node: Node): boolean {
  let isFound = node.textContent.trim() !== "";
  node.descendants(({ type }) => {
    isFound ||= type.name === "image";
  });
  return isFound;
}
