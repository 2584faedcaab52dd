/** A device for tests: storage that can be full or forbidden, and other pages that write to it. */

export class Device {
  readonly items = new Map<string, string>();
  full = false;
  forbidden = false;
  readonly #heard: (() => void)[] = [];
  readonly #page = new EventTarget();

  constructor() {
    const device = this;
    const open = (): void => {
      if (device.forbidden) throw new DOMException('forbidden', 'SecurityError');
    };
    const replace = (name: string, value: unknown): void => {
      const before = Object.getOwnPropertyDescriptor(globalThis, name);
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
      this.#heard.push(() => {
        if (before) Object.defineProperty(globalThis, name, before);
        else Reflect.deleteProperty(globalThis, name);
      });
    };
    replace('localStorage', {
      getItem(key: string) {
        open();
        return device.items.get(key) ?? null;
      },
      setItem(key: string, text: string) {
        open();
        if (device.full) throw new DOMException('full', 'QuotaExceededError');
        device.items.set(key, text);
      },
      removeItem(key: string) {
        open();
        device.items.delete(key);
      },
    });
    replace('addEventListener', this.#page.addEventListener.bind(this.#page));
  }

  /** Another page of the site writes, and this one hears of it. */
  writtenElsewhere(key: string, text: string): void {
    this.items.set(key, text);
    this.#page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }

  /** Everything as it was before. */
  leave(): void {
    for (const undo of this.#heard.reverse()) undo();
  }
}
