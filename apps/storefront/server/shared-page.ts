import { encodedQuickly, encodedSmallest, type PageEncoding } from "./page-encodings.ts";
import type { WirePage } from "./wire-page.ts";

/** A page that many visitors are sent, with the bytes that go over the wire. */
export interface SharedPage extends WirePage {
  /** What goes over the wire; null asks for the page as it is. */
  readonly encoded: (encoding: PageEncoding | null) => Promise<Buffer>;
  /** Bytes of memory. */
  readonly bytes: () => number;
}

/** Makes a page one that is shared; `onGrown` hears when it takes more memory. */
export type SharePage = (page: WirePage, onGrown: (page: SharedPage) => void) => SharedPage;

/**
 * Each page is compressed once an encoding: quickly for who asks first, and in brotli once more, as small as it gets, when it
 * is asked for again.
 */
export function createPageSharing(): SharePage {
  // One page after another: brotli at its smallest takes a processor, and nobody waits for it.
  let isShrinking = false;

  return (page, onGrown) => {
    const buffers = new Map<PageEncoding, Buffer>();
    let isSmallest = false;

    function keep(encoding: PageEncoding, buffer: Buffer): void {
      buffers.set(encoding, buffer);
      onGrown(shared);
    }

    async function shrink(): Promise<void> {
      isShrinking = true;
      try {
        const smallest = await encodedSmallest(page.html);
        isSmallest = true;
        keep("br", smallest);
      } finally {
        isShrinking = false;
      }
    }

    async function encoded(encoding: PageEncoding | null): Promise<Buffer> {
      if (encoding === null) return page.html;
      const known = buffers.get(encoding);
      if (known === undefined) {
        const made = await encodedQuickly(page.html, encoding);
        if (!buffers.has(encoding)) keep(encoding, made);
        return made;
      }
      if (encoding === "br" && !isSmallest && !isShrinking) void shrink();
      return known;
    }

    const shared: SharedPage = {
      ...page,
      encoded,
      bytes: () => [...buffers.values()].reduce((sum, { length }) => sum + length, page.html.length),
    };
    return shared;
  };
}
