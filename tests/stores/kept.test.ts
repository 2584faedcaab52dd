/** What is kept on the device: it comes back, pages agree, and nothing is lost where it cannot be read or written. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { kept, listOf } from '../../src/stores/kept/kept.ts';
import { Device } from '../support/storage.ts';

interface Note {
  readonly text: string;
}
const NOTES = listOf<Note>(['text']);
const note = (text: string): Note => ({ text });
/** Each is a page of its own: they share the device, not what they have read. */
let pages = 0;
const opened = (name: string) => {
  const page = kept<readonly Note[]>(name, [], NOTES);
  return { page, said: page.open() };
};
const nameOfItsOwn = () => `notes-${++pages}`;

let device: Device;
beforeEach(() => {
  device = new Device();
});
afterEach(() => device.leave());

test('what one page keeps the next one finds', () => {
  const name = nameOfItsOwn();
  const { page } = opened(name);
  expect(page.change((list) => [...list, note('a')])).toBe('');
  expect(device.items.get(`tabularium:${name}`)).toBe('[{"text":"a"}]');
  expect(opened(name).page.$value.get()).toEqual([note('a')]);
});

test('until it is opened it is empty, as the build drew it', () => {
  const name = nameOfItsOwn();
  device.items.set(`tabularium:${name}`, '[{"text":"a"}]');
  const page = kept<readonly Note[]>(name, [], NOTES);
  expect(page.$value.get()).toEqual([]);
  page.open();
  expect(page.$value.get()).toEqual([note('a')]);
});

describe('two pages', () => {
  test('see at once what the other keeps', () => {
    const name = nameOfItsOwn();
    const { page } = opened(name);
    device.writtenElsewhere(`tabularium:${name}`, '[{"text":"there"}]');
    expect(page.$value.get()).toEqual([note('there')]);
  });
  test('that add at the same time keep both, though neither has heard of the other yet', () => {
    const name = nameOfItsOwn();
    const [one, two] = [opened(name).page, opened(name).page];
    one.change((list) => [...list, note('one')]);
    two.change((list) => [...list, note('two')]);
    expect(two.$value.get()).toEqual([note('one'), note('two')]);
  });
});

describe('what cannot be read', () => {
  test.each(['[{"text":"a', '{"text":"a"}', '[{"text":1}]', '[null]', '"a"', 'null', '7'])(
    '%s is set aside',
    (text) => {
      const name = nameOfItsOwn();
      device.items.set(`tabularium:${name}`, text);
      const { page, said } = opened(name);
      expect(said).toMatch(/could not be read, so it was set aside/);
      expect(page.$value.get()).toEqual([]);
      expect(device.items.get(`tabularium:${name}:aside`)).toBe(text);
      page.change(() => [note('new')]);
      expect(opened(name)).toMatchObject({ said: '' });
      expect(device.items.get(`tabularium:${name}:aside`)).toBe(text);
    },
  );
  test('stays where it is until something else is kept, and every page says so', () => {
    const name = nameOfItsOwn();
    const { page, said } = opened(name);
    expect(said).toBe('');
    // A page of a later version has kept what this one cannot read.
    device.writtenElsewhere(`tabularium:${name}`, '{"version":2}');
    expect(page.$value.get()).toEqual([]);
    expect(device.items.get(`tabularium:${name}`)).toBe('{"version":2}');
    for (const again of [page.open(), opened(name).said]) expect(again).toMatch(/could not be read/);
    device.writtenElsewhere(`tabularium:${name}`, '[{"text":"there"}]');
    expect(page.open()).toBe('');
    expect(page.$value.get()).toEqual([note('there')]);
  });
  test('takes the place of nothing that was set aside before', () => {
    const name = nameOfItsOwn();
    for (const text of ['{"version":2}', '{"version":3}', '{"version":2}']) {
      device.items.set(`tabularium:${name}`, text);
      opened(name);
    }
    const aside = [...device.items].filter(([key]) => key.startsWith(`tabularium:${name}:aside`));
    expect(aside.map(([, text]) => text)).toEqual(['{"version":2}', '{"version":3}']);
  });
  test('comes back with the version that can read it, where nothing else was kept since', () => {
    const name = nameOfItsOwn();
    device.items.set(`tabularium:${name}`, '[]');
    device.items.set(`tabularium:${name}:aside`, 'broken');
    device.items.set(`tabularium:${name}:aside-2`, '[{"text":"a"}]');
    const { page, said } = opened(name);
    expect({ said, value: page.$value.get() }).toEqual({ said: '', value: [note('a')] });
    expect(device.items.get(`tabularium:${name}`)).toBe('[{"text":"a"}]');
    expect(device.items.get(`tabularium:${name}:aside`)).toBe('broken');
    page.change(() => []);
    // Emptied by the reader, it stays empty.
    expect(opened(name).page.$value.get()).toEqual([]);
  });
  test('is not brought back over what was kept since', () => {
    const name = nameOfItsOwn();
    device.items.set(`tabularium:${name}`, '[{"text":"now"}]');
    device.items.set(`tabularium:${name}:aside`, '[{"text":"then"}]');
    expect(opened(name).page.$value.get()).toEqual([note('now')]);
  });
  test('is not replaced where there is no room to set it aside', () => {
    const name = nameOfItsOwn();
    device.items.set(`tabularium:${name}`, 'broken');
    device.full = true;
    expect(opened(name).said).toBe('What was stored here could not be read, so it is not being used.');
    expect(device.items.get(`tabularium:${name}`)).toBe('broken');
    const { page } = opened(name);
    expect(page.change(() => [note('new')])).toMatch(/last only for this visit/);
    expect(page.$value.get()).toEqual([note('new')]);
    device.full = false;
    expect(device.items.get(`tabularium:${name}`)).toBe('broken');
    expect(page.change((list) => [...list, note('newer')])).toBe('');
    expect(device.items.get(`tabularium:${name}`)).toBe('[{"text":"new"},{"text":"newer"}]');
    expect(device.items.get(`tabularium:${name}:aside`)).toBe('broken');
  });
});

describe.each(['full', 'forbidden'] as const)('a device that is %s', (trouble) => {
  test('gives one sentence, and what was done lasts for the visit', () => {
    const name = nameOfItsOwn();
    const { page } = opened(name);
    page.change(() => [note('kept')]);
    device[trouble] = true;
    expect(page.change((list) => [...list, note('now')])).toMatch(/^This device .+ last only for this visit\.$/);
    expect(page.change((list) => [...list, note('later')])).not.toBe('');
    const all = [note('kept'), note('now'), note('later')];
    expect(page.$value.get()).toEqual(all);
    // Nor does another page's writing take it away.
    device.writtenElsewhere(`tabularium:${name}`, '[]');
    expect(page.$value.get()).toEqual(all);
    // Once there is room again all of it is kept.
    device[trouble] = false;
    expect(page.change((list) => list)).toBe('');
    expect(JSON.parse(device.items.get(`tabularium:${name}`)!)).toEqual(all);
  });
});
