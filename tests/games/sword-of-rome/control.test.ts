/** Control: markers before colours, allies but no allies of allies. */
import { expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { control } from '../../../src/games/sword-of-rome/control/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof control.fields>;

const ask = (given: Partial<Input>) => control.compute({ ...defaultsOf(control.fields), ...given }, tables).facts;

test('every colour offered is the colour that the table gives that power', () => {
  for (const { id, label } of control.fields.printed.options)
    expect(tables['colours']!.entries.find((e) => e.at[0] === id)?.value).toBe(label);
});

test('without a marker the print decides, and implies one', () => {
  expect(ask({ printed: 'samnites' })).toMatchObject({ controller: 'Samnites', home: 'Samnites', impliedMarker: true });
  expect(ask({ printed: 'independents' })).toMatchObject({ controller: 'nobody', impliedMarker: false });
});

test('a marker goes before the print', () => {
  expect(ask({ printed: 'greeks', marker: 'romans' })).toMatchObject({
    controller: 'Romans',
    home: 'Greeks',
    friendly: true,
  });
  expect(ask({ printed: 'romans', marker: 'independents' })).toMatchObject({ controller: 'nobody', friendly: false });
});

test('allies are friends both ways, allies of allies are not', () => {
  const alliances = [
    { one: 'greeks', other: 'etruscans' },
    { one: 'etruscans', other: 'gauls' },
  ] as const;
  expect(ask({ printed: 'greeks', me: 'etruscans', alliances })['friendly']).toBe(true);
  expect(ask({ printed: 'etruscans', me: 'greeks', alliances })['friendly']).toBe(true);
  expect(ask({ printed: 'gauls', me: 'greeks', alliances })['friendly']).toBe(false);
  expect(ask({ printed: 'samnites', me: 'greeks', alliances })['friendly']).toBe(false);
});
