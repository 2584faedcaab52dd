/** What a reader knows of another's hand, wherever that matters: its cards, or only how many. */
import { choice, numberOr } from '../../calculator/fields.ts';

export const handFields = (group: string, rule: string) => ({
  hand: choice({
    label: 'I know his cards',
    given: true,
    key: 'k',
    group,
    rule,
    options: [
      { id: 'unknown', label: 'no, only how many' },
      { id: 'known', label: 'yes' },
    ],
    default: 'unknown',
  }),
  cards: numberOr({
    label: 'His cards',
    key: 'c',
    group,
    rule: '4.2.2',
    min: 0,
    max: 26,
    default: 'dealt',
    words: [{ id: 'dealt', label: 'as dealt' }],
  }),
});
