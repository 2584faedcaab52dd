/** A text as a QR code. */

/** A path of squares; the quiet border belongs to the code. */
export interface Code {
  readonly size: number;
  readonly path: string;
}

/** The largest code holds no more. */
const MOST_BYTES = 2953;

/** Undefined where the text is too long for any code. */
export async function codeOf(text: string): Promise<Code | undefined> {
  const { encode } = await import('uqr');
  if (new TextEncoder().encode(text).length > MOST_BYTES) return undefined;
  const { data, size } = encode(text, { ecc: 'L', border: 3 });
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return { size, path };
}
