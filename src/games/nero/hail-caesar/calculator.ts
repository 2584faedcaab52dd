/** Hail Caesar! (7.2): may my General be hailed as Contender, and does my Contender become Emperor. */
import { calculator } from '../../../calculator/calculator.ts';
import { NO_DICE } from '../../../calculator/settled.ts';
import { fields } from './fields.ts';
import { acclaimOdds } from './odds.ts';

export const hailCaesar = calculator({
  id: 'hail-caesar',
  title: 'Hail Caesar!',
  question: 'May my General be hailed, or does my Contender become Emperor?',
  rules: ['7.2', '7.1', '10.0', '11.2', '2.6.3', '4.3', '12.0-hail-caesar'],
  fields,
  tables: ['limits', 'provinces'],
  terms: {
    playable: 'Hail Caesar! may be played',
    room: 'Room for an Emperor',
    inBase: 'General in the Base with a Legion',
    control: 'Base controlled',
    becomesEmperor: 'The Contender becomes Emperor, as things stand',
    safe: 'Whatever the others do before',
    byThen: 'Emperors by then, at most',
    missing: 'Still missing',
  },
  ...NO_DICE,
  compute: acclaimOdds,
});
