/**
 * Encryption by the browser's own cryptography: a game under a key that travels with it, a seat's view under a password.
 * It protects against a glance, not against an attacker, since anyone who plays on needs the whole game.
 */
import { bytesOf, lettersOf } from '../letters.ts';

/** What guards the view of a seat: it opens under the right word, and under no other. */
export interface Lock {
  readonly rounds: number;
  readonly salt: string;
  readonly sealed: string;
}

/** What OWASP asks of PBKDF2 with SHA-256. */
const ROUNDS = 600_000;
/** A lock from elsewhere may not keep the page busy. */
export const MOST_ROUNDS = 2_000_000;
const [KEY, IV, SALT] = [16, 12, 16];
const CIPHER = 'AES-GCM';

/** Only in a secure context: over plain http there is no such thing. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

const drawn = (many: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(many));
const inBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const newKey = (): string => lettersOf(drawn(KEY));
/** Also where nothing can be sealed. */
export const newName = (): string => lettersOf(drawn(8));

async function sealed(bytes: Uint8Array<ArrayBuffer>, key: CryptoKey, about: string): Promise<string> {
  const iv = drawn(IV);
  const hidden = await crypto.subtle.encrypt({ name: CIPHER, iv, additionalData: inBytes(about) }, key, bytes);
  return lettersOf(new Uint8Array([...iv, ...new Uint8Array(hidden)]));
}

/** Undefined where the letters are cut or changed, or the key or what it is about is another. */
async function opened(letters: string, key: CryptoKey, about: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const bytes = bytesOf(letters);
    const how = { name: CIPHER, iv: bytes.slice(0, IV), additionalData: inBytes(about) };
    return new Uint8Array(await crypto.subtle.decrypt(how, key, bytes.slice(IV)));
  } catch {
    return undefined;
  }
}

const keyFrom = (letters: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(letters), CIPHER, false, ['encrypt', 'decrypt']);

/** `about` is told beside it, and must be the same where it is opened. */
export const seal = async (bytes: Uint8Array<ArrayBuffer>, key: string, about: string): Promise<string> =>
  sealed(bytes, await keyFrom(key), about);

export async function unseal(
  letters: string,
  key: string,
  about: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await keyFrom(key).catch(() => undefined);
  return found && opened(letters, found, about);
}

/** As a phone's keyboard may have it: with a capital, or a space behind it. */
const plain = (word: string): string => word.normalize('NFC').trim().toLowerCase();

async function keyOf(word: string, salt: string, rounds: number): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', inBytes(plain(word)), 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds };
  return crypto.subtle.deriveKey(how, base, { name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
}

export const isWord = (word: string): boolean => plain(word) !== '';

/** `about`: the seat. */
export async function lockFor(word: string, about: string, rounds = ROUNDS): Promise<Lock> {
  const salt = lettersOf(drawn(SALT));
  return { rounds, salt, sealed: await sealed(inBytes(about), await keyOf(word, salt, rounds), about) };
}

export async function opensWith(
  { rounds, salt, sealed: letters }: Lock,
  word: string,
  about: string,
): Promise<boolean> {
  const key = isWord(word) ? await keyOf(word, salt, rounds).catch(() => undefined) : undefined;
  return key !== undefined && (await opened(letters, key, about)) !== undefined;
}
