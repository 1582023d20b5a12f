/**
 * One spelling for all that a caller may write: actions in any case, controllers in snake_case or CamelCase
 * (`ShopApply/record`, `shop_apply/RECORD`).
 */
export function callPath(path: string): string {
  const [controller = "", ...action] = path.split("/");
  const snake = controller.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, "_");
  return [snake, ...action].join("/").toLowerCase();
}
