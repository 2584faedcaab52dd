/** Text made small for an address, and back; what is cut, mangled or opens to too much gives nothing. */

export async function squeeze(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** `most`: so many letters it may open to; a few can stand for very many. */
export async function unsqueeze(letters: string, most: number): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
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
