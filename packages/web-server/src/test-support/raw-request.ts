import { connect, type Socket } from "node:net";

function open(origin: string): { readonly socket: Socket; readonly answered: Promise<string> } {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  // What is still sent when the server has ended the connection.
  socket.on("error", () => {});
  const answered = new Promise<string>((resolve) => {
    socket.once("close", () => resolve(text));
  });
  return { socket, answered };
}

/** Sends a request as no HTTP client would; its head is given without the line that ends it. @returns the answer */
export function sendRaw(origin: string, head: string): Promise<string> {
  const { socket, answered } = open(origin);
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  return answered;
}

/** Sends the beginning of a request, then a letter over and over. @returns what was answered when the connection ended */
export async function trickle(origin: string, beginning: string): Promise<string> {
  const { socket, answered } = open(origin);
  socket.write(beginning);
  const timer = setInterval(() => socket.write("x"), 20);
  const answer = await answered;
  clearInterval(timer);
  return answer;
}
