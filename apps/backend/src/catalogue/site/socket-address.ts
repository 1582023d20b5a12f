/** Where sockets are opened, as the contract names it: whoever was reached under an origin is reached there. */
export function socketAddress(origin: string): string {
  return `${origin.replace(/^http/, "ws")}/socket`;
}
