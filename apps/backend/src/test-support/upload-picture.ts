import { recordOf } from "./ask.ts";

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

/** Uploads a picture of one pixel for the marketplace. @returns its path */
export async function uploadPicture(url: string, token: string, use: string): Promise<string> {
  const form = new FormData();
  form.set("use", use);
  form.set("file", new File([Buffer.from(pixel, "base64")], "pixel.png"));
  const sent = await fetch(`${url}/deskapi/pictures/upload`, { method: "POST", headers: { token }, body: form });
  return String(recordOf(recordOf(await sent.json())["data"])["base_uri"]);
}
