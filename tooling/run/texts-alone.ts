import { relative } from "node:path";
import { type API, type Checker, type Type, TypeFlags } from "typescript/unstable/sync";
import {
  type Expression,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
  SyntaxKind,
} from "typescript/unstable/ast";
import {
  isArrowFunction,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isParenthesizedExpression,
  isReturnStatement,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";

/**
 * A browser that translates a page replaces its texts. React keeps those it has made: what it writes into one is not seen any
 * more, and where it puts something before one, or takes one away, that fails and ends the page. A text that is alone in its
 * element is written through the element, which stays. So
 *
 * - a text that may change stands beside nothing, and alone in no fragment,
 * - a fixed text stands behind nothing that may come and go,
 * - a component draws an element, never a bare text,
 * - an amount is not translated (`translate="no"`).
 *
 * `Trans` of `@plaza/i18n` sees to its own texts. Only types tell a text from an element, so the compiler is asked for them.
 */

/** The macros that become a `Trans`; what stands in them is its sentence. */
const sentences = new Set(["Trans", "Plural", "Select", "SelectOrdinal"]);
/** Elements that hold texts only: React draws no element in them. */
const ofTextsOnly = new Set(["option", "title", "textarea"]);

type Parent = JsxElement | JsxFragment;

function tagName(parent: Parent, file: SourceFile): string {
  return isJsxFragment(parent) ? "" : parent.openingElement.tagName.getText(file);
}

function isBlank(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() === "";
  return isJsxExpression(child) && child.expression !== undefined && isBlankText(child.expression);
}
function isBlankText(expression: Expression): boolean {
  return isStringLiteral(expression) && expression.text.trim() === "";
}

/** What React makes a child of: text between lines of code and comments are none. */
function renderedChildren(parent: Parent): readonly JsxChild[] {
  return [...parent.children].filter((child) => {
    if (isJsxText(child)) return child.text.trim() !== "" || !child.text.includes("\n");
    return !isJsxExpression(child) || child.expression !== undefined;
  });
}

class Texts {
  readonly #checker: Checker;
  readonly #known = new Map<number, boolean>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /** Whether a value of this type may be a text that can be seen. */
  isText(type: Type | undefined): boolean {
    if (type === undefined) return true;
    const known = this.#known.get(type.id);
    if (known !== undefined) return known;
    // A type that mentions itself is what the rest of it is.
    this.#known.set(type.id, false);
    const found = this.#look(type);
    this.#known.set(type.id, found);
    return found;
  }

  #look(type: Type): boolean {
    if (type.isStringLiteralType()) return type.value.trim() !== "";
    const textual =
      TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.AnyOrUnknown | TypeFlags.Enum;
    if ((type.flags & textual) !== 0) return true;
    if (type.isUnionType()) return type.getTypes().some((part) => this.isText(part));
    if (this.#checker.isArrayLikeType(type) && type.isTypeReference())
      return this.#checker.getTypeArguments(type).some((part) => this.isText(part));
    return false;
  }
}

/** @returns a line for each text of a project that a translated page would not survive, with its place */
export function textsBesideOthers(
  api: API,
  root: string,
  project: string,
  isChecked: (file: string) => boolean,
): string[] {
  const opened = api.updateSnapshot({ openProjects: [project] }).getProject(project);
  if (opened === undefined) throw new Error(`The compiler knows no project ${project}.`);
  const { program, checker } = opened;
  const texts = new Texts(checker);
  const problems: string[] = [];

  function checkFile(file: SourceFile): void {
    const report = (node: Node, what: string): void => {
      const line = file.text.slice(0, node.getStart(file)).split("\n").length;
      const excerpt = node.getText(file).replaceAll(/\s+/g, " ").slice(0, 60);
      problems.push(`${relative(root, file.fileName)}:${line}: ${excerpt}: ${what}`);
    };
    const isText = (expression: Expression): boolean =>
      !isBlankText(expression) && texts.isText(checker.getTypeAtLocation(expression));

    function checkParent(parent: Parent): void {
      const tag = tagName(parent, file);
      const children = renderedChildren(parent);
      const alone = children.length === 1 && !isJsxFragment(parent);
      let mayComeAndGo = false;
      for (const child of children) {
        if (ofTextsOnly.has(tag)) {
          if (isJsxElement(child) && sentences.has(tagName(child, file)))
            report(child, `<${tag}> holds a text only: take t.`);
        } else if (isJsxExpression(child) && child.expression !== undefined) {
          if (!alone && isText(child.expression))
            report(child, "this text is not alone in its element: give it one, or its type elements only (Elements).");
          else if (alone && !isMarked(parent) && isAmount(child.expression))
            report(child, 'this amount would be translated: its element is translate="no".');
          if (!isBlank(child)) mayComeAndGo = true;
        } else if (isJsxText(child) && !isBlank(child) && mayComeAndGo)
          report(child, "this text stands behind what may come and go: give it an element.");
      }
    }
    /** Whether an amount is written, also in a template or under a name of this file's own. */
    function isAmount(expression: Expression): boolean {
      if (isCallExpression(expression))
        return isIdentifier(expression.expression) && expression.expression.text === "formatMoney";
      if (isTemplateExpression(expression))
        return [...expression.templateSpans].some((span) => isAmount(span.expression));
      if (isConditionalExpression(expression)) return isAmount(expression.whenTrue) || isAmount(expression.whenFalse);
      if (isBinaryExpression(expression)) return isAmount(expression.left) || isAmount(expression.right);
      if (isParenthesizedExpression(expression)) return isAmount(expression.expression);
      if (!isIdentifier(expression)) return false;
      const declared = checker.getSymbolAtLocation(expression)?.valueDeclaration?.resolve(opened);
      return (
        declared !== undefined &&
        isVariableDeclaration(declared) &&
        declared.initializer !== undefined &&
        isAmount(declared.initializer)
      );
    }
    function isMarked(parent: Node): boolean {
      for (let ancestor: Node | undefined = parent; ancestor !== undefined; ancestor = ancestor.parent)
        if (isJsxElement(ancestor) && /\stranslate="no"/.test(ancestor.openingElement.getText(file))) return true;
      return false;
    }
    /** What a component itself returns, its inner functions' returns left out. */
    function checkReturns(node: Node): void {
      if (isReturnStatement(node) && node.expression !== undefined && isText(node.expression))
        report(node, "a component draws an element, never a bare text.");
      if (!isArrowFunction(node) && !isFunctionExpression(node) && !isFunctionDeclaration(node))
        node.forEachChild(checkReturns);
    }
    function visit(node: Node): void {
      if (isJsxElement(node) && sentences.has(tagName(node, file))) return;
      if (node.kind === SyntaxKind.JsxElement || node.kind === SyntaxKind.JsxFragment) checkParent(node as Parent);
      if (isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? "")) node.body?.forEachChild(checkReturns);
      node.forEachChild(visit);
    }
    visit(file);
  }

  for (const name of program.getSourceFileNames()) {
    const file = isChecked(relative(root, name)) ? program.getSourceFile(name) : undefined;
    if (file !== undefined) checkFile(file);
  }
  return problems;
}
