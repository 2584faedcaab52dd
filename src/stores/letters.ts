/** Bytes as characters that an address can hold, and compressed text; anything cut, mangled or too large gives nothing. */

export function lettersOf(bytes: Uint8Array): string {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Throws where the letters are none. */
export const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

export async function packed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** `most`: so many letters it may open to; a few can stand for very many. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string | undefined> {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      if (text.length <= most) continue;
      await reader.cancel();
      return undefined;
    }
    return text;
  } catch {
    return undefined;
  }
}

export const squeeze = async (text: string): Promise<string> => lettersOf(await packed(text));

export async function unsqueeze(letters: string, most: number): Promise<string | undefined> {
  try {
    return await unpacked(bytesOf(letters), most);
  } catch {
    return undefined;
  }
}
